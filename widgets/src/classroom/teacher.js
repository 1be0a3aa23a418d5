// @ts-check
/** The page of a teacher: what is to be done is chosen, what comes back is read. */

import { html, nothing } from "lit-html";

import { queryValue } from "../address.js";
import { writePlan, readPlan, formatTime } from "./records.js";
import { TaskEditor, lessonPages } from "./task_editor.js";
import { resultsPanel } from "./results.js";
import { groupByLearner, mergeTexts, splitResults } from "./texts.js";

/** A text that was read: `text` is what it is kept as, `learner` what those of one name have in common.
 * @typedef {RowModel & { text: string, counts: boolean }} Row */

const DAY = 24 * 60 * 60 * 1000;

export class Teacher {
  /** @param {import("./view.js").ClassView} view */
  constructor(view) {
    this.view = view;
    this.record = readPlan();
    /** What was kept when this page last looked: another may have changed it since. */
    this.base = this.record;
    /** @type {ItemModel[]} */
    this.items = [];
    this.task = "";
    /** @type {Record<string, string> | undefined} */
    this.wrong = undefined;
    /** What was read and is true, by its text. @type {Map<string, Row>} */
    this.rows = new Map();
    /** What was read and is not. @type {Row[]} */
    this.bad = [];
    /** @type {MistakeCount[]} */
    this.missed = [];
    this.reading = { read: 0, all: 0 };
    this.full = false;
    /** What this browser could not keep: what was `chosen` here, or `read`. */
    this.lost = "";
    this.choosing = new TaskEditor(this);
    /** Done once all that was chosen so far has been answered. @type {Promise<unknown>} */
    this.settled = this.begin();
  }

  /** What was chosen and read before is there again. */
  async begin() {
    await this.plan(this.record.title, this.record.items);
    await this.reread();
  }

  /** Another page of this browser chose or read something. */
  follow() {
    const now = async () => {
      const { title, items } = this.join();
      this.task = "";
      await this.plan(title, items);
      await this.view.line.ask({ type: "forget" });
      await this.reread();
    };
    this.settled = this.settled.then(now);
  }

  /** Take over what another page has read or taken out since; says what is kept there. */
  join() {
    const [there, { base, record: own }] = [readPlan(), this];
    const results = mergeTexts(base.results, own.results, there.results);
    const out = mergeTexts(base.out, own.out, there.out);
    this.record = { ...own, results, out };
    return there;
  }

  /** Keep what was chosen and read, and say at once where that could not be. @param {string} what */
  keep(what) {
    const same = JSON.stringify(this.join()) === JSON.stringify(this.record);
    if (!same) this.lost = writePlan(this.record) ? "" : what;
    if (!this.lost) this.base = this.record;
  }

  get link() {
    return this.task && `${location.origin}${location.pathname}#${this.task}`;
  }

  /** Choose something else, after all that was chosen before; says whether that could be.
   * @param {(items: string[]) => string[]} change */
  choose(change) {
    const now = () => this.plan(this.record.title, change(this.items.map(({ text }) => text)));
    const could = this.settled.then(now);
    this.settled = could.catch(() => {}); // whoever chose hears of it
    return could;
  }

  /** What is to be done; says whether that could be. @param {string} title @param {string[]} items */
  async plan(title, items) {
    const before = this.task;
    const plan = items.length
      ? await this.view.line.ask({ type: "plan", title, items })
      : { task: "", items: [] };
    this.wrong = plan.wrong;
    if (!plan.wrong) {
      this.task = plan.task;
      this.items = plan.items;
      this.record = { ...this.record, title, items: this.items.map(({ text }) => text) };
      if (before && before !== this.task) await this.reread();
      this.keep("chosen");
    }
    this.view.draw();
    return !plan.wrong;
  }

  /** What was read is judged again: by another task, or after all was forgotten at the other end. */
  async reread() {
    this.clear();
    if (this.task) await this.readEach(this.record.results);
  }

  /** Read texts, each with one result or several. @param {string[]} texts */
  async read(texts) {
    const found = new Set(texts.flatMap(splitResults).filter((text) => !this.record.results.includes(text)));
    const { most } = this.view.model;
    const some = [...found].slice(0, most);
    this.full = found.size > most;
    this.record = { ...this.record, results: [...this.record.results, ...some] };
    await this.readEach(some);
  }

  /** @param {string[]} texts */
  async readEach(texts) {
    this.reading = { read: 0, all: texts.length };
    const { task } = this;
    for (const text of texts) {
      this.view.draw();
      const counts = !this.record.out.includes(text);
      const result = await this.ask(text, counts);
      if (task !== this.task) return;
      this.reading.read += 1;
      this.enter(text, counts, result);
    }
    this.keep("read");
    this.view.draw();
  }

