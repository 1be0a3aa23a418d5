// @ts-check
/** Bars of a count between two sides: pure functions. */

/** The number that a count writes down: `48*` is 48, `2 1/3` two and a third, a dash nothing. @param {string} text */
export function numberIn(text) {
  const [, whole, part, of] = text.match(/^\D*?(?:(\d+)(?!\d*\/))?\s*(?:(\d+)\/(\d+))?/) ?? [];
  return Number(whole ?? 0) + (part ? Number(part) / Number(of) : 0);
}

/**
 * How much of a line either side has, in hundredths; what is still out belongs to neither.
 * @param {Pick<LineModel, "counts" | "cards" | "out">} line
 * @returns {[number, number]}
 */
export function sharesOf({ counts, cards, out }) {
  const [one, other] = counts.map(numberIn);
  const countsCards = cards.length === 2 && cards[0].length === one && cards[1].length === other;
  const left = countsCards ? out.reduce((sum, spot) => sum + spot.cards.length, 0) : 0;
  const whole = one + other + left || 1;
  return [Math.round((100 * one) / whole), Math.round((100 * other) / whole)];
}
