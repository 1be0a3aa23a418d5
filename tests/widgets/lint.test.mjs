// What reads the sources of the front end in `make check`, and what it refuses.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../", import.meta.url);
const require = createRequire(new URL("widgets/package.json", ROOT));
const { ESLint } = require("eslint");
const prettier = require("prettier");

const text = (path) => readFileSync(new URL(path, ROOT), "utf8");

/** Rules that a text breaks, were it a source. @param {string} source @param {string} filePath */
async function broken(source, filePath) {
  const cwd = fileURLToPath(ROOT);
  const eslint = new ESLint({ cwd, overrideConfigFile: "widgets/eslint.config.js" });
  const [{ messages }] = await eslint.lintText(source, { filePath: `${cwd}${filePath}` });
  return messages.map(({ ruleId }) => ruleId);
}

test("`make check` lints the front end and its tests, and asks whether they are formatted", () => {
  assert.match(
    text("Makefile"),
    /^read:[^\n]*\n(?:\t.*\n)*?\tcd widgets && .*npm run --silent lint && node --test/m,
  );
  const scripts = JSON.parse(text("widgets/package.json")).scripts;
  assert.match(
    scripts.lint,
    /eslint -c widgets\/eslint\.config\.js .*widgets\/src .*tests.* prettier -- --check$/,
  );
  for (const files of ["widgets/*.{js,mjs}", "widgets/src/**/*.{js,css}", "tests/**/*.mjs"]) {
    assert.ok(scripts.prettier.includes(`'${files}'`), files);
  }
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

test("a source that is not formatted is refused", async () => {
  const filepath = fileURLToPath(new URL("widgets/src/new.js", ROOT));
  const config = await prettier.resolveConfig(filepath);
  const check = (source) => prettier.check(source, { ...config, filepath });
  assert.deepEqual(await Promise.all(["const a = [1];\n", "const a=[1]\n"].map(check)), [true, false]);
  assert.ok(await check("const a = html`<i>  a</i>`;\n"), "whitespace in a template is drawn");
});

test("commits that only format are named whole, for `git blame` to pass over", () => {
  const lines = text(".git-blame-ignore-revs").trim().split("\n");
  assert.ok(lines.some((line) => /^[0-9a-f]{40}$/.test(line)));
  assert.deepEqual(
    lines.filter((line) => !/^(#.*|[0-9a-f]{40})?$/.test(line)),
    [],
  );
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

test("no sheet writes dots after a sentence: a sentence that is whole would look cut", () => {
  const sheets = readdirSync(new URL("widgets/src/css/", ROOT)).map((name) => [
    name,
    text(`widgets/src/css/${name}`),
  ]);
  assert.ok(sheets.length > 30);
  const dotted = sheets.filter(([, sheet]) => /content:[^;]*(?:…|\.\.\.)/.test(sheet));
  assert.deepEqual(
    dotted.map(([name]) => name),
    [],
  );
});
