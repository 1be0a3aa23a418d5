"""Weights that were fitted to deals of sensible players: what is seen of a hand, and its worth.

`python -m tools.fitting GAME` fits them, writes them to a file, and tells how far they err.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import mul
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Fitted:
    """What a game is judged by.

    Args:
        kept: the file of the weights.
        groups: the tables that have weights of their own, and how many play at each in turn.
        cases: the cases with weights of their own.
        seen: what is seen, in the order of the weights.
        presets: the presets that are played to fit them, in turn.
        case: which of the cases a seat is in.
        look: what is seen of a seat at the beginning of a turn.
        dealt: a deal before its first turn: from its number, how many play, and a preset.
        go_on: the rest of a turn, as sensible players play it.
        ended: what each seat has in the end; more is better.
        ahead: how far a seat is ahead of the others, from what each seat has.
    """

    kept: Path
    groups: dict[str, tuple[int, ...]]
    cases: Sequence[str]
    seen: Sequence[str]
    presets: Sequence[str]
    case: Callable[[Any, int], int]
    look: Callable[[Any, int], list[float]]
    dealt: Callable[[int, int, str], Any]
    go_on: Callable[[Any], None]
    ended: Callable[[Any], Sequence[float]]
    ahead: Callable[[Sequence[float], int], float]

    @cached_property
    def weights(self) -> dict[int, list[Sequence[float]]]:
        """The weights of each case, by how many play."""
        read = tomllib.loads(self.kept.read_text(encoding="utf-8")) if self.kept.exists() else {}
        return {
            players: [read[group][name] for name in self.cases]
            for group, playing in self.groups.items()
            for players in playing
            if read
        }

    def told(self, deal: Any, seat: int, players: int) -> float:
        """What a seat has in the end, as it is judged."""
        weights = self.weights[players][self.case(deal, seat)]
        told: float = sum(map(mul, weights, self.look(deal, seat)))
        return told
