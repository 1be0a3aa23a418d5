// @ts-check
/** The page of a class: a teacher's, or a learner's where its address tells what is to be done. */

import { html, nothing, render } from "lit-html";

import { createRoot, focusNotebook, isOwnPage, pageData } from "../root.js";
import { decodeHash, currentHash } from "../address.js";
import { followScheme } from "../scheme.js";
import { currentPage } from "../moved_lessons.js";
import { readSettings, SETTING } from "../settings.js";
import { setPageContent } from "../page_content.js";
import { Requests } from "./requests.js";
import { PLAN } from "./records.js";
import { Learner } from "./learner.js";
import { Teacher } from "./teacher.js";

/** @typedef {{ name: string, title: Record<string, string>, game: string, href: string }} Lesson */

/** Whether what stands in an address tells a task, or what is left of one. @param {string} address */
const isTask = (address) =>
  [address, decodeHash(address).text].some((each) =>
    ["class", "do"].some((name) => new URLSearchParams(each).has(name)),
  );

export class ClassView {
  /** @param {import("../port.js").Port} port @param {HTMLElement} el */
  constructor(port, el) {
    this.port = port;
    this.line = new Requests(port);
    this.ending = new AbortController();
    const { signal } = this.ending;
    this.root = createRoot(el, "ic ic-class", signal);
    this.language = readSettings([]).language;
    /** @type {Lesson[]} */
    this.lessons = JSON.parse(document.getElementById("ic-lessons")?.textContent ?? "[]");
    this.unfollow = followScheme(this.root);
    this.draw = this.draw.bind(this);
    const escaped = (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && focusNotebook(this.root);
    this.root.addEventListener("keydown", escaped, { signal });
    document.addEventListener(SETTING, (event) => this.set(/** @type {CustomEvent} */ (event)), { signal });
    document.addEventListener("italiancards:line", this.draw, { signal });
    window.addEventListener("hashchange", () => this.open(), { signal });
    window.addEventListener("storage", ({ key }) => key === PLAN && this.follow(), { signal });
    /** What of the address could not be read. */
    this.unread = "";
    this.open();
  }

  remove() {
    this.ending.abort();
    this.line.stop();
    this.unfollow();
    render(null, this.root);
    this.root.remove();
    setPageContent("");
  }

  /** @param {CustomEvent} event */
  set({ detail: { name, value } }) {
    if (name === "language") this.language = value;
    this.draw();
  }

  /** What the address asks for. */
  open() {
    const address = isOwnPage() ? currentHash() : "";
    this.unread = "";
    this.side = isTask(address) ? new Learner(this, address) : new Teacher(this);
    this.draw();
  }

  /** Another page of this browser kept something. */
  follow() {
    if (this.side instanceof Teacher) this.side.follow();
  }

  get model() {
    return /** @type {ClassModel} */ (/** @type {unknown} */ (this.port.model()));
  }

  /** What the page says; places are filled. @param {string} name @param {Record<string, string | number>} [facts] @param {string} [language] */
  say(name, facts = {}, language = this.language) {
    const words = /** @type {Record<string, Record<string, string>>} */ (
      /** @type {unknown} */ (this.port.words())
    );
    const text = words[language][name];
    return text.replace(/\{(\w+)\}/g, (all, fact) => (fact in facts ? String(facts[fact]) : all));
  }

  /** What the page says, in every language. @param {string} name @param {Record<string, string | number>} facts */
  sayAll(name, facts) {
    const languages = Object.keys(this.port.words());
    return Object.fromEntries(languages.map((language) => [language, this.say(name, facts, language)]));
  }

  /** @param {Record<string, string>} texts */
  translate(texts) {
    return texts[this.language] ?? "";
  }

  /** What a thing that is asked is called. @param {ItemModel} item */
  label(item) {
    const lesson = item.kind === "lesson" && this.lessons.find(({ name }) => name === currentPage(item.text));
    return lesson ? this.translate(lesson.title) : this.translate(item.label);
  }

  /** Where it is done; nothing outside our pages. @param {ItemModel} item @param {string} [how] */
  href({ kind, text }, how = "") {
    const page = { lesson: currentPage(text), puzzle: "020_puzzles", deal: "010_practice" }[kind];
    const found = this.lessons.find(({ name }) => name === page);
    return found && `${found.href}${how}${kind === "lesson" ? "" : `#${encodeURIComponent(text)}`}`;
  }

  draw() {
    if (this.root.lang !== this.language) this.root.lang = this.language;
    setPageContent("class");
    render(html`${this.lineNotice()} ${this.unreadNotice()} ${this.side?.template()}`, this.root);
  }

  /** What of its link the page could not read. */
  unreadNotice() {
    const { unread } = this;
    return unread
      ? html`<p class="ic-class-wrong" role="alert">${this.say("unread")} <code>${unread}</code></p>`
      : nothing;
  }

  lineNotice() {
    if (!["gone", "stopped"].includes(pageData().line ?? "")) return nothing;
    return html`<p class="ic-class-wrong" role="alert">${this.say("gone")} <a href="">${this.say("again")}</a></p>`;
  }
}
