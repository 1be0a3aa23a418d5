"""A lesson at the far end of a page's own line."""

from widgets.lesson.screened import ScreenedLesson
from widgets.worker.card_table import CardTable


class Lesson(ScreenedLesson, CardTable):
    """As `widgets.jupyter` has it."""
