"""Positions of tables, written and read."""

from __future__ import annotations

import italiancards as ic


def reads_back(table: ic.Table) -> None:
    """Expect a table again from its position, with all cards told and with those of a seat."""
    for everything in (True, False):
        told = table.position(everything=everything)
        again = ic.position(told, seed=5)
        assert again.position(everything=everything) == told
        assert again.legal() == table.legal(), told
        assert again.over == table.over
        assert again.view().scores == table.view().scores
        if any(table.view().scores):
            assert again.standing.scores == table.standing.scores
