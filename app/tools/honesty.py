"""How far a hint is off: its figures against play by players who think, its moves against the best.

`python -m app.tools.honesty GAME [positions] [deals] [--before FOLDER]` draws positions from deals
that bots play, and tells three things. What playouts miss when two moves are compared: a standard
deviation in points, the game's `missed`. How often play by players who think, each from what his
seat knows, falls outside the interval that the hint states, by more than their own chance. And,
with `--lost`, how much of the chance to win the hint's move loses against the best, both chosen and
valued on separate deals, beside what the hint of another checkout loses.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from math import hypot, sqrt
from pathlib import Path
from random import Random
from statistics import fmean

import italiancards as ic
from app.tools.elsewhere import elsewhere
from italiancards.hints import HINT, Budget, last, trial
from italiancards.hints.comparing import Ended, difference, half_width
from italiancards.hints.montecarlo import Moves, Search
from italiancards.hints.thinking import thought_out

ALL = 99
"""More moves than a deal has: all of them are thought of."""
ROUGHLY = Budget(200)
"""What bots think of while positions are drawn."""


def positions(game: str, number: int, seed: int = 1) -> Iterator[ic.Table]:
    """Decisions of deals that hints play, one of a deal: tables as one seat knows them."""
    while number:
        table, chance = ic.deal(game, seed=seed), Random(seed)
        told = []
        while table.to_move is not None:
            if len(table.legal()) > 1:
                told.append(table.position())
            table.play(last(table.think("greedy", ROUGHLY)).move)
        table = ic.position(chance.choice(told), seed=seed)
        seed += 1
        if _counted_by_cards(table):
            number -= 1
            yield table


def _counted_by_cards(table: ic.Table) -> bool:
    """Whether a table asks for a card, and how good it is can only be tried."""
    advice = last(table.think(HINT, Budget(1)))
    return advice.playouts > 0 and len(advice.played) > 1


def missed(game: str, number: int, deals: int) -> str:
    """What playouts miss, and how often the stated interval does not hold."""
    squares, outside = [], 0
    for place, table in enumerate(positions(game, number)):
        one, other = (each for each in last(table.think(HINT, Budget())).played[:2])
        tried = trial(table.game, table.view())
        lines = [each.estimate.line for each in (one, other) if each.estimate]
        chance = Random(f"thinking {place}")
        sensibly: dict[Moves, list[Ended]] = {line: [] for line in lines}
        thoughtfully: dict[Moves, list[Ended]] = {line: [] for line in lines}
        for _ in range(deals):
            dealt = tried.deal(chance)
            for line in lines:
                thoughtfully[line].append(thought_out(tried, line, dealt, chance, ALL))
        for _ in range(10 * deals):
            dealt = tried.deal(chance)
            for line in lines:
                sensibly[line].append(tried.outcome(line, dealt))
        rough, fine = (
            difference(told[lines[0]], told[lines[1]]) for told in (sensibly, thoughtfully)
        )
        squares.append((rough.points - fine.points) ** 2 - rough.doubt - fine.doubt)
        stated = other.estimate
        assert stated is not None
        outside += abs(fine.points - stated.behind) > hypot(stated.behind_error, fine.error)
        print(f"{place:4} {fine.points:+.2f} ±{fine.error:.2f}, stated {stated.behind:+.2f} "
              f"±{stated.behind_error:.2f}", file=sys.stderr)  # fmt: skip
    spread = sqrt(max(0.0, fmean(squares)))
    return f"missed     {spread:7.2f} points\noutside    {outside:7} of {number}"


def lost(game: str, number: int, deals: int, before: Path | None) -> str:
    """The chance to win that the hint's moves lose against the best of all."""
    told: dict[str, list[float]] = {name: [] for name in ("now", "before")[: 1 + bool(before)]}
    for place, table in enumerate(positions(game, number, seed=10_001)):
        moves = {"now": str(table.hint(HINT).move)}
        if before:
            text = table.position()
            moves["before"] = elsewhere(before).move(HINT, text, 2000, place)
        tried = trial(table.game, table.view())
        first, second = (
            _won(Search(tried, Random(f"{half} {place}")), deals) for half in ("first", "second")
        )
        best = max(first, key=lambda line: first[line])
        for name, text in moves.items():
            told[name].append(second[best] - second[_line(tried.lines, text)])
        print(place, *(f"{name} {100 * fmean(less):.3f}" for name, less in told.items()),
              file=sys.stderr)  # fmt: skip
    return "\n".join(
        f"{name:10} {100 * fmean(less):6.2f} ± {100 * half_width(less):.2f} of a hundred wins lost"
        for name, less in told.items()
    )


def _won(search: Search, deals: int) -> dict[Moves, float]:
    for _ in search.slices(Budget(deals * len(search.trial.lines))):
        pass
    return {
        line: fmean(each.won for each in ended)
        for line, ended in zip(search.trial.lines, search.outcomes, strict=True)
    }


def _line(lines: Sequence[Moves], text: str) -> Moves:
    """The line of a move; what is said with a card changes nothing."""
    return next(line for line in lines if str(line[0]).split(" !")[0] == text.split(" !")[0])


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("positions", type=int, nargs="?", default=100)
    parser.add_argument("deals", type=int, nargs="?", default=300)
    parser.add_argument("--before", type=Path)
    parser.add_argument("--lost", action="store_true", help="the chance to win that moves lose")
    given = parser.parse_args()
    print(
        lost(given.game, given.positions, given.deals, given.before)
        if given.lost
        else missed(given.game, given.positions, given.deals)
    )
