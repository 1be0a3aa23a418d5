"""Knowledge of hidden hands at Briscola: cards shown or signed, and talk.

Bots sign and speak the truth; where a table allows otherwise, they believe a sign or a sentence
four times out of five and no more.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from italiancards.core.cards import Card, Cards
from italiancards.core.seats import Seat
from italiancards.games.briscola.rules.state import deck
from italiancards.games.briscola.rules.talk import NOTHING, SIGNS, TAKE, meaning
from italiancards.games.briscola.rules.view import UNSEEN, BriscolaView
from italiancards.hints.chances import holds_one
from italiancards.hints.sampler import CountConstraint, DealSampler, GroupConstraints, NoDeal

NamedT = TypeVar("NamedT", bound=Hashable)
DOUBT = 0.25
"""Likelihood of a false sign or sentence beside a true one, where false ones are allowed."""


def known_cards(view: BriscolaView) -> tuple[Cards, ...]:
    """Return the cards that each seat is known to hold, shown or truly signed, by seat.

    They were shown or drawn openly, or signed where signs have to be true: who signed a trump that
    has not been seen since still holds it.
    """
    if not any(view.signs) or not view.options.must_be_true:
        return view.shown
    unseen = set(view.unseen)
    return tuple(
        (*shown, *(card for card in _signed_trumps(view, seat) if card in unseen))
        for seat, shown in enumerate(view.shown)
    )


def _signed_trumps(view: BriscolaView, seat: int) -> Iterator[Card]:
    """Yield the trumps that another seat has signed, where this one saw which; none for itself."""
    if seat != view.seat:
        yield from (Card(sign, view.trump) for sign in view.signs[seat] if sign != UNSEEN)


def hidden_cards(view: BriscolaView, held: Sequence[Cards]) -> Cards:
    """Return the unseen cards that no seat is known to hold: in some hand or in the stock.

    Args:
        view: the seat that asks.
        held: for each seat, the cards that it surely holds, as `known_cards` gives them.
    """
    gone = {card for seat in view.others for card in held[seat]}
    return tuple(card for card in view.unseen if card not in gone)


def constraints(
    view: BriscolaView,
    held: Sequence[Cards],
    named: Callable[[Card], NamedT],
    *,
    supposed: bool = True,
) -> list[GroupConstraints[NamedT]]:
    """Return constraints on the hidden cards: the other hands in turn order, then the stock.

    Args:
        view: the seat that asks.
        held: for each seat, the cards that it surely holds, as `known_cards` gives them.
        named: makes the value of a card for the sampler.
        supposed: whether signs that were made and not seen count for what they are likely to be:
            high trumps, those that have been played since left out.
    """
    loose = hidden_cards(view, held)
    hand_constraints = [
        _hand(view, seat, held, loose, named, supposed=supposed) for seat in view.others
    ]
    over_upcard = view.stock_size - (view.upcard is not None)
    return [*hand_constraints, GroupConstraints(over_upcard, ordered=True)]


def _hand(
    view: BriscolaView,
    seat: Seat,
    held: Sequence[Cards],
    loose: Cards,
    named: Callable[[Card], NamedT],
    *,
    supposed: bool,
) -> GroupConstraints[NamedT]:
    """Return the constraint on a hand's cards, those that it is known to hold left out."""
    size = view.hand_sizes[seat] - len(held[seat])
    if not (any(view.signs) or any(view.said)) or not size:
        return GroupConstraints(size)
    wanted = [cards for cards in _claimed_groups(view, seat) if not set(cards) & set(held[seat])]
    denied = {named(card) for card in _denied_cards(view, seat, loose)}
    some = [frozenset(named(card) for card in cards if card in loose) for cards in wanted]
    if not view.options.must_be_true:
        return GroupConstraints(
            size, likelihood=_likelihood([each for each in some if each], denied)
        )
    counts = [CountConstraint(each) for each in some]
    if supposed:
        counts += _hidden_signs(view, seat, held, named)
    return GroupConstraints(size, never=denied, counts=tuple(counts))


def _claimed_groups(view: BriscolaView, seat: Seat) -> Iterator[Cards]:
    """Yield groups of cards: a seat has said that it holds at least one of each group."""
    played = _card_played(view, seat)
    for words in view.said[seat]:
        if words not in (NOTHING, TAKE):
            cards = meaning(deck(view.options), words, view.trump)
            if not set(cards) & set(played):  # else it may have been the card that he played
                yield cards
    if not view.options.must_be_true:
        yield from ((card,) for card in _signed_trumps(view, seat))


def _denied_cards(view: BriscolaView, seat: Seat, loose: Cards) -> Cards:
    """Return the loose cards that a seat has denied to hold; () if it denied nothing."""
    return meaning(loose, NOTHING, view.trump) if NOTHING in view.said[seat] else ()


def _card_played(view: BriscolaView, seat: Seat) -> Cards:
    """Return the card that a seat has played to the trick, in a tuple; () if none."""
    place = (seat - view.leader) % view.players
    return view.trick[place : place + 1]


def _hidden_signs(
    view: BriscolaView, seat: Seat, held: Sequence[Cards], named: Callable[[Card], NamedT]
) -> Iterator[CountConstraint[NamedT]]:
    """Yield a constraint that high trumps signed unseen are still in hand; none if all are out."""
    number = view.signs[seat].count(UNSEEN)
    high = {Card(sign, view.trump) for sign in SIGNS}
    gone = sum(card in high for pile in (*view.taken, view.trick) for card in pile)
    least = number - gone - sum(card in high for card in held[seat])
    if least > 0:
        yield CountConstraint(frozenset(named(card) for card in high), least)


def _likelihood(
    wanted: Sequence[frozenset[NamedT]], denied: set[NamedT]
) -> Callable[[Sequence[NamedT]], float] | None:
    """Return a function that rates a hand lower for each lie of its player; None without talk."""
    if not (wanted or denied):
        return None

    def likelihood(cards: Sequence[NamedT]) -> float:
        false = sum(not each & set(cards) for each in wanted) + bool(denied & set(cards))
        return float(DOUBT**false)

    return likelihood


def chance_held(view: BriscolaView, cards: Cards, seats: Sequence[Seat]) -> float:
    """Return the chance, 0 to 1, that these seats together hold at least one of some cards.

    Every deal consistent with what is sure counts alike: what need not be true counts for nothing,
    nor does a sign that was not seen.

    Args:
        view: the seat that asks.
        cards: cards of the pack; those that lie or were played face up count for nothing.
        seats: those who would have to hold it.
    """
    held = known_cards(view)
    if any(set(held[seat]) & set(cards) for seat in seats):
        return 1.0
    loose = hidden_cards(view, held)
    where = constraints(view, held, lambda card: card, supposed=False)
    if any(group.bound for group in where):
        without = [
            replace(group, never=(*group.never, *cards)) if seat in seats else group
            for seat, group in zip((*view.others, None), where, strict=True)
        ]
        return 1 - _ways(loose, without) / _ways(loose, where)
    number = sum(view.hand_sizes[seat] - len(held[seat]) for seat in seats)
    return holds_one(len(loose), len(set(cards) & set(loose)), number)


def _ways(loose: Cards, where: Sequence[GroupConstraints[Card]]) -> int:
    """Return the number of ways in which the loose cards can lie; 0 if there is none."""
    try:
        return DealSampler(loose, where).number
    except NoDeal:
        return 0
