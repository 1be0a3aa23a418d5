"""What a page says to a kernel, read from a frame of its line: all of it checked, or refused.

Nothing of a frame is believed: how many parts it has, and where each begins, is measured against
its length before a part is looked at. What is passed on is written anew from what was read here, so
that a kernel reads nothing that was not checked.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NoReturn

V1 = "v1.kernel.websocket.jupyter.org"
"""The way in which JupyterLab's front end writes messages; our own pages write them as text."""
MOST_PARTS = 64
"""Parts that a frame may have: the message, and what goes with it as bytes."""
ALLOWED = {
    "shell": ("comm_open", "comm_msg", "comm_close", "comm_info_request", "kernel_info_request"),
    "control": ("kernel_info_request",),
    "stdin": (),
}
"""What a page may say, by channel: nothing that runs code, and nothing beside what is running."""
HEADER = ("msg_id", "msg_type", "session", "username")
"""What is passed on of a header, beside the version that we speak."""
VERSION = "5.3"
"""Of Jupyter's messages; an older one would be rewritten on the way."""
PARTS = ("header", "parent_header", "metadata", "content")
"""What a message consists of, in the order in which it is written."""
SMALL, LARGE = 4, 8
"""Bytes of a number: where the message is text, and in `V1`."""


class BadFrame(ValueError):
    """A frame that cannot be read, and why; nothing that stands in it is told."""


@dataclass(frozen=True)
class Said:
    """What a page says.

    Args:
        channel: where it says so, one of `ALLOWED`.
        header, parent_header, metadata, content: the message.
        buffers: what goes with it as bytes.
    """

    channel: str
    header: dict[str, str]
    parent_header: dict[str, Any]
    metadata: dict[str, Any]
    content: dict[str, Any]
    buffers: tuple[bytes, ...] = ()

    @property
    def allowed(self) -> bool:
        """Whether a page may say this."""
        return self.header["msg_type"] in ALLOWED[self.channel]

    def message(self) -> dict[str, Any]:
        """The message as Jupyter's sessions send it."""
        return {
            "header": self.header,
            "parent_header": self.parent_header,
            "metadata": self.metadata,
            "content": self.content,
            "buffers": self.buffers,
        }


def read(frame: str | bytes, protocol: str | None) -> Said:
    """What a frame says.

    Args:
        frame: text, or bytes.
        protocol: how the line's messages are written: `V1`, or nothing for text and its buffers.

    Raises:
        BadFrame: it cannot be read.

    >>> header = {"msg_id": "1", "msg_type": "comm_msg"}
    >>> told = {"header": header, "parent_header": {}, "metadata": {}, "content": {}}
    >>> read(json.dumps(told | {"channel": "shell"}), None).allowed
    True
    >>> read((1 << 62).to_bytes(8, "little") * 8, V1)
    Traceback (most recent call last):
    app.site.frames.BadFrame: it says that it has more parts than it can have
    """
    if protocol == V1:
        if isinstance(frame, str):
            raise BadFrame("it is text where bytes are agreed")
        return _read_v1(frame)
    if isinstance(frame, str):
        return _said(_object(frame), ())
    starts = _starts(frame, "big", SMALL)
    text, *buffers = _cut(frame, [*starts, len(frame)])
    return _said(_object(text), tuple(buffers))


def _read_v1(frame: bytes) -> Said:
    """The channel, the four parts, and buffers; the last place is the end."""
    starts = _starts(frame, "little", LARGE)
    if len(starts) < len(PARTS) + 2 or starts[-1] != len(frame):
        raise BadFrame("its parts do not fill it")
    channel, *parts = _cut(frame, starts)
    told: dict[str, Any] = {name: _object(part) for name, part in zip(PARTS, parts, strict=False)}
    return _said(told | {"channel": _text(channel)}, tuple(parts[len(PARTS) :]))


def _starts(frame: bytes, order: Any, size: int) -> list[int]:
    """Where the parts of a frame begin: it starts with their number, then says each place."""
    number = int.from_bytes(frame[:size], order)
    if not 1 <= number <= MOST_PARTS or len(frame) < size * (number + 1):
        raise BadFrame("it says that it has more parts than it can have")
    letter = {SMALL: "I", LARGE: "Q"}[size]
    places = f"{'>' if order == 'big' else '<'}{number}{letter}"
    starts = list(struct.unpack_from(places, frame, size))
    if starts[0] != size * (number + 1) or starts != sorted(starts) or starts[-1] > len(frame):
        raise BadFrame("its parts lie where they cannot")
    return starts


def _cut(frame: bytes, places: Sequence[int]) -> list[bytes]:
    return [frame[start:end] for start, end in pairwise(places)]


def _text(part: bytes) -> str:
    try:
        return part.decode()
    except UnicodeDecodeError:
        raise BadFrame("it is no text") from None


def _object(part: str | bytes) -> dict[str, Any]:
    text = part if isinstance(part, str) else _text(part)
    try:
        told = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise BadFrame("it is no JSON") from None
    if not isinstance(told, dict):
        raise BadFrame("it is no JSON object")
    return told


def _no_number(name: str) -> NoReturn:
    raise BadFrame(f"{name} is no number")


def _said(told: dict[str, Any], buffers: tuple[bytes, ...]) -> Said:
    channel, parts = told.get("channel"), [told.get(name) for name in PARTS]
    if not isinstance(channel, str) or channel not in ALLOWED:
        raise BadFrame("it names no channel")
    if not all(isinstance(part, dict) for part in parts) or told.get("buffers"):
        raise BadFrame("a part of its message is missing")
    full, *others = parts
    header = {name: full.get(name, "") for name in HEADER}
    if not all(isinstance(value, str) for value in header.values()) or not header["msg_id"]:
        raise BadFrame("its header does not say what it is")
    return Said(channel, {**header, "version": VERSION}, *others, buffers=buffers)
