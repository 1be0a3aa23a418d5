"""The points of a deal, and the score of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from italiancards.core import match
from italiancards.core.cards import Cards
from italiancards.core.match import MatchScore
from italiancards.core.score import ScoreLine, Sheet
from italiancards.core.seats import party_of
from italiancards.games.briscola.rules.options import BriscolaOptions
from italiancards.games.briscola.rules.payoffs import final_sheet
from italiancards.games.briscola.rules.state import FIVE, POINTS, parties, points
from italiancards.games.briscola.rules.view import BriscolaView

LINES = {"A": "aces", "3": "threes", "R": "kings", "C": "knights", "F": "knaves"}


def count(view: BriscolaView) -> Sheet:
    """Return the score sheet: points by rank for each side; the winner once the deal is over.

    Of two sides 61 points win, and 60 each is a draw (S1).

    Where the table agreed on it, the taker of the last trick wins a 60-60. Of five each has his own
    pile; what they come to is written down, and scores nothing before the end (S2 S4).
    """
    sides = parties(view.options)
    piles = [tuple(card for seat in side for card in view.taken[seat]) for side in sides]
    under_way = Sheet(sides, lines_of(piles))
    if view.auction is not None:
        lines = tuple(replace(each, points=None, counts=each.cells) for each in under_way.lines)
        bidden = Sheet(sides, lines, counted=tuple(map(points, piles)))
        return final_sheet(bidden, view, view.auction) if view.over else bidden
    return _with_winner(under_way, view) if view.over else under_way


def lines_of(piles: Sequence[Cards]) -> tuple[ScoreLine, ...]:
    """Return score lines with the card points of each pile, one for each rank that counts."""
    lines = []
    for rank, each in POINTS.items():
        cards = tuple(tuple(card for card in pile if card.rank == rank) for pile in piles)
        counted = tuple(len(own) * each for own in cards)
        lines.append(ScoreLine(LINES[rank], {"each": each}, cards, counted))
    return tuple(lines)


def _with_winner(sheet: Sheet, view: BriscolaView) -> Sheet:
    """Return the sheet with the deal's winner or a draw: most points, or the last trick if agreed.

    Of three players, each alone, the one with most wins (S2), be it no more than 41; where two or
    all have as many, nobody does.
    """
    leaders, points = sheet.leaders, max(sheet.totals)
    if len(sheet.parties) > 2:
        if len(leaders) == 1:
            return sheet.close(leaders, "won-of-three", points=points)
        seats = tuple(sheet.parties[party][0] for party in leaders)
        facts = {"seats": seats, "points": points, "number": len(leaders)}
        return sheet.close((), "drawn-of-three", **facts)
    name = "won"
    if len(leaders) > 1:
        by_last = view.options.tie == "last_trick"
        last = party_of(sheet.parties, view.leader)
        leaders, name = ((last,), "won-last-trick") if by_last else ((), "drawn")
    return sheet.close(leaders, name, points=points, other=sum(sheet.totals) - points)


def match_score(
    options: BriscolaOptions, before: MatchScore | None, sheet: Sheet | None
) -> MatchScore:
    """Return the match score after a deal, by the match agreed: one deal, best of, or a target.

    `more_than_120` (S4) asks for 121, `at_least_120` (S0) for 120; of two that are there the one
    with more wins, and an equal lead is played on. Five play to a number of points (S1 S2 S4), or
    one deal; where all have passed it is dealt again.

    Args:
        options: the table's; they name the kind of match and its target.
        before: the score before the deal; None at the start of the match.
        sheet: the deal that has ended; None before the first.
    """
    sides = parties(options)
    if options.players == FIVE and options.target is None:
        return match.single(before, sheet, sides, drawn=False)
    if options.players == FIVE and options.target is not None:
        return match.first_to(options.target, before, sheet, sides)
    if options.match == "single":
        return match.single(before, sheet, sides)
    if options.match == "best_of":
        return match.best_of(options.best_of, before, sheet, sides)
    target = 121 if options.points_rule == "more_than_120" else 120
    return match.first_to(target, before, sheet, sides)
