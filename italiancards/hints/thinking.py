"""Second stage of a search: re-evaluate tied lines with lookahead players.

A playout goes on sensibly and no better. So the lines that it cannot tell apart for certain are
tried again on other deals: the next moves are made by players who each weigh their moves on deals
consistent with what they know there, and only then all play on sensibly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any, Protocol, Self, TypeVar, runtime_checkable

from italiancards.core.moves import Move
from italiancards.hints.comparing import Ended, variance
from italiancards.hints.montecarlo import (
    LEAST,
    PLAYOUTS,
    TOLD,
    Budget,
    Moves,
    Plainer,
    Search,
    Trial,
    nothing,
)

NEAR = 4
"""Maximum number of lines evaluated again."""
LUCK = 1.5
"""Standard errors by which a move must be ahead to be played instead of a sensible one.

Without them players who think of eight deals each win 44 of 100 against sensible ones, with them
62.
"""
TIMES = 10
"""Time of the second stage with the whole budget, in steps of about 40 ms."""


class Simulated(Protocol):
    """A deal in a game's simulator."""

    @property
    def to_move(self) -> int | None:
        """The seat to move; None once the deal is over."""

    def copy(self) -> Self:
        """Copy the deal, to be played differently."""

    def legal(self) -> Sequence[Move]:
        """The moves of the seat to move; none where the deal is over."""

    def play(self, move: Move) -> None:
        """Make a move."""

    def sensible(self) -> Move:
        """The move of a sensible player, by which deals are finished."""

    def seen_by(self, seat: int, chance: Random) -> Self:
        """Draw a deal that a seat cannot tell from this one, its hidden cards redistributed.

        Args:
            seat: its number, from 0.
            chance: source of the draw.

        Returns:
            Another deal; this one is unchanged.
        """


DealT = TypeVar("DealT", bound=Simulated)


@runtime_checkable
class ThoughtTrial(Trial, Protocol):
    """A trial of a game that has lookahead players.

    Args:
        seat: the seat to move.
        slice_again: number of second-stage playouts in about 40 ms, which is two slices; 0 to skip
            the second stage.
        ahead: number of moves after the line that lookahead players make.
        fits: number of deals on which they try each of them.
        missed_again: bias that is left nevertheless, in points.
    """

    seat: int
    slice_again: int
    ahead: int
    fits: int
    missed_again: float

    def ended(self, deal: Any, seat: int) -> Ended:
        """Play a deal sensibly to its end, in place; return a seat's result.

        Args:
            deal: simulated deal; it is changed.
            seat: its number, from 0.

        Returns:
            The seat's points and its share in winning.
        """


def think_over(
    trial: ThoughtTrial, chance: Random, budget: Budget, plainer: Plainer = nothing
) -> Iterator[Search]:
    """Try every line on consistent deals, then re-evaluate the tied ones; slice by slice.

    Args:
        trial: the decision, from the game.
        chance: source of the deals.
        budget: playouts of the first stage; the second is in proportion to it.
        plainer: points given away for a plainer line.

    Returns:
        The same search after each slice, with more results.
    """
    search = Search(trial, chance, plainer)
    for _ in search.slices(budget.for_lines(trial.lines)):
        yield search
    near = _near(search)
    if len(near) < 2 or not trial.slice_again:
        return
    each = max(LEAST, trial.slice_again // len(near))
    deals = TIMES * each * budget.playouts // PLAYOUTS
    if deals < TOLD:
        return
    search.again.update((line, []) for line in near)
    search.missed_again = trial.missed_again
    for number in range(1, deals + 1):
        dealt = trial.deal(chance)
        for line in near:
            search.again[line].append(thought_out(trial, line, dealt, chance))
        if number % max(1, each // 2) == 0 or number == deals:
            yield search


def _near(search: Search) -> list[Moves]:
    """The lines not shown to be worse; one of those with equal results in every deal."""
    found: dict[tuple[Ended, ...], Moves] = {}
    told = dict(zip(search.trial.lines, search.outcomes, strict=True))
    for each in search.estimates():
        if each.as_good:
            found.setdefault(tuple(told[each.line]), each.line)
    return [*found.values()][:NEAR]


def after_line(deal: DealT, line: Moves) -> DealT:
    """Play some moves in a copy of a deal, and return it.

    Args:
        deal: a deal in a simulator; it is left unchanged.
        line: the moves, in order.
    """
    played = deal.copy()
    for move in line:
        played.play(move)
    return played


def thought_out(
    trial: ThoughtTrial, line: Moves, deal: Any, chance: Random, ahead: int | None = None
) -> Ended:
    """Play a line out with the next moves made by lookahead players.

    Args:
        trial: the seat's decision.
        line: the seat's moves.
        deal: a consistent deal; it is left unchanged.
        chance: source of the deals on which the players try their moves.
        ahead: number of moves they make; None for as many as the trial says.

    Returns:
        The result of the trial's seat.
    """
    played = after_line(deal, line)
    for _ in range(trial.ahead if ahead is None else ahead):
        moves = played.legal()
        if not moves:
            break
        played.play(_best(trial, played, moves, chance) if len(moves) > 1 else moves[0])
    return trial.ended(played, trial.seat)


def _best(trial: ThoughtTrial, deal: Simulated, moves: Sequence[Move], chance: Random) -> Move:
    """The lookahead move of the seat to move: a sensible one, unless another is surely better.

    Sure is what is ahead by more than luck on a few deals gives.
    """
    seat, sensible = deal.to_move, deal.sensible()
    assert seat is not None
    worth: dict[Move, list[float]] = {move: [] for move in moves}
    for _ in range(trial.fits):
        fits = deal.seen_by(seat, chance)
        for move, told in worth.items():
            tried = fits.copy()
            tried.play(move)
            told.append(trial.ended(tried, seat).worth(trial.stake))
    return max(moves, key=lambda move: _surely(worth[move], worth[sensible]))


def _surely(worth: Sequence[float], sensible: Sequence[float]) -> float:
    """Least gain of a move over another: `LUCK` standard errors below the mean."""
    more = [one - other for one, other in zip(worth, sensible, strict=True)]
    mean = fmean(more)
    return mean - LUCK * sqrt(variance(more, mean) / len(more))
