// What a browser keeps of a learner: what comes back when, and what survives.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import * as store from "../../widgets/src/store.js";
import * as storage from "../../widgets/src/storage.js";

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;
const PAGE = "100_briscola_the_trick";

/** A browser's storage, as far as it is used. */
class Storage {
  getItem = (key) => this[key] ?? null;
  setItem(key, value) {
    this[key] = String(value);
  }
  removeItem(key) {
    delete this[key];
  }
}

const hide = (place) => {
  for (const name of ["getItem"]) Object.defineProperty(place, name, { enumerable: false });
  return place;
};

beforeEach(() => {
  globalThis.localStorage = hide(new Storage());
});

const wrong = (kept, now = NOW) => store.recordAnswer(kept, PAGE, "q", false, now);
const DAY_OF_NOW = store.dayOf(NOW);
const idea = (kept, name = "q") => kept.memory[PAGE][name];

test("a decision that cost points comes back once, however often its review is opened", () => {
  let kept = store.recordMistakes(store.emptyState(), PAGE, ["d; review=1"], NOW);
  kept = store.recordAnswer(kept, PAGE, "d; review=1", true, NOW + DAY);
  kept = store.recordMistakes(kept, PAGE, ["d; review=1"], NOW + 2 * DAY);
  assert.deepEqual(idea(kept, "d; review=1").days, [
    [DAY_OF_NOW, false],
    [DAY_OF_NOW + 1, true],
  ]);
});

test("no more ideas are kept than a browser can hold, and the oldest go first", () => {
  let kept = store.emptyState();
  for (let number = 0; number < 300; number += 1) {
    kept = store.recordAnswer(kept, PAGE, `d${number}`, false, NOW);
  }
  assert.equal(Object.keys(kept.memory[PAGE]).length, 200);
  assert.equal(Object.keys(kept.memory[PAGE])[0], "d100");
});

test("a lesson that is done begins anew the next time", () => {
  let kept = store.setPlace(store.emptyState(), PAGE, { token: "lesson; at=3", when: NOW });
  kept = store.finishLesson(kept, PAGE, NOW);
  assert.deepEqual(kept.places, {});
  assert.equal(kept.pages[PAGE].done, NOW);
});

test("answers from memory have a record by game: asked, right, the best row, what was missed", () => {
  let kept = store.emptyState();
  for (const right of [true, true, false, true]) {
    kept = store.recordMemory(kept, "scopa", "sevens", right, NOW);
  }
  kept = store.recordMemory(kept, "briscola", "points", false, NOW);
  const scopa = { asked: 4, right: 3, row: 1, best: 2, missed: { sevens: 1 } };
  assert.deepEqual(kept.trainer.scopa, scopa);
  assert.deepEqual(kept.trainer.briscola.missed, { points: 1 });
  assert.deepEqual(kept.memory, {}); // it comes back in no lesson
  assert.deepEqual(store.parseState(JSON.stringify(kept)).trainer, kept.trainer);
});

test("what a format before the memory trainer kept is kept, and a broken record is left out", () => {
  const { trainer, ...old } = { ...wrong(store.emptyState()), format: 5 };
  const read = store.parseState(JSON.stringify(old));
  assert.deepEqual([read.format, read.trainer, read.memory], [store.FORMAT, {}, old.memory]);
  const broken = { ...read, trainer: { scopa: { asked: "4", missed: {} }, briscola: 7 } };
  assert.deepEqual(store.parseState(JSON.stringify(broken)).trainer, {});
});

test("what is kept is read back as it was", () => {
  const kept = store.finishLesson(
    store.setPlace(wrong(store.emptyState()), "010_practice", { token: "briscola; number=7", when: NOW }),
    PAGE,
    NOW,
  );
  assert.ok(store.updateState(() => kept));
  assert.deepEqual(store.loadState(), kept);
  assert.deepEqual(store.parseState(JSON.stringify(kept)), kept);
});

test("settings of the first format, each by itself, are taken over", () => {
  localStorage.setItem("italiancards:pace", "quick");
  localStorage.setItem("italiancards:level", "hard");
  assert.deepEqual(store.loadState().settings, { pace: "quick", level: "hard" });
  store.updateState((all) => wrong(all));
  const kept = store.parseState(localStorage.getItem("italiancards"));
  assert.deepEqual(kept.settings, { pace: "quick", level: "hard" });
  assert.equal(kept.format, store.FORMAT);
  assert.equal(Object.keys(kept.memory[PAGE]).length, 1);
});

