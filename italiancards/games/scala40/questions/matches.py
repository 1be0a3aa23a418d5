"""Questions about a match of Scala Quaranta: the players still in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from italiancards.core.score import ScoreLine, Sheet
from italiancards.core.seats import Seat
from italiancards.core.words import Voice
from italiancards.games.scala40.game import GAME
from italiancards.questions.parallels import with_parallel
from italiancards.questions.question import House, Option, Question
from italiancards.questions.texts import Words, lesson_text
from italiancards.questions.wording import BilingualText
from italiancards.records import deal

WORDS = Words(GAME)


@with_parallel(GAME)
def who_is_still_in(
    before: Sequence[int], costs: Sequence[int], text: BilingualText | None = None, **options: Any
) -> Question:
    """Return a question that asks for the players still in the match after a deal.

    Args:
        before: points of each player in the match; the learner's first.
        costs: points that the deal costs each.
        text: the question in words of the lesson's own; None for the game's.
        options: what the table has agreed on.

    Returns:
        A question whose answers are groups of players.

    >>> who_is_still_in((60, 95, 40), (12, 6, 0)).answer
    'You and Aldo'
    """
    table = deal(GAME.name, seed=1, players=len(before), **options)
    parties, agreed = table.parties, table.options
    match_score = replace(GAME.match(agreed, None, None), scores=tuple(before), deals=1)
    sheet = Sheet(parties, (ScoreLine("others", {"each": 0}, ((),) * len(parties), tuple(costs)),))
    after = GAME.match(agreed, match_score, sheet)
    answers = [after.playing, *_wrong(after.playing, tuple(table.seating.seats))]
    order = sorted(range(len(answers)), key=lambda place: sum(costs) * (place + 1) % len(answers))
    facts = {
        "before": _number_list(before),
        "costs": _number_list(costs),
        "target": agreed.target,
    }
    return Question(
        lesson_text(text, WORDS.say("question-still-in", **facts)),
        tuple(Option(_players(answers[place])) for place in order),
        order.index(0),
        WORDS.finding(after.result),
        house=House(GAME, agreed),
    )


def _wrong(right: Sequence[Seat], seats: tuple[Seat, ...]) -> list[tuple[Seat, ...]]:
    """Return up to three wrong answers: all players, or without the first, or the last."""
    others = dict.fromkeys((seats, seats[1:], seats[:-1], seats[:1]))
    return [each for each in others if each and each != tuple(right)][:3]


def _players(seats: Sequence[Seat]) -> Any:
    """Return a text that names some players."""

    def named(voice: Voice) -> str:
        return voice.side(seats)

    return named


def _number_list(numbers: Sequence[int]) -> str:
    """Return numbers as a text, with commas between."""
    return ", ".join(map(str, numbers))
