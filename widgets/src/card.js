// @ts-check
/** Pictures of cards. */

import { html, svg } from "lit-html";

import deck from "../static/cards.svg";
import { symbolsOf } from "./sizes.js";

const ID = "ic-deck";

/** Put the deck into the page, once, where every card can refer to it. */
export function layOutDeck() {
  if (document.getElementById(ID)) return;
  const holder = document.createElement("div");
  holder.id = ID;
  holder.setAttribute("aria-hidden", "true");
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  holder.innerHTML = deck;
  document.body.append(holder);
}

/** @param {string[]} symbols */
function drawn(symbols) {
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
