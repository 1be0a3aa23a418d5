"""Jobs that no session asks for: workers have to survive them."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any


class Strict(ValueError):
    """An error whose `__init__` wants something else than what it says."""

    def __init__(self, *, name: str, number: int) -> None:
        super().__init__(f"{name} is not {number}")
        self.number = number


def hang() -> None:
    """Think for ever."""
    while True:
        pass


def die() -> None:
    """End as a process does that the system ends."""
    os.kill(os.getpid(), signal.SIGKILL)


def leave() -> None:
    """End as if all were well."""
    os._exit(0)


def grow() -> bytes:
    """Take more memory than there is for a worker."""
    return bytes(1 << 30)


def raise_strict() -> None:
    """Raise an error that the library cannot pickle."""
    raise Strict(name="seven", number=8)


def raise_local() -> None:
    """Raise an error of a class that nobody can import, with an argument that cannot be sent."""

    class Local(Exception):
        pass

    raise Local("nobody knows me", lambda: None)


def exit_here() -> None:
    """Want to end the process."""
    sys.exit("enough")


def not_sent() -> Callable[[], None]:
    """An answer that cannot be sent."""
    return lambda: None


def doze() -> str:
    """Think for a while."""
    time.sleep(0.3)
    return "rested"


@dataclass(frozen=True)
class Junk:
    """A job that does something else.

    Args:
        act: does it.
    """

    act: Callable[[], Any]

    def run(self) -> Iterator[Any]:
        """Do it."""
        yield self.act()
