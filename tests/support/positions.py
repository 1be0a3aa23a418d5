"""Positions of tables, written and read."""

from __future__ import annotations

import italiancards as ic


def reads_back(table: ic.Table) -> None:
    """Expect a table again from its position, with all cards told and with those of a seat."""
    for everything in (True, False):
        text = table.position(everything=everything)
        again = ic.position(text, seed=5)
        assert again.position(everything=everything) == text
        assert again.legal() == table.legal(), text
        assert again.over == table.over
        assert again.view().scores == table.view().scores
        if any(table.view().scores):
            assert again.match_score.scores == table.match_score.scores
