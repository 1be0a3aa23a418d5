"""The first dealer: the player who draws the lowest card from the shuffled pack (S0)."""

from __future__ import annotations

from italiancards.core.cards import Card, Cards
from italiancards.core.melds import JOKER
from italiancards.core.seats import Seat
from italiancards.games.burraco.rules.options import BurracoOptions
from italiancards.games.burraco.rules.state import seating

RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")
"""The ranks from the lowest on; above them all is the joker."""


def height(card: Card, options: BurracoOptions) -> tuple[int, int]:
    """Return the sort key of a card drawn for the deal: its rank, then its suit.

    Args:
        card: any card of the pack, a joker too.
        options: what was agreed; `dealer_suit_order` breaks ties (S0; FIBUR).

    Returns:
        Two numbers; the lowest pair deals. Jokers are above all ranks and equal among themselves.
    """
    if card == JOKER:
        return len(RANKS), 0
    suits = options.dealer_suit_order.split("_")
    return RANKS.index(card.rank), -suits.index(card.suit)


def first_dealer(options: BurracoOptions, pack: Cards) -> Seat:
    """Return the first dealer: the lowest card drawn from the pack; equal ones draw again.

    Args:
        options: what was agreed.
        pack: the cards in the order they are drawn.

    Returns:
        The seat with the lowest card.

    >>> from italiancards.core.cards import RUMMY
    >>> cards = [*map(RUMMY.card, ("5h", "3s", "3c", "JK"))]
    >>> first_dealer(BurracoOptions(), cards)
    Seat(2)
    >>> first_dealer(BurracoOptions(dealer_suit_order="h_d_c_s"), cards)
    Seat(1)
    """
    drawing, cards = [*seating(options).seats], iter(pack)
    while True:
        heights = {seat: height(next(cards), options) for seat in drawing}
        lowest = min(heights.values())
        drawing = [seat for seat in drawing if heights[seat] == lowest]
        if len(drawing) == 1:
            return drawing[0]
