// The texts that come back from a class, and what a browser keeps of them.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { writeName, writePlan, readPlan } from "../../widgets/src/classroom/records.js";
import { decode, groupByLearner, mergeTexts, splitResults } from "../../widgets/src/classroom/texts.js";

const RESULT = (name) =>
  `italiancards result\nclass: 3B\ntask: 00c0ffee\nname: ${name}\nwhen: \nsum: 00000000`;
const KEPT = { title: "3B", items: ["scopa; number=7"], results: ["one"], out: ["one"] };

/** A browser's storage with so much room. @param {number} room */
function storage(room) {
  const texts = new Map();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (text.length > room) throw new DOMException("no room", "QuotaExceededError");
      texts.set(key, text);
    },
  };
}

beforeEach(() => {
  globalThis.localStorage = storage(1_000_000);
});

test("what was chosen and read is kept, and of earlier releases nothing is left out", () => {
  assert.equal(writePlan(KEPT), true);
  assert.deepEqual(readPlan(), KEPT);
  localStorage.setItem("italiancards-class", '{"title":"3B","items":["x"],"results":["y"]}');
  assert.deepEqual(readPlan(), { title: "3B", items: ["x"], results: ["y"], out: [] });
  for (const text of ["", "{", "[]", "null", '{"results":[1,"y"],"out":"y"}']) {
    localStorage.setItem("italiancards-class", text);
    assert.deepEqual(readPlan().out, []);
  }
});

test("a storage that is full or refused is told to whoever wrote, and what was there stays", () => {
  globalThis.localStorage = storage(150);
  assert.equal(writePlan(KEPT), true);
  const longer = { ...KEPT, results: ["x".repeat(500)] };
  assert.equal(writePlan(longer), false);
  assert.equal(writeName("R".repeat(151)), false);
  assert.deepEqual(readPlan(), longer); // for this page
  assert.deepEqual(JSON.parse(localStorage.getItem("italiancards-class")), KEPT);
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      throw new DOMException("no", "SecurityError");
    },
  });
  assert.equal(writePlan(KEPT), false);
  assert.deepEqual(readPlan(), KEPT);
  Object.defineProperty(globalThis, "localStorage", { configurable: true, writable: true });
});

test("a fault of ours is not taken for a full storage", () => {
  globalThis.localStorage = { setItem: () => assert.fail("broken") };
  assert.throws(() => writePlan(KEPT), /broken/);
});

test("results are parted wherever they begin, whatever stands between the words of their heading", () => {
  const [rosa, bruno] = ["Rosa", "Bruno"].map(RESULT);
  assert.deepEqual(splitResults(`Dear all\n${rosa}\n\n${bruno}\n`), [rosa, bruno]);
  for (const spoil of [
    (text) => text.replaceAll(" ", "\u00a0"),
    (text) => text.replaceAll("\n", " "),
    (text) => text.replaceAll("\n", ""),
    (text) => text.replaceAll("\n", "\n> "),
    (text) => text.replaceAll(" ", "\u200b \u200b"),
    (text) => text.replaceAll(" ", "&nbsp;"),
    (text) => text.replace("italian", "Italian"),
  ]) {
    assert.equal(splitResults(spoil(`${rosa}\n${bruno}`)).length, 2, spoil(rosa));
  }
  assert.equal(splitResults(RESULT("x").replace("3B", "italiancards results")).length, 1);
  assert.deepEqual(splitResults("Hello"), ["Hello"]);
});

test("a file is read in whatever letters it was written", () => {
  const text = "name: Nicolò";
  const wide = Uint8Array.from([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from(text, (sign) => sign.charCodeAt(0)).buffer),
  ]);
  const turned = wide.map((_, at) => wide[at ^ 1]);
  const narrow = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  const marked = Uint8Array.from([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text)]);
  for (const bytes of [new TextEncoder().encode(text), wide, turned, narrow, marked]) {
    assert.equal(decode(bytes.buffer), text);
  }
  assert.equal(decode(new ArrayBuffer(0)), "");
});

test("of two pages none takes away what the other read", () => {
  assert.deepEqual(mergeTexts(["a"], ["a", "b"], ["a", "c"]), ["a", "b", "c"]);
  assert.deepEqual(mergeTexts(["a", "b"], ["b"], ["a", "b", "c"]), ["b", "c"]); // a was taken out here
  assert.deepEqual(mergeTexts(["a", "b"], ["a", "b", "c"], ["b"]), ["b", "c"]); // and there
  assert.deepEqual(mergeTexts([], ["a"], ["a"]), ["a"]);
});

test("results are grouped by whose they are", () => {
  const rows = [{ learner: "rosa", name: "Rosa" }, { learner: "rosa", name: "rosa" }, { learner: "bruno" }];
  assert.deepEqual(
    [...groupByLearner(rows).values()].map(({ length }) => length),
    [2, 1],
  );
});
