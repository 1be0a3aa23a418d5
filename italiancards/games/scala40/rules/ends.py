"""Rules of the end of a turn: the discards that are allowed, the cards that must be left."""

from __future__ import annotations

from italiancards.core.cards import Card, without
from italiancards.core.melds import JOKER, Add, Discard, Lay
from italiancards.core.moves import Move
from italiancards.core.rules import Judgement, RuleBook, broken, ok
from italiancards.games.scala40.rules.view import Scala40View

ENDS: RuleBook[Scala40View, Move] = RuleBook()


@ENDS.rule(Lay | Add, source="S0: you can't use all your cards in a final meld")
def keep_one_to_discard(view: Scala40View, move: Lay | Add) -> Judgement:
    """The last card is discarded, never melded: one must be left."""
    return ok() if len(view.hand) > len(move.uses.hand) else broken()


@ENDS.rule(source="cavamanara")
def no_close_in_first_round(view: Scala40View, move: Move) -> Judgement | None:
    """By agreement, nobody closes before everybody has had a turn."""
    if view.keep == 1 or not isinstance(move, Lay | Add | Discard):
        return None
    left = len(view.hand) - len(move.uses.hand)
    least = 1 if isinstance(move, Discard) else view.keep
    return ok() if left >= least else broken()


@ENDS.rule(Discard, source="S0: the card must be immediately used; casinopokeronline")
def use_the_picked_card(view: Scala40View, move: Discard) -> Judgement | None:
    """A card taken from the discards is laid in the same turn."""
    if not view.picked:
        return None
    if not view.has_opened:  # taken to open
        return broken(card=view.picked[0], why="open")
    if not view.options.picked_must_be_used:
        return ok(card=view.picked[0])
    return broken(card=view.picked[0], why="use")


@ENDS.rule(Discard, source="S0: you cannot discard a card just picked up from the discard pile")
def not_the_picked_card(view: Scala40View, move: Discard) -> Judgement | None:
    """A card taken from the discards is not discarded in the same turn; its twin may be."""
    if view.picked != (move.card,):
        return None
    return (ok if view.hand.count(move.card) > 1 else broken)(card=move.card)


def feeds(view: Scala40View, card: Card) -> int | None:
    """Return the meld that bars a discard by its number, 0 for a joker itself; None if free.

    Args:
        view: what the seat to move knows.
        card: a card of its hand.

    Returns:
        The number of the meld, from 1; 0 for a joker, too good in itself; None for any other card.
    """
    if card == JOKER:
        return 0
    number = view.extends(card)
    if number is None and view.options.includes_joker_swap:
        return view.frees(card)
    return number


@ENDS.rule(Discard, source="S0: not a joker or a card that could extend a meld; gaetashop; own")
def nothing_useful_discarded(view: Scala40View, move: Discard) -> Judgement:
    """Before opening, no joker or card that fits a meld is discarded if there is another card."""
    who = view.options.discard_restriction
    if who == "none" or (who == "unopened" and view.has_opened):
        return ok(card=move.card, number=0, way="free")
    number = feeds(view, move.card)
    if number is None:
        return ok(card=move.card, number=0, way="useless")
    others = without(view.hand, view.picked)  # the card that was taken is not there to be thrown
    free = [card for card in others if feeds(view, card) is None]
    if not free:
        return ok(card=move.card, number=number, way="nothing-else")
    return broken(card=move.card, number=number, cards=tuple(dict.fromkeys(free)))
