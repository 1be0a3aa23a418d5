"""What of Linux the Python library has no name for."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

DIE_WITH_PARENT = 1
ADOPT_ORPHANS = 36
"""Options of `prctl`, with their numbers on every Linux."""
MEMORY = 192 << 20
"""Bytes a kernel may take beside what it starts with: a lesson takes 5 MB, and 25 for threads."""
PLAIN = 160 << 20
"""Bytes that a kernel starts with which was not forked, and has not begun when it is limited."""
LARGE_BLOCKS, BLOCK = -3, 64 << 10
"""An option of `mallopt`, and from how many bytes a block is large: a table's state is."""
FILES = 1 << 16
"""Files and sockets the server may have open: a line takes ten, a kernel twenty."""
NICE = 10
"""How far a process steps back behind others."""
STEP = 0.0005
"""Seconds between two looks at who our parent is."""


def available() -> bool:
    """Whether kernels can be forked on this machine."""
    return sys.platform == "linux"


def adopt_orphans() -> None:
    """Become the parent of our children's children when their own parent goes.

    Raises:
        OSError: this machine does not let us.
    """
    _prctl(ADOPT_ORPHANS, 1)


def live_with(parent: int) -> None:
    """Tie this process to one that adopts it: it dies when that one does, however it dies.

    A process that has no such parent any more ends at once.

    Args:
        parent: the number of the process that will be our parent in a moment.
    """
    deadline = time.monotonic() + 2
    while os.getppid() != parent:
        if time.monotonic() > deadline:
            os._exit(1)
        time.sleep(STEP)
    _prctl(DIE_WITH_PARENT, signal.SIGKILL)
    if os.getppid() != parent:  # gone between the two
        os._exit(1)


def limit_memory(process: int = 0) -> None:
    """Let a process take little more memory than it has, and write no core dump.

    What it has is counted as the system counts it against the limit: private memory that can be
    written, touched or not. Address space would be no measure: each thread reserves 72 MB of it.

    Args:
        process: the number of one that was just started; 0 for this one, which is ready.
    """
    import resource

    most = (PLAIN if process else data()) + MEMORY
    resource.prlimit(process, resource.RLIMIT_DATA, (most, most))
    resource.prlimit(process, resource.RLIMIT_CORE, (0, 0))


def allow_files() -> None:
    """Let this process open as many files and sockets as it may, but no more than are needed."""
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def data() -> int:
    """Bytes of private memory that this process can write to, touched or not."""
    told = Path("/proc/self/status").read_text().splitlines()
    size = next(line for line in told if line.startswith("VmData:"))
    return int(size.split()[1]) << 10


def computed(process: int) -> float:
    """Seconds a process has computed; 0 where nobody can tell."""
    try:
        told = (Path("/proc") / str(process) / "stat").read_text()
    except OSError:  # it has gone, or this is not Linux
        return 0.0
    user, system = told.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def give_memory_back() -> None:
    """Give each large block of memory back as soon as it is free.

    The C library learns to keep them otherwise: 40 MB, once a server has had to send much.
    """
    with suppress(AttributeError):  # another C library, which does not learn that
        ctypes.CDLL(None).mallopt(LARGE_BLOCKS, BLOCK)


def step_back(process: int) -> None:
    """Let a process compute where others do not want to; for good, as most may not undo it."""
    with suppress(ProcessLookupError):  # it has gone meanwhile
        os.setpriority(
            os.PRIO_PROCESS, process, max(NICE, os.getpriority(os.PRIO_PROCESS, process))
        )


def _prctl(option: int, value: int) -> None:
    library = ctypes.CDLL(None, use_errno=True)
    if library.prctl(option, value, 0, 0, 0):
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
