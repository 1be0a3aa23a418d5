"""A page that has its own Python: its cell is run here, and what it says to its tables is heard."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, Protocol

from widgets.laying import AT


class OnPage(Protocol):
    """What lies on a page: a table, or a class."""

    front: str
    told: dict[str, Any]

    def warm(self) -> None:
        """Do now what would be slow the first time."""

    def _on_message(self, widget: object, content: Any, buffers: object) -> None: ...


class Page:
    r"""A page, as its worker knows it.

    Args:
        number: the number of the first deal, where a table leaves it to chance.
        shown: what the page shows already.
        say: takes what the page is told, as a text.

    >>> page = Page(7)
    >>> page.run("from widgets import Practice\nPractice('briscola')")
    >>> page.table.told["model"]["status"]
    'Your turn: you lead.'
    """

    def __init__(
        self,
        number: int,
        shown: dict[str, Any] | None = None,
        say: Callable[[str], None] = lambda text: None,
    ) -> None:
        self.number, self.shown, self.say = number, shown or {}, say
        self.table: OnPage

    def run(self, cell: str) -> None:
        """Run a cell; what its last line is lies on the page."""
        tree = ast.parse(cell)
        last = tree.body.pop()
        assert isinstance(last, ast.Expr), "a page shows what the last line of its cell is"
        here, at = PAGE.set(self), AT.set("worker")
        try:
            names: dict[str, Any] = {"__name__": "__main__"}
            exec(compile(tree, "cell", "exec"), names)
            eval(compile(ast.Expression(last.value), "cell", "eval"), names).show()
        finally:
            AT.reset(at)
            PAGE.reset(here)

    def warm(self) -> None:
        """Do now what would be slow the first time."""
        self.table.warm()

    def lay(self, table: OnPage) -> dict[str, Any]:
        """Lay a table on the page; gives what the page shows of it already, if anything."""
        self.table = table
        return self.shown

    def tell(self, told: dict[str, Any]) -> None:
        """Tell the page something of its table."""
        self.say(json.dumps(told, ensure_ascii=False, separators=(",", ":")))

    def hear(self, text: str) -> None:
        """The page says something to its table."""
        self.table._on_message(None, json.loads(text), ())


PAGE: ContextVar[Page] = ContextVar("PAGE")
"""The page whose cell is being run."""
