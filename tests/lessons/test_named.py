"""Cards that a task names glow; where a card is to be found, none is marked as forbidden."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support.learner import opened, send, step, taking
from support.notebooks import LESSONS, lesson_of

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.lesson.question_view import question_voice
from italiancards.widgets import Lesson, say

CUPS: dict[str, Any] = {
    "hand": "4C FC AD 7S",
    "trick": "RC",
    "others": "5C 6D 2S / CC 5D 6S / 7C RS 4B",
}


def named(en: str, do: str, game: str = "tresette", **position: Any) -> dict[str, object]:
    """The cards or the zone that a step with such a task names."""
    table = ic.deal(game, players=2, seed=3, dealer=1) if do == "draw" else None
    lesson = Lesson()
    lesson.step(en=en, table=table or ic.position(game, **(position or CUPS)), do=do)
    found: dict[str, object] = taking(lesson).model()["lesson"]["named"]
    return found


def test_a_card_that_the_task_names_is_asked_and_the_rest_is_veiled() -> None:
    asked = {"cards": ["4C"], "zone": "", "veils": True, "any": False}
    assert named("Bice leads. Play the four of cups.", "4C") == asked
    assert named("Play the four.", "4C") == asked


def test_a_card_to_be_found_is_not_shown_nor_what_is_forbidden() -> None:
    to_find = {"cards": [], "zone": "", "veils": False, "any": False}
    assert named("The four of cups lies low. Play a card.", "4C") == to_find
    assert named("Play the seven.", "4C") == to_find
    both = {**CUPS, "hand": "4C 4D AD 7S"}
    assert named("Play a four.", "4C", **both) == to_find


def test_a_pile_that_the_task_says_to_touch_is_asked() -> None:
    asked = {"cards": [], "zone": "stock", "veils": True, "any": False}
    assert named("Begin: touch the stock.", "draw", game="burraco") == asked


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem[:3])
def test_no_card_is_marked_where_a_lesson_asks_which_may_be_played(path: Path) -> None:
    """Neither at the question itself, nor at a step before it with the same cards."""
    steps = lesson_of(path).steps
    session, lesson = opened(steps)
    shown = set[str]()
    for number, each in enumerate(steps):
        lesson.enter(number)
        for language in LANGUAGES:
            session.settings["language"] = language
            model = session.model()
            at = f"{path.stem}, step {number}"
            if each.question is not None:
                assert model["choices"] == [], at
                assert not any(c["move"] for zone in model["zones"] for c in zone["cards"]), at
                asked = each.question.text(question_voice(session.voice_in("en")))
                if asked.startswith("May you play") and asked.endswith("here?"):
                    assert each.record not in shown, f"{at}: the step before shows the answer"
        if model["choices"] and model["lesson"]["named"]["veils"] and each.record:
            shown.add(each.record)


def test_a_first_demonstration_has_no_figures_and_no_card_that_is_not_explained() -> None:
    path = next(path for path in LESSONS if path.stem.startswith("300"))
    session, lesson = opened(lesson_of(path).steps)
    lesson.enter(next(n for n, each in enumerate(lesson.steps) if each.examples))
    while session.waiting is not None:
        model = send(session, "go_on")
        assert model["coach"] == []
        assert "point" not in model["said"] + model["rail"]["said"]
        trick = next(zone for zone in model["zones"] if zone["name"] == "trick")
        assert not [card for card in trick["cards"] if card["key"][0] in "A23"]


def test_a_part_gives_its_steps_their_title() -> None:
    lesson = Lesson()
    lesson.step(en="Look.", table=ic.position("tresette", **CUPS))
    lesson.part(en="Sums", it="Le somme")
    lesson.step(en="Look again.", it="Guarda ancora.")
    session = taking(lesson)
    assert session.model()["lesson"]["title"] == ""
    step(session, "next")
    assert session.model()["lesson"]["title"] == "Sums"
    session.settings["language"] = "it"
    assert session.model()["lesson"]["title"] == "Le somme"


def test_a_deal_that_plays_itself_is_ended_at_one_press() -> None:
    lesson = Lesson()
    deal = ic.deal("briscola", seed=7).autoplay("random")
    lesson.look_on(en="A deal.", it="Una mano.", table=deal, then=say(en="Done.", it="Fatto."))
    session = taking(lesson)
    assert session.model()["lesson"]["can"]["skip"]
    model = send(session, "step", to="end", at="0")
    assert model["lesson"]["done"]
    assert model["lesson"]["reply"] == {"good": True, "text": "Done."}
    assert not model["lesson"]["can"]["skip"]
    assert model["said"] == ""
