"""Fits of the weights by which turns are judged, to deals of rollout players.

`python -m tools.fitting GAME [deals]` writes `worth.toml` beside the hints of the game, and how far
it errs.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from math import sqrt

import numpy as np

from italiancards.hints.fitted import Fitted

DEALS = 6000
"""Deals that are played for each table."""
LEFT_OUT = 5
"""Interval of deals held out of the fit, to measure its error."""

Row = tuple[int, int, list[float], float]
"""The case, the moment, the features of a seat, and its points in the end."""


def rows(judged: Fitted, number: int, players: int) -> Iterator[Row]:
    """Yield every turn of a deal, for each seat, with its points in the end.

    Args:
        judged: the game's part of the fit.
        number: the number of the deal.
        players: how many play.
    """
    deal = judged.dealt(number, players, judged.presets[number % len(judged.presets)])
    kept: list[tuple[int, int, int, list[float]]] = []
    moment = 0
    while not deal.over:
        kept += [
            (seat, judged.case(deal, seat), moment, judged.look(deal, seat))
            for seat in range(players)
        ]
        judged.go_on(deal)
        moment += 1
    ended = judged.ended(deal)
    for seat, which, at, told in kept:
        yield which, at, told, ended[seat]


def fitted(
    judged: Fitted, playing: tuple[int, ...], deals: int
) -> tuple[dict[str, list[float]], str]:
    """Fit the weights of each case; describe their error on the deals held out.

    Args:
        judged: the game's part of the fit.
        playing: numbers of players, taken in turn.
        deals: how many deals are played.
    """
    train: dict[int, list[tuple[list[float], float]]] = {
        each: [] for each in range(len(judged.cases))
    }
    held_out: list[list[Row]] = []
    for number in range(deals):
        found = [*rows(judged, number, playing[number % len(playing)])]
        if number % LEFT_OUT == 0:
            held_out.append(found)
        else:
            for which, _, told, ended in found:
                train[which].append((told, ended))
    weights = {}
    for which, name in enumerate(judged.cases):
        seen, final = (np.array(each, dtype=float) for each in zip(*train[which], strict=True))
        ridge = np.vstack([seen, np.eye(len(judged.seen)) * 3.0])
        aims = np.concatenate([final, np.zeros(len(judged.seen))])
        weights[name] = np.linalg.lstsq(ridge, aims, rcond=None)[0].tolist()
    return weights, _errs(judged, held_out, weights)


def _errs(judged: Fitted, deals: list[list[Row]], weights: dict[str, list[float]]) -> str:
    """Return the error of the first seat's lead, and the share of its variance explained."""
    off, spread = [], []
    for found in deals:
        moments: dict[int, list[Row]] = {}
        for row in found:
            moments.setdefault(row[1], []).append(row)
        for each in moments.values():
            told = [float(np.dot(weights[judged.cases[r[0]]], r[2])) for r in each]
            truth = judged.ahead([float(row[3]) for row in each], 0)
            off.append(judged.ahead(told, 0) - truth)
            spread.append(truth)
    error = sqrt(float(np.mean(np.square(off))))
    share = 1 - float(np.var(off) / np.var(spread))
    return f"error = {error:.1f}\ntells = {share:.2f}\n"


def main(game: str, deals: int) -> None:
    """Fit the weights of a game, and write them.

    Args:
        game: the game.
        deals: how many deals are played for each table.
    """
    judged: Fitted = import_module(f"italiancards.games.{game}.hints.worth").FITTED
    lines = [f"# Written by `python -m tools.fitting {game} {deals}`: see `worth.py`."]
    lines += [f"# The weights stand for {', '.join(judged.seen)}.", ""]
    for name, playing in judged.groups.items():
        weights, errs = fitted(judged, playing, deals)
        lines += [
            f"[{name}]",
            "# how far the points ahead are off, and how much of their spread is told",
        ]
        lines += [errs.rstrip()]
        lines += [f"{key} = {[round(each, 4) for each in own]}" for key, own in weights.items()]
        lines.append("")
    judged.kept.write_text("\n".join(lines), encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else DEALS)
