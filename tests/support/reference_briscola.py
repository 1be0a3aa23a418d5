"""Bots to measure others against, which nobody tunes.

`reference` was written before the hint of Briscola for more players was tried, and stays as it is:
what changes in the house cannot move it. `silent` is the hint that neither signs nor sees a sign.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any

from italiancards.core.announcements import Pass
from italiancards.core.game import Game
from italiancards.core.moves import Play
from italiancards.hints import Advice, Budget, LineEvaluation, adviser_of, foresight, last
from italiancards.registry import REGISTRY

WORTH = {"A": 11, "3": 10, "R": 4, "C": 3, "F": 2}
ORDER = "A3RCF76542"


def _takes(view: Any, cards: tuple[Any, ...]) -> int:
    """The place of the card that takes."""
    suits = {card.suit for card in cards}
    suit = view.trump if view.trump in suits else cards[0].suit
    held = [place for place, card in enumerate(cards) if card.suit == suit]
    return min(held, key=lambda place: ORDER.index(cards[place].rank))


def reference(game: Game[Any, Any, Any], view: Any, chance: Random) -> Advice:
    """Leads low; takes what is worth something, as cheaply as it can; feeds a partner who is last.

    It shows nothing, says nothing and exchanges nothing.
    """
    if view.asking:
        return Advice("reference", (LineEvaluation((Pass(),), 0.0),))

    def cost(card: Any) -> float:
        return WORTH.get(card.rank, 0) + (6 if card.suit == view.trump else 0)

    def worth(card: Any) -> float:
        cards = (*view.trick, card)
        at = _takes(view, cards)
        seat = (view.leader + at) % view.players
        stake = sum(WORTH.get(each.rank, 0) for each in cards)
        if not view.trick:
            return -cost(card)
        ours = seat == view.seat or seat in view.partners
        sure = len(cards) == view.players or cards[at].suit == view.trump
        return (stake if ours and sure else -stake if not ours else 0) - cost(card)

    moves = [LineEvaluation((Play(card),), worth(card)) for card in view.hand]
    return Advice("reference", tuple(sorted(moves, key=lambda each: -each.value)))


def silent(game: Game[Any, Any, Any], view: Any, chance: Random) -> Advice:
    """The hint that neither signs nor sees a sign."""
    blind = replace(view, signs=((),) * view.players)
    thought = last(foresight(game).think(game, blind, chance, Budget()))
    cards = [each for each in thought.weighed if len(each.line) == 1 and each.move.uses.card]
    return replace(thought, weighed=tuple(cards)) if cards else thought


@contextmanager
def entered(game: str = "briscola") -> Iterator[None]:
    """These bots among those of a game."""
    usual = adviser_of(REGISTRY.get(game))
    bots = {**usual.bots, "reference": reference, "silent": silent}
    REGISTRY.add(game, hints=replace(usual, bots=bots))
    try:
        yield
    finally:
        REGISTRY.add(game, hints=usual)
