"""Answers in cards: the move tried, and legal ones instead, seen before anything is read."""

from __future__ import annotations

from collections.abc import Sequence

from italiancards.core.cards import Card, Cards
from italiancards.core.moves import Uses
from italiancards.core.rules import Verdict
from italiancards.core.words import Voice
from italiancards.screen.cards import named_card
from italiancards.screen.choices import Makes, sum_text
from italiancards.screen.model import NamedCard, TriedMove

MOST_ALTERNATIVES = 3
"""Most legal moves shown."""


def alternatives(
    uses: Uses, verdicts: Sequence[Verdict], voice: Voice, makes: Makes = None
) -> list[TriedMove]:
    """Return rows of cards: the move tried if it is illegal, and legal moves to make instead.

    Those are moves of the same cards of the hand, if there are any; else moves of others.

    Args:
        uses: the cards that were chosen.
        verdicts: the judgement on each candidate move.
        voice: who names the cards and the moves.
        makes: the value of a card in a sum, where cards of the table are taken by their sum.
    """
    if not uses.hand:
        return []
    allowed = [verdict.move for verdict in verdicts if verdict.ok and verdict.move.uses.hand]
    goes = any(_same(move.uses, uses) for move in allowed)
    own = [move for move in allowed if move.uses.hand == uses.hand]
    shown = [] if goes else [_row(False, uses, "", voice)]
    return shown + [
        _row(True, move.uses, sum_text(move, voice, makes) or voice.move(move), voice)
        for move in (own or allowed)[:MOST_ALTERNATIVES]
    ]


def _same(one: Uses, other: Uses) -> bool:
    """Return True if two uses have the same hand cards, and table cards in any order."""
    return one.hand == other.hand and set(one.table) == set(other.table)


def _row(ok: bool, uses: Uses, label: str, voice: Voice) -> TriedMove:
    """Return a row of cards for the browser: legal or not, its cards, its label."""
    return {
        "ok": ok,
        "hand": _named(uses.hand, voice),
        "table": _named(uses.table, voice),
        "label": label,
    }


def _named(cards: Cards | Sequence[Card], voice: Voice) -> list[NamedCard]:
    """Return cards with their pictures and names, for the browser."""
    return [named_card(card, voice) for card in cards]
