// @ts-check
/** The score: line by line once the deal is over, and until then how the count stands. */

import { html, nothing } from "lit-html";

import { mini } from "./card.js";

/** @typedef {import("./view.js").TableView} TableView */

/** @param {TableView} view */
export function score({ table, words, open }) {
  if (!table.can.score || (open !== "score" && (!table.over || table.review))) return nothing;
  const { heads, lines, races, totals, result, match, note } = table.score;
  return html`<section class="ic-box ic-score ic-panel-score">
    <h3>${words[races.length ? "so-far" : "score"]}</h3>
    <table>
      <thead>
        <tr>
          <td></td>
          ${heads.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      ${races.length
        ? races.map((each) => race(each, "ic-race"))
        : html`<tbody>
            ${lines.map(row)}
          </tbody>`}
      <tfoot>
        <tr>
          <th scope="row">${words.total}</th>
          ${totals.map((points) => html`<td><strong>${points}</strong></td>`)}
        </tr>
        ${match
          ? html`<tr>
              <th scope="row">${match.label}</th>
              ${match.scores.map((won) => html`<td>${won}</td>`)}
            </tr>`
          : nothing}
      </tfoot>
    </table>
    ${result ? html`<p><strong>${result}</strong></p>` : nothing}
    ${match ? html`<p>${match.result}</p>` : nothing}
    ${note ? html`<p class="ic-note">${note}</p>` : nothing}
  </section>`;
}

/** @param {Sheet["lines"][number]} line */
const row = (line) =>
  html`<tr>
    <th scope="row">${line.label}</th>
    ${line.points.map(
      (points, side) => html`<td>${points} <span>${line.cards[side].map(mini)}</span></td>`,
    )}
  </tr>`;

/** What is still played for: what each side has of it, and under that what is still out.
 * @param {RaceModel} told @param {string} kind @returns {unknown} */
function race(told, kind) {
  return html`<tbody class=${kind}>
      <tr>
        <th scope="row">${told.label}</th>
        ${told.counts.map(
          (count, side) => html`<td>${count} <span>${told.cards[side].map(mini)}</span></td>`,
        )}
      </tr>
      ${told.note || told.out.length
        ? html`<tr class="ic-out">
            <td colspan=${told.counts.length + 1}>
              ${told.note}
              ${told.out.map(
                (place) => html`<span class="ic-where">${place.label} ${place.cards.map(mini)}</span> `,
              )}
            </td>
          </tr>`
        : nothing}
    </tbody>
    ${told.parts.map((part) => race(part, "ic-part"))}`;
}
