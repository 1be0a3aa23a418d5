"""Directive `card-table`: a table to play at, where the edition as files lies beside the pages.

Without that edition the page shows the table as a picture: the still that a saved notebook keeps.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any, ClassVar
from urllib.parse import quote

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from italiancards import ItalianCardsError
from italiancards.widgets import Practice

PAGE = "voila/render/010_practice/index.html"
"""The practice page in the edition."""
NUMBER = re.compile(r"\w+=\d{1,9}")
PICTURE = re.compile(r' alt="[^"]*"')
"""Text of a still: the page's own stands there instead."""


def _number(text: str | None) -> int:
    return directives.nonnegative_int(text or "")


class CardTable(SphinxDirective):
    """A deal of a game; its content is the text for readers who do not see it.

    The arguments are a game and, after it, what `ic.deal` takes as numbers: `scopa players=4`.
    """

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True
    option_spec: ClassVar = {"seed": _number, "height": _number}

    def run(self) -> list[nodes.Node]:
        """Return the frame, or the picture."""
        if not self.content:
            raise self.error("A table needs a text for readers who do not see it.")
        text = " ".join(self.content)
        game, *pairs = self.arguments[0].split()
        if wrong := [pair for pair in pairs if not NUMBER.fullmatch(pair)]:
            raise self.error(f"{wrong[0]}: expected a name and a number, such as players=4.")
        more: dict[str, Any] = {name: int(n) for name, n in (pair.split("=") for pair in pairs)}
        try:
            page = Practice(game, seed=self.options.get("seed", 7), **more)
        except ItalianCardsError as error:
            raise self.error(str(error)) from error
        play = self.config.card_tables
        if play:
            up = "../" * self.env.docname.count("/")
            token = page.model["practice"]["deal"]
            address = f"{up}{play.rstrip('/')}/{PAGE}#{quote(token, safe='=;/')}"
            html = (
                f'<iframe class="card-table" src="{escape(address)}" title="{escape(text)}" '
                f'height="{self.options.get("height", 720)}" loading="lazy"></iframe>'
                f'<p class="card-table-link"><a href="{escape(address)}" target="_top">'
                "Open this table on a page of its own</a></p>"
            )
        else:
            picture = PICTURE.sub(lambda _: f' alt="{escape(text)}"', page.still()["text/html"], 1)
            html = f'<p class="card-table">{picture}</p>'
        return [nodes.raw("", html, format="html")]


def setup(app: Sphinx) -> dict[str, bool]:
    """Add the directive and its setting, `card_tables`."""
    app.add_config_value("card_tables", "", "env", str, "the edition, seen from the first page")
    app.add_directive("card-table", CardTable)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
