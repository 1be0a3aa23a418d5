// What is said with a card: one press plays, a chip offers the words.
import assert from "node:assert/strict";
import { test } from "node:test";

import { saying, wordsToSay } from "../../widgets/src/captures.js";
import { Selection } from "../../widgets/src/selection.js";

const card = { key: "3S", move: "3S" };
const choice = (control, said, ok = true) => ({
  control,
  said,
  ok,
  move: said ? `3S !${said}` : "3S",
  hand: ["3S"],
  table: [],
});
const choices = [choice("card", ""), choice("chips", "busso"), choice("chips", "volo", false)];

function selection() {
  const played = [];
  const view = {
    table: { choices, wait: null, zones: [] },
    row: { keys: ["3S"], cardAt: () => undefined, focused: "" },
    root: { querySelector: () => null },
    draw: () => {},
    move: (move) => played.push(move),
  };
  return { chosen: new Selection(view), played };
}

test("one press plays the card, whatever could be said with it", () => {
  const { chosen, played } = selection();
  chosen.play(card);
  assert.deepEqual(played, ["3S"]);
});

test("a word that was chosen is said with the next card", () => {
  const { chosen, played } = selection();
  chosen.talk();
  assert.equal(chosen.talking, true);
  chosen.say("busso");
  chosen.play(card);
  assert.deepEqual(played, ["3S !busso"]);
});

test("a word that may not be said is asked of the table, which says why not", () => {
  const { chosen, played } = selection();
  chosen.say("volo");
  chosen.play(card);
  assert.deepEqual(played, ["3S !volo"]);
  assert.equal(saying(choices, card, "volo")?.move, "3S !volo");
});

test("words that nobody may say now are not offered", () => {
  assert.deepEqual(wordsToSay(choices), ["busso"]);
});
