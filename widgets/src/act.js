// @ts-check
/** A button of the row below the hand: a picture, a word, a key. */

import { html, nothing } from "lit-html";

import { icon } from "./icons.js";

/**
 * One of the places; what cannot be done now stays there.
 * @param {Parameters<typeof icon>[0]} name
 * @param {string} label
 * @param {() => void} press
 * @param {{ key?: string, off?: boolean, pressed?: boolean, title?: string }} how
 */
export const act = (name, label, press, { key = "", off = false, pressed, title }) =>
  html`<button
    type="button"
    class="ic-act ic-act-${name}"
    aria-keyshortcuts=${key || nothing}
    title=${title ?? nothing}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    ?disabled=${off}
    @click=${press}
  >
    ${icon(name)}<span>${label}</span>${key.length === 1 ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing}
  </button>`;
