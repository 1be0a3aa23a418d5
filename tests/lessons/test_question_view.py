"""Questions in a lesson: asked before anything is played, answered once, shown on the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.learner import send, taking
from support.notebooks import LESSONS, lesson_of

import italiancards as ic
from italiancards.games.briscola.questions import who_takes, who_wins
from italiancards.games.scopa.questions import who_wins_primiera, whose_pile
from italiancards.session.messages import KINDS
from italiancards.widgets import Lesson, say


def test_a_lesson_shows_the_cards_that_a_question_is_about() -> None:
    lesson = Lesson()
    lesson.guess(who_wins_primiera("7D 7C 7S RB", "6D 6C 6S 7B"))
    question = lesson.begin().model()["lesson"]["question"]["spreads"]
    assert [(each["label"], len(each["cards"])) for each in question] == [("You", 4), ("Rosa", 4)]


def test_a_question_about_more_players_than_sit_at_the_table_names_them_all() -> None:
    lesson = Lesson()
    lesson.guess(who_wins(60, players=6))
    lesson.step(en="Play.", it="Gioca.", table=ic.deal("briscola", players=4, seed=1), do=())
    question = lesson.begin().model()["lesson"]["question"]["options"]
    assert [each["label"] for each in question][:2] == ["You, Aldo and Ciro", "Rosa, Bice and Dina"]


def test_a_question_about_another_ones_card_plays_it_on_the_table() -> None:
    swept = ic.position("scopa", players=4, seat=2, hand="7S 2B FC", table="3C 4D")
    lesson = Lesson()
    lesson.guess(whose_pile(swept, "7S x 3C+4D"), then=say(en="One pile.", it="Un mazzetto."))
    session = taking(lesson)
    model = send(session, "answer", choice="1", at="0")
    table = next(zone for zone in model["zones"] if zone["name"] == "table")
    assert {card["key"] for card in table["cards"]} == {"7S", "3C", "4D"}
    assert model["lesson"]["reply"] == {"good": False, "text": "Not quite. One pile."}


def test_in_a_step_nothing_else_can_be_played_and_a_late_answer_is_not_taken() -> None:
    lesson = Lesson()
    table = ic.position("briscola", hand="AB RC 6S", trick="5B", upcard="4S")
    lesson.guess(who_takes(table, "AB"), en="Who?", it="Chi?")
    lesson.step(en="Play.", it="Gioca.", table=table, do="AB", then=say(en="Yes.", it="Sì."))
    session = lesson.begin()
    widget_model = lesson.model["lesson"]
    assert widget_model["question"]["right"] is None
    for content in (
        {"type": "move", "revision": session.revision, "move": "AB"},
        {"type": "answer", "revision": 0, "choice": "0", "at": "1"},
        {"type": "answer", "revision": 0, "choice": "9", "at": "0"},
        {"type": "step", "revision": 0, "to": "next", "at": "5"},
        {"type": "deal", "revision": session.revision},
    ):
        lesson._on_message(lesson, content, [])
        assert lesson.model["answer"]["kind"] in ("note", "stale"), content
        assert session.activity.phase == "question"
        assert session.activity.at == 0


def test_a_lesson_without_steps_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one step"):
        Lesson().begin()


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_no_card_that_is_touched_answers_a_question_that_is_open(path: Path) -> None:
    """Newcomers tapped the card that a question was about, and read its answer."""
    session = taking(lesson_of(path))
    taken = session.activity
    asked = [at for at, step in enumerate(taken.steps) if step.question is not None]
    for at in asked:
        taken.enter(at)
        model = session.model()
        if model["lesson"]["question"]["chosen"] is not None:
            continue
        hand = next(
            (each for each in model["zones"] if each["name"] == "hand" and each["mine"]), None
        )
        for card in hand["cards"] if hand else ():
            assert card["why"] is None
            for kind, fields in (("pick", {"hand": card["key"]}), ("ask", {"move": card["key"]})):
                texts = dict.fromkeys(KINDS[kind], "") | fields
                answer = send(session, kind, **texts)["answer"]
                assert answer["text"] == "Answer the question first."
