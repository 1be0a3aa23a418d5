import assert from "node:assert/strict";
import test from "node:test";

import { nextSent } from "../../widgets/src/leaving.js";

const table = (can, wait = null) => ({ lesson: { at: "3", can }, wait });

test("one press of Continue collects, and then goes to the next step", () => {
  const wait = { for: "table", ms: null };
  assert.deepEqual(nextSent(table({ leave: true }, wait), "3"), { type: "go_on" });
  assert.deepEqual(nextSent(table({ next: true }), "3"), { type: "step", to: "next", at: "3" });
});

test("it stays where something is new, and at another step", () => {
  assert.equal(nextSent(table({}), "3"), undefined);
  assert.equal(nextSent(table({ next: true }), "2"), undefined);
  assert.equal(nextSent({ lesson: undefined, wait: null }, "3"), undefined);
});
