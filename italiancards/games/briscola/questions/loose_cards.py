"""Questions about loose cards at Briscola."""

from __future__ import annotations

from italiancards.core.cards import Card
from italiancards.core.errors import BadPosition, quoted
from italiancards.games.briscola.game import GAME
from italiancards.games.briscola.rules.score import lines_of
from italiancards.games.briscola.rules.state import trick_order
from italiancards.questions.loose_cards import Answer, CardQuery, CardsText, PointCount


def points(pile: CardsText, **options: object) -> PointCount:
    """The points that the cards of a pile count.

    Args:
        pile: its cards.
        options: the table's, by name.

    Raises:
        ItalianCardsError: cards or options that there are not.

    >>> points("AD 3C RB 7S FD")
    Aces, 11 each    11  (AD)
    Threes, 10 each  10  (3C)
    Kings, 4 each    4  (RB)
    Knights, 3 each  0
    Knaves, 2 each   2  (FD)
    Total            27
    >>> points("AD 3C RB 7S FD").value
    27
    """
    asked = CardQuery(GAME, options)
    return asked.count(lines_of((asked.cards(pile),)))


def taker(trick: CardsText, trump: str | None = None, **options: object) -> Answer[Card]:
    """The card that takes a trick, and why.

    Args:
        trick: its cards in the order they were played.
        trump: the trump suit, its letter or its name; without one no card is a trump.
        options: the table's, by name.

    Raises:
        ItalianCardsError: cards, a suit or options that there are not, or no card at all.

    >>> taker("5B AB", trump="S")
    AB: Same suit, and the ace of clubs is higher than the five of clubs: it wins.
    >>> taker("AB 2S", trump="swords").value
    '2S'
    """
    asked = CardQuery(GAME, options)
    cards = asked.cards(trick)
    if not cards:
        raise BadPosition("trick-without-cards", trick=quoted(trick))
    suit = None if trump is None else GAME.notation(asked.options).suit(trump)
    place, because = trick_order(asked.options, suit).decide(cards)
    symbol = asked.voice.symbol(cards[place])
    why = "" if because is None else asked.voice.finding(because)
    return Answer(cards[place], f"{symbol}: {why}" if why else symbol, why)
