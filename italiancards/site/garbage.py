"""Garbage collection at times when nobody waits."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

LOOK = 2.0
"""Seconds between two checks."""
SELDOM = 600.0
"""Least seconds between two full collections."""


class Garbage:
    """Freeze live objects every two seconds, and collect all garbage when the site is quiet.

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
        """Freeze the live objects; collect garbage first if nobody has played and it is time."""
        played, now = self.played(), self.clock()
        if played == self._before and now > self._looked + SELDOM:
            gc.unfreeze()
            gc.collect()
            self._looked = now
        gc.freeze()
        self._before = played
