"""Questions about the points of Briscola: who wins with so many, and what is still needed."""

from __future__ import annotations

from typing import Any

from italiancards.core.cards import Cards
from italiancards.core.errors import ItalianCardsError, Unreadable
from italiancards.core.language import said
from italiancards.core.rules import Finding
from italiancards.core.score import Sheet
from italiancards.games.briscola import GAME
from italiancards.questions import matches
from italiancards.questions.counting import worth
from italiancards.questions.offered import number, players
from italiancards.questions.question import Question
from italiancards.questions.telling import Words, worded
from italiancards.questions.wording import Say
from italiancards.records import position
from italiancards.table import Table

WORDS = Words(GAME)


def who_wins(
    mine: int, text: Say | None = None, *, last_trick: int | None = None, **options: Any
) -> Question:
    """Who wins the deal when the learner has so many points at its end.

    Args:
        mine: the learner's points.
        text: the question in words of the lesson's own.
        last_trick: the seat that took the last trick, where that is told.
        options: what the table has agreed on.

    Raises:
        ItalianCardsError: a number of points that nobody can have.

    >>> [who_wins(number).right for number in (61, 60, 59)]  # the options: you, Rosa, a draw
    [0, 2, 1]
    >>> who_wins(60, last_trick=1, tie="last_trick").right
    1
    """
    table = ended(mine, last_trick or 0, **options)
    sheet = table.score().sheet
    assert sheet.result is not None  # the deal is over
    facts = {"points": mine, "rest": sheet.totals[1]}
    asked = WORDS.say("question-who-wins", **facts)
    if last_trick is not None:
        asked = WORDS.say("question-who-wins-last", **facts, seat=table.seating.seat(last_trick))
    return Question(
        worded(text, asked),
        players(table, "question-draw"),
        int(sheet.winners[0]) if sheet.winners else len(sheet.parties),
        WORDS.finding(sheet.result),
    )


def ended(mine: int, last_trick: int = 0, **options: Any) -> Table:
    """A deal that is over, in which the first seat has so many points.

    Args:
        mine: the points of the first seat.
        last_trick: the seat that took the last trick.
        options: what the table has agreed on.

    Raises:
        ItalianCardsError: a number of points that nobody can have.
        BadPosition: there is no such seat.

    >>> ended(67).score().sheet.totals
    (67, 53)
    """
    counted = worth(GAME.name)
    piles: dict[int, Cards] = {0: ()}  # for each number of points, cards that count it
    for card in sorted(counted, key=lambda card: -counted[card]):
        for points, pile in list(piles.items()):
            piles.setdefault(points + counted[card], (*pile, card))
    if mine not in piles:
        raise ItalianCardsError(
            said(
                en=f"{mine}: nobody can have so many points.",
                it=f"{mine}: tanti punti non li può avere nessuno.",
            )
        )
    pile = piles[mine]
    rest = [card for card in counted if card not in pile]
    if len(pile) % 2:  # a pile is made of whole tricks
        spare = next(card for card in rest if not counted[card])
        rest.remove(spare)
        pile = (*pile, spare)
    both = [" ".join(pile), " ".join(rest)]
    taken = " / ".join(reversed(both) if last_trick else both)
    return position(GAME.name, taken=taken, seat=last_trick, hand="", trump="D", stock=0, **options)


def who_wins_match(deals: str, text: Say | None = None, **options: Any) -> Question:
    """Who has won the match after some deals.

    Args:
        deals: the learner's points and the other's in each, such as `67-53 60-60`.
        text: the question in words of the lesson's own.
        options: what the table has agreed on.

    Raises:
        Unreadable: they are not deals, or do not add up to all the points of one.
        ItalianCardsError: the match was over before the last of them.

    >>> who_wins_match("67-53 60-60").right  # the options: you, the other player, nobody yet
    2
    >>> who_wins_match("60-60 61-59", match="points").right
    0
    """

    def scored(table: Table, points: int, theirs: int) -> Sheet:
        sheet = ended(points, **options).score().sheet
        if sheet.totals[1] != theirs:
            expected = said(
                en=f"{matches.expected()}, adding up to all the points of a deal",
                it=f"{matches.expected()}, che in tutto fanno i punti di una mano",
            )
            raise Unreadable(f"{points}-{theirs}", expected)
        return sheet

    return matches.who_wins_match(GAME, deals, text, scored=scored, **options)


def still_needed(table: Table, text: Say | None = None) -> Question:
    """How many more points the seat to move needs to win the deal.

    Args:
        table: the table.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: it is too early in the deal, or the deal is decided.
    """
    found = _looked(table, "advice-look-need")
    need: int = found.facts["need"]
    left: int = found.facts["left"]
    offered = sorted({need - 1, need, left - need, left} - {0})
    return Question(
        worded(text, WORDS.say("question-still-needed")),
        tuple(map(number, offered)),
        offered.index(need),
        WORDS.finding(found),
        record=table.record(),
    )


def _looked(table: Table, name: str) -> Finding:
    """What a hint would first point to at this table.

    Raises:
        ItalianCardsError: it would not point to that here.
    """
    for found in table.hint(by="greedy").advice.look:
        if found.name == name:
            return found
    raise ItalianCardsError(
        said(
            en=f"{table.position()}: it is too early to count that.",
            it=f"{table.position()}: è presto per contarlo.",
        )
    )
