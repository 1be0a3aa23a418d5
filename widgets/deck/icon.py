"""The picture that stands for the whole: the coin with the smiling sun, by itself."""

from .pips import sun_coin
from .style import INK_LINE


def icon() -> str:
    """The coin as a document of its own, for a browser's tab and a page's head."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" aria-hidden="true">'
        f"<g {INK_LINE}>{sun_coin()}</g></svg>\n"
    )
