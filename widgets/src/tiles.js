// @ts-check
/** Choosing a table: a tile for each game, who plays and how well, and what is agreed under More. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

import { agreementDetails, variantChoice } from "./agreement.js";
import { picture } from "./card.js";
import { LEVELS } from "./practice_levels.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {import("./agreement.js").Props & {
 *   table: Pick<TableModel, "settings">, level: string, hands: import("./store.js").Place[],
 *   on: Pick<Handlers, "chooseGame" | "deal" | "resume" | "paste"> }} Props
 * The `level` is that of the game that is chosen; the `hands` were left here, and can be resumed. */

/** @param {Props} props */
export function tiles(props) {
  const { words, form, now, on } = props;
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    on.deal();
  };
  const variant = variantChoice(props);
  return html`<form class="ic-choosing" @submit=${submit}>
    <div class="ic-choose-head"><h2>${words["choose-table"]}</h2> ${savedHands(props)}</div>
    <fieldset class="ic-tiles">
      <legend class="ic-hidden">${words["choose-table"]}</legend>
      ${form.games.map((game) => tile(on, game, game.value === now.game))}
    </fieldset>
    <div class="ic-setup">
      ${players(props)} ${levels(props)}
      <button class="ic-action ic-main ic-sit">${words.deal}</button>
      <div class="ic-terms ${variant === nothing ? "" : "ic-several"}">
        ${agreementDetails(props)} ${variant}
      </div>
    </div>
  </form>
  ${otherWays(props)}`;
}

/** The hands that were left here, to go on with. @param {Props} props */
function savedHands({ words, hands, on }) {
  return hands.map(
    ({ token, told: label }) => html`<p class="ic-left">
      <span>${words["at-table"]}${label ? html`: <strong>${label}</strong>` : nothing}</span>
      <button type="button" class="ic-action" @click=${() => on.resume(token)}>${words["go-on"]}</button>
    </p>`,
  );
}

/** @param {Props["on"]} on @param {GameTile} game @param {boolean} now */
const tile = (on, game, now) => html`<label class="ic-tile ${now ? "ic-on" : ""}">
  <input
    type="radio"
    name=".game"
    value=${game.value}
    .checked=${live(now)}
    @change=${() => on.chooseGame(game.value)}
  />
  <span class="ic-tile-cards">
    ${game.faces.map((face) => html`<span class="ic-card">${picture(face)}</span>`)}
  </span>
  <span class="ic-tile-told"><b>${game.label}</b> <span>${game.about}</span> <small>${game.told}</small></span>
  <span class="ic-ok" aria-hidden="true">✓</span>
</label>`;

/** One of several numbers to choose from. @param {string} value @param {boolean} checked @param {() => void} choose
 * @param {{ name: string, label?: string, off?: boolean }} how its `name` in the form, what it is called, and whether it
 * is `off`, so that it cannot be chosen */
const numberChip = (value, checked, choose, { name, label, off = false }) => html`<label
  class="ic-number ${off ? "ic-off" : ""}"
>
  <input
    type="radio"
    name=${name}
    value=${value}
    aria-label=${label ?? nothing}
    ?disabled=${off}
    .checked=${live(checked)}
    @change=${choose}
  /><span>${value}</span></label
>`;

/** How many play: a place for each number that any game knows, so that none moves. @param {Props} props */
function players({ words, form, now, options, on }) {
  const game = form.games.find((each) => each.value === now.game) ?? form.games[0];
  const all = form.games.flatMap((each) => each.players.map(({ value }) => Number(value)));
  const numbers = [...new Set(all)].sort((one, other) => one - other).map(String);
  const chosen = game.players.find(({ value }) => value === options.players) ?? game.players[0];
  const number = (/** @type {string} */ value) =>
    numberChip(value, value === chosen.value, () => on.chooseFields({ ...now.fields, players: value }), {
      name: ".players",
      off: !game.players.some((each) => each.value === value),
    });
  return html`<fieldset class="ic-players">
    <legend>${words.players} · <span>${chosen.label}</span></legend>
    <div class="ic-chips">${numbers.map(number)}</div>
  </fieldset>`;
}

/** How well the others play. @param {Props} props */
function levels({ words, form, now, table, level: own, on }) {
  if (!table.settings.level) return nothing;
  const level = LEVELS.includes(own) ? own : table.settings.level;
  const game = form.games.find((each) => each.value === now.game) ?? form.games[0];
  const step = (/** @type {string} */ value) =>
    numberChip(value, value === level, () => on.chooseFields({ ...now.fields, level: value }), {
      name: ".level",
      label: `${value}: ${words[`level-${value}`]}`,
    });
  return html`<fieldset class="ic-levels">
    <legend>${words["plays-like"]} · <span>${words[`level-${level}`]}</span></legend>
    <div class="ic-chips">${LEVELS.map(step)}</div>
    <p role="status">${game.levels[Number(level) - 1]}</p>
  </fieldset>`;
}

/** What somebody has already: a position, a record, a link. @param {Props} props */
function otherWays({ words, on }) {
  const paste = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const text = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("text");
    on.paste(String(text));
  };
  return html`<details class="ic-brought">
    <summary>${words["other-ways"]}</summary>
    <form @submit=${paste}>
      <label>${words.paste} <textarea name="text" rows="3" required></textarea></label>
      <button class="ic-action">${words["paste-it"]}</button>
    </form>
  </details>`;
}
