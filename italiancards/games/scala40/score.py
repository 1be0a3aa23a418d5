"""The points of a deal, and how a match stands."""

from __future__ import annotations

from collections.abc import Callable

from italiancards.core import match
from italiancards.core.cards import Card, Cards
from italiancards.core.match import Standing
from italiancards.core.melds import JOKER
from italiancards.core.rules import Finding
from italiancards.core.score import ScoreLine, Sheet
from italiancards.games.scala40.options import Options
from italiancards.games.scala40.state import VALUES, State, seating

LINES: tuple[tuple[str, int, Callable[[Card], bool]], ...] = (
    ("jokers", VALUES.joker, lambda card: card == JOKER),
    ("aces", VALUES.ranks[0], lambda card: card.rank == "A"),
    ("tens", 10, lambda card: card.rank in ("10", "J", "Q", "K")),
    ("others", 0, lambda card: card.rank in "23456789"),
)
"""The rows of the sheet: what is worth the same, and how much; the others their own number."""


def sheet(state: State) -> Sheet:
    """What is left in each hand counts against it; the closer has nothing left (S0).

    Nothing is told before the deal is over: the hands are hidden. A void deal counts for nobody.
    """
    options, sides = state.start.options, seating(state.start.options).sides
    counted = state.hands if state.closer is not None else tuple(() for _ in sides)
    lines = [_line(name, each, test, counted) for name, each, test in LINES]
    double = options.close_in_hand_double
    if double:
        again = state.opening and state.closer is not None
        totals = tuple(VALUES.hand(hand) if again else 0 for hand in counted)
        lines.append(ScoreLine("doubled", {}, tuple(() for _ in sides), totals))
    if not state.over:
        return Sheet(sides, tuple(lines))
    facts = {"winner": state.closer, "points": sum(sum(line.points) for line in lines)}
    if state.closer is None:
        return Sheet(sides, tuple(lines), (), Finding("void", True, facts), void=True)
    name = "closed-in-hand" if state.opening else "closed"
    return Sheet(sides, tuple(lines), (int(state.closer),), Finding(name, True, facts))


def _line(
    name: str, each: int, test: Callable[[Card], bool], hands: tuple[Cards, ...]
) -> ScoreLine:
    cards = tuple(tuple(card for card in hand if test(card)) for hand in hands)
    return ScoreLine(name, {"each": each}, cards, tuple(map(VALUES.hand, cards)))


def standing(options: Options, before: Standing | None, sheet: Sheet | None) -> Standing:
    """Points add up; whoever reaches the target is out, and the last one in wins (S0).

    With re-entry a player who is out comes back once, with the highest count still in.
    """
    sides = seating(options).sides
    back = options.reentry == "once"
    return match.last_in(options.target, before, sheet, sides, back=back)
