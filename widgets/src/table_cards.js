// @ts-check
/** Cards that lie face up on the table, to be chosen and taken. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";

import { picture, verdictMark } from "./card.js";
import { captureNumbers } from "./captures.js";
import { SIGNS } from "./review_marks.js";
import { grid } from "./sizes.js";

/** @typedef {import("./felt.js").Felt} Felt */

/** @param {ZoneModel} zone @param {Felt} felt */
export function tableCards(zone, felt) {
  const { ways, places, middle } = felt;
  const numbers = captureNumbers(ways);
  const several = Math.max(0, ...[...numbers.values()].flat()) > 1;
  const at = new Map(zone.cards.map((card) => [card.key, card]));
  const { columns, size } = grid(places.length, middle);
  return html`<div
    class="ic-laid"
    role=${places.some(Boolean) ? "toolbar" : "group"}
    aria-label=${zone.label}
    data-zone=${zone.id}
    style="--w:${size}px;--columns:${columns}"
  >
    ${repeat(
      places,
      (key, place) => key ?? place,
      (key) => {
        const card = key === null ? undefined : at.get(key);
        if (!card) return html`<span class="ic-gone"></span>`;
        return one(card, several ? (numbers.get(card.key) ?? []) : [], numbers.has(card.key), felt);
      },
    )}
    ${zone.empty ? html`<p class="ic-empty">${zone.empty}</p>` : nothing}
  </div>`;
}

/** @param {CardModel} card @param {number[]} numbers @param {boolean} can @param {Felt} felt */
function one(card, numbers, can, { chosen, marked, lit, wrong, words, tabbed, on, table }) {
  const pressed = chosen.has(card.key);
  const marks = card.marks.map((mark) => words[mark === "best" ? "captures" : mark]); // the best of a trick wins it
  const label = [[card.name, ...marks].join(", "), ...numbers].join(" ");
  const refused = wrong.has(card.key);
  const sign = SIGNS[marked(card.key)];
  const tick = pressed || sign || refused || card.marks.includes("going");
  const state = [
    can ? "ic-can" : "",
    pressed ? "ic-chosen" : "",
    lit.has(card.key) ? "ic-lit-up" : "",
    marked(card.key) ? `ic-is-${marked(card.key)}` : "",
    refused ? "ic-refused" : "",
    ...card.marks.map((mark) => `ic-is-${mark}`),
  ];
  return html`<button
    type="button"
    class="ic-card ${state.join(" ")}"
    data-key=${card.key}
    data-from=${card.key === table.came?.card ? table.came.from : nothing}
    aria-label=${label}
    aria-pressed=${pressed ? "true" : "false"}
    aria-disabled=${table.wait || table.over ? "true" : "false"}
    tabindex=${tabbed(".ic-laid", card.key) ? 0 : -1}
    @click=${(/** @type {Event} */ event) => on.choose(card, event)}
    @focus=${() => on.reach(".ic-laid", card.key)}
  >
    ${picture(card.face)}
    ${verdictMark(card.key, table, words)}
    ${tick && !table.puzzle?.tried.includes(card.key) ? html`<span class="ic-tick" aria-hidden="true">${refused ? "✕" : sign || "✓"}</span>` : nothing}
    ${
      !pressed && numbers.length
        ? html`<span class="ic-numbers" aria-hidden="true"
          >${numbers.map((each) => html`<span class="ic-chip">${each}</span> `)}</span
        >`
        : nothing
    }
  </button>`;
}
