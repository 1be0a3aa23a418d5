// @ts-check
/** What a screen reader says of a table: one hidden status of plain text, and what waits to be said there. */

import { EarRound, earLine } from "./ear.js";
import { freshText, sayings, sentences } from "./sentences.js";

/** Milliseconds in which what is drawn together is joined, before a screen reader hears of it. */
const TOGETHER = 80;
/** Milliseconds for which a text stands before the next replaces it: a screen reader has read it by then. */
const STANDS = 500;
/** Where the same text is said again it ends otherwise: else a screen reader would not hear of it. */
const AGAIN = "\u00a0";

/** @typedef {{ textContent: string | null }} Line */

/** Says texts one after the other in a line: those that come while another stands are joined. */
export class Spoken {
  /** @param {Line} line */
  constructor(line) {
    this.line = line;
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

  /** What waits is said at once, and stands for a while. */
  next() {
    this.timer = undefined;
    if (!this.waiting.length) return;
    const text = this.waiting.join(" ");
    this.waiting = [];
    this.line.textContent = text === this.line.textContent ? text + AGAIN : text;
    this.timer = setTimeout(() => this.next(), STANDS);
  }

  /** Say what is new; of a table that has just come what is to be done, of one in another language nothing.
   * @param {import("./sentences.js").Props} props */
  follow(props) {
    const { language } = props.table.settings;
    const news = props.ear ? this.round.news(props.table) : "";
    const now = sayings(
      props.ear ? { ...props, news, line: earLine(props.table, props.line, news, props.words) } : props,
    );
    if (!this.before) this.say(sentences([props.first, now.find(({ kind }) => kind === "now")?.text]));
    else if (language === this.language) this.say(freshText(this.before, now));
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

/** Create the line of a table, and lay it there. @param {HTMLElement} root */
export function statusLine(root) {
  const line = document.createElement("p");
  line.className = "ic-hidden ic-spoken";
  line.setAttribute("role", "status");
  line.setAttribute("aria-atomic", "true");
  root.append(line);
  return line;
}
