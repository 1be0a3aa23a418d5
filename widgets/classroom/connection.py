"""A class and the line to its page, joined: what is chosen, handed in and read there."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any
from uuid import uuid4

from italiancards import game
from italiancards.core.about import about_preset
from italiancards.core.names import LANGUAGES
from italiancards.core.words import Voice
from widgets.classroom.labels import LABELS
from widgets.classroom.register import MOST, Full, Register, Row, judged, tried
from widgets.classroom.result import LONGEST
from widgets.classroom.task import MOST as MOST_ITEMS
from widgets.classroom.task import WORDS, Item, Task
from widgets.classroom.transit import encodable
from widgets.classroom.writing import Kept, written
from widgets.port import Port
from widgets.screen.form import title
from widgets.screen.layouts import tables
from widgets.screen.words import WORDS as SAID
from widgets.session.link import followed
from widgets.session.messages import BadMessage
from widgets.session.shelf import games, shelf

log = logging.getLogger(__name__)
Told = dict[str, Any]
SHORT = 10_000
"""Characters that a text of a message may have; a result has `LONGEST`."""


def voices() -> list[Voice]:
    """Who speaks on the page, in each language."""
    return [Voice(language, (*SAID, WORDS)) for language in LANGUAGES]


class ClassConnection:
    """A class, and the line to its page.

    Args:
        port: the line.
        name: what the page's model is known by.

    Whatever the page asks is answered, under the number by which it was asked.
    """

    def __init__(self, port: Port, name: str = "") -> None:
        self.port, self.name = port, name or uuid4().hex
        self.told: Told = {}
        self.register: Register | None = None

    def begin(self, shown: Told | None = None) -> None:
        """Tell what can be chosen; or nothing, where the page shows that already."""
        self.told = shown or {
            "words": {voice.language: _labels(voice) for voice in voices()},
            "model": {
                "id": self.name,
                "most": MOST,
                "longest": LONGEST,
                "games": [_game(name) for name in tables()],
            },
        }
        if shown is None:
            self.port.tell(self.told)

    def warm(self) -> None:
        """Do nothing: nothing is slow the first time."""

    def close(self) -> None:
        """Do nothing: nothing is wanted."""

    def hear(self, content: Any) -> None:
        """Answer whatever a page sends."""
        asked = content.get("asked") if isinstance(content, dict) else None
        try:
            answer = self._answer(content)
        except BadMessage as error:
            log.warning("a message could not be handled: %s", error)
            answer = {"wrong": dict.fromkeys(LANGUAGES, str(error))}
        self.port.say({"asked": asked if isinstance(asked, int) else None, **answer})

    def _answer(self, content: Any) -> Told:
        kind = content.get("type") if isinstance(content, dict) else None
        if kind not in self.acts:
            raise BadMessage(f"a class hears no message {str(content)[:40]!r}")
        answer, wrong = tried(lambda: self.acts[kind](content))
        return {"wrong": wrong} if answer is None else answer

    @property
    def acts(self) -> Mapping[str, Callable[[Told], Told]]:
        """What can be asked."""
        return {
            "plan": self._plan,
            "open": self._take_up,
            "write": self._write,
            "read": self._read,
            "forget": self._forget,
        }

    def _plan(self, content: Told) -> Told:
        """A task of what was chosen."""
        items = content.get("items")
        if not isinstance(items, list) or len(items) > 2 * MOST_ITEMS:
            raise BadMessage("items are a list")
        texts = [followed(_short(each), lambda text: Item.read(text).text) for each in items]
        return self._told(Task.of(_text(content, "title"), texts))

    def _take_up(self, content: Told) -> Told:
        """The task that a link carries."""
        return self._told(followed(_text(content, "task"), Task.read))

    def _told(self, task: Task) -> Told:
        """A task as the page is told of it; a register is opened for it."""
        if self.register is None or self.register.task != task:
            self.register = Register(task)
        told = [
            {
                "kind": item.kind,
                "text": item.text,
                "label": {voice.language: item.label(voice) for voice in voices()},
            }
            for item in task.items
        ]
        return {"task": str(task), "title": task.title, "items": told}

    def _write(self, content: Told) -> Told:
        """What a learner hands in, and how it will be counted."""
        task = Task.read(_text(content, "task"))
        works = content.get("works")
        if not isinstance(works, list):
            raise BadMessage("works are a list")
        kept = Kept(
            _texts(content, "lessons"), _texts(content, "missed"), [_short(each) for each in works]
        )
        name = _text(content, "name")
        result = written(task, name or "?", _text(content, "when"), kept)
        row = judged(task, str(result))
        return {**_row(row), "text": str(result) if name else ""}

    def _read(self, content: Told) -> Told:
        """A result, replayed and entered, or left out where it is not to count."""
        if self.register is None:
            raise BadMessage("no task has been told")
        text, counts = content.get("text"), content.get("counts", True)
        if not isinstance(text, str) or not isinstance(counts, bool):
            raise BadMessage("a result is a text, and counts or not")
        try:
            row = self.register.add(text) if counts else self.register.leave_out(text)
        except Full:
            return {"full": MOST}
        return {**_row(row), "missed": self.register.missed}

    def _forget(self, content: Told) -> Told:
        """Forget what was read."""
        if self.register is not None:
            self.register = Register(self.register.task)
        return {}


def _row(row: Row) -> Told:
    """A result as the page is told of it."""
    told: Told = {"name": row.name, "learner": row.learner, "when": row.when}
    if row.proven is None:
        return {**told, "wrong": row.wrong}
    done = {
        item.text: {"state": each.how, "told": each.told, "helped": each.helped}
        for item, each in row.proven.done.items()
    }
    return {**told, "text": row.proven.text, "done": done}


def _game(name: str) -> Told:
    """What can be asked of a game."""
    said = voices()
    told: Told = {"value": name, "label": {voice.language: title(name, voice) for voice in said}}
    told["presets"] = [
        {
            "value": "" if preset == name else preset,
            "label": {
                voice.language: about_preset(
                    Voice(voice.language, (*voice.folders, game(name).words)), preset
                )[0]
                for voice in said
            },
        }
        for preset in game(name).presets
    ]
    if name in games():
        shelves = {voice.language: _shelf(name, voice) for voice in said}
        first = shelves[LANGUAGES[0]]
        told["grades"] = [
            {
                "label": {language: each[at]["label"] for language, each in shelves.items()},
                "puzzles": grade["puzzles"],
            }
            for at, grade in enumerate(first)
        ]
    return told


def _shelf(name: str, voice: Voice) -> list[Told]:
    found = next(each for each in shelf(voice)["puzzles"] if each["value"] == name)
    grades: list[Told] = found["grades"]
    return grades


def _labels(voice: Voice) -> dict[str, str]:
    """What the page says, with places for numbers and names."""
    return {
        name: voice.say(f"classroom-{name}", {each: f"{{{each}}}" for each in places})
        for name, places in LABELS.items()
    }


def _text(content: Told, name: str) -> str:
    return _short(content.get(name, ""))


def _short(text: object) -> str:
    if not isinstance(text, str) or len(text) > SHORT:
        raise BadMessage(f"a text up to {SHORT} characters is needed, not {str(text)[:40]!r}")
    return encodable(text)


def _texts(content: Told, name: str) -> dict[str, str]:
    told = content.get(name)
    if not isinstance(told, dict):
        raise BadMessage(f"{name} is an object")
    return {_short(key): _short(value) for key, value in told.items()}
