/** Bars of a count between two sides. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { numberIn, sharesOf } from "../../widgets/src/bars.js";

test("a count is read as it is written down", () => {
  assert.deepEqual(["48*", "–", "0", "2 1/3", "2/3"].map(numberIn), [48, 0, 0, 2 + 1 / 3, 2 / 3]);
});

test("what is still out belongs to neither side", () => {
  const cards = (/** @type {number} */ many) =>
    /** @type {any[]} */ (Array(many).fill({ face: "", name: "" }));
  const out = [{ label: "", cards: cards(7) }];
  assert.deepEqual(sharesOf({ counts: ["2", "1"], cards: [cards(2), cards(1)], out }), [20, 10]);
  assert.deepEqual(sharesOf({ counts: ["30", "10"], cards: [cards(3), cards(1)], out: [] }), [75, 25]);
  assert.deepEqual(sharesOf({ counts: ["–", "–"], cards: [[], []], out: [] }), [0, 0]);
});
