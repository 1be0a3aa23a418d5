// @ts-check
/** Words that can be pressed to learn what they mean, and the small box that says it. */

import { html, nothing, render } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";

import { joinPunctuation, partsByLanguage, piecesOf } from "./glossary.js";
import { pageData } from "./root.js";

/** @typedef {{ words: Words, gloss: TermBox, table?: Pick<TableModel, "lesson"> }} TermProps What a panel needs whose texts are explained. */

/** How far the box stays from the word and from the edges of the screen, in CSS pixels. */
const GAP = 8;

/** What is read of a word that is explained. */
const READ = ["before", "text", "after"];

/** Draw a text that is replaced whole when it changes, and that a browser may translate.
 * @param {string} text @param {unknown} [drawn] @param {string} [key] */
export const wholeText = (text, drawn = text, key = text) =>
  keyed(key, html`<span translate="yes">${drawn}</span>`);

/**
 * Draws texts with the words that the glossary explains, each entry once in all of them.
 * A text is replaced whole when it changes, so that a live region reads it as one, and a browser may translate it.
 * @param {TermProps} props
 */
export function explainTerms({ words, gloss, table }) {
  const seen = new Set();
  const foreign = table?.lesson?.foreign ?? {};
  const explain = (/** @type {string} */ text) => joinPunctuation(piecesOf(text, words.terms, seen));
  return (/** @type {string} */ text) => {
    const parts = partsByLanguage(text, foreign);
    const pieces = parts.flatMap(
      /** @returns {(ReturnType<typeof explain>[number] | { text: string, lang: string })[]} */
      (part) => (typeof part === "string" ? explain(part) : [part]),
    );
    const drawn = pieces.map((piece) =>
      typeof piece === "string"
        ? piece
        : "lang" in piece
          ? html`<span lang=${piece.lang}>${piece.text}</span>`
          : html`<span class="ic-unbroken">${piece.before}<button
              type="button"
              class="ic-term"
              aria-haspopup="dialog"
              @click=${(/** @type {Event} */ event) => gloss.show(piece.term, words.glossary, event)}
            >${piece.text}</button>${piece.after}</span>`,
    );
    return wholeText(text, drawn, JSON.stringify(pieces, READ));
  };
}

/** Where the glossary says more: only a site of ours has one. @param {string} id */
function glossaryAddress(id) {
  const { glossary } = pageData();
  return glossary ? `${glossary}#${id}` : "";
}

/** The one box of a table that says what a word means. */
export class TermBox {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {HTMLButtonElement | null} */
    this.word = null;
    this.box = document.createElement("div");
    this.box.className = "ic-gloss";
    this.box.popover = "auto";
    this.box.tabIndex = -1;
    this.box.setAttribute("role", "dialog");
    this.box.addEventListener("keydown", (event) => this.pressed(event));
    this.scrolled = (/** @type {Event} */ event) => event.target === this.box || this.close();
  }

  get open() {
    return this.box.isConnected && this.box.matches(":popover-open");
  }

  /**
   * Say what a word means, beside it; pressed again, the browser closes the box.
   * @param {TermModel} term
   * @param {string} more what the way to the glossary is called
   * @param {Event} event
   */
  show(term, more, event) {
    const word = /** @type {HTMLButtonElement} */ (event.currentTarget);
    if (this.open && this.word === word) return;
    event.preventDefault(); // else the browser would open it too, before it has its place
    const address = glossaryAddress(term.id);
    this.close();
    this.word = word;
    this.box.setAttribute("aria-label", term.word);
    const body = html`<p>
          <strong lang="it">${term.word}</strong> <span lang="it">${term.ipa}</span>${
            term.gloss ? html` <em>${term.gloss}</em>` : nothing
          }
        </p>
        <p translate="yes">${term.means}</p>
        ${address ? html`<p><a href=${address} target="_blank">${more} ↗</a></p>` : nothing}`;
    render(keyed(term.means, body), this.box);
    this.root.append(this.box);
    word.popoverTargetElement = this.box;
    this.box.showPopover();
    const around = [".ic-step", "p, li"].flatMap((each) => word.closest(each) ?? []);
    this.place([...around, word].map((each) => each.getBoundingClientRect()));
    this.box.focus({ preventScroll: true });
    for (const each of [window, this.root]) each.addEventListener("scroll", this.scrolled, { capture: true });
  }

  /**
   * Below or above the first of these with room for it, at last the word: never on the word.
   * @param {DOMRect[]} texts from all that is read there down to the word itself
   */
  place(texts) {
    const { style, offsetWidth, offsetHeight } = this.box;
    const under = (/** @type {DOMRect} */ rect) => innerHeight - rect.bottom - 2 * GAP;
    const over = (/** @type {DOMRect} */ rect) => rect.top - 2 * GAP;
    const free = (/** @type {DOMRect} */ rect) => Math.max(under(rect), over(rect));
    const word = /** @type {DOMRect} */ (texts.at(-1));
    const shown = texts.find((text) => offsetHeight <= free(text)) ?? word;
    const below = offsetHeight <= under(shown) || under(shown) >= over(shown);
    const height = Math.min(offsetHeight, free(shown));
    const left = word.left + word.width / 2 - offsetWidth / 2;
    style.maxHeight = `${height}px`;
    style.left = `${Math.max(GAP, Math.min(left, innerWidth - offsetWidth - GAP))}px`;
    style.top = `${below ? shown.bottom + GAP : shown.top - GAP - height}px`;
  }

  /** Keys in the box are not meant for the table. @param {KeyboardEvent} event */
  pressed(event) {
    event.stopPropagation();
    if (event.key !== "Escape") return;
    event.preventDefault();
    this.close();
  }

  /** When the text has changed, its word is gone, and the box goes with it. */
  follow() {
    if (this.word && !this.word.isConnected) this.close();
  }

  close() {
    for (const each of [window, this.root])
      each.removeEventListener("scroll", this.scrolled, { capture: true });
    if (this.open) this.box.hidePopover();
    this.box.style.maxHeight = "";
    this.box.remove();
    this.word = null;
  }
}
