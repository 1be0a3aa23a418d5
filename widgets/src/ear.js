// @ts-check
/** A round by ear: what others did until the learner is to act, in as few words as tell it. */

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
  }

  /** What has happened, once the table stands still; until then nothing.
   * @param {TableModel} table */
  news(table) {
    const { before } = this;
    this.before = table;
    if (!before || before.revision === table.revision) return "";
    this.pieces.push(this.happened(before, table));
    if (table.wait?.for === "bot") return "";
    const text = sentences(this.pieces);
    this.pieces = [];
    return has(text, table.cheer?.text ?? "") ? text : sentences([text, table.cheer?.text]);
  }

  /** @param {TableModel} before @param {TableModel} table */
  happened(before, { came, rail, zones }) {
    const lying = trickOf(zones)?.cards ?? [];
    if (!trickOf(before.zones)?.cards.length) this.led = "";
    const played = came && lying.find(({ key }) => key === came.card);
    if (!played) return rail.heard;
    const [rank, ...rest] = played.name.split(" ");
    const suit = rest.join(" ");
    const name = new RegExp(`: ${rank} ${suit}`, "i");
    const short =
      suit && suit === this.led ? rail.heard.replace(name, `: ${rank.toLowerCase()}`) : rail.heard;
    this.led ||= suit;
    return short;
  }
}

/** @param {ZoneModel[]} zones */
const trickOf = (zones) => zones.find(({ spread, area }) => spread === "trick" && area === "middle");

/** What is asked of the learner, in a word: where it is his turn, and where all that is to be done is to go on and
 * nothing else was said. @param {TableModel} table @param {string} line @param {string} news @param {Labels} words */
export function earLine({ lesson, over, wait, choices }, line, news, words) {
  if (lesson || over) return line;
  if (wait?.for === "table") return news ? "" : words["ear-go"];
  return !wait && choices.some(({ control, ok }) => control !== "number" && ok) ? words["ear-you"] : line;
}
