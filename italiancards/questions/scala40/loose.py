"""Questions about loose cards at Scala Quaranta."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from italiancards.answers import Why
from italiancards.core.cards import RUMMY, without
from italiancards.core.melds import Lay
from italiancards.core.rules import Finding
from italiancards.games.scala40 import GAME
from italiancards.games.scala40.melding import melds_of
from italiancards.games.scala40.offering import told
from italiancards.games.scala40.score import lines_of
from italiancards.games.scala40.state import VALUES
from italiancards.questions.loose import Answer, Asked, Count, Told
from italiancards.questions.melds import laying
from italiancards.records import position
from italiancards.table import Table


def holding(told: Told, options: Mapping[str, Any], **parts: Any) -> tuple[Table, Lay]:
    """A table whose seat to move holds just these cards, and one more to discard.

    Args:
        told: the cards, melds parted by `|`.
        options: what is agreed.
        parts: what else is to be said of the position.

    Raises:
        ItalianCardsError: cards or options that there are not.
    """
    move = laying(told, GAME, options)
    assert isinstance(move, Lay)  # it begins with that word
    spare = next(card for card in without(RUMMY.cards, move.cards) if card not in move.cards)
    hand = " ".join([*move.cards, spare])
    return position("scala40", hand=hand, drawn=True, dead_end=True, **parts, **options), move


def meld(cards: Told, **options: Any) -> Answer[int | None]:
    """Whether cards make a meld, or several, and what they are worth on the table; or why not.

    Args:
        cards: the cards, each joker with the card it stands for; several melds parted by `|`.
        options: what is agreed.

    Returns:
        The points; None where they make none.

    Raises:
        ItalianCardsError: cards or options that there are not.

    >>> meld("5c 6c JK=7c")
    Sequence of clubs: 18 points.
    >>> meld("5c 6c")
    The five of clubs and the six of clubs: a meld needs three cards at least.
    >>> meld("Kc Kd Ks").value, meld("Kc Kd").value
    (30, None)
    """
    table, move = holding(cards, options, opened="0")
    why = table.why(move)
    if not why.ok:
        return Answer(None, why.text)
    laid = melds_of(move, any_suit=table.view().any_suit)
    points = sum(map(VALUES.meld, laid))
    return Answer(points, table.voice().finding(Finding("chosen-melds", True, told(laid))))


def opens(melds: Told, **options: Any) -> Why:
    """Whether melds open, laid together, and why.

    Args:
        melds: their cards, each joker with the card it stands for; several melds parted by `|`.
        options: what is agreed.

    Raises:
        ItalianCardsError: cards or options that there are not.

    >>> opens("10c Jc Qc")
    lay 10c Jc Qc ✗ These melds count 30 of 40 points: 10 points are missing.
    >>> opens("10c Jc Qc | 7h 7d 7s").ok
    True
    """
    table, move = holding(melds, options)
    return table.why(move)


def hand(cards: Told, **options: Any) -> Count:
    """What the cards left in a hand count against it.

    Args:
        cards: the cards.
        options: what is agreed.

    Raises:
        ItalianCardsError: cards or options that there are not.

    >>> hand("Ac Kd 7s JK").value
    53
    """
    asked = Asked(GAME, options)
    return asked.count(lines_of((asked.cards(cards),), closed=True))
