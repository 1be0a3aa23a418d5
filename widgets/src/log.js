// @ts-check
/** All that happened in the deal, and what was taken last. */

import { html, nothing } from "lit-html";

import { captionWords } from "./seating.js";
import { fullCard } from "./card.js";

/** @typedef {{ table: Pick<TableModel, "log" | "zones" | "seats">, words: Words }} Props */

/** @param {Props} props */
export const log = ({ table, words }) =>
  html`<ol class="ic-log" tabindex="0" aria-label=${words.log}>
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
