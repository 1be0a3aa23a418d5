"""Ideas of Scala Quaranta's ladder: what decides a turn, as a player says it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from italiancards.core.cards import without
from italiancards.core.melds import JOKER, Add, Discard, Draw, Lay, Swap, Take
from italiancards.core.moves import Move
from italiancards.games.scala40.hints.turn_facts import waiting
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.principles import Principle


def take_it(view: Scala40View, best: Move, other: Move) -> bool:
    """True if the discard is taken, which is laid in this turn."""
    return isinstance(best, Take) and isinstance(other, Draw)


def draw_instead(view: Scala40View, best: Move, other: Move) -> bool:
    """True if a card is drawn, though the discard could be taken."""
    return isinstance(best, Draw) and isinstance(other, Take)


def open_now(view: Scala40View, best: Move, other: Move) -> bool:
    """True if the one move opens and the other only discards."""
    return not view.has_opened and isinstance(best, Lay) and isinstance(other, Discard)


def joker_high(view: Scala40View, best: Move, other: Move) -> bool:
    """True if both moves open, with the same cards or fewer: the joker stands for another card."""
    both = not view.has_opened and isinstance(best, Lay) and isinstance(other, Lay)
    return both and JOKER in best.uses.hand and JOKER in other.uses.hand


def open_with_all(view: Scala40View, best: Move, other: Move) -> bool:
    """True if both moves open, and the one lays more cards."""
    both = not view.has_opened and isinstance(best, Lay) and isinstance(other, Lay)
    return both and len(best.uses.hand) > len(other.uses.hand)


def open_with_most(view: Scala40View, best: Move, other: Move) -> bool:
    """True if both moves open, and neither lays more cards than the one that is better."""
    return not view.has_opened and isinstance(best, Lay) and isinstance(other, Lay)


def free_joker(view: Scala40View, best: Move, other: Move) -> bool:
    """True if the one move swaps a card for a joker, and the other does not."""
    return isinstance(best, Swap) and not isinstance(other, Swap)


def joker_last(view: Scala40View, best: Move, other: Move) -> bool:
    """True if only the other move spends a joker."""
    return view.has_opened and JOKER in other.uses.hand and JOKER not in best.uses.hand


def joker_place(view: Scala40View, best: Move, other: Move) -> bool:
    """True if both moves spend a joker, each in another place."""
    return view.has_opened and JOKER in other.uses.hand and JOKER in best.uses.hand


def attach(view: Scala40View, best: Move, other: Move) -> bool:
    """True if the one move adds a card to a meld, and the other discards."""
    return isinstance(best, Add) and isinstance(other, Discard)


def order_of_adding(view: Scala40View, best: Move, other: Move) -> bool:
    """True if both moves add a card: which first, and where, decides what still fits."""
    return isinstance(best, Add) and isinstance(other, Add)


def lay_first(view: Scala40View, best: Move, other: Move) -> bool:
    """True if the one move lays a meld, and the other adds or discards a card of the hand."""
    return view.has_opened and isinstance(best, Lay) and not isinstance(other, Lay)


def close_now(view: Scala40View, best: Move, other: Move) -> bool:
    """True if the turn can close, and the one move is its beginning."""
    return view.has_opened and view.drawn and not isinstance(best, Discard)


def joker_stays(view: Scala40View, best: Move, other: Move) -> bool:
    """True if only the other discard is a joker."""
    return isinstance(best, Discard) and isinstance(other, Discard) and other.card == JOKER


def lonely(view: Scala40View, best: Move, other: Move) -> bool:
    """True if the one discard costs no card that is waited for, and the other does."""
    if not isinstance(best, Discard) or not isinstance(other, Discard):
        return False
    held = waiting(view, view.hand)
    return waiting(view, without(view.hand, [best.card])) == held


def count_outs(view: Scala40View, best: Move, other: Move) -> bool:
    """True if two discards are compared that both cost something that is waited for."""
    return isinstance(best, Discard) and isinstance(other, Discard)


IDEAS: Mapping[str, Principle[Scala40View]] = MappingProxyType(
    {
        "take-it": take_it,
        "draw-instead": draw_instead,
        "open-now": open_now,
        "open-with-all": open_with_all,
        "joker-high": joker_high,
        "open-with-most": open_with_most,
        "free-joker": free_joker,
        "joker-last": joker_last,
        "joker-place": joker_place,
        "attach": attach,
        "order-of-adding": order_of_adding,
        "lay-first": lay_first,
        "close-now": close_now,
        "joker-stays": joker_stays,
        "lonely": lonely,
        "count-outs": count_outs,
    }
)
"""Ideas by name, the most telling first."""
