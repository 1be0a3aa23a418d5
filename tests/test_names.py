"""Names of Python: nouns for things, verbs for deeds; docstrings and pages know no other names."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator

import pytest
from support.names import ROOT, Names, names, parameters_of, trees, words_of
from support.pages import PAGES, Tree, gone_imports, programs, tree, unknown_in

BANNED = frozenset(
    (
        *("told", "laid", "kept", "lent", "parted", "screened", "stated", "given", "missed"),
        *("sensible", "sensibly", "honesty", "staking", "trial", "trials", "thinker", "thinkers"),
        *("stranger", "strangers"),
    )
)
"""Words of no name: passives that meant six things, and our own words for what the field names."""
NO_MODULE = BANNED | {
    *("apart", "around", "few", "fit", "french", "hidden", "holds", "italian", "judged", "least"),
    *("level", "lies", "light", "near", "own", "shown", "slip", "together", "voices", "works"),
}
"""Words that are no module alone: adjectives, and verbs of modules that do nothing."""
NOUNS = {"bidding", "king", "meaning", "recording", "wording"}
"""Nouns in -ing that name modules; other stems in -ing or -ed are gerunds and participles."""

MADE_UP = ("tests/test_house.py", "tests/test_names.py")
"""Tests whose texts import what is not there, to see that it is found."""


def _banned(found: Names) -> list[str]:
    """Return the identifiers with a banned word, with their places; those of the wire stay."""
    return [f"{place}: {name}" for name, place in found.all() if BANNED & {*words_of(name)}]


def _parsed(*sources: str) -> dict[str, ast.Module]:
    return {f"{number}.py": ast.parse(source) for number, source in enumerate(sources)}


def test_no_two_classes_have_one_name() -> None:
    assert names().twice() == {}


def test_two_classes_of_one_name_are_found() -> None:
    modules = _parsed("class Card: ...\nclass Pack:\n    class Pair: ...", "class Pair: ...")
    assert Names(modules).twice() == {"Pair": ["0.py", "1.py"]}


def test_no_identifier_has_a_banned_word() -> None:
    assert sum(1 for _ in names().all()) > 100_000
    assert _banned(names()) == []


@pytest.mark.parametrize(
    "line",
    [
        *("told = 1", "_told = 1", "def told_options(): ...", "class ToldOptions: ...", "x.TOLD"),
        *("def f(kept): ...", "def f(*, laid): ...", "f(laid=1)", "from x import y as told"),
        *("import a.sensible", "x = lambda given: 1", "for lent in (): ...", "(stated := 1)"),
        *("async def staking(): ...", "try: ...\nexcept E as missed: ..."),
        *("class C:\n    told: int", "match x:\n    case [told]: ..."),
    ],
)
def test_a_banned_word_is_found_wherever_it_stands(line: str) -> None:
    assert len(_banned(Names(_parsed(line)))) == 1


def test_a_word_of_the_wire_is_none_of_ours() -> None:
    wire = """
Field("laid", 1)
f(laid=1, told=2, kept=3, given=4, lent=5)
Start = TypedDict("Start", {"from": str})
class Model(Base):
    told: str
class Base(Start):
    missed: int
    lent: int
class Options:
    kept: bool = option(True)
