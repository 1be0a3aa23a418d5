// @ts-check
/** What happens by itself happens after its pause, once, and waits while somebody reads. */

import { isByEar } from "./settings.js";

/** @typedef {Pick<import("./view.js").TableView, "answer" | "asking" | "gloss" | "kernel" | "celebration"
 *   | "motion" | "root" | "setting" | "table">} TableParts */

/** Milliseconds after the table went on by itself in which a key was still meant for that. */
const MEANT = 600;

export class Pace {
  /** @param {TableParts} view */
  constructor(view) {
    this.view = view;
    /** The moment that is waited for, and how. */
    this.waiting = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** When the table went on by itself from what lay there to be looked at. */
    this.went = -MEANT;
    /** Whether the turns of others are to be shown at once, up to the learner's own. */
    this.hurried = false;
    this.seen = () => this.follow();
    document.addEventListener("visibilitychange", this.seen);
  }

  /** Whether somebody reads something that going on would take away. */
  get reading() {
    const { view } = this;
    const { coach } = view.table;
    const busy = view.asking || view.setting || !!view.answer || coach.length > 0;
    return busy || view.gloss.open || document.visibilityState !== "visible";
  }

  /** Begin to wait, or go on waiting, or wait no more. */
  follow() {
    const { kernel, table, celebration, motion, root } = this.view;
    const { wait } = table;
    const held =
      !wait ||
      kernel.progress.choosing ||
      wait.ms === null ||
      kernel.silent ||
      (wait.for === "table" && (this.reading || isByEar()));
    this.hurried &&= wait?.for === "bot";
    const waiting = held ? "" : `${table.revision} ${wait.for} ${wait.ms}`;
    root.toggleAttribute("data-paused", wait?.for === "table" && !waiting);
    if (waiting === this.waiting) return;
    this.waiting = waiting;
    clearTimeout(this.timer);
    root.removeAttribute("data-pausing");
    if (!waiting || !wait) return;
    Promise.all([motion.arrival(), celebration.ending]).then(() => {
      if (this.waiting !== waiting) return;
      root.toggleAttribute("data-pausing", wait.for === "table");
      this.timer = setTimeout(
        () => {
          if (wait.for === "table") this.went = performance.now();
          kernel.send({ type: "go_on" });
        },
        this.hurried ? 0 : (wait.ms ?? 0),
      );
    });
  }

  /** Somebody wants to see no more of the turns of others. */
  hurry() {
    if (this.view.table.wait?.for !== "bot") return;
    this.hurried = true;
    this.waiting = "";
    this.follow();
  }

  /** Whether the table has only just gone on by itself: whoever pressed a key then pressed it for that. */
  get justWent() {
    return performance.now() - this.went < MEANT;
  }

  stop() {
    this.waiting = "";
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.seen);
  }
}
