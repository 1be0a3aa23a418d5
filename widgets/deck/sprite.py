"""Everything together: parts first, then one symbol for each card."""

from . import (
    aces,
    courts,
    figures,
    french,
    glyphs,
    hands,
    hats,
    heads,
    italian,
    joker,
    long_pips,
    mask,
    ornaments,
    paper,
    pips,
)
from .style import join

DRAWERS = (
    paper,
    glyphs,
    ornaments,
    pips,
    long_pips,
    hands,
    heads,
    hats,
    figures,
    aces,
    mask,
    italian,
    french,
    courts,
    joker,
)


def sprite() -> str:
    """The whole deck as one SVG document, to be put once, unseen, into a page."""
    parts = join(drawer.parts() for drawer in DRAWERS)
    cards = join((italian.cards(), french.cards(), paper.back()))
    parts += italian.indexes() + french.indexes()
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute">'
        f"<defs>{parts}</defs>{cards}</svg>\n"
    )
