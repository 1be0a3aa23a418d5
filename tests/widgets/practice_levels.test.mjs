// At which level somebody plays each game, and when the next one is proposed.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { hashWithLevel, levelAt, setLevel, withLevel } from "../../widgets/src/practice_levels.js";
import { Progress } from "../../widgets/src/progress.js";
import { TableChooser } from "../../widgets/src/table_chooser.js";
import * as store from "../../widgets/src/store.js";

beforeEach(() => {
  const kept = new Map();
  globalThis.localStorage = globalThis.sessionStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, String(value)),
    removeItem: (key) => kept.delete(key),
  };
  globalThis.document = { body: { dataset: { page: "010_practice" } } };
  globalThis.location = { hash: "", pathname: "/", search: "" };
  globalThis.history = { replaceState() {}, pushState() {} };
});

/** A table of practice at the end of a deal or before. */
const table = (
  over,
  { won = true, level = "1", game = "briscola", heads = ["A", "B"], token = "" } = {},
) => ({
  ...{ over, placed: 1, review: null, lesson: null, puzzle: null, mistakes: [], heading: "", wait: null },
  ...{ practice: { game }, settings: { level }, token: `${game}; number=7; level=${level}${token}` },
  score: { won, heads, match: null },
});

/** Play deals, won where there is a W; gives for each the level that was proposed. */
function proposedIn(progress, deals, more = {}) {
  return [...deals].map((result) => {
    progress.update(table(false, more));
    progress.update(table(true, { ...more, won: result === "W" }));
    progress.keepNow();
    return progress.proposed;
  });
}

test("after four deals won of the last eight the next level is proposed, and again after as many", () => {
  const progress = new Progress();
  assert.deepEqual(proposedIn(progress, "WLWLLWLW"), ["", "", "", "", "", "", "", "2"]);
  assert.deepEqual(proposedIn(progress, "WWW"), ["", "", ""], "it was declined");
  progress.update(table(false));
  assert.equal(progress.proposed, "");
  assert.deepEqual(proposedIn(progress, "W"), ["2"]);
  assert.equal(levelAt(store.loadState(), "briscola"), "1", "nobody moves by himself");
});

test("fewer than about half won, or won long ago, propose nothing", () => {
  assert.ok(proposedIn(new Progress(), "WWLWLLLLLLWLLWLLLW").every((level) => level === ""));
});

test("of more than two sides three of eight are enough", () => {
  const more = { game: "scala40", heads: ["A", "B", "C", "D"] };
  assert.deepEqual(proposedIn(new Progress(), "WLLWLW", more).at(-1), "2");
});

test("a deal with help counts for no level, nor one at a level that somebody else chose", () => {
  const progress = new Progress();
  for (const token of ["; hinted=1", "; opened=1", "; undone=1"])
    assert.ok(proposedIn(progress, "WWWWW", { token }).every((level) => level === ""));
  assert.ok(proposedIn(progress, "WWWWW", { level: "3" }).every((level) => level === ""));
});

test("nobody is proposed more than the highest level", () => {
  store.updateState((all) => setLevel(all, "briscola", "5"));
  assert.ok(proposedIn(new Progress(), "WWWWW", { level: "5" }).every((level) => level === ""));
});

test("each game has its level: as it was set, else as all were before, else the first", () => {
  const fresh = store.emptyState();
  assert.equal(levelAt(fresh, "scopa"), "1");
  const before = { ...fresh, settings: { level: "hard" } };
  assert.equal(levelAt(before, "scopa"), "hard");
  const set = setLevel(before, "scopa", "3");
  assert.deepEqual(
    ["scopa", "briscola"].map((game) => levelAt(set, game)),
    ["3", "hard"],
  );
});

test("a link of the site takes one to one's own level, and a token that names a level to that", () => {
  const state = setLevel(store.emptyState(), "scopa", "3");
  assert.equal(withLevel(state, "scopa; players=4"), "scopa; players=4; level=3");
  assert.equal(withLevel(state, "scopa; level=easy"), "scopa; level=easy");
  assert.equal(hashWithLevel(state, "burraco;+players=2"), "burraco;+players=2;+level=1");
});

test("a table that is chosen is played at the level of its game, and a level that is chosen is kept", () => {
  const sent = [];
  const form = { game: "scopa", games: [{ value: "scopa", players: [] }], options: [] };
  const kernel = {
    form,
    table: { settings: { level: "4" }, revision: 1 },
    send: (each) => sent.push(each.at),
  };
  kernel.progress = { sitDown() {} };
  const chooser = new TableChooser({ kernel, draw() {} });
  chooser.deal();
  chooser.chooseFields({ level: "3" });
  assert.equal(chooser.level, "3");
  chooser.deal();
  chooser.deal();
  assert.deepEqual(sent, ["scopa; level=1", "scopa; level=3", "scopa; level=3"]);
  assert.equal(store.loadState().table, "scopa");
});
