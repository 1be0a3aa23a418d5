// @ts-check
/** The end of a lesson, on the felt: what was learnt, how its quiz went, and what is next. */

import { html, nothing } from "lit-html";

import { languageOf, titleOf } from "./bar.js";
import { glory } from "./burst.js";
import { fullCard, sign } from "./card.js";
import { icon } from "./icons.js";
import { pageData } from "./root.js";
import { MEDAL } from "./deal_end.js";
import { outcomeOf } from "./outcome.js";
import { hashWithLevel } from "./practice_levels.js";
import { isProjector } from "./projector.js";
import { loadState } from "./store.js";
import { explainTerms } from "./terms.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {import("./terms.js").TermProps} TermProps */
/** @typedef {TermProps & { table: Pick<TableModel, "lesson" | "settings">, page: string, on: Pick<Handlers, "send"> }} Props
 * The `page` is the name by which this browser keeps what came of the lesson. */

/** How many of the questions that come back are shown. */
const MOST = 3;

/** Whether a lesson of ours is over, and nothing is to be repeated.
 * @param {Pick<TableModel, "lesson">} table @param {string} page */
export const isLessonOver = ({ lesson }, page) => !!lesson?.done && !lesson.repeating && !!page;

/** @param {Props} props */
export function lessonEnd(props) {
  const { table, words, page } = props;
  const { lesson } = table;
  if (!lesson) return nothing;
  const { answers, known, returns, again, medal } = outcomeOf(lesson, page, loadState(), isProjector());
  const say = explainTerms(props);
  const back = returns.length ? comingBack(props, returns) : nothing;
  const taught = html`<ul class="ic-learnt">
      ${lesson.learnt.map(
        ({ text, cards }, place) =>
          html`<li>${known[place] ? tick(words) : nothing}${cards.map((card) => fullCard(card))}<span>${say(text)}</span></li>`,
      )}
    </ul>`;
  return html`${medal ? glory() : nothing}<section class="ic-slip ic-lesson-end" aria-label=${words["lesson-end"]}>
    <header>
      ${medal ? html`<span class="ic-medal">${sign("D-sun", MEDAL)}</span>` : nothing}
      <h2>${again ? words["lesson-once-more"] : done(props)}</h2>
      ${answers.length ? stars(answers, words) : nothing}
    </header>
    ${again ? [back, returns.length ? html`<h3>${words["lesson-taught"]}</h3>` : nothing, taught] : [taught, back]} ${onward(props, again)}
  </section>`;
}

/** That the lesson is done, and what it is called under its game. @param {Props} props */
function done({ table, words }) {
  const title = titleOf(table.settings.language);
  const name = title?.textContent?.trim().replace(/^[^:]*: (.)/, (_, first) => first.toLocaleUpperCase());
  return title && name
    ? html`<small>${words["lesson-end"]}<span class="ic-hidden">: </span></small><span lang=${languageOf(title)}>${name}</span>`
    : words["lesson-end"];
}

/** @param {Words} words */
const tick = (words) =>
  html`<span class="ic-mark" role="img" aria-label=${words["lesson-known"]}>${icon("yes")}</span>`;

/** The quiz: a sun for each answer that was known. @param {boolean[]} answers @param {Words} words */
const stars = (answers, words) => html`<p class="ic-quiz">
  ${words["lesson-quiz"]}
  ${answers.map((right) => html`<span class="ic-star ${right ? "" : "ic-missed"}">${sign("D-sun", MEDAL)}</span>`)}
  <b>${answers.filter(Boolean).length} / ${answers.length}</b>
</p>`;

/** What was missed, and when it comes back. @param {Props} props @param {import("./outcome.js").Line[]} returns */
function comingBack(props, returns) {
  const say = explainTerms(props);
  const { words } = props;
  return html`<h3>${words["lesson-missed"]}</h3>
    <ul class="ic-returns">
      ${returns.slice(0, MOST).map(
        (line) => html`<li>
          <span class="ic-mark ic-missed">${icon("close")}</span>${line.cards.map((card) => fullCard(card))}
          <div><p>${say(line.text)}</p><small>${words["back-tomorrow"]}</small></div>
        </li>`,
      )}
    </ul>`;
}

/** What is next: one large button, and beside it a deal to play. @param {Props} props @param {boolean} again */
function onward({ table, words, on }, again) {
  const next = /** @type {HTMLAnchorElement | null} */ (document.querySelector(".onward a.go"));
  const deal = /** @type {HTMLAnchorElement | null} */ (document.querySelector(".onward a.deal"));
  const title = next?.querySelector(`:scope > [lang="${table.settings.language}"]`);
  const first = () => on.send({ type: "step", to: "first", at: table.lesson?.at ?? "" });
  const large = again || !next;
  return html`<div class="ic-onward">
    ${large ? html`<button type="button" class="ic-action ic-main" @click=${first}>${words["start-over"]}</button>` : nothing}
    ${
      next && title
        ? html`<a class="ic-action ${large ? "" : "ic-main"}" href=${next.href}
              ><span lang=${languageOf(title)}>${title.textContent?.trim()}</span></a>`
        : nothing
    }
    ${deal && !again ? html`<a class="ic-action" href=${deal.href.replace(/#.*/, `#${hashWithLevel(loadState(), deal.hash.slice(1))}`)}>${words["lesson-deal"]}</a>` : nothing}
    <span class="ic-elsewhere">
      ${large ? nothing : html`<button type="button" @click=${first}>${words["start-over"]}</button>`}
      <a href=${pageData().home ?? "/"}>${words["lesson-home"]}</a>
    </span>
  </div>`;
}
