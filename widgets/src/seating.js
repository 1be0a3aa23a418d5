// @ts-check
/** Where players sit round a table, and where their cards lie on it. */

/** So many cards lie in two rows: round a ring they would cover each other's corners. */
const IN_ROWS = 5;

/** How far round the table somebody sits: 0 is the learner's place, 1 the whole way round.
 * @param {SeatModel[]} seats the learner first, then in turn order @param {number} place @param {string} direction */
const turnFraction = (seats, place, direction) =>
  (direction === "cw" ? seats.length - place : place) / seats.length;

/**
 * Where the others sit, each with those before and after him.
 * @param {SeatModel[]} seats the learner first, then in turn order
 * @param {string} direction
 * @returns {Record<"left" | "top" | "right", SeatModel[]>} each from top to bottom, or left to right
 */
export function seatSides(seats, direction) {
  const anticlockwise = direction === "cw" ? [...seats.slice(1)].reverse() : seats.slice(1);
  const beside = Math.ceil((anticlockwise.length - 1) / 2) - (anticlockwise.length === 4 ? 1 : 0);
  const right = anticlockwise.slice(0, beside);
  const left = anticlockwise.slice(anticlockwise.length - beside);
  const top = anticlockwise.slice(beside, anticlockwise.length - beside);
  return { right: right.reverse(), top: top.reverse(), left };
}

/**
 * Where a card lies that a seat played, as parts of a card's width and height from the middle.
 * @param {SeatModel[]} seats @param {number | null} seat @param {string} direction
 */
export function cardSpot(seats, seat, direction) {
  const place = seats.findIndex((each) => each.seat === seat);
  const angle = Math.PI / 2 - 2 * Math.PI * turnFraction(seats, Math.max(0, place), direction);
  const y = Math.sin(angle);
  return { x: 1.08 * Math.cos(angle), y: seats.length === IN_ROWS ? 0.53 * Math.sign(y) : 0.46 * y };
}

/** So little is level: angles are not exact. */
const LEVEL = 0.01;

/** Where the name of whoever played a card has its place: on the felt, away from the other cards.
 * @param {number} x @param {number} y where the card lies */
export const captionAt = (x, y) => [
  y < -LEVEL ? "ic-above" : "ic-below",
  ...(Math.abs(x) < LEVEL ? [] : [x < 0 ? "ic-to-left" : "ic-to-right"]),
];

/** What is said of a card after the name of who played it: "Rosa takes", "you take".
 * @param {Pick<CardModel, "seat" | "marks">} card @param {Pick<SeatModel, "seat" | "me">[]} seats
 * @param {Record<string, string>} words */
export function captionWords(card, seats, words) {
  const mine = seats.some((each) => each.me && each.seat === card.seat);
  return card.marks.map((mark) => (mine && words[`me-${mark}`]) || words[mark]);
}
