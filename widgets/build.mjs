// Bundles the front end into the package (or a folder that is named), with the licences of what others wrote.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "esbuild";

import { SCRIPTS, STYLES } from "./bundles.mjs";

const [outdir = "../italiancards/static"] = process.argv.slice(2);
const { metafile } = await build({ ...SCRIPTS, minify: true, metafile: true, outdir });
await build({ ...STYLES, minify: true, outdir });

// What every table loads comes packed: Python, which serves it, cannot pack so well. Templates lose
// the indentation of their sources; it is all that a minifier leaves of lines, as it leaves a space in what
// a style names. In small blocks pictures and code are packed each by what is usual in them, and best if the
// deck comes last: it is read when a first card is drawn.
const params = { [constants.BROTLI_PARAM_LGBLOCK]: 16 };
for (const name of ["table.js", "table.css", "page.js"]) {
  const body = readFileSync(`${outdir}/${name}`, "utf8")
    .replace(/\n\s*(?=>)/g, "")
    .replace(/\n\s*(?!\\f)(?=.)/g, " ") // but what a template takes for space, which names it
    .replace(/(--[\w-]+): /g, "$1:")
    .replace(/(\w+)=(`<svg xmlns[^`]+`)([^]+)/, "$1$3;$1=$2");
  writeFileSync(`${outdir}/${name}`, body);
  writeFileSync(`${outdir}/${name}.br`, brotliCompressSync(body, { params }));
}

const packages = new Set(
  Object.keys(metafile.inputs).flatMap((path) => path.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? []),
);
const notices = [...packages].sort().map((name) => {
  const folder = `node_modules/${name}`;
  const { version, license, author } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  const file = readdirSync(folder).find((each) => /^licen[sc]e/i.test(each));
  const text = file
    ? readFileSync(`${folder}/${file}`, "utf8").trim()
    : `Copyright (c) ${author.name ?? author}. The licence has the words of ours, with their name.`;
  return `${name} ${version} (${license})\n\n${text}`;
});
const heading = "The bundles beside this file contain these packages:";
writeFileSync(`${outdir}/LICENSES.txt`, `${[heading, ...notices].join(`\n\n${"-".repeat(78)}\n\n`)}\n`);
