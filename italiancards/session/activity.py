"""What a learner does at a table: an activity, which a session holds.

Playing, looking back at a deal, a worked example, a step of a lesson, a lesson, a puzzle and the
practice page are activities over the same table. The session (`session.py`) has the table, the
seat and what is on the screen, hears messages and tells view models. The activity says:

- which messages it knows and what each does (`acts`), and what follows from one (`followed`);
- who comes next where it is not the learner (`waiting`), and after how long (`wait`);
- whether a move is asked for (`asks`), and which buttons can be pressed (`pressed`);
- what is said of it: `heading`, `status`, `token`, `form`, and what it adds to a view model;
- what it wants to be thought of (`want`).

No activity is derived from another: one that is made of others is `Around` that which goes on
within it, and says itself only what it knows better.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

from italiancards.core.game import View
from italiancards.core.words import Voice
from italiancards.jobs import Want
from italiancards.session.model import Form, TableModel, Wait

Acts = Mapping[str, Callable[..., object]]
"""What is done for each kind of message, with the texts that it carries, by name."""

BUTTONS = ("undo", "redo", "hint", "next_deal", "new_match", "score", "review", "last")
"""What can be pressed at a table."""


class Activity(Protocol):
    """What a learner does at a table."""

    @property
    @abstractmethod
    def acts(self) -> Acts:
        """What it does for each kind of message that it knows."""

    def followed(self, kind: str, waited: str | None) -> None:
        """See what follows from a message that was heard.

        Args:
            kind: the kind of message, whether it was acted on or refused.
            waited: what `waiting` was before it.
        """
        return None

    @property
    def waiting(self) -> str | None:
        """What comes next without the learner's doing: `table` (something happens by itself),
        `bot` (another seat plays), `example` (a card is played for the learner), or None.
        """
        return None

    def wait(self) -> Wait | None:
        """For whom the screen waits, and how many milliseconds; None until the learner goes on."""
        return None

    @property
    def asks(self) -> bool:
        """Whether a move of the learner's is asked for, once nothing is waited for."""
        return True

    @property
    def pressed(self) -> Collection[str]:
        """The `BUTTONS` that can be pressed now."""
        return ()

    @property
    def others(self) -> Sequence[View]:
        """What the other seats know, where their cards lie open."""
        return ()

    @abstractmethod
    def heading(self, voice: Voice) -> str:
        """What is played, and with which cards."""

    @abstractmethod
    def status(self, voice: Voice) -> str:
        """One line: what is about to happen, or what is to be done."""

    @property
    def token(self) -> str:
        """Where the learner is, for another kernel to go on from; empty where none can."""
        return ""

    def form(self, voice: Voice) -> Form:
        """What else can be put on the table; nothing, at most tables."""
        return {}

    def add_to(self, model: TableModel, voice: Voice) -> None:
        """Add to a view model what only this activity has to show."""
        return None

    @property
    def want(self) -> Want | None:
        """Want of the moment: the same object until it is given, or given up."""
        return None


class Around(Activity):
    """An activity around another, which answers for whatever this one does not."""

    @property
    @abstractmethod
    def inner(self) -> Activity:
        """What goes on within it now."""

    @property
    def acts(self) -> Acts:
        """As within."""
        return self.inner.acts

    def followed(self, kind: str, waited: str | None) -> None:
        """As within."""
        self.inner.followed(kind, waited)

    @property
    def waiting(self) -> str | None:
        """As within."""
        return self.inner.waiting

    def wait(self) -> Wait | None:
        """As within."""
        return self.inner.wait()

    @property
    def asks(self) -> bool:
        """As within."""
        return self.inner.asks

    @property
    def pressed(self) -> Collection[str]:
        """As within."""
        return self.inner.pressed

    @property
    def others(self) -> Sequence[View]:
        """As within."""
        return self.inner.others

    def heading(self, voice: Voice) -> str:
        """As within."""
        return self.inner.heading(voice)

    def status(self, voice: Voice) -> str:
        """As within."""
        return self.inner.status(voice)

    @property
    def token(self) -> str:
        """As within."""
        return self.inner.token

    def form(self, voice: Voice) -> Form:
        """As within."""
        return self.inner.form(voice)

    def add_to(self, model: TableModel, voice: Voice) -> None:
        """As within."""
        self.inner.add_to(model, voice)

    @property
    def want(self) -> Want | None:
        """As within."""
        return self.inner.want
