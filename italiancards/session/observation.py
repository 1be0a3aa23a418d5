"""Plain values of what a learner sees, for code that follows a table."""

from __future__ import annotations

from typing import TypedDict

from italiancards.session.display import Display
from italiancards.session.model import TableModel


class Observation(TypedDict):
    """Moment on the screen, as text and numbers: nothing that the learner's seat may not know."""

    position: str | None
    last_move: str | None
    turn: int | None
    score: list[int]
    over: bool


def observation(display: Display, model: TableModel) -> Observation:
    """Return plain values of the screen: position, last move, turn, score, and whether it is over.

    Args:
        display: the screen.
        model: the view model it shows.
    """
    return {
        "position": display.position,
        "last_move": display.last_move,
        "turn": next((each["seat"] for each in model["seats"] if each["turn"]), None),
        "score": model["score"]["totals"],
        "over": model["over"],
    }
