// What a browser keeps of lessons that became part of another.
import assert from "node:assert/strict";
import { test } from "node:test";

import * as store from "../../widgets/src/store.js";

test("what a lesson kept that became part of another is kept of that one", () => {
  const other = "100_briscola_the_trick";
  const [earlier, here] = ["265_scopa_other_deals_and_counts", "260_scopa_house_rules"];
  const ideaOf = (last) => ({ part: 1, last, days: [[20_000, false]] });
  const place = { token: "lesson; told=7; at=1; phase=done; now=0", when: 1_800_000_000_000 };
  const read = store.parseState(
    JSON.stringify({
      ...store.emptyState(),
      format: 6,
      pages: { [here]: { again: 5, answers: { a: true } }, [earlier]: { done: 7, answers: { b: false } } },
      memory: { [earlier]: { b: ideaOf("b") }, [here]: { a: ideaOf("a") } },
      today: [{ page: earlier, idea: "b" }],
      places: { [earlier]: place, [other]: place },
      aside: { [earlier]: [place] },
    }),
  );
  assert.deepEqual(read.pages, { [here]: { done: 7, again: 5, answers: { a: true, b: false } } });
  assert.deepEqual(Object.keys(read.memory[here]).sort(), ["a", "b"]);
  assert.deepEqual(read.today, [{ page: here, idea: "b" }]);
  assert.deepEqual(read.places, { [other]: place });
  assert.deepEqual(read.aside, {});
  const alone = { format: 6, pages: { [earlier]: { done: 7, answers: {} } } };
  assert.deepEqual(store.parseState(JSON.stringify(alone)).pages, { [here]: { done: 7, answers: {} } });
});
