// @ts-check
/** The page of a teacher: what is to be done is chosen, what comes back is read. */

import { html, nothing } from "lit-html";

import { asked } from "../address.js";
import { choose, chosen } from "./keeping.js";
import { Choosing, taught } from "./choosing.js";
import { results } from "./results.js";

/** How a result begins, and what parts several. */
const HEADING = /(?=italiancards result)/;

/** @typedef {{ name: string, when?: string, wrong?: Record<string, string>, done?: Record<string, import("./states.js").Done> }} Row */

export class Teacher {
  /** @param {import("./view.js").ClassView} view */
  constructor(view) {
    this.view = view;
    this.kept = chosen();
    /** @type {import("./view.js").Item[]} */
    this.items = [];
    this.task = "";
    /** @type {Record<string, string> | undefined} */
    this.wrong = undefined;
    /** What was read: counted, by learner, and not counted. @type {Map<string, Row>} */
    this.rows = new Map();
    /** @type {Row[]} */
    this.bad = [];
    /** @type {{ item: string, question: string, missed: number, of: number }[]} */
    this.missed = [];
    this.reading = { read: 0, all: 0 };
    this.full = false;
    this.choosing = new Choosing(this);
    /** Done once all that was chosen so far has been answered. @type {Promise<unknown>} */
    this.settled = this.begin();
  }

  /** What was chosen and read before is there again. */
  async begin() {
    const { results: texts } = this.kept;
    await this.plan(this.kept.title, this.kept.items);
    if (texts.length && this.task) await this.read(texts);
  }

  get link() {
    return this.task && `${location.origin}${location.pathname}#${this.task}`;
  }

  /** Choose something else, after all that was chosen before; says whether that could be.
   * @param {(items: string[]) => string[]} change */
  choose(change) {
    const now = () => this.plan(this.kept.title, change(this.items.map(({ text }) => text)));
    const could = this.settled.then(now);
    this.settled = could.catch(() => {}); // whoever chose hears of it
    return could;
  }

  /** What is to be done; says whether that could be. @param {string} title @param {string[]} items */
  async plan(title, items) {
    const before = this.task;
    const told = items.length ? await this.view.line.ask({ type: "plan", title, items }) : { task: "", items: [] };
    this.wrong = told.wrong;
    if (!told.wrong) {
      this.task = told.task;
      this.items = told.items;
      this.kept = { ...this.kept, title, items: this.items.map(({ text }) => text) };
      if (before && before !== this.task) await this.reread();
      choose(this.kept);
    }
    this.view.draw();
    return !told.wrong;
  }

  /** Another task was told: what was read is judged by that. */
  async reread() {
    const { results: texts } = this.kept;
    this.forget();
    if (this.task && texts.length) await this.read(texts);
  }

  /** Read texts, each with one result or several. @param {string[]} texts */
  async read(texts) {
    const found = texts.flatMap(parted).filter((text) => !this.kept.results.includes(text) || texts === this.kept.results);
    const { most, longest } = this.view.model;
    const here = [...new Set(found)].slice(0, most);
    this.full = found.length > most;
    this.reading = { read: 0, all: here.length };
    const { task } = this;
    for (const text of here) {
      this.view.draw();
      const told = await this.view.line.ask({ type: "read", text: text.slice(0, longest + 1) });
      if (task !== this.task) return;
      this.reading.read += 1;
      this.enter(told);
      const kept = [...this.kept.results.filter((each) => each !== text), text].slice(-most);
      this.kept = { ...this.kept, results: kept };
    }
    choose(this.kept);
    this.view.draw();
  }

  /** @param {Row & { missed?: Teacher["missed"], full?: number }} told */
  enter({ missed, full, ...row }) {
    if (full) this.full = true;
    else if (row.wrong) this.bad.push(row);
    else {
      const learner = row.name.toLowerCase();
      const before = this.rows.get(learner);
      if (!before || (before.when ?? "") <= (row.when ?? "")) this.rows.set(learner, row);
      this.bad = this.bad.filter(({ name }) => name.toLowerCase() !== learner); // it came again
    }
    this.missed = missed ?? this.missed;
  }

  forget() {
    this.rows.clear();
    this.bad = [];
    this.missed = [];
    this.reading = { read: 0, all: 0 };
    this.full = false;
    this.kept = { ...this.kept, results: [] };
  }

  /** Forget what was read, here and at the other end. */
  async forgetAll() {
    if (!confirm(this.view.say("sure"))) return;
    this.forget();
    choose(this.kept);
    await this.view.line.ask({ type: "forget" });
    this.view.draw();
  }

  drawn() {
    const { view } = this;
    return html`<header>
        <h1>${view.say("heading")}</h1>
        <p>${view.say("lead")}</p>
      </header>
      ${this.choosing.drawn()} ${results(this)} ${this.onTheWall()}`;
  }

  /** A lesson for all to see. */
  onTheWall() {
    const { view } = this;
    const lessons = taught(view);
    if (!lessons.length) return nothing;
    const open = (/** @type {Event} */ event) => {
      event.preventDefault();
      const form = /** @type {HTMLFormElement} */ (event.target);
      const language = asked("lang") ? `&lang=${view.language}` : "";
      location.href = `${new FormData(form).get("lesson")}?projector${language}`;
    };
    return html`<section class="ic-class-box" aria-labelledby="ic-class-wall">
      <h2 id="ic-class-wall">${view.say("project")}</h2>
      <p class="ic-class-soft">${view.say("project-more")}</p>
      <form class="ic-class-row" @submit=${open}>
        <label>${view.say("lessons")} <select name="lesson">
          ${lessons.map(({ href, title }) => html`<option value=${href}>${view.in(title)}</option>`)}
        </select></label>
        <button class="btn">${view.say("open")}</button>
      </form>
    </section>`;
  }
}

/** The results in a text: what somebody wrote above them is left out. @param {string} text */
function parted(text) {
  const parts = text.split(HEADING).map((each) => each.trim());
  const found = parts.filter((each) => each.startsWith("italiancards result"));
  return found.length ? found : parts.filter(Boolean);
}
