// @ts-check
/** How cards lie in a box, and how large they are there. */

/** A card is so much higher than wide. */
export const TALL = 1.6;
/** The widest card on the table, at a text of 16 px; and the narrowest, which a finger still finds whatever the text. */
const LARGEST = 200;
const SMALLEST = 34;

/** By how much somebody's text is larger than a browser's own: what is counted in rem in the styles grows with it. */
export const textScale = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/**
 * The columns in which some cards are largest, and how wide they are there.
 * @param {number} count
 * @param {{ width: number, height: number, gap: number, scale?: number }} box
 */
export function grid(count, { width, height, gap, scale = 1 }) {
  const number = Math.max(1, count);
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= number; columns += 1) {
    const rows = Math.ceil(number / columns);
    const across = (width - (columns - 1) * gap) / columns;
    const down = (height - (rows - 1) * gap) / rows / TALL;
    const size = Math.floor(Math.min(LARGEST * scale, across, down));
    if (size > best.size) best = { columns, size };
  }
  if (best.size >= SMALLEST) return best;
  return { columns: Math.max(1, Math.floor((width + gap) / (SMALLEST + gap))), size: SMALLEST };
}

/** So many cards of a hand lie beside a stock; where more are dealt there is none at a round table. */
export const SMALL = 4;
/** From how many cards on a hand is a fan, and from how many it lies in two rows on a phone. */
export const FAN = 7;
export const ROWS = 10;

/**
 * In how many rows a hand lies on a phone. Two become one again where a fan is no crowd: a card that is drawn and
 * discarded turn by turn moves no other.
 * @param {number} count @param {number} before the rows it lay in, or 0 where it is dealt
 */
export const rowsOf = (count, before) => (count >= ROWS || (before === 2 && count > FAN) ? 2 : 1);
