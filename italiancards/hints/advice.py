"""What a bot says: a move, its reasons, and what it thought of the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from italiancards.core.game import Game
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.hints.montecarlo import Estimate


@dataclass(frozen=True, slots=True)
class Weighed:
    """A legal move as a bot weighed it.

    Args:
        move: the move.
        value: how good it looked; only the order of values means something.
        reasons: what is true of it, as sentences.
        estimate: what it comes to in points, where the bot worked that out.
        worth: the same as a sentence.
    """

    move: Move
    value: float
    reasons: tuple[Finding, ...] = ()
    estimate: Estimate | None = None
    worth: Finding | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """A bot's choice.

    Args:
        bot: who advises.
        weighed: every legal move, the best first.
        look: where to look before deciding: the first, smallest hint.
        playouts: how many deals it was tried on; 0 where none was, or where all were counted out.
        proven: whether nothing is hidden and the figures are certain.
    """

    bot: str
    weighed: tuple[Weighed, ...]
    look: tuple[Finding, ...] = ()
    playouts: int = 0
    proven: bool = False

    @property
    def move(self) -> Move:
        """The move it would make."""
        return self.weighed[0].move

    @property
    def as_good(self) -> tuple[Move, ...]:
        """The moves that nothing shows to be worse, the best among them."""
        return tuple(
            each.move
            for number, each in enumerate(self.weighed)
            if number == 0 or (each.estimate is not None and each.estimate.as_good)
        )

    @property
    def reasons(self) -> tuple[Finding, ...]:
        """Why."""
        return self.weighed[0].reasons

    @property
    def trials(self) -> int:
        """On how many deals each move was tried; all on the same."""
        tried = sum(each.estimate is not None for each in self.weighed)
        return self.playouts // tried if tried else 0

    def against_best(self, weighed: Weighed) -> Finding | None:
        """How another move compares with the best; None where the bot gave no estimate."""
        each = weighed.estimate
        if each is None:
            return None
        if not self.playouts:
            name = "advice-behind-proven" if each.behind else "advice-equal"
            return Finding(name, True, {"points": each.behind})
        facts = {"points": each.behind, "error": each.behind_error, "playouts": self.trials}
        return Finding("advice-as-good" if each.as_good else "advice-behind", True, facts)


Bot = Callable[[Game[Any, Any, Any], Any, Random], Advice]
"""A bot takes a game, what its seat knows, and where its chances come from."""


def last(thoughts: Iterator[Advice]) -> Advice:
    """The last thought of a bot that thinks in slices."""
    *_, thought = thoughts
    return thought
