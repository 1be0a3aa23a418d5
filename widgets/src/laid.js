// @ts-check
/** Cards that lie face up on the table, to be chosen and taken. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";

import { picture } from "./card.js";
import { numbered, sumOf } from "./choosing.js";

/** @typedef {import("./felt.js").Felt} Felt */

/** @param {ZoneModel} zone @param {Felt} felt */
export function laid(zone, felt) {
  const { chosen, ways } = felt;
  const numbers = numbered(ways);
  const several = Math.max(0, ...[...numbers.values()].flat()) > 1;
  const cards = zone.cards.filter((card) => chosen.has(card.key));
  return html`<div class="ic-laid" role="group" aria-label=${zone.label} data-zone=${zone.id}>
      ${repeat(
        zone.cards,
        (card) => card.key,
        (card) => one(card, several ? (numbers.get(card.key) ?? []) : [], numbers.has(card.key), felt),
      )}
      ${zone.empty ? html`<p class="ic-empty">${zone.empty}</p>` : nothing}
    </div>
    <p class="ic-sum" role="status">${cards.length ? html`<span class="ic-chip">${sumOf(cards)}</span>` : nothing}</p>`;
}

/** @param {CardModel} card @param {number[]} numbers @param {boolean} can @param {Felt} felt */
function one(card, numbers, can, { chosen, sizes, words, on, table }) {
  const pressed = chosen.has(card.key);
  const marks = card.marks.map((mark) => words[mark]);
  const told = [[card.name, ...marks].join(", "), ...numbers].join(" ");
  const chips = card.marks.map((mark) => (mark === "going" ? "✓" : words[mark]));
  return html`<button
    type="button"
    class="ic-card ${can ? "ic-can" : ""} ${pressed ? "ic-chosen" : ""} ${card.marks
      .map((mark) => `ic-is-${mark}`)
      .join(" ")}"
    style="--w:${sizes.laid}px"
    data-key=${card.key}
    data-from=${card.key === table.came?.card ? table.came.from : nothing}
    aria-label=${told}
    aria-pressed=${pressed ? "true" : "false"}
    aria-disabled=${table.wait || table.over ? "true" : "false"}
    tabindex=${card.key === on.tabbed() ? 0 : -1}
    @click=${(/** @type {Event} */ event) => on.choose(card, event)}
    @focus=${() => on.reach(card)}
  >
    ${picture(card.face, sizes.laid, false)}
    <span class="ic-numbers" aria-hidden="true"
      >${[...chips, ...(pressed ? ["✓"] : numbers)].map((each) => html`<span class="ic-chip">${each}</span> `)}</span
    >
  </button>`;
}
