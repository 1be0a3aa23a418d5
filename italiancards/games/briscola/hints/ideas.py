"""Ideas of Briscola's ladder: the principles that decide a hand, and what the last tricks add."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from italiancards.core.cards import Card
from italiancards.games.briscola.hints.facts import wins
from italiancards.games.briscola.hints.five_ideas import FIVE
from italiancards.games.briscola.hints.principles import PRINCIPLES
from italiancards.games.briscola.hints.sides import card_of
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.hints.principles import Principle, count_hands, of_cards

_MINOR = (
    "must-take",
    "break-bid",
    "harder-to-beat",
    "lowest",
    "two-in-three",
    "load-ahead",
    "lost-trick",
    "win-safely",
    "bid-stop",
    "bid-high",
    "call-alone",
    "call-long",
)
"""Principles of cards that hardly differ, or of which five players have an idea of their own."""


def who_leads(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if, with the stock gone, the one card leaves a trick that the other would win so far."""
    last = view.players == 2 and not view.stock_size and bool(view.trick)
    return last and wins(view, other) and not wins(view, best)


IDEAS: Mapping[str, Principle[BriscolaView]] = MappingProxyType(
    {**FIVE}
    | {"sixty-one": PRINCIPLES.by_name["sixty-one"], "who-leads": of_cards(card_of, who_leads)}
    | {name: each for name, each in PRINCIPLES.by_name.items() if name not in (*_MINOR, *FIVE)}
    | {"count-hands": count_hands}
)
"""Ideas by name, the most telling first."""
