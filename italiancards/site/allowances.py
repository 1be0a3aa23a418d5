"""How much may be said on a site, by one page and by all who share an address.

What a page may say belongs to the page, not to its line: whoever comes back on a new line finds
what he left. What an address may say is what a class of all tables needs, for a class often shares
one.
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
"""Copies of the edition without a server that may be sent at once, to all and to one address."""
FORWARDED = "X-Real-IP"
"""Where nginx says who asks."""
NEIGHBOURS = 64
"""The bits of an IPv6 address that one visitor's addresses share."""


@dataclass(frozen=True)
class Measure:
    """How much of something there is: at once, and each second from then on."""

    burst: float
    rate: float

    def times(self, number: float) -> Measure:
        """As much for so many."""
        return Measure(self.burst * number, self.rate * number)


@dataclass(frozen=True)
class Limits:
    """What may be said and told.

    Args:
        messages: how many messages may be said.
        heard: how many bytes.
        told: how many bytes may be told in answer.
        effort: how many seconds the loop may work before its work for others comes first.
        lines: how many lines may be open.
    """

    messages: Measure
    heard: Measure
    told: Measure
    effort: Measure
    lines: int


PAGE = Limits(
    messages=Measure(200, 40),  # 200 at once, as by a page that asks for every widget's state
    heard=Measure(1 << 20, 64 << 10),  # records of 200,000 characters, pasted twice
    told=Measure(8 << 20, 512 << 10),  # thirty states of a table, then one each half second
    effort=Measure(3, 0.3),
    lines=4,
)
"""What one page has."""
SEAT = Limits(
    messages=Measure(25, 5),
    heard=Measure(128 << 10, 8 << 10),
    told=Measure(1 << 20, 128 << 10),
    effort=Measure(0.2, 0.0125),
    lines=2,
)
"""What an address has for each table of the site, as few of a class click at once."""
CLASS = 30
"""Tables for which an address has enough on a site however small."""
TOGETHER = Measure(6, 0.5)
"""The seconds of effort that an address has at most, for however many tables."""
OPENING = 10
"""Messages that a new line counts for: a session may begin, and all that is shown is told."""


class Allowance:
    """What is left of a measure.

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
        """Whether so much is left at a time."""
        self.left = min(self.measure.burst, self.left + (now - self.at) * self.measure.rate)
        self.at = now
        return self.left >= amount

    def spend(self, now: float, amount: float = 1) -> bool:
        """Spend so much at a time, if it is left."""
        enough = self.has(now, amount)
        if enough:
            self.left -= amount
        return enough

    def owe(self, now: float, amount: float) -> None:
        """Spend what was used already, left or not."""
        self.has(now)
        self.left -= amount


class Account:
    """Allowance of one page, or of one address.

    Args:
        limits: how much.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.messages = Allowance(limits.messages)
        self.heard = Allowance(limits.heard)
        self.told = Allowance(limits.told)
        self.effort = Allowance(limits.effort)
        self.lines = 0

    def say(self, size: int, messages: int = 1) -> bool:
        """Whether a message of so many bytes may be said now; then it is counted."""
        now = time.monotonic()
        may = (
            self.told.has(now, 0) and self.heard.has(now, size) and self.messages.has(now, messages)
        )
        return may and self.heard.spend(now, size) and self.messages.spend(now, messages)

    def tell(self, size: int) -> bool:
        """Count so many bytes that are told: whether that was still within the limits."""
        self.told.owe(time.monotonic(), size)
        return self.told.left >= 0

    @property
    def untouched(self) -> bool:
        """Whether nothing of it is used."""
        now = time.monotonic()
        each = (self.messages, self.heard, self.told, self.effort)
        return not self.lines and all(one.has(now, one.measure.burst) for one in each)


class TooManyLines(Exception):
    """A page, or an address, has as many lines as it may."""


class Accounts:
    """Who may say how much on a site.

    Args:
        tables: how many play on it at once.
    """

    def __init__(self, tables: int) -> None:
        many = max(tables, CLASS)
        self.address = Limits(
            SEAT.messages.times(many),
            SEAT.heard.times(many),
            SEAT.told.times(many),
            min(SEAT.effort.times(many), TOGETHER, key=lambda each: each.rate),
            SEAT.lines * many,
        )
        self.of: dict[str, Account] = {}

    @contextmanager
    def line(self, page: str, address: str) -> Iterator[tuple[Account, Account]]:
        """A line of a page, as long as it is open.

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
        if name not in self.of:
            self.of[name] = Account(limits())
        return self.of[name]

    def _forget(self) -> None:
        """Forget who has everything again: whoever comes for the first time has as much."""
        for name in [name for name, each in self.of.items() if each.untouched]:
            del self.of[name]


class Downloads:
    """Addresses that take the edition without a server now."""

    def __init__(self) -> None:
        self.by: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[bool]:
        """Yield True where one more may be sent to an address; it counts until it is there."""
        may = self.by.total() < DOWNLOADS and self.by[address] < DOWNLOADS_EACH
        self.by[address] += may
        try:
            yield may
        finally:
            self.by[address] -= may
            self.by += Counter()  # who takes nothing is forgotten


def visitor(request: HTTPServerRequest) -> str:
    """Who asks, as far as it can be told: an address, or the network of an IPv6 one.

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
