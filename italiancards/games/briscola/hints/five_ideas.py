"""Ideas of the ladder of Briscola for five: the bid, the call, the secret partner, the three."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from italiancards.core.announcements import Bid, Call
from italiancards.core.cards import Card
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.games.briscola.hints.facts import wins
from italiancards.games.briscola.hints.principles import CARICO, bid_long, bid_stop
from italiancards.games.briscola.hints.sides import card_of
from italiancards.games.briscola.rules.ladder import ladder
from italiancards.games.briscola.rules.state import points
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.hints.principles import Principle, of_cards

CardPrinciple = Callable[[BriscolaView, Card, Card], bool]


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
    return _length(view, best.card) > _length(view, other.card) or best.card.suit == other.card.suit


def _length(view: BriscolaView, card: Card) -> int:
    """Return the number of cards held of a card's suit."""
    return sum(each.suit == card.suit for each in view.hand)


def _caller(view: BriscolaView) -> Seat | None:
    """Return who called, once a card is called; else None."""
    auction = view.auction
    return auction.caller if auction is not None and auction.phase == "playing" else None


def _called(view: BriscolaView) -> Card | None:
    """Return the card that was called, while nobody has played it; else None."""
    auction = view.auction
    return None if auction is None or auction.holder is not None else auction.called


def _secret(view: BriscolaView) -> bool:
    """True if the seat to move holds the called card."""
    return _called(view) in view.hand


def _takes(view: BriscolaView, card: Card) -> bool:
    """True if the caller wins the trick so far, whichever of the others' cards this one is."""
    return bool(view.trick) and view.taker(card) == _caller(view) != view.seat


def show_called(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if the one card is the called card, and it wins a trick with points in it."""
    return _secret(view) and best == _called(view) and wins(view, best) and bool(points(view.trick))


def stay_hidden(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if only the other card is the called card."""
    return _secret(view) and other == _called(view) != best


def load_caller(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if the caller's partner puts more points on a trick that is the caller's."""
    return _secret(view) and _takes(view, best) and points((best,)) > points((other,))


def keep_carico(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if the caller's partner keeps points back while others still play to the trick."""
    behind = _secret(view) and bool(view.trick) and bool(view.yet_to_play)
    return behind and points((best,)) < CARICO <= points((other,))


def not_for_three(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if the caller's partner gives less to a trick that is not the caller's."""
    lost = _secret(view) and bool(view.trick) and not _takes(view, best)
    return lost and points((best,)) < points((other,))


def lead_nothing(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if the caller's partner leads a card worth less, or no trump."""
    lead = _secret(view) and not view.trick
    dearer = points((best,)) < points((other,)) or other.suit == view.trump != best.suit
    return lead and dearer


def cut_caller(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if one of the three takes a trick from the caller that the other card leaves there."""
    return not _secret(view) and _takes(view, other) and wins(view, best)


def nothing_for_caller(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if one of the three gives the caller's trick less."""
    return not _secret(view) and _takes(view, best) and points((best,)) < points((other,))


def load_unknown(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if one of the three puts points on a trick that is not the caller's."""
    if _caller(view) in (None, view.seat) or _secret(view) or not view.trick:
        return False
    lies = view.taker(best) not in (_caller(view), view.seat)
    return lies and points((best,)) > points((other,))


def rich_with_little(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if the caller takes a trick with points in it, and the other card would not."""
    mine = _caller(view) == view.seat and bool(points(view.trick))
    return mine and wins(view, best) and not wins(view, other)


def lead_small(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if the caller leads a card worth less than the other, or a lower one."""
    lead = _caller(view) == view.seat and not view.trick
    return lead and points((best,)) < points((other,))


_CARDS: Mapping[str, CardPrinciple] = {
    "show-called": show_called,
    "stay-hidden": stay_hidden,
    "load-caller": load_caller,
    "keep-carico": keep_carico,
    "not-for-three": not_for_three,
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
        "bid-long": bid_long,
        "bid-least": bid_least,
        "call-highest": call_highest,
    }
    | {name: of_cards(card_of, speaks) for name, speaks in _CARDS.items()}
)
"""Ideas by name, the most telling first."""
