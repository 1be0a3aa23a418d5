"""The template of all kernels: a process that has imported everything, and forks when asked.

The server starts it (`python -m app.site.forking.template CONTROL SERVER`), sends one order for
each kernel on the socket CONTROL, and closes that when it goes. Before a fork there is no thread,
no event loop and no ZMQ context here: none of them would survive it.

A kernel is the child of a child that ends at once, so that the server, which adopts orphans, is
its parent: kernels outlive their template, and die with the server.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import signal
import socket
import sys
import threading
from contextlib import suppress

from app.site.forking.order import Order, given_up
from app.site.tested import tested

MOST = 1 << 18
"""Bytes of an order; most of them are the environment."""
READY = b"ready"

LIBRARIES = (
    "app.site.forking.application",
    "app.site.forking.kernel",
    "anywidget",
    "ipykernel.kernelapp",
    "ipykernel.displayhook",
    "ipykernel.zmqshell",
    "ipywidgets",
    "zmq.asyncio",
    # what these import only when a kernel starts, or when its first cell runs:
    "IPython.core.completerlib",
    "IPython.core.debugger",
    "IPython.core.logger",
    "IPython.core.magics",
    "IPython.core.oinspect",
    "IPython.extensions.storemagic",
    "IPython.utils.wildcard",
    "asyncio.unix_events",
    "encodings.idna",
    "encodings.latin_1",
    "faulthandler",
    "ipykernel.debugger",
    "pdb",
    "psutil",
    "sqlite3",
    "tornado.platform.asyncio",
    "tornado.queues",
    "zmq.utils.garbage",
)


def warm() -> None:
    """Import what kernels need, and play a little, so that what is loaded late is loaded too."""
    gc.disable()  # what it frees leaves holes; kernels would fill them, and so copy shared pages
    sys.modules["debugpy"] = None  # type: ignore[assignment]  # 8 MB, and no lesson is debugged
    for name in LIBRARIES:
        importlib.import_module(name)
    from app.site.forking.application import NEEDS
    from app.site.forking.rehearsal import rehearse

    tested(*NEEDS)
    rehearse()
    gc.freeze()


def orders(control: socket.socket, server: int) -> Order | None:
    """Fork a kernel for each order.

    Args:
        control: where the orders come from.
        server: the process that sends them.

    Returns:
        In a kernel, its order; in the template nothing, once the server is gone.
    """
    while True:
        message, pipes, _, _ = socket.recv_fds(control, MOST, 1)
        if not message:
            return None
        if given_up(pipes[0]):
            os.close(pipes[0])
            continue
        between = os.fork()
        if between:
            os.close(pipes[0])
            os.waitpid(between, 0)
        elif kernel := os.fork():
            try:
                os.write(pipes[0], b"%d\n" % kernel)
            except BrokenPipeError:
                os.kill(kernel, signal.SIGKILL)
            os._exit(0)
        else:
            control.close()
            return Order(**json.loads(message), server=server, ready=pipes[0])


def main() -> None:
    """Serve orders until the server goes; in a kernel, be a kernel until that ends."""
    control, server = socket.socket(fileno=int(sys.argv[1])), int(sys.argv[2])
    control.set_inheritable(False)
    for number in (signal.SIGINT, signal.SIGTERM):  # who stops the server closes its socket
        signal.signal(number, signal.SIG_IGN)
    warm()
    if threading.active_count() > 1:
        sys.exit(f"The template has threads, and cannot be forked: {threading.enumerate()}")
    with suppress(BrokenPipeError):  # the server has gone meanwhile
        control.send(READY)
    order = orders(control, server)
    if order:
        from app.site.forking.kernel import become

        become(order)


if __name__ == "__main__":
    main()
