"""Which versions of what we build on our shortcuts were tested with."""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import version

VERSIONS = {
    "ipykernel": "7.4.0",
    "ipython": "9.18.1",
    "jupyter_client": "8.10.0",
    "jupyter_server": "2.21.1",
    "nbclient": "0.11.0",
    "nbconvert": "7.17.2",
    "voila": "0.5.13",
}


@cache
def tested(*names: str) -> bool:
    """Whether these packages are the ones that were tested; where not, the log says so, once.

    >>> tested()
    True
    """
    others = [f"{name} {version(name)}" for name in names if version(name) != VERSIONS[name]]
    if others:
        logging.getLogger("Voila").warning(
            "Pages are made in the usual, slower way: not tested with %s", ", ".join(others)
        )
    return not others
