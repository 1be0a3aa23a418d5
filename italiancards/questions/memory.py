"""Questions from memory: what a seat has seen fall in a deal, asked while the deal goes on.

Each is computed from what the seat has seen: its view, and the open part of the log.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from random import Random
from typing import Any, NamedTuple

from italiancards.core.cards import Card, Cards
from italiancards.core.events import Event
from italiancards.core.seats import Seat
from italiancards.questions.choices import numbers, pictures, players
from italiancards.questions.question import Question, Spread
from italiancards.questions.texts import Text, Words
from italiancards.questions.tricks import TAKEN
from italiancards.questions.wording import LEARNER
from italiancards.table import Table

PLAYED = "played"
"""The event of a card played to a trick."""
FEW = 3
"""Number of cards that are offered beside the right one."""
MOST_NAMED = 4
"""Most cards that a reason names: more are only shown."""


class PlayedCard(NamedTuple):
    """A card that has been played: in which trick or turn, from 1, and by whom."""

    card: Card
    seat: Seat
    number: int


class TakenTrick(NamedTuple):
    """A trick that has been taken: its cards as they were played, and its taker."""

    number: int
    cards: tuple[PlayedCard, ...]
    taker: Seat


@dataclass(frozen=True, eq=False)
class SeenDeal:
    """The part of a deal that a seat has seen.

    Args:
        table: the table, at the moment of the question.
        seat: the seat.
    """

    table: Table
    seat: Seat = LEARNER

    @cached_property
    def view(self) -> Any:
        """The seat's view."""
        return self.table.view(self.seat)

    @cached_property
    def words(self) -> Words:
        """Words for the questions."""
        return Words(self.table.game)

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """The events of the deal on the table, as the seat saw them."""
        first = self.table.deals.moment_of(self.table.moment.deal)
        return tuple(event for _, event in self.table.log(self.seat, first))

    @cached_property
    def tricks(self) -> tuple[TakenTrick, ...]:
        """The tricks taken in the deal on the table, in their order."""
        found, cards = list[TakenTrick](), list[PlayedCard]()
        for event in self.events:
            if event.name == PLAYED:
                facts = event.facts
                cards.append(PlayedCard(facts["card"], facts["seat"], len(found) + 1))
            elif event.name == TAKEN:
                found.append(TakenTrick(len(found) + 1, tuple(cards), event.facts["seat"]))
                cards.clear()
        return tuple(found)

    @cached_property
    def played(self) -> tuple[PlayedCard, ...]:
        """The cards of the tricks taken, in the order they were played."""
        return tuple(card for trick in self.tricks for card in trick.cards)

    @property
    def deck(self) -> Cards:
        """The cards of the deal."""
        return self.table.game.deck(self.table.options)


# Answers: how many, who, which


def how_many(
    seen: SeenDeal,
    among: Sequence[Card],
    sentence: str,
    played: Sequence[PlayedCard] | None = None,
    /,
    **facts: object,
) -> Question:
    """Return a question: how many of these cards have been played?

    Args:
        seen: the deal.
        among: the cards that are counted.
        sentence: the name of the question.
        played: the cards that count as played; by default those of the tricks.
        facts: what fills the question.
    """
    fallen = tuple(each for each in played or seen.played if each.card in among)
    return Question(
        seen.words.say(sentence, **facts),
        *numbers(len(fallen), most=len(among)),
        counted(seen, tuple(each.card for each in fallen)),
        spreads=spreads_of(seen, fallen),
    )


def rank_played(seen: SeenDeal, chance: Random, ranks: str) -> Question:
    """Return a question: how many cards of a rank have been played?

    Args:
        seen: the deal.
        chance: chooses the rank.
        ranks: the ranks to choose from.
    """
    rank = chance.choice(ranks)
    cards = [card for card in seen.deck if card.rank == rank]
    return how_many(seen, cards, "memory-ranks", cards=(cards[0],))


def counting(seen: SeenDeal, cards: Cards, ranks: Container[str]) -> tuple[Spread, ...]:
    """Return those of some cards that count as spreads, one for each trick they fell in.

    Args:
        seen: the deal.
        cards: the cards.
        ranks: the ranks that count.
    """
    return spreads_of(
        seen, [each for each in seen.played if each.card in cards and each.card.rank in ranks]
    )


def counted(seen: SeenDeal, cards: Cards) -> Text:
    """Return the sentence how many cards have been played, and which, where they are few.

    Args:
        seen: the deal.
        cards: the cards.
    """
    name = "memory-counted" if len(cards) <= MOST_NAMED else "memory-counted-many"
    return seen.words.say(name, cards=cards, number=len(cards))


def who_played(seen: SeenDeal, card: Card) -> Question:
    """Return a question: who has played this card, if anybody?

    Args:
        seen: the deal.
        card: the card.
    """
    offered = players(seen.table, "question-nobody-yet")
    found = next((each for each in seen.played if each.card == card), None)
    right = len(offered) - 1 if found is None else int(found.seat)
    return Question(
        seen.words.say("memory-who-played", card=card),
        offered,
        right,
        because_played(seen, card, found),
        spreads=() if found is None else (whole_trick(seen, found),),
    )


