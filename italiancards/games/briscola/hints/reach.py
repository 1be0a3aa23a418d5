"""Expected points of eight cards with a partner: the measure of bids and calls.

Found by play: the card points of caller and partner over 9,000 deals that rollout players played
out (`simulator`), as a sum of what is seen of the hand and of the card that is called; what is left
out of that sum spreads them by `SPREAD`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from statistics import NormalDist

from italiancards.core.announcements import Bid, Call
from italiancards.core.cards import ITALIAN, Card, Cards
from italiancards.games.briscola.rules.ladder import need
from italiancards.games.briscola.rules.options import BriscolaOptions
from italiancards.games.briscola.rules.state import trick_order

BASE, EACH_TRUMP = 29.7, 3.5
OWN = {"A": 24.0, "3": 12.3, "R": 6.2, "C": 3.9, "F": 2.2}
CALLED = {"A": 22.3, "3": 11.1, "R": 5.5, "C": 2.5}
BESIDE = {"A": 2.2, "3": 1.4}
SPREAD = 15.0
ALONE = -22.0
"""Card points lost by a caller without a partner."""


@dataclass(frozen=True, slots=True)
class Reach:
    """Expected result of calling a card.

    Args:
        call: the call.
        points: the card points that caller and partner reach on average.
    """

    call: Call
    points: float

    def chance(self, bid: Bid) -> float:
        """Return the chance, 0 to 1, that this call makes a bid."""
        return 1 - NormalDist(self.points, SPREAD).cdf(need(bid) - 0.5)


def reach(hand: Cards, call: Call) -> float:
    """Return the card points that a hand is expected to reach with a called card.

    Args:
        hand: eight cards.
        call: the called card, of the hand (the caller then plays alone) or not.

    Returns:
        Average over the consistent deals, by the fit of this module.

    >>> hand = tuple(map(ITALIAN.card, "AS 3S CS 4S AD 5D 6C 2B".split()))
    >>> round(reach(hand, Call(Card("R", "S")))), round(reach(hand, Call(Card("A", "C"))))
    (92, 61)
    """
    trump = call.facts["suit"]
    own = [card for card in hand if card.suit == trump]
    points = BASE + EACH_TRUMP * len(own)
    points += sum(OWN.get(card.rank, 0) for card in own)
    points += sum(BESIDE.get(card.rank, 0) for card in hand if card.suit != trump)
    if call.card in hand:
        return points + ALONE
    return points + (CALLED.get(call.card.rank, 0) if call.card.suit == trump else 0)


def reaches(hand: Cards, options: BriscolaOptions, rank: str | None = None) -> Iterator[Reach]:
    """Yield each plausible call, a card of a suit that becomes trumps, with the points expected.

    Args:
        hand: eight cards.
        options: the table's.
        rank: the rank that is called, where ranks are bid; else any.
    """
    ranks = trick_order(options, "").ranks if rank is None else rank
    held = [Card(each, suit) in hand for suit in ITALIAN.suits for each in ranks]
    for suit in ITALIAN.suits:
        for each in ranks:
            call = Call(Card(each, suit))
            if call.card not in hand or all(held):
                yield Reach(call, reach(hand, call))


def alone(hand: Cards, options: BriscolaOptions, rank: str | None = None) -> Reach | None:
    """Return the call of a card of the hand that reaches most; None where none may be called.

    Of cards of one suit it is the lowest: the others learn last that the caller has no partner.

    Args:
        hand: eight cards.
        options: the table's.
        rank: the rank that is called, where ranks are bid; else any.
    """
    ranks = trick_order(options, "").ranks
    own = [card for card in hand if rank in (None, card.rank) and options.call_own]
    own.sort(key=lambda card: ranks.index(card.rank))
    found = (Reach(Call(card), reach(hand, Call(card))) for card in reversed(own))
    return max(found, key=lambda each: each.points, default=None)


def best(hand: Cards, options: BriscolaOptions, bid: Bid) -> Reach:
    """Return the call from which a hand expects most points after a bid.

    Args:
        hand: eight cards.
        options: the table's, for the order of the ranks.
        bid: fixes the rank of the card where ranks are bid; its points do not matter.
    """
    return _best(hand, options, bid.rank)


@lru_cache(maxsize=256)
def _best(hand: Cards, options: BriscolaOptions, rank: str | None) -> Reach:
    """Return the call of a rank, or of any, from which a hand expects most points; cached."""
    return max(reaches(hand, options, rank), key=lambda each: each.points)
