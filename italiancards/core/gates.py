"""Gates of every game: the deal is on, it is your turn, you hold the cards you use.

A game enters them into its rule book with the source that it has for them. They are said in the
words of the core, or in the game's own, where it has a sentence of that name.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Protocol

from italiancards.core.cards import Cards
from italiancards.core.moves import Move
from italiancards.core.rules import Judgement, RuleBook, broken
from italiancards.core.seats import Seat


class TurnView(Protocol):
    """Interface that the gates read; any view has it."""

    @property
    def seat(self) -> Seat:
        """The seat that looks."""

    @property
    def to_move(self) -> Seat | None:
        """The seat to move; None when the deal is over or something happens by itself."""

    @property
    def over(self) -> bool:
        """True if the deal has ended."""

    @property
    def hand(self) -> Cards:
        """The cards in hand of the seat that looks."""


class PlayableView(TurnView, Protocol):
    """Interface that the gates of played cards read; every game's view has it (`SeatView`)."""

    @property
    def playable(self) -> Cards:
        """The cards that the seat may play from: its hand, and its own open cards."""


def rule_book(*, turn: str, card: str) -> RuleBook[Any, Move]:
    """Return a new rule book that holds the gates: deal not over, your turn, your card.

    Args:
        turn: the source of the order of turns.
        card: the source of what one plays from.
    """
    rules: RuleBook[Any, Move] = RuleBook()
    for gate, source in ((deal_is_on, "all"), (your_turn, turn), (hold_the_card, card)):
        rules.enter(gate, source=source, gate=True)
    return rules


def deal_is_on(view: TurnView, move: Move) -> Judgement | None:
    """Nobody moves once the deal is over."""
    return broken() if view.over else None


def your_turn(view: TurnView, move: Move) -> Judgement | None:
    """Players move in turn; while something happens by itself, nobody does."""
    return None if view.to_move == view.seat else broken(turn=view.to_move)


def hold_the_card(view: PlayableView, move: Move) -> Judgement | None:
    """Only a card that one plays from can be used: one of one's own hand, in most games."""
    for card in move.uses.hand:
        if card not in view.playable:
            return broken(card=card)
    return None


def hold_the_cards(view: TurnView, move: Move) -> Judgement | None:
    """Only cards of one's own hand can be used, each as often as one has it."""
    used, hand = move.uses.hand, view.hand
    if all(hand.count(card) >= used.count(card) for card in used):
        return None
    return broken(cards=tuple(Counter(used) - Counter(hand)))
