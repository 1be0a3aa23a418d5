"""Weights fitted to deals of rollout players: features of a hand, and their worth.

`python -m tools.fit_turn_weights GAME` fits them, writes them to a file, and prints their error.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import mul
from pathlib import Path
from typing import Any


def read_weights(
    path: Path, groups: Mapping[str, Iterable[int]], cases: Sequence[str]
) -> dict[int, list[Sequence[float]]]:
    """Return weights read from a file: by number of players those of each case; {} if no file.

    Args:
        path: the file of the weights.
        groups: the tables that have weights of their own, and how many play at each.
        cases: the cases with weights of their own.
    """
    read = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {
        players: [read[group][name] for name in cases]
        for group, playing in groups.items()
        for players in playing
        if read
    }


@dataclass(frozen=True)
class FeatureWeights:
    """A game's evaluation function: its features, its cases and its weights.

    Args:
        path: the file of the weights.
        groups: the tables that have weights of their own, and how many play at each in turn.
        cases: the cases with weights of their own.
        seen: names of the features, in the order of the weights.
        presets: the presets that are played to fit them, in turn.
        case: number of a seat's case, an index in `cases`.
        look: values of a seat's features at the beginning of a turn.
        deal: a deal before its first turn: from its number, how many play, and a preset.
        finish_turn: plays the rest of a turn by the rollout policy.
        play_out: final points of each seat; more is better.
        ahead: lead of a seat over the others, from the points of each seat.
    """

    path: Path
    groups: dict[str, tuple[int, ...]]
    cases: Sequence[str]
    seen: Sequence[str]
    presets: Sequence[str]
    case: Callable[[Any, int], int]
    look: Callable[[Any, int], list[float]]
    deal: Callable[[int, int, str], Any]
    finish_turn: Callable[[Any], None]
    play_out: Callable[[Any], Sequence[float]]
    ahead: Callable[[Sequence[float], int], float]

    @cached_property
    def weights(self) -> dict[int, list[Sequence[float]]]:
        """The weights of each case by number of players, read from the file."""
        return read_weights(self.path, self.groups, self.cases)

    def predict(self, deal: Any, seat: int, players: int) -> float:
        """Return the predicted final points of a seat.

        Args:
            deal: simulated deal at the beginning of a turn.
            seat: its number, from 0.
            players: how many play; it selects the weights.

        Returns:
            Points, on the scale of `play_out`.
        """
        weights = self.weights[players][self.case(deal, seat)]
        points: float = sum(map(mul, weights, self.look(deal, seat)))
        return points
