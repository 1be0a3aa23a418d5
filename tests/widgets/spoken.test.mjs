// A table that is heard: each sentence whole, once and in order, as plain text in one status.
import assert from "node:assert/strict";
import { test } from "node:test";

import { answerTo, keysHelp } from "../../widgets/src/answers.js";
import { EarRound, earLine } from "../../widgets/src/ear.js";
import { commandOf } from "../../widgets/src/keys.js";
import { Selection } from "../../widgets/src/selection.js";
import { freshText, sayings } from "../../widgets/src/sentences.js";
import { props, table } from "./spoken_props.mjs";

const heard = (before, now) => freshText(sayings(before), sayings(now));
const played = { revision: 2, said: "Rosa plays the king of cups." };

test("what another played and what is to be done are said whole, each once", () => {
  assert.equal(heard(props(), props(played)), "Rosa plays the king of cups. Your turn: play a card.");
  assert.equal(heard(props(played), props(played)), "");
});

test("while others play only what they do is said", () => {
  const wait = { for: "bot", ms: 350 };
  assert.equal(heard(props(), props({ ...played, wait })), "Rosa plays the king of cups.");
});

test("a refusal is said once, in full, and nothing else", () => {
  const answer = { kind: "illegal", text: "You must follow suit: play a cup.", brief: "Follow suit." };
  const refused = props({}, { answer });
  assert.equal(heard(props(), refused), "You must follow suit: play a cup.");
  assert.equal(heard(refused, refused), "");
  assert.equal(heard(refused, props({}, { answer: { ...answer } })), ""); // sent again with a thought of the coach
  assert.equal(heard(refused, props({}, { answer, asks: 2 })), "You must follow suit: play a cup.");
});

const lesson = { at: "2", text: "Rosa leads.", task: "Take it.", question: null, reply: null };

test("a step is said once it comes, a question once, and a reply by itself", () => {
  const asks = {
    ...lesson,
    at: "3",
    question: { text: "Who wins?", options: [{ label: "Rosa" }, { label: "You" }] },
    task: "Who wins?",
  };
  const rail = { said: "", status: "Who wins?" };
  assert.equal(
    heard(props({ lesson }), props({ lesson: asks, rail })),
    "Rosa leads. Who wins? 1: Rosa. 2: You.",
  );
  const done = { ...lesson, reply: { text: "Both cards are yours.", good: true } };
  assert.equal(heard(props({ lesson }), props({ lesson: done })), "Both cards are yours.");
});

test("of an answer to a puzzle the verdict is said first, then why, and once", () => {
  const puzzle = { lines: [{ move: "Take the king", text: "You take 2 cards." }] };
  const answered = (changes = {}) => props({ ...played, puzzle, ...changes }, { line: "Right: it is best." });
  const said = heard(props({ puzzle: { lines: [] } }), answered());
  assert.equal(said, "Rosa plays the king of cups. Right: it is best. You take 2 cards.");
  const later = answered({ revision: 3, said: "You put the cards on your pile." });
  assert.equal(heard(answered(), later), "You put the cards on your pile.");
});

test("closing the coach says nothing but what is to be done", () => {
  const coach = [{ step: "look", title: "Look", lines: [{ move: null, text: "Who is strong?" }] }];
  assert.equal(heard(props(), props({ coach })), "Look. Who is strong?");
  assert.equal(heard(props({ coach }), props()), "Your turn: play a card.");
});

test("what is about as good is said to the ear after the move and why", () => {
  const lines = ["Ace", "Two"].map((move) => ({ move, text: `${move} it is.` }));
  const best = { step: "show", label: "Ace", alike: "About as good: two.", lines: lines.slice(0, 1) };
  const said = heard(props(), props({ coach: [{ lines: [] }, { lines }, best] }));
  assert.equal(said, "Ace. Ace it is. About as good: two.");
});

test("ways to play a card are said with their numbers", () => {
  const ways = [{ label: "Take the four" }, { label: "Take the three and the ace" }];
  const lifted = props({}, { card: { key: "7D" }, ways });
  assert.equal(heard(props(), lifted), "1: Take the four. 2: Take the three and the ace.");
});

test("where nothing else is to be done the moves that need no card are said with their keys", () => {
  const numbered = [{ label: "Declare nothing" }, { label: "Declare three twos" }];
  const said = heard(props({ revision: 0 }), props({}, { numbered }));
  assert.equal(said, "Your turn: play a card. 1: Declare nothing. 2: Declare three twos.");
});

