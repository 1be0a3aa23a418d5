// @ts-check
/** What panels are made of: buttons, one of some values; and what is said above everything. */

import { html, nothing } from "lit-html";

import { inCell } from "./root.js";

/** @typedef {import("./view.js").TableView} TableView */

/**
 * A button of a row.
 * @param {string} label
 * @param {() => void} press
 * @param {{ shown?: boolean, main?: boolean, key?: string, pressed?: string }} [how]
 */
export const button = (label, press, { shown = true, main = false, key = "", pressed = "" } = {}) =>
  shown
    ? html`<button
        type="button"
        class="ic-action ${main ? "ic-main" : ""}"
        aria-keyshortcuts=${key || nothing}
        aria-pressed=${pressed || nothing}
        @click=${press}
      >
        ${label}
      </button>`
    : nothing;

/** How well the others can play. @param {Words} words */
export const levels = (words) => ({
  easy: words["level-easy"],
  medium: words["level-medium"],
  hard: words["level-hard"],
});

/** @param {TableView} view @param {string} name @param {Record<string, string>} values */
export function setting({ table, words, kernel }, name, values) {
  const choose = (/** @type {Event} */ event) =>
    kernel.set(name, /** @type {HTMLSelectElement} */ (event.target).value);
  return html`<label>
    ${words[name]}
    <select @change=${choose}>
      ${Object.entries(values).map(
        ([value, label]) =>
          html`<option value=${value} ?selected=${table.settings[name] === value}>${label}</option>`,
      )}
    </select>
  </label>`;
}

/** What is said above everything: that the table is lost, or still being laid; what of a link could not be
 * read, or that nothing is kept. @param {TableView} view */
export function notice({ kernel, words, root }) {
  if (kernel.waits) return html`<div class="ic-notice" role="status"><p>${words.coming}</p></div>`;
  const { page, refused, choosing } = kernel.goingOn;
  if (choosing && refused) return html`<div class="ic-notice ic-trouble" role="alert"><p>${refused}</p></div>`;
  if (kernel.silent) {
    return html`<div class="ic-notice ic-trouble" role="alert">
      <p>${words[page ? kernel.trouble : inCell(root) ? "silent-cell" : "silent"]}</p>
      ${button(words["go-on-here"], () => kernel.reopen(), { shown: !!page, main: true })}
    </div>`;
  }
  if (!kernel.told) return nothing;
  const [name, part] = kernel.told;
  return html`<div class="ic-notice ic-told" role="status">
    <p>${words[name]} ${part ? html`<code>${part}</code>` : nothing}</p>
    ${button(words.close, () => kernel.read())}
  </div>`;
}
