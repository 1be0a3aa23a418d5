"""Everything together: parts first, then one symbol for each card."""

from . import (
    aces,
    courts,
    figures,
    french_pack,
    glyphs,
    hands,
    hats,
    heads,
    italian_pack,
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
    italian_pack,
    french_pack,
    courts,
    joker,
)


def sprite() -> str:
    """The whole deck as one SVG document, to be put once, unseen, into a page."""
    parts = join(drawer.parts() for drawer in DRAWERS)
    cards = join((italian_pack.cards(), french_pack.cards(), paper.back()))
    parts += italian_pack.indexes() + french_pack.indexes()
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute">'
        f"<defs>{parts}</defs>{cards}</svg>\n"
    )
