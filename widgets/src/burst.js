// @ts-check
/** A great moment on the felt: a ribbon over what was taken, rays and petals behind it. */

import { html, nothing, svg } from "lit-html";

import { fanAround } from "./card_fan.js";
import { fullCard, sign } from "./card.js";

/** @typedef {Pick<TableModel, "cheer" | "zones">} Props */

/** How many of the cards that made it are shown. */
const MOST = 5;

/** What flies: a sign of the deck, how far it reaches, and from where to where in hundredths. */
const PETALS = [
  ["flower", 30, 12, 16, "#c9302c"],
  ["D", 50, 28, 10, ""],
  ["flower", 30, 82, 20, "#f0b429"],
  ["D", 50, 88, 44, ""],
  ["flower", 30, 16, 70, "#6ea3d8"],
  ["D", 50, 66, 6, ""],
  ["flower", 30, 92, 80, "#c9302c"],
  ["flower", 30, 40, 6, "#f0b429"],
];

const RAYS = html`<div class="ic-rays"></div>`;

const petals = () =>
  PETALS.map(
    ([name, reach, x, y, colour]) =>
      html`<span class="ic-petal" style="--x:${x};--y:${y};fill:${colour}">${sign(String(name), Number(reach))}</span>`,
  );

/** What shines behind a panel that says that something is won. */
export const glory = () => html`<div class="ic-burst ic-glory" aria-hidden="true">${RAYS} ${petals()}</div>`;

/** @param {Props} props */
export function burst({ cheer, zones }) {
  if (!cheer) return nothing;
  const taken = zones.find((zone) => zone.name.startsWith("last-"))?.cards ?? [];
  return html`<div class="ic-burst ${cheer.mine ? "ic-mine" : ""}" role="img" aria-label=${cheer.text}>
    ${RAYS} ${cheer.mine ? petals() : nothing}
    <div class="ic-gained" style="--n:${Math.min(MOST, taken.length)}">
      ${fanAround(taken.slice(0, MOST)).map(({ card, tilt }) => html`<div class=${tilt ? "" : "ic-sweeper"} style="--tilt:${tilt}">${fullCard(card)}</div>`)}
    </div>
    <svg class="ic-ribbon" viewBox="0 0 560 150" aria-hidden="true">
      ${svg`<path d="M8 46Q70 30 118 34L112 122Q64 116 4 134L34 92Z" fill="#c08a10"/><path d="M552 46Q490 30 442 34L448 122Q496 116 556 134L526 92Z" fill="#c08a10"/><path d="M118 34L112 122L146 112L142 60Z" fill="#8a5f04"/><path d="M442 34L448 122L414 112L418 60Z" fill="#8a5f04"/><path d="M78 14Q280-16 482 14L474 112Q280 82 86 112Z" fill="#f7c948" stroke="#8a5f04" stroke-width="3" stroke-linejoin="round"/><path d="M92 24Q280-4 468 24M98 100Q280 72 462 100" fill="none" stroke="#fff3c4" stroke-width="3"/><path id="ic-ribbon-line" d="M86 84Q280 56 474 84" fill="none"/><text><textPath href="#ic-ribbon-line" startOffset="50%">${cheer.text}</textPath></text>`}
    </svg>
  </div>`;
}
