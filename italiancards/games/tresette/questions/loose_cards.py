"""Questions about loose cards at Tresette."""

from __future__ import annotations

from italiancards.core.cards import Card
from italiancards.core.errors import BadPosition, quoted
from italiancards.games.tresette.game import GAME
from italiancards.games.tresette.rules.declarations import Combination, combinations_in
from italiancards.games.tresette.rules.score import line_of_cards
from italiancards.games.tresette.rules.state import ORDER
from italiancards.questions.loose_cards import Answer, CardQuery, CardsText, PointCount


def points(pile: CardsText, **options: object) -> PointCount:
    """The points of a pile: thirds, made whole once over all of its cards.

    Args:
        pile: its cards.
        options: the table's, by name.

    Raises:
        ItalianCardsError: cards or options that there are not.

    >>> points("AD 3C RB 7S FD CD")
    Card points, in thirds                  2 1/3  (AD 3C RB FD CD)
    Aces, 1 each                            1  (AD)
    Threes, 1/3 each                        1/3  (3C)
    Twos, 1/3 each                          –
    Kings, 1/3 each                         1/3  (RB)
    Knights, 1/3 each                       1/3  (CD)
    Knaves, 1/3 each                        1/3  (FD)
    Leftover thirds dropped, once per pile  −1/3
    Total                                   2
    >>> points("AD 3C RB 7S FD CD").value
    2
    """
    asked = CardQuery(GAME, options)
    return asked.count([line_of_cards((asked.cards(pile),), asked.options)])


def taker(trick: CardsText, **options: object) -> Answer[Card]:
    """The card that takes a trick, and why.

    Args:
        trick: its cards in the order they were played.
        options: the table's, by name.

    Raises:
        ItalianCardsError: cards or options that there are not, or no card at all.

    >>> taker("3B 3S")
    3B: The three of swords is not of the suit led: it cannot win, however high.
    >>> taker("RB AB 2B").value
    '2B'
    """
    asked = CardQuery(GAME, options)
    cards = asked.cards(trick)
    if not cards:
        raise BadPosition("trick-without-cards", trick=quoted(trick))
    place, because = ORDER.decide(cards)
    symbol = asked.voice.symbol(cards[place])
    why = "" if because is None else asked.voice.finding(because)
    return Answer(cards[place], f"{symbol}: {why}" if why else symbol, why)


def declarations(hand: CardsText, **options: object) -> Answer[tuple[Combination, ...]]:
    """The combinations that can be declared of a hand, with their points.

    Args:
        hand: the cards as they were dealt.
        options: the table's, by name.

    Raises:
        ItalianCardsError: cards or options that there are not.

    >>> declarations("3D 3C 3S 2D AD 7B")
    Three threes, clubs missing: 3. The napoletana of coins: 3.
    >>> sum(each.points for each in declarations("2D 2C 2S 2B AD 3D").value)
    7
    """
    asked = CardQuery(GAME, options)
    own = combinations_in(asked.cards(hand)) if asked.options.declarations else ()
    texts = (f"{asked.voice.say('combination', each.facts)}: {each.points}." for each in own)
    return Answer(own, " ".join(texts) or asked.voice.say("nothing"))
