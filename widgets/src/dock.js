// @ts-check
/** The dock beside the table, on a phone a sheet over it: lesson, why, coach, count, log … one at a time. */

import { html, nothing } from "lit-html";

import { chosen } from "./chosen.js";
import { aside, onRail } from "./choices.js";
import { coach } from "./coach.js";
import { count, justNow } from "./score.js";
import { icon } from "./icons.js";
import { kept, lesson } from "./lesson.js";
import { lastTaken, log } from "./log.js";
import { longRow, spread } from "./piles.js";
import { practice } from "./practice.js";
import { puzzle } from "./puzzle.js";
import { review } from "./review.js";
import { why } from "./why.js";

/** @typedef {import("./view.js").TableView} TableView */
/** @typedef {{ id: string, label: string, body: () => unknown }} Tab */

/** What there is to see beside the table now, what comes first standing first. @param {TableView} view @returns {Tab[]} */
export function tabs(view) {
  const { table, words } = view;
  const { can } = table;
  const helped = table.coach.length > 0 || can.hint;
  const told = (view.asking && !aside(view).length) || (!!view.answer && !onRail(view)) || view.open === "why";
  /** @type {[boolean, string, string, () => unknown][]} */
  const all = [
    [!!table.lesson, "lesson", words.lesson, () => [lesson(view), kept(view)]],
    [!!table.puzzle, "puzzle", words.puzzle, () => puzzle(view)],
    [!!table.review, "review", words.review, () => review(view)],
    [!!view.answer?.ways, "chosen", words.chosen, () => chosen(view)],
    [!!told && !view.answer?.ways, "why", words.why, () => why(view)],
    [helped, "coach", words.coach, () => coach(view)],
    [can.score, "count", words.count, () => [count(view), justNow(view)]],
    [can.last && view.open === "last", "last", words.last, () => lastTaken(view)],
    [!!longRow(table) && view.open === "spread", "spread", words.spread, () => spread(table)],
    [can.score, "log", words.log, () => log(view)],
    [!!table.practice, "table", words.sitting, () => practice(view)],
  ];
  return all.filter(([there]) => there).map(([, id, label, body]) => ({ id, label, body }));
}

/** Which of them is seen. @param {TableView} view @param {Tab[]} all */
export const opened = (view, all) =>
  all.find((each) => each.id === view.open) ??
  all.find((each) => FIRST.includes(each.id)) ??
  all.find((each) => each.id === (view.table.over ? "log" : "count")) ??
  all[0];

/** What is seen where nothing was asked for: what the learner is here to do. */
export const FIRST = ["lesson", "puzzle", "review"];

/** @param {TableView} view */
export function dock(view) {
  const all = tabs(view);
  const now = opened(view, all);
  const { words } = view;
  const standing = !!view.table.lesson;
  const brief = now?.id === "coach" && view.table.coach.length < 2;
  return html`<aside
    class="ic-dock ${view.sheet ? "" : "ic-shut"} ic-with-${now?.id ?? "nothing"} ${brief ? "ic-brief" : ""}"
    aria-label=${now?.label ?? nothing}
  >
    <div class="ic-tabs">
      <div
        role=${all.length ? "tablist" : nothing}
        @keydown=${(/** @type {KeyboardEvent} */ event) => along(view, all, event)}
      >
      ${all.map(
        (each) => html`<button
          type="button"
          role="tab"
          id="${view.id}-${each.id}"
          aria-controls="${view.id}-pane"
          aria-selected=${each === now ? "true" : "false"}
          tabindex=${each === now ? 0 : -1}
          @click=${() => view.show(each.id)}
        >
          ${each.label}
        </button>`,
      )}
      </div>
      <button type="button" class="ic-close" aria-label=${words.close} title=${words.close} @click=${() => view.shut()}>
        ${icon("close")}
      </button>
    </div>
    <div
      class="ic-pane ${standing ? "ic-standing-pane" : ""}"
      id="${view.id}-pane"
      role="tabpanel"
      tabindex="0"
      aria-labelledby=${now ? `${view.id}-${now.id}` : nothing}
      aria-live=${now && ["coach", "why"].includes(now.id) ? "polite" : nothing}
    >
      ${now?.body()}
    </div>
  </aside>`;
}

/** The arrows lead along the tabs. @param {TableView} view @param {Tab[]} all @param {KeyboardEvent} event */
function along(view, all, event) {
  const step = { ArrowLeft: all.length - 1, ArrowRight: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const place = all.findIndex((each) => each === opened(view, all));
  const next = all[(place + step) % all.length];
  view.show(next.id);
  /** @type {HTMLElement | null} */ (view.root.querySelector(`#${view.id}-${next.id}`))?.focus();
}
