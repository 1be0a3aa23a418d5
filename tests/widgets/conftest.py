"""A deal that many tests look back at is judged once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import italiancards as ic
from italiancards.hints import Budget
from italiancards.review import Review

JUDGED: dict[tuple[str, int], Review] = {}
"""What came of each deal so far, as far as it has been asked for."""


@pytest.fixture(autouse=True, scope="module")
def judged_once() -> Iterator[None]:
    """The same deal, looked back at from the same seat, is not thought over again.

    Of a module, so that what its tests share is judged once too.
    """

    def judged(table: ic.Table, seat: int, budget: Budget) -> Review:
        deal = (f"{budget} {table.record()}", int(seat))
        if deal not in JUDGED:
            JUDGED[deal] = ic.review(table, seat, budget=budget)
        return JUDGED[deal]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("widgets.session.practice.review", judged)
        yield
