"""Watchdog: a loop that hangs ends itself with a trace, and its parent starts it again.

The parent holds the socket, so that nobody is refused meanwhile, and does nothing else.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import NoReturn

from tornado.ioloop import IOLoop, PeriodicCallback

STANDS = 5.0
"""Seconds for which a loop may hang."""
CROWDED = 4
"""Processes waiting for each core, from which on others are to blame for a late loop."""
BEAT = 1.0
"""Seconds between two signs of life."""
FAILED = 3
"""Status of a server that reports itself why it ends; one that hung has 1."""
MOST_DEATHS, PERIOD = 3, 60.0
"""Deaths in how many seconds that count as a crash loop."""
STOPS = (signal.SIGINT, signal.SIGTERM)
log = logging.getLogger("Voila")


def watch(stands: float = STANDS) -> None:
    """Start a watchdog that ends this process with a stack trace if its loop hangs.

    Args:
        stands: seconds for which it may.
    """

    def beat() -> None:
        faulthandler.dump_traceback_later(stands * crowd(), exit=True)

    beat()
    PeriodicCallback(beat, 1000 * min(BEAT, stands / 5)).start()


def crowd() -> float:
    """Return the factor, from 1, by which a busy machine slows down a loop."""
    try:
        load = os.getloadavg()[0]
    except (AttributeError, OSError):  # nobody can tell, as on Windows
        return 1.0
    return max(1.0, load / (os.cpu_count() or 1) / CROWDED)


def unwatch() -> None:
    """Stop the watchdog."""
    faulthandler.cancel_dump_traceback_later()


def run_with_restarts(serve: Callable[[], int]) -> int:
    """Run a server in a child process, again whenever it dies; return the exit status.

    Args:
        serve: serves until it is stopped; gives the exit status.

    Returns:
        The exit status.
    """
    if not hasattr(os, "fork"):
        log.warning("Should the site stand still it ends, and nothing here starts it again")
        return serve()
    return _Parent(serve).run()


class _Parent:
    """The process that starts the server, and starts it again."""

    def __init__(self, serve: Callable[[], int]) -> None:
        self.serve = serve
        self.child = 0
        self.stopped = False
        self.died: list[float] = []

    def run(self) -> int:
        """Run the server, again whenever it dies, until stopped; return the exit status."""
        while True:
            self._fork()
            status = os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])
            if status in (0, FAILED) or self.stopped:
                return int(status == FAILED)
            now = time.monotonic()
            self.died = [*(at for at in self.died if at > now - PERIOD), now]
            if len(self.died) >= MOST_DEATHS:
                log.error("The site died %d times in a minute; it is given up", MOST_DEATHS)
                return 1
            log.error("The site died (%d); it is started again", status)

    def _stop(self, *_: object) -> None:
        """Note that the site is to stop, and pass the signal on to the child."""
        self.stopped = True
        with suppress(ProcessLookupError):  # it heard the same, and has gone already
            os.kill(self.child, signal.SIGTERM)

    def _fork(self) -> None:
        """Start the server in a forked child, and pass stop signals on to it."""
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
        reads, writes = os.pipe()  # closed with this process, however it ends
        self.child = os.fork()
        if not self.child:
            os.close(writes)
            _serve(self.serve, reads)
        os.close(reads)
        self.ends = os.fdopen(writes, "wb")  # the one before is closed
        for number in STOPS:
            signal.signal(number, self._stop)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
        if self.stopped:  # while there was no server
            self._stop()


def _serve(serve: Callable[[], int], parent: int) -> NoReturn:
    """Run the server in the child process, then end that with an exit status."""
    status = FAILED
    try:
        for number in STOPS:
            signal.signal(number, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
        PARENT.append(parent)
        status = serve()
    except SystemExit as error:
        print(error, file=sys.stderr)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(status)


PARENT: list[int] = []
"""Pipe that ends with the parent, in a child."""


def end_with_parent(stop: Callable[[], object]) -> None:
    """Arrange that `stop` is called once the parent process has ended."""

    def gone(*_: int) -> None:
        stop()

    for pipe in PARENT:
        IOLoop.current().add_handler(pipe, gone, IOLoop.READ)
