// @ts-check
/** What is drawn where, each panel with its props: choosing a table, or at the table bar, stage and dock. */

import { html, nothing } from "lit-html";

import { actions } from "./actions.js";
import { bar } from "./bar.js";
import { burst } from "./burst.js";
import { aside, offers } from "./choices.js";
import { dock } from "./dock.js";
import { felt, near } from "./felt.js";
import { lesson } from "./lesson.js";
import { ended, lessonEnd } from "./lesson_end.js";
import { notice } from "./controls.js";
import { rail, ways } from "./rail.js";
import { inCell } from "./root.js";
import { FAN, ROWS } from "./sizes.js";
import { slip } from "./deal_end.js";
import { openTab, tabsOf } from "./tabs.js";
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
  const { table, row, room, props } = view;
  if (view.kernel.goingOn.choosing) {
    view.tiles.ask();
    return html`<div class="ic-choose">${notice(noticeProps(view))}${tiles(tilesProps(view))}</div>`;
  }
  const told = table.lesson?.table === false;
  const count = Math.max(row.laid.length, 3);
  const over = told ? nothing : slip(props);
  // Said here, and not asked by :has() in the styles: that would restyle every card at every click.
  const kinds = {
    "ic-plain": told,
    "ic-in-lesson": !!table.lesson,
    "ic-with-fan": room >= FAN,
    "ic-with-rows": room >= ROWS,
    "ic-with-mats": table.mats.length > 0,
    "ic-many": table.seats.length > 2,
    "ic-over": over !== nothing,
  };
  return html`<div
    class="ic-app ${Object.entries(kinds).flatMap(([name, on]) => (on ? name : [])).join(" ")}"
    style="--n:${count}"
  >
    ${bar({ ...props, setting: view.setting })}
    <div class="ic-stage">${told ? spoken(view) : played(view, over)}</div>
    ${notice(noticeProps(view))} ${told ? nothing : dock(dockProps(view))}
  </div>`;
}

/** A step of a lesson that has no table. @param {TableView} view */
const spoken = (view) =>
  html`<div class="ic-middle ic-telling">${view.finished ? endOf(view) : lesson(view.props)}</div>
    ${rail(railProps(view))}`;

/** @param {TableView} view @param {unknown} over the end of a deal */
function played(view, over) {
  const { table, answer, selection, row, open, moments, props } = view;
  const on = feltProps(view);
  const lower = railProps(view);
  const { number, named } = selection;
  const offered = aside(answer, selection);
  const cheer = burst({ cheer: moments.now, zones: table.zones });
  const above = [over, endOf(view), ways(lower), offers({ ...props, offered, number, named }), cheer];
  return html`${rail(lower)} ${felt(on, above)} ${near(on)} ${actions({ ...props, open, sorting: row.sorting })}`;
}

/** The end of a lesson, once it is looked at. @param {TableView} view */
function endOf({ table, kernel, finished, props }) {
  const { page } = kernel.goingOn;
  return finished && ended(table, page) ? lessonEnd({ ...props, page }) : nothing;
}

/** @param {TableView} view @returns {import("./controls.js").Notice} */
function noticeProps({ kernel, words, root, on }) {
  const { waits, silent, told: message } = kernel;
  const { page, refused, choosing } = kernel.goingOn;
  const trouble = page ? kernel.trouble : inCell(root) ? "silent-cell" : "silent";
  const said = { refused: choosing ? refused : "", trouble: silent ? trouble : "" };
  return { words, waits, ...said, reopens: !!page, message, on };
}

/** @param {TableView} view @returns {import("./tiles.js").Props} */
function tilesProps({ kernel, tiles, props }) {
  const { form, now, options, open: more } = tiles;
  const { page, hands } = kernel.goingOn;
  return { ...props, form, now, options, more, hands: page ? hands : [] };
}

/** @param {TableView} view @returns {import("./dock.js").Props} */
function dockProps(view) {
  const { id, sheet, props } = view;
  const tabs = tabsOf(view);
  return { ...props, id, sheet, tabs, tab: openTab(view, tabs) };
}

/** @param {TableView} view @returns {import("./rail.js").Props} */
function railProps({ table, kernel, selection, answer, finished, props }) {
  const { lying, card, ways, chosen, beside } = selection;
  return {
    ...{ ...props, lying, card, ways, chosen, beside },
    resumed: kernel.resumed && !kernel.sitting && !table.lesson?.repeating,
    ended: !finished && ended(table, kernel.goingOn.page),
    offers: aside(answer, selection).length > 0,
  };
}

/** @param {TableView} view @returns {import("./felt.js").Felt} */
function feltProps(view) {
  const { row, selection, several, middle, answer, props } = view;
  const ontos = new Set((answer?.ways ?? []).filter(({ ok }) => ok).map(({ onto }) => onto));
  return {
    ...{ ...props, ...selection.drawn, middle, ontos },
    ...{ focused: row.focused, fresh: row.fresh, held: row.laid, rows: row.rows, fanned: view.room >= FAN },
    ...{ several: several.allowed, onto: several.onto, gathered: several.gathering },
    touched: (zone) => selection.touched(zone),
    tabbed: (all, key) => key === view.tabbed(all),
    places: view.laid.laid(selection.lying.map(({ key }) => key), view.moment),
  };
}
