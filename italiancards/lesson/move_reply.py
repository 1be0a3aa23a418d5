"""The reply to a wrong move of which a lesson says nothing itself: a fact about that move."""

from __future__ import annotations

from collections.abc import Collection

from italiancards.core.rules import Finding
from italiancards.core.words import Voice
from italiancards.hints import Budget, NoHint, last
from italiancards.questions.texts import Text
from italiancards.table import Table

BY = "greedy"
"""Bot whose reasons are said: facts that it can prove, and no estimates."""
ESTIMATE = "%"
"""Sign of an estimate, which is no reply to a mistake."""


def move_reply(table: Table, move: str, asked: Collection[str]) -> Text:
    """Return the name of a move, and a fact that is true of it and not of what was asked for.

    Args:
        table: the table after it; its last moment with that move counts.
        move: the move, as text.
        asked: the moves that were asked for, as texts.
    """
    at = max(at for at, each in enumerate(table.moments) if str(each.move) == move)
    before = table.branch(at - 1)
    made, facts = before.read(move), _facts(before, move, asked)

    def text(voice: Voice) -> str:
        said = (voice.brief(each) for each in facts)
        fact = next((each for each in said if ESTIMATE not in each), "")
        return voice.say("lesson-played", {"move": voice.move_name(made), "reason": fact}).strip()

    return text


def _facts(table: Table, move: str, asked: Collection[str]) -> list[Finding]:
    """Return findings on a move that no asked move shares; none where the game gives no hint."""
    try:
        advice = last(table.think(BY, Budget(1), also=[(table.read(move),)]))
    except NoHint:
        return []
    found = {str(each.move): each.reasons for each in advice.weighed}
    shared = [finding for each in asked for finding in found.get(each, ())]
    return [each for each in found.get(move, ()) if each not in shared]
