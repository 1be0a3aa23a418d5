"""Questions about loose cards at Burraco."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from italiancards.core.cards import without
from italiancards.core.errors import Unreadable
from italiancards.core.language import said
from italiancards.core.melds import Meld, readings
from italiancards.core.position import told_as_text
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.games.burraco import GAME
from italiancards.games.burraco.dealers import first_dealer
from italiancards.games.burraco.kinds import bonus, kind
from italiancards.games.burraco.moves import Lay
from italiancards.games.burraco.state import VALUES, melding
from italiancards.questions.loose import Answer, Asked, Told
from italiancards.questions.melds import laying
from italiancards.records import position
from italiancards.table import Table


def melds(cards: Told, **options: Any) -> tuple[str, ...]:
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
    asked = Asked(GAME, options)
    return tuple(map(str, _melds(asked, cards)))


def _melds(asked: Asked, cards: Told) -> tuple[Meld, ...]:
    return readings(asked.cards(cards), melding(asked.options))


def holding(cards: str, options: Mapping[str, Any]) -> tuple[Table, Lay]:
    """A table whose seat to move holds just these cards, and two more to go on with.

    Args:
        cards: the cards, melds parted by `|`.
        options: what is agreed.

    Raises:
        ItalianCardsError: cards or options that there are not.
    """
    move = laying(cards, GAME, options)
    assert isinstance(move, Lay)  # it begins with that word
    left = [card for card in GAME.pack.known.values() if card not in move.cards][:2]
    hand = " ".join([*move.cards, *left])
    least = {"min_first_meld": 0}  # what it is worth is asked, not whether it is enough
    table = position("burraco", hand=hand, drawn=True, dead_end=True, **{**options, **least})
    return table, move


def meld(cards: str, **options: Any) -> Answer[int | None]:
    """What a meld is worth on the table, its bonus with it, and what it lacks; or why it is none.

    Args:
        cards: the cards, a wild card that could stand for several with the one it stands for.
        options: what is agreed.

    Returns:
        The points; None where the cards make no meld.

    Raises:
        ItalianCardsError: cards or options that there are not.

    >>> meld("3h 4h 5h 6h 7h 8h JK=9h")
    A dirty burraco: 65 + 100 points.
    >>> meld("3h 4h 5h 6h 7h 8h 9h").value, meld("7c 7d 2s")
    (245, A meld: 30 points.)
    >>> meld("5c 6c 8c")
    The five of clubs, the six of clubs and the eight of clubs do not follow each other.
    """
    table, move = holding(cards, options)
    why = table.why(move)
    if not why.ok:
        return Answer(None, why.text)
    laid = table.play(move).view().melds
    points = sum(VALUES.hand(each.cards) for each in laid)
    more = sum(bonus(each, table.options) for each in laid)
    called = kind(laid[0], table.options) if len(laid) == 1 else ""
    facts = {"kind": called or "none", "points": points, "bonus": more, "number": len(laid)}
    return Answer(points + more, table.voice().finding(Finding("asked-meld", True, facts)))


def dealer(cards: Told, **options: Any) -> Seat:
    """Who deals first, when the players draw these cards in turn, beginning with the first seat.

    Args:
        cards: the cards drawn; of equal lowest ones those who drew them draw the next.
        options: what is agreed.

    Raises:
        ItalianCardsError: cards or options that there are not.

    >>> dealer("As 2c JK Kd"), dealer("5h 5s 5c 5d")
    (Seat(3), Seat(2))
    >>> dealer("5h 5s 5c 5d", dealer_suit_order="h_d_c_s")
    Seat(1)
    """
    asked = Asked(GAME, options)
    drawn = asked.cards(cards)
    if len(drawn) < asked.options.players:
        raise Unreadable(
            told_as_text([*drawn]),
            said(en="a card for each player", it="una carta per ogni giocatore"),
        )
    return first_dealer(asked.options, (*drawn, *without(GAME.deck(asked.options), drawn)))
