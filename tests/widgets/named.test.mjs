import assert from "node:assert/strict";
import test from "node:test";

import { refusal } from "../../widgets/src/step_text.js";
import { cardState, isZoneAsked } from "../../widgets/src/named.js";

const table = (named, can = {}) => ({ lesson: { named, can }, choices: [{}], wait: null });
const card = (key, ok = true) => ({ key, move: key, ok });

test("the card that is asked glows, the others are veiled", () => {
  const at = table({ cards: ["7D"], zone: "", veils: true });
  assert.equal(cardState(at, card("7D")).kind, "ic-lit-up");
  assert.equal(cardState(at, card("7D#2")).kind, "ic-lit-up");
  assert.equal(cardState(at, card("5C")).kind, "ic-veiled");
  assert.equal(cardState(table({ cards: [], zone: "stock", veils: true }), card("5C")).kind, "ic-veiled");
});

test("where a card is to be found nothing tells the allowed ones from the others", () => {
  const at = table({ cards: [], zone: "", veils: false });
  assert.deepEqual(cardState(at, card("7D", false)), cardState(at, card("5C")));
  const free = { lesson: undefined, choices: [{}], wait: null };
  assert.deepEqual(cardState(free, card("7D", false)), { kind: "ic-not-now", can: false });
});

test("after a wrong card every other can be pressed", () => {
  const at = { ...table({ cards: [], zone: "", veils: true }, { again: true }), choices: [] };
  assert.deepEqual(cardState(at, { key: "7D", move: "", ok: true }), { kind: "", can: true });
});

test("a pile is asked only by its name", () => {
  assert.ok(isZoneAsked(table({ zone: "stock" }), "stock"));
  assert.ok(!isZoneAsked(table({ zone: "" }), ""));
  assert.ok(!isZoneAsked({ lesson: undefined }, "stock"));
});

test("in a lesson the reason against a card stands under its task", () => {
  assert.deepEqual(refusal({ kind: "illegal", text: "Follow suit.", brief: "No." }), {
    good: false,
    text: "Follow suit.",
  });
  assert.equal(refusal({ kind: "why", text: "Follow suit.", brief: "No." }), null);
  assert.equal(refusal(null), null);
});
