"""Plainness of a card at Tresette: of cards that are as good, a teacher names the plainest.

A three or a two stays in hand, an ace or a court is not given away, and what is sure to come home
is no cost. Source: principles that were tried over random positions, `docs/hints.md`.
"""

from __future__ import annotations

from italiancards.core.cards import Card
from italiancards.games.tresette.hints.chance import chance_held
from italiancards.games.tresette.hints.sides import suit_out
from italiancards.games.tresette.rules.signals import HIGH
from italiancards.games.tresette.rules.state import ORDER, thirds
from italiancards.games.tresette.rules.view import TresetteView

HIGH_CARDS = {"3": 4, "2": 3}
"""Value of a three or a two that stays in the hand, in thirds, beside its own."""

Plainness = tuple[int, int, int, int]
"""Sort key of a card; the plainest has the least."""


def plainness(view: TresetteView, card: Card) -> Plainness:
    """Return the sort key of a card: its cost in thirds, what it bares, its suit, its rank.

    Args:
        view: the seat to move.
        card: a card that it may play.
    """
    same = [each for each in view.playable if each.suit == card.suit and each != card]
    bares = int(len(same) == 1 and same[0].rank == "A" and bool(beaters(view, same[0])))
    return cost(view, card), bares, _suit(view, same), -ORDER.ranks.index(card.rank)


def cost(view: TresetteView, card: Card) -> int:
    """Return what a teacher would count a card to cost, in thirds; negative where it brings some.

    Args:
        view: the seat to move.
        card: a card that it may play.
    """
    own, high = thirds((card,)), HIGH_CARDS.get(card.rank, 0)
    ours = view.taker(card) in (view.seat, *(view.partners or ()))
    if not is_certain(view, card):
        return high + own
    if not ours:
        return high + 2 * own
    mine = view.taker(card) == view.seat
    return high - own - (2 * thirds(view.trick) if mine else 0)


def _suit(view: TresetteView, same: list[Card]) -> int:
    """Return the place of a suit, the plainest first, from the other cards of it in the hand.

    A long suit is led and thrown from first; while cards are drawn, one without an honour.
    """
    honours = sum(each.rank in HIGH for each in same) if view.stock_size else 0
    return 10 * honours - len(same)


def is_certain(view: TresetteView, card: Card) -> bool:
    """True if no later opponent can win the trick that this card is played to.

    Args:
        view: the seat to move.
        card: a card that it may play.
    """
    if not view.yet_to_play:
        return True
    best = card if view.taker(card) == view.seat else view.trick[ORDER.decide(view.trick)[0]]
    return not chance_held(view, beaters(view, best), view.later_opponents)


def beaters(view: TresetteView, card: Card) -> tuple[Card, ...]:
    """Return the cards still out that beat a card.

    Args:
        view: the seat that counts.
        card: a card of any suit.
    """
    return tuple(each for each in suit_out(view, card.suit) if ORDER.beats(each, card).ok)
