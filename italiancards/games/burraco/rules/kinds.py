"""What a meld is called and worth beside its cards: dirty, semi-clean or clean from seven cards."""

from __future__ import annotations

from itertools import groupby

from italiancards.core.melds import Meld
from italiancards.games.burraco.rules.options import Options
from italiancards.games.burraco.rules.state import BURRACO

BONUS = {"": 0, "dirty": 100, "semi": 150, "clean": 200}
"""What each kind of burraco is worth; shorter melds have no kind (S0; semi-clean FIBUR)."""


def together(meld: Meld) -> int:
    """How many of its cards lie together that are not wild: all of a set.

    >>> from italiancards.games.burraco.rules.moves import Lay
    >>> from italiancards.core.notation import FRENCH
    >>> from italiancards.games.burraco.rules.meaning import melds_of
    >>> move = Lay.read("3h 4h JK=5h 6h 7h 8h", FRENCH)
    >>> together(*melds_of(move, move.melding))
    3
    """
    if meld.kind == "set":
        return len(meld.parts) - meld.wild
    runs = groupby(meld.parts, key=lambda part: part.wild)
    return max((len([*parts]) for wild, parts in runs if not wild), default=0)


def kind(meld: Meld, options: Options) -> str:
    """What kind of burraco a meld is, a word of `BONUS`; nothing where it is none."""
    if len(meld.parts) < BURRACO:
        return ""
    if not meld.wild:
        return "clean"
    return "semi" if options.semi_clean and together(meld) >= BURRACO else "dirty"


def bonus(meld: Meld, options: Options) -> int:
    """What a meld is worth beside its cards."""
    return BONUS[kind(meld, options)]
