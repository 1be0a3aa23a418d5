// The rules and a hint in Python on WebAssembly, as a page without a server would have them.
// Called with the folder of the project and the folder of its Python libraries.

import { loadPyodide } from "../../widgets/node_modules/pyodide/pyodide.mjs";

const [project, libraries] = process.argv.slice(2);
const python = await loadPyodide();
for (const [inside, outside] of [
  ["/project", project],
  ["/libraries", libraries],
]) {
  python.FS.mkdir(inside);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: outside }, inside);
}
const told = python.runPython(`
import sys

sys.path[:0] = ["/project"]
sys.path.append("/libraries")

import italiancards as ic

table = ic.deal("briscola", seed=7)
hint = table.hint(playouts=300)
ic.speak("it")
played = table.play(hint.move).autoplay()
"\\n".join([sys.platform, str(hint), str(played.score().match_score.scores), played.record()])
`);
console.log(told);
