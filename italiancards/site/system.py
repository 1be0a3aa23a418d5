"""Requests to the operating system: files, memory, processes."""

from __future__ import annotations

import ctypes
from contextlib import suppress
from pathlib import Path

LARGE_BLOCKS, BLOCK = -3, 64 << 10
"""Option of `mallopt`, and the bytes from which a block is large, as a table's model is."""
FILES = 1 << 16
"""Files and sockets the server may have open: a line takes one."""


def allow_files() -> None:
    """Raise this process's limit on open files and sockets as far as allowed and needed."""
    with suppress(ModuleNotFoundError):  # Windows has no such limit
        import resource

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
        if now != resource.RLIM_INFINITY and now < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def give_memory_back() -> None:
    """Make the C library return freed large blocks of memory to the system at once.

    The C library learns to keep them otherwise: 40 MB, once a server has had to send much.
    """
    with suppress(AttributeError, OSError, TypeError):  # another C library, which does not
        ctypes.CDLL(None).mallopt(LARGE_BLOCKS, BLOCK)


def memory(process: int) -> int:
    """Return the bytes of memory a process uses, its part of shared ones included; 0 if unknown.

    >>> memory(-1)
    0
    """
    try:
        lines = (Path("/proc") / str(process) / "smaps_rollup").read_text().splitlines()
    except OSError:  # it has gone, or this is not Linux
        return 0
    return next((int(line.split()[1]) << 10 for line in lines if line.startswith("Pss:")), 0)


def descendants(process: int) -> list[int]:
    """Return the ids of all processes that descend from a process; [] except on Linux."""
    try:
        tasks = [*(Path("/proc") / str(process) / "task").iterdir()]
        children = [int(each) for task in tasks for each in (task / "children").read_text().split()]
    except OSError:
        return []
    return [each for child in children for each in (child, *descendants(child))]
