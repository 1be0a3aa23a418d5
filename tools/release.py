"""Check of a release: version, changelog, citation, conda recipe and tag agree.

`python -m tools.release v0.1.0` prints what does not, a line each, and ends with 1.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
HEADING = re.compile(r"^## \[([^\]]+)\](?: - (\S+))?$", re.MULTILINE)
"""Heading of a release in the changelog: its version, its day."""
DAY = re.compile(r"\d{4}-\d\d-\d\d")


def field(text: str, name: str) -> str:
    """Return the value of a line `name: value` of a YAML file, without quotes; empty if missing.

    >>> field('  version: "0.1.0"', "version"), field("a: b", "version")
    ('0.1.0', '')
    """
    found = re.search(rf"^\s*{name}:\s*\"?([^\"\n]*)\"?$", text, re.MULTILINE)
    return found[1].strip() if found else ""


def disagreements(root: Path) -> Iterator[str]:
    """Yield a sentence for each file whose version or day is not the release's."""
    read = {
        name: (root / name).read_text(encoding="utf-8")
        for name in ("CHANGELOG.md", "CITATION.cff", "packaging/conda/recipe.yaml")
    }
    version = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "version"
    ]
    releases = [each for each in HEADING.findall(read["CHANGELOG.md"]) if each[0] != "Unreleased"]
    newest, day = releases[0] if releases else ("", "")
    for name, found in (
        ("CHANGELOG.md", newest),
        *((name, field(read[name], "version")) for name in list(read)[1:]),
    ):
        if found != version:
            yield f"{name} has version {found or 'none'}, pyproject.toml {version}."
    cited = field(read["CITATION.cff"], "date-released")
    if cited != (day if DAY.fullmatch(day) else ""):
        yield f"CITATION.cff has the day {cited or 'none'}, CHANGELOG.md {day}."


def obstacles(root: Path, tag: str) -> Iterator[str]:
    """Yield a sentence for everything that keeps a tag from being set."""
    yield from disagreements(root)
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    if tag != f"v{project['version']}":
        yield f"The tag of {project['version']} is v{project['version']}, not {tag}."
    headings = HEADING.findall((root / "CHANGELOG.md").read_text(encoding="utf-8"))
    newest, day = headings[0] if headings else ("", "")
    if newest == "Unreleased":
        yield "CHANGELOG.md has lines under [Unreleased]."
    elif not DAY.fullmatch(day):
        yield f"CHANGELOG.md has no day behind [{newest}]."


def main(arguments: list[str]) -> int:
    """Print what keeps a tag from being set; return the exit status."""
    if len(arguments) != 1:
        print("Give one tag: python -m tools.release v0.1.0")
        return 2
    found = list(obstacles(ROOT, arguments[0]))
    print("\n".join(found) or f"{arguments[0]} can be set.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