test("a digit makes such a move; of many numbers the one that is turned to, and what else there is", () => {
  const choice = (move, control, number = null) => ({
    ...{ move, control, number, ok: true, hand: [], table: [], said: "" },
  });
  const offering = (control) => ({
    choices: [choice("no", control), choice("yes", control)],
    mats: [],
    wait: null,
  });
  const view = (control) => ({ table: offering(control), root: { querySelector: () => null } });
  assert.deepEqual(
    new Selection(view("button")).numbered.map(({ move }) => move),
    ["no", "yes"],
  );
  const bidding = view("button");
  bidding.table.choices = [
    choice("pass", "button"),
    choice("bid 62", "number", 62),
    choice("bid 71", "number", 71),
  ];
  const selection = new Selection(bidding);
  assert.deepEqual(
    selection.numbered.map(({ move }) => move),
    ["bid 62", "pass"],
  );
  selection.number = 71;
  assert.deepEqual(
    selection.numbered.map(({ move }) => move),
    ["bid 71", "pass"],
  );
});

const words = {
  "no-stock": "There is no stock.",
  "nothing-lies": "Nothing lies there.",
  "none-taken": "None yet.",
  "no-count": "No score here.",
  "ear-alone": "This deal alone.",
  "me-best": "winning",
  best: "winning",
  led: "led",
  turn: "To play",
  dealer: "Dealer",
  keys: "Arrows choose.",
  "keys-answer": "T, B, P, L, C, G and K answer.",
};
const card = (name, by, seat, marks) => ({ name, by, seat, marks, stands: null });
const zone = (label, area, spread, cards, more = {}) => ({
  ...{
    name: label,
    label,
    area,
    spread,
    cards,
    seat: null,
    count: `${cards.length} cards`,
    told: "",
    empty: "",
  },
  ...more,
});
const seat = (name, more = {}) => ({ name, held: "3 cards", out: false, says: "", seat: 1, ...more });
const there = {
  signs: ["Trumps: coins"],
  zones: [
    zone("Stock", "side", "pile", [], { count: "31 cards" }),
    zone("Up-card", "side", "crosswise", [card("Seven of coins")]),
    zone("On the table", "middle", "trick", [card("King of cups", "Rosa", 1, ["led", "best"])]),
  ],
  seats: [seat("You", { me: true, turn: true, seat: 0 }), seat("Rosa", { dealer: true })],
  mats: [],
  can: { score: true },
  score: {
    ...{
      heads: ["You", "Rosa"],
      totals: [14, 20],
      result: "",
      match: { label: "Match", scores: [1, 0], result: "11 points win it." },
    },
    lines: [
      { label: "Coins", counts: ["3", "4"] },
      { label: "Scopas", counts: ["13", "20"], gives: [13, 20] },
      { label: "Settebello", counts: ["1", "0"], gives: [1, 0] },
    ],
  },
};

test("keys answer in whole sentences of plain text", () => {
  const said = (question, at = there) => answerTo(question, at, words);
  assert.equal(said("stock"), "Trumps: coins. Stock: 31 cards. Up-card: Seven of coins.");
  assert.equal(said("lying"), "On the table: Rosa, King of cups, led, winning.");
  const points = "You 14, Rosa 20. Scopas: You 13, Rosa 20. Settebello: You 1, Rosa 0. ";
  assert.equal(said("points"), `${points}Match: You 1, Rosa 0. 11 points win it.`);
  const one = { ...there.score, lines: [{ label: "Settebello", gives: [14, 20] }] };
  assert.match(said("points", { ...there, score: one }), /^You 14, Rosa 20. Settebello. Match/);
  const alone = { ...there, score: { ...there.score, match: null } };
  assert.equal(said("points", alone), `${points}This deal alone.`);
  assert.equal(said("count"), "Coins: You 3, Rosa 4. Scopas: You 13, Rosa 20. Settebello: You 1, Rosa 0.");
  assert.equal(said("players"), "You: 3 cards, to play. Rosa: 3 cards, dealer.");
  assert.equal(said("last"), "None yet.");
  const two = ["Two of cups", "Jack of hearts"].map((name) => card(name, "", null, []));
  const discards = zone("Discards", "side", "pile", two);
  assert.equal(said("lying", { ...there, zones: [discards] }), "Discards: Jack of hearts. 2 cards.");
  const empty = { ...there, zones: [], signs: [], can: {} };
  assert.equal(said("lying", empty) + said("stock", empty), "Nothing lies there.There is no stock.");
  assert.equal(said("points", empty), "No score here.");
});

test("points in thirds are said exactly, and in words", () => {
  const named = {
    ...words,
    third: "a third",
    thirds: "two thirds",
    "and-third": "and a third",
    "and-thirds": "and two thirds",
  };
  const cards = { label: "Card points", counts: ["1 2/3", "1/3"], gives: [1, 0] };
  const score = { ...there.score, match: null, totals: [1, 0], lines: [cards], result: "" };
  const said = (question) => answerTo(question, { ...there, score }, named);
  assert.equal(
    said("points"),
    "You 1, Rosa 0. Card points: You 1 and two thirds, Rosa a third. This deal alone.",
  );
  assert.equal(said("count"), "Card points: You 1 and two thirds, Rosa a third.");
});

