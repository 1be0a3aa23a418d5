"""Questions about loose cards at Burraco."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from italiancards.core.cards import without
from italiancards.core.errors import Unreadable
from italiancards.core.melds import Lay, Meld, read_as, readings
from italiancards.core.messages import Message
from italiancards.core.position import field_text
from italiancards.core.rules import Finding
from italiancards.core.score import ScoreLine
from italiancards.core.seats import Seat
from italiancards.games.burraco.game import GAME
from italiancards.games.burraco.rules.dealers import first_dealer
from italiancards.games.burraco.rules.kinds import bonus, kind
from italiancards.games.burraco.rules.state import VALUES, melding
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.questions.loose_cards import Answer, CardQuery, CardsText, PointCount
from italiancards.questions.melds import LooseMelds, Readings, loose_melds, read_lay


def melds(cards: CardsText, **options: Any) -> tuple[str, ...]:
    """Every meld that some cards make, all of them used: each wild card in each of its places.

    Args:
        cards: the cards, in any order.
        options: what is agreed.

    Raises:
        ItalianCardsError: cards or options that there are not.

    >>> melds("4h 5h 2h JK")
    ('2h JK=3h 4h 5h',)
    >>> melds("5c 6c 2d"), melds("7c 7c 2d"), melds("2c 2d JK")
    (('2d=4c 5c 6c', '5c 6c 2d=7c'), ('7c 7c 2d=7h',), ())
    """
    asked = CardQuery(GAME, options)
    return tuple(map(str, _melds(asked, cards)))


def _melds(asked: CardQuery, cards: CardsText) -> tuple[Meld, ...]:
    """Return the melds that use all of these cards."""
    return readings(asked.cards(cards), melding(asked.options))


def hand_holding(cards: CardsText, options: Mapping[str, Any]) -> LooseMelds:
    """Return melds read as laid from the seat's hand in a made-up position, not yet judged.

    Args:
        cards: the cards, melds separated by `|`.
        options: what is agreed; any points that first melds need are ignored.

    Returns:
        A table with that hand, and the melds read from the cards.

    Raises:
        ItalianCardsError: cards or options that there are not.
    """
    least = {"min_first_meld": 0}  # what it is worth is asked, not whether it is enough
    found = read_lay(cards, GAME, options)
    return loose_melds(cards, GAME, _readings, {**options, **least}, hand=len(found.cards) + 2)


def _readings(move: Lay, view: BurracoView) -> Readings:
    """Return, for each group of a lay-down, the melds that it may be."""
    return tuple(read_as(group, view.melding) for group in move.groups)


def meld(cards: CardsText, **options: Any) -> Answer[int | None]:
    """Points of a meld on the table with its bonus, and what it lacks; or why it is none.

    Args:
        cards: the cards, a wild card that could stand for several with the one it stands for;
            several melds separated by `|`.
        options: what is agreed.

    Returns:
        The points; None where the cards make no meld, or what a wild card stands for makes a
        difference.

    Raises:
        ItalianCardsError: cards or options that there are not.

    >>> meld("3h 4h 5h 6h 7h 8h JK=9h")
    A dirty burraco: 65 + 100 points.
    >>> meld("3h 4h 5h 6h 7h 8h 9h").value, meld("7c 7d 2s")
    (245, A meld: 30 points.)
    >>> meld("5c 6c 8c")
    The five of clubs, the six of clubs and the eight of clubs are not consecutive.
    >>> meld("5c 6c 2d")
    A meld: 30 points. Say what the two of diamonds stands for, as in 2d=4c / 2d=7c: it could be \
the four of clubs or the seven of clubs.
    """
    held = hand_holding(cards, options)
    agreed = held.table.options

    def worth(meld_list: Sequence[Meld]) -> tuple[int, str]:
        points = sum(VALUES.hand(each.cards) for each in meld_list)
        more = sum(bonus(each, agreed) for each in meld_list)
        called = kind(meld_list[0], agreed) if len(meld_list) == 1 else ""
        facts = {
            "kind": called or "none",
            "points": points,
            "bonus": more,
            "number": len(meld_list),
        }
        return points + more, held.table.voice().finding(Finding("asked-meld", True, facts))

    return held.answer(worth)


WORTH = dict(
    zip(
        ("jokers", "twos", "aces", "high", "low"),
        sorted({VALUES.joker, *VALUES.ranks}, reverse=True),
        strict=True,
    )
)
"""Rows of a hand, and the points of each card in them."""


def hand(cards: CardsText, **options: Any) -> PointCount:
    """Count, line by line, the points of the cards left in a hand, against its side.

    Args:
        cards: the cards left, held by one seat.
        options: what is agreed.

    Raises:
        ItalianCardsError: cards or options that there are not.

    >>> hand("Ac Kd 7s JK").value
    60
    """
    asked = CardQuery(GAME, options)
    left = asked.cards(cards)
    alike = {name: [card for card in left if VALUES.card(card) == WORTH[name]] for name in WORTH}
    lines = (
        ScoreLine(name, {"each": WORTH[name]}, (tuple(own),), (VALUES.hand(own),))
        for name, own in alike.items()
    )
    return asked.count(lines)


def dealer(cards: CardsText, **options: Any) -> Seat:
    """The first dealer, when the players draw these cards in turn from the first seat on.

    Args:
        cards: the cards drawn; equal lowest ones draw the cards after these.
        options: what is agreed.

    Raises:
        ItalianCardsError: cards or options that there are not.

    >>> dealer("As 2c JK Kd"), dealer("5h 5s 5c 5d")
    (Seat(3), Seat(2))
    >>> dealer("5h 5s 5c 5d", dealer_suit_order="h_d_c_s")
    Seat(1)
    """
    asked = CardQuery(GAME, options)
    drawn = asked.cards(cards)
    if len(drawn) < asked.options.players:
        raise Unreadable(field_text([*drawn]), Message("expected-card-for-each"))
    return first_dealer(asked.options, (*drawn, *without(GAME.deck(asked.options), drawn)))
