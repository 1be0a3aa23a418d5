// @ts-check
/** What panels are made of: buttons, settings; and what is said above everything. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

import { icon } from "./icons.js";

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

/** What can be set, behind one button. @param {TableView} view */
export function settings(view) {
  const { words, table } = view;
  const rows = [
    setting(view, "language", { en: "English", it: "Italiano" }),
    ...Object.entries(CHOICES)
      .filter(([name]) => name in table.settings)
      .map(([name, values]) => setting(view, name, named(words, name, values))),
    table.settings.level && !table.practice ? setting(view, "level", levels(words)) : nothing,
  ];
  return html`<details
    class="ic-settings"
    ?open=${live(view.setting)}
    @toggle=${(/** @type {Event} */ event) => {
      view.setting = /** @type {HTMLDetailsElement} */ (event.currentTarget).open;
    }}
  >
    <summary aria-label=${words.settings} title=${words.settings}>${icon("settings")}</summary>
    <div class="ic-box" tabindex="-1">
      ${rows}
      <p>${words.direction}</p>
      <p>${words.keys}</p>
      ${table.zones.some((zone) => zone.choosable) ? html`<p>${words["keys-table"]}</p>` : nothing}
    </div>
  </details>`;
}

/** What is set by choosing one of a few, with the words of each; see settings.py. */
const CHOICES = {
  pace: ["pace-usual", "pace-quick", "pace-slow", "pace-wait"],
  sound: ["sound-off", "sound-on"],
  index: ["index-auto", "index-letters"],
  colours: ["colours-two", "colours-four"],
};

/** The values of a setting, and what each is called. @param {Words} words @param {string} name @param {string[]} values */
const named = (words, name, values) =>
  Object.fromEntries(values.map((value) => [value.slice(name.length + 1), words[value]]));

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

/** What is said above everything: that the table is lost. @param {TableView} view */
export function notice({ kernel, words }) {
  if (!kernel.silent) return nothing;
  const { page } = kernel.goingOn;
  return html`<div class="ic-notice ic-trouble" role="alert">
    <p>${page ? words[kernel.trouble] : words.silent}</p>
    ${button(words["go-on-here"], () => kernel.reopen(), { shown: !!page, main: true })}
  </div>`;
}
