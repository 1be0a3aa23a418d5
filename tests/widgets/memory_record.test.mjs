// The record of the memory trainer in words.

import assert from "node:assert/strict";
import { test } from "node:test";

import { recordText, withAnswer } from "../../widgets/src/memory_record.js";

const words = { "memory-known": "Known", "memory-row": "Best row", "memory-missed": "Missed most" };

test("a record says how many were known, the best row, and what was missed most", () => {
  let record;
  for (const [topic, right] of [
    ["trumps", true],
    ["points", false],
    ["trumps", false],
    ["points", false],
  ]) {
    record = withAnswer(record, topic, right);
  }
  const topics = { trumps: "trumps", points: "points so far" };
  assert.equal(recordText(record, topics, words), "Known: 1/4 · Best row: 1 · Missed most: points so far");
});

test("what is asked no more is not named, and without a mistake nothing is", () => {
  const record = withAnswer(withAnswer(undefined, "gone", false), "trumps", true);
  assert.equal(recordText(record, { trumps: "trumps" }, words), "Known: 1/2 · Best row: 1");
});
