// Code as bytecode of the Python that will run it: `node pack.mjs PYODIDE FOLDER` packs each archive of
// sources in a folder anew. The archive `library.zip` is Python's own.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const { info } = JSON.parse(readFileSync(join(pyodide, "pyodide-lock.json"), "utf8"));
const python = await loadPyodide({ lockFileContents: JSON.stringify({ info, packages: {} }) });
const pack = python.runPython(readFileSync(new URL("bytecode.py", import.meta.url), "utf8"));
for (const name of readdirSync(folder).filter((each) => each.endsWith(".zip"))) {
  python.FS.writeFile("/in.zip", readFileSync(join(folder, name)));
  pack("/in.zip", "/out.zip");
  writeFileSync(join(folder, name), python.FS.readFile("/out.zip"));
}
