"""The names under which the site is served; asked for by another, it says so and no more.

A page from elsewhere can give its own name this machine's address, and would then be taken by the
browser for one of ours. An address written in numbers cannot be used so, and is always served.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any

from tornado.httputil import HTTPServerRequest
from tornado.routing import AnyMatches, Matcher, Rule, RuleRouter
from tornado.web import Application, RequestHandler

from italiancards.site.headers import SafeHeaders

MISDIRECTED = 421
"""What is answered under another name."""


def served_names(host: str, names: Iterable[str] = ()) -> frozenset[str]:
    """The names that are served: this machine's own, and those that whoever serves it tells.

    Args:
        host: the address that is listened on.
        names: what else the site is called.

    >>> sorted(served_names("localhost", ["Cards.Example.org"]) - served_names("localhost"))
    ['cards.example.org']
    """
    here = socket.gethostname()
    known = ("localhost", here, f"{here}.local", host, *names)
    return frozenset(name.lower().rstrip(".") for name in known if name)


class Named(Matcher):
    """Whether a request asks for this site.

    Args:
        names: what it is called.
    """

    def __init__(self, names: frozenset[str]) -> None:
        self.names = names

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Nothing more to say where it does; nothing at all where it does not."""
        name = request.host_name.rstrip(".")
        try:
            ip_address(name.strip("[]"))
        except ValueError:
            return {} if name in self.names else None
        return {}


class Elsewhere(RequestHandler):
    """Whatever is asked under another name."""

    def prepare(self) -> None:
        """Say so, in a line."""
        self._answer()

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """Say the same to who asks in a way that there is not."""
        self._answer()

    def _answer(self) -> None:
        self.set_status(MISDIRECTED)
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish("This site is not served under this name. (See --host-name.)\n")


def under_names(site: Application, names: frozenset[str]) -> RuleRouter:
    """A site that answers under its names alone."""
    elsewhere = Application([(r".*", Elsewhere)], log_function=lambda _: None)
    elsewhere.add_transform(SafeHeaders)
    return RuleRouter([Rule(Named(names), site), Rule(AnyMatches(), elsewhere)])
