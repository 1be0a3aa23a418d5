// @ts-check
/** The coach's three steps: look, weigh, show. Rows stand still; bars grow in them at the end. */

import { html, nothing } from "lit-html";

import { miniCard, fullCard } from "./card.js";
import { button } from "./controls.js";
import { explainTerms } from "./terms.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {import("./terms.js").TermProps} TermProps */
/** @typedef {TermProps & { table: Pick<TableModel, "coach" | "can">, on: Pick<Handlers, "send"> }} Props */

const STEPS = ["look", "weigh", "show"];

/** What the coach begins with, except where a card was played for somebody: then all is told at once. */
const FIRST = "look";

/** @param {Props} props */
export function coachPanel(props) {
  const { table, words, on } = props;
  const { coach } = table;
  const hint = () => on.send({ type: "hint" });
  if (!coach.length) {
    return html`<p class="ic-ask">${words["ask-hint"]}</p>
      ${button(words.look, hint, { shown: table.can.hint, main: true })}`;
  }
  const [look, weighed, best] = coach;
  const say = explainTerms(props);
  if (look.step !== FIRST)
    return html`<div class="ic-coach"><h2 class="ic-ask">${look.title}</h2>${look.lines.map(lineText(props))}</div>`;
  return html`<div class="ic-coach">
    <ol class="ic-three">
      ${STEPS.map(
        (name, place) =>
          html`<li aria-current=${place + 1 === coach.length ? "step" : nothing}>${place + 1} ${words[name]}</li>`,
      )}
    </ol>
    <h2 class="ic-ask">${(best ?? weighed ?? look).title}</h2>
    ${best?.alike ? html`<p class="ic-note">${best.alike}</p>` : nothing}
    ${weighed ? rows(props, weighed, best) : look.lines.map((line) => html`<p class="ic-say" aria-atomic="true">${say(line.text)}</p>`)}
    ${
      best
        ? html`<details class="ic-more">
          <summary>${words.more}</summary>
          ${[...best.lines, ...weighed.lines].map(lineText(props))}
        </details>`
        : button(`${words["next-step"]}: ${words[STEPS[coach.length]]}`, hint, {
            shown: table.can.hint,
          })
    }
  </div>`;
}

/** A move and what there is to say of it, in full. @param {Props} props */
const lineText =
  (props) =>
  (/** @type {CoachLine} */ { move, text }) =>
    html`<p aria-atomic="true">${move ? html`<strong>${move}.</strong> ` : nothing}${explainTerms(props)(text)}</p>`;

/** @param {Props} props @param {CoachStep} weighed @param {CoachStep} [best] */
function rows(props, weighed, best) {
  const say = explainTerms(props);
  return html`${
    best?.axis && best.bars?.some(Boolean)
      ? html`<div class="ic-axis" aria-hidden="true"><span>◂ ${best.axis[0]}</span><span>${best.axis[1]} ▸</span></div>`
      : html`<div class="ic-axis" aria-hidden="true"></div>`
  }
    <ul class="ic-rows">
      ${weighed.lines.map((line, place) => {
        const bar = best?.bars?.[place];
        return html`<li class="ic-line-of ${bar?.good ? "ic-best-row" : ""}">
          ${line.cards?.length && typeof line.cards[0] === "object" ? fullCard(line.cards[0]) : html`<span></span>`}
          <p aria-atomic="true">
            ${line.cards?.length ? html`<span class="ic-hidden">${line.move}.</span>` : html`<strong>${line.move}.</strong>`}
            ${line.takes?.length ? html`<span class="ic-takes">${line.takes.map(miniCard)}</span>` : nothing}
            ${line.said && line.cards?.length ? html`<strong>${line.said}</strong> ` : nothing}${say(line.short || line.text)}
          </p>
          ${track(bar, !best)}
        </li>`;
      })}
    </ul>`;
}

/** What a line is worth: a bar from the middle, and how far chance may be off.
 * @param {Bar | null | undefined} bar @param {boolean} waiting */
function track(bar, waiting) {
  if (!bar) {
    return html`<div class="ic-worth"><span class="ic-track ${waiting ? "ic-hatched" : ""}"></span><b>${waiting ? "?" : ""}</b></div>`;
  }
  const label = bar.error ? `${bar.worth} ± ${bar.error}` : bar.worth;
  return html`<div class="ic-worth">
    <span class="ic-track" role="img" aria-label=${label}>
      <i class=${bar.at < 50 ? "ic-behind" : ""} style="--at:${bar.at}%"></i>
      ${bar.error ? html`<u style="--from:${bar.from}%;--to:${bar.to}%"></u>` : nothing}
    </span>
    <b>${bar.worth}</b>
  </div>`;
}
