"""The documentation is whole: no warning, no name left out, no link that leads nowhere."""

from __future__ import annotations

import ast
import inspect
import re
import subprocess
import zlib
from collections.abc import Iterator, Mapping
from functools import cache
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from italiancards.session.token import Token
from italiancards.site.pages.links import lesson_at
from tools.docs import build

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"\]\(([^()\s]+)\)|^\[[^\]]+\]: (\S+)", re.MULTILINE)
PAGES = [
    ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "tools/README.md")
]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def pages(
    tmp_path_factory: pytest.TempPathFactory,
) -> tuple[Path, subprocess.CompletedProcess[str]]:
    """The pages, and what was said as they were written; their tables lie in `play` beside them."""
    folder = tmp_path_factory.mktemp("docs") / "docs"
    return folder, build(folder, folder.parent / "play")


def test_the_documentation_is_written_without_a_warning(
    pages: tuple[Path, subprocess.CompletedProcess[str]],
) -> None:
    _, done = pages
    assert (done.returncode, done.stderr) == (0, "")


def test_no_page_names_a_place_of_this_machine(
    pages: tuple[Path, subprocess.CompletedProcess[str]],
) -> None:
    folder, _ = pages
    places = [str(ROOT), str(folder.parent)]
    told = {
        place: path.relative_to(folder)
        for path in folder.rglob("*")
        if path.suffix in {".html", ".js", ".txt", ".inv"}
        for place in places
        if place in path.read_text(encoding="utf-8", errors="replace")
    }
    assert told == {}


def _documented(folder: Path) -> set[str]:
    """Names of Python in the inventory of the pages."""
    packed = (folder / "objects.inv").read_bytes().split(b"\n", 4)[4]
    lines = zlib.decompress(packed).decode("utf-8").splitlines()
    return {line.split(" ", 1)[0] for line in lines if " py:" in line}


def _modules() -> Iterator[tuple[str, Path]]:
    for path in sorted((ROOT / "italiancards").rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        if not any(part.startswith("_") and part != "__init__" for part in parts):
            yield ".".join(parts).removesuffix(".__init__"), path


def _public(module: str, path: Path) -> Iterator[str]:
    """Public names of a module, by `__all__` or as it defines them; methods of its classes."""
    code = import_module(module)
    defined: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            defined.add(node.name)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            defined |= {n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name)}
    for name in getattr(code, "__all__", defined):
        if name.startswith("_"):
            continue
        yield f"{module}.{name}"
        value = getattr(code, name)
        if inspect.isclass(value) and value.__module__ == module:
            for own, member in vars(value).items():
                if own[0] != "_" and (inspect.isfunction(member) or isinstance(member, property)):
                    yield f"{module}.{name}.{own}"


def test_every_public_name_stands_in_the_reference(
    pages: tuple[Path, subprocess.CompletedProcess[str]],
) -> None:
    documented = _documented(pages[0])
    names = {module for module, _ in _modules()}
    for module, path in _modules():
        names |= {*_public(module, path)}
    assert len(names) > 4000
    assert sorted(names - documented) == []


