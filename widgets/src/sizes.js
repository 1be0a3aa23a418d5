// @ts-check
/** How large cards are on a table of some width, and which face they show. */

/** Below this width a card shows its compact face, in CSS pixels. */
export const COMPACT = 90;

/** Below this width the hand has a row of its own, without the margins beside it; as in the CSS. */
const NARROW = 540;
const MARGIN = 110;
const GAP = 10;

/** @typedef {{ near: number, rows: number, middle: number, laid: number, side: number, far: number,
 *   mini: number }} Sizes */

/** @param {number} low @param {number} wanted @param {number} high */
const within = (low, wanted, high) => Math.round(Math.max(low, Math.min(wanted, high)));

/**
 * The widths of the cards in each area, in CSS pixels, and in how many rows the hand lies.
 * @param {number} width of the felt
 * @param {number} held how many cards the hand has
 * @param {number} [lying] how many lie on the table to be taken
 * @param {number} [others] how many others play
 * @returns {Sizes}
 */
export function sizesFor(width, held, lying = 0, others = 1) {
  const narrow = width < NARROW;
  const room = narrow ? width : width - 2 * MARGIN;
  const rows = held > 6 && room / held < 64 ? 2 : 1;
  const near = (room - GAP) / Math.max(3, Math.ceil(held / rows)) - GAP;
  const across = lying > 8 ? 5 : Math.max(4, lying);
  return {
    near: within(44, near, 120),
    rows,
    middle: within(72, width * 0.28, 104),
    laid: within(48, (narrow ? room - 90 : room) / Math.min(across, narrow ? 4 : 8) - GAP, 92),
    side: within(60, width * 0.14, 90),
    far: within(others > 2 ? 26 : 36, (width * 0.1) / Math.max(1, others - 1), 54),
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
