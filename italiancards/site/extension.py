"""The site in a Jupyter server that runs already: JupyterLab's, or a user's own on a hub.

Jupyter finds it by `etc/jupyter/jupyter_server_config.d/italiancards.json`, which is installed with
us. The site then is at `italiancards/` behind the server's own address, for whoever may use that.
"""

from __future__ import annotations

import atexit
from typing import Any

from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.utils import url_path_join
from tornado.web import HTTPError, RequestHandler, authenticated
from tornado.websocket import WebSocketHandler

from italiancards.site.hall import SETTING, Hall
from italiancards.site.handlers import handlers
from italiancards.site.headers import HEADERS
from italiancards.site.pool.pool import JobPool
from italiancards.site.refusals import NotFoundHandler, with_error_pages

TABLES = 20
"""Pages that one person has open, and some that were just left."""


class LoggedInHandler(JupyterHandler):
    """Mixin of our handlers in a server with a login: for users who are logged in only."""

    async def prepare(self) -> None:  # type: ignore[override]
        """Check the visitor's login before a request: redirect to log in, or refuse a WebSocket."""
        if isinstance(self, WebSocketHandler):
            await super().prepare(_redirect_to_login=False)
            if self.current_user is None:
                raise HTTPError(403)
        else:
            await super().prepare()
            if not self._finished:
                authenticated(lambda _: None)(self)

    def set_default_headers(self) -> None:
        """Set our headers on an answer in place of Jupyter's."""
        for name, value in HEADERS.items():
            self.set_header(name, value)

    def check_xsrf_cookie(self) -> None:
        """Check no token against forged requests, since no request changes anything.

        A hub asks for one with each script of a page, and browsers send none with those.
        """


def for_users(handler: type[RequestHandler]) -> type[RequestHandler]:
    """Return a handler class like this one for users who are logged in only."""
    own = with_error_pages(handler)  # type: ignore[arg-type]  # a class has a hash, whatever mypy says
    return type(handler.__name__, (own, LoggedInHandler), {})


def _jupyter_server_extension_points() -> list[dict[str, Any]]:
    """Return this module's name, by which Jupyter finds the extension."""
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: Any) -> None:
    """Add our pages to a running Jupyter server."""
    base = url_path_join(server.web_app.settings["base_url"], "italiancards/")
    hall = server.web_app.settings[SETTING] = Hall(base, TABLES, pool=lambda: JobPool(1))
    atexit.register(hall.stop)
    hall.start()
    found = [*handlers(base), (rf"{base}.*", NotFoundHandler)]
    server.web_app.add_handlers(
        ".*$", [(address, for_users(handler), *arguments) for address, handler, *arguments in found]
    )
