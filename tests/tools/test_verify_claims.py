"""The tool that recomputes what hints claim: it looks at every game, and finds what is false."""

from __future__ import annotations

import pytest

import italiancards as ic
from italiancards.hints import HINT, Budget, last
from tools import verify_claims


def test_a_few_positions_of_every_game_hold_no_false_claim() -> None:
    head, *rows = verify_claims.lines(2 * len(verify_claims.EVERY))
    assert head.split() == ["positions", "claims", "kinds", "false", "long"]
    assert len(rows) == len(verify_claims.EVERY)
    assert all(int(each.split()[-2]) == 0 for each in rows)


def test_what_is_false_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    [*verify_claims.lines(0)]  # the checks can be imported now
    checks = verify_claims.import_module("test_scopa_facts").CHECKS
    monkeypatch.setattr(
        verify_claims.import_module("test_scopa_facts"),
        "CHECKS",
        {name: lambda table, move, facts: False for name in checks},
    )
    table = ic.deal("scopa", seed=1)
    advice = last(table.think(HINT, Budget(20)))
    check_claims = [*verify_claims.EVERY["scopa"].check_claims(table, advice)]
    assert check_claims
    assert not any(right for _, right in check_claims)
