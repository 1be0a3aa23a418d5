// @ts-check
/** The review of a deal: what each decision cost, the line of the deal, and what is told of one. */

import { html, nothing, svg } from "lit-html";

import { button } from "./controls.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {{ table: Pick<TableModel, "review">, words: Words, on: Pick<Handlers, "send"> }} Props */

const COLUMNS = ["review-trick", "review-played", "review-before", "review-after", "review-cost"];

/** @param {Props} props */
export function reviewPanel({ table, words, on }) {
  const { review } = table;
  if (!review) return nothing;
  const ask = (/** @type {string} */ to) => () => on.send({ type: "review", to });
  return html`<section class="ic-box ic-review">
    <h2>${words.review}</h2>
    ${
      review.complete
        ? nothing
        : html`<progress value=${review.progress[0]} max=${review.progress[1]} aria-label=${words.progress}></progress>`
    }
    <p>${review.note}</p>
    <div class="ic-told-moves" aria-live="polite">
      ${review.lines.map((line) => html`<p><strong>${line.move}.</strong> ${line.text}</p>`)}
    </div>
    <div class="ic-actions">
      ${button(words["review-again"], ask("again"), {
        shown: ["right", "wrong", "shown"].includes(review.phase),
      })}
      ${button(words["review-show"], ask("show"), {
        shown: ["try", "wrong"].includes(review.phase),
      })}
      ${button(words["review-cards"], ask("cards"), {
        shown: review.complete,
        pressed: String(review.open),
      })}
      ${button(words[review.complete ? "review-close" : "review-stop"], ask("close"))}
    </div>
    <ol class="ic-decisions">
      ${review.decisions.map(
        (each) => html`<li>
          <button type="button" aria-current=${each.current} @click=${ask(each.number)}>
            <span>${each.label}</span> <strong>${each.cost}</strong>
          </button>
        </li>`,
      )}
    </ol>
    ${review.line.length ? chart(words, review, ask) : nothing}
  </section>`;
}

/**
 * The points to be expected over the deal, as a line whose moves can be chosen, and as a table.
 * @param {Words} words
 * @param {ReviewModel} review
 * @param {(to: string) => () => void} ask
 */
function chart(words, { line: points, scale: [low, even, high], caption }, ask) {
  const x = (/** @type {number} */ place) => (100 * (place + 0.5)) / points.length;
  const y = (/** @type {number} */ value) => (100 * (high - value)) / (high - low);
  const path = points.map((each, place) => `${x(place)},${y(each.after)}`).join(" ");
  return html`<figure class="ic-line">
      <figcaption>${caption}</figcaption>
      <div>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          ${svg`<line x1="0" x2="100" y1="50" y2="50" /><polyline points=${path} />`}
        </svg>
        <span class="ic-scale" aria-hidden="true" style="top:0">${high}</span>
        <span class="ic-scale" aria-hidden="true" style="top:50%">${even}</span>
        ${points.map(
          (each, place) => html`<button
            type="button"
            tabindex="-1"
            class="ic-dot ${each.cost ? "ic-dear" : ""}"
            style="left:${x(place)}%;top:${y(each.after)}%"
            aria-label=${each.label}
            title=${each.label}
            aria-current=${each.current}
            @click=${ask(each.number)}
          ></button>`,
        )}
      </div>
    </figure>
    <details>
      <summary>${words["review-table"]}</summary>
      <table>
        <thead>
          <tr>
            ${COLUMNS.map((name) => html`<th scope="col">${words[name]}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${points.map(
            (each) => html`<tr>
              <td>${each.trick}</td>
              <th scope="row">
                <button type="button" aria-current=${each.current} @click=${ask(each.number)}>
                  ${each.played}
                </button>
              </th>
              <td>${each.before}</td>
              <td>${each.after}</td>
              <td>${each.cost || ""}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </details>`;
}
