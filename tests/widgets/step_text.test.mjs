import assert from "node:assert/strict";
import test from "node:test";

import { splitLast, splitTask } from "../../widgets/src/step_text.js";

test("a question is its last sentence", () => {
  assert.deepEqual(splitLast("Rosa led. Who wins the trick?"), ["Rosa led.", "Who wins the trick?"]);
  assert.deepEqual(splitLast("Who wins?"), ["", "Who wins?"]);
});

test("the task stands out from its text, or after it", () => {
  assert.deepEqual(splitTask("Rosa led. Take it. Hints help.", "Take it."), [
    "Rosa led. Hints help.",
    "Take it.",
  ]);
  assert.deepEqual(splitTask("Clubs are trumps.", "Play."), ["Clubs are trumps.", "Play."]);
  assert.deepEqual(splitTask("To remember.", ""), ["To remember.", ""]);
});
