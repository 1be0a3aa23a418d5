// @ts-check
/** Going on: on our site the browser keeps where somebody is, and what comes back another day. */

import * as address from "./address.js";
import { beginSeries, proposedLevel, recordPlayed } from "./practice_levels.js";
import { isProjector } from "./projector.js";
import { pageData } from "./root.js";
import * as store from "./store.js";
import {
  recordAnswer,
  finishLesson,
  updateState,
  loadState,
  proveLesson,
  countDeal,
  recordMistakes,
  countPuzzle,
  wentWrong,
} from "./store.js";
import { startOf } from "./tokens.js";
import { logWork } from "./work_log.js";

/** Taking something up again is asked for in the address. */
const REPEAT = "repeat";
/** A page where one chooses a table says so in its address once somebody has sat down. */
const SEATED = "table";
/** The mark of an address that carries somebody's own hand, because nothing else keeps it. */
const CARRIED = "carried";
/** Milliseconds until what is kept of a hand is written: a frame shows its cards before. */
const AFTER_FRAME = 50;
/** What a token says of a deal that was not played by oneself alone. */
const HELPED = /; (hinted|opened|undone)=/;
/** How many tables have been laid on this page. */
let tables = 0;

/** Which of our pages this is; nothing in a notebook. */
const pageName = () => pageData().page ?? "";

/** What a page of ours keeps of one table. */
export class Progress {
  constructor() {
    tables += 1;
    const page = pageName();
    this.page = page && (tables > 1 ? `${page}/${tables}` : page);
    /** What is still to be asked again here: each idea, and what asked about it last.
     * @type {{ idea: string, last: string }[]} */
    this.repeats = [];
    /** Whether this page was opened to repeat something. */
    this.repeating = false;
    /** @type {TableModel | null} */
    this.last = null;
    /** Whether what is sat down at is new here, and nothing to go on with. */
    this.isNew = false;
    /** Whether a table is being chosen, and none is shown. */
    this.choosing = false;
    /** What of the address could not be read. */
    this.unread = "";
    /** What keeps the place of the last table, until it has. @type {(() => void) | undefined} */
    this.unkept = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.keeping = undefined;
    /** What the hand is known by that this tab plays. */
    this.start = startOf(this.ownPlace?.token ?? "");
    /** The level that is proposed at the end of this deal, or nothing. */
    this.proposed = "";
    /** A link that is followed, as the address has it; and whether nothing was shown before. */
    this.link = { hash: "", alone: false };
    /** Why a link could not be followed, while the address still has it. */
    this.refused = "";
  }

  /** Where this tab is, whatever others do on this page. */
  get ownPlace() {
    return this.page ? store.readOwnPlace(this.page) : undefined;
  }

  /** What is said to a table that has just been laid: to go on from somewhere, or nothing.
   * @param {TableModel} table
   * @returns {Message | null} */
  firstMessage(table) {
    const hash = address.currentHash();
    if (this.page && table.practice) this.choosing = !hash;
    if (!this.page || (this.last && (!hash || hash === SEATED))) return null;
    const alone = !this.last;
    this.last = table;
    if (this.choosing) return null;
    const carried = history.state === CARRIED;
    if (hash) address.replaceHash(table.practice ? SEATED : "");
    if (hash === REPEAT) {
      this.repeating = true;
      this.repeats = this.toRepeat();
      return this.nextRepeat();
    }
    if (hash && hash !== SEATED) {
      const { text, lost } = address.decodeHash(hash);
      this.unread = lost;
      this.isNew = (!table.lesson || !!table.memory) && !carried; // somebody's link: nobody here was there before
      this.link = { hash, alone };
      return { type: "sit", at: text };
    }
    return isProjector() ? null : (this.resume() ?? this.recall(table));
  }

  /** What a lesson asks first of whoever has finished those that it recalls.
   * @param {TableModel} table @returns {Message | null} */
  recall({ lesson }) {
    const { pages } = loadState();
    const all = lesson?.recall ?? [];
    const from = all.findLastIndex(({ of }) => !pages[of]?.done) + 1;
    this.isNew = from < all.length;
    return this.isNew ? { type: "sit", at: all[from].token } : null;
  }

  /** The hands that were left on this page: this tab's, the last of all, and those of other tabs. */
  get hands() {
    this.keepNow();
    const { places, aside } = loadState();
    const all = [this.ownPlace, places[this.page], ...(aside?.[this.page] ?? [])].filter(
      (each) => each !== undefined,
    );
    const starts = all.map(({ token }) => startOf(token));
    return all.filter(({ token }, at) => starts.indexOf(startOf(token)) === at);
  }

