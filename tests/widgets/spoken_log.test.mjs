// The spoken log: each text in a line of its own, in order, and none lost.
import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { Spoken, spokenLog } from "../../widgets/src/spoken.js";
import { props } from "./spoken_props.mjs";

test("what comes while another text stands waits, and each text has a line of its own", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const stood = [];
  const spoken = new Spoken((text) => stood.push(text));
  spoken.say("Aldo plays the two.");
  mock.timers.tick(100);
  for (const text of ["Bice plays the three.", "Rosa wins.", "Your turn."]) spoken.say(text);
  mock.timers.tick(100);
  assert.deepEqual(stood, ["Aldo plays the two."]);
  mock.timers.tick(500);
  assert.deepEqual(stood, ["Aldo plays the two.", "Bice plays the three.", "Rosa wins.", "Your turn."]);
  mock.timers.reset();
});

test("no line is taken away in a deal, and the first of very many is", () => {
  const lines = [];
  const log = {
    setAttribute: () => {},
    append: (line) => lines.push(line),
    get childElementCount() {
      return lines.length;
    },
    get firstElementChild() {
      return { remove: () => lines.shift() };
    },
  };
  globalThis.document = { createElement: (name) => (name === "div" ? log : {}) };
  const lay = spokenLog({ append: () => {} });
  for (let line = 1; line <= 150; line++) lay(`${line}`);
  assert.equal(lines[0].textContent, "1");
  for (let line = 151; line <= 210; line++) lay(`${line}`);
  assert.equal(lines[0].textContent, "11");
  delete globalThis.document;
});

test("the same text is said again", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const stood = [];
  const spoken = new Spoken((text) => stood.push(text));
  for (let time = 0; time < 2; time++) {
    spoken.say("No trump is gone.");
    mock.timers.tick(1000);
  }
  assert.deepEqual(stood, ["No trump is gone.", "No trump is gone."]);
  mock.timers.reset();
});

test("what is said of the keys, and of the table that has just come, does not run into one", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const stood = [];
  const spoken = new Spoken((text) => stood.push(text));
  spoken.follow(props({ zones: [] }, { first: "Arrows choose.", line: "This cannot be set up." }));
  mock.timers.tick(1000);
  assert.deepEqual(stood, ["Arrows choose.", "This cannot be set up."]);
  mock.timers.reset();
});

test("a table that has just come says what is to be done, and another language nothing", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const stood = [];
  const spoken = new Spoken((text) => stood.push(text));
  spoken.follow(props({ zones: [] }));
  mock.timers.tick(1000);
  spoken.follow(
    props({ zones: [], settings: { language: "it" }, rail: { said: "", status: "Tocca a te." } }),
  );
  mock.timers.tick(1000);
  assert.deepEqual(stood, ["Your turn: play a card."]);
  mock.timers.reset();
});
