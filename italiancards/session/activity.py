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
        """Methods that act on the browser's messages, by kind of message."""

    def react(self, kind: str, waited: str | None) -> None:
        """React after a message from the browser was acted on; here do nothing.

        Args:
            kind: the kind of message, whether it was acted on or refused.
            waited: what `waiting` was before it.
        """
        return None

    @property
    def waiting(self) -> str | None:
        """Word for the next thing that happens without the learner, or None; here None.

        `table` (something happens by itself), `bot` (another seat plays) or `example` (a card is
        played for the learner).
        """
        return None

    def wait(self) -> Wait | None:
        """Return whom the screen waits for, and milliseconds; here None: it waits for nobody."""
        return None

    @property
    def asks(self) -> bool:
        """True if the learner is to move, once nothing is waited for; here always."""
        return True

    @property
    def talks(self) -> bool:
        """True if what is said with a card is offered whatever the setting; here not."""
        return False

    @property
    def is_question_open(self) -> bool:
        """True if a question about the table waits for an answer; here never."""
        return False

    @property
    def enabled_buttons(self) -> Collection[str]:
        """Names of the `BUTTONS` that can be pressed now; here none."""
        return ()

    @property
    def others(self) -> Sequence[View]:
        """Views of the seats whose hands lie face up; here none."""
        return ()

    @abstractmethod
    def heading(self, voice: Voice) -> str:
        """Return the heading of the screen, as the name of the game and the number of the deal."""

    @abstractmethod
    def status(self, voice: Voice) -> str:
        """Return the status line: the next event, or the learner's task."""

    @property
    def token(self) -> str:
        """Token (a line of text) to resume the learner's place from in another kernel; here ""."""
        return ""

    def form(self, voice: Voice) -> Form:
        """Return the form to choose another table or puzzle; here empty."""
        return {}

    def add_to(self, model: TableModel, voice: Voice) -> None:
        """Add this activity's own parts to a view model, in place; here none.

        Args:
            model: the view model of the table, changed in place.
            voice: who says the texts.
        """
        return None

    @property
    def want(self) -> Want | None:
        """Job to run for this activity now, one object until answered or given up; here None."""
        return None


class ActivityWrapper(Activity):
    """An activity around another, which answers everything that this one does not."""

    @property
    @abstractmethod
    def inner(self) -> Activity:
        """The activity that is wrapped now, to which everything is passed on."""

    @property
    def handlers(self) -> Handlers:
        """Methods of the inner activity that act on messages, by kind of message."""
        return self.inner.handlers

    def react(self, kind: str, waited: str | None) -> None:
        """Let the inner activity react after a message was acted on.

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
        """Return whom the inner activity waits for, and milliseconds, or None."""
        return self.inner.wait()

    @property
    def asks(self) -> bool:
        """True if the learner is to move in the inner activity."""
        return self.inner.asks

    @property
    def talks(self) -> bool:
        """True if what is said with a card is offered in the inner activity, setting or not."""
        return self.inner.talks

    @property
    def is_question_open(self) -> bool:
        """True if a question of the inner activity waits for an answer."""
        return self.inner.is_question_open

    @property
    def enabled_buttons(self) -> Collection[str]:
        """Names of the inner activity's buttons that can be pressed now."""
        return self.inner.enabled_buttons

    @property
    def others(self) -> Sequence[View]:
        """Views of the seats whose hands lie face up in the inner activity."""
        return self.inner.others

    def heading(self, voice: Voice) -> str:
        """Return the heading of the screen from the inner activity."""
        return self.inner.heading(voice)

    def status(self, voice: Voice) -> str:
        """Return the status line of the inner activity."""
        return self.inner.status(voice)

    @property
    def token(self) -> str:
        """Token of the learner's place in the inner activity; "" if there is none."""
        return self.inner.token

    def form(self, voice: Voice) -> Form:
        """Return the inner activity's form to choose another table or puzzle, or an empty one."""
        return self.inner.form(voice)

    def add_to(self, model: TableModel, voice: Voice) -> None:
        """Add the inner activity's parts to a view model, in place.

        Args:
            model: the view model of the table, changed in place.
            voice: who says the texts.
        """
        self.inner.add_to(model, voice)

    @property
    def want(self) -> Want | None:
        """Job to run for the inner activity now, or None."""
        return self.inner.want
