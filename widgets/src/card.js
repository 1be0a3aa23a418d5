// @ts-check
/** Pictures of cards: the art, and the corner that says which card it is, at every size. */

import { html, nothing, svg } from "lit-html";

import { icon } from "./icons.js";

import deck from "../../italiancards/static/cards.svg";

/** The pack whose cards have a thin frame. */
const FRAMED = "it-";

/** The whole deck, read but not shown: a browser takes 0.2 s to lay out all of its parts.
 * @type {Document | undefined} */
let parts;
/** The deck of the table that is drawn. @type {Deck} */
let currentDeck;
/** What the corner of a court card shows there. */
let corners = "pictures";

/** Draw cards from a deck from now on. @param {Deck} next @param {string} way what the corners show */
export const useDeck = (next, way) => {
  currentDeck = next;
  corners = way;
};

/** @param {string} id */
const partOf = (id) => (parts ??= new DOMParser().parseFromString(deck, "image/svg+xml")).getElementById(id);

/** The parts of the deck that a table is drawn from. They stand beside its root: a picture refers to nothing
 * outside of a shadow root, and what a host takes away takes nothing from another table. In the root each part
 * would be styled by rules for all that is there. */
export class Deck {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.parts = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.parts.setAttribute("aria-hidden", "true");
    this.parts.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
    root.after(this.parts);
    /** @type {Set<string>} */
    this.ids = new Set();
  }

  /** Put a part there, once, with the parts that it is drawn from. @param {string} id */
  lay(id) {
    if (this.ids.has(id)) return;
    this.ids.add(id);
    const part = partOf(id);
    if (!part) throw new Error(`The deck has no ${id}.`);
    for (const node of [part, ...part.querySelectorAll("use")]) {
      const other = node.getAttribute("href");
      if (other) this.lay(other.slice(1)); // a part may be another one in its place
    }
    this.parts.append(document.importNode(part, true));
  }
}

/** A part of the deck. @param {string} id @param {string} [kind] */
function use(id, kind) {
  currentDeck.lay(id);
  return svg`<use class=${kind ?? nothing} href="#${id}" />`;
}

/** @param {unknown} inside */
const cardPicture = (inside) =>
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
  return cardPicture(
    svg`${paper}<g class="ic-art ${one && framed ? "ic-pips" : ""}">${use(`ic-${face}-art`)}</g
      ><g class="ic-corner">${use(one ? own : `ic-${face}-${corners}`)}</g>`,
  );
}

/** All that is read of a card as small as a letter: its corner, as large as the card. @param {string} face */
function index(face) {
  const own = `ic-${face}-corner`;
  const paper = face.startsWith(FRAMED) ? "ic-paper-bare" : "ic-paper-fr";
  const corner = use(partOf(own) ? own : `ic-${face}-${corners}`);
  return cardPicture(svg`${use(paper)}<g class="ic-index">${corner}</g>`);
}

/** The figure of a card's corner by itself, which says its rank. @param {string} face */
export function rankFigure(face) {
  const own = `ic-${face}-corner`;
  const signs = partOf(partOf(own) ? own : `ic-${face}-${corners}`)?.querySelectorAll("use");
  const figure = signs?.[signs.length - 1];
  const id = figure?.getAttribute("href")?.slice(1) ?? "";
  return html`<svg viewBox="4 6 48 54" aria-hidden="true" focusable="false" stroke=${figure?.getAttribute("stroke") ?? nothing}
    >${use(id)}</svg
  >`;
}

/** The back of a card. */
export const back = () => cardPicture(use("ic-back"));

/** A small card in a line of text. @param {{ face: string, name: string }} card */
export const miniCard = (card) =>
  html`<span class="ic-card ic-mini" role="img" aria-label=${card.name} title=${card.name}
    >${index(card.face)}</span
  >`;

/** Whether a card was the right one to play, on its face: of the puzzle, if it was tried there.
 * @param {string} key @param {Pick<TableModel, "puzzle">} table @param {Words} words */
export function verdictMark(key, { puzzle }, words) {
  if (!puzzle?.tried.includes(key)) return nothing;
  const verdict = ["right", "shown"].includes(puzzle.phase) ? "right" : "wrong";
  return html`<span class="ic-verdict ic-is-${verdict}" role="img" aria-label=${words[`puzzle-${verdict}`]}
    >${icon(verdict === "right" ? "yes" : "close")}</span>`;
}

/** A card to be looked at. @param {{ face: string, name: string }} card @param {string} [kind] */
export const fullCard = (card, kind = "") =>
  html`<span class="ic-card ${kind}" role="img" aria-label=${card.name}>${picture(card.face)}</span>`;