  /** Back to a hand that was left on this page, if there is one. @param {string} [token] @returns {Message | null} */
  resume(token = this.hands[0]?.token) {
    return token ? { type: "sit", at: token } : null;
  }

  /** Sit down at a table that was chosen; the page's way back leads to the choice again. */
  sitDown() {
    if (this.page && this.choosing) address.pushHash(SEATED);
    this.refused = "";
    this.choosing = false;
  }

  /** Choose a table again. */
  chooseTable() {
    this.keepNow();
    if (this.page && address.currentHash()) address.pushHash();
    this.choosing = true;
  }

  /** What of this page is asked again today; where nothing was chosen for today, what went wrong. */
  toRepeat() {
    const { memory, today } = loadState();
    const ideas = Object.entries(memory[this.page] ?? {});
    const chosen = today.filter(({ page }) => page === this.page);
    return ideas
      .filter(([name, idea]) => (chosen.length ? chosen.some((each) => each.idea === name) : wentWrong(idea)))
      .map(([idea, { last }]) => ({ idea, last }));
  }

  /** What is to be repeated next: the questions of a lesson together, decisions one by one.
   * @returns {Message | null} */
  nextRepeat() {
    const [first] = this.repeats;
    if (!first) return null;
    if (first.last.includes(";")) return { type: "sit", at: first.last };
    return {
      type: "repeat",
      questions: this.repeats
        .map(({ last }) => last)
        .join(" ")
        .slice(0, 200),
    };
  }

  /** Whether something is still to be repeated on this page. */
  get repeatsHere() {
    return this.repeats.length > 0;
  }

  /** Where one goes on once all of this page is repeated: the next page of today, at last home; and what the way is
   * called. Nothing where nothing was repeated. @returns {{ href: string, word: string } | undefined} */
  get onward() {
    if (!this.repeating || this.repeatsHere) return undefined;
    const next = loadState()
      .today.find(({ page }) => page !== this.page)
      ?.page.split("/")[0];
    const { pathname, search } = location;
    return next
      ? { href: `${pathname.replace(pageName(), next)}${search}#${REPEAT}`, word: "next" }
      : { href: pageData().home ?? "/", word: "lesson-home" };
  }

  /** A link that cannot be followed stays in the address until something else is done; and where a table
   * would lie there that nobody asked for, one is chosen. @param {TableModel} table */
  followLink({ answer, practice, token }) {
    const { hash, alone } = this.link;
    this.link = { hash: "", alone: false };
    if (hash && answer?.kind === "note") {
      this.refused = answer.text;
      this.choosing = alone && !!practice;
      address.replaceHash(hash);
    } else if (this.refused && token !== this.last?.token) {
      this.refused = "";
      address.replaceHash(practice ? SEATED : "");
    }
    return !this.refused;
  }

  /** Keep what a new model tells. @param {TableModel} table */
  update(table) {
    if (!this.page || this.choosing || !this.followLink(table) || isProjector()) return; // what is shown to others is not one's own
    this.keepNow();
    const { last } = this;
    this.last = table;
    if (!table.over || table.placed !== last?.placed) this.proposed = "";
    if (table.memory) this.recordMemory(table, last);
    else if (table.lesson) this.recordLesson(table.lesson, last?.lesson);
    this.recordReview(table, last);
    if (!table.lesson && !table.puzzle) this.recordDeal(table, last);
    if (table.puzzle && table.placed === last?.placed)
      this.recordPuzzle(table.puzzle, table.token, last.puzzle);
    if (table.token && !table.lesson?.done && table.token !== last?.token) {
      const { step, steps } = table.lesson ?? {};
      const heading = [table.heading, table.score.match?.scores.join("–")].filter(Boolean).join(" · ");
      const over = table.over ? { over: true } : {};
      this.keepSoon(
        { token: table.token, when: Date.now(), told: heading, ...(steps ? { step, steps } : over) },
        table,
      );
    }
  }

  /** Keep where somebody is as soon as the table has been drawn: a browser takes its time to write.
   * @param {import("./store.js").Place} place @param {TableModel} table */
  keepSoon(place, table) {
    this.unkept = () => this.keepPlace(place, table);
    this.keeping = setTimeout(() => this.keepNow(), AFTER_FRAME);
  }

  /** Keep what was to be kept soon: something else is kept or read, or the page is left. */
  keepNow() {
    clearTimeout(this.keeping);
    this.unkept?.();
    this.unkept = undefined;
  }

