// A table that is heard: each sentence whole, once and in order, as plain text in one status.
import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { freshText, sayings } from "../../widgets/src/sentences.js";
import { Spoken } from "../../widgets/src/spoken.js";

const table = (changes = {}) => ({
  revision: 1,
  settings: { language: "en" },
  said: "",
  status: "Your turn. Rosa led the king of cups.",
  rail: { said: "", status: "Your turn: play a card." },
  can: { score: true },
  coach: [],
  wait: null,
  mats: [],
  ...changes,
});

const props = (changes = {}, more = {}) => ({
  table: table(changes),
  line: table(changes).rail.status,
  answer: null,
  asking: false,
  lying: [],
  chosen: new Set(),
  ways: [],
  ...more,
});

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
  assert.equal(heard(props(), props({}, { answer })), "You must follow suit: play a cup.");
});

const lesson = { at: "2", text: "Rosa leads.", task: "Take it.", question: null, reply: null };

test("a step is said once it comes, a question once, and a reply by itself", () => {
  const asks = { ...lesson, at: "3", question: { text: "Who wins?" }, task: "Who wins?" };
  const rail = { said: "", status: "Who wins?" };
  assert.equal(heard(props({ lesson }), props({ lesson: asks, rail })), "Rosa leads. Who wins?");
  const done = { ...lesson, reply: { text: "Both cards are yours.", good: true } };
  assert.equal(heard(props({ lesson }), props({ lesson: done })), "Both cards are yours.");
});

test("closing the coach says nothing but what is to be done", () => {
  const coach = [{ step: "look", title: "Look", lines: [{ move: null, text: "Who is strong?" }] }];
  assert.equal(heard(props(), props({ coach })), "Look. Who is strong?");
  assert.equal(heard(props({ coach }), props()), "Your turn: play a card.");
});

test("ways to play a card are said with their numbers", () => {
  const ways = [{ label: "Take the four" }, { label: "Take the three and the ace" }];
  const lifted = props({}, { card: { key: "7D" }, ways });
  assert.equal(heard(props(), lifted), "1: Take the four. 2: Take the three and the ace.");
});

/** A line that remembers all that stood in it. */
function line() {
  const stood = [];
  return {
    stood,
    get textContent() {
      return stood.at(-1) ?? "";
    },
    set textContent(text) {
      stood.push(text);
    },
  };
}

test("what comes while another text stands waits, is joined and never overwritten", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const at = line();
  const spoken = new Spoken(at);
  spoken.say("Aldo plays the two.");
  mock.timers.tick(100);
  for (const text of ["Bice plays the three.", "Rosa wins.", "Your turn."]) spoken.say(text);
  mock.timers.tick(100);
  assert.deepEqual(at.stood, ["Aldo plays the two."]);
  mock.timers.tick(500);
  assert.deepEqual(at.stood, ["Aldo plays the two.", "Bice plays the three. Rosa wins. Your turn."]);
  mock.timers.reset();
});

test("the same text said again is another text to a screen reader", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const at = line();
  const spoken = new Spoken(at);
  for (let time = 0; time < 2; time++) {
    spoken.say("No trump is gone.");
    mock.timers.tick(1000);
  }
  assert.deepEqual(
    at.stood.map((text) => text.trim()),
    ["No trump is gone.", "No trump is gone."],
  );
  assert.notEqual(at.stood[0], at.stood[1]);
  mock.timers.reset();
});

test("a table that has just come says what is to be done, and another language nothing", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const at = line();
  const spoken = new Spoken(at);
  spoken.follow(props());
  mock.timers.tick(1000);
  spoken.follow(props({ settings: { language: "it" }, rail: { said: "", status: "Tocca a te." } }));
  mock.timers.tick(1000);
  assert.deepEqual(at.stood, ["Your turn: play a card."]);
  mock.timers.reset();
});
