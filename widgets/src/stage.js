// @ts-check
/** What is drawn where: choosing a table, or at the table bar, stage and dock. */

import { html, nothing } from "lit-html";

import { actions } from "./actions.js";
import { bar } from "./bar.js";
import { offers } from "./choices.js";
import { dock } from "./dock.js";
import { felt, near } from "./felt.js";
import { lesson } from "./lesson.js";
import { lessonEnd } from "./lesson_end.js";
import { burst } from "./moments.js";
import { notice } from "./panels.js";
import { rail, ways } from "./rail.js";
import { FAN, ROWS } from "./sizes.js";
import { slip } from "./slip.js";
import { tiles } from "./tiles.js";

/** @typedef {import("./view.js").TableView} TableView */

/** How far cards of the table lie apart, and from the edges of the middle. */
const GAP = 12;
const EDGE = 14;

/** What there is room for in the middle of a table, once that is drawn. @param {HTMLElement} root */
export function middleOf(root) {
  const box = root.querySelector(".ic-middle");
  if (!box?.clientWidth) return undefined;
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  const width = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return { width, height: box.clientHeight - 2 * EDGE, gap: GAP };
}

/** @param {TableView} view */
export function stage(view) {
  const { table } = view;
  if (view.kernel.goingOn.choosing) return html`<div class="ic-choose">${notice(view)}${tiles(view)}</div>`;
  const told = table.lesson?.table === false;
  const count = Math.max(view.row.laid.length, 3);
  const over = told ? nothing : slip(view);
  // Said here, and not asked by :has() in the styles: that would restyle every card at every click.
  const kinds = {
    "ic-plain": told,
    "ic-in-lesson": !!table.lesson,
    "ic-with-fan": view.room >= FAN,
    "ic-with-rows": view.room >= ROWS,
    "ic-with-mats": table.mats.length > 0,
    "ic-many": table.seats.length > 2,
    "ic-over": over !== nothing,
  };
  return html`<div
    class="ic-app ${Object.entries(kinds).flatMap(([name, on]) => (on ? name : [])).join(" ")}"
    style="--n:${count}"
  >
    ${bar(view)}
    <div class="ic-stage">${told ? spoken(view) : played(view, over)}</div>
    ${notice(view)} ${told ? nothing : dock(view)}
  </div>`;
}

/** A step of a lesson that has no table. @param {TableView} view */
const spoken = (view) =>
  html`<div class="ic-middle ic-telling">${view.finished ? lessonEnd(view) : lesson(view)}</div>
    ${rail(view)}`;

/** @param {TableView} view @param {unknown} over the end of a deal */
function played(view, over) {
  const on = view.felt;
  const above = [over, lessonEnd(view), ways(view), offers(view), burst(view)];
  return html`${rail(view)} ${felt(on, above)} ${near(on)} ${actions(view)}`;
}
