"""Notebooks that are not ours: served by unmodified Voilà, a few at a time, each with a kernel.

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
from italiancards.site.recipes import NotOurs

IDLE, LOOK = 10 * 60, 15
"""Seconds after which a kernel goes whose page is closed, and between two looks at that."""
SERVED = (
    "/api/kernels/",
    "/voila/api/",
    "/voila/labextensions/",
    "/voila/render/",
    "/voila/static/",
)
"""Addresses of Voilà's that are served: nothing but what a page with a kernel needs."""


class FewKernels(AsyncMappingKernelManager):
    """Kernels, up to a number."""

    most = Int(4, help="How many there may be.").tag(config=True)
    _starting = 0

    async def start_kernel(self, **told: Any) -> str:  # type: ignore[override]
        """Start a kernel, if there may be one more."""
        if len(self) + self._starting >= self.most:
            raise HTTPError(503)
        self._starting += 1
        try:
            number: str = await super().start_kernel(**told)
            return number
        finally:
            self._starting -= 1


class NotebookPage(TornadoVoilaHandler):  # type: ignore[misc]  # Voilà has no types
    """A notebook by its name, with or without its ending."""

    async def get(self, path: str = "") -> None:
        """Have it sent by Voilà, which asks the hook first; the cell of ours has been run then."""
        name = name_of(path)
        try:
            if not await can_open(self, name):
                return
        except NotOurs:
            if name not in hall_of(self).recipes.names:  # Jupyter would log what was asked for
                problem(self, 404, "not-there")
                return
        await super().get(f"{name}.ipynb")


def answer_for_ours(request: Any, notebook: Any, cwd: str) -> None:
    """Voilà's hook before a kernel starts: answer for a notebook of ours, as its metadata say.

    Raises:
        Finish: that was the answer.
    """
    if OURS in notebook.metadata:
        raise Finish(lesson_page(request, name_of(request.path_args[0])))
    if request.request.method == "HEAD":
        raise Finish


class Leaving(VoilaShutdownKernelHandler):  # type: ignore[misc]  # Voilà has no types
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


OWN = {
    "/voila/render/(.*)": NotebookPage,
    "/voila/api/shutdown/(.*)": Leaving,
}
"""Handlers of ours in place of Voilà's, by how their addresses end."""


def served(handlers: list[Any]) -> list[Any]:
    """Those of Voilà's handlers that are served, ours in place of some."""
    found = []
    for address, handler, *told in handlers:
        if any(part in address for part in SERVED) and "contents" not in address:
            own = next((OWN[end] for end in OWN if address.endswith(end)), handler)
            found.append((address, own, *told))
    return found


def serve_notebooks(config: Config, kernels: int) -> None:
    """Add to Voilà's settings those for notebooks.

    Args:
        config: the settings, which are changed.
        kernels: how many there may be.
    """
    config.Voila.identity_provider_class = Nobody
    told = config.VoilaConfiguration
    told.prelaunch_hook = answer_for_ours
    told.multi_kernel_manager_class = FewKernels
    told.allow_template_override = told.allow_theme_override = "NO"
    config.FewKernels.most = kernels
    config.MappingKernelManager.cull_idle_timeout = IDLE
    config.MappingKernelManager.cull_interval = LOOK
