/** Who sits where, and with what. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { pilesAndFans, seatFacts, sideOf } from "../../widgets/src/seating.js";

const words = /** @type {any} */ ({ mine: "partner", them: "them" });

test("what made a scopa lies under its pile and nowhere else", () => {
  const [hand, taken, scope] = [{ spread: "fan" }, { spread: "pile" }, { spread: "crosswise" }];
  assert.deepEqual(pilesAndFans(/** @type {any[]} */ ([hand, taken, scope])), {
    piles: [taken],
    fans: [hand],
  });
  assert.deepEqual(pilesAndFans(/** @type {any[]} */ ([hand, scope])).fans, [hand, scope]);
});

test("partners say their points once, and the learner with whom he plays", () => {
  const seats = /** @type {any[]} */ (
    ["us", "them", "us", "them"].map((side, seat) => ({
      side,
      seat,
      me: !seat,
      partner: seat === 2,
      points: `${seat}`,
    }))
  );
  const table = /** @type {any} */ ({ mats: [], seats, score: { heads: ["You and Aldo", "Rosa"], mine: 0 } });
  assert.deepEqual(
    seats.map((each) => seatFacts(each, table, words)),
    [["0"], ["1"], [], []],
  );
  assert.deepEqual(
    seats.map((each) => sideOf(each, table, words)),
    ["You and Aldo", "them", "partner", "them"],
  );
  const alone = seats.map((each) => ({ ...each, side: "" }));
  assert.deepEqual(
    alone.map((each) => seatFacts(each, { ...table, seats: alone }, words)),
    [["0"], ["1"], ["2"], ["3"]],
  );
});