  /** @param {string} text @param {boolean} counts */
  ask(text, counts) {
    return this.view.line.ask({ type: "read", text: text.slice(0, this.view.model.longest + 1), counts });
  }

  /** Enter what was told of a text. None takes the place of another that is not the same.
   * @param {string} came @param {boolean} counts @param {any} result */
  enter(came, counts, { missed, full, asked, ...result }) {
    if (full) {
      this.full = true;
      this.record = { ...this.record, results: this.record.results.filter((each) => each !== came) };
      return;
    }
    const key = result.text ?? came;
    const row = { ...result, text: key, counts };
    const again = (/** @type {Row} */ { learner, when, text }) =>
      text === row.text || (!row.wrong && when && when === row.when && learner === row.learner);
    const gone = this.bad.filter(again).map(({ text }) => text);
    this.bad = this.bad.filter((each) => !again(each));
    if (row.wrong) this.bad.push(row);
    else if (!this.rows.has(key)) this.rows.set(key, row);
    this.missed = missed ?? this.missed;
    const known = this.record.results.map((each) => (each === came ? key : each));
    const results = [...new Set(known)].filter((each) => each === key || !gone.includes(each));
    this.record = { ...this.record, results };
  }

  /** The results that count. */
  get counted() {
    return [...this.rows.values()].filter(({ counts }) => counts);
  }

  /** Results that count under one name, where there are several. @returns {Row[][]} */
  get doubles() {
    return [...groupByLearner(this.counted).values()].filter((rows) => rows.length > 1);
  }

  /** Let a result count or not. @param {Row} row @param {boolean} counts */
  async count(row, counts) {
    const { missed, full } = await this.ask(row.text, counts);
    this.full = Boolean(full);
    if (!full) {
      row.counts = counts;
      const out = this.record.out.filter((text) => text !== row.text);
      this.record = { ...this.record, out: counts ? out : [...out, row.text] };
      this.missed = missed ?? this.missed;
      this.keep("read");
    }
    this.view.draw();
  }

  /** Of the results under one name let those that were written last count alone; where one is of a day
   * to come its date tells nothing. */
  async countLatest() {
    const tomorrow = formatTime(Date.now() + DAY);
    for (const rows of this.doubles) {
      const last =
        rows
          .map(({ when }) => when)
          .sort()
          .at(-1) ?? "";
      const earlier = rows.filter(({ when }) => when < last && last <= tomorrow);
      for (const row of earlier) await this.count(row, false);
    }
  }

  /** Take out a text that is no result. @param {Row} row */
  takeOut(row) {
    this.bad = this.bad.filter((each) => each !== row);
    this.record = { ...this.record, results: this.record.results.filter((text) => text !== row.text) };
    this.keep("read");
    this.view.draw();
  }

  /** Show why a file was not read. @param {string} name @param {string} label @param {Record<string, number>} facts */
  refuse(name, label, facts) {
    const wrong = this.view.sayAll(label, facts);
    const row = {
      name,
      learner: "",
      when: "",
      text: `${name} ${JSON.stringify(facts)}`,
      counts: false,
      wrong,
    };
    this.bad = [...this.bad.filter(({ text }) => text !== row.text), row];
    this.view.draw();
  }

  clear() {
    this.rows.clear();
    this.bad = [];
    this.missed = [];
    this.reading = { read: 0, all: 0 };
    this.full = false;
  }

  /** Forget what was read, here and at the other end. */
  async forgetAll() {
    if (!confirm(this.view.say("sure"))) return;
    this.clear();
    this.record = { ...this.record, results: [], out: [] };
    this.keep("read");
    await this.view.line.ask({ type: "forget" });
    this.view.draw();
  }

  template() {
    const { view } = this;
    return html`<header>
        <h1>${view.say("heading")}</h1>
        <p>${view.say("lead")}</p>
      </header>
      ${this.choosing.template()} ${resultsPanel(this)} ${this.projector()}`;
  }

  /** A lesson for all to see. */
  projector() {
    const { view } = this;
    const lessons = lessonPages(view);
    if (!lessons.length) return nothing;
    const open = (/** @type {Event} */ event) => {
      event.preventDefault();
      const form = /** @type {HTMLFormElement} */ (event.target);
      const language = queryValue("lang") ? `&lang=${view.language}` : "";
      location.href = `${new FormData(form).get("lesson")}?projector${language}`;
    };
    return html`<section class="ic-class-box" aria-labelledby="ic-class-wall">
      <h2 id="ic-class-wall">${view.say("project")}</h2>
      <p class="ic-class-soft">${view.say("project-more")}</p>
      <form class="ic-class-row" @submit=${open}>
        <label>${view.say("lessons")} <select name="lesson">
          ${lessons.map(({ href, title }) => html`<option value=${href}>${view.translate(title)}</option>`)}
        </select></label>
        <button class="btn">${view.say("open")}</button>
      </form>
    </section>`;
  }
}
