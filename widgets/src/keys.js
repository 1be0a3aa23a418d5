// @ts-check
/** Keys: pure functions from what was pressed to what it means. */

/** @typedef {"left" | "right" | "first" | "last" | "play" | "lift" | "why" | "hint" | "undo" | "redo" | "last-taken" | "sort" | "count" | "earlier" | "later" | "close" | "up" | "down" | `way ${number}`} Command */

/** @type {Record<string, Command>} */
const IN_HAND = {
  ArrowLeft: "left",
  ArrowUp: "up",
  ArrowRight: "right",
  ArrowDown: "down",
  Home: "first",
  End: "last",
  Enter: "play",
  " ": "lift",
};

/** With the shift key the card goes along. @type {Record<string, Command>} */
const SHIFTED = { ArrowLeft: "earlier", ArrowRight: "later" };

/** @type {Record<string, Command>} */
const ANYWHERE = { "?": "why", h: "hint", z: "undo", y: "redo", l: "last-taken", c: "count", s: "sort", Escape: "close" };

/**
 * What a key means.
 * @param {{ key: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean, shiftKey?: boolean }} event
 * @param {boolean} inHand whether a card of the hand has the focus
 * @returns {Command | null}
 */
export function commandOf(event, inHand) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (/^[1-9]$/.test(event.key)) return `way ${Number(event.key)}`;
  if (inHand && event.shiftKey && SHIFTED[event.key]) return SHIFTED[event.key];
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return (inHand && IN_HAND[key]) || ANYWHERE[key] || null;
}

/**
 * The place that an arrow leads to; the ends meet.
 * @param {number} place
 * @param {number} count
 * @param {Command} command
 */
export function moved(place, count, command) {
  if (!count) return -1;
  if (command === "first") return 0;
  if (command === "last") return count - 1;
  return (place + (command === "left" ? count - 1 : 1)) % count;
}
