// @ts-check
/** Why, and why not: in cards first, then in words. */

import { html, nothing } from "lit-html";

import { miniCard } from "./card.js";
import { icon } from "./icons.js";
import { button } from "./controls.js";
import { explainTerms } from "./terms.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {import("./terms.js").TermProps} TermProps */
/** @typedef {TermProps & { answer: TableModel["answer"], asking: boolean, on: Pick<Handlers, "move"> }} Props */

/** @param {Props} props */
export function answerPanel(props) {
  const { words, asking, answer, on } = props;
  const answered = asking ? { kind: "why", text: words["ask-card"] } : answer;
  const moves = (!asking && answer?.moves) || [];
  return html`<div class="ic-answer">
    ${answered ? html`<p class="ic-told ic-${answered.kind}">${explainTerms(props)(answered.text)}</p>` : nothing}
    ${asking ? nothing : answer?.shown?.map(row)}
    ${moves.map((choice) => button(choice.label, () => on.move(choice.move)))}
  </div>`;
}

/** What was tried, or what goes: a card of the hand and what it takes. @param {TriedMove} tried */
const row = ({ ok, hand, table, label }) =>
  html`<div class="ic-tried ${ok ? "ic-goes" : "ic-fails"}">
    <span class="ic-mark">${icon(ok ? "yes" : "close")}</span>
    ${hand.map(miniCard)} ${table.length ? html`<b>${ok ? "→" : "↛"}</b>` : nothing}
    ${table.map((card, place) => html`${place ? html`<b>+</b>` : nothing}${miniCard(card)}`)}
    <span class="ic-label">${label}</span>
  </div>`;
