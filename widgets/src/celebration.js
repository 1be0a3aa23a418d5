// @ts-check
/** Great moments of a deal, each seen for its time. */

/** @typedef {Pick<import("./view.js").TableView, "draw" | "sounds" | "table">} TableParts */

/** Milliseconds that a great moment is looked at. */
const LASTS = 1600;
export class Celebration {
  /** @param {TableParts} view */
  constructor(view) {
    this.view = view;
    this.of = "";
    /** What is celebrated now. @type {TableModel["cheer"]} */
    this.now = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.over = () => {};
    /** @type {Promise<void>} */
    this.ending = Promise.resolve();
  }

  /** With each new model: celebrate what is to be, once. */
  follow() {
    const { table } = this.view;
    const moment = `${table.id} ${table.revision}`;
    if (moment === this.of) return;
    this.of = moment;
    this.end();
    if (!table.cheer) return;
    this.now = table.cheer;
    this.view.sounds.play("cheer");
    this.ending = new Promise((over) => {
      this.over = over;
    });
    this.timer = setTimeout(() => {
      this.end();
      this.view.draw();
    }, LASTS);
  }

  /** Enough of it. */
  end() {
    clearTimeout(this.timer);
    this.now = null;
    this.over();
  }
}
