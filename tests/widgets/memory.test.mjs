// What was learnt is asked again when it is about to be forgotten.

import assert from "node:assert/strict";
import { test } from "node:test";

import { cardOf, dueIdeas, levelOf, today } from "../../widgets/src/memory.js";
import { dayOf, emptyState } from "../../widgets/src/store.js";

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;
const of = (...days) => ({ part: 1, last: "q", days });
/** The day on which an idea is asked again. */
const dueDay = (idea) => cardOf(idea).due.getTime() / DAY;
const state = (memory) => ({ ...emptyState(), memory });

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
  const day = dayOf(NOW);
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
