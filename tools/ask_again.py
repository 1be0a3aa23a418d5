"""Steadiness of a hint: how often it names the same move when asked again with another seed.

`python -m tools.ask_again GAME [--decisions N] [--playouts N] [--players N]` draws decisions from
deals that bots play, from a fixed seed on, no two of one deal, and asks the hint twice of each.
`--endings` counts instead, at Tresette with three cards each, how often it names a best move: in
each layout of the hidden cards that was found the rest is solved with all cards open.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from statistics import fmean
from typing import Any

import italiancards as ic
from italiancards.games.tresette.hints.open_value import after
from italiancards.hints import HINT, PLAYOUTS, Budget, last, rollout, think
from italiancards.hints.rollouts import ahead
from tools.calibrate_hints import ROUGHLY, decisions
from tools.resolution import SEED, share

CARDS, DRAWS = 3, 1500
"""Cards of each seat in an ending, and draws by which its layouts are found."""
EQUAL = 1e-9
"""Points by which two means of sums may differ and be the same."""


def named(table: ic.Table, seed: int, playouts: int) -> str:
    """Return the move that the hint names at a table, by a seed."""
    budget = Budget(playouts)
    return str(last(think(HINT, table.game, table.view(), Random(seed), budget)).move)


def steady(game: str, number: int, playouts: int, players: int | None) -> int:
    """Return in how many decisions the hint names the same move twice."""
    same = 0
    for place, table in enumerate(islice(decisions(game, SEED, players), number), start=1):
        one, other = (named(table, seed, playouts) for seed in (2 * place, 2 * place + 1))
        same += one == other
        note = "" if one == other else f": {table.position()} {one}, then {other}"
        print(f"{game} {place}: {same} the same{note}", file=sys.stderr)
    return same


def endings(players: int | None) -> Iterator[ic.Table]:
    """Yield decisions of Tresette with three cards each, one a deal, as one seat knows them."""
    agreed: dict[str, Any] = {} if players is None else {"players": players}
    for number in count(SEED):
        table, chance = ic.deal("tresette", seed=number, **agreed), Random(number)
        seat = chance.randrange(table.seating.count)
        while table.to_move is not None:
            view = table.view()
            mine = view.seat == seat and len(view.playable) == CARDS and not view.asking
            if mine and len(table.legal()) > 1:
                yield ic.position(table.position(), seed=number)
                break
            table.play(last(table.think("greedy", ROUGHLY)).move)


def cost(table: ic.Table, move: str, chance: Random) -> float:
    """Return by how many points a move is behind the best, over all layouts that were found."""
    tried: Any = rollout(table.game, table.view())
    drawn = (tried.deal(chance) for _ in range(DRAWS))
    layouts = [*{tuple(deal.hands): deal for deal in drawn}.values()]
    worth = {
        str(line[0]): fmean(
            ahead(after(deal, line[0], tried.side, CARDS), tried.side) for deal in layouts
        )
        for line in tried.lines
    }
    return max(worth.values()) - worth[move.split(" !")[0]]


def lost(number: int, playouts: int, players: int | None) -> list[float]:
    """Return the points that the hint's move loses in each of so many endings of Tresette."""
    all_lost = []
    for place, table in enumerate(islice(endings(players), number), start=1):
        move = named(table, place, playouts)
        all_lost.append(cost(table, move, Random(place)))
        best = sum(each < EQUAL for each in all_lost)
        print(f"{place}: {best} best, {move} loses {all_lost[-1]:.3f}", file=sys.stderr)
    return all_lost


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="tresette")
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="playouts of the hint")
    parser.add_argument("--players", type=int)
    parser.add_argument("--endings", action="store_true")
    asked = parser.parse_args()
    if asked.endings:
        points = lost(asked.decisions, asked.playouts, asked.players)
        best = sum(each < EQUAL for each in points)
        print(f"best       {share(best, len(points))}; most lost {max(points):.2f} points")
    else:
        same = steady(asked.game, asked.decisions, asked.playouts, asked.players)
        print(f"{asked.game}: the same {share(same, asked.decisions)}")
