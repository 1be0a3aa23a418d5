"""What a fork of the template does to become a kernel."""

from __future__ import annotations

import gc
import os
import signal
import sys

from app.site.forking.order import Order, given_up
from app.site.forking.system import limit_memory, live_with

BOUND = b"bound\n"


def become(order: Order) -> None:
    """Be the kernel that was ordered, until it is told to end."""
    os.setsid()
    live_with(order.server)
    os.environ.clear()
    os.environ.update(order.environment)
    os.chdir(order.folder)
    nowhere = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nowhere, 0)
    os.close(nowhere)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    reseed()
    gc.enable()
    from app.site.forking.application import ARGUMENTS, INIT, application

    if given_up(order.ready):
        os._exit(1)
    kernel = application(order.connection, ARGUMENTS, parent_handle=INIT)
    limit_memory()
    os.write(order.ready, BOUND)
    os.close(order.ready)
    kernel.start()
    os._exit(0)  # the usual end waits for threads, and now and then for good


def reseed() -> None:
    """Draw anew what would be equal in every fork.

    Python reseeds `random` in a forked process by itself, `secrets`, `uuid` and the names of ZMQ
    sessions ask the system each time; numpy does neither, and none of our kernels imports it.
    """
    import random

    random.seed()
    if numpy := sys.modules.get("numpy.random"):
        numpy.seed()
