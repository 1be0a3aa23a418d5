"""Cards as a browser shows them by themselves: their pictures, their names, what they stand for."""

from __future__ import annotations

from italiancards.core.cards import LOOKS, Card
from italiancards.core.moves import Move
from italiancards.core.words import Voice
from italiancards.screen.model import LaidCard, NamedCard


def named_card(card: Card, voice: Voice) -> NamedCard:
    """A card as a browser shows it by itself: its picture and its name."""
    return {"face": face_of(card, voice), "name": voice.card(card)}


def face_of(card: Card, voice: Voice) -> str:
    """The picture of a card in the deck: `it-7D`, or `fr-7d` from a French pack."""
    shown = LOOKS[voice.look].get(card, card)
    return f"{'fr' if shown.suit.islower() or not shown.suit else 'it'}-{shown}"


def lying(move: Move, voice: Voice) -> list[list[LaidCard]]:
    """The cards that a move lays down, group by group, each with what it stands for."""
    return [
        [
            {**named_card(card, voice), "key": str(card), "stands": stood(card, stands, voice)}
            for card, stands in group
        ]
        for group in move.lies
    ]


def stood(card: Card, stands: Card | None, voice: Voice) -> NamedCard | None:
    """The card that another stands for; none where it stands for itself."""
    return None if stands in (None, card) else named_card(stands, voice)
