"""Search for a seat at Scopa: deals that fit, rollouts of moves, solved endings."""

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
from italiancards.games.scopa.hints.simulator import Deal
from italiancards.games.scopa.rules.state import HAND
from italiancards.games.scopa.rules.view import ScopaView
from italiancards.hints.comparing import Ended
from italiancards.hints.deals import Deals, Hidden
from italiancards.hints.montecarlo import Estimate, Moves, counted, single
from italiancards.hints.rollouts import MatchTrial

PLAYED_OUT = 2 * HAND
"""Most cards left, all known, with which a deal of two is played to its end."""
AHEAD = 3
"""Number of moves that hindsight looks ahead before a rollout."""
MOST = 5_000
"""Most moves that are looked at, a fifth of a second's work.

Deals that are played need at most half of it; tables that somebody made up, with twenty cards on
them, have millions."""


LEAST, MORE = Ended(float("-inf"), -1.0), Ended(float("inf"), 2.0)
"""Bounds below and above any result of a deal."""


class ScopaTrial(MatchTrial[ScopaView]):
    """A seat's decision, tried on deals that fit what it knows.

    Args:
        view: the seat to move.
        moves: its legal moves.
    """

    game = GAME
    slice, slice_again = 500, 8
    """Playouts in about 20 ms: with the rollout policy, and with lookahead players."""
    missed, missed_again = 0.1, 0.05
    ahead, fits = 4, 6

    def __init__(self, view: ScopaView, moves: Sequence[Move]) -> None:
        super().__init__(view)
        self.lines = single(moves)
        self.seat, self.side = int(view.seat), view.side
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
        """The deal in which the others hold these cards, and the stock is this.

        Args:
            others: the others' hands in turn order.
            stock: the cards still to be dealt or drawn, the next one first.
        """
        return self._dealt([PLACE[card] for cards in (*others, stock) for card in cards])

    def ended(self, deal: Deal, seat: int) -> Ended:
        """The result for any seat, from somewhere in a deal.

        Args:
            deal: spent: it is played out in place.
            seat: whose side is counted.
        """
        return self.won(deal.finish(), seat % deal.sides)

    def known(self) -> Deal | None:
        """The deal, where nothing is hidden and few enough cards are left; else None."""
        view = self.view
        few = len(view.hand) + len(self.deals.unseen) <= PLAYED_OUT
        if view.players > 2 or view.stock_size or not few:
            return None
        return self._dealt(self.deals.unseen)

    def proven(self, deal: Deal) -> list[Estimate] | None:
        """Estimates of each move when both play without a fault, the best first.

        Where the match can end with this deal, the chance that can be made sure of it is told too:
        that may be another game than for points. None where there are too many ways to play on.
        """
        found, whole = _each(deal, self, deal.left)
        if whole and self.match.in_sight(self.view.scores):
            sure, whole = _each(deal, self, deal.left, _for_the_match)
            found = [each._replace(won=own.won) for each, own in zip(found, sure, strict=True)]
        told = zip(found, self.lines, strict=True)
        return counted(([ended], line) for ended, line in told) if whole else None


def _for_points(ended: Ended) -> float:
    return ended.points


def _for_the_match(ended: Ended) -> float:
    return ended.won


def _each(
    deal: Deal, trial: ScopaTrial, moves: int, aim: Callable[[Ended], float] = _for_points
) -> tuple[list[Ended], bool]:
    """Results of each move in a deal, all cards open, some moves looked ahead.

    Returns:
        What the seat has in the end, and whether all that follows was looked at so far.
    """
    looking = [_Looking(trial, MOST // len(trial.lines), aim) for _ in trial.lines]
    told = [
        each.after(deal, move, moves) for each, (move,) in zip(looking, trial.lines, strict=True)
    ]
    return told, all(each.left >= 0 for each in looking)


def opened(
    game: Game[Any, ScopaView, Any], seat: Seat, views: Sequence[ScopaView], later: Sequence[Event]
) -> Iterator[tuple[float, Moves]]:
    """Values of each move with all cards open: some moves ahead, then the rollout policy.

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
    found = ScopaTrial(view, game.legal(view))
    order = list(view.seating.order(seat))[1:]
    stock = [card for event in later if event.name == "received" for card in event.facts["cards"]]
    stock += [event.facts["card"] for event in later if event.name == "drew"]
    deal = found.with_cards([views[other].hand for other in order], tuple(stock))
    moves = deal.left if deal.left <= PLAYED_OUT else AHEAD
    for line in found.lines:
        looking = _Looking(found, MOST // len(found.lines), _for_points)
        yield looking.after(deal, line[0], moves).points, line


class _Looking:
    """Search some moves ahead, all cards open.

    Args:
        trial: the decision that is looked at.
        left: how many moves may be thought of; past them all play on sensibly.
        aim: what the seat's side wants much of, and the others little.
    """

    def __init__(self, trial: ScopaTrial, left: int, aim: Callable[[Ended], float]) -> None:
        self.trial = trial
        self.left = left
        self.aim = aim

    def after(self, deal: Deal, move: Move, moves: int) -> Ended:
        """The side's result after a move, some moves looked ahead."""
        played = deal.copy()
        played.play(move)
        return self._best(played, moves - 1, LEAST, MORE)

    def _best(self, deal: Deal, moves: int, least: Ended, most: Ended) -> Ended:
        """The side's result from there on; what is no more than `least` need not be exact."""
        if not deal.left:
            return self.trial.won(deal.totals(), self.trial.side)
        if moves <= 0 or self.left < 0:
            return self.trial.won(deal.copy().finish(), self.trial.side)
        mine = deal.turn % deal.sides == self.trial.side
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
