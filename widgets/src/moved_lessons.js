// @ts-check
/** Lessons that became part of another, as the kernel's table has them. */

import MOVED from "../../italiancards/core/moved_lessons.json" with { type: "json" };

/** The page on which a lesson stands now. @param {string} page @returns {string} */
export const currentPage = (page) => /** @type {Record<string, string>} */ (MOVED)[page] ?? page;

/** @typedef {import("./store.js").SavedState} SavedState */

/** What is kept by page, of pages that were two before put together by a function.
 * @template T @param {Record<string, T> | undefined} kept @param {(one: T, other: T) => T} join
 * @returns {Record<string, T>} */
function together(kept, join) {
  /** @type {Record<string, T>} */
  const all = {};
  for (const [page, own] of Object.entries(kept ?? {})) {
    const now = currentPage(page);
    all[now] = now in all ? join(all[now], own) : own;
  }
  return all;
}

/** What is kept of earlier lessons, as kept of those that they stand in now. Where somebody was in one is
 * left out: it has other steps now. @param {any} old @returns {any} */
export function movedState(old) {
  const here = (/** @type {object | undefined} */ kept) =>
    Object.fromEntries(Object.entries(kept ?? {}).filter(([page]) => currentPage(page) === page));
  return {
    ...old,
    pages: together(old.pages, (one, other) => ({
      ...one,
      ...other,
      answers: { ...one.answers, ...other.answers },
    })),
    memory: together(old.memory, (one, other) => ({ ...one, ...other })),
    today: (Array.isArray(old.today) ? old.today : []).map((/** @type {any} */ each) =>
      typeof each?.page === "string" ? { ...each, page: currentPage(each.page) } : each,
    ),
    places: here(old.places),
    ...(old.aside ? { aside: here(old.aside) } : {}),
  };
}
