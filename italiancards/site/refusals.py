"""Answers to requests that cannot be served: one short page of ours, whatever was asked."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import cache
from typing import Any

from tornado.web import HTTPError, RequestHandler

from italiancards.site.page_handlers import problem

PROBLEMS = {404: "not-there", 503: "busy"}
"""Problems named for some statuses; others are refusals, or faults of ours."""


class ErrorPageMixin(RequestHandler):
    """Mixin of every handler: errors are answered in our words, without details."""

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """Send our page for an HTTP error status.

        Args:
            status_code: the HTTP status, which decides the problem named.
            kwargs: unused: no detail of the error is shown.
        """
        if status_code == 405:
            self.set_header("Allow", ", ".join(methods(type(self))))
        problem(
            self,
            status_code,
            PROBLEMS.get(status_code, "broken" if status_code >= 500 else "refused"),
        )

    def log_exception(self, kind: Any, error: Any, trace: Any) -> None:
        """Log an error of the server's; log nothing for a refused request.

        Args:
            kind: the class of the error.
            error: the error.
            trace: its traceback.
        """
        if not isinstance(error, HTTPError) or error.status_code >= 500:
            super().log_exception(kind, error, trace)


def methods(handler: type[RequestHandler]) -> list[str]:
    """Return the names of the HTTP methods that a handler class answers."""
    return [
        each
        for each in handler.SUPPORTED_METHODS
        if getattr(handler, each.lower()) is not getattr(RequestHandler, each.lower())
    ]


async def head(handler: RequestHandler, *groups: str, **named: str) -> None:
    """Answer HEAD by running the handler's GET.

    Args:
        handler: the handler of the request.
        groups: the groups of its address.
        named: the named groups of its address.
    """
    answer: Any = handler.get(*groups, **named)
    if isinstance(answer, Awaitable):
        await answer


@cache
def with_error_pages(handler: type[RequestHandler]) -> type[RequestHandler]:
    """Return a handler class like this one with our error pages, which answers HEAD too."""
    known = methods(handler)
    more: dict[str, Any] = {}
    if "GET" in known and "HEAD" not in known:
        more = {"head": head, "SUPPORTED_METHODS": (*handler.SUPPORTED_METHODS, "HEAD")}
    return type(handler.__name__, (ErrorPageMixin, handler), more)


class NotFoundHandler(RequestHandler):
    """Handler of addresses that do not exist."""

    def prepare(self) -> None:
        """Send the 404 page for any request."""
        problem(self, 404, "not-there")


class BaseRedirect(RequestHandler):
    """Handler of the site's first address without its last stroke."""

    def initialize(self, base: str) -> None:
        """Store the address to redirect to."""
        self.base = base

    def get(self) -> None:
        """Redirect to the site's first address, with the query."""
        asked = self.request.query
        self.redirect(f"{self.base}?{asked}" if asked else self.base, permanent=True)
