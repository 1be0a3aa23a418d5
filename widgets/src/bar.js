// @ts-check
/** The bar above the table: back home, what is played, how the match stands, settings. */

import { html, nothing } from "lit-html";

import { classPage } from "./class_task.js";
import { icon } from "./icons.js";
import { settingsPanel } from "./settings_panel.js";
import { isOwnPage, pageData } from "./root.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {import("./settings_panel.js").Props & {
 *   table: Pick<TableModel, "heading" | "title" | "score" | "can" | "lesson" | "memory" | "seats" | "mats">,
 *   on: Pick<Handlers, "chooseAgain"> }} Props */

/** @param {Props} props */
export function bar(props) {
  const { table, words, on } = props;
  const { home } = pageData();
  const back = home === undefined ? "" : classPage();
  const away = back ? words["leave-class"] : words.leave;
  const lesson = table.lesson && !table.memory && titleOf(table.settings.language);
  const leave = (/** @type {Event} */ event) => {
    if (!table.practice || back) return;
    event.preventDefault();
    on.chooseAgain(); // who chose the table goes back to choosing
  };
  return html`<header class="ic-bar">
    ${
      home !== undefined
        ? html`<a class="ic-leave" href=${back || home} @click=${leave} aria-label=${away} title=${away}>${icon("leave")}</a>`
        : nothing
    }
    <h1 class="ic-heading" title=${table.heading}>${
      lesson ? html`<span lang=${languageOf(lesson)}>${lesson.textContent}</span>` : headingText(table)
    }</h1>
    ${lesson ? nothing : matchScore(table, words)}
    ${table.lesson ? html`<span class="ic-count-steps">${table.lesson.count}</span>` : nothing}
    ${settingsPanel(props)}
  </header>`;
}

/** What a page of ours calls its lesson. @param {string} language */
export const titleOf = (language) =>
  isOwnPage() ? document.querySelector(`.top h1 > [lang="${language}"]`) : null;

/** The language of a title: its only one, where it is not in the page's. @param {Element} title */
export const languageOf = (title) =>
  title.querySelector("bdi")?.lang || /** @type {HTMLElement} */ (title).lang;

/** The game large, and the rest small. @param {Pick<TableModel, "heading" | "title">} table */
function headingText({ heading, title }) {
  if (!heading.startsWith(title)) return heading;
  const [, mark, rest] = heading.slice(title.length).match(/^(\W*)(.*)$/s) ?? [];
  return html`${title}<span class="ic-hidden">${mark}</span><span class="ic-deal-number">${rest}</span>`;
}

/** How the match stands, or the deal where it is played alone; in pairs, us and them.
 * @param {Props["table"]} table @param {Words} words */
function matchScore({ score, can, lesson, seats, mats }, words) {
  const points = score.match?.scores ?? score.totals;
  const pairs = seats.some(({ partner }) => partner) && score.heads.length === 2;
  const short = (/** @type {string} */ name, /** @type {number} */ place) =>
    pairs ? words[place === score.mine ? "us" : "them"] : name;
  if (!can.score || lesson || !points.length || mats.length > 2) return nothing; // the mats have it
  const many = score.heads.length > 3 ? "ic-crowd" : "";
  return html`<span class="ic-standing ${many}" role="img" aria-label=${score.heads.map((name, place) => `${name} ${points[place]}`).join(", ")}>
    ${score.heads.map((name, place) => html`<span class=${place === score.mine ? "ic-counted" : ""}><i>${short(name, place)}</i> <b>${points[place]}</b></span>`)}
  </span>`;
}
