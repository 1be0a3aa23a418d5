"""Connections: a session and the line to its page."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Protocol

from italiancards.jobs import Want
from italiancards.session.beats import Beats
from italiancards.session.desk import Desk
from italiancards.session.messages import BadMessage, read_message
from italiancards.session.model import TableModel, Translation
from italiancards.session.port import Port
from italiancards.session.session import Session
from italiancards.session.settings import SETTINGS

PONG = {"type": "pong"}
"""Answer to a message that changes nothing on the screen."""
log = logging.getLogger(__name__)


class Connection(Protocol):
    """Session and port, joined: messages are acted on, and the results sent to the page.

    `page_view` is all that the page shows, `port` the line to it, which may be replaced.
    """

    page_view: dict[str, Any]
    port: Port

    def begin(self, shown: dict[str, Any] | None = None) -> None:
        """Send the page everything it shows; only register it if the page shows it already."""

    def hear(self, content: Any) -> None:
        """Handle any message from a page, valid or not, without raising an error."""

    def warm(self) -> None:
        """Prepare in advance what would make the first act slow."""

    def close(self) -> None:
        """Cancel the running job."""


class TableConnection:
    """A learner at a table, and the line to their page.

    Args:
        session: the learner at the table.
        port: the line.
        desk: what runs the session's jobs.
        translated: whether the words of every language are sent at first.
    """

    def __init__(self, session: Session, port: Port, desk: Desk, translated: bool = True) -> None:
        self.session, self.port, self.desk = session, port, Beats(desk)
        self.translated = translated
        self.page_view: dict[str, Any] = {}
        self._wanted: Want | None = None
        self._forget: Callable[[], object] | None = None

    def begin(self, shown: dict[str, Any] | None = None) -> None:
        """Send the page everything it shows, or adopt what it shows already; then start a job."""
        if shown is None:
            self._publish()
            if self.translated:
                self._tell(translations=self._translations())
        else:
            self.page_view = shown
            self.session.id = shown["model"]["id"]
        self._ask_desk()

    def warm(self) -> None:
        """Build the view model and the labels once, so that the first card played is not slow."""
        self.session.model()
        self.session.labels()

    def refresh(self) -> None:
        """Send the page the moves made or taken back elsewhere at the table; then start a job."""
        self._refresh()
        self._ask_desk()

    def _refresh(self) -> None:
        """Show the moves made elsewhere, and send the page what has changed."""
        self.session.catch_up()
        self._publish()

    def close(self) -> None:
        """Cancel the running job."""
        self._drop()

    def hear(self, content: Any) -> None:
        """Handle any message from a page; log an error and show it, without raising it."""
        self._run_safely(
            lambda: self._hear(content), f"a message could not be handled: {content!r}"
        )
        self._ask_desk()

    def _hear(self, content: Any) -> bool:
        """Act on a message or answer that it is unreadable; return False to show nothing."""
        try:
            shows = self.session.handle(read_message(content))
        except BadMessage as error:
            self.session.answer_unreadable(str(error))
            return True
        if not shows:
            self.port.say(PONG)  # whoever says something is answered
        return shows

    def _run_safely(self, act: Callable[[], bool | None], otherwise: str) -> None:
        """Call `act` and show the result; log an error, show it and give up the jobs.

        Nothing is shown anew if the action returns False: that would tell when a search was ready.
        """
        try:
            if act() is not False:
                self._refresh()
        except Exception as error:
            log.exception(otherwise)
            self.session.give_up()
            self.session.trouble(error)
            self._show(self._last_known())

    def _last_known(self) -> TableModel:
        """Return the view model; if none can be built, the last one with the current answer."""
        try:
            return self.session.model()
        except Exception:
            log.exception("no view model could be made")
            last: TableModel = self.page_view["model"]
            return last | {"answer": self.session.answer}

    def _ask_desk(self) -> None:
        """Start the job that the session wants now, and cancel any other."""
        while (want := self.session.want) is not self._wanted:
            self._drop()
            self._wanted = want
            if want is not None:
                self._forget = self.desk.ask(want, self._on_answer)

    def _drop(self) -> None:
        """Cancel the running job, and forget that it was wanted."""
        if self._forget is not None:
            self._forget()
        self._wanted, self._forget = None, None

    def _on_answer(self, want: Want, result: Callable[[], Any]) -> None:
        """Give the session the result of a job, show the changes, and start the next job."""
        self._run_safely(
            lambda: self.session.give(want, result()), "a thought could not be finished"
        )
        if self._forget is not None:  # else that is being seen to
            self._forget = None
            self._ask_desk()

    def _translations(self) -> dict[str, Translation]:
        """Return the whole screen in each language except the learner's own, by language.

        A page is often made before its visitor comes. What follows is in the language chosen.
        """
        mine = self.session.settings["language"]
        return {
            language: self.session.translation(language)
            for language in SETTINGS["language"]
            if language != mine
        }

    def _publish(self) -> None:
        """Send the page the view model, with labels and form if they have changed."""
        named = {"words": self.session.labels(), "form": self.session.form()}
        changed = {
            name: part for name, part in named.items() if part != self.page_view.get(name, {})
        }
        self._show(self.session.model(), **changed)

    def _show(self, model: TableModel, **changed: Any) -> None:
        """Send a view model under a new number, with other changed parts of the page."""
        if self.page_view.get("translations"):
            changed["translations"] = {}
        sent = self.page_view.get("model", {}).get("sent", 0)
        self._tell(**changed, model={**model, "sent": sent + 1})

    def _tell(self, **page_view: Any) -> None:
        """Send the page parts of its state, and remember them."""
        self.page_view |= page_view
        self.port.tell(page_view)
