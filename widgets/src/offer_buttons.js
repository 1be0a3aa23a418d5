// @ts-check
/** What chosen cards can do, on the rail: the default in gold, a card's places as pictures, the discard always. */

import { html } from "lit-html";

import { miniCard } from "./card.js";
import { sortOffers } from "./offers.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** The buttons on the rail. @param {{ words: Words, ways: WayModel[], on: Pick<Handlers, "make"> }} props */
export function offerButtons({ words, ways, on }) {
  const { main, places, others } = sortOffers(ways);
  const offer = (/** @type {WayModel} */ way, /** @type {string} */ kind, /** @type {unknown} */ body) =>
    html`<button
      type="button"
      class="ic-action ic-offered ${kind}"
      title=${way.label}
      aria-label=${way.label}
      aria-keyshortcuts=${ways.indexOf(way) + 1}
      @click=${() => on.make(way)}
    >
      <span>${body}</span>
    </button>`;
  const name = (/** @type {WayModel} */ way) => (way.begins && !way.ok ? words["put-in"] : way.short);
  return [
    ...places.map((way) => offer(way, "ic-main ic-place", pictureOf(way))),
    ...(main ? [offer(main, "ic-main", name(main))] : []),
    ...others.map((way) => offer(way, "", name(way))),
  ];
}

/** The card that is stood for there, else the card that goes there. @param {WayModel} way */
function pictureOf(way) {
  const cards = way.lies.flat();
  const shown = cards.find(({ stands }) => stands)?.stands ?? cards[0];
  return shown ? miniCard(shown) : way.label;
}
