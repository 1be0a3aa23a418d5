// @ts-check
/** Somebody who says something without a word: a face under a cap, drawn by what each part does. */

import { html, nothing, svg } from "lit-html";

const INK = "#2a1d16";
const COATS = {
  level: svg`<path d="M5 58C5 47 15 43 28 43S51 47 51 58Z" />`,
  raised: svg`<path d="M5 58C5 47 15 43 26 43C35 43 37 35 44 34C51 33 52 44 52 58Z" />
    <path fill="none" d="M46 29l2-4M51 31l4-3M54 36l4-1" />`,
};
const pupils = (/** @type {number} */ y) => svg`<g fill=${INK} stroke="none">
    <circle cx="22" cy=${y} r="1.9" /><circle cx="34" cy=${y} r="1.9" /></g>`;
const WHITES = svg`<g fill="#fff" stroke-width="1.2"><ellipse cx="22" cy="24.5" rx="4" ry="3.4" />
    <ellipse cx="34" cy="24.5" rx="4" ry="3.4" /></g>`;
const EYES = {
  ahead: svg`${WHITES}${pupils(25)}<path fill="none" d="M17.5 19.500q4-2.5 8-.5M30.5 19q4-2 8 .5" />`,
  up: svg`${WHITES}${pupils(22.4)}<path fill="none" d="M17.5 17q4-3.5 8-1M30.5 16q4-2.5 8 1" />`,
};
const LIPS = "#c2413a";
const MOUTHS = {
  smiling: svg`<path fill="none" d="M22 36q6 4.5 12 0" />`,
  stretched: svg`<rect x="17" y="34.5" width="22" height="5" rx="2.5" fill=${LIPS} stroke-width="1.3" />
    <path fill="none" stroke-width="1.4" d="M18 37h20M14.5 33.500q-1.5 3 0 6.500M41.5 33.500q1.5 3 0 6.5" />`,
  aside: svg`<path fill=${LIPS} stroke-width="1.3" d="M28 38.500q6 .5 10.5-5.500q2.5 4-2 7q-4 2-8.5-1.500Z" />
    <path fill="none" stroke-width="1.4" d="M41.5 29q2.5 3 1 7" />`,
  tongue: svg`<path fill="none" d="M21.5 35.500q6.5 4 13 0" />
    <path fill="#e8756f" stroke-width="1.3" d="M24.8 37.200c-.5 7 6.9 7 6.4 0Z" />`,
};
const HEAD = svg`<path fill="#e9b98b" stroke="none" d="M23 40h10v6q-5 4-10 0Z" />
  <g fill="#f6d0a5"><circle cx="13.5" cy="27" r="3" /><circle cx="42.5" cy="27" r="3" />
  <path d="M14 20C13 34 18 45 28 45S43 34 42 20Z" /></g>
  <g fill="#ee9f83" opacity=".7" stroke="none"><circle cx="18" cy="32" r="2.8" /><circle cx="38" cy="32" r="2.8" /></g>`;
const NOSE = svg`<path fill="none" stroke-width="1.5" d="M28 25q-3.5 6.5-1.5 7.200t4-.4" />`;
const CAP = svg`<path fill="#6b6f4a" d="M12.5 19C9 8 19 4 29 4C42 4 46 12 43.5 19C35 14.5 22 14.5 12.5 19Z" />
  <path fill="#565a3a" d="M12.5 19C22 14.5 35 14.5 43.5 19C34 17.5 22 17.5 9 23C8 21 9.5 19.5 12.5 19Z" />`;

/** The picture; words stand beside it. @param {GestureModel | null | undefined} parts */
export const gesture = (parts) =>
  parts
    ? html`<svg class="ic-gesture" viewBox="0 0 60 58" aria-hidden="true" focusable="false">
        <g stroke=${INK} stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
          <g fill="#3f6a94">${COATS[parts.shoulders]}</g>
          <g transform=${parts.shoulders === "raised" ? "rotate(7 28 44)" : "rotate(0)"}>
            ${HEAD}${EYES[parts.eyes]}${NOSE}${MOUTHS[parts.mouth]}${CAP}
          </g>
        </g>
      </svg>`
    : nothing;
