// @ts-check
/** The home page as it is served: its parts, and its sentences. */

/** @param {string} id */
export const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** What the page says, with {places} to fill. @type {Record<string, string>} */
export const words = JSON.parse(element("words").textContent ?? "");

/** @param {string} name @param {Record<string, string | number>} [facts] */
export function say(name, facts = {}) {
  return words[name].replace(/\{(\w+)\}/g, (_, fact) => String(facts[fact]));
}

/** @template {HTMLElement} [T=HTMLElement] @param {string} selector @param {ParentNode} [within] @returns {T[]} */
export const all = (selector, within = document) =>
  /** @type {T[]} */ ([...within.querySelectorAll(selector)]);

/** @param {ParentNode} within @param {string} selector */
export const part = (within, selector) => /** @type {HTMLElement} */ (within.querySelector(selector));

/** Which page an address leads to. @param {string} address */
export const pageAt = (address) => address.split("/").filter(Boolean).pop() ?? "";
