"""Activities: the things a learner does at a table; a session holds one.

Playing, looking back at a deal, a worked example, a step of a lesson, a lesson, a puzzle and the
practice page are activities over the same table. The session (`session.py`) has the table, the seat
and what is on the screen, hears messages and tells view models. The activity says:

- which messages it knows and what each does (`handlers`), and what follows from one (`react`);
- who comes next where it is not the learner (`waiting`), and after how long (`wait`);
- whether a move is asked for (`asks`), and which buttons can be pressed (`enabled_buttons`);
- what is said of it: `heading`, `status`, `token`, `form`, and what it adds to a view model;
- what it wants to be thought of (`want`).

No activity is derived from another: one that is made of others is `ActivityWrapper` that which goes
on within it, and says itself only what it knows better.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

from italiancards.core.game import View
from italiancards.core.words import Voice
from italiancards.jobs import Want
from italiancards.session.model import Form, TableModel, Wait

Handlers = Mapping[str, Callable[..., object]]
"""Action for each kind of message; it takes the message's texts by name."""

BUTTONS = ("undo", "redo", "hint", "next_deal", "new_match", "score", "review", "last")
"""Buttons of a table."""


class Activity(Protocol):
    """An activity of a learner at a table."""

    @property
    @abstractmethod
    def handlers(self) -> Handlers:
        """Handlers of messages, by kind."""

    def react(self, kind: str, waited: str | None) -> None:
        """React to a message that was heard.

        Args:
            kind: the kind of message, whether it was acted on or refused.
            waited: what `waiting` was before it.
        """
        return None

    @property
    def waiting(self) -> str | None:
        """Word for the next thing that happens without the learner, or None for nothing.

        `table` (something happens by itself), `bot` (another seat plays) or `example` (a card is
        played for the learner).
        """
        return None

    def wait(self) -> Wait | None:
        """Return whom the screen waits for, and milliseconds; None until the learner goes on."""
        return None

    @property
    def asks(self) -> bool:
        """True if a move of the learner's is asked for, once nothing is waited for."""
        return True

    @property
    def enabled_buttons(self) -> Collection[str]:
        """The `BUTTONS` that can be pressed now."""
        return ()

    @property
    def others(self) -> Sequence[View]:
        """Views of the other seats whose cards lie open."""
        return ()

    @abstractmethod
    def heading(self, voice: Voice) -> str:
        """Return the name of the game, and the number that deals its cards."""

    @abstractmethod
    def status(self, voice: Voice) -> str:
        """Return the status line: the next event, or the learner's task."""

    @property
    def token(self) -> str:
        """Token of the learner's place, from which another kernel can resume; empty if none can."""
        return ""

    def form(self, voice: Voice) -> Form:
        """Return the choices of other tables; empty at most tables."""
        return {}

    def add_to(self, model: TableModel, voice: Voice) -> None:
        """Add this activity's own parts to a view model.

        Args:
            model: the view model of the table, changed in place.
            voice: who says the texts.
        """
        return None

    @property
    def want(self) -> Want | None:
        """Job wanted now, or None: the same object until it is given or given up."""
        return None


class ActivityWrapper(Activity):
    """An activity around another, which answers everything that this one does not."""

    @property
    @abstractmethod
    def inner(self) -> Activity:
        """The activity within it now."""

    @property
    def handlers(self) -> Handlers:
        """Handlers of messages to the inner activity, by kind."""
        return self.inner.handlers

    def react(self, kind: str, waited: str | None) -> None:
        """Pass the message on to the inner activity.

        Args:
            kind: the kind of message, acted on or refused.
            waited: the value of `waiting` before it.
        """
        self.inner.react(kind, waited)

    @property
    def waiting(self) -> str | None:
        """Word for the next thing that happens by itself in the inner activity, or None."""
        return self.inner.waiting

    def wait(self) -> Wait | None:
        """Return the wait of the inner activity, or None."""
        return self.inner.wait()

    @property
    def asks(self) -> bool:
        """True if the inner activity asks for a move."""
        return self.inner.asks

    @property
    def enabled_buttons(self) -> Collection[str]:
        """Buttons of the inner activity that can be pressed."""
        return self.inner.enabled_buttons

    @property
    def others(self) -> Sequence[View]:
        """Open views of the inner activity."""
        return self.inner.others

    def heading(self, voice: Voice) -> str:
        """Return the heading of the inner activity."""
        return self.inner.heading(voice)

    def status(self, voice: Voice) -> str:
        """Return the status of the inner activity."""
        return self.inner.status(voice)

    @property
    def token(self) -> str:
        """Token of the learner's place in the inner activity; empty if none."""
        return self.inner.token

    def form(self, voice: Voice) -> Form:
        """Return the form of the inner activity."""
        return self.inner.form(voice)

    def add_to(self, model: TableModel, voice: Voice) -> None:
        """Add the inner activity's parts to a view model.

        Args:
            model: the view model of the table, changed in place.
            voice: who says the texts.
        """
        self.inner.add_to(model, voice)

    @property
    def want(self) -> Want | None:
        """Job wanted now by the inner activity, or None."""
        return self.inner.want
