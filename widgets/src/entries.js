// @ts-check
/** What a text that was kept may be: anything at all. */

/** @param {any} value */
export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** The entries of an object; none of anything else. @param {any} each @returns {[string, any][]} */
export const entries = (each) => (isObject(each) ? Object.entries(each) : []);
