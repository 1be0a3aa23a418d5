// @ts-check
/** What is drawn where, each panel with its props: choosing a table, or at the table bar, stage and dock. */

import { html, nothing } from "lit-html";

import { actions } from "./actions.js";
import { bar } from "./bar.js";
import { burst } from "./burst.js";
import { movesOnFelt, offers } from "./choices.js";
import { advisedMove, advisedOf, IN_RAIL } from "./confirmations.js";
import { dock } from "./dock.js";
import { feltArea, learnerArea } from "./felt.js";
import { houseRail, houseRules } from "./house_rules.js";
import { lesson } from "./lesson.js";
import { isLessonOver, lessonEnd } from "./lesson_end.js";
import { notice } from "./controls.js";
import { rail, sayingButtons, speech, wayButtons } from "./rail.js";
import { reviewActions, reviewStrip } from "./review.js";
import { reviewMarks } from "./review_marks.js";
import { inCell } from "./root.js";
import { KEYS_KNOWN, isByEar, ownSetting } from "./settings.js";
import { FAN, ROWS, SMALL, textScale } from "./sizes.js";
import { dealEnd, proposalText } from "./deal_end.js";
import { isSolved, nextPuzzle } from "./puzzle.js";
import { openTab, puzzlesOf, tabsOf } from "./tabs.js";
import { tiles } from "./tiles.js";

/** @typedef {import("./view.js").TableView} TableView */

/** How far cards of the table lie apart, and from the edges of the middle, at a text of 16 px. */
const GAP = 12;
const EDGE = 14;

/** What there is room for in the middle of a table, once that is drawn. @param {HTMLElement} root */
export function middleOf(root) {
  const box = root.querySelector(".ic-middle");
  if (!box?.clientWidth) return undefined;
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  const width = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const scale = textScale();
  return { width, height: box.clientHeight - 2 * EDGE * scale, gap: GAP * scale, scale };
}

/** @typedef {import("./rail.js").Props & import("./choices.js").Props} Moves What rail and buttons are drawn from. */

/** @param {TableView} view @param {Moves} moves */
export function stage(view, moves) {
  const { table, row, room, props } = view;
  if (view.kernel.progress.choosing) {
    view.chooser.ask();
    return html`<div class="ic-choose">${notice(noticeProps(view))}${tiles(tilesProps(view))}</div>`;
  }
  const wordsOnly = table.lesson?.table === false;
  const count = Math.max(row.keysWithGaps.length, 3);
  const over = wordsOnly ? nothing : dealEnd({ ...props, proposed: view.kernel.progress.proposed });
  // Said here, and not asked by :has() in the styles: that would restyle every card at every click.
  const kinds = {
    "ic-plain": wordsOnly,
    "ic-in-lesson": !!table.lesson,
    "ic-in-review": !!table.review,
    "ic-only-asks": isBare(table),
    "ic-replied": isReplied(table),
    "ic-large": room > SMALL,
    "ic-with-fan": room >= FAN,
    "ic-with-rows": room >= ROWS,
    "ic-with-mats": table.mats.length > 0,
    "ic-many": table.seats.length > 2,
    "ic-five": table.seats.length > 4,
    "ic-with-sheet": view.sheet && !table.lesson,
    "ic-over": over !== nothing,
  };
  return html`<div
    class="ic-app ${Object.entries(kinds)
      .flatMap(([name, on]) => (on ? name : []))
      .join(" ")}"
    style="--n:${count}"
  >
    ${bar(props)}
    <div class="ic-stage">${wordsOnly ? lessonStage(view, moves) : tableStage(view, moves, over)}</div>
    ${notice(noticeProps(view))} ${wordsOnly ? nothing : dock(dockProps(view))}
  </div>`;
}

/** Whether a step of a lesson only asks: none of the actions below the hand can be used. @param {TableModel} table */
const isBare = (table) => (!!table.lesson?.question && !table.choices.length) || !!table.memory;

/** Whether what was done in a step of a lesson has its reply: now one goes on, or tries again. @param {TableModel} table */
function isReplied(table) {
  const { next, again } = table.lesson?.can ?? {};
  return !!(next || again) && !table.can.next_deal && !table.can.new_match;
}

/** A step of a lesson that has no table. @param {TableView} view @param {Moves} moves */
function lessonStage(view, moves) {
  const house = view.table.lesson?.rules && houseProps(view);
  const middle = house ? houseRules(house) : view.finished ? endOf(view) : lesson(view.props);
  return html`<div class="ic-middle ic-telling">${middle}</div>
    ${house ? houseRail(house) : rail(moves)}`;
}

/** @param {TableView} view @returns {import("./house_rules.js").Props} */
const houseProps = ({ kernel, ownTable, props }) => ({
  ...props,
  form: /** @type {FormModel} */ (kernel.form),
  agreed: ownTable.agreed,
});

