// @ts-check
/** Ranks to be named, each by the figure of its cards, in their order: those that fell are crossed out. */

import { html, nothing } from "lit-html";

import { rankFigure } from "./card.js";
import { advisedMove, confirmations, numbersIn, ranksIn } from "./confirmations.js";

/** @typedef {import("./choices.js").Props} Props */

/** @param {Props} props */
export function ladder(props) {
  const { table, offered, on } = props;
  const all = ranksIn(table.choices);
  const numbered = table.choices.filter(({ rank, number }) => rank && number !== null);
  if (!all.some(({ ok }) => ok)) return nothing;
  const [chosen] = confirmations(props);
  const held = all.filter(({ ok }) => !ok).at(-1);
  const first = chosen && all.includes(chosen) ? chosen : all.find(({ ok }) => ok);
  const closed = numbersIn(offered).length ? undefined : numbered[0]?.why;
  return html`<div class="ic-rungs" role="radiogroup" aria-label=${table.status}>
      ${all.map((choice) => (choice.ok ? open(choice) : fallen(choice)))}
    </div>
    ${closed ? html`<p class="ic-closed">${closed}</p>` : nothing}`;

  /** One that can be named: chosen first, then said. @param {Choice} choice */
  function open(choice) {
    const advised = choice.move === advisedMove(table);
    return html`<label class="ic-rung ${advised ? "ic-advised" : ""}" title=${choice.label}
      ><input
        type="radio"
        name="rung"
        class="ic-hidden"
        aria-label=${choice.label}
        tabindex=${choice === first ? 0 : -1}
        .checked=${choice === chosen}
        @change=${() => on.nameCard(choice.rank)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Enter" && on.move(choice.move)}
      />${rankFigure(choice.rank)}</label
    >`;
  }

  /** One that fell: pressed, it says why. @param {Choice} choice */
  function fallen(choice) {
    return html`<button
      type="button"
      class="ic-rung ic-fallen ${choice === held ? "ic-last-fallen" : ""}"
      aria-disabled="true"
      tabindex="-1"
      aria-label=${choice.label}
      title=${choice.why}
      @click=${() => on.move(choice.move)}
    >
      ${rankFigure(choice.rank)}
    </button>`;
  }
}
