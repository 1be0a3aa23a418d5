"""Questions about the points of Briscola: who wins with so many, and what is still needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from italiancards.core.cards import Card, Cards
from italiancards.core.errors import ItalianCardsError, Unreadable
from italiancards.core.messages import Message
from italiancards.core.numbers import whole
from italiancards.core.rules import Finding
from italiancards.core.score import Sheet
from italiancards.games.briscola.game import GAME
from italiancards.games.briscola.rules.state import FIVE, points
from italiancards.questions import matches
from italiancards.questions.choices import number, sides
from italiancards.questions.parallels import with_parallel
from italiancards.questions.question import House, Option, Question
from italiancards.questions.texts import Words, lesson_text
from italiancards.questions.wording import LEARNER, BilingualText
from italiancards.records import deal, position
from italiancards.table import Table

WORDS = Words(GAME)
TOTAL = points(GAME.pack.cards)
"""The points of a deal."""


@with_parallel(GAME)
def who_wins(
    mine: int, text: BilingualText | None = None, *, last_trick: int | None = None, **options: Any
) -> Question:
    """Return the question who wins a deal of two sides, by the points of the learner's side.

    Args:
        mine: the points of the learner's side.
        text: the question in words of the lesson's own.
        last_trick: the seat that took the last trick; None if unknown.
        options: the table's, by name.

    Raises:
        Unreadable: it is no number.
        ItalianCardsError: a number of points that nobody can have.

    >>> [who_wins(number).right for number in (61, 60, 59)]  # the options: you, Rosa, a draw
    [0, 2, 1]
    >>> who_wins(60, last_trick=1, tie="last_trick", players=4).answer
    'Rosa and Bice'
    """
    if not isinstance(mine, int) or isinstance(mine, bool):
        raise Unreadable(mine, Message("expected-points"))
    table = finished_deal((mine, TOTAL - mine), last_trick or 0, **options)
    sheet = table.score().sheet
    assert sheet.result is not None  # the deal is over
    who = "team" if table.view(LEARNER).partners else "two"
    facts = {"points": mine, "rest": sheet.totals[1], "who": who}
    asked = WORDS.say("question-who-wins", **facts)
    if last_trick is not None:
        asked = WORDS.say("question-who-wins-last", **facts, seat=table.seating.seat(last_trick))
    return Question(
        lesson_text(text, asked),
        *_winning(table, sheet),
        WORDS.finding(sheet.result),
        house=House(GAME, table.options),
    )


@with_parallel(GAME)
def who_wins_of_three(counts: str, text: BilingualText | None = None) -> Question:
    """Return the question who of three wins a deal with so many points each: one, or nobody.

    Args:
        counts: the points of each, the learner first, such as `41 40 39`.
        text: the question in words of the lesson's own.

    Raises:
        Unreadable: it is not three numbers.
        ItalianCardsError: a deal’s points cannot be divided like that.

    >>> [who_wins_of_three(counts).right for counts in ("41 40 39", "41 41 38", "30 44 46")]
    [0, 3, 2]
    """
    scores = _read_counts(counts)
    table = finished_deal(scores, players=3)
    sheet = table.score().sheet
    assert sheet.result is not None  # the deal is over
    asked = WORDS.say("question-wins-of-three", **dict(zip("abc", scores, strict=True)))
    return Question(lesson_text(text, asked), *_winning(table, sheet), WORDS.finding(sheet.result))


def _read_counts(counts: object) -> tuple[int, ...]:
    """Return three players' points read from a text; raise `Unreadable` if it holds no three."""
    values = [whole(each) for each in counts.split()] if isinstance(counts, str) else []
    numbers = tuple(each for each in values if each is not None)
    if len(values) != 3 or len(numbers) != 3:
        raise Unreadable(counts, Message("expected-points-of-three"))
    return numbers


def _winning(table: Table, sheet: Sheet) -> tuple[tuple[Option, ...], int]:
    """Return the sides and a draw as options, and the index of the one that won."""
    return sides(table, "question-draw"), (*sheet.winners, len(sheet.parties))[0]


