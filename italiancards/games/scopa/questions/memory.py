"""Questions of the memory trainer about Scopa: sevens, coins, scope, the piles."""

from __future__ import annotations

from functools import partial
from random import Random

from italiancards.core.cards import Cards
from italiancards.core.seats import named_party, party_of
from italiancards.games.scopa.rules.score import SETTEBELLO
from italiancards.questions.choices import numbers, pictures, side, sides
from italiancards.questions.memory import (
    FEW,
    PlayedCard,
    SeenDeal,
    among_played,
    among_unseen,
    because_played,
)
from italiancards.questions.question import Question, Spread
from italiancards.questions.texts import Text
from italiancards.questions.trainer import MemoryTopic, MemoryTrainer

ASKED_RANKS = "7", "6", "A"
"""Ranks that are worth counting, the first first."""
TURNS = ("captures", "laid-down")
"""Events of a turn: a card was played, and captured or not."""


def turns(seen: SeenDeal) -> tuple[tuple[PlayedCard, Cards], ...]:
    """Return each card played in a deal, with the cards it captured, in the order of the turns.

    Args:
        seen: the deal.
    """
    events = [event for event in seen.events if event.name in TURNS]
    return tuple(
        (PlayedCard(event.facts["card"], event.facts["seat"], number), event.facts.get("cards", ()))
        for number, event in enumerate(events, 1)
    )


def ranks_out(seen: SeenDeal, chance: Random) -> Question:
    """Return a question: how many sevens have come out, captured or on the table?

    >>> import italiancards as ic
    >>> table = ic.deal("scopa", seed=7).autoplay()
    >>> ranks_out(SeenDeal(table), Random(1)).answer
    '4'
    """
    rank = chance.choices(ASKED_RANKS, (4, 1, 1))[0]
    cards = [card for card in seen.deck if card.rank == rank]
    shown = spreads(seen, tuple(cards))
    number = sum(len(each) for _, each in shown)
    return Question(
        seen.words.say("memory-out", cards=(cards[0],)),
        *numbers(number, most=len(cards)),
        seen.words.say("memory-out-because", number=number),
        spreads=shown,
    )


def spreads(seen: SeenDeal, among: Cards) -> tuple[Spread, ...]:
    """Return those cards that have come out as spreads: of each side, and on the table.

    Args:
        seen: the deal.
        among: the cards.
    """
    piles = [
        (side(seats), pile) for seats, pile in zip(seen.view.parties, seen.view.taken, strict=True)
    ]
    places: list[tuple[Text, Cards]] = [*piles, (seen.words.say("zone-table"), seen.view.table)]
    found = ((label, tuple(card for card in cards if card in among)) for label, cards in places)
    return tuple((label, cards) for label, cards in found if cards)


def who_has_settebello(seen: SeenDeal, chance: Random | None = None) -> Question:
    """Return a question: which side has captured the settebello, if any?

    >>> import italiancards as ic
    >>> table = ic.position("scopa", hand="5S", table="5D", taken="7D 7C / AS AC", stock=24)
    >>> who_has_settebello(SeenDeal(table)).answer
    'You'
    """
    takers = [number for number, pile in enumerate(seen.view.taken) if SETTEBELLO in pile]
    offered = sides(seen.table, "question-nobody-yet")
    if not takers:
        because = seen.words.say("memory-settebello-free")
        return Question(seen.words.say("memory-settebello"), offered, len(offered) - 1, because)
    party = named_party(seen.view.parties, takers[0])
    return Question(
        seen.words.say("memory-settebello"),
        offered,
        takers[0],
        seen.words.say("memory-settebello-because", party=party),
        spreads=tuple(_turn(seen, *each) for each in turns(seen) if _takes_settebello(*each)),
    )


def _takes_settebello(played: PlayedCard, taken: Cards) -> bool:
    """Return True if a turn captured the settebello, or captured with it."""
    return bool(taken) and SETTEBELLO in (played.card, *taken)


def _turn(seen: SeenDeal, played: PlayedCard, taken: Cards) -> Spread:
    """Return a turn as a spread: the card played, and the cards it captured."""
    return side((played.seat,)), (played.card, *taken)


def of_pile(seen: SeenDeal, chance: Random, name: str) -> Question:
    """Return a question: how many coins, cards or scope has a side so far?

    Args:
        seen: the deal.
        chance: chooses the side.
        name: `coins`, `cards` or `scope`.

    >>> import italiancards as ic
    >>> table = ic.position("scopa", hand="5S", table="5D", taken="7D 7C / AD 2D", stock=24)
    >>> of_pile(SeenDeal(table), Random(1), "coins").answer in ("1", "2")
    True
    """
    view = seen.view
    number = chance.randrange(len(view.parties))
    pile = view.scope[number] if name == "scope" else view.taken[number]
    cards = tuple(card for card in pile if name != "coins" or card.suit == SETTEBELLO.suit)
    step = 2 if name == "cards" and len(cards) > 4 else 1
    shown = () if name == "cards" or not cards else ((side(view.parties[number]), cards),)
    return Question(
        seen.words.say(f"memory-{name}", party=named_party(view.parties, number)),
        *numbers(len(cards), step=step),
        seen.words.say(f"memory-{name}-because", number=len(cards)),
        spreads=shown,
    )


def which_came(seen: SeenDeal, chance: Random) -> Question | None:
    """Return a question: which of four cards has been captured? None where that cannot be asked."""
    fallen = [
        (played, taken) for played, taken in turns(seen) if taken and played.seat != seen.seat
    ]
    if len(seen.view.unseen) < FEW or not fallen:
        return None
    played, taken = chance.choice(fallen)
    found = chance.choice((played.card, *taken))
    cards = among_unseen(seen, chance, found)
    party = named_party(seen.view.parties, party_of(seen.view.parties, played.seat))
    return Question(
        seen.words.say("memory-which-captured"),
        pictures(cards),
        cards.index(found),
        seen.words.say("memory-captured-by", party=party, card=found),
        spreads=(_turn(seen, played, taken),),
    )


def card_of_turn(seen: SeenDeal, chance: Random, back: int) -> Question | None:
    """Return a question: which card did somebody play last, or the time before? None if nobody did.

    Args:
        seen: the deal.
        chance: chooses the player, and the cards beside the right one.
        back: how many of his turns lie between.
    """
    done = turns(seen)
    seat = chance.choice([each for each in seen.table.seating.seats if each != seen.seat])
    own = [each for each in done if each[0].seat == seat]
    if len(own) <= back:
        return None
    played, taken = own[-1 - back]
    cards = among_played(seen, played.card, [each[0].card for each in done])
    if cards is None:
        return None
    return Question(
        seen.words.say("memory-last-card", seat=seat, back=back),
        pictures(cards),
        cards.index(played.card),
        because_played(seen, played.card, played),
        spreads=(_turn(seen, played, taken),),
    )


TRAINER = MemoryTrainer(
    topics=(
        MemoryTopic("sevens", 1, ranks_out),
        MemoryTopic("settebello", 1, who_has_settebello),
        MemoryTopic("coins", 2, partial(of_pile, name="coins")),
        MemoryTopic("scope", 2, partial(of_pile, name="scope")),
        MemoryTopic("which-card", 2, which_came),
        MemoryTopic("last-card", 2, partial(card_of_turn, back=0)),
        MemoryTopic("cards", 3, partial(of_pile, name="cards")),
        MemoryTopic("card-before", 3, partial(card_of_turn, back=1)),
    ),
    ends=("gathered", "laid-down"),
    veiled=frozenset({"taken", "scope", "last-capture"}),
    tables=({}, {"players": 4}),
)
