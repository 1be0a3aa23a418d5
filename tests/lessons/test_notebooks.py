"""Every lesson is short, bilingual, true, and runs alone in a fresh kernel."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path
from random import Random

import pytest
from support.depth import across, some
from support.learner import send
from support.notebooks import FOLDER, LESSONS, PATHS, lesson_of, notebook
from support.site import ROOT

from italiancards.core.names import LANGUAGES
from italiancards.core.words import Voice
from italiancards.lesson.house_rules import is_house_page
from italiancards.lesson.recall import first_own_step
from italiancards.lesson.steps import Step
from italiancards.questions.wording import BilingualText
from italiancards.session.session import Session
from italiancards.site.pages.lessons import lessons

MOST_WORDS = 40
every_notebook = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
every_lesson = pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
IN_ORDER = [path for path in LESSONS if not is_house_page(lesson_of(path).steps)]
"""The lessons that are taken from the first step to the last: of house rules some are ticked."""
every_lesson_in_order = pytest.mark.parametrize("path", IN_ORDER, ids=lambda path: path.stem)


def _says(step: Step) -> list[BilingualText]:
    sentences = [step.text, step.then, step.otherwise, step.keep, *step.but.values()]
    return [each for each in sentences if each is not None]


@every_lesson
def test_nothing_said_is_longer_than_forty_words_in_either_language(path: Path) -> None:
    for step in lesson_of(path).steps:
        for say in _says(step):
            for language in LANGUAGES:
                words = say.in_language(language)
                assert words.strip()
                assert len(words.split()) <= MOST_WORDS, words


@every_lesson
def test_in_jupyterlab_the_cell_that_tells_a_lesson_is_folded(path: Path) -> None:
    cells_shown = [
        cell
        for cell in notebook(path).cells
        if cell.cell_type == "code" and "lab-only" not in cell.metadata.get("tags", [])
    ]
    assert [cell.metadata.get("jupyter", {}).get("source_hidden") for cell in cells_shown] == [True]


@every_lesson
def test_a_lesson_recalls_lessons_before_it_of_its_own_game_or_of_none(path: Path) -> None:
    recalled = {step.recall for step in lesson_of(path).steps if step.recall}
    games = {lesson.name: lesson.game for lesson in lessons() if lesson.kind == "lesson"}
    for name in recalled:
        assert name < path.stem
        assert games[name] in ("", games[path.stem])


@every_lesson
def test_a_lesson_takes_eight_to_twelve_minutes_as_its_notebook_says(path: Path) -> None:
    minutes = lesson_of(path).minutes
    assert (8 if path in IN_ORDER else 1) <= minutes <= 12
    assert notebook(path).metadata.italiancards.minutes == minutes


@pytest.mark.parametrize(
    ("path", "language"),
    some(across(IN_ORDER, LANGUAGES), 7),
    ids=lambda each: each.stem if isinstance(each, Path) else each,
)
def test_a_lesson_can_be_taken_to_its_end(path: Path, language: str) -> None:
    """One of seven in one language; each in both where it is to be thorough. Whether goals can be
    reached `test_hands` asks."""
    session = lesson_of(path).begin()
    _send(session, "setting", name="language", value=language)
    for number in range(first_own_step(session.activity.steps), len(session.activity.steps)):
        assert session.activity.at == number
        _complete(session, "greedy")
        lesson_view = session.model()["lesson"]
        assert lesson_view["text"] or lesson_view["question"]
        _send(session, "step", to="next", at=str(number))
    assert session.model()["lesson"]["done"]


@pytest.mark.parametrize("path", [path for path in LESSONS if path.stem[:3] in ("000", "310")])
def test_a_lesson_can_be_shown_to_its_end_by_one_key(path: Path) -> None:
    session = lesson_of(path).begin()
    for _ in range(600):
        lesson_view = session.model()["lesson"]
        if lesson_view["done"]:
            break
        _send(
            session,
            "step",
            to="next" if lesson_view["can"]["next"] else "show",
            at=lesson_view["at"],
        )
    assert lesson_view["done"]


def _send(session: Session, kind: str, **texts: str) -> None:
    send(session, kind, **texts)
    assert session.answer is None or session.answer["kind"] == "why", session.answer


def _complete(session: Session, by: str) -> None:
    """Do what the step asks: answer, play, press, or play the hand out as somebody plays."""
    step = session.activity.step
    if session.activity.phase == "question":
        assert step.question is not None
        _send(session, "answer", choice=str(step.question.right), at=str(session.activity.at))
    for _ in range(200):
        if session.activity.phase == "done":
            break
        if session.waiting is not None:
            _send(session, "go_on")
        elif step.press and step.press != "go_on":
            texts = {"move": str(session.table.legal()[0])} if step.press == "ask" else {}
            _send(session, step.press, **texts)
        else:
            move = step.moves[0] if step.moves else str(session.table.hint(by, playouts=600).move)
            _send(session, "move", move=move)
    assert session.activity.phase == "done"


@every_lesson
def test_every_other_card_gets_its_answer_and_can_be_taken_back(path: Path) -> None:
    session = lesson_of(path).begin()
    for number, step in enumerate(session.activity.steps):
        session.activity.enter(number)
        if not step.moves:
            continue
        table = step.table()
        if table is None:
            continue
        for move in map(str, table.legal()):
            if move in step.moves:
                continue
            session.activity.enter(number)
            if step.question is not None:
                _send(session, "answer", choice="0", at=str(number))
            _send(session, "move", move=move)
            lesson_view = session.model()["lesson"]
            assert lesson_view["reply"], move
            assert not lesson_view["reply"]["good"], move
            assert lesson_view["can"]["again"]
            assert not lesson_view["can"]["next"]
            _send(session, "step", to="again", at=str(number))
            assert session.table.position() == table.position()


@every_lesson
def test_a_wrong_answer_is_told_the_right_one_and_why(path: Path) -> None:
    session = lesson_of(path).begin()
    for number, step in enumerate(session.activity.steps):
        if step.question is None:
            continue
        for choice in range(len(step.question.options)):
            session.activity.enter(number)
            assert session.model()["lesson"]["question"]["right"] is None
            _send(session, "answer", choice=str(choice), at=str(number))
            lesson_view = session.model()["lesson"]
            assert lesson_view["question"]["right"] == step.question.right
            assert lesson_view["reply"]["good"] == (choice == step.question.right)


@every_lesson
def test_every_move_that_a_step_asks_for_is_legal(path: Path) -> None:
    table = None
    for step in lesson_of(path).steps:
        table = step.table() or table  # else the one on the screen stays
        for move in (*step.moves, *step.but):
            assert table is not None
            assert table.why(move).ok, f"{move}: {step.text}"
        if step.moves and table is not None:
            table.play(step.moves[0])


@every_lesson_in_order
def test_a_lesson_ends_with_three_questions_and_a_line_to_remember(path: Path) -> None:
    *_, first, second, third, last = lesson_of(path).steps
    assert all(step.question is not None for step in (first, second, third))
    assert last.plain
    assert last.question is None


NEW_PACK = ("000", "500", "600")
"""Lessons before which nothing was taught of their pack: nothing can be asked there."""


@pytest.mark.parametrize(
    "path",
    [path for path in IN_ORDER if path.stem[:3] not in NEW_PACK],
    ids=lambda path: path.stem,
)
def test_a_lesson_opens_with_two_questions_from_earlier_ones(path: Path) -> None:
    first, second, *_ = lesson_of(path).steps
    assert first.question is not None
    assert second.question is not None
    assert all(step.record is None or step.is_scene for step in (first, second))


def test_nothing_is_recalled_before_it_was_taught() -> None:
    """A recalled lesson stands before the one that recalls it, and taught that game."""
    for place, path in enumerate(LESSONS):
        before = {each.stem for each in LESSONS[:place]}
        for step in lesson_of(path).steps:
            assert not step.recall or step.recall in before, path.stem
            assert path.stem[:3] not in NEW_PACK or not step.recall, path.stem


def _guided_hand() -> tuple[Session, int]:
    """The lesson with a goal, at the step that has it."""
    path = next(path for path in LESSONS if path.stem == "100_briscola_the_trick")
    session = lesson_of(path).begin()
    number = next(n for n, step in enumerate(session.activity.steps) if step.goal is not None)
    session.activity.enter(number)
    return session, number


def _play_by_chance(session: Session, seed: int) -> bool:
    """Play the hand out with any cards; whether the goal was reached."""
    chance = Random(seed)
    while session.activity.phase == "play":
        if session.waiting is not None:
            _send(session, "go_on")
        else:
            _send(session, "move", move=str(chance.choice(session.table.legal())))
    return session.model()["lesson"]["reply"]["good"]


def test_who_asks_for_hints_reaches_the_goal_of_the_guided_hand_and_chance_seldom_does() -> None:
    session, _ = _guided_hand()
    _complete(session, "hint")
    assert session.model()["lesson"]["reply"]["good"]
    reached = sum(_play_by_chance(_guided_hand()[0], seed) for seed in range(30))
    assert 0 < reached < 20


def test_who_misses_the_goal_is_offered_the_card_that_could_have_been_another() -> None:
    for seed in range(20):
        session, number = _guided_hand()
        if _play_by_chance(session, seed) or session.activity.task.retry is None:
            continue
        end = session.table.now
        assert "try again from there" in session.model()["lesson"]["reply"]["text"]
        _send(session, "step", to="again", at=str(number))
        assert session.activity.phase == "play"
        assert session.table.to_move == 0
        assert session.table.now < end
        return
    raise AssertionError("no deal of chance offered a second try")


# The notebooks


def test_the_site_knows_every_notebook_and_each_says_what_it_is() -> None:
    known = lessons(FOLDER)
    assert [lesson.name for lesson in known] == [path.stem for path in PATHS]
    for lesson in known:
        assert lesson.kind in ("lesson", "play", "class")
        for language in LANGUAGES:
            assert lesson.title[language]
            assert lesson.goal[language].endswith(".")


def test_a_match_that_is_told_on_keeps_the_scores_of_the_deals_before() -> None:
    steps = lesson_of(FOLDER / "220_scopa_the_count.ipynb").steps
    going_on = [
        number for number, step in enumerate(steps) if step.text and "One more deal" in step.text.en
    ]
    assert going_on
    for number in going_on:
        before, after = (_scores(steps[place]) for place in (number - 1, number))
        assert after[: len(before)] == before
        assert len(after) == len(before) + 1


def _scores(step: Step) -> list[str]:
    """The scores that a question names."""
    assert step.question is not None
    return re.findall(r"\d+ to \d+|\d+[–-]\d+", step.question.text(Voice("en")))


@every_notebook
def test_every_cell_prints_what_its_notebook_holds(path: Path) -> None:
    names: dict[str, object] = {}
    for cell in notebook(path).cells:
        if cell.cell_type == "code":
            printed = io.StringIO()
            with redirect_stdout(printed):
                exec(compile(cell.source, path.name, "exec"), names)
            assert printed.getvalue() == "".join(each.text for each in cell.outputs), cell.source


def test_notebooks_run_in_fresh_kernels_and_print_what_they_hold() -> None:
    """Some of them, all where it is to be thorough; what cells print is asked of all above."""
    paths = some(PATHS, 60)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    run = subprocess.run(
        [*command, "-p", "nbval.plugin", "--nbval", *map(str, paths)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert run.returncode == 0, run.stdout[-2000:]
    cells = sum(cell.cell_type == "code" for path in paths for cell in notebook(path).cells)
    assert f"{cells} passed" in run.stdout


@every_notebook
def test_a_notebook_holds_no_output_but_text_and_no_path_of_a_machine(path: Path) -> None:
    for cell in notebook(path).cells:
        for output in cell.get("outputs", []):
            assert output.output_type == "stream", f"{path.name}: {cell.source[:40]}"
    text = path.read_text(encoding="utf-8")
    assert "/home/" not in text
    assert "site-packages" not in text


@every_notebook
def test_a_notebook_shows_a_learner_one_thing_only(path: Path) -> None:
    """Everything else is for readers in JupyterLab, and tagged so."""
    shown = [
        cell for cell in notebook(path).cells if "lab-only" not in cell.metadata.get("tags", [])
    ]
    assert [cell.cell_type for cell in shown] == ["code"]
