"""Discards and melds that are allowed at Burraco, in the simulator."""

from __future__ import annotations

from italiancards.core.moves import Move
from italiancards.games.burraco.hints.meld_numbers import extend, may_be_wild
from italiancards.games.burraco.hints.simulator import BurracoDeal
from italiancards.games.burraco.rules.state import VALUES
from italiancards.hints.melds.meld_numbers import SUITS, MeldNumbers, meld_of


def may_discard(deal: BurracoDeal, place: int) -> bool:
    """True if the seat to move may discard this card of its hand.

    Args:
        deal: simulated deal whose seat to move has drawn.
        place: a card of its hand.

    Returns:
        False for a single discard just taken, unless its twin is held or that is agreed, and for a
        last card that may not close.
    """
    seat = deal.turn
    back = deal.picked == place and deal.has(seat, place) == 1
    if back and not deal.options.rediscard_single:
        return False
    if deal.size[seat] > 1 or not deal.has_pozzetto(seat):
        return True
    return deal.enough(seat) and not may_be_wild(place)


def may_lay(deal: BurracoDeal, found: list[MeldNumbers]) -> bool:
    """True if the side to move may lay these melds: no second set, and points enough at first.

    Args:
        deal: simulated deal.
        found: new melds of the seat to move, laid at once.

    Returns:
        False for a second set of a rank, and for first melds of too few points.
    """
    own = [deal.melds[at] for at in deal.own(deal.turn)]
    ranks = [meld.row for meld in found if meld.row >= SUITS]
    there = {meld.row for meld in own}
    if not deal.options.duplicate_sets and (len({*ranks}) < len(ranks) or there & {*ranks}):
        return False
    least = deal.options.min_first_meld
    if own or not least:
        return True
    return sum(VALUES.hand(meld_of(meld).cards) for meld in found) >= least


def leaves(deal: BurracoDeal, used: list[int], move: Move) -> bool:
    """True if a turn can still be finished after a move that uses these cards of the hand.

    Args:
        deal: simulated deal before the move; it is left unchanged.
        used: the places of the cards that the move takes from the hand.
        move: the lay-down or addition.

    Returns:
        True also where the pozzetto comes at once.
    """
    seat = deal.turn
    left = deal.size[seat] - len(used)
    if left > 1:
        return True
    if not left:
        return not deal.has_pozzetto(seat)
    after = deal.copy()
    after.play(move)
    (place,) = after.hand_of(seat)
    if may_discard(after, place):
        return True
    return not after.has_pozzetto(seat) and any(
        [each.wild for each in extend(after.melds[at], place, after.ways)].count(wild) == 1
        for at in after.own(seat)
        for wild in (False, True)
    )
