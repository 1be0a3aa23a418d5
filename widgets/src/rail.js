// @ts-check
/** The rail between table and hand: one sentence, and the one thing to do now. */

import { html, nothing } from "lit-html";

import { mini } from "./card.js";
import { aside, made, onRail } from "./choices.js";
import { ended } from "./lesson_end.js";
import { sumOf } from "./choosing.js";
import { gesture } from "./gesture.js";
import { button } from "./panels.js";
import { explained } from "./terms.js";

/** @typedef {import("./view.js").TableView} TableView */

/** @param {TableView} view */
export function rail(view) {
  const { table } = view;
  const refused = view.answer?.kind === "illegal";
  return html`<div class="ic-rail ${refused ? "ic-refusal" : ""} ${table.over ? "ic-at-end" : ""}">
    ${status(view)}
    <span class="ic-steps">${anew(view)} ${action(view)}</span>
  </div>`;
}

/** Letters that one line has room for. */
const LINE = 64;

/** One polite line: what happened, and what is to be done. @param {TableView} view */
function status(view) {
  const { table, words, selection, asking } = view;
  const hidden = table.lesson && !table.can.score && !view.answer;
  const say = hidden ? (/** @type {string} */ text) => text : explained(view);
  const { answer } = view;
  const cards = selection.lying.filter((card) => selection.chosen.has(card.key));
  const sum = !answer && cards.length && cards.every((card) => card.makes) ? sumOf(cards) : "";
  const refused = answer?.kind === "illegal" ? answer.text : "";
  const offered = onRail(view) ? (answer?.text ?? "") : "";
  const told = asking ? words["ask-card"] : refused || offered || aboutTo(view);
  const long = (told || table.status).length > LINE;
  const tight = long || (!told && `${table.said} ${table.status}`.length > LINE);
  return html`<p class="ic-status ${long ? "ic-long" : ""} ${tight ? "ic-tight" : ""}" role="status">
      ${told
        ? html`<strong>${say(told)}</strong>`
        : html`${resumed(view) ? html`<span class="ic-said ic-resumed">${words.resumed}</span>` : nothing}
            ${table.said ? html`<span class="ic-said">${say(table.said)}</span>` : nothing}
            <strong>${table.lesson?.table === false ? "" : say(table.status)}</strong>`}
    </p>
    <p class="ic-sum" role="status">${sum}</p>`;
}

/** Whether somebody goes on from where he was, until he does something. @param {TableView} view */
const resumed = ({ kernel, table }) => kernel.resumed && !kernel.sitting && !table.lesson?.repeating;

/** What the button beside it would do. @param {TableView} view */
function aboutTo({ table, selection }) {
  const [only, other] = selection.lifted && !selection.chosen.size ? selection.ways : [];
  if (only) return other ? "" : only.label;
  return table.coach.at(-1)?.label ?? "";
}

/** What goes on from here. @param {TableView} view */
function action(view) {
  const { table, words } = view;
  const { wait, lesson, review } = table;
  const { answer } = view;
  if (ended(view) && !view.finished) {
    return html`${button(words.again, () => step(view, "again"), { shown: !!lesson?.can.again })}
    ${button(words.finish, () => view.finish(), { main: true })}`;
  }
  if (lesson?.can.next || lesson?.can.again) return stepping(view);
  if (wait?.for === "table") {
    return html`${wait.ms === null ? nothing : ring(view)}
    ${button(words["go-on"], () => view.goOn(), { main: true, key: "Enter" })}`;
  }
  if (review && !review.complete && !review.phase) {
    return button(words["review-stop"], () => view.kernel.send({ type: "review", to: "close" }));
  }
  if (answer?.kind === "illegal") return button(words["choose-again"], () => view.close());
  const moves = answer?.moves ?? [];
  const begins = moves.length ? undefined : answer?.ways?.find((way) => way.begins);
  if (begins) return button(words["put-in"], () => view.several.begin(begins), { main: true });
  if (view.best && !moves.length) return button(words["play-it"], () => view.move(view.best), { main: true });
  if (aside(view).length) return nothing;
  if (moves.length) return alike(view, moves) ? nothing : moves.map((choice, place) => made(view, choice, !place));
  const { card, ways, chosen } = view.selection;
  if (card && (ways.length < 2 || chosen.size)) {
    const takes = chosen.size || ways[0]?.table.length;
    return button(takes ? words.take : words.play, () => view.selection.playLifted(), { main: true });
  }
  return view.selection.beside.map((choice) => made(view, choice, false));
}

/** Whether some moves would stand here under one name: then the panel, which draws them, tells them apart.
 * @param {TableView} view @param {Choice[]} moves */
const alike = ({ answer }, moves) =>
  !!answer?.ways && new Set(moves.map(({ short }) => short)).size < moves.length;

/** A lesson that is gone on with can be begun anew. @param {TableView} view */
function anew(view) {
  const { kernel, table, words } = view;
  const first = () => kernel.send({ type: "step", to: "first", at: table.lesson?.at ?? "" });
  return button(words["start-over"], first, { shown: !!table.lesson?.can.back && resumed(view) });
}

/** Go to another step of the lesson. @param {TableView} view @param {string} to */
const step = ({ kernel, table }, to) => kernel.send({ type: "step", to, at: table.lesson?.at ?? "" });

/** The steps of a lesson. @param {TableView} view */
function stepping(view) {
  const { can } = /** @type {LessonModel} */ (view.table.lesson);
  return html`${button(view.words.again, () => step(view, "again"), { shown: can.again })}
  ${button(view.words.next, () => step(view, "next"), { shown: can.next, main: true })}`;
}

/** How much of the pause is left. @param {TableView} view */
const ring = (view) =>
  html`<span class="ic-ring" role="img" aria-label=${view.words["by-itself"]} style="--ms:${view.table.wait?.ms}ms"></span>`;

/** What a card may take, each under its number. @param {TableView} view */
export function ways(view) {
  const { words } = view;
  const { ways, lying, card, chosen } = view.selection;
  if (ways.length < 2 || !card || chosen.size) return nothing;
  return html`<div class="ic-ways" role="group" aria-label=${words.actions}>
    ${ways.map(
      (way, place) => html`<button
        type="button"
        class="ic-action ic-main ic-taking"
        aria-keyshortcuts=${place + 1}
        aria-label="${place + 1} ${way.label}"
        title=${way.label}
        @click=${() => view.move(way.move)}
      >
        <span>${place + 1}</span>
        ${way.table.length ? lying.filter((card) => way.table.includes(card.key)).map(mini) : [gesture(way.gesture), way.said || words.play]}
      </button>`,
    )}
  </div>`;
}
