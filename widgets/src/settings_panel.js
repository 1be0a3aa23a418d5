// @ts-check
/** What can be set at a table, behind one button: Escape closes it, and so does a click beside it. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

import { keysHelp } from "./answers.js";
import { icon } from "./icons.js";
import { levels, setting } from "./controls.js";
import { isOwnPage } from "./root.js";
import { ownSetting } from "./settings.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {{ table: Pick<TableModel, "settings" | "practice" | "mats" | "seats" | "zones">, words: Words, setting: boolean,
 *   on: Pick<Handlers, "set" | "openSettings"> }} Props */

/** What is set by choosing one of a few, with the words of each, and heard by the kernel; see settings.py. */
const CHOICES = {
  pace: ["pace-usual", "pace-quick", "pace-slow", "pace-wait", "pace-each"],
  sound: ["sound-off", "sound-on"],
  index: ["index-auto", "index-letters"],
  colours: ["colours-two", "colours-four"],
  reminders: ["reminders-off", "reminders-on"],
  talk: ["talk-off", "talk-on"],
};
/** What is set here and heard by nobody else. */
const LOOKS = { scheme: ["system", "light", "dark"], size: ["usual", "large", "small"], ear: ["off", "on"] };
/** Letters that a name has room for. */
const NAME = 12;

/** @param {Props} props */
export function settingsPanel(props) {
  const { words, table, setting: open, on } = props;
  return html`<details
    class="ic-settings"
    ?open=${live(open)}
    @toggle=${(/** @type {Event} */ event) => handleToggle(event, on)}
    @keydown=${(/** @type {KeyboardEvent} */ event) => handleKey(event, on)}
  >
    <summary aria-label=${words.settings} title=${words.settings}>${icon("settings")}</summary>
    <div class="ic-box" tabindex="-1">
      ${setting(props, "language", { en: "English", it: "Italiano" })}
      ${Object.entries(CHOICES)
        .filter(([name]) => name in table.settings)
        .map(([name, values]) => setting(props, name, valueLabels(words, name, values)))}
      ${table.settings.level && !table.practice ? setting(props, "level", levels(words)) : nothing}
      ${Object.entries(LOOKS).map(([name, values]) => lookSetting(props, name, values))}
      <label>
        ${words["own-name"]}
        <input
          maxlength=${NAME}
          autocomplete="off"
          .value=${ownSetting("name")}
          @change=${(/** @type {Event} */ event) =>
            on.set("name", /** @type {HTMLInputElement} */ (event.target).value.trim())}
        />
      </label>
      <p>${words.direction}</p>
      ${keysHelp(table, words).map((each) => html`<p>${each}</p>`)}
      ${isOwnPage() ? nothing : html`<p>${words["keys-notebook"]}</p>`}
    </div>
  </details>`;
}

/** @param {Props} props @param {string} name @param {string[]} values */
function lookSetting({ words, on }, name, values) {
  const now = ownSetting(name) || values[0];
  return html`<label>
    ${words[name]}
    <select
      @change=${(/** @type {Event} */ event) =>
        on.set(name, /** @type {HTMLSelectElement} */ (event.target).value)}
    >
      ${values.map(
        (value) =>
          html`<option value=${value} ?selected=${value === now}>${words[`${name}-${value}`]}</option>`,
      )}
    </select>
  </label>`;
}

/** The values of a setting, and what each is called. @param {Words} words @param {string} name @param {string[]} values */
const valueLabels = (words, name, values) =>
  Object.fromEntries(values.map((value) => [value.slice(name.length + 1), words[value]]));

/** It was opened or closed: as long as it is open, a click elsewhere closes it. At the table and on a page of ours
 * it does nothing else; what it does beside is its host's.
 * @param {Event} event @param {Props["on"]} on */
function handleToggle(event, on) {
  const box = /** @type {HTMLDetailsElement} */ (event.currentTarget);
  on.openSettings(box.open);
  if (!box.open) return;
  const closing = new AbortController();
  const { signal } = closing;
  const beside = (/** @type {Event} */ click) => {
    const path = click.composedPath();
    if (path.includes(box)) return;
    box.open = false;
    if (!isOwnPage() && !path.includes(/** @type {Element} */ (box.closest(".ic")))) return;
    click.preventDefault();
    click.stopPropagation();
  };
  document.addEventListener("click", beside, { signal, capture: true });
  box.addEventListener("toggle", () => closing.abort(), { once: true, signal });
}

/** @param {KeyboardEvent} event @param {Props["on"]} on */
function handleKey(event, on) {
  const box = /** @type {HTMLDetailsElement} */ (event.currentTarget);
  if (event.key !== "Escape" || !box.open) return;
  event.stopPropagation();
  box.open = false;
  on.openSettings(false);
  box.querySelector("summary")?.focus();
}
