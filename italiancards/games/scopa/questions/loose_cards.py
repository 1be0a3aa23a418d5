"""Questions about loose cards at Scopa."""

from __future__ import annotations

from typing import Any

from italiancards.answers import Choices
from italiancards.core.score import ScoreLine
from italiancards.games.scopa.game import GAME
from italiancards.games.scopa.rules.primiera import best_cards, sums
from italiancards.games.scopa.rules.score import MISSING, REBELLO, SETTEBELLO, napola
from italiancards.questions.loose_cards import Answer, CardQuery, CardsText, PointCount
from italiancards.questions.texts import Words
from italiancards.records import position


def captures(card: str, table: CardsText, **options: Any) -> Choices:
    """The ways to play a card to some cards on the table, each with its reason.

    Args:
        card: the card that is played.
        table: the cards that lie there.
        options: the table's, by name.

    Raises:
        ItalianCardsError: cards or options that there are not.

    >>> for why in captures("5D", "2C 3S 5C"):
    ...     print(why.move, why.ok)
    5D False
    5D x 5C True
    5D x 2C+3S False
    """
    asked = CardQuery(GAME, options)
    played = GAME.read_card(card, asked.options)
    set_up = position("scopa", hand=played, table=asked.cards(table), **options)
    return set_up.choices()


def primiera(pile: CardsText, **options: Any) -> Answer[int | None]:
    """The sum of a pile for the primiera: the best card of each suit.

    Args:
        pile: its cards.
        options: the table's, by name.

    Returns:
        The sum; None where a suit is missing, for such a pile cannot win it.

    Raises:
        ItalianCardsError: cards or options that there are not.

    >>> primiera("7D 6D RC 6C AS 5B 2B")
    7D 6C AS 5B: 70
    >>> primiera("7D 7C 7S")
    7D 7C 7S: no clubs, so no primiera
    """
    asked = CardQuery(GAME, options)
    cards = asked.cards(pile)
    (total,) = sums((cards,), missing_suit=asked.options.primiera_missing_suit)
    best = " ".join(map(asked.voice.symbol, best_cards(cards)))
    voice = Words(GAME).of(asked.voice)
    lacking = [suit for suit in GAME.pack.suits if suit not in {card.suit for card in cards}]
    explanation = (
        str(total)
        if total is not None
        else voice.phrase("question-primiera-missing", {"suit": lacking[0]})
    )
    return Answer(total, f"{best}: {explanation}".removeprefix(": "))


def pile(cards: CardsText, **options: Any) -> PointCount:
    """The count of a pile towards each point of Scopa; the side with most gets it.

    Args:
        cards: its cards.
        options: the table's, by name.

    Raises:
        ItalianCardsError: cards or options that there are not.

    >>> pile("7D 6C AS 5B RD")
    Cards       5  (7D 6C AS 5B RD)
    Coins       2  (7D RD)
    Settebello  1  (7D)
    Primiera    70  (7D 6C AS 5B)
    """
    asked = CardQuery(GAME, options)
    own, agreed = asked.cards(cards), asked.options
    groups = {"carte": own, "denari": tuple(card for card in own if card.suit == "D")}
    groups["settebello"] = tuple(card for card in own if card == SETTEBELLO)
    lines = [
        ScoreLine(name, NONE, (held,), None, (str(len(held)),)) for name, held in groups.items()
    ]
    primiera_sum = primiera(own, **options).value
    shown = MISSING if primiera_sum is None else str(primiera_sum)
    lines.append(ScoreLine("primiera", NONE, (best_cards(own),), None, (shown,)))
    more = {"napola": napola(own)} if agreed.napola else {}
    if agreed.rebello:
        more["rebello"] = tuple(card for card in own if card == REBELLO)
    lines += [
        ScoreLine(name, NONE, (held,), None, (str(len(held)),)) for name, held in more.items()
    ]
    return asked.count(lines)


NONE = {"counts": "none", "way": "exact"}
"""Facts of a line without another pile to compare with."""