def finished_deal(counts: matches.Points, last_trick: int = 0, **options: Any) -> Table:
    """Return a finished deal in which the sides have these points; raise if no piles can make them.

    Args:
        counts: the points of each side, that of the first seat first.
        last_trick: the seat that took the last trick.
        options: the table's, by name.

    Raises:
        ItalianCardsError: a deal’s points cannot be divided like that.
        BadPosition: there is no such seat.

    >>> finished_deal((41, 40, 39), players=3).score().sheet.totals
    (41, 40, 39)
    """
    agreed = deal(GAME.name, seed=1, **options)
    pack, parties = agreed.game.deck(agreed.options), agreed.parties
    counting = [card for card in pack if points((card,))]
    rest = [card for card in pack if card not in counting]
    piles = []
    for wanted in counts:
        pile = _making(wanted, counting)
        if pile is None:
            raise _impossible(counts)
        counting = [card for card in counting if card not in pile]
        piles.append([*pile])
    if counting or len(piles) != len(parties):
        raise _impossible(counts)
    for tricks in piles[1:]:
        while len(tricks) % agreed.seating.count:
            tricks.append(rest.pop())
    piles[0] += rest
    lying = {
        last_trick if last_trick in party else party[0]: pile
        for party, pile in zip(parties, piles, strict=True)
    }
    order = agreed.seating.order(agreed.seating.seat(last_trick))
    taken = " / ".join(" ".join(lying.get(seat, ())) for seat in order)
    return position(GAME.name, taken=taken, seat=last_trick, hand="", trump="D", stock=0, **options)


def _making(wanted: int, cards: Sequence[Card]) -> Cards | None:
    """Return some cards that together count exactly so many points; None if none do."""
    piles: dict[int, Cards] = {0: ()}  # for each number of points, cards that count it
    for card in sorted(cards, key=lambda card: -points((card,))):
        for total, pile in list(piles.items()):
            piles.setdefault(total + points((card,)), (*pile, card))
    return piles.get(wanted)


def _impossible(counts: matches.Points) -> ItalianCardsError:
    """Return the error that a deal's points cannot be split so."""
    points = "-".join(map(str, counts))
    return ItalianCardsError("points-not-divisible", text=points)


@with_parallel(GAME)
def who_wins_match(deals: str, text: BilingualText | None = None, **options: Any) -> Question:
    """Return a question that asks who has won the match after some deals.

    Args:
        deals: the points of the learner's side and of the others in each, such as `67-53 60-60`.
        text: the question in words of the lesson's own.
        options: the table's, by name.

    Raises:
        Unreadable: they are not deals.
        ItalianCardsError: points that a deal does not have, or the match was over before the last.

    >>> who_wins_match("67-53 60-60").right  # the options: you, Rosa, nobody yet
    2
    >>> who_wins_match("41-40-39 50-30-40 45-35-40", players=3, match="points").right
    0
    >>> who_wins_match("4--1--1--1--1 2--1-1--1--1", players=5).answer
    'Nobody yet'
    """

    def scored(table: Table, counts: matches.Points) -> Sheet:
        if table.options.players == FIVE:
            return matches.points_alone(table, counts)
        return finished_deal(counts, **options).score().sheet

    return matches.who_wins_match(GAME, deals, text, scored=scored, **options)


@with_parallel()
def still_needed(table: Table, text: BilingualText | None = None) -> Question:
    """Return a question that asks for the points that the seat to move still needs to win the deal.

    Args:
        table: the table.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: it is too early in the deal, or the deal is decided.
    """
    found = _hint_finding(table, "advice-look-need")
    need: int = found.facts["need"]
    left: int = found.facts["left"]
    offered = sorted({need - 1, need, left - need, left} - {0})
    return Question(
        lesson_text(text, WORDS.say("question-still-needed")),
        tuple(map(number, offered)),
        offered.index(need),
        WORDS.finding(found),
        record=table.record(),
    )


def _hint_finding(table: Table, name: str) -> Finding:
    """Return the finding of this name in a hint's look; raise an error if there is none.

    Raises:
        ItalianCardsError: it would not point to that here.
    """
    for found in table.hint(by="greedy").advice.look:
        if found.name == name:
            return found
    raise ItalianCardsError("too-early-to-count", position=table.position())
