"""Notebooks that are not ours: served by unmodified Voilà, few at a time, with a kernel.

Ours go by Voilà's own hook, which runs before there is a kernel: it answers with their page.
"""

from __future__ import annotations

from typing import Any

from jupyter_server.auth.identity import IdentityProvider, User
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import Finish, HTTPError
from traitlets import Int
from traitlets.config import Config
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler

from italiancards.site.hall import hall_of
from italiancards.site.page_handlers import can_open, lesson_page, name_of, send_elsewhere
from italiancards.site.pages.lessons import OURS
from italiancards.site.recipes import UnknownNotebook

IDLE, LOOK = 10 * 60, 15
"""Seconds until the kernel of a closed page is ended, and between two checks for such."""
SERVED_PATHS = (
    "/api/kernels/",
    "/voila/api/",
    "/voila/labextensions/",
    "/voila/render/",
    "/voila/static/",
)
"""Voilà's addresses that are served: only those that a page with a kernel needs."""


class LimitedKernelManager(AsyncMappingKernelManager):
    """Kernel manager with a most number of kernels."""

    most = Int(4, help="How many there may be.").tag(config=True)
    _starting = 0

    async def start_kernel(self, **options: Any) -> str:  # type: ignore[override]
        """Start a kernel and return its id; raise a 503 error if there are too many."""
        if len(self) + self._starting >= self.most:
            raise HTTPError(503)
        self._starting += 1
        try:
            number: str = await super().start_kernel(**options)
            return number
        finally:
            self._starting -= 1


class NotebookPage(TornadoVoilaHandler):  # type: ignore[misc]  # Voilà has no types
    """Handler of a notebook by its name, with or without its ending."""

    async def get(self, path: str = "") -> None:
        """Send a notebook's page through Voilà, a lesson's own page, or an error page."""
        name = name_of(path)
        try:
            if not await can_open(self, name):
                return
        except UnknownNotebook:
            if name not in hall_of(self).recipes.names:  # Jupyter would log what was asked for
                send_elsewhere(self, name)
                return
        if hall_of(self).recipes.is_own(name):  # in a folder that Voilà does not know
            self.finish(lesson_page(self, name))
            return
        await super().get(f"{name}.ipynb")


def answer_for_ours(request: Any, notebook: Any, cwd: str) -> None:
    """End the request with our page if a notebook is ours; before Voilà starts a kernel.

    Args:
        request: the handler of the request.
        notebook: the notebook, as Jupyter reads it.
        cwd: unused.

    Raises:
        tornado.web.Finish: that was the answer.
    """
    if OURS in notebook.metadata:
        raise Finish(lesson_page(request, name_of(request.path_args[0])))
    if request.request.method == "HEAD":
        raise Finish


class ShutdownHandler(VoilaShutdownKernelHandler):  # type: ignore[misc]  # Voilà has no types
    """Handler of a closed page, which ends its kernel at once.

    What a closing page sends carries no token against forgery, and needs none: nobody else knows
    the number of its kernel.
    """

    SUPPORTED_METHODS = ("POST",)

    def check_xsrf_cookie(self) -> None:
        """Check no token against forged requests for shutting down a kernel."""


class AnonymousProvider(IdentityProvider):
    """Identity of all visitors: nobody logs in, and no cookie tells one from another."""

    def get_user(self, handler: Any) -> User:
        """Return the same anonymous user for every visitor."""
        return User("nobody")

    def get_handlers(self) -> list[tuple[str, object]]:
        """Return an empty list: there are no login pages."""
        return []


OWN = {
    "/voila/render/(.*)": NotebookPage,
    "/voila/api/shutdown/(.*)": ShutdownHandler,
}
"""Our handlers in place of Voilà's, by the ends of their addresses."""


def handlers_to_serve(handlers: list[Any]) -> list[Any]:
    """Return those of Voilà's handlers that are to be served, some replaced by ours."""
    found = []
    for address, handler, *arguments in handlers:
        if any(part in address for part in SERVED_PATHS) and "contents" not in address:
            own = next((OWN[end] for end in OWN if address.endswith(end)), handler)
            found.append((address, own, *arguments))
    return found


def serve_notebooks(config: Config, kernels: int) -> None:
    """Add the settings for other notebooks to Voilà's configuration, in place.

    Args:
        config: the settings, which are changed.
        kernels: how many there may be.
    """
    config.Voila.identity_provider_class = AnonymousProvider
    voila = config.VoilaConfiguration
    voila.prelaunch_hook = answer_for_ours
    voila.multi_kernel_manager_class = LimitedKernelManager
    voila.allow_template_override = voila.allow_theme_override = "NO"
    config.LimitedKernelManager.most = kernels
    config.MappingKernelManager.cull_idle_timeout = IDLE
    config.MappingKernelManager.cull_interval = LOOK
