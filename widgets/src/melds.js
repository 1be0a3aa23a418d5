// @ts-check
/** Melds in an area of their own, grouped by whose they are; each is a button that cards can go onto. */

import { html } from "lit-html";

import { picture } from "./card.js";

/** @typedef {import("./felt.js").Felt} Felt */

/** Groups of cards that lie face up and belong to somebody. @param {ZoneModel[]} zones @param {Felt} felt */
export function melds(zones, felt) {
  const owners = [...new Set(zones.map((zone) => zone.seat))];
  return html`<div class="ic-mats">
    ${owners.map((owner) => {
      const seat = felt.table.seats.find((each) => each.seat === owner);
      return html`<section class="ic-mat ${seat?.me ? "ic-own" : ""}">
        <h3>${seat?.name}</h3>
        <div class="ic-melds">${zones.filter((zone) => zone.seat === owner).map((zone) => one(zone, felt))}</div>
      </section>`;
    })}
  </div>`;
}

/** @param {ZoneModel} zone @param {Felt} felt */
function one(zone, { onto, on }) {
  const names = zone.cards.map((card) => card.name).join(", ");
  return html`<button
    type="button"
    class="ic-meld"
    aria-label="${zone.label}: ${names}"
    aria-pressed=${onto === zone.number ? "true" : "false"}
    data-zone=${zone.id}
    @click=${(/** @type {Event} */ event) => on.onto(zone, event)}
  >
    ${zone.cards.map((card) => html`<span class="ic-card" data-key=${card.key}>${picture(card.face)}</span>`)}
  </button>`;
}

/** Open cards beside the stock, the last on top. @param {ZoneModel} zone */
export const discards = (zone) =>
  html`<div
    class="ic-discards"
    role="img"
    aria-label="${zone.label}: ${zone.cards.map((card) => card.name).join(", ") || zone.count}"
    data-zone=${zone.id}
  >
    ${zone.cards.slice(-LAST).map((card) => html`<span class="ic-card" data-key=${card.key}>${picture(card.face)}</span>`)}
  </div>`;

/** How many open cards beside the stock are seen; the log has all. */
const LAST = 5;
