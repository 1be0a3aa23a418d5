"""Names on the wire: where each value of a message lies."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

OWN = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)*")
"""A name that the code gives; what is keyed by cards or sentences is none."""


def paths_of(value: Any) -> set[str]:
    """The path to every value of a message, `[]` standing for each item of a list.

    >>> sorted(paths_of({"seats": [{"name": "Rosa"}, {"me": True}], "7D": 1}))
    ['*', 'seats', 'seats[]', 'seats[].me', 'seats[].name']
    """
    return {path for path in _paths(value, "") if path}


def _paths(value: Any, at: str) -> Iterator[str]:
    yield at
    if isinstance(value, dict):
        for name, each in value.items():
            own = name if OWN.fullmatch(str(name)) else "*"
            yield from _paths(each, f"{at}.{own}" if at else own)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _paths(each, f"{at}[]")
