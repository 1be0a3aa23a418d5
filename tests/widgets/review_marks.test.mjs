// Marks and arrows of a deal in review.
import assert from "node:assert/strict";
import { test } from "node:test";

import { arrowPath } from "../../widgets/src/arrows.js";
import { reviewMarks } from "../../widgets/src/review_marks.js";

const mark = (hand, table = []) => ({ hand, table, onto: [] });

test("what was played is marked, and what is better goes before it", () => {
  const marks = reviewMarks({ played: mark(["7C"]), better: mark(["2C"], ["AD", "AS"]) });
  assert.deepEqual(["7C", "2C", "AD", "4D"].map(marks), ["played", "better", "taken", ""]);
});

test("a twin has the mark of its card", () => {
  assert.equal(reviewMarks({ played: mark(["7c"]), better: null })("7c#1"), "played");
});

test("where one card takes this or that, what was wrong to take is marked", () => {
  const marks = reviewMarks({ played: mark(["7C"], ["7D"]), better: mark(["7C"], ["4D", "3S"]) });
  assert.deepEqual(["7C", "7D", "4D"].map(marks), ["better", "played", "taken"]);
});

test("nothing is marked outside a review", () => {
  assert.equal(reviewMarks(null)("7C"), "");
});

test("an arrow ends at what it takes, with a head there", () => {
  const path = arrowPath({ x: 0, y: 100 }, { x: 0, y: 0 });
  assert.match(path, /^M0 100Q.* 0 0M.*L0 0L/);
});
