// @ts-check
/** A lesson above its table: what to do, what happened, what to choose. */

import { html, nothing } from "lit-html";

import { picture, shown } from "./card.js";
import { gesture } from "./gesture.js";
import { explained } from "./terms.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {import("./terms.js").Glossed} Glossed */
/** @typedef {Glossed & { table: Pick<TableModel, "lesson">, on: Pick<Handlers, "send" | "answerWith"> }} Props */

/** @param {Props} props */
export function lesson(props) {
  const { table, words, on } = props;
  const told = table.lesson;
  if (!told) return nothing;
  const { at } = told;
  const back = () => on.send({ type: "step", to: "back", at });
  const say = explained(props);
  return html`<section class="ic-lesson">
    <div class="ic-lesson-head">
      <button
        type="button"
        class="ic-back"
        aria-label=${words.back}
        title=${words.back}
        ?hidden=${!told.can.back}
        @click=${back}
      >
        ←
      </button>
      <progress value=${told.step} max=${told.steps} aria-label=${words.progress}></progress>
    </div>
    <div class="ic-step" data-at=${at} aria-live="polite">
      ${told.text ? html`<p class="ic-text" aria-atomic="true">${say(told.text)}</p>` : nothing}
      ${told.question ? html`<p class="ic-text" aria-atomic="true">${say(told.question.text)}</p>` : nothing}
      ${gesture(told.question?.gesture)} ${told.question?.spreads.map(spread) ?? nothing}
      ${question(props, told.question)}
      ${told.reply
        ? html`<p class="ic-reply ${told.reply.good ? "ic-good" : "ic-not-yet"}" aria-atomic="true"
            >${explained(props)(told.reply.text)}</p>`
        : nothing}
    </div>
  </section>`;
}

/** What stays on the screen: the sentences found so far, and the ranks from high to low.
 * @param {Omit<Props, "on">} props */
export function kept(props) {
  const { table, words } = props;
  const say = explained(props);
  const { kept = [], ladder: ranks = [] } = table.lesson ?? {};
  return html`${kept.length
    ? html`<ul class="ic-kept">
        ${kept.map((line) => html`<li>${say(line)}</li>`)}
      </ul>`
    : nothing}
  ${ranks.length ? ladder(ranks, words.ladder) : nothing}`;
}

/** @param {LessonModel["ladder"]} ranks @param {string} label */
function ladder(ranks, label) {
  return html`<section class="ic-ladder">
    <h4>${label}</h4>
    <ol>
      ${ranks.map(
        (card) => html`<li class=${card.lit ? "ic-lit" : ""}>
          ${shown(card)}
          <span aria-hidden="true">${card.rank}</span>
        </li>`,
      )}
    </ol>
  </section>`;
}

/** Cards that a question is about.
 * @param {QuestionModel["spreads"][number]} told */
function spread({ label, cards }) {
  return html`<section class="ic-spread">
    <h4>${label}</h4>
    <ul>
      ${cards.map(
        (card) => html`<li>${shown(card)}</li>`,
      )}
    </ul>
  </section>`;
}

/** @param {Props} props @param {QuestionModel | null} question */
function question({ words, on }, question) {
  if (!question) return nothing;
  const picks = question.options.some((option) => option.face);
  return html`<div
    class="ic-question ${picks ? `ic-picks ic-of-${question.options.length}` : ""}"
    style="--n:${question.options.length}"
    role="group" aria-label=${question.text}>
    ${question.options.map((option, place) => {
      const right = question.right === place;
      const chosen = question.chosen === place;
      const wrong = chosen && question.right !== null && !right;
      const mark = right ? "✓ " : wrong ? "✗ " : "";
      const verdict = right ? "ic-right" : wrong ? "ic-wrong" : "";
      return html`<button
        type="button"
        class="ic-action ${option.face ? "ic-pick" : ""} ${verdict}"
        aria-label=${option.label}
        aria-pressed=${chosen ? "true" : "false"}
        aria-disabled=${question.chosen !== null ? "true" : "false"}
        @click=${() => on.answerWith(place)}
      >
        ${option.face
          ? html`<span class="ic-card">${picture(option.face)}</span>
              <span>${question.chosen === null ? "?" : mark + option.label}</span>`
          : html`${mark}${option.label}`}
      </button>`;
    })}
    <span class="ic-hidden">${question.right === null ? nothing : words.answered}</span>
  </div>`;
}
