// @ts-check
/** Choosing a table: a tile for each game, who plays and how well, and what is agreed under More. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

import { more, segment } from "./agreement.js";
import { applying } from "./applying.js";
import { picture } from "./card.js";
import { agreed, keep, kept } from "./store.js";

/** @typedef {import("./view.js").TableView} TableView */

/**
 * What is being chosen: a game, and what its table is to differ in from the usual.
 * @typedef {{ game: string, fields: Record<string, string> }} Chosen
 */

/** A token, as far as it tells what was agreed. @param {string} token @returns {Chosen} */
export function readChosen(token) {
  const [game, ...fields] = token.split(";").map((each) => each.trim());
  return { game, fields: Object.fromEntries(fields.map((each) => each.split("=").map((part) => part.trim()))) };
}

/** The token at which somebody sits down. @param {Chosen} chosen */
export const writeChosen = ({ game, fields }) =>
  [game, ...Object.entries(fields).map(([name, value]) => `${name}=${value}`)].join("; ");

/** Choosing a table, as long as somebody does. */
export class Tiles {
  /** @param {TableView} view */
  constructor(view) {
    this.view = view;
    /** @type {Chosen | null} */
    this.chosen = null;
    this.open = false;
    this.asked = "";
    /** The revision of the table that is left for another, until that one lies there. @type {number | null} */
    this.leaving = null;
  }

  get form() {
    return /** @type {FormModel} */ (this.view.kernel.form);
  }

  /** What is chosen; at first what was chosen last. */
  get now() {
    if (this.chosen) return this.chosen;
    const last = readChosen(kept().table);
    const known = this.form.games.some((game) => game.value === last.game);
    return known ? last : { game: this.form.game, fields: {} };
  }

  /** The options of the game as they are chosen now. */
  get options() {
    const { game, fields } = this.now;
    if (this.form.game !== game) return fields;
    const usual = Object.fromEntries(this.form.options.map((each) => [each.name, each.default]));
    return { ...usual, ...fields };
  }

  /** @param {Partial<Chosen>} change */
  choose(change) {
    this.chosen = { ...this.now, ...change };
    this.view.draw();
  }

  /** @param {string} game */
  pick(game) {
    const players = this.now.fields.players;
    const tile = this.form.games.find((each) => each.value === game);
    const same = tile?.players.some(({ value }) => value === players) && tile.players.length > 1;
    this.choose({ game, fields: same ? { players } : {} });
  }

  /** @param {string} name @param {string} value */
  set(name, value) {
    this.choose({ fields: { ...this.now.fields, [name]: value } });
  }

  /** The form of the game that is chosen is asked for once. */
  ask() {
    const { game } = this.now;
    if (this.form.game === game || this.asked === game) return;
    this.asked = game;
    this.view.kernel.send({ type: "form", game });
  }

  /** Sit down at the table that is chosen; what is as usual, or does not apply, is not spoken of. */
  deal() {
    const { game, fields } = this.now;
    const told = this.form.game === game ? this.form.options : [];
    const met = applying({ options: told }, this.options);
    const usual = told.filter(({ name, default: value }) => !(name in met) || fields[name] === value);
    const silent = new Set(usual.map((each) => each.name));
    const spoken = Object.entries(fields).filter(([name, value]) => !silent.has(name) && value !== "");
    const chosen = { game, fields: Object.fromEntries(spoken) };
    const { number, ...again } = chosen.fields;
    keep((all) => agreed(all, writeChosen({ game, fields: again })));
    this.chosen = null;
    this.sit({ type: "sit", at: writeChosen(chosen) });
  }

  /** @param {Message} message */
  sit(message) {
    const { kernel } = this.view;
    kernel.goingOn.seated();
    this.leaving = kernel.table.revision;
    kernel.send(message);
    if (message.type === "sit") kernel.sitting = kernel.table.placed + 1;
    this.view.draw();
  }

  /** Go on with a hand that was left here; the one of this tab is put aside. @param {string} token */
  goOn(token) {
    const { goingOn } = this.view.kernel;
    const left = goingOn.left(token);
    goingOn.start = "";
    if (left) this.sit(left);
  }

  /** Choose anew, from a table. */
  again() {
    this.view.kernel.goingOn.chooses();
    this.view.draw();
    this.view.root.scrollIntoView({ block: "start" });
    /** @type {HTMLElement | null} */ (this.view.root.querySelector(".ic-tile :checked"))?.focus({ preventScroll: true });
  }

