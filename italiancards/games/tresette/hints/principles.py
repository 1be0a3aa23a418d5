"""Principles of Tresette: each speaks for one card against another, by what the seat knows.

Source: principles by players and teachers, each tried over random positions (`docs/hints.md`).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from italiancards.core.cards import Card
from italiancards.core.moves import Move
from italiancards.games.tresette.hints.plainness import beaters, is_certain
from italiancards.games.tresette.hints.sides import card_of, suit_out
from italiancards.games.tresette.rules.signals import HIGH
from italiancards.games.tresette.rules.state import ORDER, WHOLE, thirds
from italiancards.games.tresette.rules.view import TresetteView
from italiancards.hints.principles import (
    Principle,
    Principles,
    advice_names,
    count_hands,
    of_cards,
    touch,
)

SHORT = 2
"""Most cards of a short suit."""
GUARDED = "A2RCF"
"""Ranks that a low card guards."""


def _own(card: Card) -> int:
    """Return the thirds of a card."""
    return thirds((card,))


def _top(card: Card) -> bool:
    """True if a card is a three or a two."""
    return card.rank in "32"


def _ours(view: TresetteView, card: Card) -> bool:
    """True if the own side wins the trick for certain once this card is played."""
    ours = view.taker(card) in (view.seat, *(view.partners or ()))
    return bool(view.trick) and ours and is_certain(view, card)


def _wins(view: TresetteView, card: Card) -> bool:
    """True if this card wins the trick so far."""
    return bool(view.trick) and view.taker(card) == view.seat


def _mine(view: TresetteView, card: Card) -> bool:
    """True if this card wins the trick for certain."""
    return _wins(view, card) and _ours(view, card)


def _partners(view: TresetteView) -> bool:
    """True if a partner wins the trick so far."""
    return bool(view.trick) and view.taker() in (view.partners or ())


def _lost(view: TresetteView, card: Card) -> bool:
    """True if an opponent wins the trick once this card is played, or still does."""
    return bool(view.trick) and view.taker(card) not in (view.seat, *(view.partners or ()))


def _size(view: TresetteView, card: Card) -> int:
    """Return the number of cards of a card's suit that can be played."""
    return sum(each.suit == card.suit for each in view.playable)


def _honours(view: TresetteView, card: Card) -> int:
    """Return the number of threes, twos and aces of a card's suit that can be played."""
    return sum(each.suit == card.suit and each.rank in HIGH for each in view.playable)


def _bares_ace(view: TresetteView, card: Card) -> bool:
    """True if an ace that can be beaten is left alone in its suit once this card is gone."""
    same = [each for each in view.playable if each.suit == card.suit and each != card]
    return len(same) == 1 and same[0].rank == "A" and bool(beaters(view, same[0]))


def _rank(card: Card) -> int:
    """Return the place of a card in its suit, the highest first."""
    return ORDER.ranks.index(card.rank)


def _lower(best: Card, other: Card) -> bool:
    """True if the one card is lower than the other in its suit."""
    return _rank(best) > _rank(other)


def _knocked(view: TresetteView, card: Card) -> bool:
    """True if a partner has said busso with a card of this card's suit."""
    partners = view.partners or ()
    return any(
        who in partners and led.suit == card.suit and word == "busso"
        for who, led, word in view.said
    )


def catch_ace(view: TresetteView, best: Card, other: Card) -> bool:
    """True if the one card takes an ace from the others, and the other does not."""
    there = any(card.rank == "A" for card in view.trick) and not _partners(view)
    return there and _wins(view, best) and not _wins(view, other)


def ace_home(view: TresetteView, best: Card, other: Card) -> bool:
    """True if an ace wins the trick for certain."""
    return best.rank == "A" and _mine(view, best)


def load_partner(view: TresetteView, best: Card, other: Card) -> bool:
    """True if a partner surely wins the trick, and the one card brings more to it."""
    ours = _partners(view) and _ours(view, best) and not _wins(view, best)
    return ours and not _top(best) and _own(best) > _own(other) * (not _top(other))


