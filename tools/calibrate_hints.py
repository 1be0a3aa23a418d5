"""Errors of a hint: its figures against lookahead players, its moves against the best.

`python -m tools.calibrate_hints GAME [positions] [deals] [--seed N] [--before FOLDER]` draws
positions from deals that bots play, the Nth and those after it, and tells three things. What
playouts miss when
two moves are compared: a standard deviation in points, the game's `rollout_bias`. How often play by
players who think, each from what his seat knows, falls outside the interval that the hint states,
by more than their own chance. And, with `--lost`, how much of the chance to win the hint's move
loses against the best, both chosen and valued on separate deals, beside what the hint of another
checkout loses.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import count, islice
from math import hypot, log, sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import italiancards as ic
from italiancards.arena.checkout import checkout
from italiancards.hints import HINT, Advice, Budget, Estimate, Rollout, last, rollout
from italiancards.hints.comparison import DealResult, difference, half_width
from italiancards.hints.lookahead import LookaheadRollout, lookahead_outcome
from italiancards.hints.montecarlo import Moves, Search

ALL = 99
"""More moves than a deal has: every move is searched."""
ROUGHLY = Budget(200)
"""Budget of the bots while positions are drawn."""


def decisions(game: str, seed: int, players: int | None) -> Iterator[ic.Table]:
    """Yield decisions of deals that bots play, one a deal, without end: as one seat knows them.

    Args:
        game: the game.
        seed: the number of the first deal.
        players: how many play; None for as many as the game is for.
    """
    agreed: dict[str, Any] = {} if players is None else {"players": players}
    for number in count(seed):
        table, chance = ic.deal(game, seed=number, **agreed), Random(number)
        found_positions = []
        while table.to_move is not None:
            if len(table.legal()) > 1:
                found_positions.append(table.position())
            table.play(last(table.think("greedy", ROUGHLY)).move)
        yield ic.position(chance.choice(found_positions), seed=number)


def positions(game: str, number: int, seed: int, players: int) -> Iterator[ic.Table]:
    """Yield decisions in which two moves at least were judged by playouts.

    Args:
        game: the game.
        number: how many positions.
        seed: the number of the first deal.
        players: how many play.
    """
    yield from islice(filter(_has_two_estimates, decisions(game, seed, players)), number)


def _has_two_estimates(table: ic.Table) -> bool:
    """Return True if moves can only be judged by playouts, and two of them were."""
    advice = last(table.think(HINT, Budget()))
    return advice.playouts > 0 and len(_estimated(advice)) > 1


def _estimated(advice: Advice) -> list[Estimate]:
    """Return the estimates of the moves tried, the best first."""
    return [each.estimate for each in advice.played if each.estimate]


def rollout_bias(game: str, number: int, deals: int, seed: int, players: int) -> str:
    """Measure the rollout bias of a hint, and the misses of its stated interval.

    Args:
        game: the game.
        number: how many positions.
        deals: how many deals each of two moves is played out on.
        seed: the number of the first deal.
        players: how many play.
    """
    off, outside = [], 0
    for place, table in enumerate(positions(game, number, seed, players)):
        best, other = _estimated(last(table.think(HINT, Budget())))[:2]
        tried = rollout(table.game, table.view())
        lines = [best.line, other.line]
        chance = Random(f"thinking {place}")
        more, less = _by_lookahead(table, tried, lines, deals, chance)
        fine = difference(more, less)
        more, less = _by_rollout_policy(tried, lines, 10 * deals, chance)
        rough = difference(more, less)
        off.append((rough.points - fine.points, sqrt(rough.doubt + fine.doubt)))
        outside += abs(fine.points - other.behind) > hypot(other.behind_error, fine.error)
        print(f"{place:4} {fine.points:+.2f} ±{fine.error:.2f}, stated {other.behind:+.2f} "
              f"±{other.behind_error:.2f}", file=sys.stderr)  # fmt: skip
    return f"missed     {_spread(off):7.2f} points\noutside    {outside:7} of {number}"


def _by_rollout_policy(
    tried: Rollout, lines: Sequence[Moves], deals: int, chance: Random
) -> list[list[DealResult]]:
    """Return the outcomes of lines when rollout players play on."""
    dealt = [tried.deal(chance) for _ in range(deals)]
    return [[tried.outcome(line, deal) for deal in dealt] for line in lines]


def _by_lookahead(
    table: ic.Table, tried: Rollout, lines: Sequence[Moves], deals: int, chance: Random
) -> list[list[DealResult]]:
    """Return the outcomes of lines when lookahead players play on, or hints if there are none."""
    if not isinstance(tried, LookaheadRollout):
        text, seeds = table.position(), [chance.randrange(10**9) for _ in range(deals)]
        return [[_by_hints(text, line, seed) for seed in seeds] for line in lines]
    dealt = [tried.deal(chance) for _ in range(deals)]
    return [[lookahead_outcome(tried, line, deal, chance, ALL) for deal in dealt] for line in lines]


def _by_hints(text: str, line: Moves, seed: int) -> DealResult:
    table = ic.position(text, seed=seed)
    seat = table.to_move
    while line:
        for move in line:
            table.play(move)
        line = () if table.to_move is None else last(table.think(HINT, ROUGHLY)).line
    sheet = table.score().sheet
    side = next(at for at, seats in enumerate(table.parties) if seat in seats)
    others = [total for at, total in enumerate(sheet.totals) if at != side]
    ahead = sheet.totals[side] - fmean(others)
    return DealResult(-ahead if table.game.fewest_win else ahead)


def _spread(off: Sequence[tuple[float, float]]) -> float:
    """Return the likeliest standard deviation of differences beside their own errors."""
    off = [each for each in off if any(each)]  # where nothing differs, nothing is missed
    top = max(abs(points) for points, _ in off)

    def less_likely(spread: float) -> float:
        squares = [(points**2, error**2 + spread**2) for points, error in off]
        return sum(square / wide + log(wide) for square, wide in squares)

    return min((top * step / 1000 for step in range(1, 1001)), key=less_likely)


def lost(game: str, number: int, deals: int, seed: int, players: int, before: Path | None) -> str:
    """Measure the chance to win that the hint's moves lose against the best of all.

    Args:
        game: the game.
        number: how many positions.
        deals: how many deals a move is tried on, twice.
        seed: the number of the first deal.
        players: how many play.
        before: the folder of another checkout to compare with, or None.
    """
    losses: dict[str, list[float]] = {name: [] for name in ("now", "before")[: 1 + bool(before)]}
    for place, table in enumerate(positions(game, number, seed, players)):
        moves = {"now": str(table.hint(HINT).move)}
        if before:
            text = table.position()
            moves["before"] = checkout(before).move(HINT, text, 2000, place)
        tried = rollout(table.game, table.view())
        first, second = (
            _won(Search(tried, Random(f"{half} {place}")), deals) for half in ("first", "second")
        )
        best = max(first, key=lambda line: first[line])
        for name, text in moves.items():
            losses[name].append(second[best] - second[_line(tried.lines, text)])
        print(place, *(f"{name} {100 * fmean(less):.3f}" for name, less in losses.items()),
              file=sys.stderr)  # fmt: skip
    return "\n".join(
        f"{name:10} {100 * fmean(less):6.2f} ± {100 * half_width(less):.2f} of a hundred wins lost"
        for name, less in losses.items()
    )


def _won(search: Search, deals: int) -> dict[Moves, float]:
    for _ in search.slices(Budget(deals * len(search.rollout.lines))):
        pass
    return {
        line: fmean(each.won for each in ended)
        for line, ended in zip(search.rollout.lines, search.outcomes, strict=True)
    }


def _line(lines: Sequence[Moves], text: str) -> Moves:
    """Return the line that begins with a move, whatever is said with its card."""
    return next(line for line in lines if str(line[0]).split(" !")[0] == text.split(" !")[0])


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("positions", type=int, nargs="?", default=100)
    parser.add_argument("deals", type=int, nargs="?", default=300)
    parser.add_argument("--before", type=Path)
    parser.add_argument("--seed", type=int, default=1, help="the first deal: fresh ones test")
    parser.add_argument("--players", type=int, help="as many as the game is for, unless told")
    parser.add_argument("--lost", action="store_true", help="the chance to win that moves lose")
    arguments = parser.parse_args()
    players = arguments.players or ic.deal(arguments.game).view().players
    what = (arguments.game, arguments.positions, arguments.deals, arguments.seed, players)
    print(lost(*what, arguments.before) if arguments.lost else rollout_bias(*what))
