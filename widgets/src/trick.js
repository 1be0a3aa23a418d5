// @ts-check
/** A trick: each card in front of whoever played it, and what is to be said of it. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";

import { captionWords, captionAt, cardSpot } from "./seating.js";
import { picture, verdictMark } from "./card.js";

/** @typedef {import("./felt.js").Felt} Felt */

/** @param {ZoneModel} zone @param {Pick<Felt, "table" | "words" | "marked">} felt */
export function trick(zone, { table, words, marked }) {
  const cross = table.seats.length > 2;
  return html`<div
    class="ic-trick ${cross ? "ic-cross" : "ic-duo"}"
    style="--seats:${table.seats.length}"
    role="group"
    aria-label=${zone.label}
    data-zone=${zone.id}
  >
    ${repeat(
      zone.cards,
      (card) => card.key,
      (card) => {
        const { x, y, line, rise } = cardSpot(table.seats, card.seat, table.direction);
        const named = cross ? captionAt(x, y) : [];
        return html`<figure
          class=${[...named, ...card.marks.map((mark) => `ic-is-${mark}`)].join(" ")}
          style="--x:${x.toFixed(3)};--y:${y.toFixed(3)};--line:${line};--rise:${rise.toFixed(2)}"
        >
          <span
            class="ic-card ${marked(card.key) ? `ic-is-${marked(card.key)}` : ""}"
            role="img"
            aria-label="${[card.name, ...card.marks.map((mark) => words[mark])].join(", ")}"
            data-key=${card.key}
            data-from=${card.from ?? nothing}
            >${picture(card.face)}${verdictMark(card.key, table, words)}</span
          >
          <figcaption>${card.by} <b>${captionWords(card, table.seats, words).join(", ")}</b></figcaption>
        </figure>`;
      },
    )}
  </div>`;
}
