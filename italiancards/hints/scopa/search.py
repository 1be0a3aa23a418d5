"""What a seat at Scopa can work out: deals that fit, what moves come to in them, the last cards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from italiancards.core.cards import Cards
from italiancards.core.events import Event
from italiancards.core.game import Game
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.games.scopa.state import HAND
from italiancards.games.scopa.view import ScopaView
from italiancards.hints.deals import Deals, Hidden
from italiancards.hints.montecarlo import Estimate, Moves, ranked, single
from italiancards.hints.scopa.pack import PLACE, mask
from italiancards.hints.scopa.simulator import Deal

PLAYED_OUT = 2 * HAND
"""Up to so many cards left, all known, a deal of two players is played to its end."""
AHEAD = 3
"""Hindsight looks so many moves ahead before all play on sensibly."""
MOST = 5_000
"""So many moves are thought of, a fifth of a second's work. Deals that are played need at most half
of it; tables that somebody made up, with twenty cards on them, have millions."""


class ScopaTrial:
    """A seat's decision, tried on deals that fit what it knows.

    Args:
        view: what the seat knows.
        moves: its legal moves.
    """

    slice = 500
    """How many playouts take about 20 ms."""

    def __init__(self, view: ScopaView, moves: Sequence[Move]) -> None:
        self.view = view
        self.lines = single(moves)
        self.side = view.side
        self._others = [*view.seating.order(view.seat)][1:]
        hidden = [PLACE[card] for card in view.unseen]
        hands = [Hidden[int](view.hand_sizes[seat]) for seat in self._others]
        self.deals = Deals(hidden, [*hands, Hidden[int](view.stock_size, ordered=True)])
        self._hand = [PLACE[card] for card in view.hand]
        self._table = mask(view.table)
        self._piles = [mask(pile) for pile in view.taken]
        self._scope = [len(cards) for cards in view.scope]
        self._last = None if view.last_taker is None else view.side_of(view.last_taker)

    def deal(self, chance: Random) -> Deal:
        """A deal that fits, each as likely."""
        return self._dealt(self.deals.draw(chance))

    def _dealt(self, unseen: list[int]) -> Deal:
        """The deal in which the others hold the first of the cards not seen, in turn order."""
        view, hands, first = self.view, [self._hand[:]] * self.view.players, 0
        for seat in self._others:
            hands[seat] = unseen[first : first + view.hand_sizes[seat]]
            first += view.hand_sizes[seat]
        return Deal(
            view.options,
            hands,
            self._table,
            unseen[first:],
            int(view.seat),
            self._piles[:],
            self._scope[:],
            self._last,
        )

    def with_cards(self, others: Sequence[Cards], stock: Cards) -> Deal:
        """The deal in which the others hold these cards, in turn order, and the stock is this."""
        return self._dealt([PLACE[card] for cards in (*others, stock) for card in cards])

    def outcome(self, line: Moves, deal: Deal) -> float:
        """How many points the seat's side ends ahead of the others, on average of these."""
        played = deal.copy()
        for move in line:
            played.play(move)
        return ahead(played.finish(), self.side)

    def known(self) -> Deal | None:
        """The deal, where nothing is hidden and few enough cards are left; else None."""
        view = self.view
        few = len(view.hand) + len(self.deals.unseen) <= PLAYED_OUT
        if view.players > 2 or view.stock_size or not few:
            return None
        return self._dealt(self.deals.unseen)

    def proven(self, deal: Deal) -> list[Estimate] | None:
        """What each move comes to when both play without a fault, the best first.

        None where there are too many ways to play on: then nothing is proven.
        """
        found, whole = _each(deal, self, len(self.lines) * deal.left)
        return found if whole else None


def _each(deal: Deal, trial: ScopaTrial, moves: int) -> tuple[list[Estimate], bool]:
    """What each move comes to in a deal, all cards open, some moves looked ahead.

    Returns:
        The worth of each, the best first, and whether all that follows was looked at so far.
    """
    looking = [_Looking(trial.side, MOST // len(trial.lines)) for _ in trial.lines]
    worth = [
        (each.after(deal, move, moves), (move,))
        for each, (move,) in zip(looking, trial.lines, strict=True)
    ]
    return ranked(worth), all(each.left >= 0 for each in looking)


def ahead(totals: Sequence[int], side: int) -> float:
    """How many points a side has more than the others, on average of these.

    >>> ahead((3, 1), 1), ahead((4, 1, 2), 0)
    (-2.0, 2.5)
    """
    mine = totals[side]
    return mine - (sum(totals) - mine) / (len(totals) - 1)


def opened(
    game: Game[Any, ScopaView, Any], seat: Seat, views: Sequence[ScopaView], later: Sequence[Event]
) -> list[Estimate]:
    """What each move comes to with all cards open: some cards ahead, then played on sensibly.

    The last cards are played to the end. Where three play each alone, the others are taken to play
    against the seat together.
    """
    view = views[seat]
    found = ScopaTrial(view, game.legal(view))
    order = list(view.seating.order(seat))[1:]
    stock = [card for event in later if event.name == "received" for card in event.facts["cards"]]
    stock += [event.facts["card"] for event in later if event.name == "drew"]
    deal = found.with_cards([views[other].hand for other in order], tuple(stock))
    moves = deal.left if deal.left <= PLAYED_OUT else AHEAD
    return _each(deal, found, moves)[0]


class _Looking:
    """Looking some moves ahead, all cards open.

    Args:
        side: the side for which it is looked.
        left: how many moves may be thought of; past them all play on sensibly.
    """

    def __init__(self, side: int, left: int) -> None:
        self.side = side
        self.left = left

    def after(self, deal: Deal, move: Move, moves: int) -> float:
        """How far the side gets ahead after a move, some moves looked ahead."""
        played = deal.copy()
        played.play(move)
        return self._best(played, moves - 1, float("-inf"), float("inf"))

    def _best(self, deal: Deal, moves: int, least: float, most: float) -> float:
        """The same from there on; what is no more than `least` need not be exact."""
        if not deal.left:
            return ahead(deal.totals(), self.side)
        if moves <= 0 or self.left < 0:
            return ahead(deal.copy().finish(), self.side)
        mine = deal.turn % deal.sides == self.side
        legal = deal.legal()
        self.left -= len(legal)
        for move in legal:
            played = deal.copy()
            played.play(move)
            found = self._best(played, moves - 1, least, most)
            if mine:
                least = max(least, found)
            else:
                most = min(most, found)
            if least >= most or self.left < 0:
                break
        return least if mine else most
