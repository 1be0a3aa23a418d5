// The front end's pure helpers, without a browser.
import assert from "node:assert/strict";
import { test } from "node:test";

import { presetOf, variantsFor } from "../../widgets/src/agreement.js";
import { seatSides, captionWords, captionAt, cardSpot } from "../../widgets/src/seating.js";
import { coachHighlights } from "../../widgets/src/captures.js";
import { joinPunctuation, partsByLanguage, piecesOf } from "../../widgets/src/glossary.js";
import { applicableOptions } from "../../widgets/src/option_conditions.js";
import { commandOf, nextPlace } from "../../widgets/src/keys.js";
import { chooseLanguage } from "../../widgets/src/settings.js";
import { TALL, grid, rowsOf } from "../../widgets/src/sizes.js";
import { MeldDraft } from "../../widgets/src/meld_draft.js";
import { Slots } from "../../widgets/src/slots.js";
import { moveKey as shifted, nextWay, orderKeys } from "../../widgets/src/sorting.js";

const key = (name, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });

test("letters mean the same in either case, wherever the focus is", () => {
  for (const [pressed, meant] of Object.entries({
    h: "hint",
    H: "hint",
    z: "undo",
    "?": "why",
    L: "last-taken",
  })) {
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
  assert.deepEqual(applicableOptions(form, chosen), chosen);
  assert.deepEqual(applicableOptions(form, { ...chosen, talk: "open" }), { players: "4", talk: "open" });
  assert.deepEqual(applicableOptions(form, { ...chosen, players: "2" }), { players: "2" });
});

test("Enter, Space and the arrows mean something only in the hand, and buttons keep them elsewhere", () => {
  assert.equal(commandOf(key("Enter"), true), "play");
  assert.equal(commandOf(key(" "), true), "lift");
  assert.equal(commandOf(key("ArrowLeft"), true), "left");
  for (const pressed of ["Enter", " ", "ArrowLeft", "Home"])
    assert.equal(commandOf(key(pressed), false), null);
});

test("a hand lies in two rows from ten cards on, and in one again from seven down", () => {
  assert.deepEqual(
    [9, 10, 26].map((count) => rowsOf(count, 0)),
    [1, 2, 2],
  );
  assert.deepEqual(
    [9, 8, 7, 5].map((count) => rowsOf(count, 2)),
    [2, 2, 1, 1],
  );
  assert.deepEqual(
    [8, 9, 10].map((count) => rowsOf(count, 1)),
    [1, 1, 2],
  );
});

test("the name of whoever played lies away from the other cards", () => {
  const seats = [0, 1, 2, 3].map((seat) => ({ seat }));
  const at = seats
    .map(({ seat }) => cardSpot(seats, seat, "ccw"))
    .map(({ x, y }) => captionAt(x, y).join(" "));
  assert.deepEqual(at, ["ic-below", "ic-below ic-to-right", "ic-above", "ic-below ic-to-left"]);
});

test("where a keyboard has another script, or digits only with Shift, keys go by their places", () => {
  const keys = {
    KeyH: ["hint", "р", "η", "ا", "י", "ㅗ", "้", "Process"],
    KeyZ: ["undo", "я", "ζ", "ئ", "ז", "ㅋ"],
    KeyL: ["last-taken", "д", "λ", "م", "ך"],
    KeyC: ["count", "с", "ψ", "ؤ", "ב"],
    KeyS: ["sort", "ы", "σ", "س", "ד"],
    KeyY: ["redo", "н", "υ", "غ"],
    Digit2: ["way 2", "é", "ě", "٢", "۲", "२", "2"],
  };
  for (const [code, [meant, ...letters]] of Object.entries(keys)) {
    for (const letter of letters) assert.equal(commandOf(key(letter, { code }), false), meant, letter);
    for (const letter of letters) assert.equal(commandOf(key(letter, { code, ctrlKey: true }), true), null);
  }
  assert.equal(commandOf(key("Р", { code: "KeyH", shiftKey: true }), true), "hint");
  for (const mark of ["؟", "？"])
    assert.equal(commandOf(key(mark, { code: "Slash", shiftKey: true }), true), "why");
});

test("a keyboard that has the letter itself goes by that, wherever it lies", () => {
  const keys = [
    ["z", "KeyW", "undo"],
    ["w", "KeyZ", null],
    ["y", "KeyZ", "redo"],
    ["z", "KeyY", "undo"],
  ];
  const more = [
    [";", "KeyZ", null],
    ["l", "KeyP", "last-taken"],
    ["ß", "Minus", null],
    ["Dead", "KeyY", null],
  ];
  for (const [letter, code, meant] of [...keys, ...more])
    assert.equal(commandOf(key(letter, { code }), true), meant, letter);
  assert.equal(commandOf(key("?", { code: "Digit7", shiftKey: true }), true), "why"); // Russian
  assert.equal(commandOf(key("!", { code: "Digit1", shiftKey: true }), true), null);
  assert.equal(commandOf(key("1", { code: "Numpad1" }), true), "way 1");
});

test("the browser's own shortcuts are left alone", () => {
  for (const held of ["ctrlKey", "metaKey", "altKey"]) {
    assert.equal(commandOf(key("z", { [held]: true }), true), null);
  }
  assert.equal(commandOf(key("F5"), true), null);
  assert.equal(commandOf(key("Tab"), true), null);
});

test("arrows go round the hand", () => {
  assert.equal(nextPlace(0, 3, "left"), 2);
  assert.equal(nextPlace(2, 3, "right"), 0);
  assert.equal(nextPlace(1, 3, "first"), 0);
  assert.equal(nextPlace(1, 3, "last"), 2);
  assert.equal(nextPlace(-1, 0, "right"), -1);
});

test("the language is the one chosen, else the browser's first that there is, else English", () => {
  assert.equal(chooseLanguage("a=b; italiancards_language=it", ["en-GB"]), "it");
  assert.equal(chooseLanguage("italiancards_language=xx", ["fr-FR", "it-IT", "en"]), "it");
  assert.equal(chooseLanguage("", ["fr-FR"]), "en");
  assert.equal(chooseLanguage("", []), "en");
});

test("however many cards lie on a table, they fit into it and are as large as they can be", () => {
  for (const [width, height] of [
    [696, 345],
    [612, 390],
    [304, 378],
    [266, 378],
    [230, 120],
  ]) {
    for (let count = 1; count <= 12; count += 1) {
      const { columns, size } = grid(count, { width, height, gap: 12 });
      const rows = Math.ceil(count / columns);
      assert.ok(columns * size + (columns - 1) * 12 <= width, `${count} across ${width}`);
      assert.ok(size === 34 || rows * size * TALL + (rows - 1) * 12 <= height, `${count} down ${height}`);
      assert.ok(size >= 34);
      const one = grid(1, { width, height, gap: 12 }).size;
      assert.ok(size <= one);
    }
  }
});

test("a card keeps its place until it is taken, and the next takes the free one", () => {
  const slots = new Slots();
  assert.deepEqual([...slots.arrange(["a", "b", "c"], "1")], ["a", "b", "c"]);
  assert.deepEqual([...slots.arrange(["a", "c"], "1")], ["a", null, "c"]);
  assert.deepEqual([...slots.arrange(["a", "c", "d"], "1")], ["a", "d", "c"]);
  assert.deepEqual([...slots.arrange(["a", "c", "d", "e"], "1")], ["a", "d", "c", "e"]);
  assert.deepEqual([...slots.arrange(["f", "g"], "1")], ["f", "g"]);
  assert.deepEqual([...slots.arrange(["g", "f"], "2")], ["g", "f"]);
});

test("what was taken back lies where it lay", () => {
  const slots = new Slots();
  for (const keys of ["abc", "ac", "acd", "cd", "cde", "fgh"]) slots.arrange([...keys], "1");
  assert.deepEqual([...slots.arrange(["c", "d", "e"], "1")], ["e", "d", "c"]);
  assert.deepEqual([...slots.arrange(["a", "c", "d"], "1")], ["a", "d", "c"]);
  assert.deepEqual([...slots.arrange(["c", "b", "a"], "1")], ["a", "b", "c"]);
  assert.deepEqual([...slots.arrange(["c", "b", "a"], "2")], ["c", "b", "a"]);
});

const term = (id, ...forms) => ({ id, forms });
const told = (text, terms, seen) =>
  piecesOf(text, terms, seen).map((piece) =>
    typeof piece === "string" ? piece : [piece.text, piece.term.id],
  );
const TERMS = [
  term("presa", "trick", "tricks"),
  term("asso", "ace"),
  term("patta", "a draw"),
  term("pescare", "draw"),
];

test("the first word that leads to an entry is found, as it is written, and the text stays whole", () => {
  const text = "Trick after trick: one ace, two tricks.";
  assert.deepEqual(told(text, TERMS), [
    ["Trick", "presa"],
    " after trick: one ",
    ["ace", "asso"],
    ", two tricks.",
  ]);
  const pieces = piecesOf(text, TERMS).map((piece) => (typeof piece === "string" ? piece : piece.text));
  assert.equal(pieces.join(""), text);
});

test("no line tears off what stands at a word that is explained", () => {
  const other = { id: "suit" };
  const pieceTexts = (...pieces) =>
    joinPunctuation(pieces).map((each) =>
      typeof each === "string" ? each : [each.before, each.text, each.after],
    );
  const word = { text: "suit", term: other };
  assert.deepEqual(pieceTexts("The same ", word, ": the higher."), [
    "The same ",
    ["", "suit", ":"],
    " the higher.",
  ]);
  assert.deepEqual(pieceTexts("l’", word, ", (", word, ")"), [["l’", "suit", ","], " ", ["(", "suit", ")"]]);
  assert.deepEqual(pieceTexts(word, " and ", word), [["", "suit", ""], " and ", ["", "suit", ""]]);
  assert.deepEqual(pieceTexts(word, "-", word), [
    ["", "suit", "-"],
    ["", "suit", ""],
  ]);
});

test("an entry that was led to before is plain text", () => {
  const seen = new Set(["asso"]);
  assert.deepEqual(told("The ace wins the trick.", TERMS, seen), [
    "The ace wins the ",
    ["trick", "presa"],
    ".",
  ]);
  assert.deepEqual(told("A trick.", TERMS, seen), ["A trick."]);
});

test("a part of a word is no word, an apostrophe parts words, and the longest form is meant", () => {
  assert.deepEqual(told("Tricky faces, ace-high.", TERMS), ["Tricky faces, ace-high."]);
  assert.deepEqual(told("L’asso è così.", [term("asso", "asso"), term("cosi", "cos")]), [
    "L’",
    ["asso", "asso"],
    " è così.",
  ]);
  assert.deepEqual(told("It is a draw, draw on.", TERMS), [
    "It is ",
    ["a draw", "patta"],
    ", ",
    ["draw", "pescare"],
    " on.",
  ]);
});

test("without a glossary a text is plain", () => {
  assert.deepEqual(told("The ace.", []), ["The ace."]);
});

const seated = (...names) => names.map((name, seat) => ({ name, seat }));
const names = (seats) => seats.map((each) => each.name).join("");

test("the next to play sits on the right where play runs anticlockwise, and partners face each other", () => {
  const sitting = (all, way) => {
    const { left, top, right } = seatSides(seated(...all), way);
    return [names(left), names(top), names(right)];
  };
  assert.deepEqual(sitting("YR", "ccw"), ["", "R", ""]);
  assert.deepEqual(sitting("YRA", "ccw"), ["A", "", "R"]);
  assert.deepEqual(sitting("YRAB", "ccw"), ["B", "A", "R"]);
  assert.deepEqual(sitting("YRBCD", "ccw"), ["D", "CB", "R"]);
  assert.deepEqual(sitting("YRABCD", "ccw"), ["CD", "B", "AR"]);
  assert.deepEqual(sitting("YRAB", "cw"), ["R", "A", "B"]);
});

test("a variant is known by what was agreed, first for so many players, then for others", () => {
  const named = (value, options) => ({ value, options });
  const presets = [named("two", { players: "2", tie: "a" }), named("five", { players: "5", tie: "a" })];
  const known = (options) => presetOf({ presets }, options)?.value;
  assert.equal(known({ players: "5", tie: "a" }), "five");
  assert.equal(known({ players: "3", tie: "a" }), "two");
  assert.equal(known({ players: "5", tie: "b" }), undefined);
});

test("variants are those for as many as play, and those that ask for no number", () => {
  const option = (name, usual, when = {}) => ({ name, default: usual, when });
  const options = [option("players", "4"), option("aces", "two"), option("bid", "no", { players: ["5"] })];
  const named = (value, own) => ({ value, options: { players: "4", aces: "two", bid: "no", ...own } });
  const presets = [
    named("usual", {}),
    named("for two", { players: "2" }),
    named("tournament", { aces: "one" }),
    named("auction", { bid: "yes" }),
  ];
  const found = (players) => variantsFor({ presets, options }, { players }).map(({ value }) => value);
  assert.deepEqual(found("4"), ["usual", "tournament", "auction"]);
  assert.deepEqual(found("2"), ["for two", "tournament"]);
  assert.deepEqual(found("5"), ["usual", "tournament", "auction"]);
});

test("a card lies before whoever played it", () => {
  const seats = seated("Y", "R", "A", "B");
  const at = (seat, way) => {
    const { x, y } = cardSpot(seats, seat, way);
    return [x, y].map((part) => Math.sign(Math.round(part * 100)) || 0);
  };
  assert.deepEqual(at(0, "ccw"), [0, 1]);
  assert.deepEqual(at(1, "ccw"), [1, 0]);
  assert.deepEqual(at(1, "cw"), [-1, 0]);
  assert.deepEqual(at(2, "ccw"), [0, -1]);
});

test("no card of a trick covers another, round the middle or in a line from the left to the right", () => {
  for (const all of ["YRA", "YRAB", "YRABC", "YRABCD"]) {
    const seats = seated(...all);
    const spots = seats.map(({ seat }) => cardSpot(seats, seat, "ccw"));
    for (const [one, other] of spots.flatMap((spot, place) =>
      spots.slice(place + 1).map((each) => [spot, each]),
    ))
      assert.ok(Math.abs(one.x - other.x) >= 1 || Math.abs(one.y - other.y) >= 1, all);
    const { left, top, right } = seatSides(seats, "ccw");
    const around = [...left]
      .reverse()
      .concat(top, right)
      .map(({ seat }) => seat);
    around.splice(Math.ceil(around.length / 2), 0, 0);
    const line = [...seats].sort((one, other) => spots[one.seat].line - spots[other.seat].line);
    assert.deepEqual(
      line.map(({ seat }) => seat),
      around,
    );
  }
});

test("cards on a large table grow to 200 px, and farther where somebody's text is larger", () => {
  const box = { width: 1336, height: 518, gap: 12 };
  assert.equal(grid(4, box).size, 200);
  assert.equal(grid(2, { ...box, scale: 1.5 }).size, 300);
});

test("the coach lights the cards he speaks of, in the end those of the move he names and no others", () => {
  const look = { lines: [{ cards: ["7D"] }] };
  const weighed = {
    lines: [
      { move: "Take", hand: ["7C"], table: ["7D"] },
      { move: "Play", hand: ["2S"], table: [] },
    ],
  };
  const lit = (coach) => ["7C", "7D", "2S", "2S#2"].filter(coachHighlights(coach));
  assert.deepEqual(lit([]), []);
  assert.deepEqual(lit([look]), ["7D"]);
  assert.deepEqual(lit([look, weighed]), []);
  assert.deepEqual(
    lit([look, weighed, { lines: [{ move: "Take" }], bars: [{ good: true }, { good: true }] }]),
    ["7C", "7D"],
  );
});

test("a hand is sorted by suit or by rank, or lies as its owner laid it, what is new last", () => {
  const sorted = { suit: ["3h", "9h", "3c"], rank: ["3h", "3c", "9h"] };
  assert.deepEqual(orderKeys(sorted, "suit", []), ["3h", "9h", "3c"]);
  assert.deepEqual(orderKeys(sorted, "rank", ["9h"]), ["3h", "3c", "9h"]);
  assert.deepEqual(orderKeys(sorted, "own", ["9h", "7d", "3h"]), ["9h", "3h", "3c"]);
  assert.deepEqual(shifted(["a", "b", "c"], "a", 2), ["b", "c", "a"]);
  assert.deepEqual(shifted(["a", "b", "c"], "c", -1), ["c", "a", "b"]);
  assert.deepEqual([nextWay("suit"), nextWay("rank"), nextWay("own")], ["rank", "own", "suit"]);
});

test("what is put together stays apart from the hand, until it is taken back", () => {
  const draft = new MeldDraft();
  draft.begin("lay 5h 6h 7h", ["5h#2", "6h", "7h"]);
  draft.begin("lay 5h 6h 7h | Kd Kc Ks", ["Kd", "Kc", "Ks"]);
  assert.equal(draft.keys.size, 6);
  draft.update({ kind: "picked", text: "", ways: [], begun: [{ rest: "" }], so_far: [48, 40] });
  assert.deepEqual(draft.soFar, [48, 40]);
  draft.takeBack({ rest: "lay Kd Kc Ks", cards: [{ key: "5h" }, { key: "6h" }, { key: "7h" }] });
  assert.deepEqual([draft.move, ...draft.keys], ["lay Kd Kc Ks", "Kd", "Kc", "Ks"]);
  draft.takeBack({ rest: "", cards: [{ key: "Kd" }, { key: "Kc" }, { key: "Ks" }] });
  assert.deepEqual([draft.move, draft.keys.size, draft.parts.length], ["", 0, 0]);
});

test("what is said of a card fits who played it", () => {
  const seats = [
    { seat: 0, me: true },
    { seat: 1, me: false },
  ];
  const words = { led: "led", best: "takes", going: "is taken", "me-best": "take" };
  assert.deepEqual(captionWords({ seat: 0, marks: ["led", "best"] }, seats, words), ["led", "take"]);
  assert.deepEqual(captionWords({ seat: 1, marks: ["best"] }, seats, words), ["takes"]);
  assert.deepEqual(captionWords({ seat: null, marks: ["going"] }, seats, words), ["is taken"]);
});

test("a text that a lesson says in its only language is marked, wherever it stands in a sentence", () => {
  const foreign = { "Bravo.": "it", "Bravo. Ancora.": "it" };
  assert.deepEqual(partsByLanguage("Right.", foreign), ["Right."]);
  assert.deepEqual(partsByLanguage("", foreign), []);
  assert.deepEqual(partsByLanguage("Bravo.", foreign), [{ text: "Bravo.", lang: "it" }]);
  assert.deepEqual(partsByLanguage("Right. Bravo. Ancora. Now. Bravo.", foreign), [
    "Right. ",
    { text: "Bravo. Ancora.", lang: "it" },
    " Now. ",
    { text: "Bravo.", lang: "it" },
  ]);
});
