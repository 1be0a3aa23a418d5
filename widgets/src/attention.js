// @ts-check
/** Where somebody looks and where the keys go: what is new is opened, and the focus goes on. */

import { wordsToSay } from "./captures.js";
import { isOnRail } from "./choices.js";
import { bestShown } from "./confirmations.js";
import { refusal } from "./step_text.js";
import { focusIn, hasSheet } from "./root.js";

/** @typedef {Pick<import("./view.js").TableView, "answer" | "asking" | "kernel" | "open" | "root" | "row"
 *   | "group" | "sheet" | "sounds" | "table">} TableParts */

/** Whether the page was opened again in its window: by whoever lost its table, or by himself. */
const reopened = () =>
  performance.getEntriesByType("navigation").some((each) => "type" in each && each.type === "reload");

export class Attention {
  /** @param {TableParts} view */
  constructor(view) {
    this.view = view;
    /** What the step of a lesson told last. @type {string | undefined} */
    this.text = undefined;
    /** @type {string | undefined} */
    this.at = undefined;
    /** What was told last beside the table, by its tab. @type {Record<string, string>} */
    this.texts = {};
    this.lines = 0;
    /** The move that the coach named last, whose row was brought into sight. @type {string | undefined} */
    this.named = undefined;
    /** The answer that has been read and closed. @type {TableModel["answer"]} */
    this.dismissed = null;
    /** Whether he is where he was before the page was opened. */
    this.returned = false;
    /** Whether the focus goes on by itself. */
    this.staying = false;
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
    const { coach, review, puzzle, lesson, wait } = table;
    const { answer } = this;
    const texts = {
      lesson: lesson ? `${lesson.at} ${lesson.reply?.text ?? ""}` : "",
      // what the answer won is seen before it is explained
      puzzle: puzzle?.lines.length && !wait?.ms ? `${puzzle.id} ${puzzle.lines.length}` : "",
      review: review ? "review" : "",
      coach: coach.length ? `${coach.length} ${table.revision}` : "",
      chosen: answer?.ways
        ? `${[...this.view.group.cards]} ${this.view.group.draft.move} ${answer.text}`
        : "",
      why: answer?.ways ? "" : asking ? "?" : isOnRail({ answer, table }) ? "" : (answer?.text ?? ""),
    };
    if (answer?.kind === "illegal" && (texts.why || texts.chosen) !== (this.texts.why || this.texts.chosen))
      this.view.sounds.play("refused");
    for (const [tab, text] of Object.entries(texts)) {
      const before = this.texts[tab] ?? "";
      if (text === before) continue;
      if (tab === "review")
        [this.view.open, this.view.sheet] = ["", false]; // it has a place of its own
      else if (tab === "puzzle" && text && hasSheet(this.view.root))
        [this.view.open, this.view.sheet] = ["", false]; // the rail says why, and the board is seen
      else if (tab === "chosen" && hasSheet(this.view.root)) this.lower(!!lesson);
      else if (tab === "why" && lesson && refusal(answer))
        [this.view.open, this.view.sheet] = ["", true]; // the lesson itself says why not, and its task stays
      else if (text) [this.view.open, this.view.sheet] = [tab, true];
      else if (this.view.open === tab) [this.view.open, this.view.sheet] = ["", !!lesson];
    }
    this.texts = texts;
  }

  /** On a phone the rail alone speaks of chosen cards: what is open there gives the melds free.
   * @param {boolean} stays whether the sheet stays, with the lesson */
  lower(stays) {
    if (this.view.open !== "lesson") [this.view.open, this.view.sheet] = ["", stays];
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
      this.find(lines ? ".ic-steps .ic-main" : ".ic-hand [tabindex='0']")?.focus({ preventScroll: true });
    }
    this.lines = lines;
    const named = bestShown(this.view.table.coach);
    if (named && named !== this.named) this.find(".ic-best-row")?.scrollIntoView({ block: "nearest" });
    this.named = named;
    if (!lesson) return;
    if (wordsToSay(this.view.table.choices).length && this.view.table.settings.talk === "off")
      this.view.kernel.set("talk", "on"); // it is taught here: other tables offer it from now on
    if (lesson.done) document.dispatchEvent(new Event("italiancards:done"));
    const text = `${lesson.at} ${lesson.reply?.text ?? ""}`;
    if (this.text !== undefined && text !== this.text) {
      // The verdict stands at the lower edge; before it the lesson itself has scrolled to what is asked.
      if (lesson.reply) this.find(".ic-pane, .ic-telling")?.scrollTo({ top: 0 });
      if (hadFocus) this.next?.focus({ preventScroll: true });
    }
    this.at = lesson.at;
    this.text = text;
  }

  /** Whoever comes back to his hand on a page that was opened again goes on with the keys there, at once. */
  back() {
    const { kernel } = this.view;
    if (this.returned || !kernel.resumed || kernel.sitting) return;
    this.returned = true;
    if (reopened() && document.activeElement === document.body) this.onward(false);
  }

  /** Where the focus is in a hand: by ear where nothing is said of it, else on a card. */
  get inHand() {
    return this.find(".ic-rest") ?? this.find(`.ic-hand [data-key="${this.view.row.focused}"]`);
  }

  /** What one does next at a step: go on, answer, or play the card that was only guessed. */
  get next() {
    const played = this.view.table.choices.length ? this.inHand : null;
    return this.find(".ic-steps .ic-main") ?? this.toAnswer ?? played;
  }

  /** The first of the answers to a question that is open. */
  get toAnswer() {
    return this.find('.ic-question button:not([aria-disabled="true"])');
  }

  /** Before the card that has the focus goes, the focus goes on: else a screen reader names the hand anew.
   * @param {Element | null} focused */
  stay(focused) {
    const key = focused?.closest(".ic-hand [data-key]")?.getAttribute("data-key");
    if (!key || this.view.row.keys.includes(key)) return;
    this.staying = true; // it is drawn just now
    this.inHand?.focus({ preventScroll: true });
    this.staying = false;
  }

  /** After a change the focus goes to where one goes on. @param {boolean} hadFocus @param {boolean} inHand */
  keep(hadFocus, inHand) {
    const at = focusIn(this.view.root);
    if (hadFocus && (!at || at.matches(".ic-felt, .ic-slip"))) this.onward(inHand);
  }

  /** The keys come from nowhere: they go to what leads on, or to where one goes on. */
  start() {
    const main = this.find(".ic-steps .ic-main");
    if (main) main.focus();
    else this.onward(false);
  }

  /** The focus goes to what one does next. @param {boolean} inHand */
  onward(inHand) {
    const wanted = [
      '.ic-steps :is(.ic-main, [aria-keyshortcuts="Enter"])',
      ".ic-slip",
      ".ic-felt", // never a button that would do something unasked at the next Enter: a new match
      ".ic-action",
    ];
    const answer = inHand && this.view.table.choices.length ? null : this.toAnswer;
    const found = answer ?? this.inHand ?? wanted.map((each) => this.find(each)).find(Boolean);
    found?.focus({ preventScroll: true });
  }
}
