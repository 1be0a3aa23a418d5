"""Walks through sessions of every kind, with all that their pages are told on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import italiancards as ic
from italiancards.classroom.connection import ClassConnection
from italiancards.classroom.model import ClassModel, FullRegister, RefusalModel, RowModel, TaskModel
from italiancards.classroom.register import MOST
from italiancards.lesson import memory_activity
from italiancards.lesson.lesson_activity import LessonActivity
from italiancards.lesson.memory_place import MemoryPlace, trained_games
from italiancards.screen.layouts import tables
from italiancards.session import practice_activity
from italiancards.session.model import Form, TableModel, Translation, Words
from italiancards.session.puzzle_activity import PuzzleActivity, sit_down
from italiancards.session.session import Session
from italiancards.session.shelf import games
from italiancards.widgets import Lesson, Practice
from support.classroom import NAMES, TASK, class_of_thirty
from support.learner import leading, send, taking, think
from support.notebooks import FOLDER, lesson_of
from support.stored_texts import lesson

ViewAndType = tuple[Any, Any]
"""Something that a page is told, and its type."""
TABLES: dict[str, dict[str, Any]] = {
    **{game: {} for game in tables()},
    "signals": {"players": 4, "table_talk": "signals"},
    "auction": {"players": 5},
}
"""What is played, with its options; by the name of the game, or of what is told at Briscola."""
TAUGHT = [FOLDER / "100_briscola_the_trick.ipynb", FOLDER / "195_briscola_signs_and_talk.ipynb"]
"""Lessons with a row of ranks, recalled questions and gestures."""
ASKED = 4
"""Moves of the learner's before each of which everything is asked."""


def at_table(name: str) -> Iterator[ViewAndType]:
    """A deal: played, asked about, advised, laid open, and the beginning of the look back."""
    session = Practice(name if name in tables() else "briscola", seed=2, **TABLES[name]).session
    yield session.labels(), Words
    yield session.form(), Form
    asked = 0
    while asked < ASKED:
        if session.waiting is not None:
            send(session, "go_on")
        else:
            yield from everything(session, hints=3 * (asked == 1))
            send(session, "move", move=str(session.table.hint("greedy").move))
            asked += 1
        yield session.model(), TableModel
    session.table.autoplay("greedy")
    session.catch_up()
    session.show(session.table.now)
    for kind, texts in [("cards", {}), ("review", {"to": "open"})]:
        send(session, kind, **texts)
        yield session.model(), TableModel


def everything(session: Session, hints: int) -> Iterator[ViewAndType]:
    """All that can be asked at one moment."""
    nothing = {"hand": "", "table": "", "onto": "", "begun": ""}
    ways: list[Any] = []
    for why in islice(session.table.choices(), 4):
        hand = " ".join(why.move.uses.hand)
        answers = [
            send(session, "ask", move=str(why.move)),
            send(session, "pick", **nothing | {"hand": hand}),
        ]
        ways += answers[1]["answer"].get("ways", [])
        yield from ((answer, TableModel) for answer in answers)
    for begun in [each["begins"] for each in ways if each["begins"]][:1]:
        yield send(session, "pick", **nothing | {"begun": begun}), TableModel
    for _ in range(hints):
        yield send(session, "hint"), TableModel


def looking_back() -> Iterator[ViewAndType]:
    """A deal that was played badly, and another try at what was worst."""
    session = practice_activity.sit_down(leading())
    while session.waiting is not None or not session.view.over:
        if session.waiting is not None:
            send(session, "go_on")
        else:
            send(session, "move", move=str(max(session.table.legal(), key=str)))
    send(session, "review", to="open")
    think(session)
    model = session.model()
    yield model, TableModel
    review = model["review"]
    assert review is not None
    yield send(session, "review", to=review["decisions"][0]["number"]), TableModel
    yield send(session, "review", to="show"), TableModel


def at_puzzle(game: str) -> Iterator[ViewAndType]:
    """A puzzle: a wrong move, its answer, the hint, and the right move."""
    session = sit_down(next(each for each in ic.puzzles(game) if each.wrong))
    assert isinstance(session.activity, PuzzleActivity)
    puzzle = session.activity.puzzle
    yield session.form(), Form
    yield send(session, "move", move=puzzle.wrong[0].move), TableModel
    while session.waiting is not None:
        yield send(session, "go_on"), TableModel
    yield send(session, "review", to="again"), TableModel
    yield send(session, "hint"), TableModel
    yield send(session, "move", move=puzzle.best[0]), TableModel