class _Page(HTMLParser):
    """Links of a page, and the places on it that can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.tables: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.places |= {given.get("id") or "", given.get("name") or ""}
        link = given.get("href") or given.get("src")
        if tag == "iframe":
            self.tables.append(given.get("src") or "")
        elif link:
            self.links.append(link)


def test_every_link_of_a_page_leads_somewhere(
    pages: tuple[Path, subprocess.CompletedProcess[str]],
) -> None:
    folder, _ = pages

    @cache
    def page(path: Path) -> _Page:
        return _Page(path.read_text(encoding="utf-8"))

    dead = []
    for path in sorted(folder.rglob("*.html")):
        for link in page(path).links:
            split = urlsplit(link)
            if split.scheme or split.netloc or "/play/" in f"/{link}":
                continue
            target = (path.parent / unquote(split.path)).resolve() if split.path else path
            place = unquote(split.fragment)
            if not target.is_file() or (
                place and target.suffix == ".html" and place not in page(target).places
            ):
                dead.append(f"{path.relative_to(folder)}: {link}")
    assert sorted(set(dead)) == []


def test_tables_of_pages_are_those_of_the_edition_beside_them(
    pages: tuple[Path, subprocess.CompletedProcess[str]],
) -> None:
    folder, _ = pages
    games = {}
    for path in folder.rglob("*.html"):
        for address in _Page(path.read_text(encoding="utf-8")).tables:
            split = urlsplit(address)
            lies = (path.parent / split.path).resolve().relative_to(folder.parent.resolve())
            assert lies.as_posix() == f"play/{lesson_at('010_practice')}/index.html"
            table = Token.read(unquote(split.fragment)).table()
            games[path.relative_to(folder).as_posix()] = table.game.name
    assert games.items() >= {
        ("index.html", "scopa"),
        ("start/play.html", "briscola"),
        ("start/teach.html", "tresette"),
        ("start/library.html", "burraco"),
    }


def _written(folder: Path, pages: Mapping[str, str]) -> tuple[int, str, Path]:
    """Write pages with no edition beside them: exit code and warnings, and where they lie."""
    source, written = folder / "pages", folder / "docs"
    source.mkdir()
    for name, text in pages.items():
        page = f"---\norphan: true\n---\n\n# A page\n\n{text}\n"
        (source / f"{name}.md").write_text(page, encoding="utf-8")
    done = build(written, source=source)
    return done.returncode, done.stderr, written


@pytest.mark.thorough
def test_without_an_edition_a_table_is_a_picture_with_a_text(tmp_path: Path) -> None:
    table = "```{card-table} scopa\nFour cards, and “yours”.\n```"
    code, warnings, folder = _written(tmp_path, {"index": table})
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert (code, warnings) == (0, "")
    assert "<iframe" not in page
    assert re.findall(r'<img [^>]*class="italiancards-still"[^>]*>', page)
    assert 'alt="Four cards, and “yours”."' in page


FAULTS = {
    "index": ("[a page](nowhere.md)", "nowhere.md"),
    "heading": ("[a heading](#nowhere)", "nowhere"),
    "textless": ("```{card-table} scopa\n```", "for readers who do not see it"),
    "unknown": ("```{card-table} whist\nA table.\n```", "whist"),
    "numberless": ("```{card-table} scopa players=many\nA table.\n```", "players=many"),
}
"""Pages with a fault each, and what names it."""


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> tuple[int, list[str]]:
    """Exit code of pages with a fault each, and the lines of their warnings."""
    pages = {name: text for name, (text, _) in FAULTS.items()} | {"good": "No fault."}
    code, warnings, _ = _written(tmp_path_factory.mktemp("faulty"), pages)
    return code, warnings.splitlines()


@pytest.mark.thorough
@pytest.mark.parametrize("page", FAULTS)
def test_a_fault_of_a_page_is_an_error(faulty: tuple[int, list[str]], page: str) -> None:
    code, warnings = faulty
    found = [line for line in warnings if re.search(rf"\b{page}\.md:\d+: (WARNING|ERROR)", line)]
    assert code == 1
    assert any(FAULTS[page][1] in line for line in found), warnings


@pytest.mark.thorough
def test_a_page_without_a_fault_is_not_warned_of(faulty: tuple[int, list[str]]) -> None:
    assert [line for line in faulty[1] if "good.md" in line] == []


def _leads(page: Path, link: str) -> bool:
    """True if a link of a Markdown file leads to a file, and to a heading of it."""
    split = urlsplit(link)
    target = page.parent / unquote(split.path) if split.path else page
    named = split.fragment and target.suffix == ".md"
    return bool(split.scheme) or (
        target.exists() and (not named or split.fragment in _headings(target))
    )


def test_links_between_files_of_the_repository_hold() -> None:
    dead = []
    for page in (*PAGES, *(ROOT / "docs").rglob("*.md")):
        if "node_modules" in page.parts:
            continue
        text = re.sub(r"```.*?```|`[^`]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        links = [found[1] or found[2] for found in LINK.finditer(text)]
        dead += [f"{page.relative_to(ROOT)}: {link}" for link in links if not _leads(page, link)]
    assert dead == []


@cache
def _headings(page: Path) -> set[str]:
    """Anchors of a page's headings, as forges and MyST write them."""
    heads = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}
