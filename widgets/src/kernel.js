// @ts-check
/** A table at the other end of a port: messages out, view models in, and whether it answers. */

import { Progress } from "./progress.js";
import { isOwnPage, pageData } from "./root.js";
import { COUNTS, ownSetting, readSettings, SETTING, writeSetting } from "./settings.js";
import { setLevel } from "./practice_levels.js";
import { trouble, STORAGE_CHANGE } from "./storage.js";
import { updateState } from "./store.js";

/** Milliseconds after which a table that has not answered in a notebook is called silent. */
const PATIENCE = 5000;
/** Milliseconds after which a table in the page itself, whose Python is still coming, says so. */
const COMING = 1000;

/** What leads on from the moment on the screen: until the table has answered, each once is enough. */
const ONWARD = ["move", "go_on", "undo", "redo", "deal"];

/** The event by which a page of ours tells that its line stands otherwise than before. */
const LINE = "italiancards:line";

/** @type {Map<string, Kernel>} */
const kernels = new Map();

/**
 * The line of a table, however many cells show it: each cell has a model object of its own.
 * @param {import("./port.js").Port} port
 */
export function kernelOf(port) {
  const { id } = port.model();
  const kernel = kernels.get(id) ?? new Kernel(port);
  kernels.set(id, kernel);
  return kernel;
}

export class Kernel {
  /** @param {import("./port.js").Port} port */
  constructor(port) {
    this.port = port;
    /** @type {Set<() => void>} */
    this.listeners = new Set();
    this.silent = false;
    /** Whether something waits for the Python of this page, which is still coming. */
    this.waits = false;
    /** What was said last that leads on from here, while the table owes an answer to it. */
    this.awaited = "";
    /** How often the table was heard of after something was said to it: what it answers to one message is one answer. */
    this.asks = 0;
    this.spoke = false;
    this.coached = false;
    this.reachable = true;
    /** Why nothing is kept, as far as somebody has read it. */
    this.dismissed = "";
    /** Whether somebody goes on from where he was, until the next thing he does. */
    this.resumed = false;
    /** How often somebody will have sat down here once the table that is asked for lies there. */
    this.sitting = 0;
    this.progress = new Progress();
    /** What the table tells at first in the learner's language, until it has been asked for that. */
    this.first = port.translations()[readSettings([]).language];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.patience = undefined;
    this.stop = () => {};
  }

  /** Draw whenever there is something new; gives the way to stop. @param {() => void} draw */
  join(draw) {
    if (!this.listeners.size) this.stop = this.start();
    this.listeners.add(draw);
    return () => {
      this.listeners.delete(draw);
      if (this.listeners.size) return;
      this.stop();
      kernels.delete(this.table.id);
    };
  }

  get table() {
    return this.first?.model ?? this.port.model();
  }

  get words() {
    return this.first?.words ?? this.port.words();
  }

  get form() {
    return this.first?.form ?? this.port.form();
  }

  /** Listen to the kernel and to the other tables of the page; gives the way to stop. */
  start() {
    const receive = () => this.receive();
    const answered = () => this.alive();
    const chosen = (/** @type {Event} */ event) => {
      const { name, value } = /** @type {CustomEvent} */ (event).detail;
      writeSetting(name, value);
      const mine = name in this.table.settings; // else it is how this browser draws
      if (!mine) this.listeners.forEach((draw) => draw());
      else if (this.table.settings[name] !== value) this.send({ type: "setting", name, value });
    };
    const deaf = this.port.listen(receive, answered);
    document.addEventListener(SETTING, chosen);
    const lined = () => this.followLine();
    document.addEventListener(LINE, lined);
    const redraw = () => this.listeners.forEach((draw) => draw());
    document.addEventListener(STORAGE_CHANGE, redraw);
    this.agree();
    const spoken = new MutationObserver(() => isOwnPage() || this.agree());
    spoken.observe(document.documentElement, { attributes: true, attributeFilter: ["lang"] });
    const followAddress = () => {
      const first = this.progress.firstMessage(this.table);
      if (first) this.sit(first);
      this.listeners.forEach((draw) => draw());
      return first;
    };
    followAddress();
    if (isOwnPage()) window.addEventListener("hashchange", followAddress); // a link to this page, followed on it
    return () => {
      window.removeEventListener("hashchange", followAddress);
      spoken.disconnect();
      clearTimeout(this.patience);
      deaf();
      document.removeEventListener(SETTING, chosen);
      document.removeEventListener(LINE, lined);
      document.removeEventListener(STORAGE_CHANGE, redraw);
    };
  }

