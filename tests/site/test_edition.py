"""The edition without a server: what is in it, and how its pages come to their tables."""

from __future__ import annotations

import ast
import re
import zipfile
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from importlib.metadata import distribution
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import expect
from support.depth import some
from support.edition import BENEATH, PYTHON, serve_folder
from support.page_checks import Open, table
from support.site import PRACTICE, TABLE

from italiancards import GAMES
from italiancards.cli import main
from italiancards.core.moved_lessons import MOVED_LESSONS
from italiancards.site.export.folder import FileLinks, Folder
from italiancards.site.export.python import PYODIDE, library, sources
from italiancards.site.pages.lessons import lessons

TESTS_ITSELF = {"pytz/__init__.py": {"doctest"}}
"""What a module asks for when it is run by itself, which no page does."""
SIZE = 20_000_000
"""Bytes that it may have."""
ON_THE_WIRE = 9_200_000
"""Bytes that a table may ask for, with the code of every game: nine megabytes, and a little."""


class Leading(HTMLParser):
    """Where a page leads, and what it loads."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.names: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src", "data-twin", "data-home", "data-glossary", "data-play"):
                self.found.append(value or "")
            elif name == "id":
                self.names.add(value or "")


def pages(host: Path) -> list[Path]:
    """Every page of the edition."""
    return sorted((host / BENEATH).rglob("*.html"))


# What is in it


def test_every_page_of_the_site_is_there_in_both_languages(host: Path) -> None:
    there = {str(page.relative_to(host / BENEATH).parent) for page in pages(host)}
    read = {".", "glossary", "rules", *(f"rules/{game}" for game in GAMES)}
    read |= {f"rules/{game}/{kind}" for game in GAMES for kind in ("short", "pad")}
    played = {
        f"voila/render/{name}" for name in (*MOVED_LESSONS, *(each.name for each in lessons()))
    }
    assert there == {*read, *(str(Path("it", each)) for each in read), *played}


def test_every_address_on_every_page_leads_to_a_file_beside_it(host: Path) -> None:
    for page in pages(host):
        parser = Leading()
        parser.feed(page.read_text(encoding="utf-8"))
        for address in parser.found:
            parts = urlsplit(address)
            assert not parts.scheme + parts.netloc, (page, address)
            assert not parts.path.startswith("/"), (page, address)
            place = (page.parent / unquote(parts.path)).resolve()
            if not parts.path or parts.path.endswith("/"):
                place = place / "index.html" if parts.path else page
            assert place.is_file(), (page, address)
            assert (host / BENEATH).resolve() in place.parents


def test_a_link_to_any_page_is_shown_with_its_title_and_a_picture(host: Path) -> None:
    for page in pages(host):
        text = page.read_text(encoding="utf-8")
        open_graph = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)">', text))
        assert f"<title>{open_graph['title']}</title>" in text, page
        assert (page.parent / open_graph["image"]).resolve().is_file(), page
    assert {"favicon.ico", "robots.txt"} <= {each.name for each in (host / BENEATH).iterdir()}


def test_where_it_will_lie_is_known_the_picture_has_a_whole_address() -> None:
    folder = Folder(Path(), "https://cards.example.org/some/where/")
    folder.assets = {"sign-512.png": "static/sign-512.png"}
    picture = FileLinks("glossary", "it", folder, "").picture
    assert picture == "https://cards.example.org/some/where/static/sign-512.png"


@pytest.mark.parametrize("address", ["cards.example.org", "https://cards.example.org", "x"])
def test_where_it_will_lie_is_a_whole_address(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["export", str(tmp_path / "site"), "--address", address])
    assert f"written as https://cards.example.org/, not {address!r}" in capsys.readouterr().err


def test_it_has_at_most_twenty_megabytes(host: Path) -> None:
    assert sum(each.stat().st_size for each in host.rglob("*") if each.is_file()) < SIZE


def test_a_table_with_the_code_of_every_game_comes_in_nine_megabytes(host: Path) -> None:
    """Where the host packs nothing: the page, what it names, and all of Python's parts."""
    page = host / BENEATH / PRACTICE / "index.html"
    reader = Leading()
    reader.feed(page.read_text(encoding="utf-8"))
    named = {(page.parent / urlsplit(address).path).resolve() for address in reader.found}
    files = {page, *(path for path in named if path.suffix not in ("", ".html", ".png"))}
    files |= {*(host / BENEATH / "python").iterdir()}
    assert sum(path.stat().st_size for path in files if path.is_file()) <= ON_THE_WIRE


