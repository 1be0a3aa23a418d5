"""Principles of Briscola for five: bids, calls, the secret partner and the three against him.

Source: principles by players and teachers, each tried over random positions (`docs/hints.md`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from italiancards.core.announcements import Bid, Call, Pass
from italiancards.core.cards import Card
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.games.briscola.hints.facts import wins
from italiancards.games.briscola.hints.reach import best as best_reach
from italiancards.games.briscola.rules.ladder import need
from italiancards.games.briscola.rules.state import points
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.hints.principles import Principle

CardPrinciple = Callable[[BriscolaView, Card, Card], bool]
CARICO = 10
"""Points from which a card is a carico."""
HIGH = "A3R"
"""Ranks of the high trumps on which a bid is made."""
LONG = 4
"""Number of cards from which a suit is long at the auction."""


def length(view: BriscolaView, card: Card) -> int:
    """Return the number of cards held of a card's suit.

    Args:
        view: the seat that counts.
        card: a card of the suit.
    """
    return sum(each.suit == card.suit for each in view.hand)


def caller(view: BriscolaView) -> Seat | None:
    """Return who called, once a card is called; else None."""
    auction = view.auction
    return auction.caller if auction is not None and auction.phase == "playing" else None


def called(view: BriscolaView) -> Card | None:
    """Return the card that was called, while nobody has played it; else None."""
    auction = view.auction
    return None if auction is None or auction.holder is not None else auction.called


def is_secret(view: BriscolaView) -> bool:
    """True if the seat to move holds the called card, and another seat called it."""
    return called(view) in view.hand and caller(view) != view.seat


def is_callers(view: BriscolaView, card: Card) -> bool:
    """True if another seat is the caller, and wins the trick so far once this card is played.

    Args:
        view: the seat to move.
        card: a card of its hand.
    """
    return bool(view.trick) and view.taker(card) == caller(view) != view.seat


def is_against(view: BriscolaView) -> bool:
    """True if the seat to move plays against the caller, whoever his partner is."""
    auction = view.auction
    if caller(view) in (None, view.seat) or auction is None or is_secret(view):
        return False
    return auction.holder != view.seat


def show_called(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if the one card is the called card, and it wins a trick with points in it."""
    rich = is_secret(view) and best == called(view) and bool(points(view.trick))
    return rich and wins(view, best)


def stay_hidden(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if only the other card is the called card."""
    return is_secret(view) and other == called(view) != best


def load_caller(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if the caller's partner puts more points on a trick that is the caller's."""
    return is_secret(view) and is_callers(view, best) and points((best,)) > points((other,))


def not_for_three(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if the caller's partner gives less to a trick that is another's so far."""
    lost = is_secret(view) and bool(view.trick) and not is_callers(view, best)
    both = lost and not wins(view, best) and not wins(view, other)
    return both and points((best,)) < points((other,))


def cut_caller(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if one of the three takes a trick from the caller that the other card leaves there."""
    return is_against(view) and is_callers(view, other) and wins(view, best)


def nothing_for_caller(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if one of the three gives the caller's trick less."""
    both = is_against(view) and is_callers(view, best) and is_callers(view, other)
    return both and points((best,)) < points((other,))


def two_in_three(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if one of the three, who knows no partner yet, gives points where another wins so far.

    That other is not the caller, so that two in three such players are partners.
    """
    if not is_against(view) or view.partners is not None or not view.trick:
        return False
    lies = not is_callers(view, best) and not wins(view, best) and not wins(view, other)
    return lies and points((best,)) > points((other,))


OF_FIVE: Mapping[str, CardPrinciple] = MappingProxyType(
    {
        "show-called": show_called,
        "stay-hidden": stay_hidden,
        "load-caller": load_caller,
        "not-for-three": not_for_three,
        "cut-caller": cut_caller,
        "nothing-for-caller": nothing_for_caller,
        "two-in-three": two_in_three,
    }
)
"""The principles of cards where five play, by name, the weightiest first."""


def bid_long(view: BriscolaView, best: Move, other: Move) -> bool:
    """True if a bid on a long suit is better than to pass."""
    return is_bid(best, other) and _own_trumps(view, best) >= LONG


def bid_high(view: BriscolaView, best: Move, other: Move) -> bool:
    """True if a bid on a short suit is better than to pass, for what its high cards win."""
    return is_bid(best, other) and _own_trumps(view, best) < LONG


def is_bid(best: Move, other: Move) -> bool:
    """True if the one move is a bid, and the other passes.

    Args:
        best: the one move.
        other: the other.
    """
    return isinstance(best, Bid) and isinstance(other, Pass)


def _own_trumps(view: BriscolaView, bid: Move) -> int:
    """Return the number of cards held of the suit with which a hand reaches most at a bid."""
    assert isinstance(bid, Bid)
    return length(view, best_reach(view.hand, view.options, bid).call.card)


def bid_least(view: BriscolaView, best: Move, other: Move) -> bool:
    """True if both are bids, and the one promises fewer points."""
    return isinstance(best, Bid) and isinstance(other, Bid) and need(best) < need(other)


def bid_stop(view: BriscolaView, best: Move, other: Move) -> bool:
    """True if to pass is better than a bid."""
    return isinstance(best, Pass) and isinstance(other, Bid)


def call_alone(view: BriscolaView, best: Move, other: Move) -> bool:
    """True if only the one call is of a card of one's own."""
    if not (isinstance(best, Call) and isinstance(other, Call)):
        return False
    return best.card in view.hand and other.card not in view.hand


def call_long(view: BriscolaView, best: Move, other: Move) -> bool:
    """True if neither call is of one's own card, and the one is in the longer suit."""
    if not (isinstance(best, Call) and isinstance(other, Call)):
        return False
    own = best.card in view.hand or other.card in view.hand
    return not own and length(view, best.card) > max(1, length(view, other.card))


def call_strong(view: BriscolaView, best: Move, other: Move) -> bool:
    """True if no call is of a card held, and the one's suit is no shorter, with more high ones."""
    if not (isinstance(best, Call) and isinstance(other, Call)):
        return False
    own = best.card in view.hand or other.card in view.hand
    shorter = length(view, best.card) < length(view, other.card)
    return not (own or shorter) and len(highs(view, best)) > len(highs(view, other))


def highs(view: BriscolaView, call: Call) -> tuple[Card, ...]:
    """Return the high cards held of the suit that a call makes trumps.

    Args:
        view: the seat that calls.
        call: the call.
    """
    high = (Card(rank, call.card.suit) for rank in HIGH)
    return tuple(card for card in high if card in view.hand)


def call_highest(view: BriscolaView, best: Move, other: Move) -> bool:
    """True if both calls are of one suit, and the one is of the highest card not held."""
    if not (isinstance(best, Call) and isinstance(other, Call)):
        return False
    ranks = view.order.ranks
    higher = ranks.index(best.card.rank) < ranks.index(other.card.rank)
    above = (Card(rank, best.card.suit) for rank in ranks[: ranks.index(best.card.rank)])
    same = best.card.suit == other.card.suit
    return same and higher and all(card in view.hand for card in above)


OF_WORDS: Mapping[str, Principle[BriscolaView]] = MappingProxyType(
    {
        "bid-long": bid_long,
        "bid-high": bid_high,
        "bid-least": bid_least,
        "bid-stop": bid_stop,
        "call-alone": call_alone,
        "call-long": call_long,
        "call-strong": call_strong,
        "call-highest": call_highest,
    }
)
"""The principles of the auction by name, the weightiest first."""
