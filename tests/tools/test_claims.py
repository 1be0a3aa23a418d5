"""The tool that recomputes what hints claim: it looks at every game, and finds what is false."""

from __future__ import annotations

import pytest

import italiancards as ic
from italiancards.hints import HINT, Budget, last
from tools import claims


def test_a_few_positions_of_every_game_hold_no_false_claim() -> None:
    head, *told = claims.lines(2 * len(claims.EVERY))
    assert head.split() == ["positions", "claims", "kinds", "false", "long"]
    assert len(told) == len(claims.EVERY)
    assert all(int(each.split()[-2]) == 0 for each in told)


def test_what_is_false_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    [*claims.lines(0)]  # the checks can be imported now
    checks = claims.import_module("test_scopa_facts").CHECKS
    monkeypatch.setattr(
        claims.import_module("test_scopa_facts"),
        "CHECKS",
        {name: lambda table, move, facts: False for name in checks},
    )
    table = ic.deal("scopa", seed=1)
    advice = last(table.think(HINT, Budget(20)))
    judged = [*claims.EVERY["scopa"].judged(table, advice)]
    assert judged
    assert not any(right for _, right in judged)
