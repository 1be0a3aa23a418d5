"""What is answered where there is nothing to show: one short page of ours, whatever was asked."""

from __future__ import annotations

from functools import cache
from typing import Any

from jupyter_server.auth.identity import IdentityProvider, User
from jupyter_server.services.kernels.handlers import KernelHandler
from tornado.web import RequestHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler

from app.site.pages import problem

SAID = {404: "not-there", 503: "busy"}
"""What a page says of some answers; of others that it was refused, or that we could not make it."""


class Plain(RequestHandler):
    """Anything that is served: where it cannot be, nothing is told of why but in our words."""

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """Answer with the page for it."""
        problem(
            self, status_code, SAID.get(status_code, "broken" if status_code >= 500 else "refused")
        )


@cache
def plain(handler: type[RequestHandler]) -> type[RequestHandler]:
    """A handler of whoever made it that answers in our words where it cannot."""
    return type(handler.__name__, (Plain, handler), {})


class NotThere(RequestHandler):
    """Any address that nothing answers to."""

    def prepare(self) -> None:
        """Say so, whatever was asked."""
        problem(self, 404, "not-there")


class KernelModel(KernelHandler):
    """What JupyterLab's front end asks of its kernel; it is ended by leaving the page alone."""

    SUPPORTED_METHODS = ("GET",)


class Leaving(VoilaShutdownKernelHandler):
    """A page that is closed gives its kernel back at once.

    What a closing page sends carries no token against forgery, and needs none: nobody else knows
    the number of its kernel.
    """

    SUPPORTED_METHODS = ("POST",)

    def check_xsrf_cookie(self) -> None:
        """Ask for none."""


class Nobody(IdentityProvider):
    """Everybody is the same to us: nobody logs in, and no cookie tells one from another."""

    def get_user(self, handler: Any) -> User:
        """Who asks."""
        return User("nobody")

    def get_handlers(self) -> list[tuple[str, object]]:
        """No pages to log in or out."""
        return []
