// @ts-check
/** What a browser keeps of a learner: no account, nothing on the server, one text in its storage. */

import { validHouses } from "./houses.js";
import { isMemoryRecord, withAnswer } from "./memory_record.js";
import { validLevels } from "./practice_levels.js";
import { memoryOfMistakes } from "./earlier_mistakes.js";
import { entries, isObject } from "./entries.js";
import { movedState } from "./moved_lessons.js";
import * as storage from "./storage.js";
import { startOf } from "./tokens.js";

/** Where it stands in the storage, and where a text goes that cannot be read. */
export const KEY = "italiancards";
const DAMAGED = "italiancards-damaged";
export const FORMAT = 7;

const DAY = 24 * 60 * 60 * 1000;
/** How many ideas of a page are remembered, and how many days of each; the oldest go first. */
const MOST = 200;
const MOST_DAYS = 20;
/** How many hands of other tabs are put aside. */
const ASIDE = 4;

/**
 * @typedef {{ part: number, last: string, days: [number, boolean][] }} Idea
 * @typedef {{ page: string, idea: string }} DueIdea
 * @typedef {{ token: string, when: number, told?: string, step?: number, steps?: number, over?: boolean }} Place
 * @typedef {{ done?: number, again?: number, answers: Record<string, boolean> }} Course
 * @typedef {{ deals: number, won: number, puzzles: number, day: number, days: number }} Figures
 * @typedef {import("./memory_record.js").MemoryRecord} MemoryRecord
 * @typedef {{ format: number, settings: Record<string, string>, pages: Record<string, Course>,
 *   memory: Record<string, Record<string, Idea>>, today: DueIdea[], places: Record<string, Place>, houses?: import("./houses.js").Houses, aside?: Record<string, Place[]>,
 *   figures: Figures, table: string, trainer: Record<string, MemoryRecord>, levels: import("./practice_levels.js").Levels }} SavedState
 *
 * The memory holds, by page, each idea that was asked about: the part of its lesson, the question that asked last
 * (or that went wrong on that day), and the days of answers, with whether all of a day were right. What belongs to
 * no lesson is an idea once it went wrong. `today` is what is asked again today, in order. `levels` are those of each game:
 * `at` which it is played, and which of the last deals were won at each. `trainer` has the records of the memory trainer.
 */

/** Nothing played yet: deals, deals won and puzzles solved, the last day that something was done,
 * and how many days in a row that made. @type {Figures} */
const NONE = { deals: 0, won: 0, puzzles: 0, day: 0, days: 0 };

/** @returns {SavedState} */
export const emptyState = () => ({
  ...{ format: FORMAT, settings: {}, pages: {}, memory: {}, today: [], places: {} },
  ...{ figures: { ...NONE }, table: "", levels: {}, trainer: {} },
});

/** From each format to the next. @type {Record<number, (kept: any) => any>} */
const UPGRADES = {
  // Once each setting stood by itself, and nothing else was kept.
  1: (old) => ({ ...emptyState(), format: 2, settings: old.settings }),
  // Nothing was counted, what was agreed last was not remembered, and letters in the corner were
  // "always" there, or only where cards overlap.
  2: (old) => ({ ...old, format: 3, figures: { ...NONE }, table: "", settings: withLetters(old.settings) }),
  // Only mistakes came back, each after a day, three days and a week, and then was known.
  3: ({ mistakes, ...old }) => ({
    ...old,
    format: 4,
    memory: memoryOfMistakes(mistakes, old.pages, dayOf),
    today: [],
  }),
  // All games had one level, and who set none played at "medium".
  4: (old) => ({
    ...old,
    format: 5,
    settings: old.figures?.deals > 0 ? { level: "medium", ...old.settings } : old.settings,
    levels: {},
  }),
  // There was no memory trainer.
  5: (old) => ({ ...old, format: 6, trainer: {} }),
  // Some house rules were taught in a second lesson of their game.
  6: (old) => ({ ...movedState(old), format: 7 }),
};
/** @param {any} settings */
const withLetters = (settings) =>
  settings?.index === "always" ? { ...settings, index: "letters" } : settings;

