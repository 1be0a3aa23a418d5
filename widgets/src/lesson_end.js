// @ts-check
/** The end of a lesson, on the felt: what was learnt, how its quiz went, and what is next. */

import { html, nothing } from "lit-html";

import { languageOf } from "./bar.js";
import { sign } from "./card.js";
import { icon } from "./icons.js";
import { pageData } from "./root.js";
import { MEDAL } from "./deal_end.js";
import { loadState, masteryOf } from "./store.js";
import { explainTerms } from "./terms.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {import("./terms.js").TermProps} TermProps */
/** @typedef {TermProps & { table: Pick<TableModel, "lesson" | "settings">, page: string, on: Pick<Handlers, "send"> }} Props
 * The `page` is the name by which this browser keeps what came of the lesson. */

/** Whether a lesson of ours is over, and nothing is to be repeated.
 * @param {Pick<TableModel, "lesson">} table @param {string} page */
export const isLessonOver = ({ lesson }, page) => !!lesson?.done && !lesson.repeating && !!page;

/** @param {Props} props */
export function lessonEnd(props) {
  const { table, words, page, on } = props;
  const { lesson } = table;
  if (!lesson) return nothing;
  const all = loadState();
  const again = masteryOf(all, page) === "again";
  const answers = lesson.quiz.map((id) => all.pages[page]?.answers[id]);
  const say = explainTerms(props);
  const next = /** @type {HTMLAnchorElement | null} */ (document.querySelector(".onward a"));
  const title = next?.querySelector(`:scope > [lang="${table.settings.language}"]`);
  const first = () => on.send({ type: "step", to: "first", at: lesson.at });
  return html`<section class="ic-slip ic-lesson-end" aria-label=${words["lesson-end"]}>
    <header>
      ${again ? nothing : html`<span class="ic-medal">${sign("D-sun", MEDAL)}</span>`}
      <h2>${words[again ? "lesson-once-more" : "lesson-end"]}</h2>
    </header>
    <ul class="ic-learnt">
      ${lesson.learnt.map((line) => html`<li>${say(line)}</li>`)}
    </ul>
    ${
      answers.length
        ? html`<p class="ic-quiz">
          ${words["lesson-quiz"]}
          ${answers.map((right) => html`<span class="ic-mark ${right ? "" : "ic-missed"}">${icon(right ? "yes" : "close")}</span>`)}
          <b>${answers.filter(Boolean).length} / ${answers.length}</b>
        </p>`
        : nothing
    }
    <div class="ic-onward">
      ${
        next && title
          ? html`<a class="ic-action ${again ? "" : "ic-main"}" href=${next.href}
              ><span lang=${languageOf(title)}>${title.textContent?.trim()}</span></a>`
          : nothing
      }
      <button type="button" class="ic-action ${again ? "ic-main" : ""}" @click=${first}>${words["start-over"]}</button>
      <a class="ic-action" href=${pageData().home ?? "/"}>${words["lesson-home"]}</a>
    </div>
  </section>`;
}
