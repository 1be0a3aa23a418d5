import assert from "node:assert/strict";
import test from "node:test";

import { splitTask } from "../../widgets/src/step_text.js";

test("what a step asks is its last sentence, where that is short", () => {
  assert.deepEqual(splitTask("Rosa led. Who wins the trick?"), ["Rosa led.", "Who wins the trick?"]);
  assert.deepEqual(splitTask("Take it."), ["", "Take it."]);
  const long = "Here is a sentence that has more words in it than anybody wants to read.";
  assert.deepEqual(splitTask(long), [long, ""]);
});