def knock_highest(view: TresetteView, best: Card, other: Card) -> bool:
    """True if a partner led this trick with busso, and the one card is the higher of the suit."""
    asked = len(view.trick) == 2 and _knocked(view, view.trick[0])
    follows = asked and best.suit == other.suit == view.trick[0].suit
    return follows and _lower(other, best)


def knock_back(view: TresetteView, best: Card, other: Card) -> bool:
    """True if a lead goes back to the suit for which a partner said busso."""
    return not view.trick and _knocked(view, best) and not _knocked(view, other)


def least_taker(view: TresetteView, best: Card, other: Card) -> bool:
    """True if both cards surely win the trick, and the one is lower."""
    return _mine(view, best) and _mine(view, other) and _lower(best, other)


def take_points(view: TresetteView, best: Card, other: Card) -> bool:
    """True if the one card surely wins a trick with points in it, and the other does not."""
    rich = bool(thirds(view.trick)) and not _partners(view)
    return rich and _mine(view, best) and not _wins(view, other)


def give_nothing(view: TresetteView, best: Card, other: Card) -> bool:
    """True if an opponent wins the trick with either card, and the one gives nothing."""
    return give_less(view, best, other) and not _own(best)


def give_less(view: TresetteView, best: Card, other: Card) -> bool:
    """True if an opponent wins the trick with either card, and the one gives less."""
    return _lost(view, best) and _lost(view, other) and _own(best) < _own(other)


def keep_master(view: TresetteView, best: Card, other: Card) -> bool:
    """True if an opponent wins the trick with either card, and only the other wins any later one.

    Nothing that is still out beats it once the cards of the trick are gone.
    """
    lost = _lost(view, best) and _lost(view, other) and _own(best) <= _own(other)
    return lost and _master(view, other) and not _master(view, best)


def _master(view: TresetteView, card: Card) -> bool:
    """True if no card of its suit that is still out beats a card, and some are out."""
    return bool(suit_out(view, card.suit)) and not beaters(view, card)


def tops_stay(view: TresetteView, best: Card, other: Card) -> bool:
    """True if only the other card is a three or a two, and the trick has no ace's worth."""
    poor = thirds(view.trick) < WHOLE
    return bool(view.trick) and poor and _top(other) and not _top(best)


def free_card(view: TresetteView, best: Card, other: Card) -> bool:
    """True if nothing that may come beats the one lead, and something may beat the other."""
    return not view.trick and _free(view, best) and not _free(view, other)


def _free(view: TresetteView, card: Card) -> bool:
    """Return True if no card still out beats a card, or nobody after it can hold one that does."""
    return not beaters(view, card) or _sure(view, card)


def put_in(view: TresetteView, best: Card, other: Card) -> bool:
    """True if, with the stock gone, one of two leads a card that loses, and the other cannot."""
    lead = not view.trick and not view.stock_size and view.players == 2
    return lead and bool(beaters(view, best)) and not beaters(view, other)


def ace_waits(view: TresetteView, best: Card, other: Card) -> bool:
    """True if only the other lead is an ace that can be beaten."""
    return not view.trick and other.rank == "A" != best.rank and bool(beaters(view, other))


def tops_wait(view: TresetteView, best: Card, other: Card) -> bool:
    """True if only the other lead is a three or a two."""
    return not view.trick and _top(other) and not _top(best)


def ace_guard(view: TresetteView, best: Card, other: Card) -> bool:
    """True if only the other card leaves an ace bare."""
    return _bares_ace(view, other) and not _bares_ace(view, best)


def under_tops(view: TresetteView, best: Card, other: Card) -> bool:
    """True if a low lead to a partner comes from a suit with a three or a two of one's own."""
    return bool(view.partners) and _under_top(view, best) and not _under_top(view, other)