def in_lesson(lesson: Lesson) -> Iterator[ViewAndType]:
    """A lesson, each step with the first answer, or the first of the moves it asks for."""
    session = taking(lesson)
    activity = session.activity
    assert isinstance(activity, LessonActivity)
    for at, step in enumerate(lesson.steps):
        activity.enter(at)
        yield session.model(), TableModel
        if step.question is not None:
            yield send(session, "answer", choice="0", at=str(at)), TableModel
        elif step.moves:
            yield send(session, "move", move=step.moves[0]), TableModel
        else:
            yield send(session, "go_on"), TableModel


def from_memory(token: str) -> Iterator[ViewAndType]:
    """A hand of the memory trainer: its beginning, its questions answered, and its end."""
    session = memory_activity.sit_down(MemoryPlace.read(token))
    yield session.model(), TableModel
    think(session)
    activity = session.activity
    assert isinstance(activity, memory_activity.MemoryActivity)
    while not activity.is_over:
        if session.waiting is not None:
            send(session, "go_on")
            continue
        yield session.model(), TableModel
        yield send(session, "answer", choice="0", at=activity.key), TableModel
        send(session, "step", to="next", at=activity.key)
    yield session.model(), TableModel


def at_ticks() -> Iterator[ViewAndType]:
    """A page of house rules: its ticks, and the first step of a rule."""
    session = taking(lesson_of(FOLDER / "590_scala40_house_rules.ipynb"))
    activity = session.activity
    assert isinstance(activity, LessonActivity)
    yield session.model(), TableModel
    first = session.model()["lesson"]["rules"]["ticks"][0]["rule"]
    yield send(session, "step", to=f"rule {first}", at=activity.task.key), TableModel


def in_one_language() -> Iterator[ViewAndType]:
    """A lesson whose words are not in the language of the page."""
    lesson = Lesson()
    lesson.step(it="Guarda.")
    yield taking(lesson).model(), TableModel


def proved() -> Iterator[ViewAndType]:
    """A lesson that is skipped: its last questions are answered right."""
    session = taking(lesson_of(FOLDER / "510_scala40_sequences_and_sets.ipynb"))
    activity = session.activity
    assert isinstance(activity, LessonActivity)
    send(session, "step", to="prove", at=activity.task.key)
    for _ in activity.steps:
        question = activity.step.question
        assert question is not None
        yield send(session, "answer", choice=str(question.right), at=activity.task.key), TableModel
        send(session, "step", to="next", at=activity.task.key)


def in_notebook(path: Path) -> Iterator[ViewAndType]:
    """A lesson of ours."""
    yield from in_lesson(lesson_of(path))


class Page:
    """The page of a class, and the last that it was told."""

    def tell(self, parts: Any) -> None:
        """Be told what is shown."""
        self.heard = parts

    def say(self, content: Any) -> None:
        """Be answered."""
        self.heard = {name: part for name, part in content.items() if name != "asked"}


def in_class() -> Iterator[ViewAndType]:
    """A class: what can be chosen, a task, results, what is refused, and one too many."""
    page = Page()
    room = ClassConnection(page)
    room.begin()
    yield page.heard["model"], ClassModel
    first, *others = class_of_thirty()
    lists: dict[str, Any] = {"works": [], "lessons": {}, "missed": {}}
    written = {"name": NAMES[0], "when": "2026-11-22 21:10", **lists}
    asked = [
        ({"type": "plan", "title": "", "items": [each.text for each in TASK.items]}, TaskModel),
        ({"type": "open", "task": str(TASK)}, TaskModel),
        *(({"type": "read", "text": text}, RowModel) for text in others),
        ({"type": "write", "task": str(TASK), **written}, RowModel),
        ({"type": "read"}, RefusalModel),
    ]
    for content, kind in asked:
        room.hear(content)
        yield page.heard, kind
    assert room.register is not None
    proof, *_ = room.register.rows.values()
    room.register.rows = dict.fromkeys(map(str, range(MOST)), proof)
    room.hear({"type": "read", "text": first})
    yield page.heard, FullRegister


def on_page() -> Iterator[ViewAndType]:
    """A page as it is opened."""
    page = Practice("scopa", seed=7)
    yield page.model, TableModel
    yield from ((each, Translation) for each in page.translations.values())


WALKS: dict[str, Callable[[], Iterator[ViewAndType]]] = {
    **{f"at {name}": partial(at_table, name) for name in TABLES},
    "looking back": looking_back,
    **{f"at a puzzle of {name}": partial(at_puzzle, name) for name in games()},
    **{f"in lesson {path.stem}": partial(in_notebook, path) for path in TAUGHT},
    "in a proof": proved,
    "in a lesson": partial(in_lesson, lesson()),
    "at ticks of house rules": at_ticks,
    "in one language": in_one_language,
    **{
        f"from memory at {name}": partial(from_memory, f"{name}; number=7")
        for name in trained_games()
    },
    "in a class": in_class,
    "on a page": on_page,
}
