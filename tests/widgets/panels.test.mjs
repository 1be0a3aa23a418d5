// Panels draw from props: no module that draws knows the whole table view.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const SOURCES = new URL("../../widgets/src/", import.meta.url);
/** What puts the panels together, and the table view itself. */
const WHOLE = ["handlers.js", "stage.js", "tabs.js", "view.js"];
/** What creates it. */
const CREATOR = "main.js";

const sources = readdirSync(SOURCES)
  .filter((name) => name.endsWith(".js"))
  .map((name) => [name, readFileSync(new URL(name, SOURCES), "utf8")]);

/** Code without its comments. @param {string} source */
const code = (source) => source.replace(/\/\*.*?\*\/|(?<=^|\s)\/\/.*$/gms, "");

/** Whether a module draws: then it is a panel, or a part of one. @param {string} source */
const draws = (source) => /import \{[^}]*\b(?:html|svg)\b[^}]*\} from "lit-html"/.test(source);

/** The parts of a table view that a source names in its types, or "whole". @param {string} source */
const uses = (source) =>
  [...source.matchAll(/(Pick<)?import\("\.\/view\.js"\)\.TableView/g)].map(([, part]) =>
    part ? "part" : "whole",
  );

test("a panel neither imports nor is given the table view", () => {
  const panels = sources.filter(([name, source]) => draws(source) && !WHOLE.includes(name));
  assert.ok(panels.length > 25);
  const found = panels.filter(
    ([, source]) => /view\.js|TableView/.test(source) || /\bview\b/.test(code(source)),
  );
  assert.deepEqual(
    found.map(([name]) => name),
    [],
  );
});

test("a part of a table that steers another names which parts of it it takes", () => {
  const whole = sources.filter(([, source]) => uses(source).includes("whole"));
  assert.deepEqual(
    whole.map(([name]) => name),
    WHOLE.filter((name) => name !== "view.js"),
  );
  const creators = sources.filter(([, source]) => /^import .*"\.\/view\.js"/m.test(source));
  assert.deepEqual(
    creators.map(([name]) => name),
    [CREATOR],
  );
});

test("a panel that is given the view, in whatever words, is found", () => {
  const panel = 'import { html } from "lit-html";\n';
  assert.ok(
    draws(panel) &&
      draws('import { html, nothing } from "lit-html";') &&
      !draws('import { render } from "lit-html";'),
  );
  assert.match(code("const x = view.table; // a view"), /\bview\b/);
  assert.doesNotMatch(code("/** A view. */\nconst x = 1; // a view\nreviews();"), /\bview\b/);
  assert.deepEqual(uses('{import("./view.js").TableView} {Pick<import("./view.js").TableView, "table">}'), [
    "whole",
    "part",
  ]);
});
