// @ts-check
/** Choosing what a class is to do: lessons, deals and puzzles, and the link that tells them. */

import { html, nothing } from "lit-html";

import { storageWarning } from "./states.js";
import { decodeHash } from "../address.js";
import { copy } from "../share.js";

/** How many puzzles are added at once, at most. */
const AT_ONCE = 10;
/** The greatest number of a deal that chance proposes. */
const NUMBERS = 9999;

/** An address that means the computer itself. */
const HERE = /^(localhost|127\.[0-9.]+|\[::1\])$/;

export class TaskEditor {
  /** @param {import("./teacher.js").Teacher} teacher */
  constructor(teacher) {
    this.teacher = teacher;
    this.view = teacher.view;
    this.deal = { game: "", preset: "", number: randomNumber() };
    this.puzzles = { game: "", grade: 0, many: 3 };
    this.copied = "";
  }

  get items() {
    return this.teacher.items.map(({ text }) => text);
  }

  /** @param {(items: string[]) => string[]} change */
  set(change) {
    this.copied = "";
    return this.teacher.choose(change);
  }

  /** @param {string[]} more */
  add(...more) {
    return this.set((items) => [...items, ...more]);
  }

  /** @param {string} item */
  takeOut(item) {
    return this.set((items) => items.filter((each) => each !== item));
  }

  /** Take a task out of the list; the focus goes to the next there, after the last to the heading. @param {string} item */
  async takeOutOfList(item) {
    const place = this.items.indexOf(item);
    await this.takeOut(item);
    const left = [...this.view.root.querySelectorAll(".ic-class-chosen button")];
    const next = left[Math.min(place, left.length - 1)] ?? this.view.root.querySelector("#ic-class-ask");
    /** @type {HTMLElement | null} */ (next)?.focus();
  }

  template() {
    const { view, teacher } = this;
    const say = view.say.bind(view);
    return html`<section class="ic-class-box" aria-labelledby="ic-class-ask">
      <h2 id="ic-class-ask" tabindex="-1">${say("ask")}</h2>
      <label>${say("task-title")} <input type="text" maxlength="60" .value=${teacher.record.title}
        @change=${(/** @type {Event} */ event) => this.setTitle(event)}></label>
      <div class="ic-class-three">${this.lessons()} ${this.deals()} ${this.shelf()}</div>
      ${teacher.wrong ? html`<p class="ic-class-wrong" role="alert">${view.translate(teacher.wrong)}</p>` : nothing}
      ${storageWarning(teacher, "chosen")}
      <ul class="ic-class-chosen" aria-live="polite" aria-label=${say("ask")}>
        ${teacher.items.map(
          (
            item,
          ) => html`<li>${view.label(item)} <button type="button" aria-label="${say("take-out")}: ${view.label(item)}"
            title=${say("take-out")} @click=${() => this.takeOutOfList(item.text)}>✕</button></li>`,
        )}
      </ul>
      ${teacher.items.length ? this.linkToTasks() : html`<p class="ic-class-soft">${say("nothing-chosen")}</p>`}
    </section>`;
  }

  /** @param {Event} event */
  setTitle(event) {
    const title = /** @type {HTMLInputElement} */ (event.target).value;
    this.teacher.record = { ...this.teacher.record, title };
    this.set((items) => items);
  }

  lessons() {
    const { view } = this;
    const lessons = lessonPages(view);
    const games = [...new Set(lessons.map(({ game }) => game))];
    if (!games.length) return nothing;
    const titleOf = (/** @type {string} */ game) =>
      view.translate(view.model.games.find((each) => each.value === game)?.label ?? {}) ||
      view.say(game ? "own-lessons" : "before-games");
    return html`<fieldset>
      <legend>${view.say("lessons")}</legend>
      ${games.map(
        (game) => html`<details>
          <summary>${titleOf(game)}</summary>
          ${lessons
            .filter((each) => each.game === game)
            .map(
              ({
                name,
                title,
              }) => html`<label class="ic-class-check"><input type="checkbox" .checked=${this.items.includes(name)}
              @change=${(/** @type {Event} */ event) => (/** @type {HTMLInputElement} */ (event.target).checked ? this.add(name) : this.takeOut(name))}>
              ${view.translate(title)}</label>`,
            )}
        </details>`,
      )}
    </fieldset>`;
  }

