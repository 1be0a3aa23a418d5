// @ts-check
/** The felt: seats, piles, the trick and the hand, each zone where its layout says. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";

import { back, picture } from "./card.js";
import { laid } from "./laid.js";

/** @typedef {import("./sizes.js").Sizes} Sizes */
/** @typedef {{ table: TableModel, words: Words, sizes: Sizes, focused: string, lifted: string,
 *   chosen: Set<string>, ways: Choice[], on: Handlers }} Felt */
/** @typedef {{ press: (card: CardModel) => void, focus: (card: CardModel) => void, goOn: () => void,
 *   choose: (card: CardModel, event: Event) => void, reach: (card: CardModel) => void,
 *   tabbed: () => string }} Handlers */

/** @param {Felt} felt */
export function felt(felt) {
  const { table } = felt;
  const zones = (/** @type {string} */ area, /** @type {number | null} */ of = null) =>
    table.zones
      .filter((zone) => zone.area === area && (of === null || zone.seat === of))
      .map((each) => zone(each, felt));
  const others = table.seats.filter((each) => !each.me);
  const me = table.seats.filter((each) => each.me);
  const { middle, near, rows } = felt.sizes;
  const far =
    others.length === 1
      ? html`${others.map((each) => seat(each, felt))}${zones("far")}`
      : html`<div class="ic-others">
          ${others.map(
            (each) => html`<div class="ic-other">${seat(each, felt)}${zones("far", each.seat)}</div>`,
          )}
        </div>`;
  return html`<div
    class="ic-felt"
    tabindex="-1"
    style="--middle:${middle}px;--near:${near}px;--rows:${rows}"
  >
    ${far}
    <div class="ic-side">
      <div class="ic-stack">${zones("side")}</div>
      ${table.signs.map((sign) => html`<span class="ic-chip ic-sign">${sign}</span>`)}
    </div>
    <div class="ic-middle" @click=${felt.on.goOn}>${zones("middle")}</div>
    ${me.map((each) => seat(each, felt))}${zones("near")}
  </div>`;
}

/** @param {SeatModel} seat @param {Felt} felt */
function seat(seat, { words }) {
  return html`<div class="ic-seat ${seat.me ? "ic-at-near" : "ic-at-far"}">
    <strong>${seat.name}</strong>${seat.partner ? html` <span>${words.partner}</span>` : nothing}
    <span>${seat.points}</span>
    ${seat.says ? html`<q class="ic-says">${seat.says}</q>` : nothing}
    ${seat.turn ? html`<span class="ic-chip">${words.turn}</span>` : nothing}
  </div>`;
}

/** @param {ZoneModel} zone @param {Felt} felt */
function zone(zone, felt) {
  if (zone.spread === "pile") return pile(zone, felt);
  if (zone.spread === "crosswise") return zone.seat === null ? crosswise(zone, felt) : nothing;
  if (zone.choosable) return laid(zone, felt);
  if (zone.spread === "trick") return trick(zone, felt);
  if (zone.playable) return hand(zone, felt);
  return fan(zone, felt);
}

/** Cards of somebody else: backs, and what of them is known. @param {ZoneModel} zone @param {Felt} felt */
function fan(zone, { sizes }) {
  const names = zone.cards.map((card) => card.name).join(", ");
  const label = `${zone.label}: ${zone.count}${names && ` (${names})`}`;
  return html`<div class="ic-fan ic-at-${zone.area}" role="img" aria-label=${label} data-zone=${zone.id}>
    ${zone.cards.map(
      (card) =>
        html`<span class="ic-card" style="--w:${sizes.far}px" data-key=${card.key}
          >${picture(card.face, sizes.far, true)}</span
        >`,
    )}
    ${Array.from(
      { length: zone.down },
      () => html`<span class="ic-card" style="--w:${sizes.far}px">${back()}</span>`,
    )}
  </div>`;
}

