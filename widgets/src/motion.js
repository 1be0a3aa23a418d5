// @ts-check
/** Cards glide from where they were to where they are; nobody who asked for less motion sees it. */

const MILLISECONDS = 220;

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {Element} root @returns {Map<string, DOMRect>} */
export function placesOf(root) {
  const places = new Map();
  for (const card of root.querySelectorAll("[data-key]")) {
    places.set(card.getAttribute("data-key"), card.getBoundingClientRect());
  }
  return places;
}

/** Where a card comes from that was not to be seen before: the zone of whoever played it.
 * @param {Element} root @param {Element} card */
function origin(root, card) {
  const from = card.getAttribute("data-from");
  const zone = from && root.querySelector(`[data-zone="${from}"]`);
  return zone ? zone.getBoundingClientRect() : null;
}

/** @param {Element} card @param {DOMRect} from @param {DOMRect} to */
function glide(card, from, to) {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
  const scale = Math.max(0.4, Math.min(2, from.width / to.width || 1));
  card.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }],
    { duration: MILLISECONDS, easing: "ease-out" },
  );
}

/**
 * Let every card glide to its new place.
 * @param {Element} root
 * @param {Map<string, DOMRect>} before where the cards were
 */
export function move(root, before) {
  if (still()) return;
  for (const card of root.querySelectorAll("[data-key]")) {
    const key = card.getAttribute("data-key") ?? "";
    const from = before.get(key) ?? origin(root, card);
    if (from) glide(card, from, card.getBoundingClientRect());
  }
}

/**
 * Let the cards that went to a pile be seen going there.
 * @param {HTMLElement} root
 * @param {Map<string, { rect: DOMRect, node: Node, pile: string }>} gone by key
 */
export function gather(root, gone) {
  if (still()) return;
  const home = root.getBoundingClientRect();
  for (const { rect, node, pile } of gone.values()) {
    const zone = root.querySelector(`[data-zone="${pile}"]`);
    if (!zone) continue;
    const ghost = /** @type {HTMLElement} */ (node);
    ghost.className = "ic-ghost";
    ghost.style.cssText =
      `left:${rect.left - home.left}px;top:${rect.top - home.top}px;` +
      `width:${rect.width}px;height:${rect.height}px`;
    root.append(ghost);
    const to = zone.getBoundingClientRect();
    const x = to.left + to.width / 2 - rect.left - rect.width / 2;
    const y = to.top + to.height / 2 - rect.top - rect.height / 2;
    const end = { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0.2 };
    const flight = ghost.animate([{ transform: "none" }, end], {
      duration: MILLISECONDS,
      easing: "ease-in",
    });
    flight.onfinish = () => ghost.remove();
    flight.oncancel = () => ghost.remove();
  }
}

/**
 * Cards that lie face up now and go to a pile with this view model.
 * @param {HTMLElement} root
 * @param {ZoneModel[]} zones as they will be
 * @param {Map<string, DOMRect>} before
 */
export function going(root, zones, before) {
  const gone = new Map();
  for (const zone of zones.filter((each) => each.spread === "pile")) {
    for (const { key } of zone.cards) {
      const rect = before.get(key);
      const node = rect && root.querySelector(`[data-key="${key}"]`)?.cloneNode(true);
      if (node) gone.set(key, { rect, node, pile: zone.id });
    }
  }
  return gone;
}
