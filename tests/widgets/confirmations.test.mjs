// What confirms a number or a card that is chosen on the felt stands in the rail.
import assert from "node:assert/strict";
import { test } from "node:test";

import { advisedOf, confirmations, bestShown } from "../../widgets/src/confirmations.js";

const choice = (move, { number = null, face = "", rank = "" } = {}) => ({
  move,
  control: number === null ? "button" : "number",
  number,
  rank,
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

const ranks = [choice("bid 4", { rank: "it-4D" }), choice("bid 2", { rank: "it-2D" })];
const both = [
  choice("bid 2,62", { number: 62, rank: "it-2D" }),
  choice("bid 2,63", { number: 63, rank: "it-2D" }),
];

test("a rank is confirmed in the rail, the next one at first", () => {
  assert.deepEqual(moves([...ranks, pass]), ["bid 4", "pass"]);
  assert.deepEqual(moves([...ranks, pass], null, "it-2D"), ["bid 2", "pass"]);
});

test("a number with a rank is confirmed once it is turned to, or where no rank is left", () => {
  assert.deepEqual(moves([...ranks, ...both, pass], 63), ["bid 2,63", "pass"]);
  assert.deepEqual(moves([...both, pass]), ["bid 2,62", "pass"]);
});

test("what the coach advises is chosen at first: a number, a rank, a card", () => {
  const all = [...bids, ...calls, ...ranks, ...both];
  assert.deepEqual(advisedOf("bid 62", all), { number: 62, named: "" });
  assert.deepEqual(advisedOf("bid 2,63", all), { number: 63, named: "" });
  assert.deepEqual(advisedOf("bid 2", all), { number: null, named: "it-2D" });
  assert.deepEqual(advisedOf("call 3S", all), { number: null, named: "it-3S" });
  assert.deepEqual(advisedOf(undefined, all), { number: null, named: "" });
});

const shown = (label, bars) => ({ step: "show", title: "", lines: [], label, bars });

test("the best row is brought into sight when it is named, and again when its figures push it down", () => {
  const seen = [
    [],
    [shown("Play it")],
    [shown("Play it", [null, null])],
    [shown("Play it", [{ good: true }])],
  ];
  const [none, named, waiting, told] = seen.map(bestShown);
  assert.equal(none, undefined);
  assert.equal(named, waiting);
  assert.notEqual(told, named);
});