test("a file of the first format is read too", () => {
  const kept = store.parseState('{"format": 1, "settings": {"pace": "slow"}}');
  assert.deepEqual(kept, { ...store.emptyState(), settings: { pace: "slow" } });
});

test("a text of the second format is read, and nothing has been counted in it yet", () => {
  const old = {
    ...{ format: 2, settings: { pace: "slow" } },
    ...{ pages: { a: { done: 7, answers: {} } }, places: { a: { token: "t", when: 1 } } },
  };
  const now = store.parseState(JSON.stringify({ ...old, mistakes: [] }));
  assert.deepEqual(now, { ...store.emptyState(), ...old, format: store.FORMAT });
});

test("who set no level before there was one a game goes on at the one he had, and who is new has none", () => {
  const old = { ...store.emptyState(), format: 4, levels: undefined };
  const figures = { deals: 3, won: 1, puzzles: 0, day: 0, days: 0 };
  const level = (state) => store.parseState(JSON.stringify(state)).settings.level;
  assert.equal(level(old), undefined);
  assert.equal(level({ ...old, figures }), "medium");
  assert.equal(level({ ...old, figures, settings: { level: "5" } }), "5");
});

test("mistakes of the third format are remembered as they came back, and what was known of lessons done", () => {
  const old = {
    ...{
      ...store.emptyState(),
      format: 3,
      pages: { a: { done: NOW, answers: { x: true, y: false, z: true } } },
    },
    mistakes: [
      { page: "a", id: "y", stage: 0, due: NOW + DAY },
      { page: "a", id: "z", stage: 2, due: NOW + 7 * DAY },
      { page: "b", id: "token; review=3", stage: 0, due: NOW },
      ...[null, { page: "b", id: "q", stage: 9, due: NOW }, { page: "b", id: "q", stage: 0, due: "soon" }],
    ],
  };
  const { memory, ...rest } = store.parseState(JSON.stringify(old));
  const of = (id, days) => ({ part: 0, last: id, days });
  assert.deepEqual(memory.a, {
    x: of("x", [[DAY_OF_NOW, true]]),
    y: of("y", [[DAY_OF_NOW, false]]),
    z: of("z", [
      [DAY_OF_NOW - 4, false],
      [DAY_OF_NOW - 3, true],
      [DAY_OF_NOW, true],
    ]),
  });
  assert.deepEqual(memory.b, { "token; review=3": of("token; review=3", [[DAY_OF_NOW - 1, false]]) });
  assert.deepEqual([rest.pages, rest.today, "mistakes" in rest], [old.pages, [], false]);
});

test("a lesson is done where most of its quiz was right, else it is repeat", () => {
  const answer = (kept, id, isRight) => store.recordAnswer(kept, PAGE, id, isRight, NOW);
  let kept = answer(answer(answer(store.emptyState(), "a", false), "b", true), "c", false);
  kept = store.finishLesson(kept, PAGE, NOW, ["a", "b", "c"]);
  assert.equal(kept.pages[PAGE].done, undefined);
  assert.equal(store.masteryOf(kept, PAGE), "again");
  assert.deepEqual(store.parseState(JSON.stringify(kept)), kept);
  kept = store.finishLesson(answer(kept, "c", true), PAGE, NOW + 1, ["a", "b", "c"]);
  assert.deepEqual(kept.pages[PAGE], { done: NOW + 1, answers: { a: false, b: true, c: true } });
  assert.equal(store.masteryOf(kept, PAGE), "done"); // two went wrong the last time
  kept = answer(answer(kept, "a", true), "c", true);
  assert.equal(store.masteryOf(kept, PAGE), "done"); // and are not known because they are right on the same day
  kept = { ...kept, memory: {} };
  assert.equal(store.masteryOf(kept, PAGE), "mastered");
  assert.equal(store.masteryOf(kept, "other"), "");
});

test("two of four right are not most, and a lesson without a quiz is done at its end", () => {
  const half = { ...store.emptyState(), pages: { [PAGE]: { answers: { a: true, b: true, c: false } } } };
  assert.equal(store.finishLesson(half, PAGE, NOW, ["a", "b", "c", "d"]).pages[PAGE].done, undefined);
  assert.equal(store.finishLesson(store.emptyState(), PAGE, NOW).pages[PAGE].done, NOW);
});

test("a lesson that was done stays done, whatever comes of it the next time", () => {
  let kept = store.finishLesson(store.emptyState(), PAGE, NOW);
  kept = store.finishLesson(store.recordAnswer(kept, PAGE, "a", false, NOW), PAGE, NOW + 1, ["a"]);
  assert.equal(kept.pages[PAGE].done, NOW);
  assert.equal(store.masteryOf(kept, PAGE), "done");
});

