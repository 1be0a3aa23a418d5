// @ts-check
/** What one's own tables agree on, as a browser keeps it: by page of house rules, options with their values. */

import { entries } from "./entries.js";

/** @typedef {Record<string, Record<string, string>>} Houses */

/** What of kept tables is as it should be. @param {any} houses @returns {Houses} */
export const validHouses = (houses) =>
  Object.fromEntries(
    entries(houses).map(([page, agreed]) => [
      page,
      Object.fromEntries(entries(agreed).filter(([, value]) => typeof value === "string")),
    ]),
  );

/** The table of a page agrees on this from now on. @param {import("./store.js").SavedState} state @param {string} page
 * @param {Record<string, string>} agreed @returns {import("./store.js").SavedState} */
export const setHouse = (state, page, agreed) => ({
  ...state,
  houses: { ...state.houses, [page]: agreed },
});
