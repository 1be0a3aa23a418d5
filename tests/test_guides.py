"""Guides in `docs`: their Python runs in order, their commands are read, their links lead on."""

from __future__ import annotations

import doctest
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from support.cases import cases_of, failures

import italiancards as ic
from italiancards.cli import parser
from italiancards.core.catalogue import texts
from italiancards.core.language import language
from italiancards.core.names import LANGUAGES
from italiancards.registry import REGISTRY
from italiancards.widgets.recipe import NUMBER, TableRecipe, recipe_of

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
LESSONS, GAME, WORDS = (
    DOCS / f"{name}.md" for name in ("write_a_lesson", "add_a_game", "add_a_game_words")
)
GUIDES = (
    LESSONS,
    GAME,
    WORDS,
    ROOT / "README.md",
    DOCS / "at_a_prompt.md",
    DOCS / "give_away.md",
    *sorted(DOCS.glob("deploy/*.md")),
)
FIRST_LINES = 20
"""Most lines of a first lesson, without those that are empty."""
README_LINES = 80
SCREENS = 70
"""Most lines of a page of `docs/deploy`: two screens."""


class Block(NamedTuple):
    """A code block: its language, its first line in the page, and its code."""

    kind: str
    line: int
    code: str


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(found[1], text.count("\n", 0, found.start()) + 2, found[2])
        for found in re.finditer(r"(?m)^```([^\n]*)\n(.*?)^```$", text, re.DOTALL)
    ]


def commands(page: Path, program: str) -> Iterator[tuple[int, list[str]]]:
    """Commands of a program in a page, with their lines: those in blocks, and those in its text."""
    text = page.read_text(encoding="utf-8")
    lines = [
        (block.line + number, line.split("#")[0])
        for block in blocks(page)
        if not block.kind
        for number, line in enumerate(block.code.splitlines())
    ]
    for number, line in enumerate(re.sub(r"(?ms)^```.*?^```$", "", text).splitlines(), 1):
        lines += [(number, code) for code in re.findall(rf"`({program} [^`…]+)`", line)]
    for number, line in lines:
        for part in re.split(r"&&|;", line):
            words = shlex.split(part) if part.strip().startswith(f"{program} ") else []
            if words:
                yield number, words[1:]


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.name)
def test_every_command_of_ours_is_read_by_our_parser(page: Path) -> None:
    for line, words in commands(page, "italiancards"):
        if words == ["serve", "--help"]:
            continue
        try:
            parser().parse_args(words)
        except SystemExit:
            raise AssertionError(f"{page.name}:{line}: {' '.join(words)}") from None


def test_the_commands_of_dask_are_read_by_its_own_parsers() -> None:
    from distributed.cli import dask_scheduler, dask_worker

    found = [*commands(DOCS / "deploy/dask.md", "dask")]
    assert [words[0] for _, words in found] == ["scheduler", "worker"]
    for _, (kind, *words) in found:
        {"scheduler": dask_scheduler, "worker": dask_worker}[kind].main.make_context(kind, words)


def test_each_way_to_deploy_has_a_page_of_two_screens_at_most() -> None:
    pages = {path.stem for path in DOCS.glob("deploy/*.md")}
    ways = {"one_machine", "several_machines", "jupyterhub", "dask", "files"}
    assert pages == {"README", "limits", *ways}
    for path in DOCS.glob("deploy/*.md"):
        assert path.read_text(encoding="utf-8").count("\n") <= SCREENS, path.name
        if path.stem in ways:
            assert f"]({path.name})" in (DOCS / "deploy/README.md").read_text(encoding="utf-8")


def test_what_is_asked_at_a_prompt_is_answered_so() -> None:
    failed, tried = doctest.testfile(str(DOCS / "at_a_prompt.md"), module_relative=False)
    assert (failed, tried > 4) == (0, True)


def test_the_readme_is_the_front_page() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert text.count("\n") <= README_LINES
    assert "](docs/readme.png)" in text


