"""Principles of Scala Quaranta: each speaks for one turn against another, by their findings.

Source: principles by players and teachers, each tried in contests (`docs/hints.md`).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from italiancards.games.scala40.rules.state import VALUES
from italiancards.hints.turn_principles import (
    TurnFacts,
    TurnPrinciples,
    discard_facts,
    light,
    only,
    unlike,
)


def take(best: TurnFacts, other: TurnFacts) -> bool:
    """True if the one turn takes the discard, and the other draws."""
    return best.takes and other.draws


def draw(best: TurnFacts, other: TurnFacts) -> bool:
    """True if the one turn draws, where the other takes the discard."""
    return best.draws and other.takes


def hold_opening(best: TurnFacts, other: TurnFacts) -> bool:
    """True if the one turn keeps an opening back, and the other opens."""
    return best.has("holds") and other.has("opens")


def few_points(best: TurnFacts, other: TurnFacts) -> bool:
    """True if the one turn lays more points than the other."""
    return best.number("lays", "points") > other.number("lays", "points")


def add_later(best: TurnFacts, other: TurnFacts) -> bool:
    """True if the one turn keeps cards in the hand that the other lays."""
    return best.number("lays") < other.number("lays") and best.has("more")


def lonely(best: TurnFacts, other: TurnFacts) -> bool:
    """True if the one discard goes with nothing, and the other would still make a meld."""
    return best.has("throws-lonely") and other.has("throws", "breaks")


def twin(best: TurnFacts, other: TurnFacts) -> bool:
    """True if only the one discard has a twin in the hand."""
    return best.has("throws-twin") and not other.has("throws-twin")


def spare(best: TurnFacts, other: TurnFacts) -> bool:
    """True if the one discard waits for nothing that others do not wait for."""
    return best.has("throws-spare") and other.has("throws")


def waits(best: TurnFacts, other: TurnFacts) -> bool:
    """True if after the one turn more unseen cards complete a meld."""
    both = best.has("waits") and other.has("waits")
    return both and best.number("waits") > other.number("waits")


def high_first(best: TurnFacts, other: TurnFacts) -> bool:
    """True if the one discard counts more points than the other."""
    one, two = best.discard, other.discard
    if one is None or two is None or best.has("throws-twin", "throws-spare"):
        return False
    return VALUES.card(one) > VALUES.card(two)


def plain(turn: TurnFacts) -> tuple[int, ...]:
    """Return numbers of a turn's discard: it is plainer the lower they are, the first one first.

    Args:
        turn: the turn.
    """
    card = turn.discard
    costs = (turn.has(*each) for each in _DEAR)
    return (*map(int, costs), int(turn.has("throws")), -VALUES.card(card) if card else 0)


_DEAR = (("throws-joker",), ("breaks",), ("gives", "gives-joker"))
"""Names of the findings of discards that cost much, the worst first."""


def _facts(best: TurnFacts, other: TurnFacts) -> Mapping[str, object]:
    """Return the points of both discards, who may close, and the use of the other discard."""
    gift = other.found.get("gives", other.found.get("gives-joker", {}))
    to = {"next": gift["seat"]} if gift else {}
    use = "joker" if other.has("gives-joker") else "meld"
    return {**discard_facts(VALUES.card, best, other), "use": use, **to}


PRINCIPLES = TurnPrinciples(
    MappingProxyType(
        {
            "close": only("closes"),
            "stay-in": unlike("out-of-match"),
            "free-joker": only("swaps"),
            "take": take,
            "draw": draw,
            "open": only("opens"),
            "hold-opening": hold_opening,
            "few-points": few_points,
            "add-later": add_later,
            "keep-joker": unlike("throws-joker"),
            "whole-meld": unlike("breaks"),
            "light": light,
            "feed-nobody": unlike("gives", "gives-joker"),
            "twin": twin,
            "lonely": lonely,
            "spare": spare,
            "waits": waits,
            "high-first": high_first,
        }
    ),
    major=("close", "open", "free-joker", "take"),
    facts=_facts,
    costly=[name for names in _DEAR for name in names],
    plain=plain,
    way=lambda turn: (-turn.cards_down,),
    says={
        "principle-twin": ("advice-throws-twin",),
        "principle-spare": ("advice-throws-spare",),
        "principle-high-first": ("advice-least", "principle-light"),
        "principle-light": ("principle-high-first",),
        "principle-take": ("advice-takes",),
        "principle-free-joker": ("advice-swaps",),
        "alike-free-joker": ("advice-swaps",),
        "alike-take": ("advice-takes",),
        "principle-lonely": ("advice-throws-lonely",),
    },
)
"""The principles of Scala Quaranta."""
