"""A plain player of Briscola for five, frozen: what hints and bots are measured against.

Written before them and never tuned after: changed it measures nothing. It bids the least where it
has four cards of a suit with the ace or the three among them, calls the highest card of that suit
that it lacks, takes tricks of ten points or more as cheaply as it can, and else gives what counts
least. It does not ask who plays with whom.
"""

from __future__ import annotations

from italiancards.core.announcements import Bid, Call, Pass
from italiancards.core.cards import Card, Cards
from italiancards.core.moves import Move, Play
from italiancards.games.briscola.rules.view import BriscolaView

ORDER = "A3RCF76542"
WORTH = {"A": 11, "3": 10, "R": 4, "C": 3, "F": 2}


def choose(view: BriscolaView, legal: list[Move]) -> Move:
    """What it says, or the card it plays."""
    suit = max("DCSB", key=lambda each: (len(_of(view.hand, each)), each))
    bids = [move for move in legal if isinstance(move, Bid)]
    calls = [move for move in legal if isinstance(move, Call) and move.trump is None]
    if calls:
        lacked = [each for each in calls if each.card not in view.hand] or calls
        return min(lacked, key=lambda each: (each.card.suit != suit, ORDER.index(each.card.rank)))
    if bids:
        strong = len(_of(view.hand, suit)) > 3 and {Card("A", suit), Card("3", suit)} & {*view.hand}
        return bids[0] if strong or Pass() not in legal else Pass()
    cards = sorted(view.hand, key=lambda card: (_price(view, card), -ORDER.index(card.rank)))
    takers = [card for card in cards if view.order.winner((*view.trick, card)) == len(view.trick)]
    rich = sum(WORTH.get(card.rank, 0) for card in view.trick) >= 10
    return Play((takers if view.trick and rich and takers else cards)[0])


def _of(cards: Cards, suit: str) -> list[Card]:
    return [card for card in cards if card.suit == suit]


def _price(view: BriscolaView, card: Card) -> int:
    return WORTH.get(card.rank, 0) + (6 if card.suit == view.trump else 0)