def _under_top(view: TresetteView, card: Card) -> bool:
    """True if a low card is led from a suit in which the hand has a three or a two."""
    low = not view.trick and card.rank not in HIGH
    return low and any(each.suit == card.suit and _top(each) for each in view.playable)


def no_honours(view: TresetteView, best: Card, other: Card) -> bool:
    """True if a lead, while cards are drawn, comes from the suit with fewer high cards."""
    drawing = not view.trick and view.stock_size > 0 and _honours(view, best) == 0
    return drawing and _honours(view, other) > 0


def long_suit(view: TresetteView, best: Card, other: Card) -> bool:
    """True if a lead comes from the longer suit; two cards are long where few are held."""
    least = SHORT if len(view.playable) > 2 * SHORT else 1
    return not view.trick and _size(view, best) > max(least, _size(view, other))


def risk_less(view: TresetteView, best: Card, other: Card) -> bool:
    """True if the trick may still be lost with either card, and the one risks less."""
    sure = _ours(view, best) or _sure(view, best) or _sure(view, other)
    return not sure and _own(best) < _own(other)


def points_home(view: TresetteView, best: Card, other: Card) -> bool:
    """True if both cards surely win the trick, and the one, no three or two, is worth more."""
    both = _sure(view, best) and _sure(view, other) and not _top(best)
    return both and _own(best) > _own(other) * (not _top(other))


def _sure(view: TresetteView, card: Card) -> bool:
    """True if this card wins the trick, or the one it leads, whatever is played to it."""
    return view.taker(card) == view.seat and is_certain(view, card)


def take_over(view: TresetteView, best: Card, other: Card) -> bool:
    """True if a partner's sure trick is taken over, to lead a card that nothing beats."""
    sure = _partners(view) and _ours(view, other) and not _wins(view, other) and _mine(view, best)
    return sure and bool(_runs(view, best))


def _runs(view: TresetteView, played: Card) -> tuple[Card, ...]:
    """Return the cards beside one that is played which no card still out beats."""
    return tuple(card for card in view.playable if card != played and not beaters(view, card))


def win_it(view: TresetteView, best: Card, other: Card) -> bool:
    """True if the one card wins the trick so far, and the other does not."""
    return _wins(view, best) and not _wins(view, other) and not _partners(view)


def duck(view: TresetteView, best: Card, other: Card) -> bool:
    """True if a trick without points is left, which the other card would win so far."""
    return bool(view.trick) and not thirds((*view.trick, best)) and _wins(view, other)


def plain_discard(view: TresetteView, best: Card, other: Card) -> bool:
    """True if a discard comes from a suit with fewer high cards."""
    discards = bool(view.trick) and view.trick[0].suit not in (best.suit, other.suit)
    return discards and _honours(view, best) < _honours(view, other)


def long_discard(view: TresetteView, best: Card, other: Card) -> bool:
    """True if a discard comes from the longer suit."""
    discards = bool(view.trick) and view.trick[0].suit not in (best.suit, other.suit)
    guards = any(each.suit == other.suit and each.rank in GUARDED for each in view.playable)
    return discards and guards and _size(view, best) > SHORT >= _size(view, other)


def lowest(view: TresetteView, best: Card, other: Card) -> bool:
    """True if both cards of a suit are worth as much, and the one is lower."""
    alike = best.suit == other.suit and _own(best) == _own(other)
    return alike and _lower(best, other)


def equal(view: TresetteView, best: Move, other: Move) -> bool:
    """True if two cards of a suit are one choice: worthless and not winning, or in a row."""
    one, two = card_of(best), card_of(other)
    if one is None or two is None or one.suit != two.suit or _own(one) != _own(two):
        return False
    if not _own(one) and not (view.trick and (_wins(view, one) or _wins(view, two))):
        return True
    return touch(ORDER.ranks, one, two, suit_out(view, one.suit))