  /** Keep where somebody is, for this tab and for all; what keeps neither is carried by the address.
   * @param {import("./store.js").Place} place @param {TableModel} table */
  keepPlace(place, { practice, token }) {
    const { page, start } = this;
    this.start = startOf(token);
    store.writeOwnPlace(page, place);
    const could = updateState((all) =>
      store.setPlace(practice ? store.setAside(all, page, place, [start]) : all, page, place),
    );
    if (!could) address.replaceHash(address.encodeHash(token), CARRIED);
    else if (history.state === CARRIED) address.replaceHash(practice ? SEATED : "");
  }

  /** @param {LessonModel} lesson @param {LessonModel} [last] */
  recordLesson(lesson, last) {
    const { question } = lesson;
    if (lesson.proved.length && !last?.proved.length) {
      updateState((all) => proveLesson(all, this.page, Date.now(), lesson.proved));
      store.writeOwnPlace(this.page);
    }
    if (lesson.proves) return; // one that is answered wrong does no harm
    if (lesson.done && !last?.done && !lesson.repeating) {
      updateState((all) => finishLesson(all, this.page, Date.now(), lesson.quiz));
      store.writeOwnPlace(this.page);
    }
    const fresh = question && question.id === last?.question?.id && last.question.chosen === null;
    if (!fresh || question.chosen === null || question.parallel) return; // a parallel one is practice
    const right = question.chosen === question.right;
    if (!right && !(question.id in (loadState().pages[this.page]?.answers ?? {}))) {
      logWork(`${this.page} ${question.id}`, question.text);
    }
    this.recordAnswer(question.id, right, question.idea);
  }

  /** An answer from memory counts once, in a record of its own.
   * @param {TableModel} table @param {TableModel | null} last */
  recordMemory({ lesson, memory }, last) {
    const { question, at } = lesson ?? {};
    const fresh = last?.lesson?.at === at && last?.lesson?.question?.chosen === null;
    if (!memory || !fresh || !question || question.chosen === null) return;
    const right = question.chosen === question.right;
    updateState((all) => store.recordMemory(all, memory.game, memory.topic, right, Date.now()));
  }

  /** A deal that has come to its end here counts, once. @param {TableModel} table @param {TableModel | null} last */
  recordDeal(table, last) {
    const { over, placed, score, review, token } = table;
    if (!over || !last || last.over || placed !== last.placed || review || last.review) return;
    updateState((all) => countDeal(all, score.won, Date.now()));
    logWork(startOf(token), token);
    this.recordLevel(table);
  }

  /** A deal of practice without help counts at its level; once about half were won the next one is proposed, once.
   * @param {TableModel} table */
  recordLevel({ practice, settings, score, token }) {
    const { level } = settings;
    if (!practice || !level || HELPED.test(token)) return;
    const played = { game: practice.game, level, won: score.won, sides: score.heads.length };
    updateState((all) => {
      const after = recordPlayed(all, played);
      this.proposed = proposedLevel(after, played);
      return this.proposed ? beginSeries(after, played) : after;
    });
  }

  /** The first card counts, and being shown it is no answer.
   * @param {PuzzleModel} puzzle @param {string} token @param {PuzzleModel} [last] */
  recordPuzzle({ id, phase }, token, last) {
    if (last?.phase !== "try" || phase === "try") return;
    logWork(id, token);
    this.recordAnswer(id, phase === "right");
    if (phase === "right") updateState((all) => countPuzzle(all, Date.now()));
  }

  /** @param {TableModel} table @param {TableModel | null} last */
  recordReview(table, last) {
    const { review, mistakes = [] } = table;
    const [repeated] = this.repeats;
    const judged = !!review && ["right", "wrong", "shown"].includes(review.phase);
    const before = !last?.review || ["try", "reply"].includes(last.review.phase);
    if (judged && before && repeated?.last.includes(";"))
      this.recordAnswer(repeated.last, review.phase === "right");
    else if (mistakes.length && !last?.mistakes?.length)
      updateState((all) => recordMistakes(all, this.page, mistakes, Date.now()));
  }

  /** @param {string} id @param {boolean} right @param {{ name?: string, part?: number, repeats?: string }} [about] */
  recordAnswer(id, right, { name = id, part, repeats = id } = {}) {
    const was = this.repeats.find(({ last }) => last === repeats)?.idea ?? name;
    updateState((all) => recordAnswer(all, this.page, id, right, Date.now(), { idea: name, part, was }));
    this.repeats = this.repeats.filter((each) => each.idea !== was);
  }
}
