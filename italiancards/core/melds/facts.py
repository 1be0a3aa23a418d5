"""Melds in sentences: facts that name them, and the cards their wild cards stand for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from italiancards.core.cards import Card
from italiancards.core.melds.meld import Meld


def meld_facts(melds: Sequence[Meld]) -> dict[str, Any]:
    """Return facts that name one or several melds in a sentence: kind, suit, rank, number."""
    if not melds:
        return {"kind": "none", "suit": "", "rank": (), "melds": 0}
    first = melds[0].parts[0].stands
    assert first is not None  # in a meld every wild card stands for something
    kind = melds[0].kind if len(melds) == 1 else "several"
    return {"kind": kind, "suit": first.suit, "rank": (first,), "melds": len(melds)}


def wild_meanings(meld: Meld) -> tuple[tuple[int, Card], ...]:
    """Return the cards that a meld's wild cards represent, each with its place in the meld."""
    return tuple(
        (place, part.stands)
        for place, part in enumerate(meld.parts)
        if part.wild and part.stands is not None
    )
