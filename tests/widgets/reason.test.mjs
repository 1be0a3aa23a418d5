/** Reasons in one sentence. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { reasonOf } from "../../widgets/src/reason.js";

test("the reason of a puzzle's play is its first sentence, and none is told before", () => {
  const puzzle = /** @type {any} */ ({ lines: [{ move: "7", text: "It wins 1.5 points. And more." }] });
  assert.equal(reasonOf(puzzle), "It wins 1.5 points.");
  assert.equal(reasonOf({ ...puzzle, lines: [] }), "");
  assert.equal(reasonOf(undefined), "");
});
