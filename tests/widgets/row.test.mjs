/** Which cards of a hand are new. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Row } from "../../widgets/src/row.js";

/** A view whose hand can be changed. */
const viewOf = (/** @type {string[]} */ keys) => ({
  moment: "scopa 1",
  table: { zones: [{ playable: true, cards: keys.map((key) => ({ key })) }] },
});

test("a drawn card is new, a hand that was dealt anew is not", () => {
  const view = viewOf(["a", "b", "c"]);
  const row = new Row(/** @type {any} */ (view));
  row.renew();
  assert.deepEqual([...row.fresh], []);
  view.table = viewOf(["a", "b", "d"]).table;
  row.renew();
  assert.deepEqual([...row.fresh], ["d"]);
  view.table = viewOf(["x", "y", "z"]).table;
  row.renew();
  assert.deepEqual([...row.fresh], []);
});
