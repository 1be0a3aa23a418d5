"""The light page: what it needs of a notebook that has been run, and how it asks for its kernel.

The page is drawn from what stands in it, before its line to the kernel stands. JupyterLab's front
end is the other choice: 5 MB in 96 files, which this page replaces by 60 kB in three.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from jupyter_server.base.handlers import JupyterHandler
from tornado.web import authenticated
from traitlets.config import Config

from app.site.assets import Assets, addresses, assets
from app.site.links import Links

LIGHT, JUPYTERLAB = FRONT_ENDS = ("light", "jupyterlab")

POLICY = "; ".join(
    (
        "default-src 'none'",
        # A widget of the kernel's that is no file of ours is imported from a blob. No inline script
        # runs, and nothing is evaluated.
        "script-src 'self' blob:",
        "style-src 'self' 'unsafe-inline'",  # the tables place their cards by style attributes
        "img-src 'self' data:",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
    )
)
"""What a light page may load and run."""


def use_front_end(config: Config, name: str) -> Config:
    """Voilà's settings with those of a front end.

    Args:
        config: the settings, which are changed.
        name: one of `FRONT_ENDS`.
    """
    config.VoilaConfiguration.resources |= {"front_end": name, "links": Links}
    config.TemplateExporter.filters = {"told_to_page": told_to_page}
    return config


def light_handlers(base: str) -> list[Any]:
    """The addresses that a light page asks beside its kernel's channels."""
    return [
        (rf"{base}static/([a-z0-9.-]+)", Assets),
        (rf"{base}kernels/([0-9a-f-]+)", KernelState),
    ]


def without_heartbeat(part: str) -> str:
    r"""A part of a page without the script that Voilà sends while a kernel takes its time.

    The line end that is left keeps the connection from being cut as well.

    >>> without_heartbeat("<script>window.voila_heartbeat()</script>\n")
    '\n'
    """
    return part.replace("<script>window.voila_heartbeat()</script>", "")


def told_to_page(cells: Callable[..., Any], kernel_id: str, base: str) -> dict[str, Any]:
    """What a page has to know once its notebook has been run.

    Args:
        cells: Voilà's generator of cells; the renderer that it belongs to has the widgets' states.
        kernel_id: the page's kernel.
        base: where the site begins.

    Returns:
        The addresses of the kernel and of the front end, and the widgets by their ids.
    """
    renderer = cells.__self__  # type: ignore[attr-defined]  # Voilà 0.5.13
    executor, language = renderer.executor, getattr(renderer, "language", "")
    where = addresses(base)
    return {
        "channels": f"{base}api/kernels/{kernel_id}/channels",
        "state": f"{base}kernels/{kernel_id}",
        "leave": f"{base}voila/api/shutdown/{kernel_id}",
        "controls": where["controls.js"],
        "controlsStyle": where["controls.css"],
        "widgets": {
            name: {
                "state": _with_files_of_ours(_in_language(_said(state), language), where),
                "buffers": list(executor.widget_buffers.get(name, {}).values()),
            }
            for name, state in executor.widget_state.items()
            if "_model_name" in state
        },
    }


def _said(state: dict[str, Any]) -> dict[str, Any]:
    """A widget's state; of a layout only what it says, for all of it is nothing at first."""
    if state["_model_name"] != "LayoutModel":
        return state
    return {name: told for name, told in state.items() if told is not None}


def _in_language(state: dict[str, Any], language: str) -> dict[str, Any]:
    """A table's state without what it would tell in languages that the visitor does not read."""
    told = state.get("translations", {})
    if not language or not told:
        return state
    kept = {name: told[name] for name in told if name == language}
    return state | {"translations": kept}


def _with_files_of_ours(state: dict[str, Any], where: dict[str, str]) -> dict[str, Any]:
    """A widget's state in which our own front end is an address, not its text."""
    ours = {"_esm": ("table.js", "classroom.js"), "_css": ("table.css", "classroom.css")}
    return state | {
        trait: {"src": where[name]}
        for trait, names in ours.items()
        for name in names
        if state.get(trait, "").encode() == assets()[name].body
    }


class KernelState(JupyterHandler):
    """Whether a page's kernel is still there: 404 where it has gone."""

    @authenticated
    def get(self, kernel_id: str) -> None:
        """Say `busy` or `idle`, to whoever knows the number of a kernel."""
        self.set_header("Cache-Control", "no-store")
        if kernel_id in self.kernel_manager:
            self.finish({"state": self.kernel_manager.kernel_model(kernel_id)["execution_state"]})
        else:
            self.set_status(404)
            self.finish()
