"""Which kernels compute without end: the last defence, where a message asks for too much."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from app.site.forking.system import computed

LONGEST = 4.0
"""Seconds a kernel may compute on one message; a lesson opens in 0.3, a review takes 1."""
LOOK = 0.5
"""Seconds between two looks."""


class Endurance:
    """For how long each kernel has computed since it last said anything.

    What others take of the machine does not count, and neither does waiting.
    """

    def __init__(self) -> None:
        self._since: dict[str, tuple[object, float]] = {}

    def over(self, number: str, kernel: Any) -> bool:
        """Whether a kernel has computed for too long on one message.

        Args:
            number: the kernel's.
            kernel: its manager, which knows when it last said anything.
        """
        process = kernel.provisioner.pid if kernel.provisioner else None
        if getattr(kernel, "execution_state", "starting") != "busy" or not process:
            self._since.pop(number, None)
            return False
        now = computed(process)
        word, then = self._since.get(number, (None, now))
        if word != kernel.last_activity:
            self._since[number] = (kernel.last_activity, now)
            return False
        return now > then + LONGEST

    def forget_but(self, numbers: Collection[str]) -> None:
        """Forget the kernels that have gone."""
        for number in set(self._since).difference(numbers):
            del self._since[number]