"""
    ours = "class Result:\n    laid: int\ntold = 1\ndef kept(given): ...\nwithhold_stolen = 1"
    assert _banned(Names(_parsed(wire), ["given"])) == []
    found = _banned(Names(_parsed(wire + ours), ["given"]))
    assert {each.rpartition(" ")[2] for each in found} == {"laid", "told", "kept", "given"}


def _misnamed(paths: Iterable[str]) -> list[str]:
    """Return the modules named by an adjective, a gerund or a participle."""
    stems = {path: path.rpartition("/")[2].removesuffix(".py") for path in paths}
    return [
        path
        for path, stem in stems.items()
        if (BANNED & {*stem.split("_")} or stem in NO_MODULE)
        or (re.search(r"(ing|[^e]ed)$", stem) and stem not in NOUNS)
    ]


def test_no_module_is_named_by_an_adjective_or_a_gerund() -> None:
    assert _misnamed(trees()) == []
    assert {path.rpartition("/")[2].removesuffix(".py") for path in trees()} >= NOUNS


def test_a_module_named_by_an_adjective_or_a_gerund_is_found() -> None:
    odd = ["a/sensible.py", "told.py", "a/told_cards.py", "a/keeping.py", "looked.py", "a/near.py"]
    assert _misnamed([*odd, "a/bidding.py", "near_cards.py", "seed.py", "needs.py"]) == odd


SECTION = re.compile(r"^( *)(?:Args|Attributes):\n((?:(?:\1 .*)?\n)*)", re.MULTILINE)
ENTRY = re.compile(r"\*{0,2}(\w+(?:, \*{0,2}\w+)*)(?: \([^)]*\))?:(?: |$)")


def _described(docstring: str) -> set[str]:
    """Return the names that the section of arguments or attributes describes."""
    section = SECTION.search(docstring + "\n")
    lines = [line for line in section[2].splitlines() if line.strip()] if section else []
    depth = len(lines[0]) - len(lines[0].lstrip()) if lines else 0
    entries = (ENTRY.match(line[depth:]) for line in lines)
    return {name.strip("* ") for entry in entries if entry for name in entry[1].split(",")}


def _wrongly_described(found: Names) -> Iterator[str]:
    """Yield what docstrings describe that is gone, and the fields of classes that they leave out.

    A parameter of a function that is left out is ruff's to find.
    """
    for path, module in found.modules.items():
        for node in ast.walk(module):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                continue
            listed = _described(ast.get_docstring(node) or "")
            is_class = isinstance(node, ast.ClassDef)
            has = found.members(node.name) if is_class else parameters_of(node)
            needed = found.fields_to_describe(node) if is_class else set()
            if listed and has is not None and (wrong := (listed - has) | (needed - listed)):
                yield f"{path}:{node.lineno}: {node.name}: {', '.join(sorted(wrong))}"


def test_docstrings_describe_the_names_that_there_are() -> None:
    assert [*_wrongly_described(names())] == []


def test_a_docstring_of_a_name_that_is_gone_is_found() -> None:
    source = '''
def f(a, *more, b=1, **rest):
    """Do it.

    Args:
        a: one
            and more: of it.
        *more, b: others.
        c: gone.
        rest: others.

    Returns:
        Nothing: at all.
    """
class Base:
    """Base.

    Attributes:
        size: set below.
        shape: read.
        told: gone.
    """

    def __init__(self, of):
        self.size = of

    @property
    def shape(self): ...
@dataclass(frozen=True)
class Derived(Base):
    """Derived.

    Args:
        size: its base's.
        one: its own.
        kept: gone.
    """

    one: int
    two: int
    kind: ClassVar[str]
    _own: int
class Foreign(Base, Strange):
    """Foreign.

    Args:
        any: whatever its base has.
    """
'''
    found = [each.partition(": ")[2] for each in _wrongly_described(Names(_parsed(source)))]
    assert found == ["f: c", "Base: told", "Derived: kept, two"]


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_what_there_is(page: str) -> None:
    assert [*unknown_in(tree().read(page), tree())] == []


def test_the_page_of_tools_names_each_of_them() -> None:
    stems = {path.stem for path in (ROOT / "tools").glob("*.py")} - {"__init__"}
    assert {*re.findall(r"`([a-z_]\w*)`", tree().read("tools/README.md"))} == stems


def test_a_docstring_names_what_there_is() -> None:
    found = [
        f"{path}:{node.lineno}: {name}"
        for path, module in trees().items()
        for node in ast.walk(module)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for name in unknown_in(str(node.value.value), tree())
    ]
    assert found == []


def test_pages_lessons_and_programs_of_tests_import_what_there_is() -> None:
    found = [each for each in programs() if not each[0].startswith(MADE_UP)]
    assert {"README.md", "lessons/010_practice.ipynb"} <= {place for place, _ in found}
    gone = [f"{place}: {line}" for place, program in found for line in gone_imports(program)]
    assert gone == []


@pytest.mark.parametrize(
    ("line", "gone"),
    [
        *(("import italiancards.deals", False), ("import italiancards.dealt", True)),
        *(("from italiancards import deal, ask", False), ("from tools import bench, gone", True)),
        *(("    from italiancards.core.cards import Pile", True), ("from re import gone", False)),
        *(("from italiancards as a sentence says", False), ("import tools.bench as gone", False)),
    ],
)
def test_an_import_of_what_is_gone_is_found(line: str, gone: bool) -> None:
    assert [*gone_imports(f"x = 1\n{line}\n")] == [line.strip()] * gone


def test_lessons_given_out_before_import_modules_by_their_earlier_names() -> None:
    line = "from italiancards.widgets import Lesson\nfrom italiancards.games.scala40.rules."
    for name in ("asking", "hand_melds"):
        code = f"{line}{name} import best\nprint(*best('5h 6h 7h 9c').melds)"
        run = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True
        )
        assert run.stdout == "5h 6h 7h\n"


def test_a_name_that_is_gone_is_found_on_a_page() -> None:
    code = "class Card:\n    rank: int\n    def text(self): ...\ndef split_cards(): ..."
    made = Tree(
        ["italiancards/core/cards.py", "tools/bench.py", "widgets/src/view.js"],
        Names(_parsed(code)),
        words=frozenset({"drawHand", "document", "body"}),
    )
    good = "`core/cards.py` `cards.py` `src/view.js` `core/` `python -m tools.bench --most 5`"
    good += " `Card` `Card.rank` `Card.text()` `split_cards(text)` `drawHand` `document.body`"
    good += " `none` `dist/lite/index.html`\n```\n`Gone`\n```\n"
    odd = ["pack.py", "src/cards.js", "core/moves/", "python -m tools.gone", "Gone", "Card.suit"]
    odd += ["split_texts(a)", "drawCard", "document.head", "cards/cards.py"]
    assert [*unknown_in(good, made)] == []
    assert [*unknown_in(" ".join(f"`{each}`" for each in odd), made)] == odd
