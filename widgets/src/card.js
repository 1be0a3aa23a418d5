// @ts-check
/** Pictures of cards: the art, and the corner that says which card it is, at every size. */

import { html, nothing, svg } from "lit-html";

import deck from "../../italiancards/static/cards.svg";

const ID = "ic-deck";
/** The pack whose cards have a thin frame. */
const FRAMED = "it-";

/** The whole deck, read but not shown: a browser takes 0.2 s to lay out all of its parts.
 * @type {Document | undefined} */
let parts;
/** What the corner of a court card shows while a table is drawn. */
let corners = "pictures";

/** Say what the corners show from now on. @param {string} way */
export const showCorners = (way) => {
  corners = way;
};

/** @param {string} id */
const partOf = (id) => (parts ??= new DOMParser().parseFromString(deck, "image/svg+xml")).getElementById(id);

/** Put a part of the deck into the page, once, with the parts that it is drawn from. @param {string} id */
function lay(id) {
  if (document.getElementById(id)) return;
  const part = partOf(id);
  if (!part) throw new Error(`The deck has no ${id}.`);
  for (const use of [part, ...part.querySelectorAll("use")]) {
    const other = use.getAttribute("href");
    if (other) lay(other.slice(1)); // a part may be another one in its place
  }
  holder().append(document.importNode(part, true));
}

/** Where the parts of the deck stand, and every card can refer to them. */
function holder() {
  const there = document.getElementById(ID);
  if (there) return there;
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  made.id = ID;
  made.setAttribute("aria-hidden", "true");
  made.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  document.body.append(made);
  return made;
}

/** A part of the deck. @param {string} id @param {string} [kind] */
function use(id, kind) {
  lay(id);
  return svg`<use class=${kind ?? nothing} href="#${id}" />`;
}

/** @param {unknown} inside */
const card = (inside) =>
  html`<svg viewBox="0 0 250 400" aria-hidden="true" focusable="false">${inside}</svg>`;

/** A sign of the deck by itself, drawn around its middle. @param {string} name @param {number} reach */
export const sign = (name, reach) =>
  html`<svg viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}" aria-hidden="true" focusable="false"
    >${use(`ic-${name}`)}</svg
  >`;

/** A card's face, which fits the card that it lies in. @param {string} face */
export function picture(face) {
  const own = `ic-${face}-corner`;
  const one = !!partOf(own);
  const framed = face.startsWith(FRAMED);
  const paper = framed
    ? svg`${use("ic-paper", "ic-frame")}${use("ic-paper-bare", "ic-bare")}`
    : use("ic-paper-fr");
  return card(
    svg`${paper}<g class="ic-art ${one && framed ? "ic-pips" : ""}">${use(`ic-${face}-art`)}</g
      ><g class="ic-corner">${use(one ? own : `ic-${face}-${corners}`)}</g>`,
  );
}

/** All that is read of a card as small as a letter: its corner, as large as the card. @param {string} face */
function index(face) {
  const own = `ic-${face}-corner`;
  const paper = face.startsWith(FRAMED) ? "ic-paper-bare" : "ic-paper-fr";
  const corner = use(partOf(own) ? own : `ic-${face}-${corners}`);
  return card(svg`${use(paper)}<g class="ic-index">${corner}</g>`);
}

/** The back of a card. */
export const back = () => card(use("ic-back"));

/** A small card in a line of text. @param {{ face: string, name: string }} told */
export const mini = (told) =>
  html`<span class="ic-card ic-mini" role="img" aria-label=${told.name} title=${told.name}
    >${index(told.face)}</span
  >`;

/** A card to be looked at. @param {{ face: string, name: string }} told @param {string} [kind] */
export const shown = (told, kind = "") =>
  html`<span class="ic-card ${kind}" role="img" aria-label=${told.name}>${picture(told.face)}</span>`;
