"""An attempt at finding a move: at a puzzle, in a lesson, or looking back at a deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Phase = Literal["try", "reply", "right", "wrong", "shown"]
"""The phases of an attempt: see `Attempt`."""
TRY: Final = "try"
REPLY: Final = "reply"
RIGHT: Final = "right"
WRONG: Final = "wrong"
SHOWN: Final = "shown"
SHOW = "show"
"""What stands in a token for the move, where the answer was asked for."""


@dataclass(slots=True)
class Attempt:
    """An attempt at finding a move.

    Args:
        phase: `try` (a move is asked for); then `right`; or `reply` (what is wrong with the move is
            played out, without words) and `wrong`; or `shown` (the answer was asked for).
        move: the move that was tried, as text.

    >>> attempt = Attempt()
    >>> attempt.make("7D", good=False)
    >>> attempt.explain()
    >>> attempt.phase, attempt.over, attempt.told
    ('wrong', True, '7D')
    """

    phase: Phase = TRY
    move: str = ""

    @property
    def trying(self) -> bool:
        """Whether a move is asked for."""
        return self.phase == TRY

    @property
    def replying(self) -> bool:
        """Whether the answer to a move is being looked at."""
        return self.phase == REPLY

    @property
    def over(self) -> bool:
        """Whether it is no longer a question."""
        return self.phase in (RIGHT, WRONG, SHOWN)

    @property
    def told(self) -> str:
        """What a token tells of it: the move, `show`, or nothing."""
        return SHOW if self.phase == SHOWN else self.move

    def make(self, move: str, good: bool) -> None:
        """A move is tried."""
        self.move = move
        self.phase = RIGHT if good else REPLY

    def explain(self) -> None:
        """The answer to the move has been looked at: now the words."""
        if self.replying:
            self.phase = WRONG

    def show(self) -> None:
        """The answer is asked for."""
        self.phase, self.move = SHOWN, ""