def because_played(seen: SeenDeal, card: Card, found: PlayedCard | None) -> Text:
    """Return the sentence who played a card, or that nobody has.

    Args:
        seen: the deal.
        card: the card.
        found: how it was played; None if it was not.
    """
    if found is None:
        return seen.words.say("memory-not-played", card=card)
    return seen.words.say("memory-played-by", card=card, seat=found.seat)


def which_played(seen: SeenDeal, chance: Random) -> Question | None:
    """Return a question: which of these cards has been played? None where too few are unseen.

    Args:
        seen: the deal.
        chance: chooses the cards.
    """
    fallen = [each for each in seen.played if each.seat != seen.seat]
    return which_fallen(seen, chance, fallen)


def which_fallen(seen: SeenDeal, chance: Random, fallen: Sequence[PlayedCard]) -> Question | None:
    """Return the question which of four cards has been played; None where too few are unseen.

    Args:
        seen: the deal.
        chance: chooses the cards.
        fallen: the cards of which one is the answer.
    """
    if len(seen.view.unseen) < FEW or not fallen:
        return None
    found = chance.choice(fallen)
    cards = among_unseen(seen, chance, found.card)
    return Question(
        seen.words.say("memory-which-played"),
        pictures(cards),
        cards.index(found.card),
        because_played(seen, found.card, found),
        spreads=(whole_trick(seen, found),),
    )


def card_of(seen: SeenDeal, chance: Random, back: int) -> Question | None:
    """Return a question: what did somebody play in the last trick, or the one before it?

    Args:
        seen: the deal.
        chance: chooses the player, and the cards beside the right one.
        back: how many tricks lie between.
    """
    if len(seen.tricks) <= back:
        return None
    trick = seen.tricks[-1 - back]
    found = chance.choice([each for each in trick.cards if each.seat != seen.seat])
    cards = among_played(seen, found.card, [each.card for each in seen.played])
    if cards is None:
        return None
    return Question(
        seen.words.say("memory-card-of", seat=found.seat, back=back),
        pictures(cards),
        cards.index(found.card),
        because_played(seen, found.card, found),
        spreads=(whole_trick(seen, found),),
    )


def who_took(seen: SeenDeal, back: int) -> Question | None:
    """Return a question: who won the last trick, or the one before it? None if there is none.

    Args:
        seen: the deal.
        back: how many tricks lie between.
    """
    if len(seen.tricks) <= back:
        return None
    trick = seen.tricks[-1 - back]
    return Question(
        seen.words.say("memory-who-took", back=back),
        players(seen.table),
        int(trick.taker),
        seen.words.say("memory-took", seat=trick.taker),
        spreads=(whole_trick(seen, trick.cards[0]),),
    )


def last_trick(seen: SeenDeal, chance: Random) -> Question | None:
    """Return a question: what did somebody play in the last trick? None if there is none.

    Args:
        seen: the deal.
        chance: chooses the player, and the cards beside the right one.
    """
    return card_of(seen, chance, 0)


def trick_before(seen: SeenDeal, chance: Random) -> Question | None:
    """Return a question about the last trick but one: its winner, or a card; None if none is.

    Args:
        seen: the deal.
        chance: chooses what is asked.
    """
    return card_of(seen, chance, 1) if chance.random() < 1 / 2 else who_took(seen, 1)


# Cards that show the reason


def spreads_of(seen: SeenDeal, fallen: Sequence[PlayedCard]) -> tuple[Spread, ...]:
    """Return cards that have been played as spreads, one for each trick or turn they fell in.

    Args:
        seen: the deal.
        fallen: the cards, in the order they were played.
    """
    groups = groupby(fallen, key=lambda each: each.number)
    return tuple(
        (seen.words.say("memory-trick", number=number), tuple(each.card for each in cards))
        for number, cards in groups
    )


def whole_trick(seen: SeenDeal, found: PlayedCard) -> Spread:
    """Return the trick in which a card fell as a spread.

    Args:
        seen: the deal.
        found: the card.
    """
    cards = tuple(each.card for each in seen.played if each.number == found.number)
    return seen.words.say("memory-trick", number=found.number), cards


def among_unseen(seen: SeenDeal, chance: Random, card: Card) -> Cards:
    """Return a card among unseen ones, as near to it as there are; there are enough of them.

    Args:
        seen: the deal.
        chance: chooses them.
        card: the card.
    """
    unseen = seen.view.unseen
    near = [each for each in unseen if each.suit == card.suit or each.rank == card.rank]
    return in_deck_order(seen, (card, *chance.sample(near if len(near) >= FEW else unseen, FEW)))


def among_played(seen: SeenDeal, card: Card, played: Sequence[Card]) -> Cards | None:
    """Return a card among others played not long before; None where there are too few.

    Args:
        seen: the deal.
        card: the card.
        played: the cards played, in their order.
    """
    others = [each for each in played if each != card]
    return None if len(others) < FEW else in_deck_order(seen, (card, *others[-2 * FEW :][:FEW]))


def in_deck_order(seen: SeenDeal, cards: Sequence[Card]) -> Cards:
    """Return cards in the order of the deck, so that their order tells nothing.

    Args:
        seen: the deal.
        cards: the cards.
    """
    return tuple(sorted(cards, key=seen.deck.index))