_OF_CARDS = {
    "catch-ace": catch_ace,
    "ace-home": ace_home,
    "load-partner": load_partner,
    "knock-highest": knock_highest,
    "knock-back": knock_back,
    "points-home": points_home,
    "least-taker": least_taker,
    "take-points": take_points,
    "keep-master": keep_master,
    "give-nothing": give_nothing,
    "give-less": give_less,
    "tops-stay": tops_stay,
    "free-card": free_card,
    "put-in": put_in,
    "ace-waits": ace_waits,
    "tops-wait": tops_wait,
    "ace-guard": ace_guard,
    "under-tops": under_tops,
    "no-honours": no_honours,
    "long-suit": long_suit,
    "risk-less": risk_less,
    "duck": duck,
    "take-over": take_over,
    "win-it": win_it,
    "plain-discard": plain_discard,
    "long-discard": long_discard,
    "lowest": lowest,
}


_BY_NAME: Mapping[str, Principle[TresetteView]] = MappingProxyType(
    {name: of_cards(card_of, speaks) for name, speaks in _OF_CARDS.items()}
)
"""The principles of cards by name, the weightiest first."""

_COSTS = ("some-beat", "below", "thrown", "gives", "adds", "short", "bares-ace", "out-of")
_LEADS = ("ace-waits", "tops-wait", "under-tops", "no-honours", "long-suit", "put-in")
_OF_SUITS = ("lowest", "risk-less", "same", *_LEADS)
_NEUTRAL = ("suit-out", "says", "ace-out", "partner-top", "takes")


def tempts(view: TresetteView, best: Move, other: Move) -> bool:
    """True if the other lead comes from another suit: the suit is chosen before the card."""
    one, two = card_of(best), card_of(other)
    return not view.trick and one is not None and two is not None and one.suit != two.suit


def _facts(view: TresetteView, best: Move, other: Move) -> dict[str, Any]:
    """Return the thirds of both cards, the high cards of the one's suit that are gone, its own.

    Of the other card it is what lies beside it in the hand, and how many of its suit there are.
    """
    one, two = card_of(best), card_of(other)
    if one is None or two is None:
        return {}
    out, held = suit_out(view, one.suit), [c for c in view.playable if c.suit == one.suit]
    higher = [Card(rank, one.suit) for rank in ORDER.ranks[: ORDER.ranks.index(one.rank)]]
    topped = any(card in held for card in higher)
    gone = () if topped else tuple(card for card in higher if card not in out)
    tops = tuple(sorted(filter(_top, held), key=_rank)[:1])
    beside = [c for c in view.playable if c.suit == two.suit and c != two and c.rank in HIGH]
    return {
        "runs": _runs(view, one)[:1],
        "beside": tuple(sorted(beside, key=_rank)[:1]),
        "guards": len(beside),
        "poor": two.suit,
        "few": _size(view, two),
        "known": "yes" if count_hands(view, best, other) else "no",
        "chance": "yes" if any(_wins(view, card) for card in view.playable) else "no",
        "own": _own(one),
        "cost": _own(two),
        "gone": gone,
        "void": "yes" if beaters(view, one) else "no",
        "number": len(gone),
        "tops": tops,
        "suit": one.suit,
        "length": len(held),
    }


PRINCIPLES: Principles[TresetteView] = Principles(
    _BY_NAME,
    costs=advice_names(*_COSTS),
    neutral=advice_names(*_NEUTRAL),
    facts=_facts,
    equal=equal,
    tempts=tempts,
    leads=("principle-load-partner",),
    says={
        "principle-free-card": advice_names("nothing-beats", "they-cannot", "suit-out"),
        "principle-take-points": advice_names("takes"),
        "principle-points-home": advice_names("nothing-beats", "they-cannot", "suit-out", "takes"),
        "principle-least-taker": advice_names("takes"),
        "principle-take-over": advice_names("nothing-beats", "they-cannot"),
        **{f"principle-{name}": advice_names("suit-out") for name in _OF_SUITS},
    },
)
"""Principles of Tresette, and the facts that are no reason for a move."""
