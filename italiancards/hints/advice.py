"""What a bot says: a move, its reasons, and what it thought of the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from italiancards.core.game import Game
from italiancards.core.moves import Move
from italiancards.core.rules import Finding


@dataclass(frozen=True, slots=True)
class Weighed:
    """A legal move as a bot weighed it.

    Args:
        move: the move.
        value: how good it looked; only the order of values means something.
        reasons: what is true of it, as sentences.
    """

    move: Move
    value: float
    reasons: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class Advice:
    """A bot's choice.

    Args:
        bot: who advises.
        weighed: every legal move, the best first.
        look: where to look before deciding: the first, smallest hint.
    """

    bot: str
    weighed: tuple[Weighed, ...]
    look: tuple[Finding, ...] = ()

    @property
    def move(self) -> Move:
        """The move it would make."""
        return self.weighed[0].move

    @property
    def reasons(self) -> tuple[Finding, ...]:
        """Why."""
        return self.weighed[0].reasons


Bot = Callable[[Game[Any, Any, Any], Any, Random], Advice]
"""A bot takes a game, what its seat knows, and where its chances come from."""
