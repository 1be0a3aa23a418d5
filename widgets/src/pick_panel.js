// @ts-check
/** What the chosen cards can do, way by way: for how many points, or why not. */

import { html, nothing } from "lit-html";

import { miniCard, picture } from "./card.js";
import { cardLabel, meter, standInMark } from "./melds.js";
import { button } from "./controls.js";
import { explainTerms } from "./terms.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {import("./terms.js").TermProps} TermProps */
/** @typedef {TermProps & {
 *   answer: TableModel["answer"], cards: CardModel[], draft: import("./meld_draft.js").MeldDraft,
 *   on: Pick<Handlers, "make" | "takeBack"> }} Props */

/** @param {Props} props */
export function pickPanel(props) {
  const { words, answer, draft, cards } = props;
  return html`<div class="ic-chosen">
    <h2>${cards.length ? words["chosen-title"] : words["chosen-begun"]}</h2>
    ${cards.length ? html`<p class="ic-row-of-cards">${cards.map(miniCard)}</p>` : nothing}
    <p class="ic-headline">${explainTerms(props)(answer?.text ?? "")}</p>
    ${
      answer?.cards?.length
        ? html`<p class="ic-row-of-cards"><span>${words["chosen-more"]}</span> ${answer.cards.map(miniCard)}</p>`
        : nothing
    }
    ${draft.move ? meter(draft.soFar) : nothing}
    ${cards.length ? answer?.ways?.map((each, place) => wayRow(props, each, place + 1)) : nothing}
    ${draft.parts.map((part) => draftPart(props, part))}
    ${cards.length ? nothing : answer?.ways?.filter(({ ok }) => ok).map((each) => wayRow(props, each, 1))}
  </div>`;
}

/** One thing that they can do, or cannot. @param {Props} props @param {WayModel} way @param {number} number */
function wayRow(props, way, number) {
  const can = way.ok || way.begins;
  return html`<div class="ic-way ${can ? "" : "ic-not"}">
    <div>
      ${can ? nothing : html`<h3>${way.short}</h3>`}
      ${way.lies.filter((cards) => cards.length > 1 || cards.some(({ stands }) => stands)).map(group)} ${way.meld.length ? html`<p class="ic-row-of-cards">${way.meld.map(miniCard)}</p>` : nothing}
      <p>${explainTerms(props)(way.does)}</p>
    </div>
    ${can ? wayButton(props, way, number) : nothing}
  </div>`;
}

/** The button that does it; its number is a key. @param {Props} props @param {WayModel} way @param {number} number */
const wayButton = ({ words, on }, way, number) =>
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

/** Cards as they will lie, each with what it stands for. @param {PlacedCard[]} cards */
const group = (cards) =>
  html`<p class="ic-row-of-cards ic-lies">
    ${cards.map(
      (
        card,
      ) => html`<span class="ic-card ic-mini" role="img" aria-label=${cardLabel(card)} title=${cardLabel(card)}
        >${picture(card.face)}${standInMark(card)}</span
      >`,
    )}
  </p>`;

/** What was put together so far, to be taken back. @param {Props} props @param {PartModel} part */
const draftPart = ({ words, on }, part) =>
  html`<div class="ic-way">
    <div>
      ${group(part.cards)}
      <p>${part.told}</p>
    </div>
    ${button(words["take-back"], () => on.takeBack(part))}
  </div>`;
