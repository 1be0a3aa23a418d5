// @ts-check
/** What a class may ask for: the puzzles that were tried and the deals that were played, and the words of
 * questions that were missed. It stands apart from what is kept with every card that is played. */

import { read, write } from "./storage.js";
import { KEY } from "./store.js";

const WORKS = `${KEY}-works`;
/** How many are kept, and how long one may be; the oldest go first. */
const MOST = 150;
const LONGEST = 8_000;

/** All that is kept: tokens by where they began, words by question. @returns {Record<string, string>} */
export function readWork() {
  try {
    const work = JSON.parse(read(WORKS) ?? "{}");
    return Object.fromEntries(Object.entries(Object(work)).filter(([, each]) => typeof each === "string"));
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Keep something, unless it was done before: the first time counts. @param {string} name @param {string} text */
export function logWork(name, text) {
  const work = readWork();
  if (name in work || text.length > LONGEST) return;
  const all = [...Object.entries(work), [name, text]].slice(-MOST);
  write(WORKS, JSON.stringify(Object.fromEntries(all)));
}
