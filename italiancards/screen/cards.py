"""Cards shown by themselves: their pictures, their names, the cards they stand for."""

from __future__ import annotations

from italiancards.core.cards import LOOKS, Card
from italiancards.core.moves import Move
from italiancards.core.words import Voice
from italiancards.screen.model import NamedCard, PlacedCard


def named_card(card: Card, voice: Voice) -> NamedCard:
    """Return a card's picture id and name, as a browser shows it by itself.

    Args:
        card: the card, in the letters of its game.
        voice: who names it, with the look of the pack on the table.
    """
    return {"face": face_of(card, voice), "name": voice.card(card)}


def face_of(card: Card, voice: Voice) -> str:
    """Return the id of a card's picture in the deck: `it-7D`, or `fr-7d` from a French pack.

    Args:
        card: the card, in the letters of its game.
        voice: the voice of the table, for the look of its pack.
    """
    shown = LOOKS[voice.look].get(card, card)
    return f"{'fr' if shown.suit.islower() or not shown.suit else 'it'}-{shown}"


def card_groups(move: Move, voice: Voice) -> list[list[PlacedCard]]:
    """Return the groups of cards that a move lays down, each card with the one it represents.

    Args:
        move: the move.
        voice: who names the cards.
    """
    return [
        [
            {
                **named_card(card, voice),
                "key": str(card),
                "stands": represented_card(card, stands, voice),
            }
            for card, stands in group
        ]
        for group in move.lies
    ]


def represented_card(card: Card, stands: Card | None, voice: Voice) -> NamedCard | None:
    """Return picture and name of the card that another represents; None if it is itself.

    Args:
        card: the card that lies there.
        stands: the card it counts as; None if nothing was said of it.
        voice: who names it.
    """
    return None if stands in (None, card) else named_card(stands, voice)
