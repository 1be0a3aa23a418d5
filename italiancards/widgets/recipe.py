"""Recipes: what a notebook's cell leaves, from which each visitor's session begins."""

from __future__ import annotations

import ast
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from italiancards import ItalianCardsError
from italiancards.core.errors import quoted
from italiancards.session.connection import Connection, TableConnection
from italiancards.session.desk import Desk, InPlaceDesk
from italiancards.session.port import Port
from italiancards.session.session import Session

RECIPE_ONLY: ContextVar[bool] = ContextVar("COOKING", default=False)
"""True while a cell is run for its recipe: its widgets are shown to nobody then."""


NUMBER = 4711
"""The deal that a page shows first where its notebook leaves it to chance."""


class NullPort:
    """Port that leads nowhere, and desk that answers nothing."""

    def tell(self, parts: object) -> None:
        """Do nothing with parts of the page's state."""

    def say(self, content: object) -> None:
        """Do nothing with a message to the page."""

    def ask(self, want: object, done: object) -> None:
        """Leave a job unanswered."""


NULL_PORT = NullPort()


class Recipe:
    """Plan of a page: from it each visitor's session begins.

    Args:
        chance: whether each visitor is dealt other cards.

    `front` is the module of the front end that draws it.
    """

    front = "table"

    def __init__(self, chance: bool = False) -> None:
        self.chance = chance

    def open(
        self,
        port: Port,
        desk: Desk | None = None,
        language: str = "",
        number: int | None = None,
        name: str = "",
    ) -> Connection:
        """Return a connection of a new session to its page; each kind of recipe defines it.

        Args:
            port: the line.
            desk: what runs the session's jobs; without it, they run in place.
            language: the visitor's; without it, every language is sent at first.
            number: the number of the first deal, where it is left to chance.
            name: what the page's model is known by.

        Raises:
            ItalianCardsError: something agreed that does not exist.
        """
        raise NotImplementedError

    def shown(self, name: str, language: str = "") -> dict[str, Any]:
        """Return the state to draw on a page before its visitor has a session, by name.

        Args:
            name: what the page's model is known by.
            language: the language; without it, every language is sent.
        """
        connection = self.open(NULL_PORT, NULL_PORT, language, NUMBER, name)
        connection.begin()
        connection.close()
        return connection.page_view


@dataclass(frozen=True)
class TableRecipe(Recipe):
    """Recipe of a table.

    Args:
        sit: makes the session, from the number of the first deal where it is left to chance.
        chance: whether each visitor is dealt other cards.
    """

    sit: Callable[[int | None], Session]
    chance: bool = False

    def open(
        self,
        port: Port,
        desk: Desk | None = None,
        language: str = "",
        number: int | None = None,
        name: str = "",
    ) -> TableConnection:
        """Return a connection of a new session at this recipe's table to its page."""
        session = self.sit(number)
        session.id = name or session.id
        if self.chance and number is None:  # what is clicked at cards shown before is stale
            session.advance_revision()
        if language:
            session.settings["language"] = language
        return TableConnection(session, port, desk or InPlaceDesk(), translated=not language)


def recipe_of(cell: str) -> Recipe:
    r"""Return the recipe of the widget in a cell's last line, by running it; raise if none.

    Args:
        cell: the code; it is trusted.

    Raises:
        ItalianCardsError: its last line is no widget.

    >>> recipe_of("from italiancards.widgets import Practice\nPractice('briscola')").chance
    True
    """
    tree = ast.parse(cell)
    last = None
    if tree.body and isinstance(end := tree.body[-1], ast.Expr):
        last = ast.Expression(end.value)
        tree.body.pop()
    names: dict[str, Any] = {"__name__": "__main__"}
    cooking = RECIPE_ONLY.set(True)
    try:
        exec(compile(tree, "cell", "exec"), names)
        shown = None
        if last is not None:
            shown = eval(compile(last, "cell", "eval"), names)
    finally:
        RECIPE_ONLY.reset(cooking)
    recipe = getattr(shown, "recipe", None)
    if not isinstance(recipe, Recipe):
        line = cell.strip().splitlines()[-1:] or [""]
        raise ItalianCardsError("cell-without-widget", line=quoted(line[0]))
    return recipe
