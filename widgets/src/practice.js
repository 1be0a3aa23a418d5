// @ts-check
/** The practice page, at a table: other cards, all cards open, what can be shared. */

import { html, nothing } from "lit-html";

import { linkTo } from "./address.js";
import { button, levels, setting } from "./controls.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {{
 *   table: Pick<TableModel, "practice" | "settings" | "token">, words: Words, onSite: boolean, copied: string | undefined,
 *   on: Pick<Handlers, "send" | "setLevel" | "chooseAgain" | "copy"> }} Props
 * `copied` is a text that could not be copied, or empty where it could. */

/** @param {Props} props */
export function practicePanel(props) {
  const { table, words, on } = props;
  const { practice } = table;
  if (!practice) return nothing;
  const sit = (/** @type {string} */ at) => on.send({ type: "sit", at });
  const deal = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const number = formData(event).get("number");
    if (number) sit(`${practice.fresh}; number=${number}`);
  };
  return html`<section class="ic-box ic-practice">
    <h2>${words.practice}</h2>
    <div class="ic-actions">
      ${button(words["new-deal"], () => sit(practice.fresh))}
      ${button(words["same-deal"], () => sit(practice.deal))}
      ${button(words[practice.uncovered ? "cover" : "uncover"], () => on.send({ type: "cards" }))}
      ${button(words["other-table"], on.chooseAgain)}
    </div>
    <form class="ic-inline" @submit=${deal}>
      <label>${words["deal-number"]} <input name="number" size="8" maxlength="60" required /></label>
      <button class="ic-action">${words["deal-it"]}</button>
    </form>
    ${table.settings.level ? setting({ table, words, on: { set: (_, level) => on.setLevel(level) } }, "level", levels(words)) : nothing}
    ${share(props, practice)}
  </section>`;
}

/** @param {SubmitEvent} event */
const formData = (event) => new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));

/** @param {Props} props @param {PracticeModel} practice */
function share({ table, words, onSite, copied, on }, practice) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(practice.record)}`;
  const copy = (/** @type {string} */ text) => () => on.copy(text);
  return html`<details>
    <summary>${words.share}</summary>
    <div class="ic-actions">
      ${onSite ? button(words["copy-deal"], copy(linkTo(practice.deal))) : nothing}
      ${onSite ? button(words["copy-moment"], copy(linkTo(table.token))) : nothing}
      ${practice.position ? button(words["copy-position"], copy(practice.position)) : nothing}
      ${
        practice.record
          ? html`<a class="ic-action" href=${file} download=${practice.file}>${words["save-record"]}</a>`
          : nothing
      }
    </div>
    ${practice.record ? nothing : html`<p class="ic-note">${words["record-later"]}</p>`}
    <div role="status">
      ${
        copied === ""
          ? html`<p>${words.copied}</p>`
          : copied
            ? html`<label
              >${words["not-copied"]}<input readonly .value=${copied} @focus=${selectAll}
            /></label>`
            : nothing
      }
    </div>
  </details>`;
}

/** @param {FocusEvent} event */
const selectAll = (event) => /** @type {HTMLInputElement} */ (event.target).select();
