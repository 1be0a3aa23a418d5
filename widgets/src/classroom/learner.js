// @ts-check
/** What a class is asked, as a learner sees it: what is to be done, what is done, and the result. */

import { html, nothing } from "lit-html";

import { decodeHash, pushHash } from "../address.js";
import { writeTask } from "../class_task.js";
import { writeName, collectWork, readName } from "./records.js";
import { mark, stateText } from "./states.js";
import { copy, saveAs } from "../share.js";

export class Learner {
  /** @param {import("./view.js").ClassView} view @param {string} task as the link carries it */
  constructor(view, task) {
    this.view = view;
    this.name = readName();
    /** @type {ItemModel[]} */
    this.items = [];
    this.title = this.task = this.text = "";
    /** @type {Record<string, DoneModel>} */
    this.done = {};
    /** @type {Record<string, string> | undefined} */
    this.wrong = undefined;
    this.known = false;
    /** Whether this browser could not keep the name. */
    this.lost = false;
    /** What came of copying. */
    this.copied = "";
    this.opened = this.open(task);
  }

  /** @param {string} link */
  async open(link) {
    const { text, lost } = decodeHash(link);
    this.view.unread = lost;
    // Some mail programs write the signs of a link otherwise.
    const address = link.includes("%26do%3D") ? text : link;
    const { task, title, items, wrong } = await this.view.line.ask({ type: "open", task: address });
    this.wrong = wrong;
    this.known = true;
    if (!wrong) {
      Object.assign(this, { task, title, items });
      writeTask(task);
      await this.write();
    }
    this.view.draw();
  }

  /** Let the result be written of what is kept now. */
  async write() {
    const name = this.name.trim();
    const message = { type: "write", task: this.task, name, ...collectWork(this.items) };
    const { text = "", done = {}, wrong } = await this.view.line.ask(message);
    if (name !== this.name.trim()) return;
    Object.assign(this, { text, wrong, done: { ...this.done, ...done } });
    this.view.draw();
  }

  /** @param {Event} event */
  setName(event) {
    this.name = /** @type {HTMLInputElement} */ (event.target).value;
    this.copied = this.text = "";
    this.lost = !writeName(this.name);
    this.write();
  }

  async copy() {
    this.copied = (await copy(this.text)) ? "copied-result" : "not-copied";
    this.view.draw();
  }

  template() {
    const { view, items, done } = this;
    const say = view.say.bind(view);
    const finished = items.filter(({ text }) => done[text] && done[text].state !== "begun").length;
    return html`<header>
        <h1>${this.title || say("your-class")}</h1>
        <p>${say(this.known && !items.length ? "no-task" : "your-lead")}</p>
      </header>
      ${this.known ? nothing : html`<p role="status">${say("waiting")}</p>`}
      ${this.wrong ? html`<p class="ic-class-wrong" role="alert">${view.translate(this.wrong)}</p>` : nothing}
      ${
        items.length
          ? html`<p class="ic-class-progress">
              <progress max=${items.length} value=${finished} aria-labelledby="ic-class-done"></progress>
              <b id="ic-class-done">${say("your-progress", { done: finished, all: items.length })}</b>
            </p>
            <ol class="ic-class-todo">
              ${items.map((item) => this.row(item))}
            </ol>
            ${this.handIn()}`
          : nothing
      }
      <p class="ic-class-aside"><a href="#" @click=${away}>${say("teacher")}</a></p>`;
  }

  /** @param {ItemModel} item */
  row(item) {
    const { view } = this;
    const done = this.done[item.text];
    const href = view.href(item);
    const label = view.label(item);
    return html`<li class=${done ? "ic-class-did" : ""}>
      ${mark(done)} ${href ? html`<a href=${href}>${label}</a>` : html`<span>${label}</span>`}
      <small>${done ? stateText(view, done) : view.say("to-do")}</small>
    </li>`;
  }

  /** What is handed in. */
  handIn() {
    const { view, text } = this;
    const say = view.say.bind(view);
    return html`<section class="ic-class-box">
      <label>${say("your-name")} <input type="text" maxlength="60" autocomplete="name" aria-describedby="ic-class-who"
        .value=${this.name} @input=${(/** @type {Event} */ event) => this.setName(event)}></label>
      <p id="ic-class-who" class="ic-class-soft">${say("name-more")}</p>
      ${this.lost ? html`<p class="ic-class-wrong" role="alert">${say("unkept")}</p>` : nothing}
      <p role="status">${this.copied ? say(this.copied) : ""}</p>
      <p class="ic-class-buttons">
        <button type="button" class="go" ?disabled=${!text} @click=${() => this.copy()}>${say("copy")}</button>
        <button type="button" class="btn" ?disabled=${!text}
          @click=${() => saveAs(`${this.name.trim().replace(/[^\p{L}\p{N}]+/gu, "-")}.txt`, text)}>${say("save")}</button>
      </p>
      ${
        text
          ? html`<details ?open=${this.copied === "not-copied"}>
            <summary>${say("text")}</summary>
            <textarea readonly rows="8" aria-label=${say("text")} .value=${text}></textarea>
          </details>`
          : nothing
      }
    </section>`;
  }
}

/** Leave the task: the same page without it. @param {Event} event */
function away(event) {
  event.preventDefault();
  pushHash();
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}
