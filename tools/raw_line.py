"""Lines written by hand, frame by frame, of a page that reads nothing."""

from __future__ import annotations

import asyncio
import socket
from urllib.parse import urlsplit

from tools.visitors import Visitor

UPGRADE = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Key": "MDEyMzQ1Njc4OWFiY2RlZg==",
    "Sec-WebSocket-Version": "13",
}
"""Headers that turn a request into a line."""


def masked(text: str) -> bytes:
    r"""Return a frame with a text of less than 64 kB, masked as browsers do, here by nothing.

    >>> masked("[0]")
    b'\x81\x83\x00\x00\x00\x00[0]'
    """
    said = text.encode()
    size = len(said)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return b"\x81" + length + bytes(4) + said


async def raw_line(visitor: Visitor) -> asyncio.StreamWriter:
    """Open a line on which nothing is read, to be written to: see `masked`.

    Raises:
        ConnectionError: it was refused.
    """
    where = urlsplit(visitor.address)
    reader, writer = await asyncio.open_connection(where.hostname, where.port, limit=64)
    writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    head = {**visitor.line_headers, "Host": where.netloc, **UPGRADE}
    lines = [f"GET {where.path}?{where.query} HTTP/1.1", *(f"{k}: {v}" for k, v in head.items())]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    if b" 101 " not in await reader.readline():
        raise ConnectionError("The line was refused.")
    return writer
