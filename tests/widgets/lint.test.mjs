// What reads the sources of the front end in `make check`, and what it refuses.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../", import.meta.url);
const require = createRequire(new URL("widgets/package.json", ROOT));
const { ESLint } = require("eslint");

const text = (path) => readFileSync(new URL(path, ROOT), "utf8");

/** Rules that a text breaks, were it a source. @param {string} source @param {string} filePath */
async function broken(source, filePath) {
  const cwd = fileURLToPath(ROOT);
  const eslint = new ESLint({ cwd, overrideConfigFile: "widgets/eslint.config.js" });
  const [{ messages }] = await eslint.lintText(source, { filePath: `${cwd}${filePath}` });
  return messages.map(({ ruleId }) => ruleId);
}

test("`make check` lints the front end and its tests", () => {
  assert.match(
    text("Makefile"),
    /^read:[^\n]*\n(?:\t.*\n)*?\tcd widgets && .*npm run --silent lint && node --test/m,
  );
  const { lint } = JSON.parse(text("widgets/package.json")).scripts;
  assert.match(lint, /eslint -c widgets\/eslint\.config\.js .*widgets\/src .*tests/);
});

test("a source that shadows a name, compares loosely or leaves something unused is refused", async () => {
  const source = "const card = 1;\nexport const same = (card) => card == 2;\nlet count = card;\n";
  const rules = ["no-shadow", "eqeqeq", "prefer-const", "no-unused-vars"];
  for (const path of ["widgets/src/new.js", "tests/widgets/new.test.mjs", "widgets/new.mjs"]) {
    assert.deepEqual((await broken(source, path)).sort(), [...rules].sort(), path);
  }
});

test("a script of a browser knows no names of Node's, a worker none of a page's", async () => {
  assert.deepEqual(await broken("process.exit();\n", "widgets/src/new.js"), ["no-undef"]);
  assert.deepEqual(await broken("document.title = 1;\n", "widgets/src/page/worker.js"), ["no-undef"]);
});

test("nothing is excused from a rule", () => {
  const { scripts } = JSON.parse(text("widgets/package.json"));
  assert.doesNotMatch(
    `${text("widgets/eslint.config.js")} ${scripts.lint}`,
    /"off"|"warn"|--quiet|--ignore|--no-/,
  );
  const sources = readdirSync(new URL("widgets/src/", ROOT), { recursive: true }).filter((path) =>
    path.endsWith(".js"),
  );
  const excused = sources.filter((path) => /eslint-|prettier-ignore/.test(text(`widgets/src/${path}`)));
  assert.deepEqual(excused, []);
});
