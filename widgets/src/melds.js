// @ts-check
/** Melds on the mats of those who laid them; each is a button that cards can go onto. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";

import { miniCard, picture } from "./card.js";
import { pile } from "./piles.js";
import { seatBadge } from "./seats.js";

/** @typedef {import("./felt.js").Felt} Felt */

/** From more mats on they are narrow, and so many melds lie there without smaller cards. */
const NARROW = 4;
const ROOMY = 2;

/** Whether all mats lie side by side: those of partners, and where the discards take a row of their own.
 * @param {TableModel} table */
export const areMatsAbreast = ({ mats, zones }) =>
  mats.some(({ seats }) => seats.length > 1) ||
  zones.some(({ area, spread }) => area === "side" && spread === "row");

/** The mats of the others, and the learner's own under them. @param {Felt} felt @param {unknown} side */
export function matArea(felt, side) {
  const { table } = felt;
  const shared = areMatsAbreast(table);
  const above = shared ? table.mats : table.mats.filter(({ mine }) => !mine);
  const isPileOf = table.mats.filter((each) => each.mine && !shared);
  return html`<div class="ic-mats" style="--mats:${above.length}">${above.map((each) => mat(each, felt, shared))}</div>
    <div class="ic-low">${side} ${isPileOf.map((each) => mat(each, felt, false))}</div>`;
}

/** One mat: whose it is, and what was laid there. @param {MatModel} whose @param {Felt} felt @param {boolean} shared */
function mat(whose, felt, shared) {
  const { table, draft } = felt;
  const zones = table.zones.filter(
    ({ spread, seat }) => spread === "meld" && whose.seats.includes(seat ?? -1),
  );
  const seats = table.seats.filter((each) => whose.seats.includes(each.seat));
  const begun = whose.mine ? draft.parts : [];
  return html`<section class="ic-mat ${whose.mine ? "ic-own" : ""} ${begun.length ? "ic-begun" : ""}">
    ${shared ? html`<h3><span>${whose.label}</span> <b>${whose.points}</b></h3>` : seats.map((each) => seatBadge(each, felt))}
    <div role=${zones.length ? "toolbar" : nothing} aria-label=${zones.length ? whose.label : nothing} class="ic-melds ${table.mats.length > NARROW && zones.length > ROOMY ? "ic-crowded" : ""}">
      ${repeat(
        zones,
        ({ id }) => id,
        (zone) => one(zone, felt),
      )} ${begun.map((part) => draftMeld(part, felt))}
      ${begun.length ? meter(draft.soFar) : nothing}
      ${zones.length || begun.length ? nothing : whose.signs.map((sign) => html`<p class="ic-mat-sign">${sign}</p>`)}
    </div>
    ${table.zones.filter((zone) => isPileOf(zone, whose)).map((zone) => pile(zone, felt))}
    ${zones.length && whose.signs.length ? html`<p class="ic-mat-sign">${whose.signs.join(" ")}</p>` : nothing}
  </section>`;
}

/** Whether a pile lies before somebody of a mat. @param {ZoneModel} zone @param {MatModel} whose */
const isPileOf = ({ seat, area, spread }, { seats }) =>
  area === "side" && spread === "pile" && seats.includes(seat ?? -1);

/** A meld that lies on the table. @param {ZoneModel} zone @param {Felt} felt */
function one(zone, { onto, ontos, tabbed, on }) {
  const names = zone.cards.map(cardLabel).join(", ");
  return html`<button
    type="button"
    class="ic-meld ${ontos.has(zone.number) ? "ic-can" : ""} ${zone.across ? "ic-with-across" : ""}"
    aria-label="${zone.label}: ${names}${zone.told && `. ${zone.told}`}"
    aria-pressed=${onto === zone.number ? "true" : "false"}
    data-number=${zone.number}
    tabindex=${tabbed(".ic-meld", zone.id) ? 0 : -1}
    data-zone=${zone.id}
    @click=${(/** @type {Event} */ event) => on.chooseMeld(zone, event)}
    @focus=${() => on.reach(".ic-meld", zone.id)}
  >
    ${zone.cards.map((card, place) => html`<span class="ic-card ${zone.cards.length - place > zone.across ? "" : "ic-across"}" data-key=${card.key}>${picture(card.face)}${standInMark(card)}</span>`)}
    ${zone.told ? html`<b class="ic-become" aria-hidden="true">${zone.told}</b>` : nothing}
  </button>`;
}

/** What a card is called, and what it stands for. @param {{ name: string, stands?: NamedCard | null }} card */
export const cardLabel = ({ name, stands }) => (stands ? `${name} (${stands.name})` : name);

/** The card that another stands for, small on its face. @param {{ stands?: NamedCard | null }} card */
export const standInMark = ({ stands }) =>
  stands ? html`<span class="ic-stands">${miniCard(stands)}</span>` : nothing;

/** A meld that was put together and is not laid yet: pressed it goes back to the hand.
 * @param {PartModel} part @param {Felt} felt */
const draftMeld = (part, { words, on }) =>
  html`<button
    type="button"
    class="ic-meld ic-together"
    title=${words["take-back"]}
    aria-label="${part.cards.map(cardLabel).join(", ")}. ${part.told} ${words["take-back"]}"
    @click=${(/** @type {Event} */ event) => {
      event.stopPropagation(); // a click on the felt goes on
      on.takeBack(part);
    }}
  >
    ${part.cards.map((card) => html`<span class="ic-card">${picture(card.face)}${standInMark(card)}</span>`)}
    ${part.points === null ? nothing : html`<b class="ic-meld-worth">${part.points}</b>`}
  </button>`;

/** How much there is of how much. @param {number[]} soFar */
export function meter([points, least]) {
  if (least === undefined) return nothing;
  const most = Math.max(least * 1.4, points);
  const part = (/** @type {number} */ number) => `${Math.min(100, (100 * number) / most)}%`;
  return html`<div class="ic-meter" role="img" aria-label="${points} / ${least}">
    <span><b>${points}</b> / ${least}</span>
    <i style="--points:${part(points)};--least:${part(least)}"></i>
  </div>`;
}
