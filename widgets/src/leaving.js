// @ts-check
/** One press of Continue collects what a step of a lesson won, and leads on to the next step. */

/** @typedef {Pick<import("./view.js").TableView, "celebration" | "kernel" | "motion" | "table">} TableParts */

/** Milliseconds for which the table is seen when all is collected. */
const SEEN = 350;

/**
 * What is sent next once somebody pressed Continue at a step.
 * @param {Pick<TableModel, "lesson" | "wait">} table @param {string} at the step
 * @returns {Message | undefined} nothing where there is something new to read, or another step is shown
 */
export function nextSent({ lesson, wait }, at) {
  if (!lesson || lesson.at !== at) return undefined;
  if (lesson.can.leave) return wait?.for === "table" ? { type: "go_on" } : undefined;
  return lesson.can.next ? { type: "step", to: "next", at } : undefined;
}

export class Leaving {
  /** @param {TableParts} view */
  constructor(view) {
    this.view = view;
    /** The step that is left, or nothing. */
    this.at = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** Somebody pressed Continue: where nothing new is to be read then, the step is left. */
  begin() {
    const { lesson } = this.view.table;
    this.at = lesson?.can.leave ? lesson.at : "";
  }

  /** Go on leaving, once what was collected is seen to have gone. */
  follow() {
    const { at, view } = this;
    if (!at) return;
    clearTimeout(this.timer);
    if (!nextSent(view.table, at)) {
      this.at = "";
      return;
    }
    Promise.all([view.motion.arrival(), view.celebration.ending]).then(() => {
      this.timer = setTimeout(() => {
        const message = this.at === at && nextSent(view.table, at);
        if (message) view.kernel.send(message);
      }, SEEN);
    });
  }

  /** Stay where one is. */
  stop() {
    this.at = "";
    clearTimeout(this.timer);
  }
}
