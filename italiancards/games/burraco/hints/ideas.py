"""Ideas of Burraco's ladder: what decides a turn, as a player says it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from italiancards.core.melds import Add, Discard, Lay, Part
from italiancards.core.moves import Move
from italiancards.games.burraco.rules.state import BURRACO
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.principles import Principle

LAST_CARD = 2
"""Cards in hand at which one more leaves the discard alone."""


def _parts(move: Move) -> Iterator[Part]:
    """Yield the cards that a move puts on the table."""
    if isinstance(move, Add):
        yield move.part
    elif isinstance(move, Lay):
        for group in move.groups:
            yield from group


def _wild(move: Move) -> bool:
    """True if a move puts a wild card on the table."""
    return any(part.wild for part in _parts(move))


def _makes_burraco(view: BurracoView, move: Move) -> bool:
    """True if a move makes a meld seven cards long."""
    if isinstance(move, Lay):
        return any(len(group) >= BURRACO for group in move.groups)
    if not isinstance(move, Add):
        return False
    meld = view.meld(move.meld)
    return meld is not None and len(meld.parts) == BURRACO - 1


def seventh(view: BurracoView, best: Move, other: Move) -> bool:
    """True if only the one move makes a burraco."""
    return _makes_burraco(view, best) and not _makes_burraco(view, other)


def clean(view: BurracoView, best: Move, other: Move) -> bool:
    """True if both moves add to one meld, and only the other one makes it wild."""
    both = isinstance(best, Add) and isinstance(other, Add) and best.meld == other.meld
    return both and _wild(other) and not _wild(best)


def wild_waits(view: BurracoView, best: Move, other: Move) -> bool:
    """True if only the other move spends a wild card on the table."""
    return _wild(other) and not _wild(best)


def wild_place(view: BurracoView, best: Move, other: Move) -> bool:
    """True if both moves spend a wild card, each in another place."""
    return _wild(other) and _wild(best)


def wild_works(view: BurracoView, best: Move, other: Move) -> bool:
    """True if only the one move spends a wild card on the table."""
    return _wild(best) and not _wild(other)


def way_out(view: BurracoView, best: Move, other: Move) -> bool:
    """True if the one move lays or adds and the other discards, with hardly a card left."""
    few = len(view.hand) <= LAST_CARD + 1
    return few and not isinstance(best, Discard) and isinstance(other, Discard)


def link_first(view: BurracoView, best: Move, other: Move) -> bool:
    """True if the one move lengthens a meld on the table, and the other lays a new one."""
    return isinstance(best, Add) and isinstance(other, Lay)


def where_it_goes(view: BurracoView, best: Move, other: Move) -> bool:
    """True if both moves add a card: which first, and where, decides what still fits."""
    return isinstance(best, Add) and isinstance(other, Add)


def which_meld(view: BurracoView, best: Move, other: Move) -> bool:
    """True if both moves lay a new meld of the same cards, or some of them."""
    both = isinstance(best, Lay) and isinstance(other, Lay)
    return both and bool(set(best.uses.hand) & set(other.uses.hand))


def new_meld(view: BurracoView, best: Move, other: Move) -> bool:
    """True if the one move lays a new meld, and the other does not."""
    return isinstance(best, Lay)


def lay_it(view: BurracoView, best: Move, other: Move) -> bool:
    """True if the one move adds a card, and the other discards."""
    return isinstance(best, Add) and isinstance(other, Discard)


def company(view: BurracoView, best: Move, other: Move) -> bool:
    """True if two discards are compared."""
    return isinstance(best, Discard) and isinstance(other, Discard)


IDEAS: Mapping[str, Principle[BurracoView]] = MappingProxyType(
    {
        "seventh": seventh,
        "clean": clean,
        "wild-waits": wild_waits,
        "wild-place": wild_place,
        "wild-works": wild_works,
        "way-out": way_out,
        "link-first": link_first,
        "where-it-goes": where_it_goes,
        "which-meld": which_meld,
        "new-meld": new_meld,
        "lay-it": lay_it,
        "company": company,
    }
)
"""Ideas by name, the most telling first."""
