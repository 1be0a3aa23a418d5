// What confirms a number or a card that is chosen on the felt stands in the rail.
import assert from "node:assert/strict";
import { test } from "node:test";

import { confirmations } from "../../widgets/src/confirmations.js";

const choice = (move, { number = null, face = "" } = {}) => ({
  move,
  control: number === null ? "button" : "number",
  number,
  names: face ? { face, name: face } : null,
});
const pass = choice("pass");
const bids = [choice("bid 61", { number: 61 }), choice("bid 62", { number: 62 })];
const calls = [choice("call AS", { face: "it-AS" }), choice("call 3S", { face: "it-3S" })];
const moves = (offered, number = null, named = "") =>
  confirmations({ offered, number, named }).map(({ move }) => move);

test("a number is confirmed in the rail, with what can be done instead", () => {
  assert.deepEqual(moves([...bids, pass]), ["bid 61", "pass"]);
  assert.deepEqual(moves([...bids, pass], 62), ["bid 62", "pass"]);
});

test("a card is called in the rail, once it is chosen", () => {
  assert.deepEqual(moves(calls), []);
  assert.deepEqual(moves(calls, null, "it-3S"), ["call 3S"]);
});

test("buttons alone stay on the felt", () => {
  assert.deepEqual(moves([pass, choice("bid A"), choice("bid 3")]), []);
});
