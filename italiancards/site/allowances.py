"""Allowances of a site: the traffic of one page, and of all who share an address.

A page's allowance belongs to the page, not to its line: it finds the same on a new line. An address
has as much as a class of all tables needs, for a class often shares one.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

from tornado.httputil import HTTPServerRequest

DOWNLOADS, DOWNLOADS_EACH = 8, 2
"""Most downloads of the edition without a server at once, for all and for one address."""
FORWARDED = "X-Real-IP"
"""Header in which nginx gives the visitor's address."""
NEIGHBOURS = 64
"""Bits of an IPv6 address that one visitor's addresses share."""


@dataclass(frozen=True)
class Measure:
    """An amount of something: at once, and each second from then on."""

    burst: float
    rate: float

    def times(self, number: float) -> Measure:
        """Return a measure with burst and rate multiplied by a number."""
        return Measure(self.burst * number, self.rate * number)


@dataclass(frozen=True)
class Limits:
    """Limits of what an address sends and is sent.

    Args:
        messages: how many messages may be said.
        heard: how many bytes.
        sent: how many bytes may be sent in answer.
        effort: how many seconds the loop may work before its work for others comes first.
        lines: how many lines may be open.
    """

    messages: Measure
    heard: Measure
    sent: Measure
    effort: Measure
    lines: int


PAGE = Limits(
    messages=Measure(200, 40),  # 200 at once, as by a page that asks for every widget's state
    heard=Measure(1 << 20, 64 << 10),  # records of 200,000 characters, pasted twice
    sent=Measure(8 << 20, 512 << 10),  # thirty states of a table, then one each half second
    effort=Measure(3, 0.3),
    lines=4,
)
"""Limits of one page."""
SEAT = Limits(
    messages=Measure(25, 5),
    heard=Measure(128 << 10, 8 << 10),
    sent=Measure(1 << 20, 128 << 10),
    effort=Measure(0.2, 0.0125),
    lines=2,
)
"""Limits of an address for each table of the site: few of a class click at once."""
CLASS = 30
"""Fewest tables for which an address has enough, however small the site."""
ADDRESS_EFFORT = Measure(6, 0.5)
"""Most seconds of effort of an address, for however many tables."""
OPENING = 10
"""Messages that a new line counts for: a session may begin, and the whole screen is sent."""


class Allowance:
    """The rest of a measure.

    Args:
        measure: how much there is.

    >>> allowance = Allowance(Measure(burst=2, rate=1))
    >>> [allowance.spend(now) for now in (0, 0, 0, 1.5)]
    [True, True, False, True]
    """

    def __init__(self, measure: Measure) -> None:
        self.measure = measure
        self.left, self.at = measure.burst, 0.0

    def has(self, now: float, amount: float = 1) -> bool:
        """Return True if an amount is left now; spend nothing.

        Args:
            now: the time, in seconds; later calls have later times.
            amount: the amount, in the unit of the measure.
        """
        self.left = min(self.measure.burst, self.left + (now - self.at) * self.measure.rate)
        self.at = now
        return self.left >= amount

    def spend(self, now: float, amount: float = 1) -> bool:
        """Spend an amount and return True if that much is left; else return False.

        Args:
            now: the time, in seconds.
            amount: the amount, in the unit of the measure.
        """
        enough = self.has(now, amount)
        if enough:
            self.left -= amount
        return enough

    def owe(self, now: float, amount: float) -> None:
        """Spend an amount that was used already, even if less is left.

        Args:
            now: the time, in seconds.
            amount: the amount, in the unit of the measure; the rest may become negative.
        """
        self.has(now)
        self.left -= amount


