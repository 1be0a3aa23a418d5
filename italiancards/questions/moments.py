"""Moments of a hand at which a coach can speak: each game names its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.hints import Budget, last
from italiancards.table import Table

LOOKER = "beginner"
"""The bot asked where to look: it points to things seen at a glance."""


@dataclass(frozen=True)
class DecisionPoint:
    """A decision of a seat, and the things to be seen at it.

    Args:
        table: the table.
        seat: who decides.
        at: the moment.
    """

    table: Table
    seat: Seat
    at: int

    @property
    def view(self) -> Any:
        """The seat's view at the moment of the decision."""
        return self.table.view(self.seat, at=self.at)

    @cached_property
    def first_looks(self) -> Mapping[str, Finding]:
        """Findings to which a hint's first step would point at the decision, by name."""
        advice = last(self.table.think(LOOKER, Budget(), at=self.at))
        return {found.name: found for found in advice.look}


MomentTest = Callable[[DecisionPoint], Finding | None]
"""Test of a decision: the fact that makes it such a moment, which the coach says, or None."""


def hint_points_to(name: str) -> MomentTest:
    """Return a test of decisions: the finding of a name if a hint would point to it, else None."""
    return lambda decision: decision.first_looks.get(name)
