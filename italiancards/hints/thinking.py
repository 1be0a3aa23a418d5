"""Thinking twice: lines that trials cannot part are played out again, by players who think.

A trial plays on sensibly and no better. So what it cannot part for certain is tried again on other
deals: the next moves are made by players each of whom weighs his moves on deals that fit what he
knows there, and only then all play on sensibly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any, Protocol, Self, runtime_checkable

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
"""So many lines at most are thought of again."""
LUCK = 1.5
"""So many standard errors ahead a move is that is played instead of a sensible one. Without them
players who think of eight deals each win 44 of 100 against sensible ones, with them 62."""
TIMES = 10
"""They are thought of so many times 40 ms, with the whole budget."""


class Simulated(Protocol):
    """A deal in a game's simulator."""

    @property
    def to_move(self) -> int | None:
        """Whose turn it is, if anybody's."""

    def copy(self) -> Self:
        """The same deal, to be played differently."""

    def legal(self) -> Sequence[Move]:
        """The moves of the seat to move; none where the deal is over."""

    def play(self, move: Move) -> None:
        """Make one."""

    def sensible(self) -> Move:
        """The move of a sensible player, by which deals are finished."""

    def seen_by(self, seat: int, chance: Random) -> Self:
        """A deal that a seat cannot tell from this one, with other cards where it sees none."""


@runtime_checkable
class ThoughtTrial(Trial, Protocol):
    """What a game lends whose players can think.

    Args:
        seat: whose decision it is.
        slice_again: how many playouts by players who think take about 40 ms: two slices.
        ahead: so many moves are thought of.
        fits: each on so many deals.
        missed_again: what is missed nevertheless, in points.
    """

    seat: int
    slice_again: int
    ahead: int
    fits: int
    missed_again: float

    def ended(self, deal: Any, seat: int) -> Ended:
        """What a seat ends with when all go on sensibly; the deal is played to its end."""


def think_over(
    trial: ThoughtTrial, chance: Random, budget: Budget, plainer: Plainer = nothing
) -> Iterator[Search]:
    """Try every line on deals that fit, then think again of those that are near; slice by slice.

    Args:
        trial: the game's part.
        chance: where the deals come from.
        budget: how much to think.
        plainer: how much one gives for a line that is plainer.
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
    """The lines that nothing shows to be worse; of those that always came to the same, one."""
    found: dict[tuple[Ended, ...], Moves] = {}
    told = dict(zip(search.trial.lines, search.outcomes, strict=True))
    for each in search.estimates():
        if each.as_good:
            found.setdefault(tuple(told[each.line]), each.line)
    return [*found.values()][:NEAR]


def thought_out(
    trial: ThoughtTrial, line: Moves, deal: Any, chance: Random, ahead: int | None = None
) -> Ended:
    """What comes of a line where the next moves are made by players who think.

    Args:
        trial: the seat's decision.
        line: the line.
        deal: a deal that fits.
        chance: where the deals come from that the players think of.
        ahead: how many moves are thought of; without it, as many as the trial says.
    """
    played = deal.copy()
    for move in line:
        played.play(move)
    for _ in range(trial.ahead if ahead is None else ahead):
        moves = played.legal()
        if not moves:
            break
        played.play(_best(trial, played, moves, chance) if len(moves) > 1 else moves[0])
    return trial.ended(played, trial.seat)


def _best(trial: ThoughtTrial, deal: Simulated, moves: Sequence[Move], chance: Random) -> Move:
    """The move of whoever is to move, from what that seat knows: a sensible one, unless another is
    ahead of it by more than luck on a few deals gives.
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
    """How much more a move brings than another, at least: nothing where that is the same."""
    more = [one - other for one, other in zip(worth, sensible, strict=True)]
    mean = fmean(more)
    return mean - LUCK * sqrt(variance(more, mean) / len(more))
