"""Ideas of Tresette's ladder: the principles that decide a hand, and what the last tricks add."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from italiancards.core.cards import Card
from italiancards.games.tresette.hints.principles import PRINCIPLES
from italiancards.games.tresette.hints.sides import card_of
from italiancards.games.tresette.rules.view import TresetteView
from italiancards.hints.principles import Principle, count_hands, of_cards

_MINOR = ("keep-master", "take-over", "lowest", "risk-less", "win-it", "under-tops", "points-home")
"""Principles that say little of why a card is right: no idea of a hand."""


def leave_it(view: TresetteView, best: Card, other: Card) -> bool:
    """True if, with the stock gone, the one card leaves a trick that the other would win so far."""
    if view.stock_size or not view.trick or view.players != 2:
        return False
    return view.taker(other) == view.seat != view.taker(best)


IDEAS: Mapping[str, Principle[TresetteView]] = MappingProxyType(
    {"put-in": PRINCIPLES.by_name["put-in"], "leave-it": of_cards(card_of, leave_it)}
    | {name: each for name, each in PRINCIPLES.by_name.items() if name not in _MINOR}
    | {"count-hands": count_hands}
)
"""Ideas by name, the most telling first."""
