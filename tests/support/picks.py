"""Cards chosen at a table, and what is answered."""

from __future__ import annotations

from typing import Any

from italiancards.session.session import Session
from support.learner import send


def pick(session: Session, hand: str = "", onto: str = "", begun: str = "") -> dict[str, Any]:
    """The answer to some cards that are chosen."""
    chosen = {"hand": hand, "table": "", "onto": onto, "begun": begun}
    answer: dict[str, Any] = send(session, "pick", **chosen)["answer"]
    return answer


def moves(answer: dict[str, Any]) -> list[str]:
    """The moves that they can make."""
    return [each["move"] for each in answer["ways"] if each["ok"]]


def refused(answer: dict[str, Any]) -> dict[str, str]:
    """The moves that they cannot make, each with what forbids it."""
    return {each["move"]: each["why"] for each in answer["ways"] if not each["ok"]}
