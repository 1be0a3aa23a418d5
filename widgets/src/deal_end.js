// @ts-check
/** The end of a deal, on the felt: who won it, line by line, and how the match stands. */

import { html, nothing } from "lit-html";

import { sign } from "./card.js";
import { button, levelName } from "./controls.js";
import { isProjector } from "./projector.js";
import { CROWDED, sheet } from "./score.js";

/** @typedef {{ table: Pick<TableModel, "over" | "review" | "puzzle" | "can" | "wait" | "score" | "settings">, words: Words,
 *   proposed: string, on: Pick<import("./handlers.js").Handlers, "moveUp"> }} Props
 * The level that is `proposed`, if one is. */

/** How far the medal reaches from its middle, as it is drawn. */
export const MEDAL = 50;
/** Up to how many points that win a match each is seen by itself. */
const STEPS = 21;
/** Up to how many lines a sheet is read at a glance: of a longer one the parts are a press away. */
const LINES = 9;

/** The lines of a long sheet without their parts. @param {SheetModel} sheet */
const shortOf = ({ short, lines }) =>
  short ??
  (lines.flatMap(({ parts }) => [0, ...parts]).length > LINES
    ? lines.map((each) => ({ ...each, parts: [] }))
    : undefined);

/** @param {Props} props */
export function dealEnd({ table, words, proposed, on }) {
  if (!table.over || table.review || table.puzzle || !table.can.score || table.wait) return nothing;
  const { score } = table;
  const short = shortOf(score);
  const [decided, ...others] = (short ?? score.lines).filter((row) => row.decided);
  const crowded = score.heads.length >= CROWDED; // the match is a line of the sheet, not as many bars
  return html`<section class="ic-slip" tabindex="0" aria-label=${words.score}>
    <header>
      ${score.won && !isProjector() ? html`<span class="ic-medal" style="--lines:${score.lines.length + 1}">${sign("D-sun", MEDAL)}</span>` : nothing}
      <div>
        <h2>${score.result}</h2>
        ${decided && !others.length ? html`<p class="ic-decided-by">${words.decided}: ${decided.label}</p>` : nothing}
      </div>
    </header>
    ${proposed ? proposal(proposed, table, words, on) : nothing}
    <div class="ic-score">${sheet({ ...score, short, result: "", match: crowded ? score.match : null }, words)}</div>
    ${score.match && !crowded ? matchRace(score, score.match) : nothing}
  </section>`;
}

/** What is said aloud of the level that is proposed, with the name of its button. @param {Pick<Props, "table" | "words" | "proposed">} props */
export function proposalText({ table, words, proposed }) {
  if (!proposed) return "";
  const taken = table.settings.level === proposed;
  return `${words[taken ? "moved-up" : "move-up"]} ${levelName(words, proposed)}`;
}

/** That the next level can be played, until it is. @param {string} level @param {Props["table"]} table @param {Words} words @param {Props["on"]} on */
const proposal = (level, { settings }, words, on) => html`<p class="ic-level-up">
  ${settings.level === level ? html`${words["moved-up"]} <b>${levelName(words, level)}</b>` : [words["move-up"], button(levelName(words, level), on.moveUp)]}
</p>`;

/** How far each is on the way to winning the match. @param {SheetModel} sheet @param {NonNullable<SheetModel["match"]>} match */
const matchRace = ({ heads, mine }, { label, scores, target, result }) => html`<section class="ic-race">
  <h3>${label}</h3>
  <ul>
    ${scores.map((score, place) => {
      const share = Math.max(0, Math.min(1, score / target));
      return html`<li class=${place === mine ? "ic-mine" : ""}>
        <span>${heads[place]}</span>
        <i class=${target > STEPS ? "ic-smooth" : ""} style="--share:${share};--target:${target}"></i>
        <b>${score}</b>
      </li>`;
    })}
  </ul>
  <p>${result}</p>
</section>`;
