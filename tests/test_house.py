"""The house stands as it was drawn: who may import whom, and what nobody but a game may name."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from italiancards.session.settings import UI, drawn

ROOT = Path(__file__).parents[1]
PACKAGES = ("italiancards", "tools", "widgets")
FLOORS = [
    f"italiancards/{each}" for each in ("classroom", "lesson", "screen", "session", "widgets")
]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

SOURCES = (".py", ".js", ".mjs", ".css", ".md")
LINES = 400
"""The most lines of a source file: whoever reads one keeps it in mind."""
UNREAD = ("static", "node_modules", "dist", "test-results")
"""Folders of what a program wrote."""
CLAUSES = re.compile(
    r"(What|Of|The same|As|Whoever|How|Whether|Who|Where|When|Which|Why|Up to|So many)\b"
)
"""Beginnings of a docstring that says neither what a thing is nor what it does."""

# Each import contract, with a file and a line that break it.
BREACHES = {
    "each floor of the house sees those below it": (
        ("italiancards/site/sessions.py", "import italiancards.cli"),
        ("italiancards/site/hall.py", "import italiancards.arena.contest"),
        ("italiancards/widgets/card_table.py", "import italiancards.site.hall"),
        ("italiancards/lesson/steps.py", "import italiancards.classroom.task"),
        ("italiancards/lesson/steps.py", "import italiancards.widgets.card_table"),
        ("italiancards/session/session.py", "import italiancards.lesson.steps"),
        ("italiancards/screen/view_model.py", "import italiancards.session.session"),
        ("italiancards/table.py", "import italiancards.session.session"),
        ("italiancards/questions/cards.py", "import italiancards.ask"),
        ("italiancards/puzzles.py", "import italiancards.questions.cards"),
        ("italiancards/core/tricks/order.py", "import italiancards.games.briscola.rules.view"),
        ("italiancards/hints/advice.py", "import italiancards.history"),
        ("italiancards/history.py", "import italiancards.table"),
        ("italiancards/queries.py", "import italiancards.table"),
        ("italiancards/table.py", "import italiancards.start"),
        ("italiancards/start.py", "import italiancards.records"),
        ("italiancards/jobs.py", "import italiancards.games.scopa.game"),
    ),
    "what is installed stands by itself": (
        ("italiancards/screen/view_model.py", "import tools.browser"),
        ("italiancards/session/session.py", "import widgets.deck"),
    ),
    "only widgets.port and the site know a notebook": tuple(
        (path, f"import {name}")
        for path in (
            *("italiancards/screen/form.py", "italiancards/session/token.py"),
            *("italiancards/lesson/plan.py", "italiancards/widgets/worker/worker_page.py"),
        )
        for name in ("anywidget", "traitlets", "IPython", "tornado")
    ),
    "no circle of imports": (
        ("italiancards/core/errors.py", "import italiancards.core.moves"),
        ("italiancards/lesson/remarks.py", "import italiancards.lesson.steps"),
    ),
    "no game knows another": (
        ("italiancards/games/briscola/rules/rules.py", "import italiancards.games.other"),
        ("italiancards/games/other/__init__.py", "import italiancards.games.briscola.rules"),
        ("italiancards/games/briscola/hints/greedy.py", "import italiancards.games.scopa.hints"),
        ("italiancards/games/scopa/questions/piles.py", "import italiancards.games.tresette.game"),
    ),
    "inside a game: questions, then hints, then rules": (
        ("italiancards/games/scopa/hints/greedy.py", "import italiancards.games.scopa.questions"),
        ("italiancards/games/scopa/rules/view.py", "import italiancards.games.scopa.hints.count"),
        ("italiancards/games/burraco/rules/view.py", "import italiancards.games.burraco.game"),
    ),
    "the rules of a game stand on core alone": (
        ("italiancards/games/scopa/rules/view.py", "import italiancards.hints"),
        ("italiancards/games/burraco/rules/play.py", "import italiancards.questions.cards"),
        ("italiancards/games/tresette/rules/play.py", "import italiancards.registry"),
    ),
    "the rules know no notebook, no screen and no numpy": tuple(
        ("italiancards/core/words.py", f"import {name}")
        for name in ("ipywidgets", "anywidget", "traitlets", "IPython", "numpy", "voila")
    ),
}


def _lint_imports(house: Path) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-c",
        "from importlinter.cli import lint_imports_command as go; go()",
    ]
    return subprocess.run(
        [*command, "--no-cache"], cwd=house, env={"PYTHONPATH": str(house)}, text=True,
        capture_output=True, check=False,
    )  # fmt: skip


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with a second game in it, to break contracts in."""
    copy = tmp_path_factory.mktemp("house")
    for package in PACKAGES:
        shutil.copytree(
            ROOT / package, copy / package, ignore=shutil.ignore_patterns("node_modules", "*.pyc")
        )
    shutil.copy(ROOT / "pyproject.toml", copy)
    (copy / "italiancards/games/other").mkdir()
    for name in ("__init__", "game"):
        (copy / f"italiancards/games/other/{name}.py").touch()
    return copy


