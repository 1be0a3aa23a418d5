"""Meaning of a move: the melds it makes, and what it makes of a meld on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from italiancards.core.cards import Cards
from italiancards.core.melds import (
    Add,
    End,
    Growth,
    Lay,
    Meld,
    MeldRules,
    growths,
    possible_melds,
    read_as,
)
from italiancards.core.melds.parts import Parts
from italiancards.core.moves import Move
from italiancards.games.burraco.rules.view import BurracoView


def wild_in(parts: Parts, rules: MeldRules) -> Cards:
    """Return the cards in a group that have to be wild, so that it can be a meld.

    Args:
        parts: cards of one meld, each with the card it is said to stand for.
        rules: how melds are made at the table.

    Returns:
        The wild cards of the reading with the fewest; of cards that make no meld, all that could
        not be themselves.

    >>> from italiancards.core.notation import FRENCH
    >>> from italiancards.core.melds.parts import read_parts
    >>> from italiancards.games.burraco.rules.moves import MELDS
    >>> def part(text): return wild_in(read_parts(text.split(), FRENCH, MELDS), MELDS)
    >>> part("7h 2s 7c JK"), part("3h 2h 4h JK"), part("5h 6h 2h JK=7h"), part("2h 3h 2s=2h")
    (('2s', 'JK'), ('JK',), ('2h', 'JK'), ('2h', '2s'))
    """
    found = possible_melds(parts, rules)
    if found:
        fewest = min(found, key=lambda meld: meld.wild)
        return tuple(part.card for part in fewest.parts if part.wild)
    able = [part for part in parts if rules.may_be_wild(part.card)]
    others = [part.card for part in parts if not rules.may_be_wild(part.card)]
    same = len({card.rank for card in others}) == 1 < len(others)
    own = {card.suit for card in others}
    for part in () if same else able:
        if not part.wild and part.card.suit in own:
            able.remove(part)  # one two of the suit may lie in its own place
            break
    return tuple(part.card for part in able)


def melds_of(move: Lay, rules: MeldRules) -> tuple[Meld, ...] | None:
    """Return the melds of a lay-down; None unless each group makes exactly one.

    Args:
        move: the lay-down, a group of cards for each meld.
        rules: how melds are made at the table.

    Returns:
        A meld for each group; None where a group is no meld, or may be several.
    """
    found = [read_as(group, rules) for group in move.groups]
    return tuple(each[0] for each in found) if all(len(each) == 1 for each in found) else None


def end_of(growth: Growth) -> End | None:
    """Return the end at which a meld grew, if a move has to say so; else None."""
    if not growth.end:
        return None
    part = growth.part
    ace = part.stands is not None and part.stands.rank == "A"
    card = part.card if ace else growth.moved
    return None if card is None else End(card, growth.end)


def growths_of_move(meld: Meld, move: Add, rules: MeldRules) -> tuple[Growth, ...]:
    """Return the melds that an addition may lead to, as far as its words decide.

    Args:
        meld: the meld on the table.
        move: the addition; a card that may be wild, of which nothing is said, lies as itself if it
            can.
        rules: how melds are made at the table.

    Returns:
        All that agree with the move; none where the card does not fit.
    """
    found = growths(meld, move.card, rules)
    part = move.part
    if part.wild and part.stands is not None:
        ranks = meld.kind == "set"  # there a wild card stands for the rank alone
        found = tuple(
            each
            for each in found
            if each.part.wild
            and (each.part.stands == part.stands
                 or (ranks and each.part.stands and each.part.stands.rank == part.stands.rank))
        )  # fmt: skip
    else:
        own = tuple(each for each in found if not each.part.wild)
        found = own if part.itself else own or found
    if move.goes is not None:
        found = tuple(each for each in found if end_of(each) == move.goes)
    return found


def to_add(move: Add, found: Sequence[Growth]) -> tuple[str, ...]:
    """Return texts for an ambiguous addition, one for each of the melds it may make.

    Args:
        move: the addition as it was said.
        found: the melds it may lead to, of `growths_of_move`.

    Returns:
        The parts that the card may be, or else whole moves, each with its end.
    """
    if len({each.part for each in found}) > 1:
        return tuple(dict.fromkeys(str(each.part) for each in found))
    ends = (end_of(each) for each in found)
    plain = replace(move, goes=None)
    return tuple(str(replace(plain, goes=end) if len(found) > 1 else plain) for end in ends)


def melds_after(view: BurracoView, move: Move) -> tuple[Meld, ...] | None:
    """Return all melds on the table after a move; None if it makes none, or is ambiguous.

    Args:
        view: what the seat to move knows.
        move: a lay-down or an addition; any other move builds nothing.

    Returns:
        All melds, in the order of the table; None where the move builds nothing, or is not clear.
    """
    if isinstance(move, Lay):
        new_melds = melds_of(move, view.melding)
        return None if new_melds is None else (*view.melds, *new_melds)
    meld = view.meld(move.meld) if isinstance(move, Add) else None
    if not isinstance(move, Add) or meld is None:
        return None
    found = growths_of_move(meld, move, view.melding)
    if len(found) != 1:
        return None
    return (*view.melds[: move.meld - 1], found[0].meld, *view.melds[move.meld :])
