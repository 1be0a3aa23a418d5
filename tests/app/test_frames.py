"""What a page says, read from a frame: all of it is checked first, whatever stands in it."""

from __future__ import annotations

import json
import struct
import time
from collections.abc import Iterator
from random import Random

import pytest
from jupyter_server.services.kernels.connection.base import (
    serialize_binary_message,
    serialize_msg_to_ws_v1,
)
from support.thorough import TIMES
from support.visitors import message

from app.site.frames import ALLOWED, HEADER, LARGE, MOST_PARTS, SMALL, V1, BadFrame, Said, read

MANY = 10_000 * TIMES
"""Frames that each protocol is tried with."""
SLOW = 0.05
"""Seconds that no frame of a few hundred bytes may take, on a busy machine."""
TOLD = json.loads(message("comm_msg", {"comm_id": "7", "data": {"method": "custom"}}))
BUFFERS = [b"one", b"", b"three"]


def packed(part: object) -> bytes:
    return json.dumps(part).encode()


def v1(told: dict = TOLD, channel: str = "shell", buffers: tuple[bytes, ...] = ()) -> bytes:
    """A frame as JupyterLab's front end writes it."""
    parts = [packed(told[name]) for name in ("header", "parent_header", "metadata", "content")]
    return serialize_msg_to_ws_v1([*parts, *buffers], channel)


def bytes_of(told: dict = TOLD, buffers: list[bytes] = BUFFERS) -> bytes:
    """A frame of text and its buffers."""
    return serialize_binary_message({**told, "buffers": buffers})


@pytest.mark.parametrize(
    ("frame", "protocol", "buffers"),
    [
        (json.dumps(TOLD), None, ()),
        (bytes_of(), None, tuple(BUFFERS)),
        (bytes_of(buffers=[]), None, ()),
        (v1(), V1, ()),
        (v1(buffers=tuple(BUFFERS)), V1, tuple(BUFFERS)),
    ],
)
def test_every_way_to_write_a_message_is_read_the_same(
    frame: str | bytes, protocol: str | None, buffers: tuple[bytes, ...]
) -> None:
    said = read(frame, protocol)
    assert said.buffers == buffers
    assert said.content == TOLD["content"]
    assert {name: said.header[name] for name in HEADER} == {
        name: TOLD["header"][name] for name in HEADER
    }
    assert said.allowed


@pytest.mark.parametrize("channel", sorted(ALLOWED))
def test_no_channel_takes_what_runs_code(channel: str) -> None:
    for kind in ("execute_request", "shutdown_request", "debug_request", "input_reply"):
        assert kind not in ALLOWED[channel]
        assert not read(message(kind, {}, channel), None).allowed


def cut(frame: bytes, chance: Random) -> bytes:
    return frame[: chance.randrange(len(frame))]


def changed(frame: bytes, chance: Random) -> bytes:
    """With some of its bytes others."""
    told = bytearray(frame)
    for _ in range(chance.randint(1, 8)):
        told[chance.randrange(len(told))] = chance.randrange(256)
    return bytes(told)


def renumbered(frame: bytes, chance: Random) -> bytes:
    """With numbers where numbers stand, each of them one that may hurt."""
    told, size = bytearray(frame), chance.choice((SMALL, LARGE))
    for _ in range(chance.randint(1, 4)):
        number = chance.choice((0, 1, 6, 7, MOST_PARTS, 2**16, 2**31 - 1, 2**31, 2**32 - 1))
        number = number << chance.choice((0, 0, 30, 31)) if size == LARGE else number
        place = size * chance.randrange(9)
        order = chance.choice(("<", ">")) + {SMALL: "I", LARGE: "Q"}[size]
        told[place : place + size] = struct.pack(order, number & (1 << 8 * size) - 1)
    return bytes(told)


def junk(_: bytes, chance: Random) -> bytes:
    return chance.randbytes(chance.randrange(200))


def boxed(_: bytes, chance: Random) -> bytes:
    """Boxes in boxes, and other texts that JSON's readers stumble over."""
    inside = chance.choice(
        (b"[" * 900, b'{"a":' * 900, b"1" * 5000, b'"\\ud800"', b"NaN", b"1e999")
    )
    return bytes_of(TOLD, [inside]) if chance.random() < 0.5 else v1(buffers=(inside,))


def frames(protocol: str | None, chance: Random) -> Iterator[str | bytes]:
    """Frames that were right once."""
    right = [v1(), v1(buffers=tuple(BUFFERS))] if protocol else [bytes_of(), bytes_of(buffers=[])]
    ways = (cut, changed, renumbered, junk, boxed)
    for _ in range(MANY):
        frame = chance.choice(ways)(chance.choice(right), chance)
        if chance.random() < 0.2:
            frame = chance.choice(ways)(frame or b"\0", chance)
        yield frame.decode("latin-1") if chance.random() < 0.05 else frame


@pytest.mark.parametrize("protocol", [None, V1])
def test_ten_thousand_frames_of_any_shape_are_read_or_refused_at_once(
    protocol: str | None,
) -> None:
    read_ones = refused = 0
    slowest = 0.0
    for frame in frames(protocol, Random(13)):
        begun = time.thread_time()
        try:
            assert isinstance(read(frame, protocol), Said)
            read_ones += 1
        except BadFrame:
            refused += 1
        slowest = max(slowest, time.thread_time() - begun)
    assert slowest < SLOW
    assert refused > MANY / 2
    assert read_ones > MANY / 100


@pytest.mark.parametrize(
    "told",
    [
        TOLD | {"channel": None},
        TOLD | {"channel": "iopub"},
        TOLD | {"channel": ["shell"]},
        TOLD | {"header": None},
        TOLD | {"header": {"msg_id": "1"} | {"msg_type": ["comm_msg"]}},
        TOLD | {"header": {"msg_type": "comm_msg"}},
        TOLD | {"content": []},
        TOLD | {"metadata": "x"},
        TOLD | {"buffers": ["x"]},
        TOLD | {"content": {"a": float("nan")}},
    ],
)
def test_what_is_no_message_is_refused(told: dict) -> None:
    with pytest.raises(BadFrame):
        read(json.dumps(told), None)
    with pytest.raises(BadFrame):
        read(bytes_of({name: part for name, part in told.items() if name != "buffers"}, []), V1)


def test_of_a_header_only_what_is_known_is_passed_on() -> None:
    header = TOLD["header"] | {"subshell_id": "9", "version": "4.1", "date": "soon"}
    said = read(json.dumps(TOLD | {"header": header}), None)
    assert set(said.header) == {*HEADER, "version"}
    assert said.header["version"].startswith("5.")