/** A text that this version of the site does not understand; it says why. */
export class UnreadableState extends Error {}

/**
 * What a text keeps.
 * @param {string} text
 * @returns {SavedState}
 */
export function parseState(text) {
  let state;
  try {
    state = JSON.parse(text);
  } catch {
    throw new UnreadableState("damaged");
  }
  if (!isObject(state) || !Number.isInteger(state.format)) throw new UnreadableState("damaged");
  if (state.format > FORMAT) throw new UnreadableState("newer");
  while (state.format < FORMAT) {
    if (!(state.format in UPGRADES)) throw new UnreadableState("damaged");
    state = UPGRADES[state.format](state);
  }
  return validState(state);
}

/** What is as it should be; the rest is left out, one by one. @param {any} state @returns {SavedState} */
function validState(state) {
  return {
    format: FORMAT,
    settings: Object.fromEntries(entries(state.settings).filter(([, value]) => typeof value === "string")),
    pages: Object.fromEntries(
      entries(state.pages)
        .filter(([, page]) => isObject(page))
        .map(([name, page]) => [
          name,
          {
            ...(Number.isFinite(page.done) ? { done: page.done } : {}),
            ...(Number.isFinite(page.again) ? { again: page.again } : {}),
            answers: Object.fromEntries(
              entries(page.answers).filter(([, right]) => typeof right === "boolean"),
            ),
          },
        ]),
    ),
    memory: Object.fromEntries(
      entries(state.memory).map(([page, ideas]) => [
        page,
        Object.fromEntries(entries(ideas).filter(([, idea]) => isIdea(idea))),
      ]),
    ),
    today: (Array.isArray(state.today) ? state.today : []).filter(
      (/** @type {any} */ each) => typeof each?.page === "string" && typeof each.idea === "string",
    ),
    places: Object.fromEntries(entries(state.places).filter(([, place]) => isPlace(place))),
    ...(isObject(state.houses) ? { houses: validHouses(state.houses) } : {}),
    ...(isObject(state.aside) ? { aside: asideOf(entries(state.aside)) } : {}),
    figures: /** @type {Figures} */ (
      Object.fromEntries(
        Object.entries(NONE).map(([name, none]) => {
          const number = state.figures?.[name];
          return [name, Number.isInteger(number) && number > 0 ? number : none];
        }),
      )
    ),
    table: typeof state.table === "string" ? state.table : "",
    levels: validLevels(entries(state.levels)),
    trainer: Object.fromEntries(entries(state.trainer).filter(([, record]) => isMemoryRecord(record))),
  };
}

/** @param {any} idea */
const isIdea = (idea) =>
  Number.isInteger(idea?.part) &&
  typeof idea.last === "string" &&
  Array.isArray(idea.days) &&
  idea.days.length > 0 &&
  idea.days.every(
    (/** @type {any} */ each) =>
      Array.isArray(each) && Number.isInteger(each[0]) && typeof each[1] === "boolean",
  );

/** @param {any} place */
const isPlace = (place) => typeof place?.token === "string" && Number.isFinite(place.when);

/** @param {[string, any][]} pages */
const asideOf = (pages) =>
  Object.fromEntries(pages.map(([page, all]) => [page, (Array.isArray(all) ? all : []).filter(isPlace)]));

// What changes it: functions from what is kept to what is kept then.

/** @param {SavedState} state @param {string} page @returns {Course} */
const course = (state, page) => state.pages[page] ?? { answers: {} };

/**
 * A lesson was taken to its end, and begins anew the next time. It is done where most of its quiz was
 * answered right; else it is to be taken again.
 * @param {SavedState} state @param {string} page @param {number} now
 * @param {string[]} [quiz] what its questions are known by
 */
export function finishLesson(state, page, now, quiz = []) {
  const { [page]: _, ...places } = state.places;
  const { again, ...before } = course(state, page);
  const passed = isMostlyRight(before, quiz);
  const after = passed ? { ...before, done: now } : { ...before, again: now };
  return markActive({ ...state, places, pages: { ...state.pages, [page]: after } }, now);
}