@pytest.fixture(scope="module")
def clean_run(house: Path) -> subprocess.CompletedProcess[str]:
    """What is found before any contract is broken."""
    return _lint_imports(house)


def test_every_import_contract_has_a_breach_that_proves_it(
    clean_run: subprocess.CompletedProcess[str],
) -> None:
    contracts = PYPROJECT["tool"]["importlinter"]["contracts"]
    assert {contract["name"] for contract in contracts} == set(BREACHES)
    assert clean_run.returncode == 0, clean_run.stdout + clean_run.stderr


@pytest.fixture(scope="module")
def found(house: Path, clean_run: subprocess.CompletedProcess[str]) -> str:
    """Report of the contracts once each is broken, after `clean_run`."""
    for path, line in chain.from_iterable(BREACHES.values()):
        with (house / path).open("a", encoding="utf-8") as file:
            file.write(f"\n{line}\n")
    return _lint_imports(house).stdout


@pytest.mark.parametrize("contract", BREACHES, ids=lambda text: re.sub(r"\W+", "-", text))
def test_imports_that_break_a_contract_are_found(found: str, contract: str) -> None:
    assert f"{contract} BROKEN" in found
    report = found.rpartition(f"{contract}\n---")[2].partition("\n---")[0]
    for path, line in BREACHES[contract]:
        names = (path.removesuffix(".py").removesuffix("/__init__").replace("/", "."), line[7:])
        circle = [name.rpartition(".")[2] for name in names]
        ways = (" -> ".join(names), " -> .".join(circle), " -> .".join(circle[::-1]))
        assert any(way in report for way in ways), report


def _long(root: Path) -> Iterator[str]:
    """Source files of too many lines; a changelog may grow."""
    for folder, folders, files in os.walk(root):
        folders[:] = [name for name in folders if name not in UNREAD and name[0] != "."]
        for path in (Path(folder, name) for name in files if name != "CHANGELOG.md"):
            if path.suffix in SOURCES and path.read_bytes().count(b"\n") > LINES:
                yield path.relative_to(root).as_posix()


def test_no_source_file_is_longer_than_one_keeps_in_mind() -> None:
    assert [*_long(ROOT)] == []


def test_a_file_that_is_too_long_is_found_wherever_it_lies(tmp_path: Path) -> None:
    lines = {"a.py": 401, "src/b.css": 401, "src/c.mjs": 500, "docs/d.md": 401}
    others = {"e.py": 400, "f.txt": 401, "CHANGELOG.md": 401, "italiancards/static/g.js": 401}
    for name, number in (lines | others | {".git/h.py": 401}).items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x\n" * number, encoding="utf-8")
    assert {*_long(tmp_path)} == {*lines}


def _clauses(source: str) -> Iterator[tuple[int, str]]:
    """Docstrings of modules, classes, functions and attributes that begin with a clause."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            text = node.value.value
            if isinstance(text, str) and CLAUSES.match(text.strip()):
                yield node.lineno, text.strip().splitlines()[0]


def test_every_docstring_begins_with_a_noun_or_a_verb() -> None:
    paths = sorted(
        path for package in ("italiancards", "tools") for path in (ROOT / package).rglob("*.py")
    )
    assert [
        f"{path.relative_to(ROOT).as_posix()}:{line}: {text}"
        for path in paths
        for line, text in _clauses(path.read_text(encoding="utf-8"))
    ] == []


def test_a_docstring_that_begins_with_a_clause_is_found_wherever_it_stands() -> None:
    odd = """'What it is.'
