"""Thoughtful players of Scala Quaranta: each plays the turn that is judged best.

They hold back what fits where that is judged to be better, and discard what leads furthest; a card
that they can use they take, as the rollout policy does.
"""

from __future__ import annotations

from collections.abc import Iterator

from italiancards.core.melds.lanes import WILD
from italiancards.games.scala40.hints.rollout import (
    ADDS,
    ALL,
    JOKERS,
    LAYS,
    begin,
    build,
    try_opening,
)
from italiancards.games.scala40.hints.simulator import Scala40Deal
from italiancards.games.scala40.hints.simulator_rules import may_discard
from italiancards.games.scala40.hints.worth import predicted_lead
from italiancards.hints.melds.hands import NOTHING

WAYS = (ALL, LAYS, ADDS, LAYS | JOKERS, 0)
"""Choices of steps in a turn after opening: all, melds alone, cards to add alone …"""


def turn(deal: Scala40Deal) -> Scala40Deal:
    """Draw in place if need be; return the best deal after the turn, by predicted lead."""
    seat = deal.turn
    if not deal.drawn:
        begin(deal, seat)
    ended = (after for way in ways(deal, seat) for after in after_discards(way, seat))
    return max(ended, key=lambda after: predicted_lead(after, seat))


def ways(deal: Scala40Deal, seat: int) -> list[Scala40Deal]:
    """Return copies with the ways to lay, before the discard; one that closes comes alone.

    Args:
        deal: simulated deal, a card drawn or taken; it is left unchanged.
        seat: the seat to move.

    Returns:
        Copies of the deal; in each, a card that was taken after opening is laid.
    """
    found: dict[object, Scala40Deal] = {}
    for start in _begin(deal, seat):
        for what in WAYS if start.opened[seat] else (0,):
            after = start.copy()
            build(after, seat, what)
            if after.size[seat] == 1:
                return [after]
            key = after.once[seat], after.twice[seat], after.jokers[seat], after.opened[seat]
            found.setdefault(key, after)
    return [*found.values()]


def _begin(deal: Scala40Deal, seat: int) -> Iterator[Scala40Deal]:
    """Yield deals to lay in: opened if possible, or the taken card used, and as it is."""
    if not deal.opened[seat]:
        opening = deal.copy()
        if try_opening(opening, seat):
            yield opening
    elif deal.picked != NOTHING:
        deal = deal.copy()
        build(deal, seat)
    yield deal


def after_discards(deal: Scala40Deal, seat: int) -> Iterator[Scala40Deal]:
    """Yield a copy after each allowed discard; jokers only where nothing else can be.

    Args:
        deal: simulated deal; it is left unchanged.
        seat: the seat to move, which has drawn.

    Returns:
        Copies of the deal, one for each card that may be discarded.
    """
    held = [place for place in dict.fromkeys(deal.hand_of(seat)) if may_discard(deal, place)]
    for place in [place for place in held if place != WILD] or held:
        after = deal.copy()
        after.discard(place)
        yield after
