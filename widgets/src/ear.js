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
  }

  /** What is said by ear: the news, a word for what is to be done, and the keys of moves once a deal.
   * @param {import("./sentences.js").Props} props @returns {import("./sentences.js").Props} */
  props(props) {
    const { table, words, numbered } = props;
    const news = this.news(table);
    const kinds = numbered.map(({ move }) => move.split(" ")[0]);
    const now = `${table.deal} ${kinds}`;
    const keys =
      this.numbered === `${now} ${table.revision}` || !this.numbered.startsWith(`${now} `) ? numbered : [];
    if (numbered.length && keys.length) this.numbered = `${now} ${table.revision}`;
    return { ...props, news, numbered: keys, line: earLine(table, props.line, news, words) };
  }

  /** What has happened, once the table stands still; until then nothing.
   * @param {TableModel} table */
  news(table) {
    const { before } = this;
    this.before = table;
    if (!before || before.revision === table.revision) return "";
    this.pieces.push(this.happened(before, table));
    if (table.wait?.for === "bot") return "";
    const text = sentences(
      this.pieces.filter(Boolean).map((piece, place, all) => shortened(piece, all[place - 1], table)),
    );
    this.pieces = [];
    return has(text, table.cheer?.text ?? "") ? text : sentences([text, table.cheer?.text]);
  }

  /** @param {TableModel} before @param {TableModel} table */
  happened(before, { came, rail, zones, lesson }) {
    const lying = trickOf(zones)?.cards ?? [];
    if (!trickOf(before.zones)?.cards.length) this.led = "";
    const played = came && lying.find(({ key }) => key === came.card);
    const text = rail.heard || (lesson ? rail.said : ""); // there others play one's own cards too
    if (!played) return text;
    const [rank, ...rest] = played.name.split(" ");
    const suit = rest.join(" ");
    const name = new RegExp(`: ${rank} ${suit}`, "i");
    const short = suit && suit === this.led ? text.replace(name, `: ${rank.toLowerCase()}`) : text;
    this.led ||= suit;
    return short;
  }
}

/** What somebody did, without the name where the piece before begins with it. @param {string} piece
 * @param {string | undefined} before @param {Pick<TableModel, "seats">} table */
function shortened(piece, before, { seats }) {
  const name = seats.map((seat) => `${seat.name} `).find((each) => piece.startsWith(each)) ?? "";
  const rest = piece.slice(name.length);
  return name && before?.startsWith(name) ? rest[0].toUpperCase() + rest.slice(1) : piece;
}

/** @param {ZoneModel[]} zones */
const trickOf = (zones) => zones.find(({ spread, area }) => spread === "trick" && area === "middle");

/** What is asked of the learner, in a word: where it is his turn, and where all that is to be done is to go on and
 * nothing else was said; at the end the count. @param {TableModel} table @param {string} line @param {string} news @param {Labels} words */
export function earLine(table, line, news, words) {
  const { lesson, over, wait, choices, mats, rail } = table;
  if (over && !lesson && line === rail.status) return answerTo("points", table, words);
  if (wait?.for === "table") return news ? "" : words["ear-go"];
  if (lesson || over) return line;
  const can = mats.length ? line === rail.status : choices.some(({ names, ok }) => ok && !names);
  return !wait && can ? words["ear-you"] : line;
}