test("keys tell what a card without a suit is where tricks of many are named so", () => {
  const at = (zones, seats) => keysHelp({ zones, seats, mats: [] }, { ...words, "ear-bare": "Bare." });
  assert.ok(at(there.zones, [...there.seats, seat("Aldo")]).includes("Bare."));
  assert.ok(!at(there.zones, there.seats).includes("Bare."));
  assert.ok(!at([], [...there.seats, seat("Aldo")]).includes("Bare."));
});

test("every letter that answers is in the help that a key reads", () => {
  const told = keysHelp(there, words).join(" ");
  const letters = [..."abcdefghijklmnopqrstuvwxyz"].filter((each) => {
    const command = commandOf({ key: each, ctrlKey: false, metaKey: false, altKey: false }, false);
    return command?.startsWith("tell ") || ["last-taken", "count"].includes(command ?? "");
  });
  assert.deepEqual(letters.sort(), ["b", "c", "g", "k", "l", "p", "t"]);
  for (const letter of letters) assert.match(told, new RegExp(`\\b${letter.toUpperCase()}\\b`));
});

test("how far a review is, is said once", () => {
  const at = (text) => props({ review: { rows: [], complete: false } }, { line: text });
  assert.equal(heard(at("Reviewing: 0 of 5."), at("Reviewing: 1 of 5.")), "");
  assert.equal(heard(props(), at("Reviewing: 0 of 5.")), "Reviewing: 0 of 5.");
});

const trick = (cards) => [zone("On the table", "middle", "trick", cards)];
const four = [seat("You", { me: true }), ...["Rosa", "Aldo", "Bice"].map((name) => seat(name))];
const laid = (key, name, by) => ({ ...card(name, by, by === "You" ? 0 : 1, []), key });

test("by ear a round is one text of few words, and no suit is said twice", () => {
  const round = new EarRound();
  const wait = { for: "bot", ms: 350 };
  const at = (revision, cards, text, more) =>
    round.news(
      table({
        revision,
        zones: trick(cards),
        rail: { heard: text },
        seats: four,
        cheer: null,
        came: null,
        ...more,
      }),
    );
  const came = (key) => ({ came: { card: key }, wait });
  const mine = laid("2D", "Two of coins", "You");
  const rosa = laid("4D", "Four of coins", "Rosa");
  const aldo = laid("RC", "King of cups", "Aldo");
  const bice = laid("3D", "Three of coins", "Bice");
  assert.equal(at(1, [], ""), "");
  assert.equal(at(2, [mine], "", came("2D")), "");
  assert.equal(at(3, [mine, rosa], "Rosa: four of coins.", came("4D")), "");
  assert.equal(at(4, [mine, rosa, aldo], "Aldo: king of cups.", came("RC")), "");
  const lying = { came: { card: "3D" }, wait: { for: "table", ms: 2000 } };
  const whole = at(5, [mine, rosa, aldo, bice], "Bice: three of coins. Bice wins.", lying);
  assert.equal(whole, "Rosa: four. Aldo: king of cups. Bice: three, wins.");
  assert.ok(whole.match(/\w+/g).length <= 12);
  assert.equal(at(6, [], "", { wait }), "");
  const next = laid("5B", "Five of clubs", "Bice");
  const led = at(7, [next], "Bice: five of clubs.", { came: { card: "5B" } });
  assert.equal(led, "Five of clubs."); // that Bice leads was said: she won
  const held = { came: { card: "6B" }, wait: { for: "table", ms: null } };
  const six = laid("6B", "Six of clubs", "You");
  assert.equal(at(8, [next, six], "Rosa: six of clubs.", held), "Rosa: six."); // who waits at each card hears it
});

test("by ear what is celebrated is said once, and of one who goes on the name too", () => {
  const round = new EarRound();
  const shared = { seats: there.seats, zones: [], came: null };
  const at = (revision, text, cheer, wait) =>
    round.news(
      table({ revision, ...shared, rail: { heard: text }, cheer: cheer ? { text: cheer } : null, wait }),
    );
  at(1, "");
  assert.equal(at(2, "Rosa: two of cups takes two of coins. Scopa!", "Scopa!").match(/Scopa/g).length, 1);
  const bot = { for: "bot", ms: 350 };
  at(3, "Rosa picks up the discards.", "", bot);
  at(4, "", "", bot);
  at(5, "Rosa lays ace, two and three of cups.", "", bot);
  at(6, "Rosa lays three kings.", "", bot);
  const said = at(7, "Rosa discards king of cups.", "Burraco!");
  assert.equal(
    said,
    "Rosa picks up the discards, lays ace, two and three of cups, three kings, discards king of cups. Burraco!",
  );
});

