"""What a learner sees of a session, to be compared with what another shows."""

from __future__ import annotations

from typing import Any

from italiancards.session.session import Session

MOMENTARY = ("id", "cheer", "revision", "placed", "said", "came", "answer", "coach")
"""What another session must have otherwise, or may forget."""


def shown(session: Session) -> dict[str, Any]:
    """What is on the screen; at a match gone on with, undo ends where its deal began."""
    model = session.model()
    model["rail"] = {**model["rail"], "said": "", "heard": ""}  # of what has just happened
    for seat in model["seats"]:
        del seat["says"], seat["gestures"]  # of the moment before, as in the status line
    gone_on = "lesson" not in model and model["deal"] > 1
    forgotten = ("redo", "hint", "undo") if gone_on else ("redo", "hint")
    model["can"] = {name: can for name, can in model["can"].items() if name not in forgotten}
    return {name: value for name, value in model.items() if name not in MOMENTARY}
