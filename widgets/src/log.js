// @ts-check
/** All that happened in the deal, and what was taken last. */

import { html, nothing } from "lit-html";

import { captionWords } from "./seating.js";
import { fullCard } from "./card.js";

/** @typedef {{ table: Pick<TableModel, "log" | "zones" | "seats" | "status" | "rail">, words: Words }} Props */

/** What is to be done, where the rail says it in short, and all that happened. @param {Props} props */
export const log = ({ table, words }) =>
  html`${table.status === table.rail.status ? nothing : html`<p class="ic-now">${table.status}</p>`}
    <ol class="ic-log" tabindex="0" aria-label=${words.log}>
    ${table.log.map((line) => html`<li>${line}</li>`)}
  </ol>`;

/** @param {Props} props */
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
