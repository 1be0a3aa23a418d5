// @ts-check
/** How large cards are on a table of some width, and which face they show. */

/** Below this width a card shows its compact face, in CSS pixels. */
export const COMPACT = 90;

/** Below this width the hand has a row of its own, without the margins beside it; as in the CSS. */
const NARROW = 540;
const MARGIN = 110;
const GAP = 10;

/** @typedef {{ near: number, middle: number, side: number, far: number, mini: number }} Sizes */

/** @param {number} low @param {number} wanted @param {number} high */
const within = (low, wanted, high) => Math.round(Math.max(low, Math.min(wanted, high)));

/**
 * The widths of the cards in each area, in CSS pixels.
 * @param {number} width of the felt
 * @param {number} held how many cards the hand has
 * @returns {Sizes}
 */
export function sizesFor(width, held) {
  const room = width < NARROW ? width : width - 2 * MARGIN;
  const near = (room - GAP) / Math.max(3, held) - GAP;
  return {
    near: within(44, near, 120),
    middle: within(72, width * 0.28, 104),
    side: within(60, width * 0.14, 90),
    far: within(36, width * 0.1, 54),
    mini: 24,
  };
}

/**
 * The symbols of the deck that make up a card's picture.
 * @param {string} face e.g. `it-7D`
 * @param {number} width of the card in CSS pixels
 * @param {boolean} overlapped whether only its edge may be seen
 * @returns {string[]}
 */
export function symbolsOf(face, width, overlapped) {
  if (width < COMPACT) return [`ic-${face}-compact`];
  const indexed = overlapped && face.startsWith("it-");
  return indexed ? [`ic-${face}`, `ic-${face}-index`] : [`ic-${face}`];
}
