// @ts-check
/** All that happened in the deal, and what was taken last. */

import { html, nothing } from "lit-html";

import { captionWords } from "./seating.js";
import { fullCard } from "./card.js";
import { explainTerms } from "./terms.js";

/** @typedef {import("./terms.js").TermProps & { table: Pick<TableModel, "lesson" | "log" | "zones" | "seats" | "status" | "rail">, words: Words }} Props */

/** What is to be done, where the rail says it in short, and all that happened. @param {Props} props */
export function log(props) {
  const { table, words } = props;
  const now = table.status === table.rail.status ? "" : explainTerms(props)(table.status);
  return html`${now && html`<p class="ic-now">${now}</p>`}
    <ol class="ic-log" tabindex="0" aria-label=${words.log}>
      ${table.log.map((line) => html`<li>${line}</li>`)}
    </ol>`;
}

/** @param {Pick<Props, "table" | "words">} props */
export function lastCapture({ table, words }) {
  const zone = table.zones.find((each) => each.name.startsWith("last-"));
  if (!zone) return nothing;
  return html`<section class="ic-panel-last">
    <h2>${zone.label}</h2>
    <ul class="ic-few">
      ${zone.cards.map(
        (card) => html`<li>
          ${fullCard(card)}
          <span>${card.by} ${captionWords(card, table.seats, words).map((mark) => html`<b>${mark}</b> `)}</span>
        </li>`,
      )}
    </ul>
  </section>`;
}
