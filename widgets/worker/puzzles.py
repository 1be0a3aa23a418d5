"""The puzzle page at the far end of a page's own line."""

from widgets.session.screened import ScreenedPuzzles
from widgets.worker.card_table import CardTable


class Puzzles(ScreenedPuzzles, CardTable):
    """As `widgets.jupyter` has it."""
