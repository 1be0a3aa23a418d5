"""Recorder of what passes between a page and its table, on whichever line."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page

RECORDER = """
self.passed = [];
const text = (bytes) => new TextDecoder().decode(bytes);
const read = (data) => {
  if (!(data instanceof ArrayBuffer)) return data;
  const view = new DataView(data);
  const at = (place) => Number(view.getBigUint64(8 * place, true));
  const part = (number) => text(data.slice(at(number + 1), at(number + 2)));
  return `{"header": ${part(1)}, "content": ${part(4)}}`;
};
for (const [name, say] of [["WebSocket", "send"], ["Worker", "postMessage"]])
  self[name] = class extends self[name] {
    constructor(...told) {
      super(...told);
      this.addEventListener("message", ({ data }) => passed.push([false, read(data)]));
    }
    [say](data, ...told) {
      passed.push([true, read(data)]);
      super[say](data, ...told);
    }
  };
"""
"""Takes note in the page of all that passes on its sockets and to its workers. Jupyter packs a
message: the places of its parts come first (`v1.kernel.websocket.jupyter.org`)."""
ALIVE = ({"type": "ping"}, {"type": "pong"})
"""Messages that ask only whether somebody is there, which a page of ours asks in another way."""
View = dict[str, Any]
"""What a page shows: the model, what the buttons say, what else can be put on the table."""
PARTS = ("model", "words", "form")
OF_THE_LINE = ("id", "sent")
"""Parts of a model that are another's on each line: its name, and how often it was told."""
PATIENCE = 60
"""Seconds that a table may take to come to something."""


class Recorder:
    """What passes on the line of a page: each message of the page, and what it is shown after it.

    A model that shows what is shown already is left out: a bot's late move is waited for so.

    Args:
        page: the page, nothing opened in it yet.

    `exchanges` has each message with the views that followed, `models` the number of models that
    came since the last.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.shown: View = {part: {} for part in PARTS}
        self.exchanges: list[tuple[Any, list[Any]]] = [(None, [])]
        self.models = 0
        self._last: View = {}
        page.add_init_script(RECORDER)

    def begin(self) -> None:
        """Take what a page of ours was sent with; a notebook is told all on its line."""
        sent = self.page.locator("#ic-page")
        if sent.count():
            self._hear({"told": json.loads(sent.text_content() or "")["told"]})

    def until(self, true: Callable[[Any], object], models: int = 1) -> None:
        """Wait until what is shown is as it is to be, and so many models came since the message."""
        deadline = time.monotonic() + PATIENCE
        while not (self._read() and true(self.shown["model"]) and self.models >= models):
            assert time.monotonic() < deadline, self.shown["model"]
            self.page.wait_for_timeout(20)

    def _read(self) -> bool:
        """Take what has passed; whether anything is shown."""
        for said, data in self.page.evaluate("passed.splice(0)"):
            for content in _contents(said, data):
                if said and content not in ALIVE:
                    self.exchanges.append((content, []))
                    self.models = 0
                elif not said:
                    self._hear(content)
        return bool(self.shown["model"])

    def _hear(self, news: dict[str, Any]) -> None:
        """Take news of the table; where that is a model, the page shows it."""
        if "said" in news and news["said"] not in ALIVE:
            self.exchanges[-1][1].append(news)
        parts = {part: news["told"][part] for part in PARTS if part in news.get("told", {})}
        self.shown = {**self.shown, **parts}
        if parts.get("model"):
            model = {name: each for name, each in parts["model"].items() if name not in OF_THE_LINE}
            self.models += 1
            if self._last != (view := {**self.shown, "model": model}):
                self.exchanges[-1][1].append(view)
                self._last = view


def _contents(said: bool, data: Any) -> Iterator[Any]:
    """The contents of what passed, of which much may be for others than a table."""
    message = json.loads(data) if isinstance(data, str) else data
    match message, said:
        case [int(number), content], True if number:  # on the line of a page to the site
            yield content
        case [int(), news], False:
            yield news
        case {"type": str()}, True:  # to the page's own Python
            yield message
        case {"told": _} | {"said": _}, False:
            yield message
        case {"header": {"msg_type": "comm_open"}, "content": {"data": {"state": state}}}, False:
            yield {"told": state}
        case {"header": {"msg_type": "comm_msg"}, "content": {"data": data}}, _:
            yield from _in_comm(said, data)


def _in_comm(said: bool, data: dict[str, Any]) -> Iterator[Any]:
    """The contents of a message on a comm of Jupyter's."""
    match data:
        case {"method": "update", "state": state} if not said:
            yield {"told": state}
        case {"method": "custom", "content": content} if said:
            yield content
        case {"method": "update_states", "states": states}:  # of all widgets, asked for by a page
            yield from ({"told": each["state"]} for each in states.values())
        case {"method": "custom", "content": content}:
            yield {"said": content}
