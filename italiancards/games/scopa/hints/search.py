"""Search for a seat at Scopa: consistent deals, rollouts of moves, solved endings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from italiancards.core.cards import Cards
from italiancards.core.events import Event
from italiancards.core.game import Game
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.games.scopa.game import GAME
from italiancards.games.scopa.hints.pack import PLACE, mask
from italiancards.games.scopa.hints.plainness import cost
from italiancards.games.scopa.hints.simulator import ScopaDeal
from italiancards.games.scopa.rules.state import HAND
from italiancards.games.scopa.rules.view import ScopaView
from italiancards.hints.comparison import DealResult
from italiancards.hints.montecarlo import Estimate, Moves, rank_by_deals, single
from italiancards.hints.rollouts import MatchRollout
from italiancards.hints.sampler import DealSampler, GroupConstraints

PLAYED_OUT = 2 * HAND
"""Most cards left, all known, with which a deal of two is played to its end."""
AHEAD = 3
"""Number of moves that hindsight looks ahead before a rollout."""
MOST = 5_000
"""Most moves that are looked at, a fifth of a second's work.

Deals that are played need at most half of it; tables that somebody made up, with twenty cards on
them, have millions."""


LEAST, MORE = DealResult(float("-inf"), -1.0), DealResult(float("inf"), 2.0)
"""Bounds below and above any result of a deal."""


class ScopaRollout(MatchRollout[ScopaView]):
    """A seat's decision, tried on deals consistent with what it knows.

    Args:
        view: the seat to move.
        moves: its legal moves.
    """

    game = GAME
    slice, lookahead_slice = 500, 6
    """Playouts in about 20 ms: with the rollout policy, and with lookahead players."""
    rollout_bias, lookahead_bias = 0.16, 0.1
    lookahead_moves, lookahead_deals = 4, 6

    def __init__(self, view: ScopaView, moves: Sequence[Move]) -> None:
        super().__init__(view)
        self.lines = single(sorted(moves, key=lambda move: cost(view, move)))
        self.seat, self.side = int(view.seat), view.side
        self._others = [*view.seating.order(view.seat)][1:]
        hidden = [PLACE[card] for card in view.unseen]
        hands = [GroupConstraints[int](view.hand_sizes[seat]) for seat in self._others]
        self.deals = DealSampler(
            hidden, [*hands, GroupConstraints[int](view.stock_size, ordered=True)]
        )
        self._hand = [PLACE[card] for card in view.hand]
        self._table = mask(view.table)
        self._piles = [mask(pile) for pile in view.taken]
        self._scope = [len(cards) for cards in view.scope]
        self._last = None if view.last_taker is None else view.side_of(view.last_taker)

    def deal(self, chance: Random) -> ScopaDeal:
        """Return a consistent deal, each as likely."""
        return self._deal_of(self.deals.draw(chance))

    def _deal_of(self, unseen: list[int]) -> ScopaDeal:
        """Return the deal with the unseen cards given to others, in turn order, and the stock."""
        view, hands, first = self.view, [self._hand[:]] * self.view.players, 0
        for seat in self._others:
            hands[seat] = unseen[first : first + view.hand_sizes[seat]]
            first += view.hand_sizes[seat]
        return ScopaDeal(
            view.options,
            hands,
            self._table,
            unseen[first:],
            int(view.seat),
            self._piles[:],
            self._scope[:],
            self._last,
        )

    def with_cards(self, others: Sequence[Cards], stock: Cards) -> ScopaDeal:
        """Return the deal in which the others hold these hands, in turn order, over this stock.

        Args:
            others: the others' hands in turn order.
            stock: the cards still to be dealt or drawn, the next one first.
        """
        return self._deal_of([PLACE[card] for cards in (*others, stock) for card in cards])

    def play_out(self, deal: ScopaDeal, seat: int) -> DealResult:
        """Play a deal out by the rollout policy, in place; return the result of any seat.

        Args:
            deal: spent: it is played out in place.
            seat: whose side is counted.
        """
        return self.won(deal.finish(), seat % deal.sides)

    def open_deal(self) -> ScopaDeal | None:
        """Return the actual deal where nothing is hidden and few cards are left; else None."""
        view = self.view
        few = len(view.hand) + len(self.deals.unseen) <= PLAYED_OUT
        if view.players > 2 or view.stock_size or not few:
            return None
        return self._deal_of(self.deals.unseen)

    def proven(self, deal: ScopaDeal) -> list[Estimate] | None:
        """Return exact estimates of each move under perfect play; None if the search is too long.

        Where the match can end with this deal, the chance that can be made sure of it is added:
        that may be another game than for points. None where there are too many ways to play on.
        """
        found, whole = _each(deal, self, deal.left)
        if whole and self.match.in_sight(self.view.scores):
            sure, whole = _each(deal, self, deal.left, _for_the_match)
            found = [each._replace(won=own.won) for each, own in zip(found, sure, strict=True)]
        results = zip(found, self.lines, strict=True)
        return rank_by_deals(([ended], line) for ended, line in results) if whole else None


def _for_points(ended: DealResult) -> float:
    """Return the points of a result, as the aim of a search."""
    return ended.points


def _for_the_match(ended: DealResult) -> float:
    """Return the chance to win of a result, as the aim of a search."""
    return ended.won


def _each(
    deal: ScopaDeal,
    rollout: ScopaRollout,
    moves: int,
    aim: Callable[[DealResult], float] = _for_points,
) -> tuple[list[DealResult], bool]:
    """Return each move's result, looked ahead in an open deal, and True if none was cut short.

    Returns:
        What the seat has in the end, and whether all that follows was looked at so far.
    """
    looking = [_OpenSearch(rollout, MOST // len(rollout.lines), aim) for _ in rollout.lines]
    results = [
        each.after(deal, move, moves) for each, (move,) in zip(looking, rollout.lines, strict=True)
    ]
    return results, all(each.left >= 0 for each in looking)


def open_values(
    game: Game[Any, ScopaView, Any], seat: Seat, views: Sequence[ScopaView], later: Sequence[Event]
) -> Iterator[tuple[float, Moves]]:
    """Yield value and moves of each legal move with all cards open: looked ahead, then a rollout.

    The last cards are played to the end. Where three play each alone, the others are taken to play
    against the seat together.

    Args:
        game: Scopa, for the legal moves.
        seat: the seat to move, whose moves are valued.
        views: what each seat knows, by seat; their hands are the open cards.
        later: events that followed; the cards dealt or drawn in them are the stock.

    Yields:
        The points by which the seat's side ends ahead, with the line that is the move.
    """
    view = views[seat]
    found = ScopaRollout(view, game.legal(view))
    order = list(view.seating.order(seat))[1:]
    stock = [card for event in later if event.name == "received" for card in event.facts["cards"]]
    stock += [event.facts["card"] for event in later if event.name == "drew"]
    deal = found.with_cards([views[other].hand for other in order], tuple(stock))
    moves = deal.left if deal.left <= PLAYED_OUT else AHEAD
    for line in found.lines:
        looking = _OpenSearch(found, MOST // len(found.lines), _for_points)
        yield looking.after(deal, line[0], moves).points, line


class _OpenSearch:
    """Search some moves ahead, all cards open.

    Args:
        rollout: the decision that is looked at.
        left: how many moves may be searched; past them all follow the rollout policy.
        aim: what the seat's side wants much of, and the others little.
    """

    def __init__(
        self, rollout: ScopaRollout, left: int, aim: Callable[[DealResult], float]
    ) -> None:
        self.rollout = rollout
        self.left = left
        self.aim = aim

    def after(self, deal: ScopaDeal, move: Move, moves: int) -> DealResult:
        """Return the side's result after a move in a copy, looked ahead `moves` moves."""
        played = deal.copy()
        played.play(move)
        return self._best(played, moves - 1, LEAST, MORE)

    def _best(self, deal: ScopaDeal, moves: int, least: DealResult, most: DealResult) -> DealResult:
        """Return the side's result by alpha-beta search, some moves deep; or a bound of it."""
        if not deal.left:
            return self.rollout.won(deal.totals(), self.rollout.side)
        if moves <= 0 or self.left < 0:
            return self.rollout.won(deal.copy().finish(), self.rollout.side)
        mine = deal.turn % deal.sides == self.rollout.side
        legal = deal.legal()
        self.left -= len(legal)
        for move in legal:
            played = deal.copy()
            played.play(move)
            found = self._best(played, moves - 1, least, most)
            if mine:
                least = max(least, found, key=self.aim)
            else:
                most = min(most, found, key=self.aim)
            if self.aim(least) >= self.aim(most) or self.left < 0:
                break
        return least if mine else most
