"""Messages that a browser may send to a table; all others are refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

LONGEST = 200
"""Most characters of a text in a message: the longest move has about eighty."""
LONGER = {"move": 2_000, "sit": 20_000, "paste": 200_000}
"""Most characters of longer texts: a turn of many moves, a token of a long match, a record."""

KINDS: dict[str, tuple[str, ...]] = {
    "move": ("move",),
    "ask": ("move",),
    "pick": ("hand", "table", "onto", "begun"),
    "go_on": (),
    "undo": (),
    "redo": (),
    "hint": (),
    "deal": (),
    "step": ("to", "at"),
    "answer": ("choice", "at"),
    "review": ("to",),
    "setting": ("name", "value"),
    "sit": ("at",),
    "paste": ("text",),
    "form": ("game",),
    "cards": (),
    "repeat": ("questions",),
}
"""Each kind of message with the names of its texts, beside its type and its revision."""

ANY_TIME = ("setting", "ask", "pick", "step", "answer", "review", "sit", "paste", "form", "repeat")
"""Kinds that are valid at any revision.

They do not change the game, tell the step they are for, or put another table there.
"""


class BadMessage(ValueError):
    """Error of a message that no page of ours sends; its text names what is wrong."""


@dataclass(frozen=True, slots=True)
class PageMessage:
    """A message as a table understands it.

    Args:
        kind: one of `KINDS`.
        revision: the revision of the view model that the sender was looking at.
        texts: the texts of its kind by name, as `KINDS` lists them.
    """

    kind: str
    revision: int
    texts: dict[str, str]


def read_message(content: Any) -> PageMessage:
    """Return parsed JSON from a browser as a `PageMessage`; raise `BadMessage` if none.

    Args:
        content: parsed JSON: an object with `type`, one of `KINDS`, `revision`, an integer, and
            exactly the texts of that type.

    Raises:
        BadMessage: a part is missing, unknown, of another type or too long (`LONGEST`, `LONGER`).

    >>> read_message({"type": "move", "revision": 3, "move": "7D"}).texts
    {'move': '7D'}
    """
    if not isinstance(content, dict):
        raise BadMessage(f"a message is an object, not {_shortened(content)}")
    kind = content.get("type")
    if not isinstance(kind, str) or kind not in KINDS:
        raise BadMessage(f"there is no message of type {_shortened(kind)}")
    revision = content.get("revision")
    if not isinstance(revision, int) or isinstance(revision, bool):
        raise BadMessage(f"a revision is a whole number, not {_shortened(revision)}")
    texts = {}
    longest = LONGER.get(kind, LONGEST)
    for name in KINDS[kind]:
        text = content.get(name)
        if not isinstance(text, str) or len(text) > longest:
            raise BadMessage(f"{name} is a text up to {longest} characters, not {_shortened(text)}")
        texts[name] = text
    unknown = set(content) - {"type", "revision", *texts}
    if unknown:
        raise BadMessage(f"a {kind!r} message has no {_shortened(min(map(str, unknown)))}")
    return PageMessage(kind, revision, texts)


def _shortened(value: object) -> str:
    """Return a value as text for an error, at most 40 characters long."""
    shown = repr(value)
    return shown if len(shown) <= 40 else f"{shown[:39]}…"
