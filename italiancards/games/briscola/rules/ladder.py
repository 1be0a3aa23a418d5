"""The bids of five players, the lowest first; the highest so far, and its points."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from italiancards.core.announcements import Bid, Pass
from italiancards.core.cards import ITALIAN
from italiancards.core.packets import replaced
from italiancards.core.seats import Seat
from italiancards.games.briscola.rules.auction import Auction, Words
from italiancards.games.briscola.rules.options import BriscolaOptions
from italiancards.games.briscola.rules.state import points, trick_order

MOST = points(ITALIAN.cards)
LEAST = MOST // 2 + 1
"""All points of a deal, and the lowest bid: half of them would be won by not losing."""


@cache
def ladder(options: BriscolaOptions) -> tuple[Bid, ...]:
    """Return all bids at a table, the lowest first.

    >>> bids = ladder(BriscolaOptions(players=5, bidding="rank_then_points"))
    >>> [str(bid) for bid in (*bids[:3], *bids[9:12], bids[-1])]
    ['bid A', 'bid 3', 'bid R', 'bid 2', 'bid 2,62', 'bid 2,63', 'bid 2,120']
    """
    if options.bidding == "points":
        return tuple(Bid(points=points) for points in range(LEAST, MOST + 1))
    ranks = trick_order(options, "").ranks
    plain = tuple(map(Bid, ranks))
    if options.bidding == "rank":
        return plain
    points = range(options.two_points_min, MOST + 1)
    return (*plain, *(Bid(ranks[-1], each) for each in points))


def _best(words: Words, options: BriscolaOptions) -> tuple[Seat, Bid] | None:
    """Return the highest bid among the last words, with its seat; None if nobody has bid."""
    rungs = ladder(options)
    bids = [(Seat(seat), word) for seat, word in enumerate(words) if isinstance(word, Bid)]
    return max(bids, key=lambda each: rungs.index(each[1]), default=None)


def highest(auction: Auction, options: BriscolaOptions) -> tuple[Seat, Bid] | None:
    """Return the highest bid so far as (seat, bid); None before anybody has bid.

    Args:
        auction: the words of each seat; a bid passed since does not count.
        options: those of the table, for the order of the bids.
    """
    return _best(auction.said, options)


def caller_of(words: Words, options: BriscolaOptions) -> Seat | None:
    """Return the winner of the bidding once it is decided; None while it still goes on.

    Args:
        words: what each seat said last.
        options: the table's.

    Returns:
        None while the bidding goes on, or if nobody has bid.
    """
    best = _best(words, options)
    passed = sum(isinstance(each, Pass) for each in words)
    ended = best is not None and (passed == len(words) - 1 or best[1] == ladder(options)[-1])
    return best[0] if best is not None and ended else None


def speak(auction: Auction, options: BriscolaOptions, word: Bid | Pass) -> Auction:
    """Return the auction after the seat whose turn it is has bid or passed.

    Args:
        auction: left as it is.
        options: those of the table: its highest bid ends the auction.
        word: assumed to be legal.
    """
    players = len(auction.said)
    said = replaced(auction.said, auction.turn, word)
    order = [Seat((auction.turn + step) % players) for step in range(1, players + 1)]
    left = [each for each in order if not isinstance(said[each], Pass)]
    caller = caller_of(said, options)
    turn = caller if caller is not None else left[0] if left else auction.turn
    return replace(auction, said=said, turn=turn, caller=caller)


def need(bid: Bid) -> int:
    """Return the card points that the callers need to make a bid: 61 at least.

    >>> need(Bid(points=75)), need(Bid("R")), need(Bid("2", 60))
    (75, 61, 61)
    """
    return max(LEAST, bid.points or 0)
