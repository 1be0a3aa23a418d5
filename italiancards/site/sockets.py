"""A page's line to its session: a WebSocket, with room for a learner but not for a flood.

Whoever says more on a line than a page needs loses it. Whoever shares an address with others who
say too much waits, and loses nothing.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from typing import Any, NoReturn

from tornado.ioloop import IOLoop
from tornado.iostream import IOStream, StreamBufferFullError
from tornado.web import HTTPError
from tornado.websocket import (
    WebSocketClosedError,
    WebSocketHandler,
    WebSocketProtocol,
    WebSocketProtocol13,
)

from italiancards.core.names import LANGUAGES
from italiancards.session.messages import KINDS
from italiancards.site.allowances import Account, TooManyLines, visitor
from italiancards.site.hall import Hall, hall_of
from italiancards.site.sessions import SessionGone, SiteFull, Visit

LARGEST = 512 << 10
"""Most bytes of a page's message: a record that is pasted may have 200,000 characters."""
UNREAD = 2 << 20
"""Most bytes that wait for a page that does not read; then its line is cut."""
LEFT = 1000
"""Code by which a closed page closes its line."""
GONE, FULL, UNREADABLE, TOO_MUCH, TAKEN_OVER = 4404, 4503, 4400, 4429, 4408
"""Codes by which a line is closed here."""
REFUSED = 429
"""Status of a line that is one too many."""
FAREWELL = 0.3
"""Seconds in which a page may hear why its line is closed."""
TURN = 0.05
"""Seconds after which a message that has to wait for its address is tried again."""
PULSE = 30
"""Seconds between two pings: a line that does not answer one is cut."""
PAGE = re.compile(r"[0-9a-f]{32}")
log = logging.getLogger("Voila")


class BadFrame(ValueError):
    """Error of a frame that cannot be read, with the reason; its content is not repeated."""


