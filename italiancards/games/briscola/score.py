"""The points of a deal, and how a match stands."""

from __future__ import annotations

from italiancards.core import match
from italiancards.core.match import Standing
from italiancards.core.rules import Finding
from italiancards.core.score import ScoreLine, Sheet
from italiancards.core.seats import Seat
from italiancards.games.briscola.options import Options
from italiancards.games.briscola.state import POINTS, State, seating

LINES = {"A": "aces", "3": "threes", "R": "kings", "C": "knights", "F": "knaves"}


def sheet(state: State) -> Sheet:
    """One line for each rank that counts, and who won (S1: 61 win, 60 each is a draw).

    Where the table agreed on it, the taker of the last trick wins a 60-60.
    """
    lines = []
    for rank, each in POINTS.items():
        cards = tuple(tuple(card for card in pile if card.rank == rank) for pile in state.taken)
        counted = tuple(len(own) * each for own in cards)
        lines.append(ScoreLine(LINES[rank], {"each": each}, cards, counted))
    under_way = Sheet(seating(state.start.options).sides, tuple(lines))
    if not state.over:
        return under_way
    best = max(under_way.totals)
    winners = tuple(side for side, total in enumerate(under_way.totals) if total == best)
    name = "won"
    if len(winners) > 1:
        by_last = state.start.options.tie == "last_trick"
        winners, name = ((state.leader,), "won-last-trick") if by_last else ((), "drawn")
    facts = {
        "winner": Seat(winners[0]) if winners else None,
        "points": best,
        "other": sum(under_way.totals) - best,
    }
    return Sheet(under_way.sides, under_way.lines, winners, Finding(name, True, facts))


def standing(options: Options, before: Standing | None, sheet: Sheet | None) -> Standing:
    """How the match stands: one deal, the best of an odd number, or points added up.

    `more_than_120` (S4) asks for 121, `at_least_120` (S0) for 120; of two that are there the one
    with more wins, and an equal lead is played on.
    """
    sides = seating(options).sides
    if options.match == "single":
        return match.single(before, sheet, sides)
    if options.match == "best_of":
        return match.best_of(options.best_of, before, sheet, sides)
    target = 121 if options.points_rule == "more_than_120" else 120
    return match.first_to(target, before, sheet, sides)
