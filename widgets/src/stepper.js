// @ts-check
/** A number to be named: how many in large, a step on either side, and a slider from the lowest there ever was. */

import { html, nothing } from "lit-html";

import { rankFigure } from "./card.js";
import { advisedMove, indexOf, numbersIn } from "./confirmations.js";

/** @typedef {import("./choices.js").Props} Props */

/** So far the longer steps go. */
const LONGER = [5, 10];

/** One of many numbers: each step says what it comes to. @param {Props} props @param {Choice[]} numbers */
export function stepper({ table, number, on }, numbers) {
  if (!numbers.length) return nothing;
  const place = indexOf(number, numbers);
  const chosen = numbers[place];
  const advised = chosen.move === advisedMove(table);
  const all = numbersIn(table.choices);
  const fallen = all.filter((each) => Number(each.number) < Number(numbers[0].number)).length;
  const go = (/** @type {number} */ to) => on.nameNumber(numbers[to].number);
  const by = (/** @type {number} */ far, /** @type {string} */ sign) =>
    step(sign, numbers[place + far], () => go(place + far));
  const long = numbers.length > LONGER[0];
  return html`<div class="ic-stepper">
    ${by(-1, "−")}
    <output aria-hidden="true" class=${advised ? "ic-advised" : ""}>${chosen.rank ? rankFigure(chosen.rank) : nothing}${chosen.number}</output>
    ${by(1, "+")}
    ${long ? html`<div class="ic-longer">${step(`${numbers[0].number}`, place ? numbers[0] : undefined, () => go(0))}${LONGER.map((far) => by(far, `+${far}`))}</div>` : nothing}
    <div class="ic-track-of-all" style="--fallen:${fallen};--left:${numbers.length}">
      ${fallen ? html`<i aria-hidden="true"></i>` : nothing}
      <input
        type="range"
        min="0"
        max=${numbers.length - 1}
        .value=${String(place)}
        aria-label=${table.status}
        aria-valuetext=${chosen.label}
        @input=${(/** @type {Event} */ event) => go(Number(/** @type {HTMLInputElement} */ (event.target).value))}
        @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Enter" && on.move(chosen.move)}
      />
    </div>
    <span class="ic-ends" aria-hidden="true"><i>${all[0]?.number}</i><i>${numbers[numbers.length - 1].number}</i></span>
  </div>`;
}

/** @param {string} sign @param {Choice | undefined} to @param {() => void} press */
const step = (sign, to, press) =>
  html`<button type="button" class="ic-action ic-step" ?disabled=${!to} aria-label=${to ? `${sign}: ${to.label}` : sign} @click=${press}>
    ${sign}
  </button>`;
