"""The practice page at the far end of a page's own line."""

from widgets.session.screened import ScreenedPage
from widgets.worker.card_table import CardTable


class Practice(ScreenedPage, CardTable):
    """As `widgets.jupyter` has it."""
