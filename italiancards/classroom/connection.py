"""Connection between a class and its page."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Never
from uuid import uuid4

from italiancards import game
from italiancards.classroom.jobs import (
    Description,
    OpenTask,
    PlanTask,
    ReadResult,
    WriteResult,
    language_voices,
)
from italiancards.classroom.model import (
    ByLanguage,
    ClassGame,
    DoneModel,
    FullRegister,
    ItemModel,
    RefusalModel,
    RowModel,
    TaskModel,
)
from italiancards.classroom.register import MOST, Register, RegisterFull, RegisterRow, ResultOrError
from italiancards.classroom.result import LONGEST
from italiancards.classroom.submission import BrowserMemory
from italiancards.classroom.task import MOST as MOST_ITEMS
from italiancards.classroom.task import WORDS
from italiancards.classroom.transit import encodable
from italiancards.core.catalogue import places
from italiancards.core.descriptions import describe_preset
from italiancards.core.errors import in_words
from italiancards.core.names import LANGUAGES
from italiancards.core.words import Voice
from italiancards.jobs import FIRST, Job, Want
from italiancards.screen.form import title
from italiancards.screen.layouts import tables
from italiancards.session.desk import Desk, InPlaceDesk
from italiancards.session.messages import BadMessage
from italiancards.session.model import Grade
from italiancards.session.port import Port
from italiancards.session.shelf import games, shelf

log = logging.getLogger(__name__)
JsonObject = dict[str, Any]
ClassAnswer = TaskModel | RowModel | RefusalModel | FullRegister | dict[str, Never]
"""Answers to a page."""
SHORT = 10_000
"""Most characters of a text in a message; a result has `LONGEST`."""


JobRequest = tuple[Job, Callable[[Any], ClassAnswer]]
"""A job, and the function that turns its answer into the page's."""
MOST_UNANSWERED = 200
"""Most messages that may wait for their answers."""


class ClassConnection:
    """A class, and the line to its page.

    Args:
        port: the line.
        name: what the page's model is known by.
        desk: who does the jobs of what is asked; without one they are done in place.

    Whatever the page asks is answered, under the number by which it was asked.
    """

    def __init__(self, port: Port, name: str = "", desk: Desk | None = None) -> None:
        self.port, self.name = port, name or uuid4().hex
        self.desk = desk or InPlaceDesk()
        self.want: Want | None = None
        self._stop: Callable[[], object] | None = None
        self._unanswered: tuple[Any, ...] = ()
        self.page_view: JsonObject = {}
        self.register: Register | None = None

    def begin(self, shown: JsonObject | None = None) -> None:
        """Send the page the games and labels to choose from, or adopt what it shows already."""
        self.page_view = shown or {
            "words": {voice.language: _labels(voice) for voice in language_voices()},
            "model": {
                "id": self.name,
                "most": MOST,
                "longest": LONGEST,
                "games": [_game(name) for name in tables()],
            },
        }
        if shown is None:
            self.port.tell(self.page_view)

    def warm(self) -> None:
        """Do nothing, since no first act of a class is slow."""

    def close(self) -> None:
        """Forget the unanswered messages, and cancel the running job."""
        self._unanswered, self.want = (), None
        if self._stop is not None:
            self._stop()

    def hear(self, content: Any) -> None:
        """Queue any message from the page, and answer as many as can be answered now."""
        if len(self._unanswered) >= MOST_UNANSWERED:
            self._answer(content, _too_many)
            return
        self._unanswered += (content,)
        self._go_on()

    def _go_on(self) -> None:
        """Answer queued messages in order, until one waits for a job."""
        while self._unanswered and self.want is None:
            content, *after = self._unanswered
            self._unanswered = tuple(after)
            self._answer(content, partial(self._act, content))

    def _answer(self, content: Any, act: Callable[[], ClassAnswer | None]) -> None:
        """Call `act` and send the page its result or error, unless it returns None."""
        try:
            answer = act()
        except BadMessage as error:
            log.warning("a message could not be handled: %s", error)
            answer = {"wrong": dict.fromkeys(LANGUAGES, str(error))}
        if answer is not None:
            asked = content.get("asked") if isinstance(content, dict) else None
            self.port.say({"asked": asked if isinstance(asked, int) else None, **answer})

    def _act(self, content: Any) -> ClassAnswer | None:
        """Act on a message; return its answer, or None if a job brings it; raise if unreadable."""
        kind = content.get("type") if isinstance(content, dict) else None
        if not isinstance(kind, str) or kind not in self.handlers:
            raise BadMessage(f"a class hears no message {str(content)[:40]!r}")
        asked = self.handlers[kind](content)
        if isinstance(asked, dict):
            return asked
        job, take = asked
        self.want = Want(FIRST, job, partial(self._take, content, take))
        self._stop = self.desk.ask(self.want, self._on_answer)
        return None

    def _on_answer(self, want: Want, result: Callable[[], Any]) -> None:
        """Take the result of a job (or its error), and answer the messages queued since."""
        if want is not self.want:
            return
        try:
            found = result()
        except Exception as error:
            log.exception("what was asked of a class could not be done")
            found = ResultOrError(None, _trouble(error))
        want.take(found)
        self._go_on()

    def _take(
        self, content: Any, take: Callable[[Any], ClassAnswer], found: ResultOrError[Any]
    ) -> None:
        """Send the page the answer to a message, from its job's result or errors."""
        self.want, (made, wrong) = None, found
        self._answer(content, lambda: {"wrong": wrong} if made is None else take(made))

    @property
    def handlers(self) -> Mapping[str, Callable[[JsonObject], JobRequest | ClassAnswer]]:
        """Methods that act on messages, by kind of message."""
        return {
            "plan": self._plan,
            "open": self._open,
            "write": self._write,
            "read": self._read,
            "forget": self._forget,
        }

    def _plan(self, content: JsonObject) -> JobRequest:
        """Return a job that makes a task of the items chosen, and a function for its result."""
        items = content.get("items")
        if not isinstance(items, list) or len(items) > 2 * MOST_ITEMS:
            raise BadMessage("items are a list")
        return PlanTask(_text(content, "title"), tuple(map(_short, items))), self._describe

    def _open(self, content: JsonObject) -> JobRequest:
        """Return a job that opens a link's task, and a function for its result."""
        return OpenTask(_text(content, "task")), self._describe

    def _describe(self, found: Description) -> TaskModel:
        """Return a task's view model, and start a register for it if it is another."""
        task, labels = found
        if self.register is None or self.register.task != task:
            self.register = Register(task)
        items: list[ItemModel] = [
            {"kind": item.kind, "text": item.text, "label": label}
            for item, label in zip(task.items, labels, strict=True)
        ]
        return {"task": str(task), "title": task.title, "items": items}

    def _write(self, content: JsonObject) -> JobRequest:
        """Return a job that writes and judges a learner's result, and a function for it."""
        results = content.get("works")
        if not isinstance(results, list):
            raise BadMessage("works are a list")
        lessons, wrong_questions = _texts(content, "lessons"), _texts(content, "missed")
        memory = BrowserMemory(lessons, wrong_questions, [_short(each) for each in results])
        task, name, when = (_text(content, each) for each in ("task", "name", "when"))
        return WriteResult(task, name, when, memory), lambda made: _row(made[0]) | {"text": made[1]}

    def _read(self, content: JsonObject) -> JobRequest:
        """Return a job that replays a result's text, and a function that enters it."""
        if self.register is None:
            raise BadMessage("no task has been told")
        text, counts = content.get("text"), content.get("counts", True)
        if not isinstance(text, str) or not isinstance(counts, bool):
            raise BadMessage("a result is a text, and counts or not")
        return ReadResult(self.register.task, text), partial(self._enter, counts)

    def _enter(self, counts: bool, row: RegisterRow) -> RowModel | FullRegister:
        """Enter a result in the register, or take it out; return its row, or that it is full."""
        assert self.register is not None  # else nothing was read
        try:
            self.register.enter(row, counts=counts)
        except RegisterFull:
            return {"full": MOST}
        return _row(row) | {"missed": self.register.common_mistakes}

    def _forget(self, content: JsonObject) -> dict[str, Never]:
        """Empty the register; return an empty answer."""
        if self.register is not None:
            self.register = Register(self.register.task)
        return {}