test("deals, deals won and puzzles solved are counted, and days in a row until one is left out", () => {
  const morning = new Date(2027, 2, 27, 0, 5).getTime(); // clocks are put forward the next night
  let kept = store.countDeal(store.emptyState(), true, morning);
  assert.deepEqual(store.figuresOf(kept, morning), { deals: 1, won: 1, puzzles: 0, days: 1 });
  kept = store.countDeal(kept, false, new Date(2027, 2, 27, 23, 55).getTime());
  assert.equal(kept.figures.days, 1);
  kept = store.countPuzzle(kept, new Date(2027, 2, 28, 23, 0).getTime());
  kept = store.recordAnswer(kept, PAGE, "a", true, new Date(2027, 2, 29, 9, 0).getTime());
  const figures = { deals: 2, won: 1, puzzles: 1, days: 3 };
  assert.deepEqual(store.figuresOf(kept, new Date(2027, 2, 30, 22, 0).getTime()), figures);
  assert.equal(store.figuresOf(kept, new Date(2027, 2, 31, 1, 0).getTime()).days, 0);
  assert.equal(store.countDeal(kept, true, new Date(2027, 2, 31, 1, 0).getTime()).figures.days, 1);
  assert.deepEqual(store.parseState(JSON.stringify(kept)), kept);
});

test("letters that were always in the corner stay there", () => {
  const settings = (index) =>
    store.parseState(JSON.stringify({ ...store.emptyState(), format: 2, settings: { index } })).settings;
  assert.deepEqual(settings("always"), { index: "letters" });
  assert.deepEqual(settings("auto"), { index: "auto" });
});

test("what a newer version wrote is neither read nor written over", () => {
  const newer = '{"format": 99, "something": "else"}';
  localStorage.setItem("italiancards", newer);
  assert.deepEqual(store.loadState(), store.emptyState());
  assert.equal(
    store.updateState((all) => wrong(all)),
    false,
  );
  assert.equal(localStorage.getItem("italiancards"), newer);
});

test("what is damaged is put aside, and what is wrong in part is left out in part", () => {
  for (const text of ["{", "null", "[]", "7", '{"format": "2"}', '{"format": 0}', '{"format": -1}']) {
    assert.throws(() => store.parseState(text), store.UnreadableState, text);
  }
  localStorage.setItem("italiancards", "{oops");
  assert.ok(store.updateState((all) => wrong(all)));
  assert.equal(localStorage.getItem("italiancards-damaged"), "{oops");
  assert.deepEqual(Object.keys(store.loadState().memory), [PAGE]);
  const half = {
    format: store.FORMAT,
    settings: { pace: "slow", index: 7 },
    pages: { a: { done: "yesterday", answers: { x: true, y: "no" } }, b: null },
    memory: {
      a: {
        x: { part: 1, last: "x", days: [[5, true]] },
        y: { part: 1, last: "y", days: [] },
        z: { part: "1", last: "z", days: [[5, true]] },
        w: { part: 1, last: "w", days: [[5, "yes"]] },
      },
      b: null,
    },
    today: [{ page: "a", idea: "x" }, { page: "a" }, null],
    places: { a: { token: "t", when: 1 }, b: { token: 7, when: 1 }, c: null },
    figures: { deals: 3, won: "two", puzzles: -1, day: 4.5, days: null, more: 7 },
    table: 7,
    levels: { a: { at: "2", won: { 2: [true], 3: ["yes"] } }, b: { at: 2 }, c: null },
  };
  assert.deepEqual(store.parseState(JSON.stringify(half)), {
    format: store.FORMAT,
    settings: { pace: "slow" },
    pages: { a: { answers: { x: true } } },
    memory: { a: { x: { part: 1, last: "x", days: [[5, true]] } }, b: {} },
    today: [{ page: "a", idea: "x" }],
    places: { a: { token: "t", when: 1 } },
    figures: { deals: 3, won: 0, puzzles: 0, day: 0, days: 0 },
    table: "",
    levels: { a: { at: "2", won: { 2: [true] } }, b: { won: {} }, c: { won: {} } },
    trainer: {},
  });
});

