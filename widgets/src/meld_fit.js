// @ts-check
/** Melds that have no room on their mat become smaller, then finished ones fold, until all are in sight. */

/** @typedef {Pick<import("./view.js").TableView, "group" | "middle" | "root" | "table">} TableParts */

/** So often they become smaller; how, the styles say. */
const STEPS = 8;
/** From this step on finished ones are folded. */
const FOLDS = 3;

/** Whether something of a box lies outside it. @param {Element} box */
const overflows = (box) =>
  box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1 || isCut(box);

/** Whether a mat cuts its melds, as its rows gave it less. @param {Element} box */
function isCut(box) {
  const mat = box.closest(".ic-mat");
  return !!mat && mat.scrollHeight > mat.clientHeight + 1;
}

/** @param {HTMLElement} box @param {number} step */
function shrink(box, step) {
  if (box.dataset.fit !== String(step)) box.dataset.fit = String(step);
  box.toggleAttribute("data-folded", step >= FOLDS);
}

export class MeldFit {
  /** @param {TableParts} view */
  constructor(view) {
    this.view = view;
    /** What was last made to fit: melds and room. */
    this.fitted = "";
  }

  /** What their size depends on. */
  get content() {
    const { table, middle, group } = this.view;
    const melds = table.zones.filter(({ spread }) => spread === "meld");
    const lie = melds.map(({ id, cards, told }) => `${id} ${cards.length} ${told}`);
    const size = Object.values(middle).map(Math.round);
    return [...lie, group.draft.parts.length, table.mats.map(({ signs }) => signs).join(), size].join();
  }

  /** After it was drawn: make them as large as there is room. */
  follow() {
    if (!this.view.table.mats.length || this.content === this.fitted) return;
    this.fitted = this.content;
    const boxes = /** @type {HTMLElement[]} */ ([...this.view.root.querySelectorAll(".ic-melds")]);
    boxes.forEach((box) => shrink(box, 0));
    this.view.root.toggleAttribute("data-measured", true); // a card in flight lies where it will
    for (let step = 1; step <= STEPS; step++) {
      const tight = boxes.filter(overflows); // all are measured before any is changed
      if (!tight.length) break;
      tight.forEach((box) => shrink(box, step));
    }
    this.view.root.toggleAttribute("data-measured", false);
  }
}
