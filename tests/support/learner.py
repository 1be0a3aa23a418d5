"""A learner without a browser: messages in, view models out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import italiancards as ic
from italiancards.jobs import BOT, EXAMPLE, FIRST, answer
from italiancards.lesson.lesson_activity import LessonActivity, begin
from italiancards.lesson.steps import Step
from italiancards.session.activity import ActivityWrapper
from italiancards.session.messages import PageMessage
from italiancards.session.play_activity import PlayActivity
from italiancards.session.session import Session
from italiancards.widgets import CardTable, Lesson

WORDS = {"en": "Look.", "it": "Guarda."}
"""What a step says where it does not matter."""


def hear(session: Session, kind: str, **texts: str) -> None:
    """Send a message, and answer nothing that is wanted."""
    session.handle(PageMessage(kind, session.revision, texts))


def go(session: Session, kind: str, **texts: str) -> None:
    """Send a message, and answer only what bots and examples play."""
    hear(session, kind, **texts)
    while session.want is not None and session.want.urgency in (BOT, EXAMPLE):
        think(session, 1)


def send(session: Session, kind: str, **texts: str) -> dict[str, Any]:
    """Send a message about what is on the screen now; what the screen shows then.

    The move of a bot or of an example, the first thought of a hint, a second try, and what is read
    are there at once, as they nearly are on a page.
    """
    go(session, kind, **texts)
    if session.want is not None and session.want.urgency == FIRST:
        think(session, 1)
    return session.model()


def opened(steps: Sequence[Step]) -> tuple[Session, LessonActivity]:
    """A session at the beginning of a lesson, and the lesson."""
    session = begin(steps)
    activity = session.activity
    assert isinstance(activity, LessonActivity)
    return session, activity


def think(session: Session, most: int | None = None) -> None:
    """Answer what a session wants, in place, until it wants nothing more.

    Args:
        session: the session.
        most: the most answers; without it, all.
    """
    taken = 0
    while session.want is not None and taken != most:
        want = session.want
        session.give(want, answer(want.job))
        taken += 1


def read(session: Session) -> None:
    """Answer what a message wants to be read, in place, and nothing else."""
    if session.reading is not None:
        think(session, 1)


def post(widget: CardTable, kind: str, **texts: str) -> dict[str, Any]:
    """Send a message as a browser does, from the model it has."""
    revision = widget.model["revision"]
    widget._on_message(widget, {"type": kind, "revision": revision, **texts}, [])
    return widget.model


def step(session: Session, to: str) -> dict[str, Any]:
    """Go to another step, or try the same one again."""
    return send(session, "step", to=to, at=str(session.activity.at))


def taking(lesson: Lesson) -> Session:
    """The lesson being taken."""
    return begin(lesson.steps)


def playing(session: Session) -> PlayActivity:
    """The playing that goes on at a table, within whatever it is part of."""
    activity = session.activity
    while isinstance(activity, ActivityWrapper):
        activity = activity.inner
    assert isinstance(activity, PlayActivity)
    return activity


def zone(model: dict[str, Any], name: str, *, mine: bool = False) -> dict[str, Any]:
    """One zone of the model."""
    return next(each for each in model["zones"] if each["name"] == name and each["mine"] == mine)


def keys(model: dict[str, Any], name: str, *, mine: bool = False) -> list[str]:
    """The cards that lie in a zone."""
    return [card["key"] for card in zone(model, name, mine=mine)["cards"]]


def leading() -> ic.Table:
    """The learner leads, with cards to draw."""
    return ic.position("briscola", hand="5B RC AD", upcard="7S", others="7B 4C FD")


def following() -> ic.Table:
    """Rosa has led the five of clubs."""
    return ic.position("briscola", hand="AB RC 6S", trick="5B", upcard="4S", others="2D 7C")
