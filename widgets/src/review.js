// @ts-check
/** The review of a deal: what each decision cost, the line of the deal, and what is told of one. */

import { html, nothing, svg } from "lit-html";

import { act } from "./act.js";
import { miniCard } from "./card.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {{ table: Pick<TableModel, "review">, words: Words, on: Pick<Handlers, "send"> }} Props */

const COLUMNS = ["review-trick", "review-played", "review-before", "review-after", "review-cost"];

/** @param {Props} props */
export function reviewPanel(props) {
  const { table, words, on } = props;
  const { review } = table;
  if (!review) return nothing;
  const ask = (/** @type {string} */ to) => () => on.send({ type: "review", to });
  return html`<section class="ic-box ic-review">
    ${working(words, review)} ${decisionRow(props, review)} ${answerRows(props, review)}
    <details class="ic-more">
      <summary>${words.more}</summary>
      <p>${review.note}</p>
      <div class="ic-told-moves">
        ${review.lines.map((line) => html`<p><strong>${line.move}.</strong> ${line.text}</p>`)}
      </div>
      ${review.line.length ? chart(words, review, ask) : nothing}
    </details>
  </section>`;
}

/** On a phone, between felt and rail: the decisions, and the answer in cards. @param {Props} props */
export function reviewStrip(props) {
  const { review } = props.table;
  if (!review) return nothing;
  return html`<div class="ic-review-strip">${working(props.words, review)} ${decisionRow(props, review)} ${answerRows(props, review)}</div>`;
}

/** How much of the deal has been looked at, and how; nothing once that is done.
 * @param {Words} words @param {ReviewModel} review */
function working(words, { complete, progress: [done, all] }) {
  if (complete) return nothing;
  return html`<div class="ic-working">
    <progress value=${done} max=${all} aria-label=${words.progress}></progress>
    <p>${words["review-works"]}</p>
  </div>`;
}

/** Every decision of the deal in a row, those that cost something to be chosen; the rest is walked to.
 * @param {Props} props @param {ReviewModel} review */
function decisionRow({ words, on }, { line, decisions, open }) {
  const dear = new Map(decisions.map((each) => [each.number, each]));
  return html`<p class="ic-known">${words[open ? "review-cards" : "review-known"]}</p>
  <ol class="ic-decisions" aria-label=${words.review}>
    ${line.map(({ number, reached, current }) => {
      const mistake = dear.get(number);
      const kind = `${reached ? "ic-reached" : ""} ${current ? "ic-now" : ""}`;
      if (!mistake) return html`<li class="ic-segment ${kind}"></li>`;
      return html`<li class="ic-segment ic-dear ${kind}">
        <button
          type="button"
          aria-current=${current}
          aria-label="${mistake.label}. ${mistake.cost}"
          title="${mistake.label}. ${mistake.cost}"
          @click=${() => on.send({ type: "review", to: number })}
        ></button>
      </li>`;
    })}
  </ol>`;
}

/** The answer and what was played, as cards with a short reason. @param {Props} props @param {ReviewModel} review */
function answerRows({ words }, { rows }) {
  return html`<ul class="ic-answer-rows">
    ${rows.map(
      ({ good, moves, text, cost, label }) => html`<li class=${good ? "ic-good" : "ic-bad"}>
        <span class="ic-verdict" role="img" aria-label=${words[good ? "review-better" : "review-yours"]}
          >${good ? "✓" : "✕"}</span
        >
        <span class="ic-moves" role="img" aria-label=${label}>
          ${moves.map(
            (move) => html`<span class="ic-move" title=${move.label}
              >${move.cards.map(miniCard)}${move.takes.length ? html`<i aria-hidden="true">→</i>${move.takes.map(miniCard)}` : nothing}</span
            >`,
          )}
        </span>
        <p>${text} ${cost ? html`<strong>${cost}</strong>` : nothing}</p>
      </li>`,
    )}
  </ul>`;
}

/** @typedef {{ table: Pick<TableModel, "review">, words: Words, sheet: boolean,
 *   on: Pick<Handlers, "send" | "toggleReview"> }} ActionProps */

/** What is pressed below the hand: back and on through the deal, all cards open, the numbers, and out.
 * @param {ActionProps} props */
export function reviewActions({ table, words, sheet, on }) {
  const review = /** @type {ReviewModel} */ (table.review);
  const ask = (/** @type {string} */ to) => () => on.send({ type: "review", to });
  const [at, last] = review.step;
  const title = words["review-cards"];
  return html`<div class="ic-actions ic-reviewing" role="group" aria-label=${words.actions}>
    ${act("leave", words["review-back"], ask("back"), { key: "ArrowLeft", off: !at })}
    ${act("eye", words["review-open"], ask("cards"), { off: !review.complete, pressed: review.open, title })}
    ${act("list", words["review-numbers"], on.toggleReview, { pressed: sheet })}
    ${act("undo", words["review-again"], ask("again"), { off: !review.phase || review.phase === "try" })}
    ${act("count", words.count, ask("close"), { title: words["review-close"] })}
    ${act("on", words["review-next"], ask("next"), { key: "ArrowRight", off: at >= last })}
  </div>`;
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
