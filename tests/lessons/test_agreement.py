"""A step shows what its table agreed on, where the lesson did not teach it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support.learner import opened, step, taking
from support.notebooks import LESSONS, lesson_of

import italiancards as ic
from italiancards.core.descriptions import describe_option
from italiancards.core.names import LANGUAGES
from italiancards.core.options import changed_options, declared_options
from italiancards.games.briscola.questions import may_do, what_is_won, who_wins_match
from italiancards.lesson.agreement import SEEN, agreed_text, house_of, taught_options
from italiancards.questions.texts import Words
from italiancards.widgets import Lesson

HAND = "3B RB CB 7B 4B AC 5D 2S"


def agreed(lesson: Lesson, language: str = "en") -> str:
    """The text on the agreement that the first step of a lesson shows."""
    session = taking(lesson)
    session.settings["language"] = language
    said: str = session.model()["lesson"]["agreed"]
    return said


def five(**options: Any) -> ic.Table:
    return ic.position("briscola", players=5, hand=HAND, seed=7, **options)


def test_a_question_shows_what_its_table_agreed_on() -> None:
    lesson = Lesson()
    lesson.guess(may_do(five(bids="71 / pass / pass / pass / pass", call_own=False), "call 3B"))
    assert agreed(lesson) == "At this table. Calling a card you hold: not allowed."
    assert agreed(lesson, "it") == "A questo tavolo. Chiamare una carta propria: non si può."


def test_a_question_that_shows_no_table_says_what_it_is_asked_under() -> None:
    lesson = Lesson()
    lesson.guess(what_is_won("75", 120, cappotto_double=True))
    lesson.guess(who_wins_match("60-60 61-59", match="best_of", best_of=5))
    assert agreed(lesson) == "At this table. All 120 points: doubled."
    session = taking(lesson)
    step(session, "show")
    step(session, "next")
    assert session.model()["lesson"]["agreed"] == "At this table. Best of: 5."


def test_what_most_tables_of_a_lesson_share_with_its_first_is_taught() -> None:
    lesson = Lesson()
    for _ in range(2):
        lesson.step(en="Bid.", table=five(bidding="rank", bids="- / A"), do="bid R")
    lesson.step(en="Bid.", table=five(bids="- / 61"), do="bid 65")
    assert agreed(lesson) == ""
    taught = taught_options(lesson.steps)
    assert taught["bidding"] == "rank"
    other = Lesson()
    other.step(en="Bid.", table=five(bidding="rank_then_points", bids="- / A"), do="bid R")
    voice = taking(other).voice_in("en")
    assert "Ranks" in agreed_text(other.steps[0], taught, voice).title()


def test_what_is_not_asked_shows_nothing() -> None:
    lesson = Lesson()
    lesson.step(en="Look.", table=five(call_own=False))
    assert agreed(lesson) == ""


def test_a_hand_of_one_deal_says_nothing_of_the_match() -> None:
    lesson = Lesson()
    lesson.hand(en="Play.", table=ic.deal("briscola", seed=7, match="single"))
    assert agreed(lesson) == ""


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem[:3])
def test_every_question_shows_what_its_table_agreed_on_beside_its_lesson(path: Path) -> None:
    steps = lesson_of(path).steps
    session, lesson = opened(steps)
    taught = taught_options(steps)
    for number, each in enumerate(steps):
        house = house_of(each) if each.question else None
        if house is None:
            continue
        of_match = each.question is not None and each.question.house is not None
        known = {} if each.recall else taught
        told = {
            name
            for name, value in changed_options(house.options, of_match=of_match).items()
            if known.get(name) != value
        }
        lesson.enter(number)
        for language in LANGUAGES:
            session.settings["language"] = language
            said, own = session.model()["lesson"]["agreed"], Words(house.game).of(session.voice)
            for option in declared_options(house.options):
                is_told = f" {describe_option(own, option).label}: " in f" {said}"
                assert is_told == (option.name in told - SEEN), (number, option.name)
