// @ts-check
/** The score: line by line once the deal is over, and until then how the count stands. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";

import { sharesOf } from "./bars.js";
import { miniCard } from "./card.js";

/** @typedef {{ table: Pick<TableModel, "over" | "score" | "log" | "just">, words: Words }} Props */

/** How the count stands. @param {Props} props */
export const scorePanel = ({ table, words }) =>
  html`<section class="ic-score">
    <h2>${words[table.over ? "score" : "so-far"]}</h2>
    ${!table.over && isBetweenTwo(table.score) ? barSheet(table.score, words) : sheet(table.score, words)}
  </section>`;

/** Whether two sides are compared line by line: the count of a deal with melds is short by itself. @param {SheetModel} score */
const isBetweenTwo = ({ heads, short, lines }) => heads.length === 2 && !short && lines.length > 1;

/** How the count stands between two sides: a row a line with a bar, and all of it one press away.
 * @param {SheetModel} score @param {Words} words */
function barSheet(score, words) {
  const { heads, lines, mine } = score;
  return html`<table class="ic-bars ${mine === 1 ? "ic-mirrored" : ""}">
      <thead>
        <tr>
          <td></td>
          <th scope="col">${heads[0]}</th>
          <td></td>
          <th scope="col">${heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map((row) => {
          const [one, other] = sharesOf(row);
          return html`<tr>
            <th scope="row">${row.label}</th>
            <td>${row.counts[0]}</td>
            <td><span class="ic-share" style="--one:${one}%;--other:${other}%"></span></td>
            <td>${row.counts[1]}</td>
          </tr>`;
        })}
      </tbody>
    </table>
    <details class="ic-all-lines">
      <summary>${words["line-by-line"]}</summary>
      ${sheet(score, words)}
    </details>`;
}

/** So many columns leave little room for each. */
export const CROWDED = 5;

/** The sheet, line by line. @param {SheetModel} score @param {Words} words */
export function sheet({ heads, lines: all, short, totals, result, match, note }, words) {
  const lines = short ?? all;
  const kind = heads.length >= CROWDED ? "ic-crowded" : "";
  return html`<table class="${kind} ${short ? "ic-short-sheet" : ""}">
      ${headRow(heads)}
      ${lines.map((each, place) => line(each, words, place))}
      <tfoot style="--line:${lines.length}">
        <tr>
          <th scope="row">${words.total}</th>
          ${totals.map((points) => html`<td><strong>${points}</strong></td>`)}
        </tr>
        ${
          match
            ? html`<tr>
              <th scope="row">${match.label}</th>
              ${match.scores.map((won) => html`<td>${won}</td>`)}
            </tr>`
            : nothing
        }
      </tfoot>
    </table>
    ${
      short
        ? html`<details class="ic-all-lines">
          <summary>${words["line-by-line"]}</summary>
          <table class=${kind}>
            ${headRow(heads)} ${all.map((each, place) => line(each, words, place))}
          </table>
        </details>`
        : nothing
    }
    ${result ? html`<p><strong>${result}</strong></p>` : nothing}
    ${match ? html`<p>${match.result}</p>` : nothing}
    ${note ? html`<p class="ic-note">${note}</p>` : nothing}`;
}

/** Whose columns they are. @param {string[]} heads */
const headRow = (heads) => html`<thead>
  <tr>
    <td></td>
    ${heads.map((name) => html`<th scope="col">${name}</th>`)}
  </tr>
</thead>`;

/** How many sentences are told again beside the count. */
const RECENT = 3;

/** What the learner may have missed: all since his last act. @param {Props} props */
export function recentLog({ table, words }) {
  const lines = table.log.slice(-Math.max(RECENT, table.just));
  if (!lines.length || table.over) return nothing;
  return html`<section class="ic-just">
    <h3>${words.just}</h3>
    <ol>
      ${repeat(
        lines,
        (_, place) => table.log.length - lines.length + place,
        (sentence) => html`<li>${sentence}</li>`,
      )}
    </ol>
  </section>`;
}

/** Whether a line has so few cards that they are shown: of many the number is enough. @param {LineModel} row */
const hasFewCards = (row) => row.cards.flat().length <= SHOWN;
const SHOWN = 12;

/** What a card is known by among others, two of which may be alike.
 * @param {{ face: string }[]} all @param {{ face: string }} card @param {number} place */
const nameOf = (all, { face }, place) =>
  face + all.slice(0, place).filter((each) => each.face === face).length;

/** What each party has of a line, and under that what is still out.
 * @param {LineModel} row @param {Words} words @param {number} place @param {string} [kind] @returns {unknown} */
function line(row, words, place, kind = "ic-row") {
  return html`<tbody class="${kind} ${row.decided ? "ic-decided" : ""}" style="--line:${place}">
      <tr>
        <th scope="row">${row.label} ${row.decided ? html`<em>${words.decided}</em>` : nothing}</th>
        ${row.counts.map(
          (count, party) =>
            html`<td class=${parseFloat(count) ? "ic-scored" : ""}>${count} <span>${hasFewCards(row) ? row.cards[party].map(miniCard) : nothing}</span></td>`,
        )}
      </tr>
      ${
        row.note || row.out.length
          ? html`<tr class="ic-out">
            <td colspan=${row.counts.length + 1}>
              ${row.note}
              ${row.out.map(
                (spot) =>
                  html`<span class="ic-where">${spot.label} ${repeat(spot.cards, (card, at) => nameOf(spot.cards, card, at), miniCard)}</span> `,
              )}
            </td>
          </tr>`
          : nothing
      }
    </tbody>
    ${row.parts.map((part) => line(part, words, place, "ic-part"))}`;
}
