// @ts-check
/** A lesson above its table: what to do, what happened, what to choose. */

import { html, nothing } from "lit-html";

import { mini, picture } from "./card.js";

/** @typedef {import("./view.js").TableView} TableView */

/** @param {TableView} view */
export function lesson(view) {
  const told = view.table.lesson;
  if (!told) return nothing;
  const { at } = told;
  const step = (/** @type {string} */ to) => () => view.kernel.send({ type: "step", to, at });
  const { words } = view;
  return html`<section class="ic-lesson">
    <div class="ic-lesson-head">
      <span>${told.count}</span>
      <progress value=${told.step} max=${told.steps} aria-label=${words.progress}></progress>
    </div>
    <div class="ic-step" data-at=${at} aria-live="polite">
      ${told.text ? html`<p class="ic-text">${told.text}</p>` : nothing}
      ${told.question ? html`<p class="ic-text">${told.question.text}</p>` : nothing}
      ${question(view, told.question)} ${strip(told.strip)}
      ${told.reply
        ? html`<p class="ic-reply ${told.reply.good ? "ic-good" : "ic-not-yet"}">${told.reply.text}</p>`
        : nothing}
    </div>
    <div class="ic-steps">
      ${told.can.back
        ? html`<button type="button" class="ic-action" @click=${step("back")}>${words.back}</button>`
        : nothing}
      ${told.can.again
        ? html`<button type="button" class="ic-action" @click=${step("again")}>${words.again}</button>`
        : nothing}
      ${told.can.next
        ? html`<button type="button" class="ic-action ic-main" @click=${step("next")}>${words.next}</button>`
        : nothing}
    </div>
  </section>`;
}

/** The sentences that stay. @param {TableView} view */
export function kept({ table }) {
  if (!table.lesson?.kept.length) return nothing;
  return html`<ul class="ic-kept">
    ${table.lesson.kept.map((line) => html`<li>${line}</li>`)}
  </ul>`;
}

/** @param {TableView} view @param {Question | null} question */
function question(view, question) {
  if (!question) return nothing;
  const { words } = view;
  const picks = question.options.some((option) => option.face);
  return html`<div
    class="ic-question ${picks ? "ic-picks" : ""}"
    style="--n:${question.options.length}"
    role="group" aria-label=${question.text}>
    ${question.options.map((option, place) => {
      const right = question.right === place;
      const chosen = question.chosen === place;
      const mark = right ? "✓ " : chosen && question.right !== null ? "✗ " : "";
      return html`<button
        type="button"
        class="ic-action ${option.face ? "ic-pick" : ""} ${right ? "ic-right" : ""}"
        aria-label=${option.label}
        aria-pressed=${chosen ? "true" : "false"}
        aria-disabled=${question.chosen !== null ? "true" : "false"}
        @click=${() => view.answerWith(place)}
      >
        ${option.face
          ? html`<span class="ic-card">${picture(option.face, 100, false)}</span>
              <span>${question.chosen === null ? "?" : mark + option.label}</span>`
          : html`${mark}${option.label}`}
      </button>`;
    })}
    <span class="ic-hidden">${question.right === null ? nothing : words.answered}</span>
  </div>`;
}

/** A row of ranks from high to low, some of them lit. @param {LessonModel["strip"]} strip */
function strip(strip) {
  if (!strip) return nothing;
  return html`<ol class="ic-strip">
    ${strip.cards.map(
      (card) => html`<li class=${strip.lit.includes(card.face) ? "ic-lit" : ""}>${mini(card)}</li>`,
    )}
  </ol>`;
}
