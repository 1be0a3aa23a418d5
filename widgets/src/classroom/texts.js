// @ts-check
/** The texts that come back from a class: parted, decoded, grouped, and kept by several pages at once. */

/** @typedef {import("./teacher.js").Row} Row */

/** How a result begins, and what parts several: whatever a mail has put between its words. */
const HEADING = /(?=italiancards(?:[\s>|*\p{Cf}]|&nbsp;)*result(?:[\s>|*\p{Cf}]|&nbsp;)*class:)/iu;

/** Results by whose they are. @param {Row[]} rows @returns {Map<string, Row[]>} */
export function groupByLearner(rows) {
  const all = new Map();
  for (const row of rows) all.set(row.learner, [...(all.get(row.learner) ?? []), row]);
  return all;
}

/** The results in a text: what somebody wrote above them is left out. @param {string} text */
export function splitResults(text) {
  const parts = text.split(HEADING).map((each) => each.trim());
  const found = parts.filter((each) => each.search(HEADING) === 0);
  return found.length ? found : parts.filter(Boolean);
}

/** The text of a file, whoever wrote it: some programs take two bytes for a letter, some one.
 * @param {ArrayBuffer} bytes */
export function decode(bytes) {
  const [first, second] = new Uint8Array(bytes);
  if (first + second === 0xfe + 0xff)
    return new TextDecoder(first === 0xff ? "utf-16le" : "utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder("windows-1252").decode(bytes);
    throw error;
  }
}

/** What two pages keep that began with the same texts: what either added, without what either took out.
 * @param {string[]} base @param {string[]} mine @param {string[]} theirs */
export const mergeTexts = (base, mine, theirs) => [
  ...mine.filter((text) => !base.includes(text) || theirs.includes(text)),
  ...theirs.filter((text) => !base.includes(text) && !mine.includes(text)),
];
