"""How a turn ends: what may be discarded, what must be left, and that it can be finished at all."""

from __future__ import annotations

from italiancards.core.cards import Card, without
from italiancards.core.melds import JOKER, Add, Discard, Lay, Swap, Take
from italiancards.core.moves import Move
from italiancards.core.rules import Judgement, RuleBook, broken, ok
from italiancards.games.scala40.finish import Turn, line
from italiancards.games.scala40.melding import melds_of
from italiancards.games.scala40.view import Scala40View

ENDS: RuleBook[Scala40View, Move] = RuleBook()


@ENDS.rule(source="S0: you can't use all your cards in a final meld")
def keep_one_to_discard(view: Scala40View, move: Move) -> Judgement | None:
    """The last card is discarded, never melded: one must be left."""
    if not isinstance(move, Lay | Add):
        return None
    return ok() if len(view.hand) > len(move.uses.hand) else broken()


@ENDS.rule(source="cavamanara")
def no_close_in_first_round(view: Scala40View, move: Move) -> Judgement | None:
    """Where it is agreed, nobody closes before everybody has had a turn."""
    if view.keep == 1 or not isinstance(move, Lay | Add | Discard):
        return None
    left = len(view.hand) - len(move.uses.hand)
    least = 1 if isinstance(move, Discard) else view.keep
    if left == 0 and not isinstance(move, Discard):
        return None  # said by another rule
    return ok() if left >= least else broken()


@ENDS.rule(source="S0: the card must be immediately used; casinopokeronline")
def use_the_picked_card(view: Scala40View, move: Move) -> Judgement | None:
    """A card taken from the discards is laid in the same turn."""
    if not isinstance(move, Discard) or not view.picked:
        return None
    if not view.has_opened:  # taken to open
        return broken(card=view.picked[0], why="open")
    if not view.options.picked_must_be_used:
        return ok(card=view.picked[0])
    return broken(card=view.picked[0], why="use")


@ENDS.rule(source="S0: you cannot discard a card just picked up from the discard pile")
def not_the_picked_card(view: Scala40View, move: Move) -> Judgement | None:
    """A card taken from the discards is not discarded in the same turn; its twin may be."""
    if not isinstance(move, Discard) or view.picked != (move.card,):
        return None
    return (ok if view.hand.count(move.card) > 1 else broken)(card=move.card)


def feeds(view: Scala40View, card: Card) -> int | None:
    """The meld that makes a card too good to be discarded: 0 for a joker in itself, or None."""
    if card == JOKER:
        return 0
    number = view.extends(card)
    if number is None and view.options.includes_joker_swap:
        for place, meld in enumerate(view.melds, start=1):
            if meld.swapped(card, any_suit=view.any_suit) is not None:
                return place
    return number


def _barred(view: Scala40View, card: Card) -> bool:
    """Whether a card may not be discarded for another reason."""
    return view.picked == (card,) and view.hand.count(card) == 1


@ENDS.rule(source="S0: not a joker or a card that could extend a meld; gaetashop; own")
def nothing_useful_discarded(view: Scala40View, move: Move) -> Judgement | None:
    """Who has not opened discards no joker and no card that fits a meld, while there is another."""
    who = view.options.discard_restriction
    if not isinstance(move, Discard):
        return None
    if who == "none" or (who == "unopened" and view.has_opened):
        return ok(card=move.card, number=0, way="free")
    number = feeds(view, move.card)
    if number is None:
        return ok(card=move.card, number=0, way="useless")
    free = [card for card in view.hand if feeds(view, card) is None and not _barred(view, card)]
    if not free:
        return ok(card=move.card, number=number, way="nothing-else")
    return broken(card=move.card, number=number, cards=tuple(dict.fromkeys(free)))


@ENDS.rule(source="own: a turn that cannot be finished is not begun")
def can_finish(view: Scala40View, move: Move) -> Judgement | None:
    """A card is taken, and melds are laid, only where it can be used and one is left to discard."""
    if not isinstance(move, Take | Lay | Add | Swap):
        return None
    if _only_the_picked_card_left(view, move):
        return broken(card=view.picked[0], line="")
    turn = _after(view, move)
    if turn is None:
        return None
    found = line(view, turn)
    if found is None:
        return broken(card=turn.picked, line="")
    return ok(card=turn.picked, line="; ".join(map(str, found)))


def _only_the_picked_card_left(view: Scala40View, move: Move) -> bool:
    """Whether a move leaves no card but the one that was taken, which may not be discarded."""
    if not view.picked or isinstance(move, Swap) or view.picked[0] in move.uses.hand:
        return False
    return without(view.hand, move.uses.hand) == view.picked


def _after(view: Scala40View, move: Move) -> Turn | None:
    """The turn after a move, where a card that was taken is still to be used."""
    if isinstance(move, Take):
        picked = view.discards[-1]
        if view.has_opened and not view.options.picked_must_be_used:
            return None
        if not view.has_opened and view.options.draw_discard != "to_open":
            return None  # said by another rule
        return Turn((*view.hand, picked), view.melds, picked, view.has_opened)
    if not view.picked or not view.has_opened or view.picked[0] in move.uses.hand:
        return None
    if not view.options.picked_must_be_used or len(view.hand) <= len(move.uses.hand):
        return None
    hand, melds = without(view.hand, move.uses.hand), view.melds
    if isinstance(move, Lay):
        return Turn(hand, (*melds, *melds_of(move, any_suit=view.any_suit)), view.picked[0], True)
    assert isinstance(move, Add | Swap)
    meld = view.meld(move.meld)
    if meld is None:
        return None  # said by another rule
    if isinstance(move, Add):
        changed = meld.extended(move.part, any_suit=view.any_suit) if move.part.stands else None
    else:
        changed = meld.swapped(move.card, any_suit=view.any_suit)
        hand = (*hand, JOKER)
    if changed is None:
        return None  # said by another rule
    table = (*melds[: move.meld - 1], changed, *melds[move.meld :])
    return Turn(hand, table, view.picked[0], True)
