// @ts-check
/** What the chosen cards can do, way by way: for how many points, or why not. */

import { html, nothing } from "lit-html";

import { mini, picture } from "./card.js";
import { called, meter, stands } from "./melds.js";
import { button } from "./controls.js";
import { explained } from "./terms.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {import("./terms.js").Glossed} Glossed */
/** @typedef {Glossed & {
 *   answer: TableModel["answer"], cards: CardModel[], gathering: import("./meld_draft.js").Gathering,
 *   on: Pick<Handlers, "make" | "takeBack"> }} Props */

/** @param {Props} props */
export function chosen(props) {
  const { words, answer, gathering, cards } = props;
  return html`<div class="ic-chosen">
    <h2>${cards.length ? words["chosen-title"] : words["chosen-begun"]}</h2>
    ${cards.length ? html`<p class="ic-row-of-cards">${cards.map(mini)}</p>` : nothing}
    <p class="ic-headline">${explained(props)(answer?.text ?? "")}</p>
    ${answer?.cards?.length
      ? html`<p class="ic-row-of-cards"><span>${words["chosen-more"]}</span> ${answer.cards.map(mini)}</p>`
      : nothing}
    ${gathering.move ? meter(gathering.soFar) : nothing}
    ${cards.length ? answer?.ways?.map((each, place) => way(props, each, place + 1)) : nothing}
    ${gathering.parts.map((part) => put(props, part))}
    ${cards.length ? nothing : answer?.ways?.filter(({ ok }) => ok).map((each) => way(props, each, 1))}
  </div>`;
}

/** One thing that they can do, or cannot. @param {Props} props @param {WayModel} way @param {number} number */
function way(props, way, number) {
  const can = way.ok || way.begins;
  return html`<div class="ic-way ${can ? "" : "ic-not"}">
    <div>
      ${can ? nothing : html`<h3>${way.short}</h3>`}
      ${way.lies.filter((cards) => cards.length > 1 || cards.some(({ stands }) => stands)).map(group)} ${way.meld.length ? html`<p class="ic-row-of-cards">${way.meld.map(mini)}</p>` : nothing}
      <p>${explained(props)(way.does)}</p>
    </div>
    ${can ? pressed(props, way, number) : nothing}
  </div>`;
}

/** The button that does it; its number is a key. @param {Props} props @param {WayModel} way @param {number} number */
const pressed = ({ words, on }, way, number) =>
  html`<button
    type="button"
    class="ic-action ${number === 1 && way.ok ? "ic-main" : ""}"
    aria-label=${way.label}
    title=${way.label}
    aria-keyshortcuts=${number}
    @click=${() => on.make(way)}
  >
    ${way.begins ? words["put-in"] : way.short}
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

/** What was put together so far, to be taken back. @param {Props} props @param {PartModel} part */
const put = ({ words, on }, part) =>
  html`<div class="ic-way">
    <div>
      ${group(part.cards)}
      <p>${part.told}</p>
    </div>
    ${button(words["take-back"], () => on.takeBack(part))}
  </div>`;
