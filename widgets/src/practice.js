// @ts-check
/** The practice page, at a table: other cards, all cards open, what can be shared. */

import { html, nothing } from "lit-html";

import { linkTo } from "./address.js";
import { button, levels, setting } from "./panels.js";

/** @typedef {import("./view.js").TableView} TableView */

/** @param {TableView} view */
export function practice(view) {
  const { practice } = view.table;
  const { words } = view;
  if (!practice) return nothing;
  const sit = (/** @type {string} */ at) => view.kernel.send({ type: "sit", at });
  const deal = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const number = entered(event).get("number");
    if (number) sit(`${practice.fresh}; number=${number}`);
  };
  return html`<section class="ic-box ic-practice">
    <h2>${words.practice}</h2>
    <div class="ic-actions">
      ${button(words["new-deal"], () => sit(practice.fresh))}
      ${button(words["same-deal"], () => sit(practice.deal))}
      ${button(words[practice.uncovered ? "cover" : "uncover"], () =>
        view.kernel.send({ type: "cards" }),
      )}
      ${button(words["other-table"], () => view.tiles.again())}
    </div>
    <form class="ic-inline" @submit=${deal}>
      <label>${words["deal-number"]} <input name="number" size="8" maxlength="60" required /></label>
      <button class="ic-action">${words["deal-it"]}</button>
    </form>
    ${view.table.settings.level ? setting(view, "level", levels(words)) : nothing}
    ${share(view, practice)}
  </section>`;
}

/** @param {SubmitEvent} event */
const entered = (event) => new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));

/** @param {TableView} view @param {PracticeModel} practice */
function share(view, practice) {
  const { words } = view;
  const onSite = !!view.kernel.goingOn.page;
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(practice.record)}`;
  const copy = (/** @type {string} */ text) => () => copied(view, text);
  return html`<details>
    <summary>${words.share}</summary>
    <div class="ic-actions">
      ${onSite ? button(words["copy-deal"], copy(linkTo(practice.deal))) : nothing}
      ${onSite ? button(words["copy-moment"], copy(linkTo(view.table.token))) : nothing}
      ${practice.position ? button(words["copy-position"], copy(practice.position)) : nothing}
      ${practice.record
        ? html`<a class="ic-action" href=${file} download=${practice.file}>${words["save-record"]}</a>`
        : nothing}
    </div>
    ${practice.record ? nothing : html`<p class="ic-note">${words["record-later"]}</p>`}
    <div role="status">
      ${view.copied === ""
        ? html`<p>${words.copied}</p>`
        : view.copied
          ? html`<label
              >${words["not-copied"]}<input readonly .value=${view.copied} @focus=${whole}
            /></label>`
          : nothing}
    </div>
  </details>`;
}

/** @param {FocusEvent} event */
const whole = (event) => /** @type {HTMLInputElement} */ (event.target).select();

/** Copy a text; a browser that does not allow it gets to show it. @param {TableView} view @param {string} text */
async function copied(view, text) {
  try {
    await navigator.clipboard.writeText(text);
    view.copied = "";
  } catch {
    view.copied = text;
  }
  view.draw();
}
