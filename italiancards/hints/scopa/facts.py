"""What is true of a move at Scopa, with numbers."""

from __future__ import annotations

from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.games.scopa.view import ScopaView


def look(view: ScopaView) -> tuple[Finding, ...]:
    """Where to look before choosing."""
    return ()


def reasons(view: ScopaView, move: Move) -> tuple[Finding, ...]:
    """What a move wins and risks."""
    return ()
