import assert from "node:assert/strict";
import { test } from "node:test";

import { briefOf, sortOffers } from "../../widgets/src/offers.js";

/** A way as the kernel tells it: `short`, onto which meld of how many cards, and what its card stands for. */
const way = (short, onto = null, { long = 3, stands = null, ok = true, begins = "", touches = "" } = {}) => ({
  ...{ move: `${short} ${onto} ${stands ?? ""}`, short, label: short, onto, ok, begins, touches, does: "" },
  lies: [[{ face: "fr-JK", name: "joker", stands: stands && { face: stands, name: stands } }]],
  meld: onto === null ? [] : Array(long).fill({ face: "fr-5c", name: "five" }),
});
const DISCARD = way("Discard", null, { touches: "discards" });
const moves = (ways) => ways.map((each) => each.move);

test("a card with two homes has a default, the longer meld, and its discard", () => {
  const ways = [way("Add", 1), way("Add", 3, { long: 5 }), DISCARD];
  const { main, places, others } = sortOffers(ways);
  assert.equal(main, ways[1]);
  assert.deepEqual(places, []);
  assert.deepEqual(others, [DISCARD]);
});

test("a joker with two places is asked about with a picture of each, beside its discard", () => {
  const ways = [way("Add", 1, { stands: "fr-4c" }), way("Add", 1, { stands: "fr-8c" }), DISCARD];
  const { main, places, others } = sortOffers(ways);
  assert.equal(main, undefined);
  assert.deepEqual(moves(places), moves(ways.slice(0, 2)));
  assert.deepEqual(others, [DISCARD]);
});

test("where a joker's place is sure it goes first", () => {
  const sure = way("Add", 2);
  const ways = [
    way("Add", 1, { stands: "fr-4c", long: 6 }),
    way("Add", 1, { stands: "fr-8c", long: 6 }),
    sure,
  ];
  assert.equal(sortOffers(ways).main, sure);
});

test("a new meld is offered beside an addition", () => {
  const [lay, add] = [way("Lay down"), way("Add", 1, { long: 4 })];
  const { main, others } = sortOffers([lay, add]);
  assert.equal(main, add);
  assert.deepEqual(others, [lay]);
});

test("a card that can only be discarded is, and what cannot be done is not offered", () => {
  const refused = way("Add", 1, { ok: false });
  assert.deepEqual(sortOffers([refused, DISCARD]), { main: DISCARD, places: [], others: [] });
  assert.deepEqual(sortOffers([refused]), { main: undefined, places: [], others: [] });
  const begun = way("Lay down", null, { ok: false, begins: "lay 5h 6h 7h" });
  assert.equal(sortOffers([begun]).main, begun);
});

test("the rail says what its main button does to a meld, and of cards for no meld what they are", () => {
  const add = { ...way("Add", 3, { long: 4 }), brief: "A burraco: +200." };
  const brief = "Sequence: 30 points.";
  assert.equal(briefOf({ brief, ways: [add, way("Lay down")] }), "A burraco: +200.");
  assert.equal(briefOf({ brief, ways: [way("Lay down"), DISCARD] }), brief);
  assert.equal(briefOf({ brief }), brief);
});