/** @param {Course} course @param {string[]} quiz */
const isMostlyRight = ({ answers }, quiz) =>
  2 * quiz.filter((id) => answers[id]).length > quiz.length || !quiz.length;

/** How well somebody has a lesson: not at all, to be taken `again`, `done`, or `mastered`: then
 * nothing of it went wrong the last time. @param {SavedState} state @param {string} page */
export function masteryOf(state, page) {
  const { done, again } = course(state, page);
  if (!done) return again ? "again" : "";
  return Object.values(state.memory[page] ?? {}).some(wentWrong) ? "done" : "mastered";
}

/** Something was done on this day. @param {SavedState} state @param {number} now @param {Partial<Figures>} [more] */
export function markActive(state, now, more = {}) {
  const { figures } = state;
  const day = dayOf(now);
  const days = figures.day === day ? figures.days : figures.day === day - 1 ? figures.days + 1 : 1;
  return { ...state, figures: { ...figures, ...more, day, days } };
}

/** What was agreed when somebody sat down last, as a token. @param {SavedState} state @param {string} table */
export const setTable = (state, table) => ({ ...state, table });

/** A deal was played to its end. @param {SavedState} state @param {boolean} won @param {number} now */
export const countDeal = (state, won, now) =>
  markActive(state, now, { deals: state.figures.deals + 1, won: state.figures.won + Number(won) });

/** A puzzle was solved. @param {SavedState} state @param {number} now */
export const countPuzzle = (state, now) => markActive(state, now, { puzzles: state.figures.puzzles + 1 });

/** A question from memory was answered. @param {SavedState} state @param {string} game @param {string} topic
 * @param {boolean} right @param {number} now */
export function recordMemory(state, game, topic, right, now) {
  const record = withAnswer(state.trainer[game], topic, right);
  return markActive({ ...state, trainer: { ...state.trainer, [game]: record } }, now);
}

/** The days in a row count until a day has passed without any. @param {SavedState} kept @param {number} [now] */
export function figuresOf({ figures: { deals, won, puzzles, day, days } }, now = Date.now()) {
  return { deals, won, puzzles, days: dayOf(now) - day <= 1 ? days : 0 };
}

/** The number of a day where one lives. @param {number} now */
export function dayOf(now) {
  const date = new Date(now);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
}

/** Where somebody is. @param {SavedState} state @param {string} page @param {Place} place */
export const setPlace = (state, page, place) => ({
  ...state,
  places: { ...state.places, [page]: place },
});

/**
 * Before somebody is elsewhere on a page: a hand that another tab left there is put aside.
 * @param {SavedState} state @param {string} page @param {Place} place
 * @param {string[]} mine what this tab's own hand is known by
 */
export function setAside(state, page, place, mine) {
  const { [page]: before } = state.places;
  const start = startOf(place.token);
  const others = state.aside?.[page] ?? [];
  const left = others.filter((each) => startOf(each.token) !== start);
  const strange = before && !before.over && ![start, ...mine].includes(startOf(before.token));
  if (!strange && left.length === others.length) return state;
  const all = [...(strange ? [before] : []), ...left].slice(0, ASIDE);
  return { ...state, aside: { ...state.aside, [page]: all } };
}

/** Whether an idea was not known the last time. @param {Idea} idea */
export const wentWrong = ({ days }) => !days[days.length - 1][1];

/**
 * A question was answered. Its idea is remembered with the day, once: what goes wrong comes back another day.
 * @param {SavedState} state @param {string} page @param {string} id @param {boolean} right @param {number} now
 * @param {{ idea?: string, part?: number, was?: string }} [about] the idea asked about, the part of the lesson
 *   that teaches it, and what the idea was known by until now
 */
