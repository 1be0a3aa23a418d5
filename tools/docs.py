"""The documentation as HTML: `python -m tools.docs FOLDER`, or `make docs`.

With `--play FOLDER` its tables are those of the edition that lies there, else pictures.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from os.path import relpath
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"


def build(
    folder: Path, play: Path | None = None, source: Path = DOCS
) -> subprocess.CompletedProcess[str]:
    """Write the pages anew; a warning is an error.

    Args:
        folder: takes the pages.
        play: the edition, which is to be published where it lies as seen from the pages.
        source: the pages as they are written.
    """
    tables = Path(relpath(play, folder)).as_posix() if play is not None else ""
    command = [sys.executable, "-m", "sphinx", "--nitpicky", "--fail-on-warning", "--quiet"]
    command += ["--keep-going", "--fresh-env", "--jobs", "2", "--define", f"card_tables={tables}"]
    command += ["--doctree-dir", f"{folder}.doctrees", "--conf-dir", str(DOCS)]
    command += [str(source), str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.docs", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--play", type=Path)
    options = parser.parse_args(arguments)
    done = build(options.folder, options.play)
    print(done.stdout, done.stderr, sep="", end="")
    if done.returncode == 0:
        print(f"The documentation: {options.folder / 'index.html'}")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
