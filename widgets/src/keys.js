// @ts-check
/** Keys: pure functions from what was pressed to what it means. */

/** @typedef {"left" | "right" | "first" | "last" | "play" | "lift" | "why" | "hint" | "undo" | "redo" | "last-taken" | "sort" | "count" | "earlier" | "later" | "close" | "ear" | "up" | "down" | `tell ${import("./answers.js").Question}` | `way ${number}`} Command */

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
const ANYWHERE = {
  "?": "why",
  h: "hint",
  z: "undo",
  y: "redo",
  l: "last-taken",
  c: "count",
  t: "tell stock",
  b: "tell lying",
  p: "tell points",
  g: "tell players",
  k: "tell keys",
  e: "ear",
  s: "sort",
  Escape: "close",
};

/** What a key goes on doing while it is held down. @type {Command[]} */
export const MOVES = ["left", "right", "first", "last", "up", "down", "earlier", "later"];

/** Letters of other scripts, and what is told of a key whose letter is not known. */
const NO_LATIN = /^(?:Process|Unidentified|(?:(?!\p{Script=Latin})[\p{L}\p{M}])+)$/u;

/**
 * The letter, digit or question mark on a key; where its keyboard has another script, the one at its place.
 * @param {{ key: string, code?: string, shiftKey?: boolean }} event
 */
function letterOf({ key, code = "", shiftKey }) {
  const [, letter, digit] = /^(?:Key([A-Z])|Digit([1-9]))$/.exec(code) ?? [];
  if (letter && NO_LATIN.test(key)) return letter.toLowerCase();
  if (digit && !shiftKey && !(key in ANYWHERE)) return digit;
  if (code === "Slash" && shiftKey && /^\P{ASCII}/u.test(key)) return "?";
  return key.length === 1 ? key.toLowerCase() : key;
}

/**
 * What a key means.
 * @param {{ key: string, code?: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean, shiftKey?: boolean }} event
 * @param {boolean} inHand whether a card of the hand has the focus
 * @returns {Command | null}
 */
export function commandOf(event, inHand) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const key = letterOf(event);
  if (/^[1-9]$/.test(key)) return `way ${Number(key)}`;
  if (inHand && event.shiftKey && SHIFTED[key]) return SHIFTED[key];
  return (inHand && IN_HAND[key]) || ANYWHERE[key] || null;
}

/**
 * The place that an arrow leads to; the ends meet.
 * @param {number} place
 * @param {number} count
 * @param {Command} command
 */
export function nextPlace(place, count, command) {
  if (!count) return -1;
  if (command === "first") return 0;
  if (command === "last") return count - 1;
  return (place + (command === "left" ? count - 1 : 1)) % count;
}
