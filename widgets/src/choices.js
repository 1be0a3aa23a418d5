// @ts-check
/** Moves that need no card of the hand, in any game: buttons; for numbers a slider with a step on either side;
 * for cards that are named, wherever they lie, the cards themselves. */

import { html, nothing } from "lit-html";

import { picture } from "./card.js";
import { gesture } from "./gesture.js";

/** @typedef {import("./view.js").TableView} TableView */

/** How many moves beside cards stand in the rail; where there are more they lie on the felt. */
export const IN_RAIL = 2;
/** So many letters of them have room there on a phone. */
const LETTERS = 44;

/** A button that makes a move; where there is no room for all of its label, that is cut.
 * @param {TableView} view @param {Choice} choice @param {boolean} main */
export const made = (view, choice, main) =>
  html`<button
    type="button"
    class="ic-action ic-offered ${main ? "ic-main" : ""}"
    title=${choice.label}
    aria-label=${choice.label}
    @click=${() => view.move(choice.move)}
  >
    ${gesture(choice.gesture)}<span>${view.table.mats.length ? choice.short : choice.label}</span>
  </button>`;

/** The moves that name a number, the lowest first. @param {Choice[]} choices */
export const numbersIn = (choices) =>
  choices
    .filter((each) => each.control === "number" && each.number !== null)
    .sort((one, other) => Number(one.number) - Number(other.number));

/** Whether the rail tells an answer: what goes, or in a lesson what is to be done first. @param {TableView} view */
export const onRail = ({ answer, table }) => answer?.kind === "picked" || (answer?.kind === "note" && !!table.lesson);

/** The moves that lie on the felt, where there is room: what the chosen cards do, or else what needs no
 * card, if they are many, or long and there is nothing else to do. @param {TableView} view */
export function aside(view) {
  if (view.answer?.ways) return []; // they stand in a panel of their own
  const moves = view.answer?.moves ?? [];
  const offered = moves.length ? moves : view.selection.beside;
  const long = view.selection.pressed && offered.reduce((letters, { label }) => letters + label.length, 0) > LETTERS;
  return offered.length > IN_RAIL || numbersIn(offered).length || long ? offered : [];
}

/** @param {TableView} view */
export function offers(view) {
  const offered = aside(view);
  if (!offered.length) return nothing;
  const { status } = view.table;
  const numbers = numbersIn(offered);
  const named = offered.filter((each) => each.names);
  const rest = offered.filter((each) => !numbers.includes(each) && !named.includes(each));
  return html`<div class="ic-offers ${named.length ? "ic-naming" : ""}" role="group" aria-label=${status}>
    <h2>${status}</h2>
    ${stepper(view, numbers)} ${naming(view, named)}
    <div>
      ${rest.map((choice) => made(view, choice, false))}
      ${numbers.length ? made(view, numbers[placeIn(view, numbers)], true) : nothing}
    </div>
  </div>`;
}

/** Cards of which one is named: chosen first, as they are many and small, then said.
 * @param {TableView} view @param {Choice[]} named */
function naming(view, named) {
  if (!named.length) return nothing;
  const faces = new Map(named.map(({ names }) => [names?.face ?? "", names?.name ?? ""]));
  const chosen = named.filter(({ names }) => names?.face === view.selection.named);
  const first = view.selection.named ? view.selection.named : [...faces.keys()][0];
  return html`<div class="ic-named" style="--n:${Math.min(faces.size, ABREAST)}" role="radiogroup" aria-label=${view.table.status}>
      ${[...faces].map(
        ([face, name]) => html`<label class="ic-card" title=${name}
          ><input
            type="radio"
            name="named"
            class="ic-hidden"
            aria-label=${name}
            tabindex=${face === first ? 0 : -1}
            .checked=${face === view.selection.named}
            @change=${() => view.selection.name(face)}
            @keydown=${(/** @type {KeyboardEvent} */ event) => onlyOne(event, chosen) && view.move(chosen[0].move)}
          />${picture(face)}</label
        >`,
      )}
    </div>
    <div>${chosen.map((choice, place) => made(view, choice, !place))}</div>`;
}

/** So many cards that are named lie abreast: those of a suit. */
const ABREAST = 10;
/** Enter says what there is to say of the chosen card, if that is one thing. @param {KeyboardEvent} event @param {Choice[]} chosen */
const onlyOne = (event, chosen) => event.key === "Enter" && chosen.length === 1;

/** Which of them is chosen, the lowest at first. @param {TableView} view @param {Choice[]} numbers */
const placeIn = (view, numbers) =>
  Math.max(0, numbers.findIndex((each) => each.number === view.selection.number));

/** So far the longer steps go. */
const LONGER = [5, 10];

/** One of many numbers: each step says what it comes to. @param {TableView} view @param {Choice[]} numbers */
function stepper(view, numbers) {
  if (!numbers.length) return nothing;
  const place = placeIn(view, numbers);
  const chosen = numbers[place];
  const go = (/** @type {number} */ to) => view.selection.count(numbers[to].number);
  const by = (/** @type {number} */ far, /** @type {string} */ sign) => step(sign, numbers[place + far], () => go(place + far));
  return html`<div class="ic-stepper">
    ${by(-1, "−")}
    <output aria-hidden="true">${chosen.number}</output>
    ${by(1, "+")} ${numbers.length > LONGER[0] ? LONGER.map((far) => by(far, `+${far}`)) : nothing}
    <input
      type="range"
      min="0"
      max=${numbers.length - 1}
      .value=${String(place)}
      aria-label=${view.table.status}
      aria-valuetext=${chosen.label}
      @input=${(/** @type {Event} */ event) => go(Number(/** @type {HTMLInputElement} */ (event.target).value))}
      @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Enter" && view.move(chosen.move)}
    />
    <span class="ic-ends" aria-hidden="true"><i>${numbers[0].number}</i><i>${numbers[numbers.length - 1].number}</i></span>
  </div>`;
}

/** @param {string} sign @param {Choice | undefined} to @param {() => void} press */
const step = (sign, to, press) =>
  html`<button type="button" class="ic-action ic-step" ?disabled=${!to} aria-label=${to ? `${sign}: ${to.label}` : sign} @click=${press}>
    ${sign}
  </button>`;
