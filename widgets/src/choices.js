// @ts-check
/** Moves that need no card of the hand, in any game: buttons; for numbers a slider with a step on either side; for
 * ranks a ladder of them; for cards that are named, wherever they lie, the cards themselves. */

import { html, nothing } from "lit-html";

import { picture } from "./card.js";
import { advisedMove, byKind, confirmations, IN_RAIL } from "./confirmations.js";
import { gesture } from "./gesture.js";
import { ladder } from "./ladder.js";
import { stepper } from "./stepper.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {{ table: Pick<TableModel, "mats">, on: Pick<Handlers, "move"> }} MoveProps */
/** @typedef {{
 *   words: Words, table: Pick<TableModel, "status" | "mats" | "zones" | "choices" | "coach">, offered: Choice[], number: number | null, named: string,
 *   on: Pick<Handlers, "move" | "nameNumber" | "nameCard"> }} Props
 * The `offered` moves, and of those the number and the face that are chosen. */

/** So many letters of them have room there on a phone. */
const LETTERS = 44;

/** A button that makes a move; where there is no room for all of its label, that is cut.
 * @param {MoveProps} props @param {Choice} choice @param {boolean} main */
export const moveButton = ({ table, on }, choice, main) =>
  html`<button
    type="button"
    class="ic-action ic-offered ${main ? "ic-main" : ""}"
    title=${choice.label}
    aria-label=${choice.label}
    @click=${() => on.move(choice.move)}
  >
    ${gesture(choice.gesture)}<span>${table.mats.length ? choice.short : choice.label}</span>
  </button>`;

/** Whether the rail tells an answer: what goes, or in a lesson what is to be done first.
 * @param {{ answer: TableModel["answer"], table: Pick<TableModel, "lesson"> }} props */
export const isOnRail = ({ answer, table }) =>
  answer?.kind === "picked" || (answer?.kind === "note" && !!table.lesson);

/** The moves that lie on the felt, where there is room: what the chosen cards do, or else what needs no
 * card, if they are many, or long and there is nothing else to do.
 * @param {TableModel["answer"]} answer @param {{ beside: Choice[], mustDoBeside: boolean }} selection */
export function movesOnFelt(answer, { beside, mustDoBeside }) {
  if (answer?.ways) return []; // they stand in a panel of their own
  const moves = answer?.moves ?? [];
  const offered = moves.length ? moves : beside;
  const long = mustDoBeside && offered.reduce((letters, { label }) => letters + label.length, 0) > LETTERS;
  const { numbers, ranks } = byKind(offered);
  return offered.length > IN_RAIL || numbers.length || ranks.length || long ? offered : [];
}

/** @param {Props} props */
export function offers(props) {
  const { offered } = props;
  if (!offered.length) return nothing;
  const { status } = props.table;
  const { numbers, named, rest } = byKind(offered);
  const beside = confirmations(props).length ? [] : rest;
  return html`<div class="ic-offers ${named.length ? "ic-naming" : ""}" role="group" aria-label=${status}>
    <h2>${status}</h2>
    ${ladder(props)} ${stepper(props, numbers)} ${cardChooser(props, named)}
    ${beside.length ? html`<div>${beside.map((choice) => moveButton(props, choice, false))}</div>` : nothing}
  </div>`;
}

/** Cards of which one is named: chosen first, as they are many and small, then said.
 * @param {Props} props @param {Choice[]} named */
function cardChooser(props, named) {
  if (!named.length) return nothing;
  const { table, on } = props;
  const own = new Set(
    props.table.zones
      .filter(({ playable }) => playable)
      .flatMap(({ cards }) => cards.map((each) => each.face)),
  );
  const faces = new Map(named.map(({ names }) => [names?.face ?? "", names?.name ?? ""]));
  const called = (/** @type {string} */ face, /** @type {string} */ name) =>
    own.has(face) ? `${name}, ${props.words.held}` : name;
  const chosen = named.filter(({ names }) => names?.face === props.named);
  const advised = named.find(({ move }) => move === advisedMove(table))?.names?.face;
  const first = props.named || [...faces.keys()][0];
  return html`<div class="ic-named" style="--n:${Math.min(faces.size, ABREAST)};--twice:${Math.min(faces.size, 2 * ABREAST)};--rows:${Math.ceil(faces.size / ABREAST)}" role="radiogroup" aria-label=${table.status}>
      ${[...faces].map(
        ([
          face,
          name,
        ]) => html`<label class="ic-card ${own.has(face) ? "ic-held" : ""} ${face === advised ? "ic-advised" : ""}" title=${called(face, name)}
          ><input
            type="radio"
            name="named"
            class="ic-hidden"
            aria-label=${called(face, name)}
            tabindex=${face === first ? 0 : -1}
            .checked=${face === props.named}
            @change=${() => on.nameCard(face)}
            @keydown=${(/** @type {KeyboardEvent} */ event) => isOnlyOne(event, chosen) && on.move(chosen[0].move)}
          />${picture(face)}</label
        >`,
      )}
    </div>
`;
}

/** So many cards that are named lie abreast: those of a suit. */
const ABREAST = 10;
/** Enter says what there is to say of the chosen card, if that is one thing. @param {KeyboardEvent} event @param {Choice[]} chosen */
const isOnlyOne = (event, chosen) => event.key === "Enter" && chosen.length === 1;
