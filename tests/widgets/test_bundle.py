"""The committed bundle is what its sources build."""

from __future__ import annotations

import json
import re
import subprocess
from base64 import b64decode
from gzip import decompress
from pathlib import Path
from typing import Any

import pytest

from italiancards.widgets import CardTable, Classroom, Practice, Puzzles
from italiancards.widgets.bundle import packed_module

ROOT = Path(__file__).parents[2]
WIDGETS = ROOT / "widgets"
STATIC = ROOT / "italiancards/static"


def test_the_committed_bundles_are_what_the_sources_build(tmp_path: Path) -> None:
    command = ["npm", "run", "--silent", "build", "--", str(tmp_path)]
    subprocess.run(command, cwd=WIDGETS, check=True, capture_output=True)
    built = sorted(tmp_path.iterdir())
    names = ["LICENSES.txt", "classroom.css", "classroom.js"]
    names += [
        "first.js",
        "header.js",
        "home.js",
        "inside.js",
        "page.js",
        "page.js.br",
        "table.css",
        "table.css.br",
        "table.js",
    ]
    names += ["table.js.br", "worker.js"]
    assert [each.name for each in built] == names
    for each in built:
        assert each.read_bytes() == (STATIC / each.name).read_bytes()


@pytest.mark.parametrize("name", ["page.js", "table.css", "table.js"])
def test_what_is_packed_is_what_it_is_packed_from(name: str) -> None:
    unpack = (
        "process.stdout.write(require('zlib').brotliDecompressSync(require('fs').readFileSync(0)))"
    )
    with (STATIC / f"{name}.br").open("rb") as packed:
        completed = subprocess.run(
            ["node", "-e", unpack], stdin=packed, check=True, capture_output=True
        )
    assert completed.stdout == (STATIC / name).read_bytes()


@pytest.mark.parametrize(("widget", "name"), [(CardTable, "table.js"), (Classroom, "classroom.js")])
def test_a_notebook_is_given_the_module_packed(widget: type[Any], name: str) -> None:
    """A table in a browser that unpacks it: the pages of `tests/site` that are notebooks."""
    module = widget()._esm
    (packed,) = re.findall('packed = "([^"]+)"', module)
    assert decompress(b64decode(packed)) == (STATIC / name).read_bytes()
    assert module == packed_module(STATIC / name)


@pytest.mark.parametrize("made", [CardTable, Practice, Puzzles])
def test_a_table_saved_with_its_notebook_takes_little_of_it(made: type[CardTable]) -> None:
    """In kB: 207 a table, 320 a practice page; it was 387 and 439 with the module as it is."""
    assert len(json.dumps(made("scopa").get_state())) < 330_000


def test_the_bundle_fetches_nothing_from_another_host() -> None:
    names = ("table.js", "table.css", "page.js")
    names += ("first.js", "header.js", "home.js", "inside.js", "worker.js")
    names += ("classroom.js", "classroom.css")
    text = "".join((STATIC / name).read_text() for name in names)
    text = text.replace("http://www.w3.org/2000/svg", "")
    assert "http://" not in text
    assert "https://" not in text
    assert "@import" not in text


def test_no_bundle_loads_its_page_again_when_a_source_changes() -> None:
    """`npm run watch` adds to a page for development alone."""
    scripts = sorted(STATIC.glob("*.js"))
    assert len(scripts) == 8
    for each in scripts:
        assert re.findall(r"EventSource|/watch/|esbuild", each.read_text()) == [], each
    assert "EventSource" in (WIDGETS / "watch.mjs").read_text()


@pytest.mark.parametrize("name", ["table.css", "classroom.css"])
def test_no_rule_makes_the_browser_style_a_whole_page_anew(name: str) -> None:
    """One that ends in anything at all, `tr:has(+ .ic-out) > *`, did so at every change of a table:
    each of thousands of elements, most of them parts of drawings, for 11 ms a time."""
    css = re.sub(r"/\*.*?\*/", "", (STATIC / name).read_text(), flags=re.DOTALL)
    rules = re.split(r"[{},](?![^()]*\))", css)
    assert [each for each in rules if re.search(r":has\(.*[\s>+~]\*$", each.strip())] == []


def test_no_style_of_a_page_hangs_on_what_is_drawn_in_it() -> None:
    """Firefox does not look again where `body:has(…)` has changed: the bars stayed over a table."""
    styles = [
        *ROOT.glob("italiancards/site/pages/data/**/*.css"),
        *ROOT.glob("italiancards/site/pages/data/**/*.html"),
    ]
    text = "".join(each.read_text() for each in [*styles, *(WIDGETS / "src").rglob("*.css")])
    assert re.findall(r"(?:body|html|:root)[^{},]*:has\([^{]*\.ic-[^{]*\{", text) == []


def test_the_npm_lock_names_no_address() -> None:
    lock = (WIDGETS / "package-lock.json").read_text()
    assert "://" not in lock
    assert '"resolved"' not in lock


def test_whose_code_is_in_a_bundle_is_named_with_its_licence() -> None:
    notices = (STATIC / "LICENSES.txt").read_text()
    assert "\nlit-html " in notices
    assert "Copyright" in notices
