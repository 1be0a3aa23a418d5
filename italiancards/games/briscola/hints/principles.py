"""Principles of Briscola: each speaks for one card against another, by what the seat knows.

Source: principles by players and teachers, each tried over random positions (`docs/hints.md`).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from italiancards.core.announcements import Call
from italiancards.core.cards import Card
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.games.briscola.hints.facts import beaters, chance_beaten, winning_card, wins
from italiancards.games.briscola.hints.five_principles import (
    CARICO,
    LONG,
    OF_FIVE,
    OF_WORDS,
    call_highest,
    length,
)
from italiancards.games.briscola.hints.knowledge import chance_held
from italiancards.games.briscola.hints.margin import break_bid, must_take
from italiancards.games.briscola.hints.plainness import is_certain
from italiancards.games.briscola.hints.principle_facts import principle_facts
from italiancards.games.briscola.hints.sides import (
    MORE_THAN_HALF,
    partner_wins,
    partners_later,
    played,
    side_points,
    sides,
    taking_side,
)
from italiancards.games.briscola.hints.worth import trump_value
from italiancards.games.briscola.rules.state import points
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.hints.principles import Principle, Principles, advice_names, of_cards, touch

KNAVE = 2
"""Most points of a card that is thrown on an empty trick."""
LIKELY = 0.6
"""Chance from which a partner who still plays is counted on to win the trick."""


def _own(card: Card) -> int:
    """Return the points of a card."""
    return points((card,))


def _trump(view: BriscolaView, card: Card) -> bool:
    """True if a card is a trump."""
    return card.suit == view.trump


def _ours(view: BriscolaView, card: Card) -> bool:
    """True if the own side wins the trick for certain once this card is played."""
    ours = taking_side(view, card) == sides(view)[view.seat]
    return bool(view.trick) and ours and is_certain(view, card)


def _mine(view: BriscolaView, card: Card) -> bool:
    """True if this card wins the trick for certain."""
    return wins(view, card) and _ours(view, card)


def _lost(view: BriscolaView, card: Card) -> bool:
    """True if an opponent wins the trick once this card is played, or still does."""
    return bool(view.trick) and taking_side(view, card) != sides(view)[view.seat]


def sixty_one(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if the one card brings the points that win the deal, and the other does not."""
    return wins_deal(view, best) and not wins_deal(view, other)


def wins_deal(view: BriscolaView, card: Card) -> bool:
    """True if a card surely wins a trick that brings the own side over half of all points.

    Args:
        view: the seat to move.
        card: a card of its hand.
    """
    if view.auction is not None or max(sides(view)) > 1:
        return False
    had = side_points(view)[sides(view)[view.seat]]
    sure = _ours(view, card) if view.trick else not chance_beaten(view, card)
    return sure and had < MORE_THAN_HALF <= had + points((*view.trick, card))


