// @ts-check
/** The felt: seats round it, what lies in the middle, and near the learner his own. */

import { html, nothing } from "lit-html";

import { fullCard } from "./card.js";
import { hand } from "./hand.js";
import { tableCards } from "./table_cards.js";
import { areMatsAbreast, matArea } from "./melds.js";
import { loneUpCard, longRow, openPile, pile } from "./piles.js";
import { pilesAndFans, seatSides } from "./seating.js";
import { fan, seatBadge } from "./seats.js";
import { trick } from "./trick.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {{ table: TableModel, words: Words, focused: string, picked: Set<string>,
 *   chosen: Set<string>, marked: (key: string) => import("./review_marks.js").ReviewState, lit: Set<string>, wrong: Set<string>, fresh: Set<string>, ways: Choice[],
 *   held: (string | null)[], rows: number, fanned: boolean, places: (string | null)[], onto: number | null, several: boolean,
 *   ontos: Set<number | null>, draft: import("./meld_draft.js").MeldDraft, touched: (zone: ZoneModel) => Choice | undefined,
 *   tabbed: (all: string, key: string) => boolean, middle: { width: number, height: number, gap: number, scale: number },
 *   on: Pick<Handlers, "press" | "focus" | "goOn" | "choose" | "chooseMeld" | "takeBack" | "touch" | "toggle" | "reach"> }} Felt */

/** Everybody else, and the middle of the table. @param {Felt} felt @param {unknown} over what lies on the felt */
export function feltArea(felt, over) {
  const { table } = felt;
  if (table.mats.length) return board(felt, over);
  const others = table.seats.filter((each) => !each.me);
  const { left, top, right } = seatSides(table.seats, table.direction);
  const round = others.length > 1;
  const several = (/** @type {SeatModel[]} */ seats) => seats.map((each) => opponent(each, felt));
  return html`<div class="ic-felt ${round ? `ic-round ic-of-${others.length}` : "ic-two"}" tabindex="-1">
    <h2 class="ic-hidden">${felt.words.sitting}</h2>
    <div class="ic-far">${several(top)}</div>
    ${round ? html`<div class="ic-column ic-west">${several(left)}</div>` : nothing}
    <div class="ic-middle" @click=${felt.on.goOn}>${middle(felt)}${round ? nothing : side(felt)}</div>
    ${round ? html`<div class="ic-column ic-east">${several(right)}</div>` : nothing}
    ${over}
  </div>`;
}

/** A table where melds are laid: each side's mat, and below them what is drawn from. @param {Felt} felt @param {unknown} over */
function board(felt, over) {
  const { table } = felt;
  const shared = areMatsAbreast(table);
  return html`<div class="ic-felt ic-board ${shared ? "ic-shared" : ""} ic-of-${table.seats.length - 1}" tabindex="-1">
    <h2 class="ic-hidden">${felt.words.sitting}</h2>
    ${shared ? html`<div class="ic-far">${table.seats.filter((each) => !each.me).map((each) => seatBadge(each, felt))}</div>` : nothing}
    <div class="ic-middle" @click=${felt.on.goOn}>${matArea(felt, side(felt))}</div>
    ${over}
  </div>`;
}

/** Somebody else with his cards. @param {SeatModel} who @param {Felt} felt */
function opponent(who, felt) {
  const { piles, fans } = pilesAndFans(zonesOf(felt, "far").filter((zone) => zone.seat === who.seat));
  return html`<div class="ic-other">
    ${seatBadge(who, felt)}
    <div class="ic-cards">${fans.map(fan)}</div>
    ${piles.map((each) => pile(each, felt))}
  </div>`;
}

/** @param {Felt} felt @param {ZoneModel["area"]} area */
const zonesOf = ({ table }, area) => table.zones.filter((zone) => zone.area === area);

/** @param {Felt} felt */
function middle(felt) {
  const zones = zonesOf(felt, "middle");
  return [
    ...zones.filter((zone) => zone.choosable).map((zone) => tableCards(zone, felt)),
    ...zones.filter((zone) => zone.spread === "trick").map((zone) => trick(zone, felt)),
  ];
}

/** The stock with what lies beside it, and what is to be known of the deal. @param {Felt} felt */
export function side(felt) {
  const { table, words, on } = felt;
  const zones = zonesOf(felt, "side").filter(({ seat }) => seat === null || !table.mats.length);
  const more = table.mats.length && longRow(table);
  return html`<div class="ic-side">
    ${zones.map((zone) => {
      if (zone.spread === "pile") return pile(zone, felt);
      if (zone.spread === "shown")
        return zone.cards.map((card) =>
          fullCard({ face: card.face, name: `${zone.label}: ${card.name}` }, "ic-in-sight"),
        );
      return zone.spread === "crosswise" ? loneUpCard(zone, felt) : openPile(zone, felt);
    })}
    ${
      more
        ? html`<button type="button" class="ic-all" @click=${(/** @type {Event} */ event) => {
            event.stopPropagation(); // a click on the felt goes on
            on.toggle("spread");
          }}>${words.spread} (${more.cards.length})</button>`
        : nothing
    }
    <span class="ic-signs">${table.signs.map((sign) => html`<span class="ic-sign">${sign}</span>`)}</span>
  </div>`;
}

/** The learner: seat, hand, and what he has taken; at a round table the stock too. @param {Felt} felt */
export function learnerArea(felt) {
  const { table } = felt;
  const zones = zonesOf(felt, "near");
  const piles = zones.filter((zone) => zone.spread === "pile");
  const own = zones.filter((zone) => zone.playable);
  const title = html`<h2 class="ic-hidden">${own[0]?.label}</h2>`;
  if (table.mats.length) {
    return html`<div class="ic-near ic-wide">${title}${hand(own, felt)}</div>`;
  }
  return html`<div class="ic-near">
    ${table.seats.filter((each) => each.me).map((each) => seatBadge(each, felt))}
    ${title} ${hand(own, felt)}
    <div class="ic-piles ${piles.length > 1 ? "ic-abreast" : ""}">
      ${table.seats.length > 2 ? side(felt) : nothing} ${piles.map((each) => pile(each, felt))}
    </div>
  </div>`;
}
