"""The page of a class at the far end of a page's own line."""

from widgets.classroom.screened import ScreenedClass
from widgets.worker.told import Laid, Told


class Classroom(ScreenedClass, Laid):
    """As `widgets.jupyter` has it."""

    front = "classroom"
    model, words = Told("model"), Told("words")

    def __init__(self) -> None:
        shown = self.lie()
        if shown:
            self.told = shown
        else:
            self._open()