def test_the_python_of_the_lesson_guide_runs_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    cells = [block for block in blocks(LESSONS) if block.kind == "python"]
    assert len([line for line in cells[0].code.splitlines() if line.strip()]) <= FIRST_LINES
    done = list[str]()
    for cell in cells:
        code = "\n".join([*done, cell.code])
        if not cell.code.rstrip().endswith("\nlesson"):
            exec(compile(code, f"{LESSONS.name}:{cell.line}", "exec"), {"__name__": "__main__"})
        else:
            recipe = recipe_of(code)
            assert isinstance(recipe, TableRecipe)
            for each in ("en", "it"):
                assert recipe.sit(NUMBER).model(each)["lesson"]["steps"]
        done.append(cell.code)
    assert "✓ Rosa" in capsys.readouterr().out  # a question prints with its answers


# Adding a game


@pytest.fixture(scope="module")
def mygames(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The files of the two pages, written as it says, where they can be imported."""
    folder = tmp_path_factory.mktemp("own")
    text = "".join(page.read_text(encoding="utf-8") for page in (GAME, WORDS))
    for name, code in re.findall(r"(?ms)^`([\w./]+)`[^\n]*\n\n```\w*\n(.*?)^```$", text):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(code, encoding="utf-8")
    for package in ("mygames", "mygames/high_card"):
        (folder / package / "__init__.py").touch()
    sys.path.insert(0, str(folder))
    before = language()
    yield folder
    sys.path.remove(str(folder))
    ic.speak(before)
    REGISTRY.remove("high_card")
    for module in [each for each in sys.modules if each.partition(".")[0] == "mygames"]:
        del sys.modules[module]


def test_the_game_of_the_page_is_all_the_files_that_it_lists(mygames: Path) -> None:
    listed = [block for block in blocks(GAME) if block.code.startswith("mygames/")]
    names = set(re.findall(r"[\w/]+\.(?:py|toml|txt|ftl)", listed[0].code))
    written = {path.name for path in mygames.rglob("*") if path.suffix not in ("", ".pyc")}
    assert {Path(each).name for each in names} == written


def test_the_game_of_the_page_holds_to_its_cases(mygames: Path) -> None:
    scope: dict[str, object] = {}
    exec((mygames / "test_high_card.py").read_text(), scope)
    tests = [value for name, value in scope.items() if name.startswith("test_")]
    assert len(tests) == 2
    for test in tests:
        test()  # type: ignore[operator]
    cases = cases_of("high_card")
    assert [*failures("high_card", cases)] == []
    rules = {rule.name for rule in ic.game("high_card").rules.rules}
    named = {
        word for case in cases for _, _, text in case.claims for word in re.split(r"[\s,:]+", text)
    }
    assert rules - named == {"deal-is-on"}
    last = [block for block in blocks(GAME) if block.kind == "python"][-1]
    recipe = recipe_of(last.code)
    for each in ("en", "it"):
        model = recipe.shown("x", each)
        assert model


def test_every_sentence_of_the_game_of_the_page_is_said_in_both_languages(mygames: Path) -> None:
    words = mygames / "mygames/high_card/words"
    names = [set(texts(words / f"{each}.ftl")) for each in LANGUAGES]
    assert names[0] == names[1]
    REGISTRY.add("high_card", package="mygames.high_card")
    for preset in ("high_card", "any_card"):
        for seed in range(5):
            table = ic.deal("high_card", preset=preset, seed=seed).autoplay("random")
            for each in LANGUAGES:
                ic.speak(each)
                for moment in range(table.now + 1):
                    told = [table.voice(0).event(event) for _, event in table.log(0, moment)]
                    assert "{" not in " ".join(told)
                assert "{" not in str(table)


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.name)
def test_every_link_of_a_guide_leads_to_a_file_and_to_a_heading(page: Path) -> None:
    text = re.sub(r"(?ms)^```.*?^```$", "", page.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"https?:", target):
            continue
        path, _, anchor = target.partition("#")
        found = (page.parent / path) if path else page
        assert found.exists(), f"{page.name}: {target}"
        if anchor:
            headings = re.findall(r"(?m)^#+ (.*)$", found.read_text(encoding="utf-8"))
            slugs = [re.sub(r"[^\w\- ]", "", each.lower()).replace(" ", "-") for each in headings]
            assert anchor in slugs, f"{page.name}: {target}"
