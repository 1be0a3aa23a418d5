// @ts-check
/** The learner's hand: real buttons in one tab stop, in a row, a fan or two rows. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";

import { picture } from "./card.js";
import { cardState } from "./named.js";
import { SIGNS, markWords } from "./review_marks.js";
import { isByEar } from "./settings.js";

/** @typedef {import("./felt.js").Felt} Felt */

/** @param {ZoneModel[]} zones the hand, then what is played from beside it @param {Felt} felt */
export function hand([zone, ...beside], felt) {
  if (!zone) return nothing;
  const { fanned, held, rows, words } = felt;
  const at = new Map([zone, ...beside].flatMap((each) => each.cards.map((card) => [card.key, card])));
  const lies = new Map(beside.flatMap((each) => each.cards.map((card) => [card.key, each.label])));
  // Where a card is drawn for each that is played, the others lie where they lay; else they close the gap.
  const draws = isDrawnFrom(felt.table);
  const keys = fanned || !draws ? held.filter((key) => key !== null) : held;
  const kind = fanned ? `ic-fanned ${rows > 1 ? "ic-two-rows" : ""}` : "";
  // By ear the cards are a list, of which a screen reader says the names and nothing else; where the keys rest the
  // name is a full stop, of which it says nothing, and the size that of the cards alone.
  const asList = isByEar();
  const anyCan = [...at.values()].some((card) => cardState(felt.table, card).can);
  return html`<div class="ic-hand ${kind}" role=${asList ? "listbox" : "toolbar"} aria-label=${asList ? words["ear-hand"] : zone.label} data-zone=${zone.id}
    style="--row:${Math.ceil(keys.length / 2)};--held:${keys.length};--fan:${draws ? held.length : keys.length}">
    ${asList ? html`<span class="ic-hidden ic-rest" role="option" tabindex="-1" aria-label="." aria-setsize=${at.size}>${words["ear-hand"]}</span>` : nothing}
    ${repeat(
      keys,
      (key, place) => key ?? place,
      (key, place) => {
        const card = key === null ? undefined : at.get(key);
        const back = place < Math.ceil(keys.length / 2) ? "" : "ic-second";
        return card
          ? one(card, back, lies.get(card.key) ?? "", felt, { asList, anyCan })
          : html`<span class="ic-gone"></span>`;
      },
    )}
  </div>`;
}

/** Whether there is a stock that more cards come from. @param {Pick<TableModel, "zones">} table */
export const isDrawnFrom = ({ zones }) =>
  zones.some((zone) => zone.area === "side" && zone.spread === "pile" && zone.seat === null && zone.down > 0);

/** @param {CardModel} card @param {string} row @param {string} beside where it lies, if not in the hand
 * @param {Felt} felt @param {{ asList: boolean, anyCan: boolean }} now whether it is one of a list, and whether any card
 * can be played now: if none can, none is grey */
function one(
  card,
  row,
  beside,
  { focused, picked, marked, lit, fresh, words, on, table, several },
  { asList, anyCan },
) {
  const up = picked.has(card.key);
  const { kind, can } = cardState(table, card);
  const state = [
    row,
    beside ? "ic-beside" : "",
    up ? "ic-lifted" : "",
    lit.has(card.key) ? "ic-lit-up" : kind,
    marked(card.key) ? `ic-is-${marked(card.key)}` : "",
  ];
  const mark = marked(card.key);
  const chosen = asList && up && words.chosen;
  const notes = [chosen, beside, fresh.has(card.key) && words.new, markWords(mark, words)]
    .filter(Boolean)
    .join(", ");
  const name = notes ? `${card.name} (${notes})` : card.name;
  return html`<button
    type="button"
    class="ic-card ${state.join(" ")}"
    data-key=${card.key}
    role=${asList ? "option" : nothing}
    aria-label=${name}
    aria-disabled=${can || several ? "false" : anyCan ? "true" : nothing}
    aria-pressed=${asList ? nothing : up ? "true" : table.several ? "false" : nothing}
    tabindex=${card.key === focused ? 0 : -1}
    @click=${() => on.press(card)}
    @focus=${() => on.focus(card)}
  >
    ${picture(card.face)} ${fresh.has(card.key) ? html`<span class="ic-fresh"></span>` : nothing}
    ${up || SIGNS[mark] ? html`<span class="ic-tick" aria-hidden="true">${(!up && SIGNS[mark]) || "✓"}</span>` : nothing}
  </button>`;
}
