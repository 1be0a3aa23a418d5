// @ts-check
/** What happens by itself happens after its pause, once, and waits while somebody reads. */

/** @typedef {import("./view.js").TableView} TableView */

export class Pace {
  /** @param {TableView} view */
  constructor(view) {
    this.view = view;
    /** The moment that is waited for, and how. */
    this.waiting = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.seen = () => this.follow();
    document.addEventListener("visibilitychange", this.seen);
  }

  /** Whether somebody reads something that going on would take away. */
  get reading() {
    const { view } = this;
    const { coach } = view.table;
    const told = view.asking || view.setting || !!view.answer || coach.length > 0;
    return told || view.gloss.open || document.visibilityState !== "visible";
  }

  /** Begin to wait, or go on waiting, or wait no more. */
  follow() {
    const { kernel, table, moments, motion, root } = this.view;
    const { wait } = table;
    const held = !wait || kernel.goingOn.choosing || wait.ms === null || kernel.silent || (wait.for === "table" && this.reading);
    const waiting = held ? "" : `${table.revision} ${wait.for} ${wait.ms}`;
    root.toggleAttribute("data-paused", wait?.for === "table" && !waiting);
    if (waiting === this.waiting) return;
    this.waiting = waiting;
    clearTimeout(this.timer);
    root.removeAttribute("data-pausing");
    if (!waiting || !wait) return;
    Promise.all([motion.done(), moments.ending]).then(() => {
      if (this.waiting !== waiting) return;
      root.toggleAttribute("data-pausing", wait.for === "table");
      this.timer = setTimeout(() => kernel.send({ type: "go_on" }), wait.ms ?? 0);
    });
  }

  stop() {
    this.waiting = "";
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.seen);
  }
}
