// @ts-check
/** A lesson above its table: what to do, what happened, what to choose. */

import { html, nothing } from "lit-html";

import { picture, fullCard } from "./card.js";
import { gesture } from "./gesture.js";
import { refusal, splitLast, splitTask } from "./step_text.js";
import { explainTerms } from "./terms.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {import("./terms.js").TermProps} TermProps */
/** @typedef {TermProps & { table: Pick<TableModel, "lesson" | "status" | "wait">, answer?: TableModel["answer"], on: Pick<Handlers, "send" | "answerWith"> }} Props */

/** @param {Props} props */
export function lesson(props) {
  const { table, words, on } = props;
  const model = table.lesson;
  if (!model) return nothing;
  const { at } = model;
  const back = () => on.send({ type: "step", to: "back", at });
  const say = explainTerms(props);
  const reply = model.reply ?? refusal(props.answer);
  return html`<section class="ic-lesson">
    <div class="ic-lesson-head">
      <button
        type="button"
        class="ic-back"
        aria-label=${words.back}
        title=${words.back}
        ?hidden=${!model.can.back}
        @click=${back}
      >
        ←
      </button>
      ${segments(model, words.progress)}
    </div>
    <div class="ic-step ${kindsOf(model, !!reply, !!table.wait)}" data-at=${at}>
      ${model.title ? html`<h2 class="ic-title">${model.title}</h2>` : nothing}
      ${paragraphs(model, table.status, keysOf(model, words), say)}
      ${model.agreed ? html`<p class="ic-agreed">${say(model.agreed)}</p>` : nothing}
      ${gesture(model.question?.gesture)} ${model.question?.spreads.length ? html`<div class="ic-spreads">${model.question.spreads.map(spread)}</div>` : nothing}
      ${questionBox(props, model.question)}
      ${
        reply
          ? html`<p class="ic-reply ${reply.good ? "ic-good" : "ic-not-yet"}"
            >${say(reply.text)}</p>`
          : nothing
      }
    </div>
  </section>`;
}

/** What a step looks like: it asks, it was answered or its play judged, and something was said to that.
 * @param {LessonModel} lesson @param {boolean} replied @param {boolean} waits whether the table does */
function kindsOf({ question, can }, replied, waits) {
  const kinds = {
    "ic-asks": question,
    "ic-answered": question && question.chosen !== null,
    "ic-judged": !question && replied && (can.next || waits),
    "ic-replied": replied,
  };
  return Object.entries(kinds)
    .flatMap(([name, on]) => (on ? name : []))
    .join(" ");
}

/** How far the lesson is: a segment a step, those done and the one now. @param {LessonModel} lesson @param {string} label */
const segments = ({ step, steps, can, done }, label) =>
  html`<div
    class="ic-segments"
    role="progressbar"
    aria-label=${label}
    aria-valuemin="0"
    aria-valuenow=${step}
    aria-valuemax=${steps}
  >
    ${Array.from({ length: steps }, (_, place) => html`<i class=${place === step - Number(can.next || done) ? "ic-now" : place < step ? "ic-past" : ""}></i>`)}
  </div>`;

/** How the keys play a card, where the first one may be any and somebody has more than a finger.
 * @param {LessonModel} lesson @param {Words} words */
const keysOf = ({ step, named }, words) =>
  step === 0 && named.any && matchMedia("(pointer: fine)").matches ? words["by-keys"] : "";

/** What a step tells, and what it asks, which stands out. What the rail asks is not
 * said twice. @param {LessonModel} lesson @param {string} status @param {string} keys @param {(text: string) => unknown} say */
function paragraphs({ text, question, task: own, foreign }, status, keys, say) {
  const [rest, task] = foreign?.[question?.text || text]
    ? [question?.text || text, ""]
    : question
      ? splitLast(question.text)
      : splitTask(text, own === status ? "" : own);
  const leads = question ? [text, rest] : [`${rest} ${keys}`.trim()];
  return html`${leads
    .filter(Boolean)
    .map((each) => html`<p class="ic-text ${task ? "ic-lead" : ""}">${say(each)}</p>`)}
  ${task ? html`<p class="ic-text ic-task">${say(task)}</p>` : nothing}`;
}

/** What stays on the screen: the sentences found so far, and the ranks from high to low.
 * @param {Omit<Props, "on">} props */
export function findings(props) {
  const { table, words } = props;
  const say = explainTerms(props);
  const { kept: lines = [], ladder: ranks = [] } = table.lesson ?? {};
  if (!lines.length && !ranks.length) return nothing;
  // On a telephone they are a press away: what is to be done stands there.
  return html`<details class="ic-so-far" ?open=${!matchMedia(NARROW).matches}>
    <summary>${words.found}</summary>
    ${
      lines.length
        ? html`<ul class="ic-kept">
          ${lines.map((line) => html`<li>${say(line)}</li>`)}
        </ul>`
        : nothing
    }
    ${ranks.length ? ladder(ranks, words.ladder) : nothing}
  </details>`;
}
/** Where a lesson lies below its table. */
const NARROW = "(max-width: 34.9375rem)";

/** @param {LessonModel["ladder"]} ranks @param {string} label */
function ladder(ranks, label) {
  return html`<section class="ic-ladder">
    <h4>${label}</h4>
    <ol>
      ${ranks.map(
        (card) => html`<li class=${card.lit ? "ic-lit" : ""}>
          ${fullCard(card)}
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
      ${cards.map((card) => html`<li>${fullCard(card)}</li>`)}
    </ul>
  </section>`;
}

/** @param {Props} props @param {QuestionModel | null} question */
function questionBox({ words, on }, question) {
  if (!question) return nothing;
  const picks = question.options.some((option) => option.face);
  return html`<div
    class="ic-question ${picks ? `ic-picks ic-of-${question.options.length}` : ""}"
    style="--n:${question.options.length}"
    role="group" aria-label=${words.answers}>
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
        aria-keyshortcuts=${place + 1}
        aria-pressed=${chosen ? "true" : "false"}
        aria-disabled=${question.chosen !== null ? "true" : "false"}
        @click=${() => on.answerWith(place)}
      >
        ${
          option.face
            ? html`<span class="ic-card">${picture(option.face)}</span>
              <span>${question.chosen === null ? "?" : mark + option.label}</span>`
            : html`${mark}${option.label}`
        }
      </button>`;
    })}
    <span class="ic-hidden">${question.right === null ? nothing : words.answered}</span>
  </div>`;
}
