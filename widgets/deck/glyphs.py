"""The ranks in a lettering of their own, drawn with strokes so that they look alike everywhere.

Every sign is 44 high; thick strokes are 8 wide and thin ones 4.2, with slab feet and ball ends.
"""

from typing import NamedTuple

from .style import group, join, number, placement, tidy

THICK, THIN, BALL = 8.0, 4.2, 11.0
GAP = 5.0


class Glyph(NamedTuple):
    """One sign: its width, its thick and thin strokes, and where it ends in a ball."""

    width: float
    thick: str
    thin: str = ""
    balls: str = ""


GLYPHS = {
    "0": Glyph(26, "M13,4C2,4 2,40 13,40C24,40 24,4 13,4Z"),
    "1": Glyph(20, "M11,2V42", "M11,5C9,9 6,11 2,11.5M2,42H20"),
    "2": Glyph(28, "M5.5,13C5,0 24,1 23.5,13C23,23 7,29 5,39", "M3,41.9H26V33", "M6.5,13.5h0"),
    "3": Glyph(
        28,
        "M5.5,11C7,1 23,2 22,12C21.5,18 17,20.5 13,20.8C19,21 24,24 24,30.5C24,42 6,43 4.5,33",
        "",
        "M6.5,12h0M5.8,32.5h0",
    ),
    "4": Glyph(30, "M21,3V42", "M21,3L3,30.5H29M13,42H29"),
    "5": Glyph(
        28,
        "M7.5,21C14,14 24.5,19 24,29C23.5,42.5 6,43 4.5,33",
        "M8,21V3M6,4.1H24",
        "M5.8,32.5h0",
    ),
    "6": Glyph(
        28,
        "M22.5,10C21,2 6,1 5,25C4.5,45 24,43 24,29.5C24,17 7,16 5,29",
        "",
        "M21.8,10.5h0",
    ),
    "7": Glyph(28, "M22,5C16,15 12,27 11,43", "M4,13V4.1H25.2"),
    "8": Glyph(28, "M14,21C4,18 4,4 14,4C24,4 24,18 14,21C2,23 2,40 14,40C26,40 26,23 14,21Z"),
    "9": Glyph(
        28, "M5.5,34C7,42 22,43 23,19C23.5,-1 4,1 4,14.5C4,27 21,28 23,15", "", "M6.2,33.5h0"
    ),
    "A": Glyph(36, "M18,2L29,42", "M18,2L6.5,42M10,28.5H25M1,42H13M21,42H36"),
    "F": Glyph(29, "M8.5,2V42", "M2,4H27V13M8.5,22H20M20,16.5V27.5M2,42H16"),
    "C": Glyph(31, "M27.5,14C25,1 5,-1 5,22C5,45 25,44 28,30", "M28.2,2V15"),
    "R": Glyph(
        34,
        "M8.5,2V42M16,4C27,4 27,22.5 16,22.5M17,23C22,24 23,30 24,35C25,40 27,42 32,41",
        "M2,4H17M2,42H15M8.5,22.5H17",
    ),
    "J": Glyph(24, "M15.5,2V30C15.5,42 4,42 4.5,32.5", "M8,4H23", "M5.8,32.5h0"),
    "Q": Glyph(34, "M17,4C1,4 1,40 17,40C33,40 33,4 17,4ZM14,32C20,32 22,45 31,43"),
    "K": Glyph(35, "M8.5,2V42M16,20L28,42", "M8.5,28L26,4M2,4H15M2,42H15M19.5,4H33M21,42H35"),
}
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "F", "C", "R", "J", "Q", "K")


def strokes(glyph: Glyph) -> str:
    """The strokes of one sign, from its left edge."""
    drawn = f'<path d="{tidy(glyph.thick)}" stroke-width="{number(THICK)}"/>'
    if glyph.thin:
        drawn += f'<path d="{tidy(glyph.thin)}" stroke-width="{number(THIN)}"/>'
    if glyph.balls:
        dots = f'stroke-width="{number(BALL)}" stroke-linecap="round"'
        drawn += f'<path d="{tidy(glyph.balls)}" {dots}/>'
    return drawn


def rank_part(rank: str) -> str:
    """A rank centred on x=0, its top at y=0; it takes the line colour of whoever copies it."""
    glyphs = [GLYPHS[name] for name in rank]
    left = -(sum(glyph.width for glyph in glyphs) + GAP * (len(glyphs) - 1)) / 2
    drawn = ""
    for glyph in glyphs:
        drawn += group(strokes(glyph), placement(left))
        left += glyph.width + GAP
    return f'<g id="ic-rank-{rank}" fill="none">{drawn}</g>'


def parts() -> str:
    """Every rank of both packs."""
    return join(map(rank_part, RANKS))
