"""The page of a class."""

from __future__ import annotations

from italiancards.classroom.connection import ClassConnection
from italiancards.core.language import language
from italiancards.session.desk import Desk
from italiancards.session.port import Port
from italiancards.session.still import text_bundle
from italiancards.widgets.port import ClassWidget
from italiancards.widgets.recipe import RECIPE_ONLY, Recipe


class ClassRecipe(Recipe):
    """Recipe of the page of a class."""

    front = "classroom"

    def open(
        self,
        port: Port,
        desk: Desk | None = None,
        language: str = "",
        number: int | None = None,
        name: str = "",
    ) -> ClassConnection:
        """Return a connection of a new class to its page."""
        return ClassConnection(port, name, desk)


class Classroom(ClassWidget):
    """The page of a class as a widget: what is asked of it, and the results that come back.

    >>> [each["value"] for each in Classroom().model["games"]][:2]
    ['briscola', 'scopa']
    """

    def __init__(self) -> None:
        self.recipe = ClassRecipe()
        if RECIPE_ONLY.get():
            return
        super().__init__()
        self.connection = self.recipe.open(self)
        self.connection.begin()
        self.open()
        self.on_msg(lambda widget, content, buffers: self.connection.hear(content))

    def still(self) -> dict[str, str]:
        """Return the page's heading and lead as static text and HTML, by MIME type."""
        words = self.words[language()]
        return text_bundle(language(), words["heading"], words["lead"])

    def __repr__(self) -> str:
        """Return the kind of widget and the name of its page."""
        return f"<Classroom: {self.words[language()]['heading']}>" if self.words else "<Classroom>"
