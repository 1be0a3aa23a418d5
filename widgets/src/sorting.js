// @ts-check
/** The order of a hand: by suit, by rank, or as its owner laid it. */

/** @typedef {"suit" | "rank" | "own"} Way */
/** @type {Way[]} */
export const WAYS = ["suit", "rank", "own"];

/**
 * The keys of a hand in order. What is new in a hand sorted by its owner lies last.
 * @param {{ suit: string[], rank: string[] }} sorted the orders that the kernel tells
 * @param {Way} way
 * @param {string[]} own the order its owner laid
 */
export function orderKeys(sorted, way, own) {
  if (way !== "own") return sorted[way];
  const ordered = own.filter((key) => sorted.suit.includes(key));
  return [...ordered, ...sorted.suit.filter((key) => !ordered.includes(key))];
}

/**
 * The order after a card was moved to a place.
 * @param {string[]} keys @param {string} key @param {number} place
 */
export function moveKey(keys, key, place) {
  const others = keys.filter((each) => each !== key);
  const at = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, at), key, ...others.slice(at)];
}

/** The next way to sort. @param {Way} way */
export const nextWay = (way) => WAYS[(WAYS.indexOf(way) + 1) % WAYS.length];
