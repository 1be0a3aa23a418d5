"""Positions to ask hints about: decisions met in play, of every preset and every option."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import italiancards as ic

WAYS: tuple[dict[str, object], ...] = (
    {},
    {"three_as_three": True},
    {"exchange_two": "first_trick", "exchange_seven": True},
    {"return_ace_three": True, "exchange_seven": True},
)
"""Agreements under which the play differs."""


def tables(number: int, by: str = "random") -> Iterator[ic.Table]:
    """That many tables in the course of deals, at decisions between several moves."""
    found, seed = 0, 0
    while found < number:
        seed += 1
        table = ic.deal("briscola", seed=seed, **WAYS[seed % len(WAYS)])
        stop = Random(seed).randrange(38)
        while table.to_move is not None and table.now < 2 * stop:
            table.play(table.hint(by).move)
        if table.to_move is not None and len(table.legal()) > 1:
            found += 1
            yield table
