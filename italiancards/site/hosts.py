"""Names under which the site is served; asked by another name, it says so and no more.

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
"""Status of answers under another name."""


def served_names(host: str, names: Iterable[str] = ()) -> frozenset[str]:
    """Return the names under which the site answers: this machine's and the operator's.

    Args:
        host: the address that is listened on.
        names: what else the site is called.

    >>> sorted(served_names("localhost", ["Cards.Example.org"]) - served_names("localhost"))
    ['cards.example.org']
    """
    here = socket.gethostname()
    known = ("localhost", here, f"{here}.local", host, *names)
    return frozenset(name.lower().rstrip(".") for name in known if name)


class HostNameMatcher(Matcher):
    """Matcher of requests to this site.

    Args:
        names: what it is called.
    """

    def __init__(self, names: frozenset[str]) -> None:
        self.names = names

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Return {} (a match) if a request names this site or an IP address, else None."""
        name = request.host_name.rstrip(".")
        try:
            ip_address(name.strip("[]"))
        except ValueError:
            return {} if name in self.names else None
        return {}


class WrongHostHandler(RequestHandler):
    """Handler of requests under another name."""

    def prepare(self) -> None:
        """Answer a request under a wrong host name with one line of text."""
        self._answer()

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """Answer an error under a wrong host name with the same line of text.

        Args:
            status_code: unused: the status is always `MISDIRECTED`.
            kwargs: unused.
        """
        self._answer()

    def _answer(self) -> None:
        """Answer with a line that the site is not served under this name."""
        self.set_status(MISDIRECTED)
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish("This site is not served under this name. (See --host-name.)\n")


def under_names(site: Application, names: frozenset[str]) -> RuleRouter:
    """Return a router that passes on requests under the site's names and refuses others.

    Args:
        site: the site.
        names: its names, in small letters.
    """
    elsewhere = Application([(r".*", WrongHostHandler)], log_function=lambda _: None)
    elsewhere.add_transform(SafeHeaders)
    return RuleRouter([Rule(HostNameMatcher(names), site), Rule(AnyMatches(), elsewhere)])
