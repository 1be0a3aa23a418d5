// What came of a lesson: only what somebody was asked counts, and what was missed comes back.

import assert from "node:assert/strict";
import { test } from "node:test";

import { outcomeOf } from "../../widgets/src/outcome.js";
import { emptyState, finishLesson, recordAnswer } from "../../widgets/src/store.js";

const PAGE = "100_briscola_the_trick";
const NOW = 1_800_000_000_000;
const line = (question, known = true) => ({ text: question, cards: [], known, question });
const lesson = {
  learnt: [line("a"), line("b", false)],
  asked: [line("a"), line("x"), line("y")],
  quiz: ["x", "y"],
};
const answered = (right) =>
  finishLesson(
    Object.entries(right).reduce((all, [id, good]) => recordAnswer(all, PAGE, id, good, NOW), emptyState()),
    PAGE,
    NOW,
    lesson.quiz,
  );

test("whoever was asked nothing missed nothing", () => {
  const { answers, returns, again } = outcomeOf(lesson, PAGE, emptyState(), false);
  assert.deepEqual([answers, returns, again], [[], [], false]);
});

test("what is shown to a class is neither scored nor praised, whatever its teacher answered", () => {
  const outcome = outcomeOf(lesson, PAGE, answered({ x: false, y: false }), true);
  assert.deepEqual(outcome, { answers: [], known: [false, false], returns: [], again: false, medal: false });
});

test("a medal is for a quiz without a mistake, and a tick for what was known without help", () => {
  const all = outcomeOf(lesson, PAGE, answered({ x: true, y: true }), false);
  assert.deepEqual([all.answers, all.known, all.medal], [[true, true], [true, false], true]);
  const most = outcomeOf(lesson, PAGE, answered({ a: false, x: true, y: false }), false);
  assert.deepEqual([most.known, most.medal], [[false, false], false]);
});

test("what was missed comes back tomorrow", () => {
  const { returns, again } = outcomeOf(lesson, PAGE, answered({ x: false, y: false }), false);
  assert.deepEqual(
    returns.map(({ text }) => text),
    ["x", "y"],
  );
  assert.equal(again, true);
});
