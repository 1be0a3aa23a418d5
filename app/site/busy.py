"""Which kernels compute without end: the last defence, where a message asks for too much."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any

from app.site.allowances import Allowance, Measure
from app.site.forking.system import computed, step_back

LONGEST = 4.0
"""Seconds a kernel may compute on one message; a lesson opens in 0.3, a review takes 1."""
EFFORT = Measure(burst=3, rate=0.3)
"""Seconds a kernel may compute, at once and each second, before it steps back behind the others."""
LOOK = 0.5
"""Seconds between two looks."""


class Effort:
    """How much a kernel has computed."""

    def __init__(self) -> None:
        self.left, self.before, self.back = Allowance(EFFORT), 0.0, False

    def is_much(self, now: float) -> bool:
        """Whether it is more than a kernel should, for the first time.

        Args:
            now: seconds that it has computed since it began.
        """
        self.left.owe(time.monotonic(), now - self.before)
        self.before = now
        first = self.left.left < 0 and not self.back
        self.back = self.back or first
        return first


class Endurance:
    """For how long each kernel has computed, and how much of it on the message it is at.

    What others take of the machine does not count, and neither does waiting; nor what a kernel says
    meanwhile, for it answers beside its work where it is asked how it is.
    """

    def __init__(self) -> None:
        self._since: dict[str, float] = {}
        self._efforts: dict[str, Effort] = {}

    def watch(self, number: str, kernel: Any) -> None:
        """Hear of each message that a kernel begins or has done with.

        Args:
            number: the kernel's.
            kernel: its manager, which knows whether it is busy.
        """
        kernel.observe(lambda _: self._since.pop(number, None), "execution_state")

    def over(self, number: str, kernel: Any) -> bool:
        """Whether a kernel has computed for too long on one message; one that does much steps back.

        Args:
            number: the kernel's.
            kernel: its manager.
        """
        process = kernel.provisioner.pid if kernel.provisioner else None
        if not process:
            return False
        now = computed(process)
        if self._efforts.setdefault(number, Effort()).is_much(now):
            step_back(process)
        if kernel.execution_state != "busy":
            return False
        return now > self._since.setdefault(number, now) + LONGEST

    def forget_but(self, numbers: Collection[str]) -> None:
        """Forget the kernels that have gone."""
        for kept in (self._since, self._efforts):
            for number in set(kept).difference(numbers):
                del kept[number]