SIZE = 7
'How many there are.'
class Card:
    r"Whoever holds it."
    def rank(self):
        'As the pack has it.'
        "Which one"
    async def suit(self):
        '''
        The same for suits.
        '''
"""
    good = "'Whole numbers.'\nOFTEN = 'How'\n'Ask of cards.'\ndef why():\n    'Offer why.'\n"
    assert [line for line, _ in _clauses(odd)] == [1, 3, 5, 7, 8, 10]
    assert [*_clauses(good)] == []


@pytest.mark.parametrize("folder", [*FLOORS, "italiancards/hints", "italiancards/games/*/hints"])
def test_nobody_who_sees_a_view_names_a_state(folder: str) -> None:
    paths = [*ROOT.glob(f"{folder}/**/*.py")]
    assert paths
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = {getattr(node, "id", None), getattr(node, "attr", None)}
            if isinstance(node, ast.alias):
                names = {node.name.rpartition(".")[2]}
            assert not names & {"State", "state"}, f"{path}:{getattr(node, 'lineno', '')}"


def test_the_alias_that_would_shadow_our_package_is_refused() -> None:
    code = "import ipywidgets as widgets\n\nwidgets.Button()\n"
    command = [sys.executable, "-m", "ruff", "check", "--stdin-filename", "tools/new.py", "-"]
    found = subprocess.run(
        command, input=code, cwd=ROOT, text=True, capture_output=True, check=False
    )
    assert "ICN002" in found.stdout


def test_words_stand_in_the_catalogue_and_not_in_the_code() -> None:
    """Two texts beside each other fix the language where they are written, not where they are read.

    Lessons have such pairs, for a teacher writes them: `say` of `questions/wording.py`.
    """
    pairs = {
        path.relative_to(ROOT / "italiancards").as_posix()
        for path in (ROOT / "italiancards").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and {"en", "it"} <= {each.arg for each in node.keywords}
    }
    assert pairs == set()


def test_every_label_is_drawn_somewhere() -> None:
    sources = [*(ROOT / "widgets/src").glob("*.js"), ROOT / "italiancards/screen/view_model.py"]
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)

    def named(label: str) -> bool:
        """Whether a source names it: by itself, as a choice of one, or as one of its values."""
        head, _, tail = label.partition("-")
        pattern = rf'words\.{label}\b|"{label}"(?!:)|\b{label}: \[|\b{head}: \[[^\]]*"{tail}"'
        return f"`{head}-${{" in code or re.search(pattern, code) is not None

    assert [label for label in drawn() if not named(label)] == []


def test_every_sentence_is_said_somewhere() -> None:
    """What nobody says, nobody mends. Rules are named by functions; some names are composed."""
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for package in PACKAGES
        for path in (ROOT / package).rglob("*")
        if path.suffix in {".py", ".html", ".j2"}
    )
    labels = {UI + name for name in drawn()}
    folders = [ROOT / package for package in PACKAGES]
    texts = [path.read_text(encoding="utf-8") for each in folders for path in each.rglob("en.ftl")]
    code += "\n".join(re.findall(r"\{ ([a-z][\w-]*) \}", "\n".join(texts))).join("\n\n")
    for path in ROOT.glob("[!.]*/**/*en.ftl"):
        if "tests" in path.parts:
            continue
        for name in re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE):
            head, _, tail = name.partition("-")
            begun = (name[: dash.start()] for dash in re.finditer("-", name))
            composed = (f'"{head}-" +', *(f'f"{each}-{{' for each in begun))
            ways = (f'"{name}"', f"'{name}'", f"def {name.replace('-', '_')}(", *composed)
            ways += (f"\n{name}\n",)  # another sentence says it
            assert name in labels or any(way in code for way in ways) or f'"{tail}"' in code, name