/** @param {TableView} view @param {Moves} moves @param {unknown} over the end of a deal */
function tableStage(view, moves, over) {
  const { table, row, celebration, sheet, props } = view;
  const on = feltProps(view);
  const cheer = burst({ cheer: celebration.now, zones: table.zones });
  const above = [
    over,
    endOf(view),
    moves.ways.length > IN_RAIL ? wayButtons(moves) : nothing,
    sayingButtons(moves),
    offers(moves),
    cheer,
  ];
  return html`${rail(moves)} ${reviewStrip(props)} ${feltArea(on, above)} ${learnerArea(on)} ${table.review ? reviewActions({ ...props, sheet }) : actions({ ...props, sorting: row.sorting })}${table.review ? html`<svg class="ic-arrows" aria-hidden="true"><path /></svg>` : nothing}`;
}

/** The end of a lesson, once it is looked at. @param {TableView} view */
function endOf({ table, kernel, finished, props }) {
  const { page } = kernel.progress;
  return finished && isLessonOver(table, page) ? lessonEnd({ ...props, page }) : nothing;
}

/** @param {TableView} view @returns {import("./controls.js").Notice} */
function noticeProps({ kernel, words, root, on }) {
  const { waits, silent, message } = kernel;
  const { page, refused, choosing } = kernel.progress;
  const trouble = page ? kernel.trouble : inCell(root) ? "silent-cell" : "silent";
  const said = { refused: choosing ? refused : "", trouble: silent ? trouble : "" };
  return { words, waits, ...said, reopens: !!page, message, on };
}

/** @param {TableView} view @returns {import("./tiles.js").Props} */
function tilesProps({ kernel, chooser, props }) {
  const { form, now, options, level, open: more } = chooser;
  const { page, hands } = kernel.progress;
  return { ...props, form, now, options, level, more, hands: page ? hands : [] };
}

/** @param {TableView} view @returns {import("./dock.js").Props} */
function dockProps(view) {
  const { id, sheet, props } = view;
  const tabs = tabsOf(view);
  return { ...props, id, sheet, tabs, tab: openTab(view, tabs) };
}

/** Whether what may be one of those repeated is over: the questions of a lesson, a decision or a puzzle.
 * @param {TableModel} table */
const isRepeated = (table) =>
  table.lesson?.repeating
    ? table.lesson.done
    : ["right", "shown"].includes((table.review ?? table.puzzle)?.phase ?? "");

/** @param {TableView} view @returns {Moves} */
export function railProps(view) {
  const { table, kernel, selection, answer, finished, props } = view;
  const { puzzle } = table;
  const { lying, card, ways, chosen, beside, sayings, word, talking } = selection;
  const turned = !!selection.named || selection.number !== null;
  const { number, named } = turned ? selection : advisedOf(advisedMove(table), table.choices);
  return {
    ...{ ...props, lying, card, ways, chosen, beside, turned, number, named, sayings, word, talking },
    resumed:
      kernel.resumed && !(kernel.sitting || finished || table.lesson?.repeating || table.memory?.start),
    ended: !finished && !table.lesson?.rules && isLessonOver(table, kernel.progress.page),
    onward: isRepeated(table) ? kernel.progress.onward : undefined,
    repeats: isRepeated(table) && kernel.progress.repeatsHere,
    following: puzzle && isSolved(puzzle) ? nextPuzzle(puzzlesOf(view), puzzle) : "",
    offered: movesOnFelt(answer, selection),
  };
}

/** @param {TableView} view @param {Moves} moves @returns {import("./sentences.js").Props} */
export function spokenProps(view, moves) {
  const { numbered, mustDoBeside } = view.selection;
  return {
    ...{
      ...moves,
      table: view.table,
      line: view.table.puzzle?.lines.length ? view.table.rail.status : speech(moves).now,
    },
    numbered: mustDoBeside ? numbered : [],
    news: view.table.said,
    proposal: proposalText({ ...view.props, proposed: view.kernel.progress.proposed }),
    asks: view.kernel.asks,
    ear: isByEar(),
    first: ownSetting(KEYS_KNOWN) ? "" : view.words["keys-first"],
  };
}

/** @param {TableView} view @returns {import("./felt.js").Felt} */
function feltProps(view) {
  const { row, selection, group, middle, answer, props } = view;
  const ontos = new Set((answer?.ways ?? []).filter(({ ok }) => ok).map(({ onto }) => onto));
  return {
    ...{ ...props, ...selection.cardStates, middle, ontos, marked: reviewMarks(view.table.review) },
    ...{
      focused: row.focused,
      fresh: view.table.memory ? new Set() : row.fresh, // nobody makes a move by which they would be known
      held: row.keysWithGaps,
      rows: row.rows,
      fanned: view.room >= FAN,
    },
    ...{ several: group.allowed, onto: group.onto, draft: group.draft },
    touched: (zone) => selection.touched(zone),
    tabbed: (all, key) => key === view.tabbed(all),
    places: view.slots.arrange(
      selection.lying.map(({ key }) => key),
      view.moment,
    ),
  };
}
