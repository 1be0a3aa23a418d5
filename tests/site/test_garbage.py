"""What lives on is looked through by the garbage collector once nobody waits for it."""

from __future__ import annotations

import gc
import weakref

from italiancards.site.garbage import LOOK, SELDOM, Garbage


class Ring:
    """An object that holds itself."""

    def __init__(self) -> None:
        self.me = self


def test_a_ring_that_was_set_apart_goes_once_all_is_quiet() -> None:
    played, now = [0], [0.0]
    garbage = Garbage(lambda: played[0], lambda: now[0])
    ring = Ring()
    gone = weakref.ref(ring)
    try:
        garbage.look()
        assert gc.get_freeze_count()
        del ring
        now[0] = SELDOM + LOOK
        played[0] += 1  # somebody plays
        garbage.look()
        assert gone() is not None
        garbage.look()
        assert gone() is None
    finally:
        gc.unfreeze()
