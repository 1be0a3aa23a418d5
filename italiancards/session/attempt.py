"""An attempt at finding a move: at a puzzle, in a lesson, or in a review of a deal."""

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
"""Text in a token in place of the move, if the answer was asked for."""


@dataclass(slots=True)
class Attempt:
    """An attempt at finding a move.

    Args:
        phase: `try` (a move is asked for); then `right`; or `reply` (what is wrong with the move is
            played out, without words) and `wrong`; or `shown` (the answer was asked for).
        move: the move that was tried, as text; empty before, and once the answer is shown.

    >>> attempt = Attempt()
    >>> attempt.make("7D", good=False)
    >>> attempt.explain()
    >>> attempt.phase, attempt.over, attempt.token_text
    ('wrong', True, '7D')
    """

    phase: Phase = TRY
    move: str = ""

    @property
    def trying(self) -> bool:
        """True if the learner is still to try a move."""
        return self.phase == TRY

    @property
    def replying(self) -> bool:
        """True while the reply to a wrong move is being played out."""
        return self.phase == REPLY

    @property
    def over(self) -> bool:
        """True if the attempt has ended: right, wrong and explained, or its answer shown."""
        return self.phase in (RIGHT, WRONG, SHOWN)

    @property
    def token_text(self) -> str:
        """Text for a token: the move tried, `show` if the answer was shown, or "" for neither."""
        return SHOW if self.phase == SHOWN else self.move

    def make(self, move: str, good: bool) -> None:
        """Record the move tried, and change the phase to `right` or, for a wrong move, `reply`.

        Args:
            move: the move, as text; not checked.
            good: whether it is an answer.
        """
        self.move = move
        self.phase = RIGHT if good else REPLY

    def explain(self) -> None:
        """Change the phase from `reply` to `wrong`; in any other phase do nothing."""
        if self.replying:
            self.phase = WRONG

    def show(self) -> None:
        """Change the phase to `shown` (the answer), and forget the move that was tried."""
        self.phase, self.move = SHOWN, ""
