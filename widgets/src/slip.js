// @ts-check
/** The end of a deal, on the felt: who won it, line by line, and how the match stands. */

import { html, nothing } from "lit-html";

import { sign } from "./card.js";
import { sheet } from "./score.js";

/** @typedef {import("./view.js").TableView} TableView */

/** @param {TableView} view */
export function slip({ table, words }) {
  if (!table.over || table.review || table.puzzle || !table.can.score || table.wait) return nothing;
  const { score } = table;
  return html`<section class="ic-slip" tabindex="0" aria-label=${words.score}>
    <header>
      ${score.won ? html`<span class="ic-medal" style="--lines:${score.lines.length + 1}">${sign("D-sun", MEDAL)}</span>` : nothing}
      <div>
        <h2>${score.result}</h2>
        ${score.match ? html`<p>${score.match.result}</p>` : nothing}
      </div>
    </header>
    <div class="ic-score">${sheet({ ...score, result: "", match: score.match && { ...score.match, result: "" } }, words)}</div>
  </section>`;
}

/** How far the medal reaches from its middle, as it is drawn. */
export const MEDAL = 50;
