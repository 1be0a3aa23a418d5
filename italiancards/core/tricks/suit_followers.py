"""Following suit, for the games that demand it: the cards that follow, and the rule."""

from __future__ import annotations

from typing import Protocol

from italiancards.core.cards import Cards
from italiancards.core.moves import Move
from italiancards.core.rules import Judgement, broken, ok


class Trick(Protocol):
    """Interface that the rule reads; a view of a trick-taking game has it."""

    @property
    def playable(self) -> Cards:
        """The cards that the seat may play from."""

    @property
    def trick(self) -> Cards:
        """The cards of the trick, in the order played."""


def suit_followers(hand: Cards, trick: Cards) -> Cards:
    """Return the hand cards of the suit led; () if no card was led or none follows.

    Args:
        hand: the cards to play from.
        trick: the cards played so far, the one led first.

    >>> from italiancards.core.cards import ITALIAN
    >>> hand = tuple(map(ITALIAN.card, ("FC", "AD", "4C")))
    >>> suit_followers(hand, (ITALIAN.card("3C"),)), suit_followers(hand, (ITALIAN.card("3S"),))
    (('FC', '4C'), ())
    """
    return tuple(card for card in hand if card.suit == trick[0].suit) if trick else ()


def follow_suit(view: Trick, move: Move) -> Judgement | None:
    """A player with cards of the suit led plays one of them; one without plays any card.

    Returns:
        The judgement on the card; None if the move plays none.
    """
    card = move.uses.card
    if not move.plays or card is None:
        return None
    if not view.trick:
        return ok(card=card, suit=None, cards=(), way="leads")
    own = suit_followers(view.playable, view.trick)
    facts = {"card": card, "suit": view.trick[0].suit, "cards": own}
    if not own:
        return ok(**facts, way="free")
    return ok(**facts, way="follows") if card in own else broken(**facts)
