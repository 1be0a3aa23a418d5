// @ts-check
/** The line from a page to its session on the site: a WebSocket on which each message is played once.
 *
 * Messages are numbered; those that were not acknowledged are sent again once a line that was cut stands
 * again. A message waits while no line stands. */

/** Milliseconds within which a session that is there answers anything. */
const SILENCE = 2000;
/** Milliseconds within which a line that is opened stands. */
const OPENING = 8000;
/** Milliseconds after which a line on which nothing passes is asked for a sign of life. */
const IDLE = 20_000;
/** Characters that even a slow line carries in a millisecond. */
const SLOW = 5;
const LONGEST_PAUSE = 4000;
/** Tries after which it is known whether a page without a line is refused one. */
const TRIES = 3;

/** Codes by which a line is closed: a page has left; the session has gone, cannot read what it is told, or
 * hears another line of this page; all tables are taken. */
const LEFT = 1000;
const ENDS = [4400, 4404, 4408];
const FULL = 4503;

/** @typedef {{ told?: Record<string, any>, said?: any }} News */

/** Milliseconds before a line is tried again, by how often it was: ever longer, never all at once.
 * @param {number} tries @param {number} chance */
export const pause = (tries, chance) => Math.min(LONGEST_PAUSE, 250 * 2 ** tries) * (0.5 + chance / 2);

/** A name that nobody else has; `crypto.randomUUID` is not there on a page without https. */
const newName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (each) => each.toString(16).padStart(2, "0")).join(
    "",
  );

/** Whether the site itself answers. */
const answers = () =>
  fetch(location.href, { cache: "no-store", signal: AbortSignal.timeout(OPENING) }).then(
    (answer) => answer.ok,
    () => false,
  );

export class Line {
  /**
   * @param {string} address of the line, as the page has it
   * @param {string} language of the page as it was sent
   * @param {(news: News) => void} hear takes what the session tells
   * @param {(how: string) => void} tell is told how the line stands: `open`, `cut`, `gone` or `refused`
   */
  constructor(address, language, hear, tell) {
    this.address = `${new URL(address, location.href).href.replace(/^http/, "ws")}?page=${newName()}&lang=${language}`;
    this.hear = hear;
    this.tell = tell;
    /** The number of the last message, and of the last that is known to be played. */
    this.number = this.acknowledged = 0;
    /** Messages that are not known to be played, each with its number. @type {[number, string][]} */
    this.waiting = [];
    this.tries = 0;
    /** Whether this line stands, and whether any did. */
    this.stands = this.stood = false;
    this.refused = this.over = false;
    /** Whether something that was said is to be answered. */
    this.owed = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.watching = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.trying = undefined;
    window.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => this.hurry());
    this.open();
  }

  open() {
    clearTimeout(this.trying);
    this.trying = undefined;
    const socket = new WebSocket(`${this.address}&heard=${this.acknowledged}`);
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data));
    socket.onclose = ({ code }) => this.cut(code);
    this.socket = socket;
    this.watch(OPENING, () => this.cut());
  }

  /** @param {[heard: number, news?: News]} frame */
  receive([heard, news]) {
    const first = !this.stands;
    this.stands = this.stood = true;
    this.refused = false;
    this.acknowledged = heard;
    this.waiting = this.waiting.filter(([number]) => number > heard);
    if (!this.waiting.length) this.tries = 0;
    if (first) this.waiting.forEach((message) => this.pass(message)); // before whatever comes of the news
    this.owed = this.waiting.length > 0;
    this.watch(this.owed ? this.patience : IDLE, () => this.ask());
    if (first) this.tell("open");
    if (news) this.hear(news);
  }

  /** Say something to the session. @param {object} content */
  send(content) {
    if (this.over) return;
    this.number += 1;
    /** @type {[number, string]} */
    const message = [this.number, JSON.stringify(content)];
    this.waiting.push(message);
    if (!this.stands) return;
    this.pass(message);
    if (!this.owed) this.watch(this.patience, () => this.ask());
    this.owed = true;
  }

  /** @param {[number, string]} message */
  pass([number, content]) {
    this.socket?.send(`[${number},${content}]`);
  }

  /** Milliseconds within which what was said is answered. */
  get patience() {
    return SILENCE + this.waiting.reduce((sum, [, { length }]) => sum + length, 0) / SLOW;
  }

  /** A line may be cut without a word: ask for a sign of life. */
  ask() {
    this.socket?.send("[0]");
    this.watch(this.patience, () => this.cut());
  }

  /** @param {number} time @param {() => void} act what is done if nothing is heard until then */
  watch(time, act) {
    clearTimeout(this.watching);
    this.watching = setTimeout(act, time);
  }

  /** @param {number} [code] */
  async cut(code = 0) {
    this.drop();
    if (ENDS.includes(code)) {
      this.over = true;
      this.tell("gone");
      return;
    }
    const full = code === FULL; // which the page itself says once it is asked for again
    const again = full ? () => location.reload() : () => this.open();
    this.trying = setTimeout(again, pause(full ? TRIES : this.tries, Math.random()));
    this.tries += 1;
    if (this.stood || full) this.tell("cut");
    else if (this.tries >= TRIES && !this.refused) await this.doubt();
  }

  /** No line ever stood: it is refused if the site answers all the same, which is said once. */
  async doubt() {
    const answered = await answers();
    if (this.stood || this.over || this.refused) return;
    this.refused = answered;
    this.tell(answered ? "refused" : "cut");
  }

  /** @param {number} [code] */
  drop(code) {
    const { socket } = this;
    this.socket = null;
    this.stands = this.owed = false;
    clearTimeout(this.watching);
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close(code);
  }

  /** Something has changed for the better, or the page was away: look at once. */
  hurry() {
    if (document.visibilityState !== "visible") return;
    if (this.trying) this.open();
    else if (this.stands) this.ask();
  }

  /** The page is left: its session need not wait for it. */
  leave() {
    this.over = true;
    clearTimeout(this.trying);
    this.trying = undefined;
    this.drop(LEFT);
  }
}
