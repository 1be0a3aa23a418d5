// @ts-check
/** Mistakes as a browser kept them before ideas were remembered: each came back after some days, and then was known. */

import { entries, isObject } from "./entries.js";

/** @typedef {import("./store.js").SavedState} SavedState */
/** @typedef {import("./store.js").Idea} Idea */

/** After how many days a mistake came back. */
const STAGES = [1, 3, 7];

/** The memory of whoever has mistakes to repeat, and lessons that are done.
 * @param {any} mistakes @param {any} pages @param {(time: number) => number} dayOf the number of a day
 * @returns {SavedState["memory"]} */
export function memoryOfMistakes(mistakes, pages, dayOf) {
  /** @type {SavedState["memory"]} */
  const memory = {};
  const remember = (
    /** @type {string} */ page,
    /** @type {string} */ id,
    /** @type {Idea["days"]} */ days,
  ) => {
    memory[page] = { ...memory[page], [id]: { part: 0, last: id, days } };
  };
  for (const [page, { done, answers }] of entries(pages)) {
    if (!Number.isFinite(done)) continue;
    for (const [id, right] of entries(answers)) if (right === true) remember(page, id, [[dayOf(done), true]]);
  }
  for (const each of Array.isArray(mistakes) ? mistakes : []) {
    if (!isObject(each) || !(each.stage in STAGES) || !Number.isFinite(each.due)) continue;
    const days = STAGES.slice(0, each.stage + 1).map((_, stage) => {
      const since = STAGES.slice(stage, each.stage + 1).reduce((sum, some) => sum + some, 0);
      return /** @type {[number, boolean]} */ ([dayOf(each.due) - since, stage > 0]);
    });
    if (typeof each.page === "string" && typeof each.id === "string") remember(each.page, each.id, days);
  }
  return memory;
}
