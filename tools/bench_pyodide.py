"""Slowdown of a hint without a server: `python -m tools.bench_pyodide`.

The same hints are asked of the Python that runs this and of Pyodide in Node, turn by turn, game by
game; the table tells the medians and how many times the one is the other.
"""

from __future__ import annotations

import json
import sys
import sysconfig
from argparse import ArgumentParser
from statistics import median
from subprocess import PIPE, Popen

import italiancards as ic
from italiancards.site.pages.lessons import FOLDER

ROOT = FOLDER.parent
HINTS = """
import json
from time import perf_counter

import italiancards as ic

def asked(game, seed, every):
    table, spent, turn = ic.deal(game, seed=seed), [], 0
    while table.to_move is not None:
        if len(table.legal()) > 1 and turn % every == 0 and len(spent) < 8:
            start = perf_counter()
            table.hint("hint")
            spent.append(1000 * (perf_counter() - start))
        turn += 1
        table.play(table.hint("greedy").move)
    return spent

def told(text):
    return json.dumps(asked(*json.loads(text)))
"""
"""Code that both run: milliseconds of some hints of a deal."""
NODE = """
import { createInterface } from "node:readline";
import { loadPyodide } from "%s/widgets/node_modules/pyodide/pyodide.mjs";
const python = await loadPyodide();
const [project, libraries, code] = process.argv.slice(1);
for (const [inside, outside] of [["/project", project], ["/libraries", libraries]]) {
  python.FS.mkdir(inside);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: outside }, inside);
}
python.runPython('import sys; sys.path[:0] = ["/project"]; sys.path.append("/libraries")');
python.runPython(code);
const told = python.globals.get("told");
for await (const line of createInterface({ input: process.stdin })) console.log(told(line));
"""
HERE = "import sys\nexec(sys.argv[1])\nfor line in sys.stdin: print(told(line), flush=True)"


class PythonProcess:
    """A Python process that answers line by line.

    Args:
        command: what starts it.
    """

    def __init__(self, command: list[str]) -> None:
        self._process = Popen(command, cwd=ROOT, stdin=PIPE, stdout=PIPE, text=True)

    def hints(self, game: str, seed: int, every: int) -> list[float]:
        """Return the milliseconds of some hints of a deal.

        Args:
            game: the game.
            seed: the deal number.
            every: a hint is asked for at every turn of so many, where there is a choice.
        """
        assert self._process.stdin
        assert self._process.stdout
        print(json.dumps([game, seed, every]), file=self._process.stdin, flush=True)
        spent: list[float] = json.loads(self._process.stdout.readline())
        return spent


def main(deals: int) -> None:
    """Print the table.

    Args:
        deals: how many deals of each game.
    """
    libraries = sysconfig.get_path("purelib")
    there = PythonProcess(
        ["node", "--input-type=module", "-e", NODE % ROOT, str(ROOT), libraries, HINTS]
    )
    here = PythonProcess([sys.executable, "-c", HERE, HINTS])
    print("| | CPython | Pyodide | times |\n|---|---|---|---|")
    for game in ic.GAMES:
        every = 5 if ic.deal(game).game.finder else 3
        pairs = [(own, other)
                 for seed in range(deals + 1)
                 for own, other in zip(here.hints(game, seed, every),
                                       there.hints(game, seed, every), strict=True)
                 if seed]  # fmt: skip
        times = median(other / own for own, other in pairs)
        first, second = (median(each) for each in zip(*pairs, strict=True))
        print(f"| {game} | {first:.0f} ms | {second:.0f} ms | {times:.2f} |", flush=True)


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=4, help="of each game, after one to warm up")
    main(parser.parse_args().deals)
