"""Something that is laid on a page: what it tells goes to the page itself."""

from __future__ import annotations

from typing import Any

from widgets.worker.page import PAGE, Page


class Told:
    """Something that the page is told whenever it is set to something else.

    Args:
        name: what the page knows it by.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, laid: Laid, owner: type) -> Any:
        return laid.told.get(self.name, {})

    def __set__(self, laid: Laid, value: dict[str, Any]) -> None:
        if value != laid.told.get(self.name, {}):
            laid.told[self.name] = value
            laid.page.tell({"told": {self.name: value}})


class Laid:
    """What lies on a page."""

    front = "table"
    """The module of the front end that draws it."""
    page: Page
    told: dict[str, Any]

    def warm(self) -> None:
        """Do now what would be slow the first time."""

    def lie(self) -> dict[str, Any]:
        """Lay it on the page whose cell is run; gives what the page shows of it already."""
        self.page, self.told = PAGE.get(), {}
        return self.page.lay(self)

    def send(self, content: Any) -> None:
        """Say something that is not kept."""
        self.page.tell({"said": content})

    def show(self) -> None:
        """It is put on the page: nothing more is to be done."""
