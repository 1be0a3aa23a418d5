// @ts-check
/** Cards that lie on each other: stock, up-card, what was taken, and what lies crosswise under it. */

import { html, nothing } from "lit-html";

import { back, miniCard, picture } from "./card.js";
import { isZoneAsked } from "./named.js";

/** @typedef {import("./felt.js").Felt} Felt */

/** A pile: how many lie there, and the back of the top one. @param {ZoneModel} zone @param {Felt} felt */
export function pile(zone, felt) {
  if (zone.touched && felt.table.mats.length) return openPile(zone, felt);
  const { table } = felt;
  const count = zone.cards.length + zone.down;
  const across = table.zones.find((each) => each.spread === "crosswise" && each.seat === zone.seat);
  return html`<div
    class="ic-pile ${count ? "" : "ic-none"} ${across?.cards.length ? "ic-crossed" : ""}"
    role="img"
    aria-label="${zone.label}: ${zone.count}"
    data-zone=${zone.id}
  >
    <span class="ic-count">${table.mats.length ? html`${zone.label}<br />` : nothing}${count || nothing}${zone.area === "side" && count && !table.mats.length ? html` <span>${felt.words.left}</span>` : nothing}</span>
    ${zone.seat === null ? upCard(across) : scope(across)}
    <span class="ic-card">${count ? back() : nothing}</span>
  </div>`;
}

/** How many open cards of a row beside the stock are seen; the others are shown on demand. */
export const LAST = 5;

/** The row of which not all cards are seen, if there is one. @param {TableModel} table */
export const longRow = ({ zones }) =>
  zones.find(({ area, spread, cards }) => area === "side" && spread === "row" && cards.length > LAST);

/** All cards of the row, the first to lie there first. @param {TableModel} table */
export function spreadRow(table) {
  const zone = longRow(table);
  return (
    zone &&
    html`<section class="ic-spread">
    <h2>${zone.label}</h2>
    <p class="ic-row-of-cards">${zone.cards.map(miniCard)}</p>
  </section>`
  );
}

/** What is drawn from, and discarded onto, by touching it: a pile, or a row of open cards. @param {ZoneModel} zone @param {Felt} felt */
export function openPile(zone, { table, words, touched, on }) {
  const choice = touched(zone);
  const count = zone.cards.length + zone.down;
  const last = zone.cards.slice(zone.spread === "pile" ? -1 : -LAST);
  const cards = last.map(
    (card) => html`<span class="ic-card" data-key=${card.key}>${picture(card.face)}</span>`,
  );
  const names = last.map(({ name }) => name).join(", ");
  return html`<button
    type="button"
    class="ic-pile ic-touched ic-${zone.name} ${count ? "" : "ic-none"} ${choice?.ok && !table.lesson?.named.zone ? "ic-can" : ""} ${isZoneAsked(table, zone.name) ? "ic-asked" : ""}"
    aria-label="${words[`pile-${zone.name}`] ?? zone.label}: ${zone.count}${names && ` (${names})`}${choice?.ok ? `. ${choice.label}` : ""}"
    aria-disabled=${choice?.ok ? "false" : "true"}
    data-zone=${zone.id}
    @click=${(/** @type {Event} */ event) => choice && on.touch(choice, event)}
  >
    <span class="ic-count"><small>${words[`pile-${zone.name}`]}</small> ${count || nothing}</span>
    <span class="ic-fanned-out">${cards.length ? cards : html`<span class="ic-card">${count ? back() : nothing}</span>`}</span>
  </button>`;
}

/** What made a scopa lies crosswise under the pile. @param {ZoneModel | undefined} zone */
function scope(zone) {
  if (!zone?.cards.length) return nothing;
  return html`<span
    class="ic-crosswise ic-under"
    role="img"
    aria-label="${zone.label}: ${zone.cards.map((card) => card.name).join(", ")}"
    >${zone.cards.map(
      (card, place) =>
        html`<span class="ic-card" style="--at:${place}" title=${card.name} data-key=${card.key}
          >${picture(card.face)}</span
        >`,
    )}</span
  >`;
}

/** The up-card, half under the stock. @param {ZoneModel | undefined} zone */
function upCard(zone) {
  return zone?.cards.map(
    (card) => html`<span
      class="ic-crosswise"
      role="img"
      aria-label="${zone.label}: ${card.name}"
      title=${card.name}
      data-zone=${zone.id}
    >
      <span class="ic-card" data-key=${card.key}>${picture(card.face)}</span>
    </span>`,
  );
}

/** An up-card by itself, once there is no stock. @param {ZoneModel} zone @param {Felt} felt */
export const loneUpCard = (zone, { table }) =>
  table.zones.some((each) => each.spread === "pile" && each.seat === zone.seat && each.area === zone.area)
    ? nothing
    : html`<div class="ic-pile ic-crossed">${upCard(zone)}</div>`;