test("a browser that keeps nothing is no fault, another error is", () => {
  globalThis.localStorage = {
    getItem() {
      throw new DOMException("denied", "SecurityError");
    },
    setItem() {
      throw new DOMException("denied", "SecurityError");
    },
  };
  assert.deepEqual(store.loadState(), store.emptyState());
  assert.equal(
    store.updateState((all) => wrong(all)),
    false,
  );
  globalThis.localStorage = hide(new Storage());
  assert.throws(
    () =>
      store.updateState(() => {
        throw new TypeError("a fault");
      }),
    TypeError,
  );
});

test("one call forgets everything, and nothing of others", () => {
  localStorage.setItem("somebody-else", "stays");
  localStorage.setItem("italiancards:pace", "quick");
  store.updateState((all) => wrong(all));
  store.forgetState();
  assert.deepEqual(Object.keys(localStorage), ["somebody-else"]);
});

/** A browser that refuses in one of its ways. */
const refusing = {
  "every access": () =>
    Object.defineProperty(globalThis, "localStorage", {
      configurable: true,
      get() {
        throw new DOMException("no", "SecurityError");
      },
    }),
  "there is none": () => setStorage(null),
  writing: () =>
    setStorage(
      hide(
        Object.assign(new Storage(), {
          setItem() {
            throw new DOMException("no", "SecurityError");
          },
        }),
      ),
    ),
};
const full = () =>
  setStorage(
    hide(
      Object.assign(new Storage(), {
        setItem() {
          throw new DOMException("full", "QuotaExceededError");
        },
      }),
    ),
  );
const setStorage = (value) =>
  Object.defineProperty(globalThis, "localStorage", { configurable: true, writable: true, value });

for (const [how, refuse] of Object.entries(refusing)) {
  test(`where nothing is kept (${how}) a page knows what was done there, and why nothing stays`, () => {
    refuse();
    assert.equal(
      store.updateState((all) => store.setTable(all, "briscola")),
      false,
    );
    assert.equal(store.loadState().table, "briscola");
    assert.equal(storage.trouble(), "refused");
    setStorage(hide(new Storage()));
    assert.ok(store.updateState((all) => all));
    assert.equal(storage.trouble(), "");
    assert.equal(store.loadState().table, "briscola"); // and is kept once that is possible
  });
}

test("a storage that is full is told from one that is closed", () => {
  full();
  assert.equal(
    store.updateState((all) => store.setTable(all, "scopa")),
    false,
  );
  assert.equal(storage.trouble(), "full");
  setStorage(hide(new Storage()));
  store.forgetState();
});

test("what a newer version wrote stays as it is, and that is told too", () => {
  localStorage.setItem("italiancards", JSON.stringify({ format: 99 }));
  assert.equal(
    store.updateState((all) => all),
    false,
  );
  assert.equal(storage.trouble(), "newer");
  localStorage.removeItem("italiancards");
  store.updateState((all) => all);
  assert.equal(storage.trouble(), "");
});

const hand = (number, more = "") => ({ token: `briscola; number=${number}${more}`, when: NOW });

test("the hand of another tab is put aside, and never replaced", () => {
  let kept = store.setPlace(store.emptyState(), "practice", hand(1));
  kept = store.setPlace(store.setAside(kept, "practice", hand(2), []), "practice", hand(2));
  assert.deepEqual(kept.places.practice, hand(2));
  assert.deepEqual(kept.aside.practice, [hand(1)]);
  kept = store.setPlace(
    store.setAside(kept, "practice", hand(1, "; moves=2D"), ["briscola; number=1"]),
    "practice",
    hand(1, "; moves=2D"),
  );
  assert.deepEqual(kept.aside.practice, [hand(2)]);
  assert.deepEqual(store.parseState(JSON.stringify(kept)), kept);
});

test("a hand that is over, one's own, and the same deal are not put aside; of others the newest are", () => {
  const over = store.setPlace(store.emptyState(), "practice", { ...hand(1), over: true });
  assert.deepEqual(store.setAside(over, "practice", hand(2), []).aside, undefined);
  const own = store.setPlace(store.emptyState(), "practice", hand(1, "; moves=2D"));
  assert.deepEqual(store.setAside(own, "practice", hand(2), ["briscola; number=1"]).aside, undefined);
  assert.deepEqual(store.setAside(own, "practice", hand(1, "; seat=1"), []).aside, undefined);
  let many = store.emptyState();
  for (let number = 0; number < 20; number += 1) {
    many = store.setPlace(store.setAside(many, "practice", hand(number), []), "practice", hand(number));
  }
  assert.deepEqual(
    many.aside.practice.map(({ token }) => token),
    [18, 17, 16, 15].map((each) => hand(each).token),
  );
});
