"""Questions about loose cards at Scala Quaranta."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from italiancards.answers import Why
from italiancards.core.melds import Lay, Meld
from italiancards.core.rules import Finding
from italiancards.games.scala40.game import GAME
from italiancards.games.scala40.rules.melds import meanings
from italiancards.games.scala40.rules.offers import offer_facts
from italiancards.games.scala40.rules.score import lines_of
from italiancards.games.scala40.rules.state import HAND, VALUES
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.questions.loose_cards import Answer, CardQuery, CardsText, PointCount
from italiancards.questions.melds import LooseMelds, Readings, loose_melds

HELD = HAND + 1
"""Cards in hand once a card has been drawn."""


def hand_holding(cards: CardsText, options: Mapping[str, Any], **parts: Any) -> LooseMelds:
    """Return melds read as laid from the seat's hand in a made-up position, not yet judged.

    Args:
        cards: the cards, melds separated by `|`.
        options: what is agreed.
        parts: further fields of the position.

    Returns:
        A table with that hand, and the melds read from the cards.

    Raises:
        ItalianCardsError: cards or options that there are not.
    """
    return loose_melds(cards, GAME, _readings, options, hand=HELD, **parts)


def _readings(move: Lay, view: Scala40View) -> Readings:
    """Return, for each group of a lay-down, the melds that it may be."""
    return tuple(meanings(group, any_suit=view.any_suit) for group in move.groups)


def meld(cards: CardsText, **options: Any) -> Answer[int | None]:
    """Points of a meld, or of several, on the table; or why the cards make none.

    Args:
        cards: the cards, each joker with the card it stands for; several melds separated by `|`.
        options: what is agreed.

    Returns:
        The points; None where they make none, or what a joker stands for makes a difference.

    Raises:
        ItalianCardsError: cards or options that there are not.

    >>> meld("5c 6c JK=7c")
    Sequence in clubs: 18 points.
    >>> meld("5c 6c")
    The five of clubs and the six of clubs: a meld needs at least three cards.
    >>> meld("Kc Kd Ks").value, meld("Kc Kd").value, meld("Kc Kd JK").value, meld("Qc Kc JK").value
    (30, None, 30, None)
    """
    melds = hand_holding(cards, options, opened="0")

    def worth(meld_list: Sequence[Meld]) -> tuple[int, str]:
        facts = offer_facts(meld_list)
        return facts["points"], melds.table.voice().finding(Finding("chosen-melds", True, facts))

    return melds.answer(worth)


def opens(melds: CardsText, **options: Any) -> Why:
    """Judge whether melds open, laid together, and why; each reading where a joker decides.

    Args:
        melds: their cards, each joker with the card it stands for; several melds separated by `|`.
        options: what is agreed.

    Raises:
        ItalianCardsError: cards or options that there are not.

    >>> opens("10c Jc Qc")
    lay 10c Jc Qc ✗ These melds are worth 30 points, 10 short of the 40 you need.
    >>> opens("10c Jc Qc | 7h 7d 7s").ok
    True
    """
    held = hand_holding(melds, options)
    if not held.ambiguities or not all(held.readings):
        return held.why()
    least = held.why(held.read(lambda melds: min(melds, key=VALUES.meld)))
    most = held.why(held.read(lambda melds: max(melds, key=VALUES.meld)))
    if least.ok == most.ok:
        return Why(least.verdict, " ".join([least.text, *held.ambiguities]))
    texts = (f"{each.move}: {each.text}" for each in (least, most))
    return Why(held.why().verdict, " ".join([*held.ambiguities, *texts]))


def hand(cards: CardsText, **options: Any) -> PointCount:
    """Count, line by line, the points of the cards left in a hand, which count against it.

    Args:
        cards: the cards left, held by one seat.
        options: what is agreed.

    Raises:
        ItalianCardsError: cards or options that there are not.

    >>> hand("Ac Kd 7s JK").value
    53
    """
    asked = CardQuery(GAME, options)
    return asked.count(lines_of((asked.cards(cards),), closed=True))