  /** Tell the table what was chosen before on this browser, where it is set otherwise. */
  agree() {
    const { settings } = this.port.model();
    for (const [name, value] of Object.entries(readSettings(Object.keys(settings)))) {
      if (settings[name] !== value) this.send({ type: "setting", name, value });
    }
  }

  receive() {
    this.first = undefined;
    this.awaited = "";
    this.asks += Number(this.spoke);
    this.spoke = false;
    this.alive();
    if (this.table.placed >= this.sitting || this.table.answer) {
      this.sitting = 0;
      this.progress.update(this.table);
    }
    this.noteCoach();
    this.listeners.forEach((draw) => draw());
  }

  /** Keep that a deal in which the coach spoke is over: from then on the coach tells figures too. */
  noteCoach() {
    const { coach, can } = this.table;
    this.coached ||= coach.length > 0;
    const over = can.next_deal || can.new_match || can.review;
    if (this.coached && over && ownSetting(COUNTS) !== "on") writeSetting(COUNTS, "on");
  }

  /** The table has answered. */
  alive() {
    clearTimeout(this.patience);
    if (!this.silent) return;
    this.silent = false;
    this.listeners.forEach((draw) => draw());
  }

  /** Open the page again, on a table of its own: it goes on from what was kept. */
  async reopen() {
    this.reachable = await fetch(pageData().home ?? "/").then(
      (answer) => answer.ok,
      () => false,
    );
    if (this.reachable) location.reload();
    else this.listeners.forEach((draw) => draw());
  }

  /** The page has said how its line to the table stands. */
  followLine() {
    const { line = "" } = pageData();
    const waited = this.waits;
    this.waits = this.coming;
    if (["cut", "gone", "stopped"].includes(line)) this.lost();
    else this.alive();
    if (this.silent || waited !== this.waits) this.listeners.forEach((draw) => draw());
  }

  /** Whether the table is in the page itself, and is still being laid. */
  get coming() {
    return pageData().line === "coming";
  }

  /** Why the table is silent, as far as that is known. */
  get trouble() {
    if (!this.reachable) return "unreachable";
    const { line = "" } = pageData();
    return ["cut", "stopped"].includes(line) ? line : "dead";
  }

  /** What the page has to say of itself, until it has been read: what of a link it could not read, or that
   * nothing is kept. @returns {[name: string, part: string] | undefined} */
  get message() {
    const { page, unread } = this.progress;
    if (unread) return ["unread", unread];
    const why = page && trouble();
    return why && why !== this.dismissed ? [`unkept-${why}`, ""] : undefined;
  }

  /** It has been read. */
  read() {
    if (this.progress.unread) this.progress.unread = "";
    else this.dismissed = trouble();
    this.listeners.forEach((draw) => draw());
  }

  /** The table does not answer. */
  lost() {
    if (!this.port.durable) this.awaited = ""; // what was said may never be answered
    if (this.silent) return;
    this.silent = true;
    this.listeners.forEach((draw) => draw());
  }

  /** Go on from somewhere: nothing is shown until that lies there. @param {Message} message */
  sit(message) {
    this.sitting = Math.max(this.sitting, this.table.placed) + 1;
    this.send(message);
    this.resumed = !this.progress.isNew;
    this.progress.isNew = false;
  }

  /** Say something to the table. A key that is held down says it again with each answer.
   * @param {Message} message */
  send(message) {
    if (ONWARD.includes(message.type)) {
      if (this.awaited === message.type) return;
      this.awaited = message.type;
    }
    this.spoke = true;
    if (message.type !== "setting" && message.type !== "go_on") this.resumed = false;
    this.post({ ...message, revision: this.table.revision });
    clearTimeout(this.patience);
    if (!this.port.durable) this.patience = setTimeout(() => this.lost(), PATIENCE);
    else if (this.coming) this.patience = setTimeout(() => this.followLine(), COMING);
  }

  /** Send, if there is somebody to send to. @param {object} content */
  post(content) {
    try {
      this.port.send(content);
    } catch {
      this.lost(); // the line itself is gone
    }
  }

  /** Play the game of this table at a level from now on. @param {string} level */
  setLevel(level) {
    const { game } = this.table.practice ?? {};
    if (game) updateState((all) => setLevel(all, game, level));
    this.send({ type: "setting", name: "level", value: level });
  }

  /** Choose a setting for every table of the page. @param {string} name @param {string} value */
  set(name, value) {
    document.dispatchEvent(new CustomEvent(SETTING, { detail: { name, value } }));
  }
}
