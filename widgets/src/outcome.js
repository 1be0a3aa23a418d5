// @ts-check
/** The outcome of a lesson: what was known without help, and what comes back when. */

import { DAYS, masteryOf } from "./store.js";

/** @typedef {LessonModel["learnt"][number]} Line */
/** @typedef {{ line: Line, days: number }} Return What was missed, and after how many days it comes back. */
/** @typedef {{ answers: boolean[], known: boolean[], returns: Return[], again: boolean, medal: boolean }} Outcome */

/** What came of a lesson, as this browser keeps it: nobody is judged by what was not asked of him, or was shown
 * to a class. @param {LessonModel} lesson @param {string} page @param {import("./store.js").SavedState} state
 * @param {boolean} shown @returns {Outcome} */
export function outcomeOf({ learnt, asked, quiz }, page, state, shown) {
  const saved = state.pages[page]?.answers ?? {};
  const answers = shown ? [] : quiz.map((id) => saved[id]).filter((right) => right !== undefined);
  const known = learnt.map((line) => !shown && line.known && saved[line.question] !== false);
  const returns = asked.flatMap((line) => {
    const back = state.mistakes.find((each) => each.page === page && each.id === line.question);
    return back && !shown ? [{ line, days: DAYS[back.stage] }] : [];
  });
  const again = !shown && masteryOf(state, page) === "again";
  const medal = !shown && !again && (answers.length ? answers : known).every(Boolean);
  return { answers, known, returns, again, medal };
}
