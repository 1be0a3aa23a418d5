"""Ideas of Scopa's ladder: the principles that decide a hand, and what the last deal adds."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from italiancards.core.moves import Capture, Move
from italiancards.games.scopa.hints.principles import PRINCIPLES
from italiancards.games.scopa.rules.view import ScopaView
from italiancards.hints.principles import Principle, count_hands

_MINOR = ("low-table", "low-card", "dear-card", "can-wait")
"""Principles that decide among moves that hardly differ: no idea of a hand."""


def not_every_capture(view: ScopaView, best: Move, other: Move) -> bool:
    """True if, with no card left to deal, the one move lays a card and the other takes."""
    return not view.stock_size and isinstance(other, Capture) and not isinstance(best, Capture)


_FIRST = ("scopa", "settebello", "settebello-left", "no-sweep", "two-or-four", "no-seven")
"""Principles that decide before it is asked whether a capture can wait."""

IDEAS: Mapping[str, Principle[ScopaView]] = MappingProxyType(
    {name: PRINCIPLES.by_name[name] for name in _FIRST}
    | {"not-every-capture": not_every_capture}
    | {name: each for name, each in PRINCIPLES.by_name.items() if name not in _MINOR}
    | {"count-hands": count_hands}
)
"""Ideas by name, the most telling first."""
