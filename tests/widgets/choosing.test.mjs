import assert from "node:assert/strict";
import { test } from "node:test";

import { choiceWith, captureNumbers, sumOf, capturesIn, waysOf } from "../../widgets/src/captures.js";

/** A choice as the kernel tells it. */
const choice = (move, ok = true) => {
  const [card, cards] = move.split(" x ");
  return { move, control: "card", hand: [card], table: cards?.split("+") ?? [], label: move, ok, why: "" };
};
const CHOICES = [
  choice("7C", false),
  choice("7C x 3C+4D"),
  choice("7C x 4D+3S"),
  choice("2S"),
  choice("RB x RD"),
];

test("what may be played with a card are the legal moves of that card", () => {
  assert.deepEqual(
    waysOf(CHOICES, { key: "7C" }).map((each) => each.move),
    ["7C x 3C+4D", "7C x 4D+3S"],
  );
  assert.deepEqual(
    waysOf(CHOICES, { key: "2S" }).map((each) => each.move),
    ["2S"],
  );
  assert.deepEqual(waysOf(CHOICES, undefined), []);
});

test("a twin is played as its card", () => {
  assert.deepEqual(
    waysOf(CHOICES, { key: "2S#2" }).map((each) => each.move),
    ["2S"],
  );
});

test("a card on the table has the number of each capture that it belongs to", () => {
  const numbers = captureNumbers(waysOf(CHOICES, { key: "7C" }));
  assert.deepEqual(
    [...numbers],
    [
      ["3C", [1]],
      ["4D", [1, 2]],
      ["3S", [2]],
    ],
  );
});

test("laying a card down is no capture", () => {
  assert.deepEqual(capturesIn(waysOf(CHOICES, { key: "2S" })), []);
});

test("chosen cards make a move with a card of the hand where the kernel told one", () => {
  assert.equal(choiceWith(CHOICES, { key: "7C" }, new Set(["4D", "3S"]))?.move, "7C x 4D+3S");
  assert.equal(choiceWith(CHOICES, { key: "7C" }, new Set(["3S", "4D"]))?.move, "7C x 4D+3S");
  assert.equal(choiceWith(CHOICES, { key: "7C" }, new Set())?.move, "7C");
  assert.equal(choiceWith(CHOICES, { key: "7C" }, new Set(["4D"])), undefined);
});

test("the running sum names its parts, and one card alone is its worth", () => {
  assert.equal(sumOf([{ makes: 4 }, { makes: 3 }]), "4 + 3 = 7");
  assert.equal(sumOf([{ makes: 4 }]), "4");
});
