// @ts-check
/** A fan round the card that did it: a pure function. */

/**
 * The first card in the middle, the others on either side of it, each as far tilted as it lies away.
 * @template T
 * @param {T[]} cards
 * @returns {{ card: T, tilt: number }[]}
 */
export function fanAround([first, ...others]) {
  if (first === undefined) return [];
  const half = Math.ceil(others.length / 2);
  const row = [...others.slice(0, half), first, ...others.slice(half)];
  return row.map((card, place) => ({ card, tilt: place - half }));
}
