// @ts-check
/** What panels are made of: buttons, settings; and what is said above everything. */

import { html, nothing } from "lit-html";

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
    ...CHOICES.filter((name) => name in table.settings).map((name) =>
      setting(view, name, valuesOf(words, name)),
    ),
    table.settings.level && !table.practice ? setting(view, "level", levels(words)) : nothing,
  ];
  return html`<details
    class="ic-settings"
    ?open=${view.setting}
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

/** What is set by choosing one of a few; see settings.py. */
const CHOICES = ["pace", "sound", "index", "colours"];

/** The values of a setting, by what its words begin with. @param {Words} words @param {string} name */
const valuesOf = (words, name) =>
  Object.fromEntries(
    Object.entries(words)
      .filter(([word]) => word.startsWith(`${name}-`))
      .map(([word, label]) => [word.slice(name.length + 1), String(label)]),
  );

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

/** What is said above everything: that the table is lost, or that somebody goes on where he was.
 * @param {TableView} view */
export function notice({ kernel, words, table }) {
  if (kernel.silent) {
    if (!kernel.goingOn.page) return told("trouble", words.silent, nothing);
    const again = html`<button type="button" class="ic-action ic-main" @click=${() => kernel.reopen()}>
      ${words["go-on-here"]}
    </button>`;
    return told("trouble", words[kernel.trouble], again);
  }
  if (!kernel.resumed || kernel.sitting || table.lesson?.repeating) return nothing;
  const first = () => kernel.send({ type: "step", to: "first", at: table.lesson?.at ?? "" });
  const anew = html`<button type="button" class="ic-action" @click=${first}>${words["start-over"]}</button>`;
  return told("note", words.resumed, table.lesson?.can.back ? anew : nothing);
}

/** @param {string} kind @param {string} text @param {unknown} button */
const told = (kind, text, button) =>
  html`<div class="ic-notice ic-${kind}" role=${kind === "trouble" ? "alert" : "status"}>
    <p>${text}</p>
    ${button}
  </div>`;
