// What was learnt is asked again when it is about to be forgotten.

import assert from "node:assert/strict";
import { test } from "node:test";

import { cardOf, dueIdeas, levelOf, today } from "../../widgets/src/memory.js";
import * as store from "../../widgets/src/store.js";

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;
const PAGE = "100_briscola_the_trick";
const DAY_OF_NOW = store.dayOf(NOW);
const wrong = (kept, now = NOW) => store.recordAnswer(kept, PAGE, "q", false, now);
const right = (kept, now) => store.recordAnswer(kept, PAGE, "q", true, now);
const ideaOf = (kept, name = "q") => kept.memory[PAGE][name];
const of = (...days) => ({ part: 1, last: "q", days });
/** The day on which an idea is asked again. */
const dueDay = (idea) => cardOf(idea).due.getTime() / DAY;
const state = (memory) => ({ ...store.emptyState(), memory });

test("what is known is asked at ever longer intervals, and what went wrong on the next day", () => {
  const days = [[100, true]];
  const gaps = [];
  for (let time = 0; time < 4; time += 1) {
    const due = dueDay(of(...days));
    gaps.push(due - days.at(-1)[0]);
    days.push([due, true]);
  }
  assert.ok(
    gaps.every((gap, at) => at === 0 || gap > 2 * gaps[at - 1]),
    gaps,
  );
  assert.equal(dueDay(of([100, false])), 101);
  assert.ok(dueDay(of(...days, [400, false])) - 400 < gaps.at(-1));
});

test("an idea is seen while it goes wrong, known, and sure when it is remembered for three weeks", () => {
  assert.equal(levelOf(of([100, true], [103, false])), "seen");
  assert.equal(levelOf(of([100, true])), "known");
  assert.equal(levelOf(of([100, true], [103, true], [120, true])), "sure");
});

test("one's own mistakes come first, then what is the nearest to be forgotten; what is not due does not", () => {
  const day = DAY_OF_NOW;
  const memory = {
    a: { old: of([day - 30, true]), older: of([day - 60, true]), fresh: of([day - 1, true]) },
    b: { missed: of([day - 1, false]) },
  };
  const names = dueIdeas(state(memory), NOW).map(({ idea }) => idea);
  assert.deepEqual(names, ["missed", "older", "old"]);
});

test("a day asks seven of several pages, three of one, page by page", () => {
  const many = (page, count) => Array.from({ length: count }, (_, at) => ({ page, idea: `${page}${at}` }));
  assert.equal(today(many("a", 20)).length, 7);
  const mixed = today([...many("a", 5), ...many("b", 5), ...many("c", 5)]);
  assert.deepEqual(
    mixed.map(({ idea }) => idea),
    ["a0", "a1", "a2", "b0", "b1", "b2", "c0"],
  );
  assert.deepEqual(today([]), []);
});

// What is remembered, day by day.

test("each day of an idea is remembered once, and what went wrong on it stays wrong", () => {
  let kept = right(wrong(store.emptyState()), NOW);
  assert.deepEqual(ideaOf(kept), { part: 0, last: "q", days: [[DAY_OF_NOW, false]] });
  assert.equal(kept.pages[PAGE].answers.q, true);
  kept = right(kept, NOW + 2 * DAY);
  assert.deepEqual(ideaOf(kept).days, [
    [DAY_OF_NOW, false],
    [DAY_OF_NOW + 2, true],
  ]);
  kept = wrong(kept, NOW + 2 * DAY);
  assert.deepEqual(ideaOf(kept).days.at(-1), [DAY_OF_NOW + 2, false]);
});

test("questions about one idea are remembered together, with the one that asked last or went wrong", () => {
  const about = { idea: "a", part: 2 };
  let kept = store.recordAnswer(store.emptyState(), PAGE, "a", false, NOW, about);
  kept = store.recordAnswer(kept, PAGE, "b", true, NOW, about);
  assert.deepEqual(kept.memory[PAGE], { a: { part: 2, last: "a", days: [[DAY_OF_NOW, false]] } });
  kept = store.recordAnswer(kept, PAGE, "b", true, NOW + DAY, about);
  assert.equal(ideaOf(kept, "a").last, "b");
});

test("what no lesson teaches is remembered once it went wrong", () => {
  assert.deepEqual(right(store.emptyState(), NOW).memory, {});
  assert.deepEqual(ideaOf(right(wrong(store.emptyState()), NOW + DAY)).days.length, 2);
});

test("an idea that was known by another name is remembered under its own", () => {
  let kept = wrong(store.emptyState());
  kept = store.recordAnswer(kept, PAGE, "b", true, NOW + DAY, { idea: "a", part: 1, was: "q" });
  assert.deepEqual(kept.memory[PAGE], {
    a: {
      ...{ part: 1, last: "b" },
      days: [
        [DAY_OF_NOW, false],
        [DAY_OF_NOW + 1, true],
      ],
    },
  });
});

test("what was asked is not asked again today", () => {
  const due = [
    { page: PAGE, idea: "q" },
    { page: "other", idea: "q" },
  ];
  const kept = wrong(store.setToday(store.emptyState(), due));
  assert.deepEqual(kept.today, [due[1]]);
});
