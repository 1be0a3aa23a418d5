"""What is answered where there is nothing to show: one short page of ours, whatever was asked."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import cache
from typing import Any

from tornado.web import HTTPError, RequestHandler

from italiancards.site.page_handlers import problem

SAID = {404: "not-there", 503: "busy"}
"""What a page says of some answers; of others that it was refused, or that we could not make it."""


class Plain(RequestHandler):
    """Anything that is served: where it cannot be, nothing is told of why but in our words."""

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """Answer with the page for it."""
        if status_code == 405:
            self.set_header("Allow", ", ".join(methods(type(self))))
        problem(
            self, status_code, SAID.get(status_code, "broken" if status_code >= 500 else "refused")
        )

    def log_exception(self, kind: Any, error: Any, trace: Any) -> None:
        """Log what could not be done; what was asked for, and refused, is nobody's business."""
        if not isinstance(error, HTTPError) or error.status_code >= 500:
            super().log_exception(kind, error, trace)


def methods(handler: type[RequestHandler]) -> list[str]:
    """The HTTP methods that a handler answers."""
    return [
        each
        for each in handler.SUPPORTED_METHODS
        if getattr(handler, each.lower()) is not getattr(RequestHandler, each.lower())
    ]


async def head(handler: RequestHandler, *told: str, **named: str) -> None:
    """Answer HEAD as GET; Tornado leaves out the body."""
    answer: Any = handler.get(*told, **named)
    if isinstance(answer, Awaitable):
        await answer


@cache
def plain(handler: type[RequestHandler]) -> type[RequestHandler]:
    """A handler of whoever made it that answers in our words where it cannot, and HEAD as GET."""
    known = methods(handler)
    more: dict[str, Any] = {}
    if "GET" in known and "HEAD" not in known:
        more = {"head": head, "SUPPORTED_METHODS": (*handler.SUPPORTED_METHODS, "HEAD")}
    return type(handler.__name__, (Plain, handler), more)


class NotThere(RequestHandler):
    """Any address that nothing answers to."""

    def prepare(self) -> None:
        """Say so, whatever was asked."""
        problem(self, 404, "not-there")


class Beginning(RequestHandler):
    """The address where the site begins, without its last stroke."""

    def initialize(self, base: str) -> None:
        """Its address."""
        self.base = base

    def get(self) -> None:
        """Lead there, with all that was asked."""
        asked = self.request.query
        self.redirect(f"{self.base}?{asked}" if asked else self.base, permanent=True)
