// @ts-check
/** Levels of practice: at which one somebody plays each game, and when the next one is proposed. */

import { decodeHash, encodeHash } from "./address.js";

/** @typedef {import("./store.js").SavedState} SavedState */
/** @typedef {Record<string, { at?: string, won: Record<string, boolean[]> }>} Levels By game, the level `at` which it is played, and which of the last deals at each level were won. */
/** @typedef {{ game: string, level: string, won: boolean, sides: number }} Played A deal without help. */

/** How well the others can play, the weakest first. */
export const LEVELS = ["1", "2", "3", "4", "5"];
/** Where a new player begins: a higher one is proposed, a lower one never. */
const FIRST = LEVELS[0];
/** How many deals of a level are remembered. */
const DEALS = 8;
/** How many won of them are about half, where two sides play; and where more do. */
const HALF = 4;
const SHARE = 3;

/** What of kept levels is as it should be. @param {[string, any][]} games @returns {Levels} */
export const validLevels = (games) =>
  Object.fromEntries(
    games.map(([game, own]) => [
      game,
      {
        ...(typeof own?.at === "string" ? { at: own.at } : {}),
        won: Object.fromEntries(Object.entries(own?.won ?? {}).filter(([, deals]) => isDeals(deals))),
      },
    ]),
  );

/** @param {any} deals */
const isDeals = (deals) => Array.isArray(deals) && deals.every((each) => typeof each === "boolean");

/** The level at which somebody plays a game; one set by an earlier release may have a name instead of a number.
 * @param {SavedState} state @param {string} game */
export const levelAt = ({ levels, settings }, game) => levels[game]?.at ?? settings.level ?? FIRST;

/** Play a game at a level from now on. @param {SavedState} state @param {string} game @param {string} at @returns {SavedState} */
export const setLevel = (state, game, at) => ({
  ...state,
  levels: { ...state.levels, [game]: { at, won: state.levels[game]?.won ?? {} } },
});

/** A token with the level of whoever sits down, where it names none. @param {SavedState} state @param {string} token */
export const withLevel = (state, token) =>
  /;\s*level=/.test(token) ? token : `${token}; level=${levelAt(state, token.split(";")[0].trim())}`;

/** A token as an address has it, with the same level. @param {SavedState} state @param {string} hash */
export const hashWithLevel = (state, hash) => encodeHash(withLevel(state, decodeHash(hash).text));

/** Remember a deal at a level. @param {SavedState} state @param {Played} played @returns {SavedState} */
export function recordPlayed(state, { game, level, won }) {
  const own = state.levels[game] ?? { won: {} };
  const all = [...(own.won[level] ?? []), won].slice(-DEALS);
  return { ...state, levels: { ...state.levels, [game]: { ...own, won: { ...own.won, [level]: all } } } };
}

/** The level to propose after a deal: the next, once about half of the last deals were won at one's own; else "".
 * @param {SavedState} state @param {Played} played */
export function proposedLevel(state, { game, level, won, sides }) {
  const at = levelAt(state, game);
  const elsewhere = LEVELS.includes(at) && at !== level; // a link or a class chose another one
  const number = state.levels[game]?.won[level]?.filter(Boolean).length ?? 0;
  if (elsewhere || !won || number < (sides > 2 ? SHARE : HALF)) return "";
  return LEVELS[LEVELS.indexOf(level) + 1] ?? "";
}

/** The next level was proposed: it is again after as many deals. @param {SavedState} state @param {Played} played @returns {SavedState} */
export function beginSeries(state, { game, level }) {
  const own = state.levels[game];
  return { ...state, levels: { ...state.levels, [game]: { ...own, won: { ...own.won, [level]: [] } } } };
}
