"""What is true of a move at Tresette."""

from __future__ import annotations

from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.games.tresette.view import TresetteView


def look(view: TresetteView) -> tuple[Finding, ...]:
    return ()


def reasons(view: TresetteView, move: Move) -> tuple[Finding, ...]:
    return ()
