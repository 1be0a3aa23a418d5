"""Kinds of burraco and their bonus: dirty, semi-clean or clean, from seven cards."""

from __future__ import annotations

from itertools import groupby

from italiancards.core.melds import Meld
from italiancards.games.burraco.rules.options import BurracoOptions
from italiancards.games.burraco.rules.state import BURRACO

BONUS = {"": 0, "dirty": 100, "semi": 150, "clean": 200}
"""Points of each kind of burraco; shorter melds have no kind (S0; semi-clean FIBUR)."""


def natural_length(meld: Meld) -> int:
    """Return the most cards in a row without a wild one; of a set all cards but wild ones.

    >>> from italiancards.games.burraco.rules.moves import BurracoLay
    >>> from italiancards.core.notation import FRENCH
    >>> from italiancards.games.burraco.rules.meaning import melds_of
    >>> move = BurracoLay.read("3h 4h JK=5h 6h 7h 8h", FRENCH)
    >>> natural_length(*melds_of(move, move.melding))
    3
    """
    if meld.kind == "set":
        return len(meld.parts) - meld.wild
    runs = groupby(meld.parts, key=lambda part: part.wild)
    return max((len([*parts]) for wild, parts in runs if not wild), default=0)


def kind(meld: Meld, options: BurracoOptions) -> str:
    """Return a burraco's kind: `clean`, `semi` or `dirty`; "" for a meld that is none.

    Args:
        meld: a meld, on the table or not.
        options: what was agreed; `semi_clean` decides whether that kind exists.

    Returns:
        `clean`, `semi` or `dirty`; an empty text for a meld of fewer than seven cards.
    """
    if len(meld.parts) < BURRACO:
        return ""
    if not meld.wild:
        return "clean"
    return "semi" if options.semi_clean and natural_length(meld) >= BURRACO else "dirty"


def bonus(meld: Meld, options: BurracoOptions) -> int:
    """Return the bonus of a meld, in points, 0 if it is no burraco.

    Args:
        meld: a meld, on the table or not.
        options: what was agreed.

    Returns:
        Points, 0 for what is no burraco.
    """
    return BONUS[kind(meld, options)]