def read_frame(frame: str | bytes) -> tuple[int, Any]:
    """Return the number and content of a page's frame, (0, None) for a ping; raise if malformed.

    Raises:
        BadFrame: it cannot be read.

    >>> read_frame('[3, {"type": "undo"}]'), read_frame("[0]")
    ((3, {'type': 'undo'}), (0, None))
    """
    if isinstance(frame, bytes):
        raise BadFrame("it is no text")
    try:
        parsed = json.loads(frame, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise BadFrame("it is no JSON") from None
    if not isinstance(parsed, list) or not parsed or type(parsed[0]) is not int or parsed[0] < 0:
        raise BadFrame("it does not begin with a number")
    if len(parsed) != (2 if parsed[0] else 1):
        raise BadFrame("it is no message")
    return parsed[0], parsed[1] if parsed[0] else None


def _no_number(name: str) -> NoReturn:
    """Raise for a constant in JSON (infinity or not a number)."""
    raise BadFrame(f"{name} is no number")


class CountedFrames(WebSocketProtocol13):
    """WebSocket reader counting partial frames too.

    Empty frames could go on for ever: Tornado measures a message, not its pieces.
    """

    handler: PageSocket

    async def _receive_frame(self) -> None:
        """Receive a frame, and count it if it is part of a message only."""
        await super()._receive_frame()
        if self._fragmented_message_buffer is not None:
            self.handler.count(0)


class PageSocket(WebSocketHandler):
    """A page's line: each message is handled in its turn, and each answer sent at once.

    By default TCP waits for more to send: a click then takes about 50 ms instead of 6.
    """

    visit: Visit | None = None
    ping_interval = ping_timeout = PULSE
    max_message_size = LARGEST
    page_account: Account
    home: Account

    @property
    def hall(self) -> Hall:
        """The hall: the site's shared state."""
        return hall_of(self)

    @property
    def _stream(self) -> IOStream | None:
        """Network stream under the WebSocket; None once that is closed."""
        return None if self.ws_connection is None else self.ws_connection.stream

    async def get(self, lesson: str) -> None:
        """Open the WebSocket and keep it, or raise an error status if the page may not have one."""
        if self.request.headers.get("Upgrade", "").lower() != "websocket":
            raise HTTPError(400)
        if not self.request.headers.get("Origin"):  # browsers always say where a page is from
            raise HTTPError(403)
        self.name = self.get_query_argument("page", "")
        self.who = self.hall.who(self.name) or visitor(self.request)
        account = self.name if PAGE.fullmatch(self.name) else self.who
        try:
            with self.hall.accounts.line(account, self.who) as (self.page_account, self.home):
                await super().get(lesson)
        except TooManyLines:
            raise HTTPError(REFUSED) from None

    async def open(self, lesson: str) -> None:
        """Join the page's session or begin one; close the WebSocket if that is impossible."""
        self.set_nodelay(True)
        stream = self._stream
        assert stream is not None  # it was opened in this moment
        stream.max_write_buffer_size = UNREAD
        heard = self.get_query_argument("heard", "")
        if not PAGE.fullmatch(self.name) or not re.fullmatch(r"\d{1,9}", heard, re.ASCII):
            self._cannot_read("its address says no page, or not how much it knows to be heard")
            return
        try:
            await self._join(lesson, int(heard))
        except SiteFull:
            self._end(FULL, "full")
        except SessionGone:
            self._end(GONE, "gone")

    async def _join(self, lesson: str, heard: int) -> None:
        """Join the page's session, or begin a new one, and send what its page lacks.

        Raises:
            SessionGone: there is none to be found, or no such lesson.
            SiteFull: all tables are taken.
        """
        visits, visit = self.hall.visits, self.hall.visits.found(self.name, lesson)
        if visit is None and heard:
            raise SessionGone
        ready = await self.hall.lesson(lesson)
        if not self._stands():
            return
        visit = visits.found(self.name, lesson)  # another line may have come meanwhile
        if visit is not None:
            self._take(visit)
            visit.send({"told": visit.connection.page_view})
            return
        asked = self.get_query_argument("lang", "")
        language = asked if asked in LANGUAGES else LANGUAGES[0]
        desk = self.hall.desk(self.who)
        visit = visits.begin(self.name, lesson, ready.recipe, desk, language)
        self._take(visit)
        with visit.count_work("begin"):
            shown = None if ready.recipe.chance else dict(ready.shown[language])
            visit.connection.begin(shown)
        if not visit.sent:
            visit.send()

    def _take(self, visit: Visit) -> None:
        """Make this the line of a visit, and close the line that it had before."""
        before, self.visit = visit.line, visit
        visit.line, visit.cut_at = self, None
        visit.efforts = (self.page_account.effort, self.home.effort)
        if isinstance(before, PageSocket):
            before.visit = None
            before._end(TAKEN_OVER, "taken over")

    async def on_message(self, message: str | bytes) -> None:
        """Handle a page's frame if it is readable, within limits and next in order."""
        if not await self._may_say(len(message)):
            return
        try:
            number, content = read_frame(message)
        except BadFrame as error:
            self._cannot_read(str(error))
            return
        visit = self.visit
        assert visit is not None  # else the line was closed
        if number and visit.tired:
            await self.hall.turns.wait(lambda: self._stands() and visit.tired)
            if not self._stands():
                return
        if number > visit.heard + 1:
            self._cannot_read("a message before it is missing")
        elif number == visit.heard + 1:
            self.hall.turns.played += 1
            with visit.count_work(kind_of(content)):
                visit.hear(number, content)
        else:
            visit.send()

    async def _may_say(self, size: int) -> bool:
        """Wait until a message of a size is within limits; return False if the line is closed."""
        if not self._stands():
            return False
        if not self.page_account.say(size):
            self._too_much()
            return False
        while self._stands() and not self.home.say(size):
            await asyncio.sleep(TURN)
        return self._stands()

    def _stands(self) -> bool:
        """Return True if the WebSocket is open both ways."""
        return self.close_code is None and self.ws_connection is not None and not self._ended

    _ended = False

    def _too_much(self) -> None:
        """Close the line of a page that exceeded its limits, and log that."""
        log.warning("A page said too much; its line is closed")
        self._end(TOO_MUCH, "too much")

    def _cannot_read(self, why: str) -> None:
        """Close the line of a page that sent something unreadable, and log why."""
        log.warning("A page said what cannot be read: %s", why)
        self._end(UNREADABLE, "unreadable")

    def _end(self, code: int, reason: str) -> None:
        """Close the WebSocket with a code and reason; its session is kept for a while."""
        self._ended = True
        self._let_go()
        if (stream := self._stream) is not None:
            self.close(code, reason)
            IOLoop.current().call_later(FAREWELL, stream.close)

    def _let_go(self) -> None:
        """Detach this line from its visit, whose session is kept for a while."""
        if self.visit is not None:
            self.hall.visits.cut(self.name)
            self.visit = None

    def get_websocket_protocol(self) -> WebSocketProtocol | None:
        """Return a frame reader that counts partial frames; None for an unknown protocol."""
        usual = super().get_websocket_protocol()
        if not isinstance(usual, WebSocketProtocol13):
            return None
        return CountedFrames(self, False, usual.params)

    def on_ping(self, data: bytes) -> None:
        """Count a ping frame against the page's limits."""
        self.count(len(data))

    def on_pong(self, data: bytes) -> None:
        """Count a pong frame against the page's limits."""
        self.count(len(data))

    def count(self, size: int) -> None:
        """Count a frame against the page's and address's limits; close the line if over."""
        if self._stands() and not (self.page_account.say(size) and self.home.say(size)):
            self._too_much()

    def send(self, frame: list[Any]) -> None:
        """Send a frame to the page, counted against its limits; cut a line that does not read."""
        if not self._stands():
            return
        body = json.dumps(frame, separators=(",", ":"))  # no sign that a text cannot hold
        self.home.tell(len(body))
        if not self.page_account.tell(len(body)):
            self._too_much()
            return
        try:
            self.write_message(body).add_done_callback(_ignore_error)
        except WebSocketClosedError:  # it was shut in this moment
            self._ended = True
            self._let_go()
        except StreamBufferFullError:
            log.warning("A page does not read; its line is cut")
            self._ended = True
            self._let_go()
            if (stream := self._stream) is not None:
                stream.close()

    def on_close(self) -> None:
        """End the session if its page was left; else keep it for a while."""
        if self.visit is not None and self.close_code == LEFT:
            self.visit = None
            self.hall.visits.end(self.name)
        self._let_go()


def kind_of(content: Any) -> str:
    """Return the kind of a page's message for statistics; `other` if unknown."""
    kind = content.get("type") if isinstance(content, dict) else None
    return kind if isinstance(kind, str) and kind in KINDS else "other"


def _ignore_error(sent: asyncio.Future[None]) -> None:
    """Retrieve a failed send's error, so that nothing logs it."""
    if not sent.cancelled():
        sent.exception()
