"""Sequences that follow each other are laid as one, where they may be."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from italiancards.core.melds.meld import PLACE, TOP, Meld, arranged


def joined(pieces: Iterable[Meld]) -> tuple[Meld, ...]:
    """The pieces, sequences that follow each other laid as one where they may be."""
    melds = list(pieces)
    again = True
    while again:
        again = False
        for one, other in combinations(melds, 2):
            whole = _joint(one, other) or _joint(other, one)
            if whole is not None:
                melds.remove(one)
                melds.remove(other)
                melds.append(whole)
                again = True
                break
    return tuple(melds)


def _joint(one: Meld, other: Meld) -> Meld | None:
    if one.kind != "sequence" or other.kind != "sequence" or (one.joker and other.joker):
        return None
    last, first = one.parts[-1].stands, other.parts[0].stands
    if last is None or first is None or last.suit != first.suit or last.rank == "A":
        return None
    if PLACE[first.rank] != (PLACE[last.rank] + 1) % TOP or first.rank == "A":
        return None
    whole = arranged((*one.parts, *other.parts))
    return whole if isinstance(whole, Meld) else None
