// @ts-check
/** What a screen reader says of a table: a hidden log of plain text, and what waits to be said there. */

import { EarRound } from "./ear.js";
import { freshText, sayings } from "./sentences.js";

/** Milliseconds in which what is drawn together is gathered, before a screen reader hears of it. */
const TOGETHER = 80;
/** Milliseconds in which what comes after a text is gathered. */
const PAUSE = 500;
/** So many texts stand, each in a line of its own, for a slow screen reader. In a deal none is taken away: Orca 43 goes
 * to the line beside one that goes, and names the hand anew at each card after that. */
const LINES = 200;

/** Says texts one after the other, each in a line of its own: those that come soon after another wait for it. */
export class Spoken {
  /** @param {(text: string) => void} lay */
  constructor(lay) {
    this.lay = lay;
    /** @type {string[]} */
    this.waiting = [];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** What there was to hear when the table was drawn last. @type {import("./sentences.js").Saying[] | undefined} */
    this.before = undefined;
    this.language = "";
    this.round = new EarRound();
  }

  /** Say a text, after all that waits to be said. @param {string} text */
  say(text) {
    if (!text || this.waiting.includes(text)) return; // what waits is said once
    this.waiting.push(text);
    this.timer ??= setTimeout(() => this.next(), TOGETHER);
  }

  /** What waits is said at once. */
  next() {
    this.timer = undefined;
    if (!this.waiting.length) return;
    this.waiting.forEach((text) => this.lay(text));
    this.waiting = [];
    this.timer = setTimeout(() => this.next(), PAUSE);
  }

  /** Say what is new; of a table that has just come what is to be done, of one in another language nothing.
   * @param {import("./sentences.js").Props} props */
  follow(props) {
    const { language } = props.table.settings;
    const now = sayings(props.ear ? this.round.props(props) : props);
    if (!this.before) {
      this.say(props.first);
      this.say(now.find(({ kind }) => kind === "now")?.text ?? "");
    } else if (language === this.language) this.say(freshText(this.before, now));
    this.before = now;
    this.language = language;
  }

  /** The table is left: of the next one nothing is known. */
  forget() {
    this.round = new EarRound();
    this.before = undefined;
  }

  stop() {
    clearTimeout(this.timer);
    this.waiting = [];
  }
}

/** Lay a table's log there; returns what adds a line to it. @param {HTMLElement} root */
export function spokenLog(root) {
  const log = document.createElement("div");
  log.className = "ic-hidden ic-spoken";
  log.setAttribute("role", "log");
  root.append(log);
  return (/** @type {string} */ text) => {
    const line = document.createElement("p");
    line.textContent = text;
    log.append(line);
    if (log.childElementCount > LINES) log.firstElementChild?.remove();
  };
}