  /** The table that was chosen lies there: it comes into sight, and the focus goes to the hand. */
  arrive() {
    const { attention, kernel, root } = this.view;
    if (this.leaving === null || kernel.sitting || kernel.goingOn.choosing) return;
    if (kernel.table.revision === this.leaving) return;
    this.leaving = null;
    root.scrollIntoView({ block: "start" });
    attention.onward(true);
  }
}

/** @param {TableView} view */
export function tiles(view) {
  const { words } = view;
  const { form, now, options } = view.tiles;
  view.tiles.ask();
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    view.tiles.deal();
  };
  return html`<form class="ic-choosing" @submit=${submit}>
    <div class="ic-choose-head"><h2>${words["choose-table"]}</h2> ${left(view)}</div>
    <fieldset class="ic-tiles">
      <legend class="ic-hidden">${words["choose-table"]}</legend>
      ${form.games.map((game) => tile(view, game, game.value === now.game))}
    </fieldset>
    <div class="ic-setup">
      ${players(view, form, now, options)} ${levels(view)}
      <button class="ic-action ic-main ic-sit">${words.deal}</button>
      ${more(view, form, now, options)}
    </div>
  </form>
  ${others(view)}`;
}

/** The hands that were left here, to go on with. @param {TableView} view */
function left(view) {
  const { words, kernel } = view;
  if (!kernel.goingOn.page) return nothing;
  return kernel.goingOn.hands.map(
    ({ token, told }) => html`<p class="ic-left">
      <span>${words["at-table"]}${told ? html`: <strong>${told}</strong>` : nothing}</span>
      <button type="button" class="ic-action" @click=${() => view.tiles.goOn(token)}>${words["go-on"]}</button>
    </p>`,
  );
}

/** @param {TableView} view @param {FormModel["games"][number]} game @param {boolean} on */
const tile = (view, game, on) => html`<label class="ic-tile ${on ? "ic-on" : ""}">
  <input
    type="radio"
    name=".game"
    value=${game.value}
    .checked=${live(on)}
    @change=${() => view.tiles.pick(game.value)}
  />
  <span class="ic-tile-cards">
    ${game.faces.map((face) => html`<span class="ic-card">${picture(face)}</span>`)}
  </span>
  <span class="ic-tile-told"><b>${game.label}</b> <span>${game.about}</span> <small>${game.told}</small></span>
  <span class="ic-ok" aria-hidden="true">✓</span>
</label>`;

/**
 * How many play: a place for each number that any game knows, so that none moves.
 * @param {TableView} view @param {FormModel} form @param {Chosen} now @param {Record<string, string>} options
 */
function players(view, form, now, options) {
  const game = form.games.find((each) => each.value === now.game) ?? form.games[0];
  const all = form.games.flatMap((each) => each.players.map(({ value }) => Number(value)));
  const numbers = [...new Set(all)].sort((one, other) => one - other).map(String);
  const chosen = game.players.find(({ value }) => value === options.players) ?? game.players[0];
  const number = (/** @type {string} */ value) => {
    const off = !game.players.some((each) => each.value === value);
    return html`<label class="ic-number ${off ? "ic-off" : ""}">
      <input
        type="radio"
        name=".players"
        value=${value}
        ?disabled=${off}
        .checked=${live(value === chosen.value)}
        @change=${() => view.tiles.set("players", value)}
      /><span>${value}</span></label
    >`;
  };
  return html`<fieldset class="ic-players">
    <legend>${view.words.players} · <span>${chosen.label}</span></legend>
    <div class="ic-chips">${numbers.map(number)}</div>
  </fieldset>`;
}

/** How well the others play. @param {TableView} view */
function levels(view) {
  const { words, kernel, table } = view;
  const { level } = table.settings;
  if (!level) return nothing;
  const values = ["easy", "medium", "hard"].map((value) => ({ value, label: words[`plays-${value}`] }));
  return segment(words["plays-like"], ".level", values, level, (value) => kernel.set("level", value));
}

/** What somebody has already: a position, a record, a link. @param {TableView} view */
function others(view) {
  const { words } = view;
  const paste = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const text = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("text");
    view.tiles.sit({ type: "paste", text: String(text) });
  };
  return html`<details class="ic-brought">
    <summary>${words["other-ways"]}</summary>
    <form @submit=${paste}>
      <label>${words.paste} <textarea name="text" rows="3" required></textarea></label>
      <button class="ic-action">${words["paste-it"]}</button>
    </form>
  </details>`;
}
