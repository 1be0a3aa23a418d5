// @ts-check
/** Where somebody looks and where the keys go: what is new is opened, and the focus goes on. */

import { onRail } from "./choices.js";
import { focusedIn } from "./root.js";

/** @typedef {Pick<import("./view.js").TableView, "answer" | "asking" | "kernel" | "open" | "root" | "row"
 *   | "several" | "sheet" | "sounds" | "table">} TableParts */

/** Whether the page was opened again in its window: by whoever lost its table, or by himself. */
const reopened = () =>
  performance.getEntriesByType("navigation").some((each) => "type" in each && each.type === "reload");

export class Attention {
  /** @param {TableParts} view */
  constructor(view) {
    this.view = view;
    /** What the step of a lesson told last. @type {string | undefined} */
    this.told = undefined;
    /** @type {string | undefined} */
    this.at = undefined;
    /** What was told last beside the table, by its tab. @type {Record<string, string>} */
    this.heard = {};
    this.lines = 0;
    /** The answer that has been read and closed. @type {TableModel["answer"]} */
    this.dismissed = null;
    /** Whether he is where he was before the page was opened. */
    this.returned = false;
  }

  /** What the table answered, until it has been read. */
  get answer() {
    const { answer } = this.view.table;
    return answer === this.dismissed ? null : answer;
  }

  /** @param {string} selector */
  find(selector) {
    return /** @type {HTMLElement | null} */ (this.view.root.querySelector(selector));
  }

  /** Before it is drawn: what is told anew is opened, and what is over is closed. */
  turn() {
    const { table, asking } = this.view;
    const { coach, review, puzzle, lesson } = table;
    const { answer } = this;
    const heard = {
      lesson: lesson ? `${lesson.at} ${lesson.reply?.text ?? ""}` : "",
      puzzle: puzzle?.lines.length ? `${puzzle.id} ${puzzle.lines.length}` : "",
      review: review ? `${review.phase} ${review.lines.length}` : "",
      coach: coach.length ? `${coach.length} ${table.revision}` : "",
      chosen: answer?.ways ? `${[...this.view.several.cards]} ${this.view.several.gathering.move} ${answer.text}` : "",
      why: answer?.ways ? "" : asking ? "?" : onRail({ answer, table }) ? "" : (answer?.text ?? ""),
    };
    if (answer?.kind === "illegal" && (heard.why || heard.chosen) !== (this.heard.why || this.heard.chosen)) this.view.sounds.play("refused");
    for (const [tab, told] of Object.entries(heard)) {
      const before = this.heard[tab] ?? "";
      if (told === before) continue;
      if (told) [this.view.open, this.view.sheet] = [tab, true];
      else if (this.view.open === tab) [this.view.open, this.view.sheet] = ["", !!lesson];
    }
    this.heard = heard;
  }

  /** The answer has been read. */
  read() {
    this.dismissed = this.view.table.answer;
  }

  /** In a lesson the focus goes on when a step is done; at a puzzle once the answer is told.
   * @param {boolean} hadFocus */
  follow(hadFocus) {
    const { lesson, puzzle } = this.view.table;
    const lines = puzzle?.lines.length ?? 0;
    if (hadFocus && puzzle && lines !== this.lines) {
      this.find(lines ? ".ic-puzzle .ic-main" : ".ic-hand [tabindex='0']")?.focus({ preventScroll: true });
    }
    this.lines = lines;
    if (!lesson) return;
    if (lesson.done) document.dispatchEvent(new Event("italiancards:done"));
    const told = `${lesson.at} ${lesson.reply?.text ?? ""}`;
    if (this.told !== undefined && told !== this.told) {
      this.find(".ic-pane, .ic-telling")?.scrollTo({ top: lesson.at === this.at ? 1e4 : 0 });
      if (hadFocus) this.find(".ic-steps .ic-main")?.focus({ preventScroll: true });
    }
    this.at = lesson.at;
    this.told = told;
  }

  /** Whoever comes back to his hand on a page that was opened again goes on with the keys there, at once. */
  back() {
    const { kernel } = this.view;
    if (this.returned || !kernel.resumed || kernel.sitting) return;
    this.returned = true;
    if (reopened() && document.activeElement === document.body) this.onward(false);
  }

  /** After a change the focus goes to where one goes on. @param {boolean} hadFocus @param {boolean} inHand */
  keep(hadFocus, inHand) {
    const at = focusedIn(this.view.root);
    if (hadFocus && (!at || at.matches(".ic-felt, .ic-slip"))) this.onward(inHand);
  }

  /** The focus goes to what one does next. @param {boolean} inHand */
  onward(inHand) {
    const wanted = [
      inHand ? "" : '.ic-question button:not([aria-disabled="true"])',
      `.ic-hand [data-key="${this.view.row.focused}"]`,
      '.ic-steps :is(.ic-main, [aria-keyshortcuts="Enter"])',
      ".ic-slip",
      ".ic-felt", // never a button that would do something unasked at the next Enter: a new match
      ".ic-action",
    ].filter(Boolean);
    const found = wanted.map((each) => this.find(each)).find(Boolean);
    found?.focus({ preventScroll: true });
  }
}
