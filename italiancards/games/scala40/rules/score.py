"""Points of a deal, and the match score."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from italiancards.core import match
from italiancards.core.cards import Card, Cards
from italiancards.core.match import MatchScore
from italiancards.core.melds import JOKER
from italiancards.core.rules import Finding
from italiancards.core.score import ScoreLine, Sheet
from italiancards.games.scala40.rules.options import Scala40Options
from italiancards.games.scala40.rules.state import VALUES, parties
from italiancards.games.scala40.rules.view import Scala40View

LINES: tuple[tuple[str, int, Callable[[Card], bool]], ...] = (
    ("jokers", VALUES.joker, lambda card: card == JOKER),
    ("aces", VALUES.ranks[0], lambda card: card.rank == "A"),
    ("tens", 10, lambda card: card.rank in ("10", "J", "Q", "K")),
    ("others", 0, lambda card: card.rank in "23456789"),
)
"""Rows of the sheet: name, points of each card (0 where they differ), test of a card."""


def count(view: Scala40View) -> Sheet:
    """Return the score sheet: each hand's points against it, the closer's none; result at the end.

    Before the deal is over a seat knows its own hand alone, and of the others what they have shown;
    nothing scores yet. A void deal counts for nobody, and nobody lays his hand open.
    """
    agreed, closed = view.options, view.closer is not None
    hands = tuple(
        () if view.void else view.hand if seat == view.seat else view.shown[seat]
        for seat in range(agreed.players)
    )
    lines = [*lines_of(hands, closed=closed)]
    if agreed.close_in_hand_double:
        again = view.opening and closed
        twice = tuple(VALUES.hand(hand) if again else 0 for hand in hands)
        lines.append(ScoreLine("doubled", {}, ((),) * len(hands), twice))
    sheet = Sheet(parties(agreed), tuple(lines))
    if not view.over:
        return sheet
    facts = {"winner": view.closer, "points": sum(sheet.totals)}
    if view.closer is None:
        return replace(sheet, result=Finding("void", True, facts), void=True)
    name = "closed-in-hand" if view.opening else "closed"
    return replace(sheet, winners=(int(view.closer),), result=Finding(name, True, facts))


def lines_of(hands: tuple[Cards, ...], *, closed: bool) -> tuple[ScoreLine, ...]:
    """Return score lines of the cards left in each hand; their points only if somebody closed.

    Args:
        hands: the cards of each seat, as far as they are known.
        closed: whether somebody has closed; until then every row scores 0.

    Returns:
        A row for each of `LINES`, with a column for each hand.
    """
    return tuple(_line(name, each, test, hands, closed) for name, each, test in LINES)


def _line(
    name: str, each: int, test: Callable[[Card], bool], hands: tuple[Cards, ...], closed: bool
) -> ScoreLine:
    """Return the score line of the cards in each hand that pass a test."""
    cards = tuple(tuple(card for card in hand if test(card)) for hand in hands)
    points = tuple(map(VALUES.hand, cards))
    return ScoreLine(
        name,
        {"each": each},
        cards,
        points if closed else (0,) * len(points),
        tuple(map(str, points)),
        group="in-hand",
    )


def match_score(
    options: Scala40Options, before: MatchScore | None, sheet: Sheet | None
) -> MatchScore:
    """Return the match score after a deal: points add up, the last player below the target wins.

    With re-entry a player who is out comes back once, with the highest count still in.

    Args:
        options: what was agreed; `target` in points, `reentry`.
        before: the match score before the deal; None at the beginning.
        sheet: the score of the deal; None where none has been played.

    Returns:
        The match score after it.
    """
    back = options.reentry == "once"
    return match.last_in(options.target, before, sheet, parties(options), back=back)
