// @ts-check
/** Pictures of cards. */

import { html, svg } from "lit-html";

import deck from "../static/cards.svg";
import { symbolsOf } from "./sizes.js";

const ID = "ic-deck";

/** The whole deck, read but not shown: a browser takes 0.2 s to lay out all of its parts.
 * @type {Document | undefined} */
let parts;

/** Put a part of the deck into the page, once, with the parts that it is drawn from. @param {string} id */
function lay(id) {
  if (document.getElementById(id)) return;
  parts ??= new DOMParser().parseFromString(deck, "image/svg+xml");
  const part = parts.getElementById(id);
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

/** @param {string[]} symbols */
function drawn(symbols) {
  symbols.forEach(lay);
  return html`<svg viewBox="0 0 250 400" aria-hidden="true" focusable="false">
    ${symbols.map((symbol) => svg`<use href="#${symbol}" />`)}
  </svg>`;
}

/**
 * A card's face.
 * @param {string} face
 * @param {number} width
 * @param {boolean} overlapped
 */
export const picture = (face, width, overlapped) => drawn(symbolsOf(face, width, overlapped));

/** The back of a card. */
export const back = () => drawn(["ic-back"]);

/** A small compact card in a line of text. @param {{ face: string, name: string }} card */
export const mini = (card) =>
  html`<span class="ic-mini" role="img" aria-label=${card.name} title=${card.name}
    >${picture(card.face, 0, false)}</span
  >`;
