// @ts-check
/** The puzzle page: what is said of a card, the next puzzle, and the list of all. */

import { html, nothing } from "lit-html";

import { miniCard } from "./card.js";
import { firstSentence } from "./reason.js";
import { button } from "./controls.js";
import { explainTerms } from "./terms.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {import("./terms.js").TermProps} TermProps */
/** @typedef {TermProps & {
 *   table: Pick<TableModel, "puzzle">, games: PuzzleList[], answers: Record<string, boolean>,
 *   on: Pick<Handlers, "send" | "openPuzzle" | "nextPuzzle"> }} Props
 * The puzzles of every game, and what was answered: whether right. */

/** @param {Props} props */
export function puzzlePanel(props) {
  const { table, words, on } = props;
  const { puzzle } = table;
  if (!puzzle) return nothing;
  const ask = (/** @type {string} */ to) => () => on.send({ type: "review", to });
  const say = explainTerms(props);
  const found = isSolved(puzzle);
  const [first] = puzzle.lines;
  return html`<section class="ic-box ic-puzzle">
    <div>
      ${first ? html`<p class="ic-reason"><strong>${first.move}.</strong> ${say(firstSentence(first.text))}</p>` : nothing}
      ${puzzle.idea ? html`<p class="ic-idea">${say(puzzle.idea)}</p>` : nothing}
    </div>
    ${first ? allPlays(props, puzzle) : nothing}
    <div class="ic-actions">
      ${button(words["puzzle-next"], () => on.nextPuzzle(nextPuzzle(props, puzzle)), { shown: !found })}
      ${button(words["review-again"], ask("again"), { shown: found })}
      ${button(words["review-show"], ask("show"), { shown: puzzle.shows })}
    </div>
    ${choices(props, puzzle)}
    <details open>
      <summary>${words["puzzle-unseen"]}</summary>
      ${puzzle.unseen.map((suit) => html`<p class="ic-unseen">${suit.map(miniCard)}</p>`)}
    </details>
    ${all(props, puzzle)}
  </section>`;
}

/** Whether the best play lies on the table. @param {PuzzleModel} puzzle */
export const isSolved = ({ phase }) => ["right", "shown"].includes(phase);

/** All plays with all their reasons, one press away. @param {Props} props @param {PuzzleModel} puzzle */
function allPlays(props, { lines, note }) {
  const say = explainTerms(props);
  return html`<details>
    <summary>${props.words["puzzle-plays"]}</summary>
    <div class="ic-told-moves">
      ${lines.map((line) => html`<p><strong>${line.move}.</strong> ${say(line.text)}</p>`)}
    </div>
    ${note ? html`<p class="ic-note">${note}</p>` : nothing}
  </details>`;
}

/** The next one that has not been solved, else the next.
 * @param {Pick<Props, "games" | "answers">} props @param {PuzzleModel} puzzle */
export function nextPuzzle({ games, answers }, puzzle) {
  const ids = idsOf(listOf(games, puzzle));
  const after = ids.indexOf(puzzle.id) + 1;
  return open(answers, [...ids.slice(after), ...ids.slice(0, after)]);
}

/** The first of some puzzles that has not been solved, else the first. @param {Props["answers"]} answers @param {string[]} ids */
const open = (answers, ids) => ids.find((id) => !answers[id]) ?? ids[0];

/** The list that a puzzle stands in: its game's, or a ladder. @param {PuzzleList[]} games @param {PuzzleModel} puzzle */
const listOf = (games, { list }) => games.find(({ value }) => value === list);

/** The list to change to from a puzzle: of its game the first ladder, of a ladder the puzzles.
 * @param {PuzzleList[]} games @param {PuzzleModel} puzzle */
const otherKind = (games, { list, game }) =>
  games.find(({ value, ladder }) => (list === game ? ladder === game : value === game));

/** @param {PuzzleList} [game] */
const idsOf = (game) => (game?.grades ?? []).flatMap((grade) => grade.puzzles);

/** The games there are puzzles or ladders of, each with how many are solved, and the other kind.
 * @param {Props} props @param {PuzzleModel} puzzle */
function choices({ words, games, answers, on }, puzzle) {
  const alone = puzzle.list === puzzle.game;
  const other = otherKind(games, puzzle);
  return html`<div class="ic-puzzle-games" role="group" aria-label=${alone ? words["puzzle-all"] : words["hands-to-solve"]}>
    ${games
      .filter(({ ladder }) => alone === !ladder)
      .map((game) => {
        const ids = idsOf(game);
        return html`<button
          type="button"
          aria-current=${game.value === puzzle.list}
          @click=${() => on.openPuzzle(open(answers, ids))}
        >
          ${game.label} <span>${ids.filter((id) => answers[id]).length}/${ids.length}</span>
        </button>`;
      })}
    ${
      other
        ? button(alone ? words["hands-to-solve"] : words["hands-puzzles"], () =>
            on.openPuzzle(open(answers, idsOf(other))),
          )
        : nothing
    }
  </div>`;
}

/** Every puzzle of its game, by grade, with what has become of it. @param {Props} props @param {PuzzleModel} puzzle */
function all(props, puzzle) {
  const { words, games, answers } = props;
  const game = listOf(games, puzzle);
  const ids = idsOf(game);
  return html`<details class="ic-every">
    <summary>${puzzle.list === puzzle.game ? words["puzzle-all"] : words["hands-to-solve"]}: ${game?.label}</summary>
    ${(game?.grades ?? []).map(
      (grade) => html`<p>${grade.label}</p>
        <ol>
          ${grade.puzzles.map((id) => one(props, id, ids.indexOf(id) + 1, puzzle, answers[id]))}
        </ol>`,
    )}
  </details>`;
}

/** @param {Props} props @param {string} id @param {number} number @param {PuzzleModel} puzzle
 * @param {boolean} [right] */
function one({ words, on }, id, number, puzzle, right) {
  const state = right === undefined ? "" : words[right ? "puzzle-solved" : "puzzle-missed"];
  return html`<li>
    <button
      type="button"
      aria-current=${id === puzzle.id}
      aria-label="${words["puzzle-one"]} ${number}${state ? `: ${state}` : ""}"
      @click=${() => on.openPuzzle(id)}
    >
      ${number}<span aria-hidden="true">${right === undefined ? "" : right ? "✓" : "✗"}</span>
    </button>
  </li>`;
}
