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
from italiancards.site.page_handlers import can_open, lesson_page, name_of, problem
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
        """Start a kernel, if there may be one more."""
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
        """Let Voilà send it, which asks the hook first; a cell of ours has been run by then."""
        name = name_of(path)
        try:
            if not await can_open(self, name):
                return
        except UnknownNotebook:
            if name not in hall_of(self).recipes.names:  # Jupyter would log what was asked for
                problem(self, 404, "not-there")
                return
        if hall_of(self).recipes.is_own(name):  # in a folder that Voilà does not know
            self.finish(lesson_page(self, name))
            return
        await super().get(f"{name}.ipynb")


def answer_for_ours(request: Any, notebook: Any, cwd: str) -> None:
    """Answer for a notebook of ours, as its metadata say: Voilà's hook before a kernel.

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
        """Check no token."""


class AnonymousProvider(IdentityProvider):
    """Identity of all visitors: nobody logs in, and no cookie tells one from another."""

    def get_user(self, handler: Any) -> User:
        """Return the one user that everybody is."""
        return User("nobody")

    def get_handlers(self) -> list[tuple[str, object]]:
        """Return an empty list: there are no pages to log in or out."""
        return []


OWN = {
    "/voila/render/(.*)": NotebookPage,
    "/voila/api/shutdown/(.*)": ShutdownHandler,
}
"""Our handlers in place of Voilà's, by the ends of their addresses."""


def handlers_to_serve(handlers: list[Any]) -> list[Any]:
    """Return the handlers of Voilà's that are served, some replaced by ours."""
    found = []
    for address, handler, *arguments in handlers:
        if any(part in address for part in SERVED_PATHS) and "contents" not in address:
            own = next((OWN[end] for end in OWN if address.endswith(end)), handler)
            found.append((address, own, *arguments))
    return found


def serve_notebooks(config: Config, kernels: int) -> None:
    """Add the settings for notebooks to Voilà's.

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
