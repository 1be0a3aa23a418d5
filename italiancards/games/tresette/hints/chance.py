"""Chances that others hold a card at Tresette: counted over all consistent deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from italiancards.core.cards import Card, Cards
from italiancards.core.seats import Seat
from italiancards.games.tresette.hints.sides import hand_constraint
from italiancards.games.tresette.rules.view import TresetteView
from italiancards.hints.sampler import DealSampler, GroupConstraints, NoDeal


def may_hold(view: TresetteView, seat: Seat, cards: Cards) -> bool:
    """True if a seat may hold one of some cards, in hand or on top of a packet.

    Args:
        view: the seat that asks; signals are not believed.
        seat: another seat.
        cards: cards anywhere.
    """
    if set(view.open_cards(seat)) & set(cards):
        return True
    known = hand_constraint(view, seat, signals=False)
    free = set(view.unseen) & set(cards) - set(known.never)
    return bool(known.size and free)


def chance_held(view: TresetteView, cards: Cards, seats: Sequence[Seat]) -> float:
    """Return the chance, 0 to 1, that at least one of these seats holds one of some cards.

    Args:
        view: the seat that asks.
        cards: cards that lie with others, or unseen.
        seats: those who would have to hold it.
    """
    if any(set(view.open_cards(seat)) & set(cards) for seat in seats):
        return 1.0
    wanted = frozenset(view.unseen) & frozenset(cards)
    if not wanted or not seats:
        return 0.0
    groups = [hand_constraint(view, seat, signals=False) for seat in view.others]
    none = [
        replace(each, never=frozenset((*each.never, *wanted))) if seat in seats else each
        for seat, each in zip(view.others, groups, strict=True)
    ]
    return 1 - _number(view.unseen, tuple(none)) / _number(view.unseen, tuple(groups))


@lru_cache(maxsize=1 << 6)
def _number(unseen: Cards, groups: tuple[GroupConstraints[Card], ...]) -> int:
    """Return the number of consistent deals, unordered face-down cards; 0 if there is none."""
    rest = len(unseen) - sum(each.size for each in groups)
    try:
        return DealSampler(unseen, [*groups, GroupConstraints[Card](rest)]).number
    except NoDeal:
        return 0
