"""Questions from memory about discards, in games of melds: what was discarded, by whom."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from italiancards.core.cards import Card, Cards
from italiancards.core.events import Event
from italiancards.core.seats import Seat
from italiancards.questions.choices import numbers, pictures, players, side
from italiancards.questions.memory import FEW, PlayedCard, SeenDeal, in_deck_order
from italiancards.questions.question import Question
from italiancards.questions.trainer import MemoryTopic, MemoryTrainer

DISCARDED = "discarded"
"""The event of a discard, which ends a turn."""
MOST_COUNTED = 6
"""Most discards of one rank that can be answered."""
RENEWED = "stock-renewed"
"""The event of discards that become the stock: the same cards may be discarded again."""
TOOK = "took-discards"
"""The event of a player who takes all discards."""


def _events(seen: SeenDeal, name: str) -> list[Event]:
    """Return the events of a name in a deal, as the seat saw them."""
    return [event for event in seen.events if event.name == name]


def discards(seen: SeenDeal) -> tuple[PlayedCard, ...]:
    """Return each discard of a deal, with its seat and its number among all, from 1.

    Args:
        seen: the deal.
    """
    return tuple(
        PlayedCard(event.facts["card"], event.facts["seat"], number)
        for number, event in enumerate(_events(seen, DISCARDED), 1)
    )


def last_discard(seen: SeenDeal, chance: Random, back: int = 0) -> Question | None:
    """Return a question: which card did somebody discard last, or the time before?

    Args:
        seen: the deal.
        chance: chooses the player.
        back: how many discards of his lie between.

    Returns:
        The question; None where too little has been discarded.
    """
    done = discards(seen)
    seat = chance.choice([each for each in seen.table.seating.seats if each != seen.seat])
    own = [each.card for each in done if each.seat == seat]
    if len(own) <= back:
        return None
    card = own[-1 - back]
    baits = list(dict.fromkeys(each.card for each in reversed(done) if each.card != card))
    if len(baits) < FEW:
        return None
    cards = in_deck_order(seen, (card, *baits[:FEW]))
    return Question(
        seen.words.say("memory-last-discard", seat=seat, back=back),
        pictures(cards),
        cards.index(card),
        seen.words.say("memory-discarded-by", seat=seat, card=card),
        spreads=((side((seat,)), tuple(own)),),
    )


def discard_before(seen: SeenDeal, chance: Random) -> Question | None:
    """Return a question: which card did somebody discard the time before last?

    Args:
        seen: the deal.
        chance: chooses the player.
    """
    return last_discard(seen, chance, 1)


def which_discarded(seen: SeenDeal, chance: Random) -> Question | None:
    """Return a question: which of these cards has somebody discarded? None where none can be asked.

    Args:
        seen: the deal.
        chance: chooses the cards.
    """
    done = discards(seen)
    fallen = [each for each in done if each.seat != seen.seat]
    if not fallen:
        return None
    found = chance.choice(fallen)
    known = {each.card for each in done}
    left = [card for card in dict.fromkeys(seen.view.unseen) if card not in known]
    near = [card for card in left if found.card.rank == card.rank or found.card.suit == card.suit]
    if len(near) < FEW:
        return None
    cards = in_deck_order(seen, (found.card, *chance.sample(near, FEW)))
    return Question(
        seen.words.say("memory-which-discarded"),
        pictures(cards),
        cards.index(found.card),
        seen.words.say("memory-discarded-by", seat=found.seat, card=found.card),
        spreads=((side((found.seat,)), _cards_of(seen, found.seat)),),
    )


def who_discarded(seen: SeenDeal, chance: Random) -> Question | None:
    """Return a question: who discarded this card? None where nobody can be named.

    Args:
        seen: the deal.
        chance: chooses the card.
    """
    done = discards(seen)
    once = [each for each in done if [other.card for other in done].count(each.card) == 1]
    if not once:
        return None
    found = chance.choice(once)
    return Question(
        seen.words.say("memory-who-discarded", card=found.card),
        players(seen.table),
        int(found.seat),
        seen.words.say("memory-discarded-by", seat=found.seat, card=found.card),
        spreads=((side((found.seat,)), _cards_of(seen, found.seat)),),
    )


def ranks_discarded(seen: SeenDeal, chance: Random) -> Question | None:
    """Return a question: how many cards of a rank have been discarded? None where none has been.

    It is not asked where cards may have come back to be discarded once more.

    Args:
        seen: the deal.
        chance: chooses the rank.
    """
    done = [each for each in discards(seen) if each.card.suit]
    if not done or _events(seen, RENEWED):
        return None
    rank = chance.choice(done).card.rank
    cards = tuple(each.card for each in done if each.card.rank == rank)
    if len(cards) > MOST_COUNTED:
        return None
    return Question(
        seen.words.say("memory-ranks-discarded", cards=cards[:1]),
        *numbers(len(cards)),
        seen.words.say("memory-ranks-discarded-because", number=len(cards)),
        spreads=((seen.words.say("memory-discards"), cards),),
    )


def who_took_discards(seen: SeenDeal, chance: Random | None = None) -> Question:
    """Return a question: who took the discards last, if anybody?

    Args:
        seen: the deal.
        chance: not used.
    """
    takers = [event.facts["seat"] for event in _events(seen, TOOK)]
    offered = players(seen.table, "question-nobody-yet")
    name = "memory-took-discards" if takers else "memory-discards-lie"
    return Question(
        seen.words.say("memory-who-took-discards"),
        offered,
        int(takers[-1]) if takers else len(offered) - 1,
        seen.words.say(name, **({"seat": takers[-1]} if takers else {})),
    )


RANKS = MemoryTopic("ranks-discarded", 3, ranks_discarded)
TAKERS = MemoryTopic("who-took-discards", 2, who_took_discards)


def _cards_of(seen: SeenDeal, seat: Seat) -> Cards:
    """Return a seat's discards, in their order."""
    found: list[Card] = [each.card for each in discards(seen) if each.seat == seat]
    return tuple(found)


def discard_trainer(topic: MemoryTopic, *tables: Mapping[str, object]) -> MemoryTrainer:
    """Return the material of a game of melds for the memory trainer.

    Args:
        topic: what is asked beside who discarded what: `RANKS`, or where all discards may be
            taken at once `TAKERS`.
        tables: the options of the tables at which it is played, the first first.
    """
    return MemoryTrainer(
        topics=(
            MemoryTopic("last-discard", 1, last_discard),
            MemoryTopic("which-discarded", 2, which_discarded),
            MemoryTopic("who-discarded", 2, who_discarded),
            topic,
            MemoryTopic("discard-before", 3, discard_before),
        ),
        ends=(DISCARDED,),
        veiled=frozenset({"discards"}),
        tables=tables,
    )
