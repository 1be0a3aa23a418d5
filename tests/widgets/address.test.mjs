// What stands in an address is read whatever it is, and what could not be read is told.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readdirSync, readFileSync } from "node:fs";

import { decodeHash, encodeHash } from "../../widgets/src/address.js";

/** All that runs on a page, scripts within pages too, without comments. */
const sources = ["../../widgets/src/", "../../italiancards/site/pages/data/"]
  .map((folder) => new URL(folder, import.meta.url))
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => [path, new URL(path, folder)]))
  .filter(([path]) => /\.(js|html|j2)$/.test(path))
  .map(([path, file]) => [path, readFileSync(file, "utf8").replace(/\/\*[^]*?\*\/|\/\/.*/g, "")]);
const mentioning = (pattern) =>
  sources
    .filter(([, source]) => pattern.test(source))
    .map(([path]) => path)
    .sort();

test("a text that was written for an address is read back", () => {
  for (const text of ["briscola; number=7", "names=Ànna, 100%; x=é+ü", "a/b?c#d 🂡", "\ufeffa", ""]) {
    assert.deepEqual(decodeHash(encodeHash(text)), { text, lost: "" });
  }
});

test("a link cut anywhere is read as far as it goes, and says what it lost", () => {
  const link = encodeHash("briscola; number=7; names=Niccolò 100%, 🂡");
  for (let end = 0; end <= link.length; end += 1) {
    const cut = link.slice(0, end);
    const { text, lost } = decodeHash(cut);
    assert.ok("briscola; number=7; names=Niccolò 100%, 🂡".startsWith(text), cut);
    assert.equal(lost === "", encodeHash(text) === cut, cut);
    assert.ok(cut.endsWith(lost), cut);
  }
});

test("signs that are no escape are told, wherever they stand", () => {
  assert.deepEqual(decodeHash("a%zzb"), { text: "azzb", lost: "%" });
  assert.deepEqual(decodeHash("%E0%A4%A;%"), { text: ";", lost: "%E0%A4%A %" });
  assert.deepEqual(decodeHash("x%FFy"), { text: "xy", lost: "%FF" });
  assert.deepEqual(decodeHash("x%C3%26y"), { text: "x&y", lost: "%C3" });
  assert.deepEqual(decodeHash("%ED%A0%80%C0%80"), { text: "", lost: "%ED%A0%80%C0%80" });
});

test("nobody else reads an address", () => {
  assert.deepEqual(mentioning(/decodeURI|unescape\(/), ["address.js"]);
  assert.deepEqual(mentioning(/location\.(hash|search)|\bhash\b.*= location/), ["address.js"]);
});

test("nobody else asks a browser to keep anything", () => {
  assert.deepEqual(mentioning(/localStorage|sessionStorage|\.cookie\b/), ["storage.js"]);
});
