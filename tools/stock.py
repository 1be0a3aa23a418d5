"""Visitors of stock Voilà, where each page has a kernel: the benches compare us with it."""

from __future__ import annotations

import json
import re
import uuid
from typing import Any

from tornado.httpclient import HTTPRequest
from tornado.websocket import websocket_connect

from tools.play_visits import Player
from tools.visitors import LARGEST, PATIENCE, get

KERNEL = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")
SESSION = "bench"


def kernel_message(kind: str, content: dict[str, Any]) -> tuple[str, str]:
    """Write a message to a kernel as a page does; return its number, and the text.

    Args:
        kind: Jupyter's name of the kind of message.
        content: its content.
    """
    number = uuid.uuid4().hex
    header = {"msg_id": number, "msg_type": kind, "session": SESSION, "username": ""}
    header |= {"version": "5.3", "date": "2026-01-01T00:00:00Z"}
    message = {"header": header, "parent_header": {}, "metadata": {}, "content": content}
    return number, json.dumps({**message, "channel": "shell", "buffers": []})


class StockPlayer(Player):
    """A visitor who plays at a page of stock Voilà's."""

    patience = PATIENCE
    comms: list[str]
    """Numbers of the kernel's widgets."""
    comm = ""
    """Number of the widget that is the table."""
    numbers: dict[str, int]
    """Messages that the kernel has not finished, each with the count of messages until then."""

    async def open(self) -> None:
        """Open the page, once its notebook has been run."""
        self.comms, self.numbers = [], {}
        answer = await get(f"{self.site}voila/render/{self.lesson}.ipynb")
        self.html = answer.body.decode()
        found = KERNEL.search(self.html)
        if answer.code != 200 or found is None:
            raise ConnectionError(f"The page was answered by {answer.code}.")
        self.path = f"api/kernels/{found.group()}/channels"

    @property
    def query(self) -> dict[str, Any]:
        """Names and values in the address of the line."""
        return {"session_id": SESSION}

    async def connect(self) -> None:
        """Open the kernel's line, and ask its widgets which of them is the table."""
        asked = HTTPRequest(self.address, headers={"Origin": self.site.rstrip("/")})
        self.line = await websocket_connect(asked, max_message_size=LARGEST)
        self.listen()
        await self._ask("comm_info_request", {"target_name": "jupyter.widget"})
        await self.until(lambda: bool(self.comms), PATIENCE)
        for comm in self.comms:
            content = {"comm_id": comm, "data": {"method": "request_state"}}
            await self._ask("comm_msg", content)
        await self.until(lambda: bool(self.comm), PATIENCE)

    async def _ask(self, kind: str, content: dict[str, Any]) -> str:
        number, frame = kernel_message(kind, content)
        await self.send(frame)
        return number

    async def deliver(self, number: int, content: Any) -> None:
        """Send a message to the table.

        Args:
            number: the number of the message.
            content: the message.
        """
        data = {"method": "custom", "content": content}
        name = await self._ask("comm_msg", {"comm_id": self.comm, "data": data})
        self.numbers[name] = number

    def take(self, frame: str | bytes) -> None:
        """Take a message of the kernel."""
        if isinstance(frame, bytes):
            return
        said = json.loads(frame)
        kind, content = said["msg_type"], said["content"]
        if kind == "comm_info_reply":
            self.comms = list(content["comms"])
        elif kind == "comm_msg" and "model" in content["data"].get("state", {}):
            self.comm = content["comm_id"]
            self.view.update(content["data"]["state"])
            self.views_received += 1
        elif kind == "status" and content["execution_state"] == "idle":
            played = self.numbers.pop(said["parent_header"].get("msg_id"), 0)
            self.acknowledge(played)
        self.news.set()

    async def leave(self) -> None:
        """Close the line; the kernel goes with the server."""
        if self.line is not None:
            self.line.close()
