// @ts-check
/** The score: line by line once the deal is over, and until then how the count stands. */

import { html, nothing } from "lit-html";

import { mini } from "./card.js";

/** @typedef {{ table: Pick<TableModel, "over" | "score" | "log" | "just">, words: Words }} Props */

/** How the count stands. @param {Props} props */
export const count = ({ table, words }) =>
  html`<section class="ic-score">
    <h2>${words[table.over ? "score" : "so-far"]}</h2>
    ${sheet(table.score, words)}
  </section>`;

/** So many columns leave little room for each. */
const CROWDED = 5;

/** The sheet, line by line. @param {SheetModel} score @param {Words} words */
export function sheet({ heads, lines, totals, result, match, note }, words) {
  return html`<table class=${heads.length >= CROWDED ? "ic-crowded" : ""}>
      <thead>
        <tr>
          <td></td>
          ${heads.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      ${lines.map((each, place) => line(each, words, place))}
      <tfoot style="--line:${lines.length}">
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
    ${note ? html`<p class="ic-note">${note}</p>` : nothing}`;
}

/** How many sentences are told again beside the count. */
const RECENT = 3;

/** What the learner may have missed: all since his last act. @param {Props} props */
export function justNow({ table, words }) {
  const told = table.log.slice(-Math.max(RECENT, table.just));
  if (!told.length || table.over) return nothing;
  return html`<section class="ic-just">
    <h3>${words.just}</h3>
    <ol>
      ${told.map((line) => html`<li>${line}</li>`)}
    </ol>
  </section>`;
}

/** Whether a line has so few cards that they are shown: of many the number is enough. @param {LineModel} told */
const few = (told) => told.cards.flat().length <= SHOWN;
const SHOWN = 12;

/** What each party has of a line, and under that what is still out.
 * @param {LineModel} told @param {Words} words @param {number} place @param {string} [kind] @returns {unknown} */
function line(told, words, place, kind = "ic-row") {
  return html`<tbody class="${kind} ${told.decided ? "ic-decided" : ""}" style="--line:${place}">
      <tr>
        <th scope="row">${told.label} ${told.decided ? html`<em>${words.decided}</em>` : nothing}</th>
        ${told.counts.map(
          (count, party) => html`<td>${count} <span>${few(told) ? told.cards[party].map(mini) : nothing}</span></td>`,
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
    ${told.parts.map((part) => line(part, words, place, "ic-part"))}`;
}
