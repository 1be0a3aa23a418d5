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
    ${choices(view, puzzle)}
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
  const ids = idsOf(ofGame(view, puzzle.game));
  const after = ids.indexOf(puzzle.id) + 1;
  view.kernel.send(again ?? { type: "sit", at: open(view, [...ids.slice(after), ...ids.slice(0, after)]) });
}

/** The first of some puzzles that has not been solved, else the first. @param {TableView} view @param {string[]} ids */
function open(view, ids) {
  const solved = answersOf(view);
  return ids.find((id) => !solved[id]) ?? ids[0];
}

/** Lay a puzzle that was chosen; the sheet goes from above it. @param {TableView} view @param {string} id */
function lay(view, id) {
  view.shut();
  view.kernel.send({ type: "sit", at: id });
}

/** The puzzles of every game. @param {TableView} view */
const games = ({ kernel }) => kernel.form?.puzzles ?? [];

/** @param {TableView} view @param {string} game */
const ofGame = (view, game) => games(view).find((each) => each.value === game);

/** @param {PuzzleList} [game] */
const idsOf = (game) => (game?.grades ?? []).flatMap((grade) => grade.puzzles);

/** What was answered, and whether right. @param {TableView} view @returns {Record<string, boolean>} */
const answersOf = ({ kernel }) => kept().pages[kernel.goingOn.page]?.answers ?? {};

/** The games there are puzzles of, each with how many are solved. @param {TableView} view @param {PuzzleModel} puzzle */
function choices(view, puzzle) {
  const answers = answersOf(view);
  return html`<div class="ic-puzzle-games" role="group" aria-label=${view.words["puzzle-all"]}>
    ${games(view).map((game) => {
      const ids = idsOf(game);
      return html`<button
        type="button"
        aria-current=${game.value === puzzle.game}
        @click=${() => lay(view, open(view, ids))}
      >
        ${game.label} <span>${ids.filter((id) => answers[id]).length}/${ids.length}</span>
      </button>`;
    })}
  </div>`;
}

/** Every puzzle of its game, by grade, with what has become of it. @param {TableView} view @param {PuzzleModel} puzzle */
function all(view, puzzle) {
  const answers = answersOf(view);
  const game = ofGame(view, puzzle.game);
  const ids = idsOf(game);
  return html`<details class="ic-every">
    <summary>${view.words["puzzle-all"]}: ${game?.label}</summary>
    ${(game?.grades ?? []).map(
      (grade) => html`<p>${grade.label}</p>
        <ol>
          ${grade.puzzles.map((id) => one(view, id, ids.indexOf(id) + 1, puzzle, answers[id]))}
        </ol>`,
    )}
  </details>`;
}

/** @param {TableView} view @param {string} id @param {number} number @param {PuzzleModel} puzzle
 * @param {boolean} [right] */
function one(view, id, number, puzzle, right) {
  const { words } = view;
  const state = right === undefined ? "" : words[right ? "puzzle-solved" : "puzzle-missed"];
  return html`<li>
    <button
      type="button"
      aria-current=${id === puzzle.id}
      aria-label="${words["puzzle-one"]} ${number}${state ? `: ${state}` : ""}"
      @click=${() => lay(view, id)}
    >
      ${number}<span aria-hidden="true">${right === undefined ? "" : right ? "✓" : "✗"}</span>
    </button>
  </li>`;
}
