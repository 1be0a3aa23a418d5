// @ts-check
/** A button of the row below the hand: a picture, a word, a key. */

import { html, nothing } from "lit-html";

import { icon } from "./icons.js";

/**
 * One of the places; what cannot be done now stays there.
 * @param {Parameters<typeof icon>[0]} name
 * @param {string} label
 * @param {() => void} press
 * @param {{ key?: string, off?: boolean, pressed?: boolean, title?: string, name?: string, lit?: boolean }} how
 * what it is called where its label says its state, or a longer title; where a lesson asks for it, it is lit
 */
export const act = (
  name,
  label,
  press,
  { key = "", off = false, pressed, title, name: called, lit = false },
) =>
  html`<button
    type="button"
    class="ic-act ic-act-${name} ${lit && !off ? "ic-asked" : ""}"
    aria-keyshortcuts=${key || nothing}
    title=${called ? `${called}: ${label}` : (title ?? nothing)}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    ?disabled=${off}
    @click=${press}
  >
    ${icon(name)}${called ? html`<span class="ic-hidden">${called}: </span>` : nothing}<span>${label}</span>${key.length === 1 ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing}
  </button>`;
