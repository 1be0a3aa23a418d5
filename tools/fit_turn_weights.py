"""Fits of the weights by which turns are judged, to deals of rollout players.

`python -m tools.fit_turn_weights GAME [deals]` writes `worth.toml` beside the hints of the game,
and how far it errs.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from math import sqrt

import numpy as np

from italiancards.hints.feature_weights import FeatureWeights

DEALS = 6000
"""Deals that are played for each table."""
LEFT_OUT = 5
"""Interval of deals held out of the fit, to measure its error."""

Sample = tuple[int, int, list[float], float]
"""The case, the moment, the features of a seat, and its points in the end."""


def rows(weight_model: FeatureWeights, number: int, players: int) -> Iterator[Sample]:
    """Yield every turn of a deal, for each seat, with its points in the end.

    Args:
        weight_model: the game's part of the fit.
        number: the number of the deal.
        players: how many play.
    """
    deal = weight_model.deal(
        number, players, weight_model.presets[number % len(weight_model.presets)]
    )
    samples: list[tuple[int, int, int, list[float]]] = []
    moment = 0
    while not deal.over:
        samples += [
            (seat, weight_model.case(deal, seat), moment, weight_model.look(deal, seat))
            for seat in range(players)
        ]
        weight_model.finish_turn(deal)
        moment += 1
    play_out = weight_model.play_out(deal)
    for seat, which, at, features in samples:
        yield which, at, features, play_out[seat]


def fit_weights(
    weight_model: FeatureWeights, playing: tuple[int, ...], deals: int
) -> tuple[dict[str, list[float]], str]:
    """Fit the weights of each case; describe their error on the deals held out.

    Args:
        weight_model: the game's part of the fit.
        playing: numbers of players, taken in turn.
        deals: how many deals are played.
    """
    train: dict[int, list[tuple[list[float], float]]] = {
        each: [] for each in range(len(weight_model.cases))
    }
    held_out: list[list[Sample]] = []
    for number in range(deals):
        found = [*rows(weight_model, number, playing[number % len(playing)])]
        if number % LEFT_OUT == 0:
            held_out.append(found)
        else:
            for which, _, features, ended in found:
                train[which].append((features, ended))
    weights = {}
    for which, name in enumerate(weight_model.cases):
        seen, final = (np.array(each, dtype=float) for each in zip(*train[which], strict=True))
        ridge = np.vstack([seen, np.eye(len(weight_model.seen)) * 3.0])
        aims = np.concatenate([final, np.zeros(len(weight_model.seen))])
        weights[name] = np.linalg.lstsq(ridge, aims, rcond=None)[0].tolist()
    return weights, _error_text(weight_model, held_out, weights)


def _error_text(
    weight_model: FeatureWeights, deals: list[list[Sample]], weights: dict[str, list[float]]
) -> str:
    """Return the error of the first seat's lead, and the share of its variance explained."""
    off, spread = [], []
    for found in deals:
        moments: dict[int, list[Sample]] = {}
        for row in found:
            moments.setdefault(row[1], []).append(row)
        for each in moments.values():
            predicted = [float(np.dot(weights[weight_model.cases[r[0]]], r[2])) for r in each]
            truth = weight_model.ahead([float(row[3]) for row in each], 0)
            off.append(weight_model.ahead(predicted, 0) - truth)
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
    weight_model: FeatureWeights = import_module(f"italiancards.games.{game}.hints.worth").MODEL
    lines = [f"# Written by `python -m tools.fit_turn_weights {game} {deals}`: see `worth.py`."]
    lines += [f"# The weights stand for {', '.join(weight_model.seen)}.", ""]
    for name, playing in weight_model.groups.items():
        weights, errs = fit_weights(weight_model, playing, deals)
        lines += [
            f"[{name}]",
            "# how far the points ahead are off, and how much of their spread is told",
        ]
        lines += [errs.rstrip()]
        lines += [f"{key} = {[round(each, 4) for each in own]}" for key, own in weights.items()]
        lines.append("")
    weight_model.path.write_text("\n".join(lines), encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else DEALS)
