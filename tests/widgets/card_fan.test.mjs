/** A fan round the card that did it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { fanAround } from "../../widgets/src/card_fan.js";

test("the card that swept lies in the middle, and alone it is not tilted", () => {
  assert.deepEqual(fanAround(["7", "4", "3"]), [
    { card: "4", tilt: -1 },
    { card: "7", tilt: 0 },
    { card: "3", tilt: 1 },
  ]);
  assert.deepEqual(fanAround(["7"]), [{ card: "7", tilt: 0 }]);
  assert.deepEqual(fanAround([]), []);
});
