// What a table agrees on: its options, and what a browser keeps of them.
import assert from "node:assert/strict";
import { test } from "node:test";

import { optionsOf } from "../../widgets/src/house_rules.js";
import { setHouse, validHouses } from "../../widgets/src/houses.js";
import { emptyState, parseState } from "../../widgets/src/store.js";

const option = (name, usual, when = {}) => ({ name, default: usual, when });
const form = {
  options: [option("ace", "False"), option("blocks", "True", { ace: ["True"] }), option("target", "11")],
};

test("a rule brings what it needs, and what is as usual is left out", () => {
  assert.deepEqual(optionsOf(form, {}, {}), {});
  assert.deepEqual(optionsOf(form, {}, { blocks: "False" }), { ace: "True", blocks: "False" });
  assert.deepEqual(optionsOf(form, { players: "5" }, { target: "21" }), { players: "5", target: "21" });
});

test("what is ticked is kept, and what is damaged is left out", () => {
  const state = setHouse(emptyState(), "590", { ace: "True" });
  assert.deepEqual(parseState(JSON.stringify(state)).houses, { 590: { ace: "True" } });
  assert.deepEqual(validHouses({ 590: { ace: 3, target: "21" }, other: [] }), {
    590: { target: "21" },
    other: {},
  });
});