def carico_cut(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if a trump takes a carico from the others, and the other card does not."""
    rich = any(_own(card) >= CARICO for card in view.trick) and not partner_wins(view)
    return rich and _trump(view, best) and wins(view, best) and not wins(view, other)


def three_first(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if the three of trumps surely takes the trick; the other card does not, or costs less.

    That is another trump, but not the ace.
    """
    if best.rank != "3" or not (_trump(view, best) and _mine(view, best)):
        return False
    return not wins(view, other) or (_trump(view, other) and other.rank != "A")


def least_trump(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if both are trumps that win the trick, and the one is worth less in the hand."""
    both = _trump(view, best) and _trump(view, other) and bool(view.trick)
    return both and wins(view, best) and wins(view, other) and _cheaper(best, other)


def lower_trump(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if both are trumps and the one is worth less in the hand."""
    return _trump(view, best) and _trump(view, other) and _cheaper(best, other)


def _cheaper(best: Card, other: Card) -> bool:
    """Return True if the one trump is worth less in the hand, or as much and is lower."""
    return (trump_value(best), best.rank) < (trump_value(other), other.rank)


def upcard(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if the one card brings the last trump that lies open to the own side."""
    if not view.trick or view.yet_to_play or view.stock_size != view.players:
        return False
    return _draws(view, best) and not _draws(view, other)


def _draws(view: BriscolaView, card: Card) -> bool:
    """True if the own side draws the up-card once this card ends the trick."""
    drawer = Seat((view.taker(card) - 1) % view.players)
    return drawer in (view.seat, *(view.partners or ()))


def carico_home(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if a carico of the suit led surely wins, and the other is no carico that does."""
    also = _own(other) >= CARICO and _mine(view, other)
    return not also and not _trump(view, best) and _own(best) >= CARICO and _mine(view, best)


def load_partner(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if a partner surely wins the trick, and the one card brings more points to it."""
    ours = partner_wins(view) and _ours(view, best) and not wins(view, best)
    return (
        ours and not _trump(view, best) and _own(best) > (_own(other) if _ours(view, other) else 0)
    )


def load_likely(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if a partner wins the trick so far, likely for good, and the one card adds more."""
    if not partner_wins(view) or not view.later_opponents or wins(view, best):
        return False
    seats = view.later_opponents
    likely = chance_held(view, beaters(view, winning_card(view), seats), seats) <= 1 - LIKELY
    return likely and not _trump(view, best) and _own(best) > _own(other)


def partner_has_it(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if a partner wins the trick, and only the other card would be put above his."""
    return partner_wins(view) and wins(view, other) and not wins(view, best)


def small_trump(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if one of two takes a king or a knight with a low trump."""
    low = _trump(view, best) and not _own(best) and wins(view, best) and not wins(view, other)
    return view.players == 2 and low and 3 <= points(view.trick) < CARICO


def take_points(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if the one card surely wins a trick with points in it, and the other does not."""
    return (
        bool(points(view.trick))
        and _mine(view, best)
        and not wins(view, other)
        and not partner_wins(view)
    )


def points_home(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if a card of the suit led surely wins, and brings more points home than the other."""
    if not _mine(view, best) or _trump(view, best) or _trump(view, other):
        return False
    return _own(best) > (_own(other) if _mine(view, other) else 0)


def suit_first(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if a card of the suit led wins the trick, and the other would do it with a trump."""
    return (
        _mine(view, best) and wins(view, other) and _trump(view, other) and not _trump(view, best)
    )


def cheap_cut(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if a low trump is played where the other card gives a carico away."""
    low = _trump(view, best) and not _own(best)
    return low and not _trump(view, other) and _own(other) >= CARICO and _lost(view, other)


def lost_trick(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if an opponent wins the trick so far with either card, and only the other is a trump."""
    lost = _lost(view, best) and _lost(view, other)
    return lost and _trump(view, other) and not _trump(view, best) and _own(best) < CARICO


def empty_trick(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if one of two leaves a trick without points that the other card would win."""
    empty = (
        view.players == 2 and bool(view.trick) and not points(view.trick) and _own(best) <= KNAVE
    )
    return empty and not _trump(view, best) and wins(view, other) and not wins(view, best)


def load_ahead(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if a partner still plays, likely beats the trick so far, and gets more points so."""
    seats = partners_later(view)
    if not seats or not _lost(view, best) or not _lost(view, other):
        return False
    likely = chance_held(view, beaters(view, winning_card(view), seats), seats) >= LIKELY
    return likely and not _trump(view, best) and _own(best) > _own(other)


def give_little(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if an opponent wins the trick with either card, and the one gives fewer points."""
    return _lost(view, best) and _lost(view, other) and _own(best) < _own(other)


def carico_risk(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if only the other card is a carico that an opponent may still take."""
    risk = _own(other) >= CARICO and not _trump(view, other) and not _ours(view, other)
    return risk and _own(best) < CARICO


def trumps_stay(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if only the other card is a trump, which could win, and the trick has no carico."""
    could = not view.trick or wins(view, other)
    poor = could and points(view.trick) < CARICO
    return poor and not _trump(view, best) and _trump(view, other)


def free_carico(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if a carico is led that no opponent can beat."""
    free = not view.trick and not _trump(view, best) and _own(best) >= CARICO
    return free and not chance_beaten(view, best)


def raise_it(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if the one card wins the trick so far, and the other does not, before others play."""
    return (
        bool(view.trick and view.yet_to_play)
        and wins(view, best)
        and not wins(view, other)
        and not partner_wins(view)
    )


def fewer_points(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if the one card risks fewer points where the trick may still be lost with either."""
    risk = not _ours(view, best) and not _ours(view, other)
    return risk and _own(best) < _own(other)


def harder_to_beat(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if fewer cards that may be out against it beat the one lead."""
    return not view.trick and chance_beaten(view, best) < chance_beaten(view, other)


def win_safely(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if both cards win the trick so far, and fewer beat the one that may be out behind."""
    both = bool(view.trick) and wins(view, best) and wins(view, other)
    return both and chance_beaten(view, best) < chance_beaten(view, other)


def lowest(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if both cards are worth nothing, and the one is lower."""
    worthless = not (_own(best) or _own(other) or _trump(view, best) or _trump(view, other))
    ranks = view.order.ranks
    lower = worthless and ranks.index(best.rank) > ranks.index(other.rank)
    return lower and any(
        each.suit == other.suit and view.order.beats(other, each).ok for each in view.unseen
    )


_DECISIVE = {"sixty-one": sixty_one, "break-bid": break_bid, "must-take": must_take}
_OF_CARDS = {
    "upcard": upcard,
    "carico-cut": carico_cut,
    "three-first": three_first,
    "carico-home": carico_home,
    "load-partner": load_partner,
    "load-likely": load_likely,
    "partner-has-it": partner_has_it,
    "suit-first": suit_first,
    "least-trump": least_trump,
    "small-trump": small_trump,
    "take-points": take_points,
    "points-home": points_home,
    "cheap-cut": cheap_cut,
    "free-carico": free_carico,
    "load-ahead": load_ahead,
    "give-little": give_little,
    "carico-risk": carico_risk,
    "trumps-stay": trumps_stay,
    "empty-trick": empty_trick,
    "lost-trick": lost_trick,
    "lower-trump": lower_trump,
    "fewer-points": fewer_points,
    "raise": raise_it,
    "harder-to-beat": harder_to_beat,
    "win-safely": win_safely,
    "lowest": lowest,
}


_BY_NAME: Mapping[str, Principle[BriscolaView]] = MappingProxyType(
    {
        name: of_cards(played, speaks)
        for name, speaks in {**_DECISIVE, **OF_FIVE, **_OF_CARDS}.items()
    }
    | {**OF_WORDS}
)
"""The principles by name, the weightiest first."""


def equal(view: BriscolaView, best: Move, other: Move) -> bool:
    """True if two plain cards are one choice: of one rank, or with none unseen between them.

    So are a call and one that nobody would make.
    """
    one, two = played(best), played(other)
    if one is None or two is None:
        return _lower_call(view, best, other)
    if _own(one) != _own(two):
        return False
    if one.suit == two.suit:
        return touch(view.order.ranks, one, two, view.unseen)
    plain = one.rank == two.rank and not (_trump(view, one) or _trump(view, two))
    if not view.trick:
        return plain and chance_beaten(view, one) == chance_beaten(view, two)
    return plain and not (wins(view, one) or wins(view, two))


def _lower_call(view: BriscolaView, best: Move, other: Move) -> bool:
    """Return True if the other is of a lower card of its suit, or of one's own in a short one."""
    if not (isinstance(best, Call) and isinstance(other, Call)) or best.card in view.hand:
        return False
    if other.card in view.hand:
        return length(view, other.card) <= LONG
    return call_highest(view, best, other)


def tempts(view: BriscolaView, best: Move, other: Move) -> bool:
    """True if a learner would rather play the other move, which takes points or costs fewer.

    It alone wins a trick with points, leads low where the one is dear, or is a trump of no points.
    """
    one, two = played(best), played(other)
    if one is None or two is None:
        return False
    if not view.trick:
        return _own(one) >= CARICO > _own(two) and not _trump(view, two)
    spared = _own(one) > 0 == _own(two) and _trump(view, two)
    takes = wins(view, two) and not wins(view, one) and not partner_wins(view)
    return takes and (spared or bool(points(view.trick)))


_COSTS = (
    *("some-beat", "surely-beaten", "beaten-by", "lead-worth", "gives", "spends-trump"),
    *("they-draw-upcard", "theirs-so-far", "later-may-beat", "later-surely-beaten"),
    *("after-may-beat", "after-surely-beaten", "loses-deal", "exchange-down", "partner-may-take"),
    *("made", "gives-nothing", "lead-free"),
)
_NEUTRAL = ("takes-so-far", "draws-upcard")


PRINCIPLES: Principles[BriscolaView] = Principles(
    _BY_NAME,
    costs=advice_names(*_COSTS),
    neutral=advice_names(*_NEUTRAL),
    facts=principle_facts,
    equal=equal,
    tempts=tempts,
    says={
        "principle-bid-long": advice_names("counts-on"),
        "principle-bid-high": advice_names("counts-on"),
        "principle-bid-stop": advice_names("counts-on", "pass"),
        "principle-take-points": advice_names("takes"),
        **{
            f"principle-{name}": advice_names(
                "nothing-beats", "after-nothing-beats", "later-nothing-beats"
            )
            for name in ("raise", "win-safely", "harder-to-beat", "free-carico")
        },
    },
)
"""Principles of Briscola, and the facts that are no reason for a move."""
