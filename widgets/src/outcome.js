// @ts-check
/** The outcome of a lesson: what was known without help, and what comes back when. */

import { masteryOf, wentWrong } from "./store.js";

/** @typedef {LessonModel["learnt"][number]} Line */
/** @typedef {{ answers: boolean[], known: boolean[], returns: Line[], again: boolean, medal: boolean }} Outcome */

/** What came of a lesson, as this browser keeps it: nobody is judged by what was not asked of him, or was shown
 * to a class. @param {LessonModel} lesson @param {string} page @param {import("./store.js").SavedState} state
 * @param {boolean} shown @returns {Outcome} */
export function outcomeOf({ learnt, asked, quiz }, page, state, shown) {
  const saved = state.pages[page]?.answers ?? {};
  const answers = shown ? [] : quiz.map((id) => saved[id]).filter((right) => right !== undefined);
  const known = learnt.map((line) => !shown && line.known && saved[line.question] !== false);
  const missed = new Set(
    Object.values(state.memory[page] ?? {})
      .filter(wentWrong)
      .map(({ last }) => last),
  );
  const returns = shown
    ? []
    : asked.filter(({ question }) => missed.has(question) || saved[question] === false);
  const again = !shown && masteryOf(state, page) === "again";
  const medal = !shown && !again && (answers.length ? answers : known).every(Boolean);
  return { answers, known, returns, again, medal };
}
