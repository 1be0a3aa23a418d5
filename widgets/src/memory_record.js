// @ts-check
/** The record of the memory trainer at one game: pure functions. */

/** How many questions were asked and answered right, the row of right answers now and the best, and how often what
 * was missed. @typedef {{ asked: number, right: number, row: number, best: number, missed: Record<string, number> }} MemoryRecord */

/** @type {MemoryRecord} */
const NONE = { asked: 0, right: 0, row: 0, best: 0, missed: {} };

/** A record after one more answer. @param {MemoryRecord | undefined} old @param {string} topic @param {boolean} right
 * @returns {MemoryRecord} */
export function withAnswer(old = NONE, topic, right) {
  const row = right ? old.row + 1 : 0;
  return {
    ...{ asked: old.asked + 1, right: old.right + Number(right), row, best: Math.max(row, old.best) },
    missed: right ? old.missed : { ...old.missed, [topic]: (old.missed[topic] ?? 0) + 1 },
  };
}

/** @param {any} record */
export const isMemoryRecord = (record) =>
  typeof record?.missed === "object" &&
  record.missed !== null &&
  [record.asked, record.right, record.row, record.best, ...Object.values(record.missed)].every(
    (number) => Number.isInteger(number) && number >= 0,
  );

/** How many answers were right, of all. @param {MemoryRecord} record */
export const scoreOf = ({ right, asked }) => `${right}/${asked}`;

/** A record in words: how many were known, the best row, and what was missed most.
 * @param {MemoryRecord} record @param {Record<string, string>} topics @param {Words} words */
export function recordText(record, topics, words) {
  const [most] = Object.entries(record.missed)
    .filter(([name]) => name in topics)
    .sort(([, one], [, other]) => other - one);
  return [
    `${words["memory-known"]}: ${scoreOf(record)}`,
    `${words["memory-row"]}: ${record.best}`,
    ...(most ? [`${words["memory-missed"]}: ${topics[most[0]]}`] : []),
  ].join(" · ");
}
