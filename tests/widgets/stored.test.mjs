// What browsers keep, in each format that it ever had, and links: see tests/stored.
// Where a release keeps more, written.json is written anew, and the text before is stored as another format_*.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { beforeEach, test } from "node:test";

import { readPlan, writeName, writePlan, readName } from "../../widgets/src/classroom/records.js";
import { linkTo } from "../../widgets/src/address.js";
import { recordPlayed, setLevel } from "../../widgets/src/practice_levels.js";
import { Progress } from "../../widgets/src/progress.js";
import { writeTask, readTask } from "../../widgets/src/class_task.js";
import * as store from "../../widgets/src/store.js";
import { logWork, readWork } from "../../widgets/src/work_log.js";

const HERE = new URL("../stored/", import.meta.url);
const text = (name) => readFileSync(new URL(name, HERE), "utf8").trim();
const stored = (name) => JSON.parse(text(name));
const NOW = 1_800_000_000_000;
const KEPT = stored("store/written.json");
const FORMATS = readdirSync(new URL("store/", HERE)).filter((name) => /^format_[1-9]/.test(name));

beforeEach(() => {
  const kept = new Map();
  globalThis.localStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, String(value)),
    removeItem: (key) => kept.delete(key),
  };
});

/** Somebody who did what is told in written.json. */
function lived() {
  const [trick, capture] = ["100_briscola_the_trick", "200_scopa_capture"];
  const acts = [
    (all) => ({ ...all, settings: KEPT.settings }),
    (all) => store.recordAnswer(all, trick, "1a2b3c4d", true, NOW),
    (all) => store.recordAnswer(all, trick, "5e6f7a8b", false, NOW),
    (all) => store.finishLesson(all, trick, NOW, ["1a2b3c4d"]),
    (all) => store.recordAnswer(all, capture, "0badcafe", false, NOW),
    (all) => store.finishLesson(all, capture, NOW, ["0badcafe"]),
    ...Object.entries(KEPT.places).map(
      ([page, place]) =>
        (all) =>
          store.setPlace(all, page, place),
    ),
    (all) => store.countDeal(all, true, NOW),
    (all) => store.countDeal(all, false, NOW),
    (all) => store.countPuzzle(all, NOW),
    (all) => store.setTable(all, KEPT.table),
    (all) => recordPlayed(all, { game: "scopa", level: "2", won: true }),
    (all) => setLevel(all, "scopa", "3"),
    (all) => store.recordMemory(all, "briscola", "trumps", true, NOW),
    (all) => store.recordMemory(all, "briscola", "points", false, NOW),
  ];
  for (const act of acts) assert.ok(store.updateState(act));
}

test("what is done is kept in the same text, and read from it", () => {
  process.env.TZ = "UTC";
  lived();
  assert.equal(localStorage.getItem("italiancards"), text("store/written.json"));
  assert.equal(JSON.stringify(store.loadState()), text("store/written.json"));
});

test("there is a stored text of each format", () => {
  const formats = new Set(FORMATS.map((name) => stored(`store/${name}`).format));
  assert.deepEqual(
    [...formats].sort(),
    Array.from({ length: store.FORMAT }, (_, before) => before + 1),
  );
});

for (const name of FORMATS) {
  test(`what was kept in ${name} is read, all of it`, () => {
    const before = stored(`store/${name}`);
    const { index, ...settings } = before.settings;
    localStorage.setItem("italiancards", text(`store/${name}`));
    const after = store.loadState();
    assert.deepEqual(after.settings, { ...settings, index: "letters" });
    for (const part of ["pages", "places", "figures", "table", "levels", "trainer"])
      assert.deepEqual(after[part], before[part] ?? store.emptyState()[part], part);
    for (const { page, id } of before.mistakes ?? []) assert.ok(after.memory[page][id], id);
    assert.deepEqual(after.memory, before.memory ?? after.memory);
  });
}

test("what was kept before there was a format is read", () => {
  for (const [key, value] of Object.entries(stored("store/format_0.json"))) localStorage.setItem(key, value);
  assert.deepEqual(store.loadState().settings, { pace: "slow", index: "letters", level: "hard" });
});

test("what is kept beside it is written the same, and read", () => {
  const beside = stored("store/beside.json");
  for (const [name, token] of Object.entries(beside["italiancards-works"])) logWork(name, token);
  writePlan(beside["italiancards-class"]);
  writeName(beside["italiancards-name"]);
  writeTask(beside["italiancards-task"]);
  for (const [key, value] of Object.entries(beside))
    assert.equal(localStorage.getItem(key), typeof value === "string" ? value : JSON.stringify(value));
  assert.deepEqual(readWork(), beside["italiancards-works"]);
  for (const [name, value] of Object.entries(beside["italiancards-class"]))
    assert.deepEqual(readPlan()[name], value);
  assert.deepEqual([readName(), readTask()], [beside["italiancards-name"], beside["italiancards-task"]]);
});

test("a link carries a token in the same signs, and leads to it", () => {
  globalThis.document = { body: { dataset: { page: "010_practice" } } };
  globalThis.history = { replaceState() {} };
  for (const [token, hash] of Object.entries(stored("links.json"))) {
    const at = { origin: "https://cards.example", pathname: "/voila/render/010_practice", search: "" };
    globalThis.location = { ...at, hash, href: `${at.origin}${at.pathname}${hash}` };
    assert.equal(linkTo(token), `${at.origin}${at.pathname}${hash}`);
    const table = { practice: true, lesson: null };
    assert.deepEqual(new Progress().firstMessage(table), { type: "sit", at: token });
  }
});

test("a question asked once more after a wrong answer counts nowhere", () => {
  globalThis.document = { body: { dataset: { page: "100_trick" } } };
  const asked = (parallel, chosen) => ({
    ...{ done: false, proves: false, proved: [] },
    question: { id: "aa", idea: { name: "aa", part: 1, repeats: "" }, chosen, right: 0, text: "?", parallel },
  });
  const progress = new Progress();
  progress.recordLesson(asked(true, 1), asked(true, null));
  assert.deepEqual(store.loadState().pages, {});
  progress.recordLesson(asked(false, 1), asked(false, null));
  assert.deepEqual(store.loadState().pages[progress.page].answers, { aa: false });
});

test("a lesson that its last questions prove is done and known; one of them wrong does no harm", () => {
  const model = (more) => ({
    done: false,
    proves: true,
    proved: [],
    quiz: ["b", "c", "d"],
    question: null,
    ...more,
  });
  const asked = (chosen) => ({
    id: "d",
    chosen,
    right: 0,
    text: "?",
    idea: { name: "a", part: 1, repeats: "" },
  });
  const progress = new Progress();
  progress.recordLesson(model({ question: asked(1) }), model({ question: asked(null) }));
  assert.deepEqual([store.loadState().pages, store.loadState().memory], [{}, {}]);
  const proved = ["b", "c", "d"].map((question) => ({ name: "a", part: 1, question }));
  progress.recordLesson(model({ done: true, proved, question: asked(0) }), model({ question: asked(null) }));
  const { [progress.page]: page } = store.loadState().pages;
  assert.deepEqual(page.answers, { b: true, c: true, d: true });
  assert.equal(store.masteryOf(store.loadState(), progress.page), "mastered");
  assert.equal(store.loadState().memory[progress.page].a.part, 1);
});
