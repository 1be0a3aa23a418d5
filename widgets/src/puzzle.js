// @ts-check
/** The puzzle page: what is said of a card, the next puzzle, and the list of all. */

import { html, nothing } from "lit-html";

import { mini } from "./card.js";
import { button } from "./panels.js";
import { kept } from "./store.js";
import { explained } from "./terms.js";

/** @typedef {import("./view.js").TableView} TableView */

/** @param {TableView} view */
export function puzzle(view) {
  const { puzzle } = view.table;
  const { words } = view;
  if (!puzzle) return nothing;
  const ask = (/** @type {string} */ to) => () => view.kernel.send({ type: "review", to });
  const say = explained(view);
  const { phase } = puzzle;
  const found = ["right", "shown"].includes(phase);
  return html`<section class="ic-box ic-puzzle">
    <div class="ic-told-moves" aria-live="polite">
      ${puzzle.lines.map(
        (line) => html`<p><strong>${line.move}.</strong> ${say(line.text)}</p>`,
      )}
    </div>
    ${puzzle.note ? html`<p class="ic-note">${puzzle.note}</p>` : nothing}
    <div class="ic-actions">
      ${button(words["puzzle-next"], () => next(view, puzzle), { main: found })}
      ${button(words["review-again"], ask("again"), {
        shown: found || phase === "wrong",
        main: phase === "wrong",
      })}
      ${button(words["review-show"], ask("show"), { shown: ["try", "wrong"].includes(phase) })}
    </div>
    <details open>
      <summary>${words["puzzle-unseen"]}</summary>
      ${puzzle.unseen.map((suit) => html`<p class="ic-unseen">${suit.map(mini)}</p>`)}
    </details>
    ${all(view, puzzle)}
  </section>`;
}

/** What is to be repeated, else the next one that has not been solved, else the next.
 * @param {TableView} view @param {PuzzleModel} puzzle */
function next(view, puzzle) {
  const again = view.kernel.goingOn.next();
  const ids = idsOf(view, puzzle.game);
  const after = ids.indexOf(puzzle.id) + 1;
  const order = [...ids.slice(after), ...ids.slice(0, after)];
  const solved = answersOf(view);
  const at = order.find((id) => !solved[id]) ?? order[0];
  view.kernel.send(again ?? { type: "sit", at });
}

/** @param {TableView} view @param {string} game */
const idsOf = (view, game) =>
  (view.kernel.form?.puzzles ?? [])
    .filter((each) => each.value === game)
    .flatMap((each) => each.grades.flatMap((grade) => grade.puzzles));

/** What was answered, and whether right. @param {TableView} view @returns {Record<string, boolean>} */
const answersOf = ({ kernel }) => kept().pages[kernel.goingOn.page]?.answers ?? {};

/** Every puzzle, by game and grade, with what has become of it. @param {TableView} view @param {PuzzleModel} puzzle */
function all(view, puzzle) {
  const { words } = view;
  const answers = answersOf(view);
  return html`<details class="ic-all">
    <summary>${words["puzzle-all"]}</summary>
    ${(view.kernel.form?.puzzles ?? []).map((game) => {
      const ids = idsOf(view, game.value);
      const solved = ids.filter((id) => answers[id]).length;
      return html`<h4>${game.label} <span class="ic-solved">${solved}/${ids.length}</span></h4>
        ${game.grades.map(
          (grade) => html`<p>${grade.label}</p>
            <ol>
              ${grade.puzzles.map((id) => one(view, id, ids.indexOf(id) + 1, puzzle, answers[id]))}
            </ol>`,
        )}`;
    })}
  </details>`;
}

/** @param {TableView} view @param {string} id @param {number} number @param {PuzzleModel} puzzle
 * @param {boolean} [right] */
function one({ kernel, words }, id, number, puzzle, right) {
  const state = right === undefined ? "" : words[right ? "puzzle-solved" : "puzzle-missed"];
  return html`<li>
    <button
      type="button"
      aria-current=${id === puzzle.id}
      aria-label="${words["puzzle-one"]} ${number}${state ? `: ${state}` : ""}"
      @click=${() => kernel.send({ type: "sit", at: id })}
    >
      ${number}<span aria-hidden="true">${right === undefined ? "" : right ? "✓" : "✗"}</span>
    </button>
  </li>`;
}