class Account:
    """The allowance of one page, or of one address.

    Args:
        limits: how much.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.messages = Allowance(limits.messages)
        self.heard = Allowance(limits.heard)
        self.sent = Allowance(limits.sent)
        self.effort = Allowance(limits.effort)
        self.lines = 0

    def say(self, size: int, messages: int = 1) -> bool:
        """Count a page's message and return True if it is within limits; else count nothing.

        Args:
            size: its bytes.
            messages: how many messages it counts for.

        Returns:
            True if it may be said; else nothing is counted.
        """
        now = time.monotonic()
        may = (
            self.sent.has(now, 0) and self.heard.has(now, size) and self.messages.has(now, messages)
        )
        return may and self.heard.spend(now, size) and self.messages.spend(now, messages)

    def tell(self, size: int) -> bool:
        """Count bytes sent to a page; return True if they were within its limit."""
        self.sent.owe(time.monotonic(), size)
        return self.sent.left >= 0

    @property
    def untouched(self) -> bool:
        """True if no allowance is used at all and no line is open."""
        now = time.monotonic()
        each = (self.messages, self.heard, self.sent, self.effort)
        return not self.lines and all(one.has(now, one.measure.burst) for one in each)


class TooManyLines(Exception):
    """Error of a page, or an address, that has all the lines it may have."""


class Accounts:
    """The accounts of all pages and addresses of a site.

    Args:
        tables: how many play on it at once.
    """

    def __init__(self, tables: int) -> None:
        many = max(tables, CLASS)
        self.address = Limits(
            SEAT.messages.times(many),
            SEAT.heard.times(many),
            SEAT.sent.times(many),
            min(SEAT.effort.times(many), ADDRESS_EFFORT, key=lambda each: each.rate),
            SEAT.lines * many,
        )
        self.of: dict[str, Account] = {}

    @contextmanager
    def line(self, page: str, address: str) -> Iterator[tuple[Account, Account]]:
        """Open a line in a context; yield the accounts of page and address; raise if too many.

        Args:
            page: the page's name.
            address: who opens it.

        Returns:
            What the page and what the address may say.

        Raises:
            TooManyLines: they may not have one more now.
        """
        self._forget()
        home = self._account(address, lambda: self.address)
        both = (self._account(page, lambda: PAGE), home)
        if any(each.lines >= each.limits.lines or not each.say(0, OPENING) for each in both):
            raise TooManyLines
        for each in both:
            each.lines += 1
        try:
            yield both
        finally:
            for each in both:
                each.lines -= 1

    def _account(self, name: str, limits: Callable[[], Limits]) -> Account:
        """Return the account of a page or address, new if it has none."""
        if name not in self.of:
            self.of[name] = Account(limits())
        return self.of[name]

    def _forget(self) -> None:
        """Delete the accounts in which nothing is used any more."""
        for name in [name for name, each in self.of.items() if each.untouched]:
            del self.of[name]


class Downloads:
    """Counter of the downloads to each address."""

    def __init__(self) -> None:
        self.by: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[bool]:
        """Count a download to an address in a context; yield False if there are too many."""
        may = self.by.total() < DOWNLOADS and self.by[address] < DOWNLOADS_EACH
        self.by[address] += may
        try:
            yield may
        finally:
            self.by[address] -= may
            self.by += Counter()  # who takes nothing is forgotten


def visitor(request: HTTPServerRequest) -> str:
    """Return the address that a request comes from; for IPv6 its network.

    What nginx says is believed where it runs on this machine, and from nobody else.
    """
    assert request.remote_ip is not None  # it came by a connection
    peer = ip_address(request.remote_ip)
    said = request.headers.get(FORWARDED)
    if peer.is_loopback and said:
        try:
            peer = ip_address(said)
        except ValueError:  # not nginx: it says an address
            return str(peer)
    if isinstance(peer, IPv6Address):
        if peer.ipv4_mapped:
            return str(peer.ipv4_mapped)
        shared = int(peer) >> (IPv6Address("::").max_prefixlen - NEIGHBOURS)
        return f"{IPv6Address(shared << NEIGHBOURS)}/{NEIGHBOURS}"
    return str(peer)
