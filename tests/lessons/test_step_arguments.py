"""A teacher's mistake is found in the line where it is made."""

from __future__ import annotations

import pytest
from support.learner import WORDS, following, leading, send, step, taking

import italiancards as ic
from italiancards.games.briscola.questions import which_card
from italiancards.widgets import Lesson, say


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ({"do": "2S"}, "2S: You do not hold the two of swords."),
        ({"do": "zzz"}, "Cannot read 'zzz': expected a card such as 7S"),
        ({"do": 5}, "Cannot read 5: expected a card such as 7S"),
        ({"do": "AB", "but": {"2S": say("No.", "No.")}}, "2S: You do not hold"),
        ({"press": "foo"}, "There is no button 'foo'; there is: go_on, undo, ask, hint."),
        ({"hide": "stcok"}, "There is nothing to hide called 'stcok'; there is: .*'stock'"),
        ({"hide": ("stock",)}, "Cannot read .*expected zone names in one string"),
        ({"lit": "X"}, "There is no rank 'X'; there is: A, 3, R"),
        ({"lit": 3}, "Cannot read 3: expected ranks in one string"),
        ({"question": "x"}, "Cannot read 'x': expected a question such as who_takes"),
    ],
    ids=repr,
)
def test_a_mistake_of_the_teacher_is_refused_in_its_own_line(
    told: dict[str, object], sentence: str
) -> None:
    lesson = Lesson()
    with pytest.raises(ic.ItalianCardsError, match=sentence):
        lesson.step(**WORDS, table=following(), **told)  # type: ignore[arg-type]
    assert lesson.steps == []


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ({"do": "RC"}, "RC: there is no table to play it at, here or before."),
        ({"press": "hint"}, "press='hint': there is no table, here or before."),
        ({"lit": "3"}, "lit='3': only a step with its own table can light up ranks."),
    ],
    ids=repr,
)
def test_what_needs_a_table_is_refused_where_there_is_none(
    told: dict[str, str], sentence: str
) -> None:
    with pytest.raises(ic.ItalianCardsError, match=sentence):
        Lesson().step(**WORDS, **told)  # type: ignore[arg-type]


def test_questions_and_hands_are_checked_like_steps() -> None:
    lesson = Lesson()
    with pytest.raises(ic.ItalianCardsError, match="Cannot read 'x': expected a question"):
        lesson.guess("x")  # type: ignore[arg-type]
    for tell in (
        lambda: lesson.guess(which_card("5C", "5D 5C"), hide="stcok"),
        lambda: lesson.hand(**WORDS, table=following(), hide="stcok"),
    ):
        with pytest.raises(ic.ItalianCardsError, match="nothing to hide called 'stcok'"):
            tell()
    assert lesson.steps == []


@pytest.mark.parametrize("written", ["5b", "five of clubs", "il cinque di bastoni", ["RC", "5b"]])
@pytest.mark.parametrize("own", [True, False])
def test_a_card_can_be_written_in_a_lesson_as_anywhere(written: str, own: bool) -> None:
    lesson = Lesson()
    lesson.step(**WORDS, table=leading())
    other = say(en="Not that one.", it="Non quella.")
    lesson.step(**WORDS, table=leading() if own else None, do=written, but={"ace of coins": other})
    session = taking(lesson)
    step(session, "next")
    assert send(session, "move", move="AD")["lesson"]["reply"]["text"] == "Not that one."
    step(session, "again")
    assert send(session, "move", move="5B")["lesson"]["done"]
