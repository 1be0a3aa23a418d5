"""Bases of rollouts whose deals are played in a game's simulator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from italiancards.core.game import Game
from italiancards.core.view import SeatView
from italiancards.hints.comparison import DealResult
from italiancards.hints.lookahead import after_line
from italiancards.hints.matches import Match, match_of
from italiancards.hints.montecarlo import Moves

ViewT = TypeVar("ViewT", bound=SeatView[Any])


def ahead(totals: Sequence[int], side: int) -> float:
    """Return a side's points less the average of the other sides'.

    Args:
        totals: points of each side.
        side: the side's number.

    >>> ahead((7, 4), 1), ahead((4, 1, 2), 0)
    (-3.0, 2.5)
    """
    mine = totals[side]
    return mine - (sum(totals) - mine) / (len(totals) - 1)


class PolicyRollout:
    """Base of a seat's decision that is tried in a simulator.

    Attributes:
        seat: the seat to move.
    """

    seat: int

    def outcome(self, line: Moves, deal: Any) -> DealResult:
        """Play a line in a copy of a deal, then by the rollout policy; return a seat's result.

        Args:
            line: moves of the seat, in order.
            deal: a deal in the simulator; it is left unchanged.

        Returns:
            The seat's points and its share in winning.
        """
        return self.play_out(after_line(deal, line), self.seat)

    def play_out(self, deal: Any, seat: int) -> DealResult:
        """Play a deal out by the rollout policy, in place; return a seat's result.

        Args:
            deal: a deal in the simulator; it is changed.
            seat: whose side is counted.
        """
        raise NotImplementedError


class MatchRollout(PolicyRollout, Generic[ViewT]):
    """Base of a decision in a match by points: what counts is the lead, and the match.

    Args:
        view: the seat to move.
    """

    game: ClassVar[Game[Any, Any, Any]]
    stake = 100.0

    def __init__(self, view: ViewT) -> None:
        self.view = view
        self._won: dict[tuple[int, ...], tuple[float, ...]] = {}

    @property
    def match(self) -> Match:
        """Chances to win the match that the deal is part of; the first look plays deals."""
        return match_of(self.game, type(self), self.view.options)

    def won(self, totals: Sequence[int], side: int) -> DealResult:
        """Return a side's result once totals are counted: its lead, and its chance of the match.

        Args:
            totals: points of each side in the deal.
            side: the side's number.

        Returns:
            The lead over the others' average, and the chance to win the match.
        """
        brought = tuple(totals)
        found = self._won.get(brought)
        if found is None:
            scores = tuple(map(int.__add__, self.view.scores, brought))
            found = self._won[brought] = self.match.won(scores)
        return DealResult(ahead(brought, side), found[side])
