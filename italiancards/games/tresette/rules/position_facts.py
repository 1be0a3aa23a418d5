"""Facts of a position of Tresette beside the cards: dealt, shown, said and declared."""

from __future__ import annotations

from collections.abc import Sequence

from italiancards.core.announcements import Pass
from italiancards.core.cards import Card, Cards
from italiancards.core.errors import quoted
from italiancards.core.moves import Move, read_move
from italiancards.core.numbers import whole
from italiancards.core.packets import Groups
from italiancards.core.pool import CardPool
from italiancards.games.tresette.rules.declarations import Declaration
from italiancards.games.tresette.rules.signals import signal_of
from italiancards.games.tresette.rules.state import SeatDeclaration, SeatSignal, SuitLimits


def dealt_hands(at: CardPool, hands: Sequence[Cards]) -> Groups:
    """Return the hands as dealt: named by a field, or else the hand with its card in the trick.

    Args:
        at: the fields.
        hands: the present hands, in turn order from the seat to move.
    """
    lying = [*[()] * (at.count - len(at["trick"])), *((card,) for card in at["trick"])]
    return tuple(
        named or (*hand, *own) for named, hand, own in zip(at["dealt"], hands, lying, strict=True)
    )


def drawn_cards(at: CardPool, hands: Sequence[Cards]) -> tuple[Card | None, ...]:
    """Return, by seat, the card drawn last and still held, from a field; None for none.

    Args:
        at: the fields.
        hands: the present hands, in turn order from the seat to move.

    Returns:
        A card or None for each seat.

    Raises:
        BadPosition: several cards for a seat, or one that its hand lacks.
    """
    for cards, hand in zip(at["drawn"], hands, strict=True):
        at.refuse(len(cards) > 1 or not set(cards) <= set(hand), "tresette-drawn")
    return tuple(cards[0] if cards else None for cards in at["drawn"])


def void_suits(at: CardPool, name: str) -> list[SuitLimits]:
    """Return, by seat, suits it is out of, each with the number of cards drawn since, from a field.

    Raises:
        BadPosition: a word that is no suit.
    """
    found = []
    for part in at.split(name):
        suits = {}
        for word in part.split():
            letters = word.rstrip("0123456789")
            since = whole(word[len(letters) :] or "0")
            if since is None:
                raise at.error("tresette-suit", word=quoted(word), suit=at.pack.write_suit("D"))
            suits[at.pack.suit(letters)] = since
        found.append(tuple(suits.items()))
    return found


def signals(at: CardPool, name: str) -> tuple[SeatSignal, ...]:
    """Return the signals of all seats read from a field, each with the card led."""
    found = list[SeatSignal]()
    for seat, part in zip(at.order, at.split(name), strict=True):
        for each in filter(None, part.split(",")):
            card, _, word = each.strip().rpartition(" ")
            found.append((seat, at.read(card), signal_of(word)))
    return tuple(found)


def declarations(at: CardPool, name: str) -> tuple[SeatDeclaration, ...]:
    """Return the combinations that each seat has declared, read from a field."""
    return tuple(
        (seat, each)
        for seat, part in zip(at.order, at.split(name), strict=True)
        if part
        for each in Declaration.read(part, at.pack).combinations
    )


def answers(at: CardPool, name: str) -> tuple[Move, ...]:
    """Return the secret answers so far, read from a field; passes where it is absent."""
    number = (at.me - at["leader"]) % at.count
    if not at["asking"] or not number:
        return ()
    if name not in at.fields:
        at.mark_sampled(name)
    kinds = (Declaration, Pass)
    return tuple(read_move(part or Pass.verb, kinds, at.pack) for part in at.split(name, number))
