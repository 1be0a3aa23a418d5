"""What a move tells of melds: which it makes, and what a meld on the table becomes by it."""

from __future__ import annotations

from functools import lru_cache

from italiancards.core.melds import Add, End, Growth, Lay, Meld, MeldRules, completed, growths
from italiancards.core.melds.parts import Parts
from italiancards.core.moves import Move
from italiancards.games.burraco.view import BurracoView


def wild_in(parts: Parts, rules: MeldRules) -> int:
    """How many of some cards cannot but stand for others.

    >>> from italiancards.core.notation import FRENCH
    >>> from italiancards.core.melds.parts import read_parts
    >>> from italiancards.games.burraco.moves import MELDS
    >>> def told(text): return wild_in(read_parts(text.split(), FRENCH, MELDS), MELDS)
    >>> told("7h 2s 7c JK"), told("3h 2h 4h JK"), told("3h 2h 4h 2h=5h")
    (2, 1, 1)
    """
    able = [part for part in parts if rules.may_be_wild(part.card)]
    others = [part.card for part in parts if not rules.may_be_wild(part.card)]
    same = len({card.rank for card in others}) == 1 < len(others)
    own = {card.suit for card in others}
    itself = any(not part.wild and part.card.suit in own for part in able) and not same
    return len(able) - itself


@lru_cache(maxsize=1 << 12)
def read_as(parts: Parts, rules: MeldRules) -> tuple[Meld, ...]:
    """The melds that some cards may mean under the rules of a table, each with one wild card."""
    if len(parts) < rules.shortest:
        return ()
    return tuple(m for m in completed(parts, rules) if m.wild <= rules.most_wild)


def melds_of(move: Lay, rules: MeldRules) -> tuple[Meld, ...] | None:
    """The melds that a lay-down makes; None where one of them is none, or may be several."""
    found = [read_as(group, rules) for group in move.groups]
    return tuple(each[0] for each in found) if all(len(each) == 1 for each in found) else None


def end_of(growth: Growth) -> End | None:
    """What says how a meld grew, where a card added to it may do so in several ways."""
    if not growth.end:
        return None
    laid = growth.part
    ace = laid.stands is not None and laid.stands.rank == "A"
    card = laid.card if ace else growth.moved
    return None if card is None else End(card, growth.end)


def ways_of(meld: Meld, move: Add, rules: MeldRules) -> tuple[Growth, ...]:
    """What a meld may become by a move, as far as that tells.

    Args:
        meld: the meld.
        move: the move; a card that may be wild, of which nothing is said, lies as itself if it can.
        rules: what makes a meld at the table.
    """
    found = growths(meld, move.card, rules)
    told = move.part
    if told.wild and told.stands is not None:
        ranks = meld.kind == "set"  # there a wild card stands for the rank alone
        found = tuple(
            each
            for each in found
            if each.part.wild
            and (each.part.stands == told.stands
                 or (ranks and each.part.stands and each.part.stands.rank == told.stands.rank))
        )  # fmt: skip
    else:
        found = tuple(each for each in found if not each.part.wild) or found
    if move.goes is not None:
        found = tuple(each for each in found if end_of(each) == move.goes)
    return found


def built(view: BurracoView, move: Move) -> tuple[Meld, ...] | None:
    """The melds on the table after a move; None where it builds nothing, or not what it tells."""
    if isinstance(move, Lay):
        laid = melds_of(move, view.melding)
        return None if laid is None else (*view.melds, *laid)
    meld = view.meld(move.meld) if isinstance(move, Add) else None
    if not isinstance(move, Add) or meld is None:
        return None
    found = ways_of(meld, move, view.melding)
    if len(found) != 1:
        return None
    return (*view.melds[: move.meld - 1], found[0].meld, *view.melds[move.meld :])
