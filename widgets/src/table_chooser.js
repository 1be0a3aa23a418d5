// @ts-check
/** Choosing a table: a game, and what its table is to differ in from the usual. */

import { applicableOptions } from "./option_conditions.js";
import { levelAt, setLevel } from "./practice_levels.js";
import { setTable, updateState, loadState } from "./store.js";

/** @typedef {Pick<import("./view.js").TableView, "attention" | "draw" | "kernel" | "root">} TableParts */

/**
 * What is being chosen: a game, and what its table is to differ in from the usual.
 * @typedef {{ game: string, fields: Record<string, string> }} TableChoice
 */

/** A token, as far as it tells what was agreed. @param {string} token @returns {TableChoice} */
export function readChosen(token) {
  const [game, ...fields] = token.split(";").map((each) => each.trim());
  return {
    game,
    fields: Object.fromEntries(fields.map((each) => each.split("=").map((part) => part.trim()))),
  };
}

/** The token at which somebody sits down. @param {TableChoice} chosen */
export const writeChosen = ({ game, fields }) =>
  [game, ...Object.entries(fields).map(([name, value]) => `${name}=${value}`)].join("; ");

/** The choice of a table, until somebody sits down at it. */
export class TableChooser {
  /** @param {TableParts} view */
  constructor(view) {
    this.view = view;
    /** @type {TableChoice | null} */
    this.chosen = null;
    this.open = false;
    this.requested = "";
    /** The revision of the table that is left for another, until that one lies there. @type {number | null} */
    this.leaving = null;
  }

  get form() {
    return /** @type {FormModel} */ (this.view.kernel.form);
  }

  /** What is chosen; at first what was chosen last. */
  get now() {
    if (this.chosen) return this.chosen;
    const last = readChosen(loadState().table);
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

  /** The level of the game that is chosen: as chosen now, else as it is played. */
  get level() {
    const { game, fields } = this.now;
    return fields.level ?? levelAt(loadState(), game);
  }

  /** @param {Partial<TableChoice>} change */
  choose(change) {
    this.chosen = { ...this.now, ...change };
    this.view.draw();
  }

  /** @param {string} game */
  chooseGame(game) {
    const players = this.now.fields.players;
    const tile = this.form.games.find((each) => each.value === game);
    const same = tile?.players.some(({ value }) => value === players) && tile.players.length > 1;
    this.choose({ game, fields: same ? { players } : {} });
  }

  /** @param {Record<string, string>} fields */
  chooseFields(fields) {
    this.choose({ fields });
  }

  /** The form of the game that is chosen is asked for once. */
  ask() {
    const { game } = this.now;
    if (this.form.game === game || this.requested === game) return;
    this.requested = game;
    this.view.kernel.send({ type: "form", game });
  }

  /** Sit down at the table that is chosen; what is as usual, or does not apply, is not spoken of. */
  deal() {
    const { game, fields } = this.now;
    const options = this.form.game === game ? this.form.options : [];
    const met = applicableOptions({ options }, this.options);
    const usual = options.filter(({ name, default: value }) => !(name in met) || fields[name] === value);
    const silent = new Set(usual.map((each) => each.name));
    const spoken = Object.entries(fields).filter(([name, value]) => !silent.has(name) && value !== "");
    const { level, ...rest } = Object.fromEntries(spoken);
    const { number, ...again } = rest;
    const named = !this.view.kernel.table.settings.level; // the others were chosen by name
    const own = { ...rest, ...(named ? null : { level: this.level }) };
    updateState((all) =>
      setTable(level ? setLevel(all, game, level) : all, writeChosen({ game, fields: again })),
    );
    this.chosen = null;
    const chosen = { game, fields: own };
    this.sit({ type: "sit", at: writeChosen(chosen) });
  }

  /** @param {Message} message */
  sit(message) {
    const { kernel } = this.view;
    kernel.progress.sitDown();
    this.leaving = kernel.table.revision;
    kernel.send(message);
    if (message.type === "sit") kernel.sitting = kernel.table.placed + 1;
    this.view.draw();
  }

  /** Put what somebody has already on the table: a position, a record, a link. @param {string} text */
  paste(text) {
    this.sit({ type: "paste", text });
  }

  /** Go on with a hand that was left here; the one of this tab is put aside. @param {string} token */
  resume(token) {
    const { progress } = this.view.kernel;
    const message = progress.resume(token);
    progress.start = "";
    if (message) this.sit(message);
  }

  /** Choose anew, from a table. */
  chooseAgain() {
    this.view.kernel.progress.chooseTable();
    this.view.draw();
    this.view.root.scrollIntoView({ block: "start" });
    /** @type {HTMLElement | null} */ (this.view.root.querySelector(".ic-tile :checked"))?.focus({
      preventScroll: true,
    });
  }

  /** The table that was chosen lies there: it comes into sight, and the focus goes to the hand. */
  arrive() {
    const { attention, kernel, root } = this.view;
    if (this.leaving === null || kernel.sitting || kernel.progress.choosing) return;
    if (kernel.table.revision === this.leaving) return;
    this.leaving = null;
    root.scrollIntoView({ block: "start" });
    attention.onward(true);
  }
}
