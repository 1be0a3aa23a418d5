// @ts-check
/** Where players sit round a table, and where their cards lie on it. */

/** How far round the table somebody sits: 0 is the learner's place, 1 the whole way round.
 * @param {unknown[]} seats the learner first, then in turn order @param {number} place @param {string} direction */
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

/** So little is level: angles are not exact. */
const LEVEL = 0.01;

/** How far apart cards lie, as parts of their width. */
const APART = 1.08;

/** How far above or below the middle cards lie of a trick of so many, as parts of their height. */
const RISES = /** @type {Record<number, number>} */ ({ 3: 0.25, 4: 0.515 });
const IN_TWO_ROWS = 0.53;

/**
 * Where a card lies that a seat played: round the middle, `x` and `y` as parts of a card's width and height; and
 * where a felt is wide but low, `line` of those from left to right, the middle one 0, and `rise` from -1 to 1.
 * @param {Pick<SeatModel, "seat">[]} seats @param {number | null} seat @param {string} direction
 */
export function cardSpot(seats, seat, direction) {
  const place = Math.max(
    0,
    seats.findIndex((each) => each.seat === seat),
  );
  const round = seats.map((_, each) => turnFraction(seats, each, direction));
  const [across, ...others] = round.map((part) => Math.sin(2 * Math.PI * part));
  const widest = Math.max(...others.map(Math.abs), LEVEL);
  const rise = Math.cos(2 * Math.PI * round[place]);
  const level = Math.abs(rise) < LEVEL ? 0 : Math.sign(rise);
  const toTheLeft = round.slice(1).filter((part) => part > round[place]).length;
  const mine = Math.ceil((seats.length - 1) / 2);
  const line = place ? toTheLeft + (toTheLeft >= mine ? 1 : 0) : mine;
  return {
    x: (APART * (place ? others[place - 1] : across)) / widest,
    y: level * (RISES[seats.length] ?? IN_TWO_ROWS),
    line: line - (seats.length - 1) / 2,
    rise,
  };
}

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

/** Zones of a seat by how they are drawn: piles, and fans; what lies crosswise under a pile is drawn with that.
 * @template {Pick<ZoneModel, "spread">} Z @param {Z[]} zones @returns {{ piles: Z[], fans: Z[] }} */
export function pilesAndFans(zones) {
  const piles = zones.filter(({ spread }) => spread === "pile");
  const under = piles.length ? ["pile", "crosswise"] : [];
  return { piles, fans: zones.filter(({ spread }) => !under.includes(spread)) };
}

/** What is told of a seat: his points, or where melds are laid how many cards he holds, and how the match stands.
 * @param {SeatModel} seat @param {Pick<TableModel, "mats" | "seats">} table @param {Words} words */
export function seatFacts(seat, { mats, seats }, words) {
  if (!mats.length) return seat.points && saysPoints(seat, seats) ? [seat.points] : [];
  const returned = seat.back ? words["came-back"] : "";
  return [seat.out ? words.out : seat.held, seat.count, returned].filter(Boolean);
}

/** Whether a seat says the points: partners have them in common, and the first of them says so.
 * @param {SeatModel} seat @param {SeatModel[]} seats the learner first, then in turn order */
const saysPoints = ({ seat, side }, seats) =>
  !side || seats.find((each) => each.side === side)?.seat === seat;

/** On which side somebody plays; the learner, with whom. @param {SeatModel} seat @param {Pick<TableModel, "score" | "mats">} table @param {Words} words */
export function sideOf({ me, partner, side }, { score, mats }, words) {
  if (me) return side && !mats.length ? (score.heads[score.mine ?? -1] ?? "") : "";
  return partner ? words.mine : side === "them" ? words.them : "";
}
