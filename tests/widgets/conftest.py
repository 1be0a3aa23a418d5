"""A deal that many tests look back at is judged once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import italiancards as ic
from italiancards.hints import Budget
from italiancards.review import Decision, Review

JUDGED: dict[tuple[str, int], Review] = {}
"""What came of each deal so far, as far as it has been asked for."""


@pytest.fixture(autouse=True)
def judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deal, looked back at from the same seat, is not thought over again."""

    def judged(table: ic.Table, seat: int, budget: Budget) -> Iterator[Decision]:
        deal = (f"{budget} {table.record()}", int(seat))
        if deal not in JUDGED:
            JUDGED[deal] = ic.review(table, seat, budget=budget)
        return iter(JUDGED[deal])

    monkeypatch.setattr("widgets.session.practice.review", judged)
