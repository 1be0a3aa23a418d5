// Names of the front end: a noun for a thing, a verb for a deed, and one class of a name.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const SOURCES = new URL("../../widgets/src/", import.meta.url);
/** Participles that once meant six things; keys of messages and of what is stored still say them. */
const BANNED =
  /^(?:told|laid|kept|lent|given|heard|asked)$|_(?:told|laid|kept|lent)\b|(?:Told|Laid|Kept|Lent)$|^(?:told|laid|kept|lent)[A-Z]/;
/** Modules have nouns for names: none of these words, alone or in a name of several. */
const NO_MODULE = new RegExp(
  `^(?:${"near given going_on chosen laid standing keeping around shows unable applying gathering asking several choosing own".replaceAll(" ", "|")})$`,
);

const paths = readdirSync(SOURCES, { recursive: true }).filter((path) => /\.(?:js|d\.ts|css)$/.test(path));
const sources = paths
  .filter((path) => path.endsWith(".js"))
  .map((path) => readFileSync(new URL(path, SOURCES), "utf8"));

/** Names that a source declares: variables, functions, classes and attributes. @param {string} source */
const declared = (source) =>
  [
    ...source.matchAll(
      /(?:\b(?:const|let|class|function\*?) |\bthis\.(?=\w+ = )|^ {2}(?:async |get )*(?=\w+\(.*\{$))(\w+)/gm,
    ),
  ].map(([, name]) => name);

/** Classes that a source exports. @param {string} source */
const classes = (source) => [...source.matchAll(/^export class (\w+)/gm)].map(([, name]) => name);

test("no name of the front end is a participle of this house", () => {
  const names = sources.flatMap(declared);
  assert.ok(names.length > 1000);
  assert.deepEqual(
    names.filter((name) => BANNED.test(name)),
    [],
  );
});

test("no module or style sheet is named by an adjective, a participle or a gerund", () => {
  const names = paths.map((path) => path.split("/").pop().split(".")[0]);
  assert.deepEqual(
    names.filter((name) => NO_MODULE.test(name)),
    [],
  );
});

test("no two classes have one name", () => {
  const names = sources.flatMap(classes);
  assert.deepEqual(
    names.filter((name, at) => names.indexOf(name) !== at),
    [],
  );
});

test("a name is found wherever it is declared", () => {
  const source =
    "const told = 1;\nlet kept;\nfunction laid() {}\n  get lent() {\n  async given(a) {\n    this.heard = 2;\n";
  assert.deepEqual(
    declared(source).filter((name) => BANNED.test(name)),
    ["told", "kept", "laid", "lent", "given", "heard"],
  );
  assert.deepEqual(
    ["_told", "drawKept", "keptOf", "unkept", "holding"].filter((name) => BANNED.test(name)),
    ["_told", "drawKept", "keptOf"],
  );
});
