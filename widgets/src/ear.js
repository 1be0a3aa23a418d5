// @ts-check
/** A round by ear: what others did until the learner is to act, in as few words as tell it. */

import { answerTo } from "./answers.js";
import { has, sentences } from "./sentences.js";

/** @typedef {Record<string, any>} Labels */

export class EarRound {
  constructor() {
    /** @type {string[]} */
    this.pieces = [];
    /** The suit led, in a card's name: of other cards of that suit the rank is enough. */
    this.led = "";
    /** @type {TableModel | undefined} */
    this.before = undefined;
    /** The moves whose keys were told in this deal, without what they name. */
    this.numbered = "";
    /** Who was said last to win a trick: of him who leads the next, right after that, the name was said. */
    this.taker = "";
  }

  /** What is said by ear: the news, a word for what is to be done, and the keys of moves once a deal.
   * @param {import("./sentences.js").Props} props @returns {import("./sentences.js").Props} */
  props(props) {
    const { table, words, numbered } = props;
    const news = this.news(table, words);
    const kinds = numbered.map(({ move }) => move.split(" ")[0]);
    const now = `${table.deal} ${kinds}`;
    const keys =
      this.numbered === `${now} ${table.revision}` || !this.numbered.startsWith(`${now} `) ? numbered : [];
    if (numbered.length && keys.length) this.numbered = `${now} ${table.revision}`;
    const line = earLine(table, props.line, news, words);
    return { ...props, news, line, numbered: verbOnce(keys), ways: verbOnce(props.ways) };
  }

  /** What has happened, once the table stands still; until then nothing.
   * @param {TableModel} table @param {Labels} words */
  news(table, words) {
    const { before } = this;
    this.before = table;
    if (!before || before.revision === table.revision) return "";
    this.pieces.push(this.happened(before, table));
    if (stockOf(before) && !stockOf(table)) this.pieces.push(words["ear-no-stock"]);
    if (table.wait?.for === "bot") return "";
    const all = sentences(joined(this.pieces, table));
    const text =
      this.taker && all.startsWith(`${this.taker}: `) ? capital(all.slice(this.taker.length + 2)) : all;
    if (all) this.taker = takerOf(this.pieces, table);
    this.pieces = [];
    return has(text, table.cheer?.text ?? "") ? text : sentences([text, table.cheer?.text]);
  }

  /** What one move comes to; where more than two play, a card of the suit led has no suit.
   * @param {TableModel} before @param {TableModel} table */
  happened(before, { came, rail, zones, lesson, seats }) {
    const lying = trickOf(zones)?.cards ?? [];
    if (!trickOf(before.zones)?.cards.length) this.led = "";
    const played = came && lying.find(({ key }) => key === came.card);
    const text = rail.heard || (lesson ? rail.said : ""); // there others play one's own cards too
    if (!played || seats.length < 3) return text;
    const [rank, ...rest] = played.name.split(" ");
    const suit = rest.join(" ");
    const name = new RegExp(`: ${rank} ${suit}`, "i");
    const short = suit && suit === this.led ? text.replace(name, `: ${rank.toLowerCase()}`) : text;
    this.led ||= suit;
    return short;
  }
}

/** @param {string} text */
const capital = (text) => `${text[0].toUpperCase()}${text.slice(1)}`;

/** Who is said at the end to win a trick: "Bice wins.", where nothing more was said. @param {string[]} pieces
 * @param {Pick<TableModel, "seats" | "zones">} table */
function takerOf(pieces, { seats, zones }) {
  const last =
    pieces
      .at(-1)
      ?.split(/(?<=[.!?]) /)
      .at(-1) ?? "";
  const taker = seats.find((seat) => !seat.me && last.startsWith(`${seat.name} `));
  return trickOf(zones)?.cards.length ? (taker?.name ?? "") : "";
}

/** Moves with keys to choose from: a verb that all begin with is said of the first.
 * @template {{ label: string }} Move @param {Move[]} moves @returns {Move[]} */
function verbOnce(moves) {
  const verb = `${moves[0]?.label.split(" ")[0]} `;
  if (!moves.every(({ label }) => label.startsWith(verb))) return moves;
  return moves.map((move, place) => (place ? { ...move, label: move.label.slice(verb.length) } : move));
}

/** What everybody did, in a sentence each: a name, and a verb in a row, is said once. @param {string[]} pieces
 * @param {Pick<TableModel, "seats">} table */
function joined(pieces, { seats }) {
  /** @type {string[]} */
  const said = [];
  const others = seats.filter((seat) => !seat.me);
  let subject = "";
  let verb = "";
  for (const piece of pieces.flatMap((each) => each.split(/(?<=[.!?]) /)).filter(Boolean)) {
    const name = others.find((seat) => piece.startsWith(`${seat.name} `))?.name;
    const rest = name ? piece.slice(name.length + 1) : "";
    const [first, ...more] = rest.split(" ");
    if (name && name === subject && said.at(-1)?.endsWith("."))
      said.push(`${said.pop()?.slice(0, -1)}, ${first === verb && more.length ? more.join(" ") : rest}`);
    else said.push(piece);
    subject = name ?? others.find((seat) => piece.startsWith(`${seat.name}:`))?.name ?? "";
    verb = first;
  }
  return said;
}

/** How many cards are still to be drawn. @param {Pick<TableModel, "zones">} table */
const stockOf = ({ zones }) =>
  zones
    .filter(({ name, spread, seat }) => seat === null && (name === "stock" || spread === "crosswise"))
    .reduce((sum, { cards, down }) => sum + cards.length + down, 0);

/** @param {ZoneModel[]} zones */
const trickOf = (zones) => zones.find(({ spread, area }) => spread === "trick" && area === "middle");

/** What is asked of the learner, in a word: where it is his turn, and where all that is to be done is to go on, after a
 * trick and in a lesson only if nothing else was said; at the end the count. @param {TableModel} table
 * @param {string} line @param {string} news @param {Labels} words */
export function earLine(table, line, news, words) {
  const { lesson, over, wait, choices, mats, rail, zones } = table;
  const lying = trickOf(zones)?.cards.length; // who wins it was said: that is the word for it
  if (over && !lesson && line === rail.status) return answerTo("points", table, words);
  if (wait?.for === "table") return news && (lesson || lying) ? "" : words["ear-go"];
  if (lesson || over) return line;
  const can = mats.length || choices.some(({ names, ok }) => ok && !names);
  return !wait && can && line === rail.status ? words["ear-you"] : line; // else a card is held up: what it does
}