test("by ear the suit is said where two play, and once that the stock is empty", () => {
  const round = new EarRound();
  const at = (revision, cards, text, down, more = {}) => {
    const zones = [...trick(cards), zone("stock", "side", "pile", [], { down })];
    const shown = { revision, zones, seats: there.seats, cheer: null, came: null };
    return round.news(table({ ...shown, rail: { heard: text }, ...more }), { "ear-no-stock": "No stock." });
  };
  const mine = laid("2D", "Two of coins", "You");
  const rosa = laid("4D", "Four of coins", "Rosa");
  at(1, [], "", 1);
  at(2, [mine], "", 1, { came: { card: "2D" }, wait: { for: "bot", ms: 350 } });
  const trickTaken = at(3, [mine, rosa], "Rosa: four of coins. You win.", 1, { came: { card: "4D" } });
  assert.equal(trickTaken, "Rosa: four of coins. You win.");
  assert.equal(at(4, [], "New: ace of cups.", 0), "New: ace of cups. No stock.");
  assert.equal(at(5, [], "New: ace of cups.", 0), "New: ace of cups.");
});

test("in a lesson by ear one's own cards are said too, for others may play them", () => {
  const round = new EarRound();
  const at = (revision, more) => {
    const rail = { heard: "", said: "You: the two of coins." };
    return round.news(table({ revision, ...{ seats: there.seats, zones: [], came: null, rail }, ...more }));
  };
  at(1);
  assert.equal(at(2), "");
  assert.equal(at(3, { lesson }), "You: the two of coins.");
});

test("by ear the keys of the same moves are told once a deal", () => {
  const round = new EarRound();
  const bids = (revision, deal, ...moves) => {
    const numbered = moves.map((move) => ({ move, label: move }));
    return round.props(props({ revision, deal, rail: {}, zones: [], seats: [], choices: [] }, { numbered }))
      .numbered.length;
  };
  assert.equal(bids(1, 1, "bid 62", "pass"), 2);
  assert.equal(bids(1, 1, "bid 62", "pass"), 2); // drawn again
  assert.equal(bids(2, 1), 0);
  assert.equal(bids(3, 1, "bid 66", "pass"), 0);
  assert.equal(bids(4, 2, "bid 62", "pass"), 2);
});

test("by ear a verb of moves with keys is said once", () => {
  const moves = (...labels) => labels.map((label) => ({ move: label, label }));
  const at = (labels, ways = []) =>
    new EarRound().props(
      props(
        { deal: 1, rail: {}, zones: [], seats: [], choices: [] },
        { numbered: moves(...labels), ways: moves(...ways) },
      ),
    );
  const labels = (all) => all.map(({ label }) => label);
  assert.deepEqual(labels(at(["Declare nothing", "Declare aces"]).numbered), ["Declare nothing", "aces"]);
  assert.deepEqual(labels(at(["Bid 62", "Pass"]).numbered), ["Bid 62", "Pass"]);
  assert.deepEqual(labels(at([], ["Take the two", "Take the ace"]).ways), ["Take the two", "the ace"]);
});

test("by ear one is asked in a word, but a lesson keeps its task", () => {
  const choices = [{ control: "card", ok: true }];
  const ear = { "ear-you": "You?", "ear-go": "Go on?" };
  const rail = { status: "Play." };
  const asked = (more, news = "") =>
    earLine(table({ choices, rail, zones: [], ...more }), "Play.", news, ear);
  assert.equal(asked({}), "You?");
  assert.equal(asked({ lesson }), "Play.");
  assert.equal(asked({ choices: [{ names: {}, ok: true }] }), "Play."); // a card to call
  const melds = { choices: [], mats: [{}] };
  assert.equal(asked(melds), "You?");
  const over = { over: true, score: there.score };
  assert.match(asked(over), /^You 14, Rosa 20\. .* Match: You 1, Rosa 0\./);
  for (const game of [melds, {}]) assert.equal(asked({ ...game, rail: { status: "Draw." } }), "Play."); // what a card does
  const wait = { for: "table", ms: 2000 };
  assert.equal(asked({ wait }), "Go on?");
  assert.equal(asked({ wait }, "Bice wins."), "Go on?");
  assert.equal(asked({ wait, zones: trick([card("King")]) }, "Bice wins."), ""); // that is the word for it
  assert.equal(asked({ wait, lesson }, "Bice wins."), "");
});
