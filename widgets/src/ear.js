// @ts-check
/** A round by ear: what others did until the learner is to act, in as few words as tell it. */

import { sentences } from "./sentences.js";

/** @typedef {Record<string, any>} Labels */

export class EarRound {
  constructor() {
    /** @type {string[]} */
    this.pieces = [];
    /** The name of the card that was said last: of the next of its suit the rank is enough. */
    this.last = "";
    /** @type {TableModel | undefined} */
    this.before = undefined;
  }

  /** What has happened, once the table stands still; until then nothing.
   * @param {TableModel} table @param {Labels} words */
  news(table, words) {
    const { before } = this;
    if (!before || before.revision === table.revision) {
      this.before = table;
      return "";
    }
    this.pieces.push(...this.happened(before, table, words));
    this.before = table;
    if (table.wait?.for === "bot") return "";
    const text = sentences([...this.pieces, ...winner(table, words), table.cheer?.text]);
    this.pieces = [];
    return text;
  }

  /** @param {TableModel} before @param {TableModel} table @param {Labels} words @returns {string[]} */
  happened(before, table, words) {
    const { came, said } = table;
    const played = came && trickOf(table)?.cards.find(({ key }) => key === came.card);
    if (!trickOf(before)?.cards.length) this.last = "";
    if (played) {
      const name = this.shortName(played.name);
      return isMine(table, played.seat) ? [] : [`${played.by}: ${name}`];
    }
    const drawn = newNames(before, table);
    if (winner(before, words).length) return drawn.map((each) => `${words.new}: ${each}`);
    return [said];
  }

  /** A card's name, or its first word if the others are those of the card before it. @param {string} name */
  shortName(name) {
    const [first, ...rest] = name.split(" ");
    const tail = rest.join(" ");
    const isAlike = tail !== "" && tail === this.last;
    this.last ||= tail; // the suit led
    return isAlike ? first : name;
  }
}

/** @param {TableModel} table */
const trickOf = ({ zones }) => zones.find(({ spread, area }) => spread === "trick" && area === "middle");

/** @param {TableModel} table @param {number | null} seat */
const isMine = ({ seats }, seat) => seats.some((each) => each.me && each.seat === seat);

/** Who wins the trick that lies there to be looked at. @param {TableModel} table @param {Labels} words */
function winner(table, words) {
  if (table.wait?.for !== "table") return [];
  const best = trickOf(table)?.cards.find(({ marks }) => marks.includes("best"));
  return best ? [`${best.by} ${words[isMine(table, best.seat) ? "ear-win" : "ear-wins"].toLowerCase()}`] : [];
}

/** The cards that came into the hand. @param {TableModel} before @param {TableModel} table */
function newNames(before, table) {
  const held = (/** @type {TableModel} */ { zones }) =>
    zones.filter(({ playable }) => playable).flatMap(({ cards }) => cards);
  const keys = new Set(held(before).map(({ key }) => key));
  return held(table)
    .filter(({ key }) => !keys.has(key))
    .map(({ name }) => name);
}

/** What is asked of the learner: in a word where he is to play a card. @param {TableModel} table @param {string} line @param {Labels} words */
export function earLine(table, line, words) {
  if (table.lesson || table.over || table.mats.length) return line;
  if (table.wait?.for === "table" && winner(table, words).length) return "";
  return !table.wait && table.choices.some(({ control, ok }) => control === "card" && ok)
    ? words["ear-you"]
    : line;
}
