"""Garbage collection that nobody waits for."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

LOOK = 2.0
"""Seconds between two looks."""
SELDOM = 600.0
"""Seconds between two looks at everything, at least."""


class Garbage:
    """Sets what lives on apart every two seconds, and looks through all of it once all is quiet.

    Python looks at all that lives again and again: 360 ms in one piece with 200 sessions.

    Args:
        played: tells how many messages were played.
        clock: tells the time, in seconds.
    """

    def __init__(
        self, played: Callable[[], int], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.played, self.clock = played, clock
        self._before, self._looked = played(), clock()

    def look(self) -> None:
        """Set apart, or look through everything."""
        played, now = self.played(), self.clock()
        if played == self._before and now > self._looked + SELDOM:
            gc.unfreeze()
            gc.collect()
            self._looked = now
        gc.freeze()
        self._before = played