  /** @param {string} label @param {{ value: string, label: Record<string, string> }[]} all @param {string} now @param {(value: string) => void} set */
  select(label, all, now, set) {
    const handleChange = (/** @type {Event} */ event) => {
      set(/** @type {HTMLSelectElement} */ (event.target).value);
      this.view.draw();
    };
    return html`<label>${this.view.say(label)} <select @change=${handleChange}>
      ${all.map(({ value, label: title }) => html`<option value=${value} ?selected=${value === now}>${this.view.translate(title)}</option>`)}
    </select></label>`;
  }

  deals() {
    const { view, deal } = this;
    const { games } = view.model;
    const game = games.find((each) => each.value === deal.game) ?? games[0];
    const add = (/** @type {Event} */ event) => {
      event.preventDefault();
      const fields = [game.value, deal.preset && `preset=${deal.preset}`, `number=${deal.number}`];
      this.add(fields.filter(Boolean).join("; "));
      deal.number = randomNumber();
    };
    return html`<fieldset>
      <legend>${view.say("deals")}</legend>
      ${this.select("game", games, game.value, (value) => Object.assign(deal, { game: value, preset: "" }))}
      ${this.select("variant", game.presets, deal.preset, (value) => (deal.preset = value))}
      <form class="ic-class-row" @submit=${add}>
        <label>${view.say("number")} <input type="text" inputmode="numeric" maxlength="9" .value=${deal.number}
          @change=${(/** @type {Event} */ event) => (deal.number = /** @type {HTMLInputElement} */ (event.target).value.trim())}></label>
        <button class="btn" aria-label="${view.say("add")}: ${view.say("deals")}">${view.say("add")}</button>
      </form>
      <form class="ic-class-row" @submit=${(/** @type {Event} */ event) => this.addPasted(event)}>
        <label>${view.say("pasted")} <input type="text" name="link" spellcheck="false"></label>
        <button class="btn" aria-label="${view.say("add")}: ${view.say("pasted")}">${view.say("add")}</button>
      </form>
    </fieldset>`;
  }

  /** A link of a table's own, or what it carries. @param {Event} event */
  async addPasted(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("link"));
    const link = field.value;
    const address = link.slice(link.indexOf("#") + 1);
    const { text, lost } = decodeHash(address);
    const item = lost ? address : text; // as it is, it is refused in words
    if (item.trim() && (await this.add(item)) && field.value === link) form.reset();
  }

  shelf() {
    const { view, puzzles } = this;
    const games = view.model.games.filter((each) => each.grades);
    const game = games.find((each) => each.value === puzzles.game) ?? games[0];
    const all = game.grades ?? [];
    const grade = all[puzzles.grade] ?? all[0];
    const grades = all.map((each, at) => ({ value: String(at), label: each.label }));
    const add = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.set((items) => {
        const left = grade.puzzles.filter((id) => !items.includes(id));
        return [...items, ...left.slice(0, puzzles.many)];
      });
    };
    return html`<fieldset>
      <legend>${view.say("puzzles")}</legend>
      ${this.select("game", games, game.value, (value) => Object.assign(puzzles, { game: value, grade: 0 }))}
      ${this.select("grade", grades, String(puzzles.grade), (value) => (puzzles.grade = Number(value)))}
      <form class="ic-class-row" @submit=${add}>
        <label>${view.say("how-many")} <input type="number" min="1" max=${AT_ONCE} required .value=${String(puzzles.many)}
          @change=${(/** @type {Event} */ event) => (puzzles.many = Number(/** @type {HTMLInputElement} */ (event.target).value))}></label>
        <button class="btn" aria-label="${view.say("add")}: ${view.say("puzzles")}">${view.say("add")}</button>
      </form>
    </fieldset>`;
  }

  /** The link to what is chosen. */
  linkToTasks() {
    const { view, teacher } = this;
    const say = view.say.bind(view);
    const copied = async () => {
      this.copied = (await copy(teacher.link)) ? "copied" : "not-copied";
      view.draw();
    };
    return html`<label>${say("link")} <input type="text" id="ic-class-link" readonly .value=${teacher.link}
        @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}></label>
      ${HERE.test(location.hostname) ? html`<p class="ic-class-soft">${say("only-here")}</p>` : nothing}
      <p class="ic-class-buttons">
        <button type="button" class="go" @click=${copied}>${say("copy-link")}</button>
        <a class="btn" href="#${teacher.task}">${say("as-learner")}</a>
        <span role="status">${this.copied ? say(this.copied) : ""}</span>
      </p>`;
  }
}

/** The lessons, without the pages where one plays. @param {import("./view.js").ClassView} view */
export const lessonPages = ({ lessons }) => lessons.filter(({ name }) => !/^0[1-9]/.test(name));

const randomNumber = () => String(1 + Math.floor(Math.random() * NUMBERS));
