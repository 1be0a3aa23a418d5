// @ts-check
/** What panels are made of: buttons, one of some values; and what is said above everything. */

import { html, nothing } from "lit-html";

import { LEVELS } from "./practice_levels.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */

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

/** The levels with their numbers and names. @param {Words} words */
export const levels = (words) => Object.fromEntries(LEVELS.map((each) => [each, levelName(words, each)]));

/** A level with its number and name. @param {Words} words @param {string} level */
export const levelName = (words, level) => `${level} · ${words[`level-${level}`]}`;

/** A setting, as one of some values.
 * @param {{ table: Pick<TableModel, "settings">, words: Words, on: Pick<Handlers, "set"> }} props
 * @param {string} name @param {Record<string, string>} values */
export function setting({ table, words, on }, name, values) {
  const choose = (/** @type {Event} */ event) =>
    on.set(name, /** @type {HTMLSelectElement} */ (event.target).value);
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

/** @typedef {{
 *   words: Words, waits: boolean, refused: string, trouble: string, reopens: boolean,
 *   message: [name: string, part: string] | undefined, on: Pick<Handlers, "read" | "reopen"> }} Notice
 * `refused` says why a link could not be followed, `trouble` names why the table is silent. */

/** What is said above everything: that the table is lost, or still being laid; what of a link could not be
 * read, or that nothing is kept. @param {Notice} props */
export function notice({ words, waits, refused, trouble, reopens, message, on }) {
  if (waits) return html`<div class="ic-notice" role="status"><p>${words.coming}</p></div>`;
  if (refused) return html`<div class="ic-notice ic-trouble" role="alert"><p>${refused}</p></div>`;
  if (trouble) {
    return html`<div class="ic-notice ic-trouble" role="alert">
      <p>${words[trouble]}</p>
      ${button(words["go-on-here"], on.reopen, { shown: reopens, main: true })}
    </div>`;
  }
  if (!message) return nothing;
  const [name, part] = message;
  return html`<div class="ic-notice ic-told" role="status">
    <p>${words[name]} ${part ? html`<code>${part}</code>` : nothing}</p>
    ${button(words.close, on.read)}
  </div>`;
}
