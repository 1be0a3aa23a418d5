// @ts-check
/** Handlers of a table: all that its panels can call. */

import { copy } from "./share.js";

/** @typedef {import("./view.js").TableView} TableView */
/** @typedef {ReturnType<typeof createHandlers>} Handlers */

/** Take some methods of an object, each to be called by itself.
 * @template {object} T @template {keyof T} K @param {T} object @param {K[]} names @returns {Pick<T, K>} */
const methods = (object, ...names) =>
  /** @type {any} */ (
    Object.fromEntries(names.map((name) => [name, /** @type {any} */ (object[name]).bind(object)]))
  );

/** Create the handlers of a table, once. @param {TableView} view */
export function createHandlers(view) {
  const { kernel, row, selection, group, chooser } = view;
  return {
    ...methods(kernel, "send", "set", "setLevel", "reopen", "read"),
    ...methods(row, "focus", "sort"),
    ...methods(
      selection,
      "press",
      "choose",
      "touch",
      "why",
      "playLifted",
      "nameNumber",
      "nameCard",
      "talk",
      "say",
    ),
    ...methods(group, "chooseMeld", "make", "begin", "takeBack"),
    ...methods(
      view,
      "move",
      "goOn",
      "answerWith",
      "hint",
      "show",
      "toggle",
      "shut",
      "close",
      "finish",
      "toggleReview",
    ),
    ...methods(chooser, "chooseAgain", "chooseGame", "chooseFields", "deal", "resume", "paste"),
    /** Play at the level that was proposed from the next deal on. */
    moveUp() {
      kernel.setLevel(kernel.progress.proposed);
      /** @type {HTMLElement | null} */ (view.root.querySelector(".ic-closing .ic-main"))?.focus();
    },
    /** @param {string} all @param {string} key */
    reach(all, key) {
      view.reached[all] = key;
    },
    /** @param {boolean} open */
    openSettings(open) {
      view.setting = open;
      view.pace.follow();
    },
    /** @param {boolean} open */
    openAgreement(open) {
      chooser.open = open;
      view.draw();
    },
    /** Agree on a value of an option at one's own table, or on none. @param {string} option @param {string} [value] */
    agree(option, value) {
      view.ownTable.agree(option, value);
      view.draw();
    },
    /** @param {string} text */
    async copy(text) {
      view.copied = (await copy(text)) ? "" : text;
      view.draw();
    },
    /** @param {string} at */
    openPuzzle(at) {
      view.shut();
      kernel.send({ type: "sit", at });
    },
    /** Go on to what is to be repeated, else to a puzzle. @param {string} at */
    nextPuzzle: (at) => kernel.send(kernel.progress.nextRepeat() ?? { type: "sit", at }),
  };
}
