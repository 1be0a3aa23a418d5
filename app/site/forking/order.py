"""What a kernel is to be, and whether anybody still waits for it."""

from __future__ import annotations

import select
from dataclasses import dataclass


@dataclass(frozen=True)
class Order:
    """What a kernel is to be.

    Args:
        connection: the file that says where it is to listen.
        environment: its environment.
        folder: where it works.
        server: the number of the process whose child it will be.
        ready: a pipe on which it says that it listens.
    """

    connection: str
    environment: dict[str, str]
    folder: str
    server: int
    ready: int


def given_up(pipe: int) -> bool:
    """Whether nobody waits at the other end of a pipe any more.

    A kernel that came late would take the sockets of the one that was started in its place.
    """
    asked = select.poll()
    asked.register(pipe, 0)
    return bool(asked.poll(0))
