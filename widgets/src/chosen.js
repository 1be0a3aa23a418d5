// @ts-check
/** What the chosen cards can do, way by way: for how many points, or why not. */

import { html, nothing } from "lit-html";

import { mini, picture } from "./card.js";
import { called, meter, stands } from "./melds.js";
import { button } from "./panels.js";
import { explained } from "./terms.js";

/** @typedef {import("./view.js").TableView} TableView */

/** @param {TableView} view */
export function chosen(view) {
  const { words, answer, several } = view;
  const { gathering } = several;
  const cards = view.row.cards.filter(({ key }) => several.cards.has(key));
  return html`<div class="ic-chosen">
    <h2>${cards.length ? words["chosen-title"] : words["chosen-begun"]}</h2>
    ${cards.length ? html`<p class="ic-row-of-cards">${cards.map(mini)}</p>` : nothing}
    <p class="ic-headline">${explained(view)(answer?.text ?? "")}</p>
    ${answer?.cards?.length
      ? html`<p class="ic-row-of-cards"><span>${words["chosen-more"]}</span> ${answer.cards.map(mini)}</p>`
      : nothing}
    ${gathering.move ? meter(gathering.soFar) : nothing}
    ${cards.length ? answer?.ways?.map((each, place) => way(view, each, place + 1)) : nothing}
    ${gathering.parts.map((part) => put(view, part))}
    ${cards.length ? nothing : answer?.ways?.filter(({ ok }) => ok).map((each) => way(view, each, 1))}
  </div>`;
}

/** One thing that they can do, or cannot. @param {TableView} view @param {WayModel} way @param {number} number */
function way(view, way, number) {
  const can = way.ok || way.begins;
  return html`<div class="ic-way ${can ? "" : "ic-not"}">
    <div>
      ${can ? nothing : html`<h3>${way.short}</h3>`}
      ${way.lies.filter((cards) => cards.length > 1 || cards.some(({ stands }) => stands)).map(group)} ${way.meld.length ? html`<p class="ic-row-of-cards">${way.meld.map(mini)}</p>` : nothing}
      <p>${explained(view)(way.does)}</p>
    </div>
    ${can ? pressed(view, way, number) : nothing}
  </div>`;
}

/** The button that does it; its number is a key. @param {TableView} view @param {WayModel} way @param {number} number */
const pressed = (view, way, number) =>
  html`<button
    type="button"
    class="ic-action ${number === 1 && way.ok ? "ic-main" : ""}"
    aria-label=${way.label}
    title=${way.label}
    aria-keyshortcuts=${number}
    @click=${() => view.several.make(way)}
  >
    ${way.begins ? view.words["put-in"] : way.short}
  </button>`;

/** Cards as they will lie, each with what it stands for. @param {LaidCard[]} cards */
const group = (cards) =>
  html`<p class="ic-row-of-cards ic-lies">
    ${cards.map(
      (card) => html`<span class="ic-card ic-mini" role="img" aria-label=${called(card)} title=${called(card)}
        >${picture(card.face)}${stands(card)}</span
      >`,
    )}
  </p>`;

/** What was put together so far, to be taken back. @param {TableView} view @param {PartModel} part */
const put = (view, part) =>
  html`<div class="ic-way">
    <div>
      ${group(part.cards)}
      <p>${part.told}</p>
    </div>
    ${button(view.words["take-back"], () => view.several.takeBack(part))}
  </div>`;
