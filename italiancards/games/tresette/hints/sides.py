"""Sides at a table of Tresette, knowledge of others' cards, and signals of bots."""

from __future__ import annotations

from functools import cache

from italiancards.core.cards import Card, Cards
from italiancards.core.moves import Move, Play
from italiancards.core.seats import Seat, party_of
from italiancards.games.tresette.rules.declarations import Declaration
from italiancards.games.tresette.rules.options import TresetteOptions
from italiancards.games.tresette.rules.signals import HIGH, MANY, Signal
from italiancards.games.tresette.rules.state import ORDER, deck, parties
from italiancards.games.tresette.rules.view import TresetteView
from italiancards.hints.sampler import CountConstraint, GroupConstraints


@cache
def sides(options: TresetteOptions) -> tuple[int, ...]:
    """Return each seat's side by number."""
    table_sides = parties(options)
    return tuple(party_of(table_sides, Seat(seat)) for seat in range(options.players))


def suit_out(view: TresetteView, suit: str) -> Cards:
    """Return the cards of a suit that the seat does not hold and nobody has played, highest first.

    Args:
        view: the seat that counts.
        suit: the suit's letter.
    """
    seen = {*view.playable, *view.trick, *(card for pile in view.taken for card in pile)}
    cards = (card for card in deck(view.options) if card.suit == suit and card not in seen)
    return tuple(sorted(cards, key=lambda card: ORDER.ranks.index(card.rank)))


def hand_constraint(
    view: TresetteView, seat: Seat, *, signals: bool = True
) -> GroupConstraints[Card]:
    """Return the constraint on a seat's unseen cards: suits it is out of, and signals if believed.

    Args:
        view: the seat that asks.
        seat: whose cards.
        signals: whether what was said is believed, of opponents only where it must be true: it is
            said to their partner, and not to this seat.
    """
    unseen, never, counts = view.unseen, set[Card](), list[CountConstraint[Card]]()
    size = view.hand_sizes[seat] - len(view.shown[seat])
    believed = signals and (view.options.signals_must_be_true or seat in (view.partners or ()))
    for suit, most in view.suit_limits[seat]:
        cards = tuple(card for card in unseen if card.suit == suit)
        if most == 0:
            never.update(cards)
        elif len(cards) > most:
            counts.append(CountConstraint(cards, 0, most))
    for who, led, word in view.said if believed else ():
        cards = tuple(card for card in unseen if card.suit == led.suit)
        shown = [card for card in view.shown[who] if card.suit == led.suit]
        if who != seat:
            continue
        if word == "volo":
            never.update(cards)
        elif word == "striscio" and len(shown) < MANY:
            counts.append(CountConstraint(cards, MANY - len(shown)))
        elif word == "busso" and not any(card.rank in HIGH for card in shown):
            counts.append(CountConstraint(tuple(card for card in cards if card.rank in HIGH)))
    return GroupConstraints(size, never=frozenset(never), counts=tuple(counts))


def with_signal(view: TresetteView, card: Card) -> Play:
    """Return the play of a card, with the truthful signal where one leads to a partner.

    Args:
        view: the seat to move.
        card: a card of its hand.

    Returns:
        The play, silent where nothing true can be said.
    """
    speaks = view.partners and not view.trick and view.options.signals != "off"
    if not speaks or (view.options.signals == "lead_from_trick2" and view.trick_number == 1):
        return Play(card)
    left = [each for each in view.hand if each.suit == card.suit and each != card]
    if not left:
        return Signal(card, "volo")
    if card.rank not in HIGH and any(each.rank in "32" for each in left):
        return Signal(card, "busso")
    return Signal(card, "striscio") if len(left) >= MANY else Play(card)


def card_of(move: Move) -> Card | None:
    """Return the card that a move plays; None if it plays none."""
    return move.uses.card if isinstance(move, Play) else None


def declaration_points(move: Move) -> int:
    """Return the points that a move declares; 0 for a card or a pass."""
    combinations = move.combinations if isinstance(move, Declaration) else ()
    return sum(each.points for each in combinations)
