// @ts-check
/** The line from a page to its kernel. What is said before it stands waits; after it was cut it comes
 * back by itself; and it knows a kernel that has gone for good from one that is busy. */

import { decode, encode } from "./frames.js";

/** Milliseconds within which a kernel that is not busy answers anything. */
const SILENCE = 2000;
const LONGEST_PAUSE = 4000;
/** What a server tells of a kernel that has died, whether or not it starts it again. */
const ENDED = ["restarting", "autorestarting", "dead"];

/** @typedef {import("./frames.js").Message} Message */

/**
 * Who shows the widgets of a page.
 * @typedef {{ heard(message: Message): void, opened(first: boolean): void,
 *   show(id: string, el: HTMLElement): Promise<void> }} Host
 */

/** Milliseconds before a line is tried again, by how often it was: ever longer, never all at once.
 * @param {number} tries @param {number} chance */
export const pause = (tries, chance) => Math.min(LONGEST_PAUSE, 250 * 2 ** tries) * (0.5 + chance / 2);

/** A name that nobody else has; `crypto.randomUUID` is not there on a page without https. */
const newName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (each) =>
    each.toString(16).padStart(2, "0"),
  ).join("");

export class Line {
  /**
   * @param {string} channels the address of the kernel's channels
   * @param {string} state where the server says how the kernel is
   */
  constructor(channels, state) {
    this.session = newName();
    this.channels = `${channels.replace(/^http/, "ws")}?session_id=${this.session}`;
    this.state = state;
    /** @type {Host | null} */
    this.host = null;
    /** Told how the line stands: `open`, `cut` or `gone`. @type {(how: string) => void} */
    this.tell = () => {};
    /** What waits for the line. @type {(string | Uint8Array<ArrayBuffer>)[]} */
    this.waiting = [];
    /** What was said on a line that has told nothing yet: were it cut now, nobody may have heard it. */
    this.unheard = /** @type {typeof this.waiting | null} */ (null);
    this.tries = 0;
    this.stood = false;
    this.over = false;
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
    const socket = new WebSocket(this.channels);
    socket.binaryType = "arraybuffer";
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.heard(decode(event.data));
    socket.onclose = () => this.cut();
    this.socket = socket;
    this.unheard = [];
  }

  /** @param {Message} message */
  heard(message) {
    this.unwatch();
    this.unheard = null;
    const { header, content } = message;
    if (header.msg_type === "status" && ENDED.includes(content.execution_state)) this.end();
    else this.host?.heard(message);
  }

  opened() {
    this.tries = 0;
    this.waiting.splice(0).forEach((frame) => this.pass(frame));
    if (this.unwatch()) this.watch(); // an answer can be waited for only from now on
    this.tell("open");
    this.host?.opened(!this.stood);
    this.stood = true;
  }

  /**
   * Say something to the kernel; gives the name of what was said.
   * @param {string} type
   * @param {object} content
   * @param {object} [metadata]
   * @param {(ArrayBuffer | ArrayBufferView)[]} [buffers]
   */
  send(type, content, metadata = {}, buffers = []) {
    const name = newName();
    const header = {
      msg_id: name,
      msg_type: type,
      session: this.session,
      username: "",
      version: "5.3",
      date: new Date().toISOString(),
    };
    const frame = encode(
      { header, parent_header: {}, metadata, content, channel: "shell" },
      buffers,
    );
    if (this.over) return name;
    if (this.socket?.readyState === WebSocket.OPEN) this.pass(frame);
    else this.waiting.push(frame);
    this.watch();
    return name;
  }

  /** Hand something to the line as it stands. @param {Line["waiting"][number]} frame */
  pass(frame) {
    this.socket?.send(frame);
    this.unheard?.push(frame);
  }

  /** A line may be cut without a word: whoever says something expects to hear something. */
  watch() {
    this.watching ??= setTimeout(async () => {
      this.watching = undefined;
      if (this.socket?.readyState !== WebSocket.OPEN) return;
      if ((await this.kernel()) === "busy") this.watch();
      else this.cut();
    }, SILENCE);
  }

  /** Wait no more; says whether anything was waited for. */
  unwatch() {
    const { watching } = this;
    clearTimeout(watching);
    this.watching = undefined;
    return watching !== undefined;
  }

  /** How the kernel is: what the server says of it, `gone`, or `unknown` where nobody answers. */
  async kernel() {
    try {
      const answer = await fetch(this.state, {
        cache: "no-store",
        signal: AbortSignal.timeout(SILENCE),
      });
      if (answer.status === 404) return "gone";
      return answer.ok ? (await answer.json()).state : "unknown";
    } catch {
      return "unknown"; // the server is as far away as the kernel
    }
  }

  async cut() {
    if (this.over || !this.socket) return;
    this.drop();
    this.tell("cut");
    if ((await this.kernel()) === "gone") {
      this.end();
    } else if (!this.over) {
      this.trying = setTimeout(() => this.open(), pause(this.tries, Math.random()));
      this.tries += 1;
    }
  }

  /** The kernel has gone, or has begun anew and knows nothing of this page. */
  end() {
    this.leave();
    this.tell("gone");
  }

  drop() {
    const { socket } = this;
    if (!socket) return;
    this.socket = null;
    this.waiting.unshift(...(this.unheard ?? []));
    this.unheard = null;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** Something has changed for the better: try at once. */
  hurry() {
    if (this.trying && document.visibilityState === "visible") this.open();
  }

  /** Nothing more is said, or heard. */
  leave() {
    this.over = true;
    clearTimeout(this.trying);
    this.unwatch();
    this.drop();
  }
}
