// @ts-check
/** Where somebody looks and where the keys go: what is new comes into sight, and the focus goes on. */

/** @typedef {import("./view.js").TableView} TableView */

export class Attention {
  /** @param {TableView} view */
  constructor(view) {
    this.view = view;
    /** What the step of a lesson told last. @type {string | undefined} */
    this.told = undefined;
    /** @type {string | undefined} */
    this.at = undefined;
    /** How much the coach, the review or a puzzle had said, and how much of it line by line. */
    this.heeded = this.lines = 0;
  }

  /** @param {string} selector */
  find(selector) {
    return /** @type {HTMLElement | null} */ (this.view.root.querySelector(selector));
  }

  /** In a lesson: what is new to read comes into sight, and when a step is done the focus goes on.
   * @param {boolean} hadFocus */
  follow(hadFocus) {
    const { lesson } = this.view.table;
    if (!lesson) return;
    if (lesson.done) document.dispatchEvent(new Event("italiancards:done"));
    const told = `${lesson.at} ${lesson.reply?.text ?? ""}`;
    if (this.told !== undefined && told !== this.told) {
      const step = this.find(".ic-lesson");
      if (step && step.getBoundingClientRect().top < 0) step.scrollIntoView({ block: "start" });
      const next = this.find(".ic-steps .ic-main");
      if (hadFocus) next?.focus({ preventScroll: true });
      if (lesson.reply) next?.scrollIntoView({ block: "nearest" });
    }
    if (lesson.at !== this.at) this.view.open = "";
    this.at = lesson.at;
    this.told = told;
  }

  /** What the coach, the review or a puzzle has just said comes into sight. @param {boolean} hadFocus */
  heed(hadFocus) {
    const { coach, review, puzzle } = this.view.table;
    const lines = (review ?? puzzle)?.lines.length ?? 0;
    const told = coach.length + lines;
    if (told > this.heeded) {
      this.find(lines ? ".ic-told-moves" : ".ic-coach")?.scrollIntoView({ block: "nearest" });
    }
    if (hadFocus && puzzle && lines !== this.lines) {
      const next = this.find(lines ? ".ic-puzzle .ic-main" : ".ic-hand [tabindex='0']");
      next?.focus({ preventScroll: true });
    }
    this.lines = lines;
    this.heeded = told;
  }

  /** After a change the focus goes to where one goes on. @param {boolean} hadFocus @param {boolean} inHand */
  keep(hadFocus, inHand) {
    const at = document.activeElement;
    if (!hadFocus || (this.view.root.contains(at) && !at?.matches(".ic-felt"))) return;
    const wanted = [
      inHand ? "" : '.ic-question button:not([aria-disabled="true"])',
      `.ic-hand [data-key="${this.view.focused}"]`,
      ':is(.ic-steps .ic-main, .ic-beside > .ic-actions [aria-keyshortcuts="Enter"])',
      ".ic-felt", // never a button that would do something unasked at the next Enter: a new match
      ".ic-action",
    ].filter(Boolean);
    const found = wanted.map((each) => this.find(each)).find(Boolean);
    found?.focus({ preventScroll: true });
  }
}
