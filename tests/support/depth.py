"""How often long tests repeat what they do, and how much of a long matrix they look at.

Ten times as much, and the whole matrix, for `THOROUGH=10 make test`.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Sequence
from itertools import product
from typing import Any, TypeVar

import pytest

T = TypeVar("T")

TIMES = int(os.environ.get("THOROUGH", "1"))

in_part = pytest.mark.parametrize(
    "whole",
    [False, pytest.param(True, marks=[pytest.mark.slow, pytest.mark.thorough])],
    ids=["in part", "whole"],
)
"""A search for what is wrong: a part of it among the quick tests, the whole where it is to be
thorough."""


def often(number: int, part: int = 8) -> int:
    """How often a long test does something: as often as it says where it is to be thorough, and
    more; else a part of that.

    >>> often(400)
    50
    """
    return number * TIMES if TIMES > 1 else -(-number // part)


def slow_but(all_of_them: Iterable[tuple[Any, ...]], chosen: Collection[Any]) -> list[Any]:
    """Values for a test: those that are chosen among the quick tests, all others among the slow.

    >>> [bool(each.marks) for each in slow_but([("a", 1), ("b", 2)], [("b", 2)])]
    [True, False]
    """
    return [
        pytest.param(*each, marks=() if each in chosen else pytest.mark.slow)
        for each in all_of_them
    ]


def some(all_of_them: Iterable[T], every: int) -> list[T]:
    """One of so many, always the same ones; all of them where it is to be thorough.

    >>> some("abcdefg", 3)
    ['a', 'd', 'g']
    """
    return list(all_of_them)[:: every if TIMES == 1 else 1]


def across(*axes: Collection[Any]) -> Sequence[tuple[Any, ...]]:
    """Points of a matrix, each value of each axis met once at least; all of them where thorough.

    >>> across(["light", "dark"], [1280, 390, 320])
    [('light', 1280), ('dark', 390), ('light', 320)]
    """
    if TIMES > 1:
        return list(product(*axes))
    values = [list(axis) for axis in axes]
    return [
        tuple(axis[place % len(axis)] for axis in values) for place in range(max(map(len, values)))
    ]
