// The front end's pure helpers, without a browser.
import assert from "node:assert/strict";
import { test } from "node:test";

import { piecesOf } from "../../widgets/src/forms.js";
import { applying } from "../../widgets/src/applying.js";
import { commandOf, moved } from "../../widgets/src/keys.js";
import { chooseLanguage } from "../../widgets/src/settings.js";
import { COMPACT, sizesFor, symbolsOf } from "../../widgets/src/sizes.js";

const key = (name, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });

test("letters mean the same in either case, wherever the focus is", () => {
  for (const [pressed, meant] of Object.entries({ h: "hint", H: "hint", z: "undo", "?": "why", L: "last-taken" })) {
    assert.equal(commandOf(key(pressed), true), meant);
    assert.equal(commandOf(key(pressed), false), meant);
  }
});

test("options that do not apply beside the others are left out, those that hang on them too", () => {
  const option = (name, usual, when = {}) => ({ name, default: usual, when });
  const form = {
    options: [
      option("players", "2"),
      option("talk", "none", { players: ["4", "6"] }),
      option("seen", "partner", { talk: ["signals"] }),
    ],
  };
  const chosen = { players: "4", talk: "signals", seen: "all" };
  assert.deepEqual(applying(form, chosen), chosen);
  assert.deepEqual(applying(form, { ...chosen, talk: "open" }), { players: "4", talk: "open" });
  assert.deepEqual(applying(form, { ...chosen, players: "2" }), { players: "2" });
});

test("Enter, Space and the arrows mean something only in the hand, and buttons keep them elsewhere", () => {
  assert.equal(commandOf(key("Enter"), true), "play");
  assert.equal(commandOf(key(" "), true), "lift");
  assert.equal(commandOf(key("ArrowLeft"), true), "left");
  for (const pressed of ["Enter", " ", "ArrowLeft", "Home"]) assert.equal(commandOf(key(pressed), false), null);
});

test("the browser's own shortcuts are left alone", () => {
  for (const held of ["ctrlKey", "metaKey", "altKey"]) {
    assert.equal(commandOf(key("z", { [held]: true }), true), null);
  }
  assert.equal(commandOf(key("F5"), true), null);
  assert.equal(commandOf(key("Tab"), true), null);
});

test("arrows go round the hand", () => {
  assert.equal(moved(0, 3, "left"), 2);
  assert.equal(moved(2, 3, "right"), 0);
  assert.equal(moved(1, 3, "first"), 0);
  assert.equal(moved(1, 3, "last"), 2);
  assert.equal(moved(-1, 0, "right"), -1);
});

test("the language is the one chosen, else the browser's first that there is, else English", () => {
  assert.equal(chooseLanguage("a=b; italiancards_language=it", ["en-GB"]), "it");
  assert.equal(chooseLanguage("italiancards_language=xx", ["fr-FR", "it-IT", "en"]), "it");
  assert.equal(chooseLanguage("", ["fr-FR"]), "en");
  assert.equal(chooseLanguage("", []), "en");
});

test("three cards fit beside each other on every screen from 320 pixels up", () => {
  for (let felt = 270; felt <= 1180; felt += 7) {
    const room = felt < 540 ? felt : felt - 220;
    assert.ok(3 * sizesFor(felt, 3).near + 20 <= room, `felt of ${felt}`);
  }
});

test("a card shows its compact face below the limit, and its index only where it is overlapped", () => {
  assert.deepEqual(symbolsOf("it-7D", COMPACT - 1, true), ["ic-it-7D-compact"]);
  assert.deepEqual(symbolsOf("it-7D", COMPACT, false), ["ic-it-7D"]);
  assert.deepEqual(symbolsOf("it-7D", COMPACT, true), ["ic-it-7D", "ic-it-7D-index"]);
  assert.deepEqual(symbolsOf("fr-7d", COMPACT, true), ["ic-fr-7d"]);
});

const term = (id, ...forms) => ({ id, forms });
const told = (text, terms, seen) =>
  piecesOf(text, terms, seen).map((piece) => (typeof piece === "string" ? piece : [piece.text, piece.term.id]));
const TERMS = [term("presa", "trick", "tricks"), term("asso", "ace"), term("patta", "a draw"), term("pescare", "draw")];

test("the first word that leads to an entry is found, as it is written, and the text stays whole", () => {
  const text = "Trick after trick: one ace, two tricks.";
  assert.deepEqual(told(text, TERMS), [["Trick", "presa"], " after trick: one ", ["ace", "asso"], ", two tricks."]);
  const pieces = piecesOf(text, TERMS).map((piece) => (typeof piece === "string" ? piece : piece.text));
  assert.equal(pieces.join(""), text);
});

test("an entry that was led to before is plain text", () => {
  const seen = new Set(["asso"]);
  assert.deepEqual(told("The ace takes the trick.", TERMS, seen), ["The ace takes the ", ["trick", "presa"], "."]);
  assert.deepEqual(told("A trick.", TERMS, seen), ["A trick."]);
});

test("a part of a word is no word, an apostrophe parts words, and the longest form is meant", () => {
  assert.deepEqual(told("Tricky faces, ace-high.", TERMS), ["Tricky faces, ace-high."]);
  assert.deepEqual(told("L’asso è così.", [term("asso", "asso"), term("cosi", "cos")]), ["L’", ["asso", "asso"], " è così."]);
  assert.deepEqual(told("It is a draw, draw on.", TERMS), ["It is ", ["a draw", "patta"], ", ", ["draw", "pescare"], " on."]);
});

test("without a glossary a text is plain", () => {
  assert.deepEqual(told("The ace.", []), ["The ace."]);
});