export function recordAnswer(state, page, id, right, now, { idea = id, part = 0, was = idea } = {}) {
  const { answers, ...rest } = course(state, page);
  const pages = { ...state.pages, [page]: { ...rest, answers: { ...answers, [id]: right } } };
  const { [idea]: old, [was]: renamed, ...others } = state.memory[page] ?? {};
  const before = [...(old?.days ?? []), ...(was === idea ? [] : (renamed?.days ?? []))].sort(
    ([one], [other]) => one - other,
  );
  const marked = markActive({ ...state, pages }, now);
  if (right && !part && !before.length) return marked;
  const today = dayOf(now);
  const rightToday = before.every(([day, known]) => known || day !== today);
  /** @type {Idea["days"]} */
  const days = [...before.filter(([day]) => day !== today), [today, right && rightToday]];
  const last = right && !rightToday && old ? old.last : id; // what went wrong today is what is told of
  const all = { ...others, [idea]: { part, last, days: days.slice(-MOST_DAYS) } };
  const memory = { ...state.memory, [page]: Object.fromEntries(Object.entries(all).slice(-MOST)) };
  const isAnswered = (/** @type {DueIdea} */ each) => each.page === page && [idea, was].includes(each.idea);
  return { ...marked, memory, today: state.today.filter((each) => !isAnswered(each)) };
}

/** A lesson's last questions were all answered right before it was taken: it is done, and its ideas are known.
 * @param {SavedState} state @param {string} page @param {number} now
 * @param {{ name: string, part: number, question: string }[]} ideas each with a question about it */
export const proveLesson = (state, page, now, ideas) =>
  finishLesson(
    ideas.reduce(
      (all, { name, part, question }) => recordAnswer(all, page, question, true, now, { idea: name, part }),
      state,
    ),
    page,
    now,
  );

/** Decisions that cost points come back, each once. @param {SavedState} state @param {string} page @param {string[]} ids @param {number} now */
export function recordMistakes(state, page, ids, now) {
  const known = new Set(Object.keys(course(state, page).answers));
  return ids
    .filter((id) => !known.has(id))
    .reduce((all, id) => recordAnswer(all, page, id, false, now), state);
}

/** What is asked again today. @param {SavedState} state @param {DueIdea[]} today */
export const setToday = (state, today) => ({ ...state, today });

// The storage itself.

/** What this browser keeps; nothing where a newer version wrote it. @returns {SavedState} */
export function loadState() {
  try {
    return storedState();
  } catch (error) {
    if (error instanceof UnreadableState) return emptyState();
    throw error;
  }
}

function storedState() {
  const text = storage.read(KEY);
  return text === null ? legacyState() : parseState(text);
}

/** What stood there before there was a format. */
function legacyState() {
  const settings = Object.fromEntries(
    ["pace", "index", "level"].flatMap((name) => {
      const value = storage.read(`${KEY}:${name}`);
      return value === null ? [] : [[name, value]];
    }),
  );
  return parseState(JSON.stringify({ format: 1, settings }));
}

/**
 * Change what is kept; says whether it could. What is damaged is put aside first, what a newer
 * version wrote stays as it is.
 * @param {(kept: SavedState) => SavedState} change
 */
export function updateState(change) {
  let now;
  try {
    now = storedState();
  } catch (error) {
    if (!(error instanceof UnreadableState)) throw error;
    if (error.message === "newer") {
      storage.reportStorage(error.message);
      return false;
    }
    storage.write(DAMAGED, storage.read(KEY) ?? "");
    now = emptyState();
  }
  return storage.write(KEY, JSON.stringify(change(now)));
}

/** Where this tab is on a page, whatever others are doing there. @param {string} page @returns {Place | undefined} */
export function readOwnPlace(page) {
  const text = storage.readOwn(ownKey(page));
  return text ? JSON.parse(text) : undefined;
}

/** Keep where this tab is on a page; nothing where it is no more. @param {string} page @param {Place} [place] */
export const writeOwnPlace = (page, place) =>
  storage.writeOwn(ownKey(page), place ? JSON.stringify(place) : "");

/** @param {string} page */
const ownKey = (page) => `${KEY}-place:${page}`;

/** Forget everything. */
export const forgetState = () => storage.forget(KEY);