def test_what_is_left_out_of_the_code_of_others_is_asked_for_by_nobody() -> None:
    parts = {name: body for part in sources().values() for name, body in part.items()}
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        names = {*whole.namelist(), *(str(each) for each in distribution("babel").files or ())}
    gone = names - library(PYODIDE).keys() - parts.keys()
    lacking = {_module(name) for name in gone if name.endswith(".py")}
    assert {"unittest", "pydoc", "babel.messages"} < lacking  # else nothing is asked here
    for name, body in parts.items():
        if name.endswith(".py"):
            assert lacking & set(_imported(body)) <= TESTS_ITSELF.get(name, set()), name


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _imported(body: bytes) -> Iterator[str]:
    """The modules that a source names, wherever in it."""
    for each in ast.walk(ast.parse(body)):
        if isinstance(each, ast.Import):
            yield from (name.name for name in each.names)
        elif isinstance(each, ast.ImportFrom) and not each.level:
            yield each.module or ""
            yield from (f"{each.module}.{name.name}" for name in each.names)


def test_a_folder_with_something_else_in_it_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.txt").write_text("kept")
    assert main(["export", str(tmp_path)]) == 1
    assert "something else lies there" in capsys.readouterr().err
    assert [each.name for each in tmp_path.iterdir()] == ["mine.txt"]


def test_without_pyodide_it_says_what_brings_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", str(tmp_path / "site"), "--pyodide", str(tmp_path)]) == 1
    assert "make static" in capsys.readouterr().err
    assert not (tmp_path / "site").exists()


# How its pages come


@pytest.mark.browser
def test_a_card_played_before_python_is_there_lies_on_the_table_once_it_is(
    edition: str, open_page: Open
) -> None:
    page = table(open_page(f"{edition}{TABLE}", waits=False))
    assert page.evaluate("document.body.dataset.line") == "coming"
    card = page.locator(".ic-hand button[aria-disabled=false]").first
    key = card.get_attribute("data-key")
    card.click()
    page.wait_for_selector(PYTHON)
    expect(page.locator(f".ic-trick [data-key='{key}']")).to_be_visible()
    assert page.evaluate("document.body.dataset.line") == "open"


@pytest.mark.browser
def test_a_lesson_loads_the_code_of_its_own_game_alone_once_python_itself_is_here(
    host: Path, open_page: Open
) -> None:
    asked: list[str] = []
    with serve_folder(host, asked) as address:
        open_page(f"{address}{BENEATH}voila/render/100_briscola_the_trick")
    loaded = [Path(each).name.split(".")[0] for each in asked if "/python/" in each]
    assert {*loaded[:4]} == {"loader", "module", "wasm", "library"}
    assert {*loaded[4:]} == {"core", "briscola"}


@pytest.mark.browser
def test_code_of_another_game_comes_when_it_is_asked_for(edition: str, open_page: Open) -> None:
    page = open_page(f"{edition}{PRACTICE}#tresette;+number=3;+level=easy")
    table(page)
    expect(page.locator(".ic-heading")).to_contain_text("Tresette")


@pytest.mark.browser
def test_a_page_to_be_read_comes_in_the_language_that_was_chosen(
    edition: str, open_page: Open
) -> None:
    page = open_page(edition, language="it-IT")
    expect(page).to_have_url(f"{edition}it/")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.locator(".lang [hreflang=en]").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto(f"{edition}it/rules/scopa/#variants")
    expect(page).to_have_url(f"{edition}rules/scopa/#variants")


HEADING = re.compile(r"<h1[^>]*>(.*?)</h1>", re.S)


def twins(host: Path) -> list[tuple[str, str]]:
    """Every page that is there once in each language: its address, and the other language."""
    read = [page.parent.relative_to(host / BENEATH) for page in pages(host)]
    own = [path for path in read if path.parts[:1] == ("it",)]
    both = [*((path, "en") for path in own), *((path.relative_to("it"), "it") for path in own)]
    return [(f"{path.as_posix()}/".removeprefix("./"), language) for path, language in both]


@pytest.mark.browser
def test_a_page_that_is_asked_for_in_another_language_has_its_words(
    edition: str, host: Path, open_page: Open
) -> None:
    page = open_page(f"{edition}glossary/")
    for path, language in some(twins(host), 6):
        other = f"it/{path}" if language == "it" else path.removeprefix("it/")
        text = (host / BENEATH / other / "index.html").read_text(encoding="utf-8")
        page.goto(f"{edition}{path}?lang={language}#there")
        expect(page).to_have_url(f"{edition}{other}?lang={language}#there")
        heading = HEADING.search(text)
        assert heading
        expect(page.locator("h1").first).to_have_text(unescape(heading[1]))
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.goto(f"{edition}{path}")  # it is remembered
        expect(page).to_have_url(f"{edition}{other}")
