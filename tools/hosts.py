"""Matrix of hosts: each host of notebooks is run, and a card played in it.

`python -m tools.hosts [HOST…] [--folder FOLDER]` installs our wheel and each host into a virtual
environment below a folder (kept where it is named), shows a table, the practice page, a lesson, a
table and a lesson in a box, opens the saved page again, and prints how each went. Chromium.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools.browser import chromium
from tools.host_environments import build_wheel, install
from tools.host_lite import LITE
from tools.host_pages import HostResult, Level
from tools.host_servers import SERVED
from tools.host_stills import STILLS
from tools.host_subjects import SUBJECTS
from tools.host_visits import Host, HostVisit

HOSTS: Mapping[str, Host] = {**SERVED, **LITE, **STILLS}
"""Hosts by the names that they are asked for by."""
COLUMNS = (*SUBJECTS, "reopened")


def examine(host: Host, visit: HostVisit) -> dict[str, HostResult]:
    """Show every subject in a host; what cannot be started at all fails throughout."""
    try:
        return host.examine(visit)
    except RuntimeError as error:
        lines = str(error).strip().splitlines() or [""]
        return dict.fromkeys(COLUMNS, HostResult(Level.FAILS, lines[-1][:100]))


def matrix_text(found: Mapping[str, Mapping[str, HostResult]]) -> str:
    """Matrix as a table of Markdown, with reasons beneath.

    >>> row = {"table": HostResult(Level.WORKS), "box": HostResult(Level.FAILS, "0 px")}
    >>> print(matrix_text({"lab": row}))
    | host | table | box |
    |---|---|---|
    | lab | works | fails |
    <BLANKLINE>
    lab, box: fails (0 px)
    """
    columns = [each for each in COLUMNS if any(each in row for row in found.values())]
    lines = [f"| host | {' | '.join(columns)} |", f"|---{'|---' * len(columns)}|"]
    for name, row in found.items():
        lines.append(f"| {name} | {' | '.join(row[each].level for each in columns)} |")
    whys = [
        f"{name}, {column}: {finding}"
        for name, row in found.items()
        for column, finding in row.items()
        if finding.why
    ]
    return "\n".join([*lines, *([""] if whys else []), *whys])


@contextmanager
def _folder(named: Path | None) -> Iterator[Path]:
    """Folder named, or one that is gone afterwards."""
    if named is None:
        with tempfile.TemporaryDirectory() as folder:
            yield Path(folder)
    else:
        named.mkdir(parents=True, exist_ok=True)
        yield named.resolve()


def _visit(name: str, folder: Path, wheel: Path, browser: Browser) -> dict[str, HostResult]:
    """Install a host and look at every subject in it, with the seconds that took."""
    host, began = HOSTS[name], time.monotonic()
    python = install(folder / name, wheel, host.packages)
    installed = time.monotonic()
    with tempfile.TemporaryDirectory() as files:
        row = examine(host, HostVisit(python, Path(files), browser))
    took = f"installed in {installed - began:.0f} s, shown in {time.monotonic() - installed:.0f} s"
    results = ", ".join(f"{column} {finding}" for column, finding in row.items())
    print(f"{name}: {took}: {results}", file=sys.stderr, flush=True)
    return row


def main(arguments: list[str] | None = None) -> int:
    """Run the hosts named, or all; returns 1 where anything fails."""
    parser = argparse.ArgumentParser(prog="python -m tools.hosts", description=__doc__)
    parser.add_argument("hosts", nargs="*", metavar="HOST", help=f"of {', '.join(HOSTS)}")
    parser.add_argument("--folder", type=Path, help="where the environments are made, and kept")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.hosts if name not in HOSTS]
    if unknown:
        parser.error(f"no such host: {', '.join(unknown)}; there are {', '.join(HOSTS)}")
    with _folder(options.folder) as folder, tempfile.TemporaryDirectory() as built:
        wheel = build_wheel(Path(built))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(playwright))
            names = options.hosts or list(HOSTS)
            found = {name: _visit(name, folder, wheel, browser) for name in names}
            browser.close()
    print(matrix_text(found))
    return int(any(each.level is Level.FAILS for row in found.values() for each in row.values()))


if __name__ == "__main__":
    sys.exit(main())
