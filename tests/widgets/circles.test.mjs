// No circle of imports in the front end: a module is read, and loaded, after those that it names.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const WIDGETS = fileURLToPath(new URL("../../widgets/", import.meta.url));
const { build } = createRequire(`${WIDGETS}package.json`)("esbuild");

/** Map each module of ours to those that it imports, at once or later; a type in a comment is no import.
 * @param {string} breach a module to which a line is added @param {string} line */
async function imports(breach = "none", line = "") {
  const paths = readdirSync(`${WIDGETS}src`, { recursive: true }).filter((path) => path.endsWith(".js"));
  const add = ({ path }) => ({ contents: `${readFileSync(path, "utf8")}\n${line}` });
  const { metafile } = await build({
    absWorkingDir: WIDGETS,
    entryPoints: paths.map((path) => `src/${path}`),
    bundle: true,
    packages: "external",
    format: "esm",
    loader: { ".svg": "empty" },
    plugins: [
      { name: "breach", setup: ({ onLoad }) => onLoad({ filter: new RegExp(`src/${breach}$`) }, add) },
    ],
    metafile: true,
    write: false,
    outdir: "unwritten",
  });
  const inputs = Object.entries(metafile.inputs).filter(([path]) => path.endsWith(".js"));
  assert.equal(inputs.length, paths.length);
  return new Map(
    inputs.map(([path, { imports: found }]) => [
      path,
      found.filter(({ external }) => !external).map((each) => each.path),
    ]),
  );
}

/** Find a way from a module back to itself; the first one, as text. @param {Map<string, string[]>} graph */
function circle(graph) {
  const done = new Set();
  const from = (/** @type {string} */ path, /** @type {string[]} */ way) => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path].join(" -> ");
    if (done.has(path)) return "";
    for (const next of graph.get(path) ?? []) {
      const found = from(next, [...way, path]);
      if (found) return found;
    }
    done.add(path);
    return "";
  };
  return [...graph.keys()].reduce((found, path) => found || from(path, []), "");
}

test("no import of the front end goes in a circle", async () => {
  assert.equal(circle(await imports()), "");
});

for (const [module, line, way] of [
  ["storage.js", 'import "./store.js";', ["storage.js", "store.js"]],
  ["storage.js", 'export * from "./store.js";', ["storage.js", "store.js"]],
  ["card.js", 'import("./felt.js");', ["card.js", "felt.js"]],
  ["address.js", 'import { ClassView } from "./classroom/view.js";', ["address.js", "classroom/view.js"]],
]) {
  test(`a circle is found: ${line} in ${module}`, async () => {
    const found = circle(await imports(module, line)).split(" -> ");
    assert.equal(found[0], found.at(-1));
    for (const each of way) assert.ok(found.includes(`src/${each}`), `${each} is not in ${found}`);
  });
}
