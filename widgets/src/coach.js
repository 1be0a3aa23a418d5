// @ts-check
/** The coach's three steps: look, weigh, show. Rows stand still; bars grow in them at the end. */

import { html, nothing } from "lit-html";

import { miniCard, picture } from "./card.js";
import { button } from "./controls.js";
import { COUNTS, ownSetting } from "./settings.js";
import { explainTerms } from "./terms.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {import("./terms.js").TermProps} TermProps */
/** @typedef {TermProps & { table: Pick<TableModel, "coach" | "can">, on: Pick<Handlers, "send"> }} Props */

const STEPS = ["look", "weigh", "show"];

/** Cards of a meld from which on only its ends are shown. */
const LONG = 4;

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
  const counted = ownSetting(COUNTS) === "on"; // nothing statistical before the first deal with a coach is over
  if (look.step !== FIRST)
    return html`<div class="ic-coach"><h2 class="ic-ask">${look.title}</h2>${look.lines.map(lineText(props))}</div>`;
  return html`<div class="ic-coach">
    <ol class="ic-three">
      ${STEPS.map(
        (name, place) =>
          html`<li aria-current=${place + 1 === coach.length ? "step" : nothing}>${place + 1} ${words[name]}</li>`,
      )}
    </ol>
    <h2 class="ic-ask">${best ? say(best.label ?? best.title) : (weighed ?? look).title}</h2>
    ${best?.lines.filter(({ text }) => text).map(({ text }) => html`<p class="ic-say">${say(text)}</p>`) ?? nothing}
    ${best?.alike ? html`<p class="ic-note">${best.alike}</p>` : nothing}
    ${weighed ? rows(props, weighed, best, counted) : look.lines.map((line) => html`<p class="ic-say">${say(line.text)}</p>`)}
    ${
      best
        ? html`<details class="ic-more">
          <summary>${counted ? words.more : words.each}</summary>
          ${[...((counted && best.figures) || []), ...weighed.lines].map(lineText(props))}
        </details>`
        : table.can.hint
          ? html`<div class="ic-next-step">${button(`${words["next-step"]}: ${words[STEPS[coach.length]]}`, hint)}</div>`
          : nothing
    }
  </div>`;
}

/** A move and what there is to say of it, in full. @param {Props} props */
const lineText =
  (props) =>
  (/** @type {CoachLine} */ { move, text }) =>
    html`<p>${move ? html`<strong>${move}.</strong> ` : nothing}${explainTerms(props)(text)}</p>`;

/** @param {Props} props @param {CoachStep} weighed @param {CoachStep | undefined} best @param {boolean} counted */
function rows(props, weighed, best, counted) {
  const say = explainTerms(props);
  return html`${
    counted && best?.axis && best.bars?.some(Boolean)
      ? html`<div class="ic-axis" aria-hidden="true"><span>◂ ${best.axis[0]}</span><span>${best.axis[1]} ▸</span></div>`
      : html`<div class="ic-axis" aria-hidden="true"></div>`
  }
    ${
      weighed.shared?.length
        ? html`<div class="ic-shared-acts"><p class="ic-note">${props.words["shared-acts"]}</p>${turn("", weighed.shared)}</div>`
        : nothing
    }
    <ul class="ic-rows">
      ${weighed.lines.map((line, place) => {
        const bar = best?.bars?.[place];
        const kind =
          best && line.move === best.lines[0]?.move ? "ic-best-row" : bar?.good ? "ic-tied-row" : "";
        return html`<li class="ic-line-of ${kind} ${line.acts ? "ic-acts-row" : ""}">
          ${line.acts ? turn(line.move ?? "", line.acts) : firstCard(line)}
          <p>
            ${line.acts ? nothing : html`<strong class=${line.cards?.length ? "ic-hidden" : ""}>${line.move}.</strong>`}
            ${line.takes?.length ? html`<span class="ic-takes">${line.takes.map(miniCard)}</span>` : nothing}
            ${line.said && line.cards?.length && !line.acts ? html`<strong>${line.said}</strong> ` : nothing}${say(line.short || line.text)}
          </p>
          ${best?.alike && bar?.good ? html`<span class="ic-hidden">${props.words.tied}</span>` : nothing}
          ${best && !counted ? nothing : best?.untried && !bar ? html`<p class="ic-note">${best.untried}</p>` : track(bar, !best)}
        </li>`;
      })}
    </ul>`;
}

/** The card that a line begins with. @param {CoachLine} line */
const firstCard = ({ cards }) =>
  cards?.length && typeof cards[0] === "object"
    ? html`<span class="ic-card" aria-hidden="true">${picture(cards[0].face)}</span>` // the line names it
    : html`<span></span>`;

/** A turn in cards: what is laid, what is added to which meld, what is discarded.
 * @param {string} name @param {ActModel[]} acts */
const turn = (name, acts) =>
  html`<div class="ic-row-acts" role="img" aria-label=${name || acts.map(actLabel).join("; ")}>${acts.map(
    ({ label, cards, onto }) =>
      html`<span class="ic-one-act">${label ? html`<b>${label}</b>` : nothing}
        <span class="ic-one-act-cards">${cards.map(miniCard)}</span>${
          onto.length
            ? html`<span class="ic-one-act-cards ic-goes-onto">${ends(onto).map(miniCard)}</span>`
            : nothing
        }</span>`,
  )}</div>`;

/** @param {ActModel} act */
const actLabel = ({ label, cards }) => `${label} ${cards.map(({ name }) => name).join(", ")}`;

/** Of a long meld its ends: by these one knows it. @param {NamedCard[]} meld */
const ends = (meld) => (meld.length > LONG ? [meld[0], meld[1], meld[meld.length - 1]] : meld);

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
    <b aria-hidden="true">${bar.worth}</b>
  </div>`;
}
