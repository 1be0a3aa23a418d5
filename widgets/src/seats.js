// @ts-check
/** Who sits at the table, each with a letter, a name, what he holds, and what another has just said. */

import { html, nothing } from "lit-html";

import { back, miniCard, picture } from "./card.js";
import { gesture } from "./gesture.js";
import { seatFacts, sideOf } from "./seating.js";
import { ownSetting } from "./settings.js";

/** @typedef {import("./felt.js").Felt} Felt */

/** @param {SeatModel} seat @param {Felt} felt */
export function seatBadge(seat, { table, words }) {
  const kind = seat.me ? "ic-me" : seat.side === "us" ? "ic-us" : "";
  const name = (seat.me && ownSetting("name")) || seat.name;
  const side = sideOf(seat, table, words);
  return html`<div class="ic-seat ${seat.turn ? "ic-turn" : ""}">
    <span class="ic-ava ${kind}" aria-hidden="true">${[...name][0]}</span>
    ${seat.dealer ? html`<span class="ic-deal" role="img" aria-label=${words.dealer}></span>` : nothing}
    <span class="ic-who">
      <strong>${name}</strong>
      <span class="ic-holds">
        ${side ? html`<span class="ic-tag ic-side-${seat.side}">${side}</span>` : nothing}
        ${seatFacts(seat, table, words).map((each) => html`<span>${each}</span>`)}
      </span>
      ${seat.turn ? html`<span class="ic-hidden">${words.turn}</span>` : nothing}
    </span>
    ${seat.did ? lastTurn(seat.did) : nothing}
    ${seat.gestured.length ? html`<span class="ic-gestured">${seat.gestured.map(gestureMark)}</span>` : nothing}
    ${
      seat.says && !seat.me
        ? html`<q class="ic-says">${seat.gestures.map(gesture)}<span>${seat.says}</span></q>`
        : nothing
    }
  </div>`;
}

/** What somebody did last, until his next turn. @param {DidModel} did */
const lastTurn = ({ text, melded, thrown }) =>
  html`<span class="ic-did" role="img" aria-label=${text} title=${text}
    >${melded ? html`<b>+${melded}</b>` : nothing}${thrown ? miniCard(thrown) : nothing}</span
  >`;

/** A sign that still holds. @param {SeatModel["gestured"][number]} sign */
const gestureMark = (sign) =>
  html`<span role="img" aria-label=${sign.label} title=${sign.label}>${gesture(sign.gesture)}</span>`;

/** Cards of somebody else: backs, and what of them is known. @param {ZoneModel} zone */
export function fan(zone) {
  const names = zone.cards.map((card) => card.name).join(", ");
  const label = `${zone.label}: ${zone.count}${names && ` (${names})`}`;
  const count = zone.cards.length + zone.down;
  return html`<div
    class="ic-fan ${zone.cards.length ? "ic-open" : ""}"
    role="img"
    aria-label=${label}
    data-zone=${zone.id}
    style="--n:${count}"
  >
    ${zone.cards.map((card) => html`<span class="ic-card" data-key=${card.key}>${picture(card.face)}</span>`)}
    ${Array.from({ length: zone.down }, () => html`<span class="ic-card">${back()}</span>`)}
  </div>`;
}
