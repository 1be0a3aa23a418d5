// @ts-check
/** Handlers of a table: all that its panels can call. Each is a function of plain values. */

import { copy } from "./share.js";

/** @typedef {import("./view.js").TableView} TableView */
/** @typedef {ReturnType<typeof createHandlers>} Handlers */

/** Create the handlers of a table, once. @param {TableView} view */
export function createHandlers(view) {
  const { kernel, row, selection, group, chooser } = view;
  return {
    // The line to the table.
    send: (/** @type {Message} */ message) => kernel.send(message),
    set: (/** @type {string} */ name, /** @type {string} */ value) => kernel.set(name, value),
    reopen: () => kernel.reopen(),
    read: () => kernel.read(),

    // The hand, and the cards on the table.
    press: (/** @type {CardModel} */ card) => selection.press(card),
    focus: (/** @type {CardModel} */ card) => row.focus(card),
    choose: (/** @type {CardModel} */ card, /** @type {Event} */ event) => selection.choose(card, event),
    chooseMeld: (/** @type {ZoneModel} */ zone, /** @type {Event} */ event) => group.choosePlace(zone, event),
    touch: (/** @type {Choice} */ choice, /** @type {Event} */ event) => selection.touch(choice, event),
    reach: (/** @type {string} */ all, /** @type {string} */ key) => {
      view.reached[all] = key;
    },
    sort: () => row.sort(),

    // Moves.
    move: (/** @type {string} */ move) => view.move(move),
    goOn: () => view.goOn(),
    playLifted: () => selection.playLifted(),
    nameNumber: (/** @type {number | null} */ number) => selection.count(number),
    nameCard: (/** @type {string} */ face) => selection.name(face),
    make: (/** @type {WayModel} */ way) => group.make(way),
    begin: (/** @type {WayModel} */ way) => group.begin(way),
    takeBack: (/** @type {PartModel} */ part) => group.takeBack(part),
    answerWith: (/** @type {number} */ place) => view.answerWith(place),

    // What is shown beside the table.
    hint: () => view.hint(),
    why: () => selection.why(),
    show: (/** @type {string} */ tab) => view.show(tab),
    toggle: (/** @type {string} */ tab) => view.toggle(tab),
    shut: () => view.shut(),
    close: () => view.close(),
    finish: () => view.finish(),
    openSettings: (/** @type {boolean} */ open) => {
      view.setting = open;
      view.pace.follow();
    },
    copy: async (/** @type {string} */ text) => {
      view.copied = (await copy(text)) ? "" : text;
      view.draw();
    },

    // Another table.
    chooseAgain: () => chooser.chooseAgain(),
    chooseGame: (/** @type {string} */ game) => chooser.pick(game),
    chooseFields: (/** @type {Record<string, string>} */ fields) => chooser.choose({ fields }),
    chooseField: (/** @type {string} */ name, /** @type {string} */ value) => chooser.set(name, value),
    openAgreement: (/** @type {boolean} */ open) => {
      chooser.open = open;
      view.draw();
    },
    deal: () => chooser.deal(),
    resume: (/** @type {string} */ token) => chooser.resume(token),
    paste: (/** @type {string} */ text) => chooser.sit({ type: "paste", text }),
    openPuzzle: (/** @type {string} */ at) => {
      view.shut();
      kernel.send({ type: "sit", at });
    },
    /** Go on to what is to be repeated, else to a puzzle. */
    nextPuzzle: (/** @type {string} */ at) => kernel.send(kernel.progress.nextRepeat() ?? { type: "sit", at }),
  };
}
