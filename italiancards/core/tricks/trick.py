"""A trick on the table: the seat to play, the winner, its zone, drawing after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from italiancards.core.cards import Cards
from italiancards.core.events import Event
from italiancards.core.packets import Groups, replaced
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat, Seating
from italiancards.core.tricks.order import TrickOrder
from italiancards.core.zones import Zone


def to_play(players: int, leader: Seat, trick: Sequence[object]) -> Seat | None:
    """Return the seat that plays next to a trick, or None if all have.

    Serves for anything that all do in turn, from the leader on.

    Args:
        players: how many play.
        leader: the seat that began.
        trick: what was played or done so far.

    >>> from italiancards.core.cards import ITALIAN
    >>> two, three = ITALIAN.cards[:2], ITALIAN.cards[:3]
    >>> to_play(3, Seat(2), two), to_play(3, Seat(2), three)
    (Seat(1), None)
    """
    played = len(trick)
    return None if played == players else Seat((leader + played) % players)


@cache
def seats_after(players: int) -> tuple[tuple[int, ...], ...]:
    """Return the other seats in turn order, for each seat; as plain integers.

    >>> seats_after(3)
    ((1, 2), (2, 0), (0, 1))
    """
    return tuple(
        tuple((seat + step) % players for step in range(1, players)) for seat in range(players)
    )


def trick_winner(
    order: TrickOrder, players: int, leader: Seat, trick: Cards
) -> tuple[Seat, Finding | None]:
    """Return the seat that wins a trick, and the finding that decided it or None.

    Args:
        order: what beats what.
        players: how many play.
        leader: who led.
        trick: its cards in the order played.

    >>> from italiancards.core.cards import ITALIAN
    >>> trick = tuple(map(ITALIAN.card, ("5B", "AB", "2S")))
    >>> taker, why = trick_winner(TrickOrder("A3RCF76542", trump="S"), 3, Seat(2), trick)
    >>> taker, why.name
    (Seat(1), 'trump-takes')
    """
    place, because = order.decide(trick)
    return Seat((leader + place) % players), because


def draw_after_trick(
    hands: Groups, stock: Cards, taker: Seat, *, in_sight: bool = False
) -> tuple[Groups, Cards, list[Event]]:
    """Return new hands, stock and events after each player draws a card, the trick's winner first.

    Args:
        hands: what each player holds.
        stock: the cards to be drawn, the next one first.
        taker: who took the trick.
        in_sight: whether all see what is drawn; else each sees its own card alone.

    Returns:
        The hands, what is left of the stock, and what was drawn; nothing where the stock is gone.
    """
    events = []
    for seat in Seating(len(hands)).order(taker):
        if not stock:
            break
        card, stock = stock[0], stock[1:]
        hands = replaced(hands, seat, (*hands[seat], card))
        facts = {"seat": seat, "card": card}
        seen = ((), None) if in_sight else (("card",), (seat,))
        events.append(Event("drew", facts, *seen))
    return hands, stock, events


def zones(
    order: TrickOrder, players: int, leader: Seat, trick: Cards, last: tuple[Seat, Cards] | None
) -> list[Zone]:
    """Return the zones of the current trick and, if there is one, of the last trick.

    Args:
        order: what beats what.
        players: how many play.
        leader: who led, or leads.
        trick: its cards in the order played.
        last: the trick gathered before this one, with its leader.
    """
    lying = [_zone("trick", order, players, leader, trick)]
    if last is not None:
        lying.append(replace(_zone("last-trick", order, players, *last), again=True))
    return lying


def _zone(name: str, order: TrickOrder, players: int, leader: Seat, cards: Cards) -> Zone:
    """Return a zone with a trick's cards, their owners and the best of them."""
    owners = tuple(Seat((leader + place) % players) for place in range(len(cards)))
    return Zone(name, cards, owners=owners, best=order.winner(cards) if cards else None)


def prompt(leader: Seat, trick: Cards) -> Finding:
    """Return a finding on the task in a trick: to lead, or to follow the card led.

    Args:
        leader: the seat that led.
        trick: its cards in the order played; none if the seat to move leads.
    """
    if not trick:
        return Finding("prompt-lead", True, {})
    return Finding("prompt-follow", True, {"seat": leader, "card": trick[0]})
