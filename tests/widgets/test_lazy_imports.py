"""What is not asked for is not loaded: one game loads no other, and a session no notebook."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from italiancards import GAMES

OPTIONAL = ("numpy", "tqdm", "pandas", "matplotlib", "distributed")
"""What playing in a notebook does without: these are the arena's."""
BLOCKED = ("anywidget", "ipywidgets", "traitlets", "IPython", "comm", *OPTIONAL)
"""What a worker in a page does not have."""

PLAYED = {
    "a deal": """
table = ic.deal("scopa", seed=7)
table.play(table.hint(playouts=60).move).autoplay().score()
ic.read(table.record())
""",
    "a preset by its name": 'ic.deal("scopone", seed=7).choices()',
    "a position": 'ic.position("scopa", hand="7C 2S RB", table="7D 4C 3S FB").hint(playouts=60)',
    "its puzzles": """
puzzle, *_ = ic.puzzles("scopa")
puzzle.table().play(puzzle.best[0])
""",
    "a table": """
from italiancards.jobs import answer
from italiancards.session.messages import PageMessage
from italiancards.session.practice_activity import sit_down
from italiancards.session.token import Token
session = sit_down(ic.deal("scopa", seed=7), origin=Token("scopa", number="7"))
while session.waiting or not session.view.over:
    model = session.model()
    choices = [each["move"] for each in model["choices"] if each["ok"]]
    told = ("go_on", {}) if session.waiting else ("move", {"move": choices[0]})
    session.handle(PageMessage(told[0], session.revision, told[1]))
    while (want := session.want) is not None:
        session.give(want, answer(want.job))
assert session.model("it")["score"]["result"]
assert session.labels()["play"]
""",
    "a lesson": """
from italiancards.lesson.plan import LessonPlan
from italiancards.lesson.lesson_activity import begin
from italiancards.session.messages import PageMessage
plan, table = LessonPlan(), ic.deal("scopa", seed=7, dealer=1)
move = str(table.legal()[0])
plan.step(en="Play.", it="Gioca.", table=table, do=move, hide="stock")
plan.remember(en="So.", it="Così.")
session = begin(plan.steps)
session.handle(PageMessage("move", session.revision, {"move": move}))
session.handle(PageMessage("step", session.revision, {"to": "next", "at": "0"}))
assert session.model()["lesson"]["done"]
""",
    "a puzzle": """
from italiancards.session.messages import PageMessage
from italiancards.session.puzzle_activity import sit_down
puzzle = ic.puzzles("scopa")[0]
session = sit_down(puzzle)
session.handle(PageMessage("move", session.revision, {"move": puzzle.best[0]}))
assert session.model()["puzzle"]["phase"] == "right"
""",
}
WIDGETS = {
    "CardTable": 'from italiancards.widgets import CardTable\nCardTable("scopa", seed=7)',
    "Lesson": """
from italiancards.widgets import Lesson
lesson = Lesson()
lesson.hand(en="Play.", it="Gioca.", table=ic.deal("scopa", seed=7))
lesson.begin()
""",
}
IN_A_NOTEBOOK = """
from italiancards.widgets import CardTable, Lesson, Practice, Puzzles

def send(widget, kind, **texts):
    widget._on_message(widget, {"type": kind, "revision": widget.model["revision"], **texts}, [])

def play_on(widget):
    waits = widget.session.waiting
    send(widget, *(["go_on"] if waits else ["move"]),
         **({} if waits else {"move": str(widget.table.legal()[0])}))

for widget in (CardTable("scopa", seed=7, bots={1: "greedy"}), Practice("briscola", seed=7)):
    send(widget, "hint")
    assert widget.model["coach"]
    while widget.session.waiting or not widget.over:
        play_on(widget)
    send(widget, "review", to="open")
assert widget.model["review"]
lesson = Lesson()
lesson.hand(en="Play.", it="Gioca.", table=ic.deal("tresette", seed=7))
lesson.begin()
play_on(lesson)
send(Puzzles("scopa"), "hint")
"""
OTHERS = """
others = [each for each in sys.modules for game in {others}
          if f".{{game}}." in f"{{each}}." and each.startswith("italiancards.")]
assert not others, others
"""


def run(code: str) -> None:
    """Run some code in a fresh interpreter."""
    completed = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert completed.returncode == 0, completed.stderr


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_is_played_without_a_notebook_and_without_any_other_game(name: str) -> None:
    others = [game for game in GAMES if game != "scopa"]
    blocked = f"import sys\nsys.modules.update(dict.fromkeys({BLOCKED}))\n"
    after = OTHERS.format(others=others)
    run(f"{blocked}import italiancards as ic\n{PLAYED[name]}\n{after}")


@pytest.mark.thorough
def test_tables_lessons_and_hints_of_a_notebook_need_nothing_of_the_arena() -> None:
    blocked = f"import sys\nsys.modules.update(dict.fromkeys({OPTIONAL}))\n"
    run(f"{blocked}import italiancards as ic\n{IN_A_NOTEBOOK}")


def test_what_playing_does_without_is_installed_with_the_arena() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
    base, arena = (
        {re.split("[<>=]", each)[0] for each in requirements}
        for requirements in (project["dependencies"], project["optional-dependencies"]["arena"])
    )
    assert {*OPTIONAL} - {"numpy"} <= arena
    assert base & {*OPTIONAL} == {"numpy"}


@pytest.mark.parametrize("name", WIDGETS)
def test_a_widget_of_one_game_loads_no_other(name: str) -> None:
    after = OTHERS.format(others=[game for game in GAMES if game != "scopa"])
    run(f"import sys\nimport italiancards as ic\n{WIDGETS[name]}\n{after}")


def test_a_game_that_is_loaded_is_found() -> None:
    with pytest.raises(AssertionError, match=r"italiancards\.games\.briscola"):
        run("import sys\nimport italiancards.games.briscola\n" + OTHERS.format(others=["briscola"]))