/** A pile: how many lie there, and the back of the top one; what made a scopa lies crosswise under it.
 * @param {ZoneModel} zone @param {Felt} felt */
function pile(zone, { sizes, table }) {
  const count = zone.cards.length + zone.down;
  const width = zone.area === "side" ? sizes.side : sizes.far;
  return html`<div
    class="ic-pile ic-at-${zone.area} ${count ? "" : "ic-none"}"
    role="img"
    aria-label="${zone.label}: ${zone.count}"
    data-zone=${zone.id}
    style="--w:${width}px"
  >
    ${under(table.zones.find((each) => each.spread === "crosswise" && each.seat === zone.seat), zone)}
    <span class="ic-card" style="--w:${width}px">${count ? back() : nothing}</span>
    <span class="ic-count">${count || nothing}</span>
  </div>`;
}

/** @param {ZoneModel | undefined} zone @param {ZoneModel} pile */
function under(zone, pile) {
  if (!zone?.cards.length || pile.seat === null) return nothing;
  return html`<span
    class="ic-scope"
    role="img"
    aria-label="${zone.label}: ${zone.cards.map((card) => card.name).join(", ")}"
    >${zone.cards.map(
      (card, place) =>
        html`<span class="ic-card" style="--at:${place + 1}" title=${card.name} data-key=${card.key}
          >${picture(card.face, 0, true)}</span
        >`,
    )}</span
  >`;
}

/** The up-card, half under the stock. @param {ZoneModel} zone @param {Felt} felt */
function crosswise(zone, { sizes }) {
  return zone.cards.map(
    (card) => html`<div
      class="ic-crosswise"
      role="img"
      aria-label="${zone.label}: ${card.name}"
      title=${card.name}
      data-zone=${zone.id}
      style="--w:${sizes.side}px"
    >
      <span class="ic-card" style="--w:${sizes.side}px" data-key=${card.key}
        >${picture(card.face, sizes.side, true)}</span
      >
    </div>`,
  );
}

/** The cards of a trick, each with who played it and what is to be said of it. @param {ZoneModel} zone @param {Felt} felt */
export function trick(zone, { sizes, words }) {
  return html`<div class="ic-trick" role="group" aria-label=${zone.label} data-zone=${zone.id}>
    ${repeat(
      zone.cards,
      (card) => card.key,
      (card) => html`<figure class=${card.marks.map((mark) => `ic-is-${mark}`).join(" ")}>
        <figcaption>${card.by}</figcaption>
        <span
          class="ic-card"
          role="img"
          aria-label="${[card.name, ...card.marks.map((mark) => words[mark])].join(", ")}"
          style="--w:${sizes.middle}px"
          data-key=${card.key}
          data-from=${card.from ?? nothing}
          >${picture(card.face, sizes.middle, false)}</span
        >
        <span class="ic-marks" aria-hidden="true"
          >${card.marks.map((mark) => html`<span class="ic-chip">${words[mark]}</span>`)}</span
        >
      </figure>`,
    )}
  </div>`;
}

/** The learner's hand: real buttons in one tab stop. @param {ZoneModel} zone @param {Felt} felt */
function hand(zone, { sizes, focused, lifted, on, table }) {
  const indexed = table.settings.index === "always";
  return html`<div class="ic-hand" role="group" aria-label=${zone.label} data-zone=${zone.id}>
    ${repeat(
      zone.cards,
      (card) => card.key,
      (card) => html`<button
        type="button"
        class="ic-card ${card.key === lifted ? "ic-lifted" : ""}"
        style="--w:${sizes.near}px"
        data-key=${card.key}
        aria-label=${card.name}
        aria-disabled=${card.move && card.ok ? "false" : "true"}
        aria-pressed=${card.key === lifted ? "true" : "false"}
        tabindex=${card.key === focused ? 0 : -1}
        @click=${() => on.press(card)}
        @focus=${() => on.focus(card)}
      >
        ${picture(card.face, sizes.near, indexed)}
      </button>`,
    )}
  </div>`;
}