def _too_many() -> Never:
    """Raise the error for a message beyond those that may wait unanswered."""
    raise BadMessage(f"more than {MOST_UNANSWERED} messages are not answered yet")


def _trouble(error: Exception) -> ByLanguage:
    """Return the message on an unexpected error, by language."""
    kind = type(error).__name__
    return {
        voice.language: voice.say(
            "class-trouble", {"error": f"{kind}: {in_words(error, voice.language)}"}
        )
        for voice in language_voices()
    }


def _row(row: RegisterRow) -> RowModel:
    """Return the view model of a result's row in the register."""
    model: RowModel = {"name": row.name, "learner": row.learner, "when": row.when}
    if row.proof is None:
        return model | {"wrong": row.wrong}
    done: dict[str, DoneModel] = {
        item.text: {"state": each.how, "told": each.detail, "helped": each.helped}
        for item, each in row.proof.done.items()
    }
    return model | {"text": row.proof.text, "done": done}


def _game(name: str) -> ClassGame:
    """Return a game's name, presets and puzzles for the browser, to choose tasks from."""
    said = language_voices()
    model: ClassGame = {
        "value": name,
        "label": {voice.language: title(name, voice) for voice in said},
        "presets": [
            {
                "value": "" if preset == name else preset,
                "label": {
                    voice.language: describe_preset(
                        Voice(voice.language, (*voice.folders, game(name).words)), preset
                    )[0]
                    for voice in said
                },
            }
            for preset in game(name).presets
        ],
    }
    if name in games():
        shelves = {voice.language: _shelf(name, voice) for voice in said}
        first = shelves[LANGUAGES[0]]
        model["grades"] = [
            {
                "label": {language: each[at]["label"] for language, each in shelves.items()},
                "puzzles": grade["puzzles"],
            }
            for at, grade in enumerate(first)
        ]
    return model


def _shelf(name: str, voice: Voice) -> list[Grade]:
    """Return a game's puzzles by grade, as the browser lists them."""
    return next(each["grades"] for each in shelf(voice)["puzzles"] if each["value"] == name)


def _labels(voice: Voice) -> dict[str, str]:
    """Return the page's labels in a voice's language, with places to fill in."""
    found = places(WORDS / f"{voice.language}.ftl", "classroom-").items()
    return {
        name: voice.say(f"classroom-{name}", {each: f"{{{each}}}" for each in facts})
        for name, facts in found
    }


def _text(content: JsonObject, name: str) -> str:
    """Return a text of a message by name, "" if it is missing; raise if it is too long."""
    return _short(content.get(name, ""))


def _short(text: object) -> str:
    """Return a value as text that can be encoded; raise if it is no short text."""
    if not isinstance(text, str) or len(text) > SHORT:
        raise BadMessage(f"a text up to {SHORT} characters is needed, not {str(text)[:40]!r}")
    return encodable(text)


def _texts(content: JsonObject, name: str) -> dict[str, str]:
    """Return a message's object of short texts by name; raise if it is none."""
    texts = content.get(name)
    if not isinstance(texts, dict):
        raise BadMessage(f"{name} is an object")
    return {_short(key): _short(value) for key, value in texts.items()}
