"""Positions to ask hints about: decisions met in play, of every preset and every option."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import italiancards as ic
from italiancards.hints import Budget, last

Ways = tuple[dict[str, Any], ...]
"""What is agreed on, table by table."""

WAYS: tuple[dict[str, object], ...] = (
    {},
    {"three_as_three": True},
    {"exchange_two": "first_trick", "exchange_seven": True},
    {"return_ace_three": True, "exchange_seven": True},
)
"""Agreements under which the play differs."""


def moments(game: str, number: int, ways: Ways, stops: range, greedy: float) -> Iterator[ic.Table]:
    """That many tables in the course of deals, at decisions between several moves.

    Args:
        game: the game.
        number: how many.
        ways: what is agreed, in turn.
        stops: after how many moves a deal is looked at.
        greedy: how often the greedy player moves, and not one who plays at random.
    """
    found, seed = 0, 0
    while found < number:
        seed += 1
        table, chance = ic.deal(game, seed=seed, **ways[seed % len(ways)]), Random(seed)
        for _ in range(chance.randrange(stops.start, stops.stop)):
            if table.to_move is None:
                break
            table.play(table.hint("greedy" if chance.random() < greedy else "random").move)
        if table.to_move is not None and len(table.legal()) > 1:
            found += 1
            yield table


def with_reasons(tables: Iterable[ic.Table]) -> Iterator[tuple[ic.Table, Any, Any]]:
    """Every line that a quick hint weighs at some tables, with its reasons."""
    for table in tables:
        for weighed in last(table.think("hint", Budget(6))).weighed:
            yield table, weighed.line, weighed.reasons


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
