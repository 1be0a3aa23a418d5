"""Ideas of the ladder of Briscola for five: the bid, the call, the secret partner, the three."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from italiancards.core.announcements import Bid, Call
from italiancards.core.cards import Card
from italiancards.core.moves import Move
from italiancards.games.briscola.hints.facts import wins
from italiancards.games.briscola.hints.five_principles import (
    CARICO,
    CardPrinciple,
    bid_stop,
    caller,
    cut_caller,
    is_bid,
    is_callers,
    is_secret,
    length,
    load_caller,
    nothing_for_caller,
    show_called,
    stay_hidden,
)
from italiancards.games.briscola.hints.sides import card_of
from italiancards.games.briscola.rules.ladder import ladder
from italiancards.games.briscola.rules.state import points
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.hints.principles import Principle, of_cards


def bid(view: BriscolaView, best: Move, other: Move) -> bool:
    """True if a bid is better than to pass."""
    return is_bid(best, other)


def bid_least(view: BriscolaView, best: Move, other: Move) -> bool:
    """True if both moves bid, and the one bids less."""
    if not isinstance(best, Bid) or not isinstance(other, Bid):
        return False
    steps = ladder(view.options)
    return steps.index(best) < steps.index(other)


def call_highest(view: BriscolaView, best: Move, other: Move) -> bool:
    """True if both moves call, and the one calls in the longer suit, or the same one."""
    if not isinstance(best, Call) or not isinstance(other, Call):
        return False
    return length(view, best.card) > length(view, other.card) or best.card.suit == other.card.suit


def keep_carico(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if the caller's partner keeps points back while others still play to the trick."""
    behind = is_secret(view) and bool(view.trick) and bool(view.yet_to_play)
    return behind and points((best,)) < CARICO <= points((other,))


def little_for_three(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if the caller's partner spends less on a trick that is not the caller's."""
    lost = is_secret(view) and bool(view.trick) and not is_callers(view, best)
    return lost and points((best,)) < points((other,))


def lead_nothing(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if the caller's partner leads a card worth less, or no trump."""
    lead = is_secret(view) and not view.trick
    dearer = points((best,)) < points((other,)) or other.suit == view.trump != best.suit
    return lead and dearer


def load_unknown(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if one of the three puts points on a trick that is not the caller's."""
    if caller(view) in (None, view.seat) or is_secret(view) or not view.trick:
        return False
    lies = view.taker(best) not in (caller(view), view.seat)
    return lies and points((best,)) > points((other,))


def rich_with_little(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if the caller takes a trick with points in it, and the other card would not."""
    mine = caller(view) == view.seat and bool(points(view.trick))
    return mine and wins(view, best) and not wins(view, other)


def lead_small(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if the caller leads a card worth less than the other, or a lower one."""
    lead = caller(view) == view.seat and not view.trick
    return lead and points((best,)) < points((other,))


_CARDS: Mapping[str, CardPrinciple] = {
    "show-called": show_called,
    "stay-hidden": stay_hidden,
    "load-caller": load_caller,
    "keep-carico": keep_carico,
    "not-for-three": little_for_three,
    "lead-nothing": lead_nothing,
    "cut-caller": cut_caller,
    "nothing-for-caller": nothing_for_caller,
    "load-unknown": load_unknown,
    "rich-with-little": rich_with_little,
    "lead-small": lead_small,
}

FIVE: Mapping[str, Principle[BriscolaView]] = MappingProxyType(
    {
        "stop-bidding": bid_stop,
        "bid-long": bid,
        "bid-least": bid_least,
        "call-highest": call_highest,
    }
    | {name: of_cards(card_of, speaks) for name, speaks in _CARDS.items()}
)
"""Ideas by name, the most telling first."""
