"""The animals that follow the knaves: cat, goose, cockerel and dog, standing on 0,0."""

from .colours import BROWN_DEEP, GOLD, GOLD_DEEP, GREEN, INK, RED, SHADE, WHITE
from .curves import curve
from .style import circle, cord, join, part, path

GINGER, TAWNY = "#e08a35", "#c98b4f"


def cat() -> str:
    """A ginger cat, sitting, its tail round its feet."""
    tail = cord("M10,-3C22,-2 25,-10 19,-17", GINGER, 7)
    body = path(curve("-11,0! -15,-12 -10,-24 0,-29 10,-24 15,-12 11,0!"), GINGER, 2.6)
    body += path("M-4,0V-12M4,0V-12", width=1.8) + path("M-5,-23Q0,-10 5,-23Z", WHITE, 1.4)
    head = "-12,-30! -14,-40 -13,-52! -6,-46 6,-46! 13,-52! 14,-40 12,-30! 6,-25 -6,-25"
    face = path(curve(head), GINGER, 2.6) + path("M0,-46V-41M-4,-45V-42M4,-45V-42", width=1.6)
    face += circle(-5.5, -37, 1.9, INK, 0) + circle(5.5, -37, 1.9, INK, 0)
    face += path("M-2,-33H2L0,-31Z", RED, 1) + path(
        "M0,-31Q-2,-28 -4,-30M0,-31Q2,-28 4,-30", width=1.4
    )
    return tail + body + face


def goose() -> str:
    """A white goose with a ribbon round its neck."""
    feet = path("M-6,-7V0H2M4,-7V0H12", width=3.4, stroke=GOLD_DEEP)
    outline = (
        "-25,-24! -14,-27 -2,-28 5,-34 3,-46 9,-55 18,-52 18,-44 14,-36 16,-22 10,-9 -6,-6 -20,-13"
    )
    body = path(curve(outline), WHITE, 2.6)
    body += path(curve("-20,-21! -10,-24 2,-22 6,-18! 0,-11 -12,-12"), SHADE, 2)
    beak = path("M18,-51L28,-46L17,-44Z", GOLD, 2)
    return (
        feet
        + body
        + beak
        + circle(12.5, -49, 1.7, INK, 0)
        + path("M5,-36L14,-36", width=4, stroke=RED)
    )


def cockerel() -> str:
    """A proud cockerel."""
    legs = path("M-4,-10V0H4M6,-10V0H14", width=3.2, stroke=GOLD_DEEP)
    plumes = path(curve("-8,-22! -22,-22 -30,-34 -24,-48! -18,-38 -12,-34 -2,-30!"), GREEN, 2.4)
    plumes += path("M-12,-25C-19,-30 -22,-36 -23,-42", width=1.8)
    comb = path("M4,-47C2,-55 7,-57 8,-52C9,-59 14,-59 14,-53C17,-57 21,-54 18,-48Z", RED, 2)
    outline = "-14,-20! -6,-28 2,-36 4,-46 12,-51 19,-47 18,-36 18,-22 10,-10 -4,-9"
    body = path(curve(outline), WHITE, 2.6) + path(
        curve("-9,-19! -1,-25 8,-20! 4,-13 -4,-13"), GOLD, 2
    )
    beak = path("M19,-48L27,-44L19,-42Z", GOLD, 2) + path("M17,-41C20,-36 18,-32 15,-34Z", RED, 1.6)
    return legs + plumes + comb + body + beak + circle(13, -46, 1.7, INK, 0)


def dog() -> str:
    """A hunting dog, sitting, looking up at his master."""
    tail = cord("M-14,-5C-24,-5 -27,-12 -25,-19", TAWNY, 6.4)
    body = path(curve("-14,0! -21,-9 -18,-22 -8,-32 4,-36 13,-30 14,-18 13,-8 16,0!"), TAWNY, 2.6)
    body += path("M7,-20V0M-15,-3Q-6,-20 1,-2", width=1.8)
    body += path(curve("9,-29! 13,-24 14,-17 12,-12! 9,-18"), WHITE, 0)
    head = path(
        curve("-4,-34! -9,-45 -1,-54 9,-53 15,-48 24,-46 26,-40 16,-36 10,-31!"), TAWNY, 2.6
    )
    head += path(curve("-2,-51! -11,-46 -11,-36 -6,-31! 0,-38 2,-46"), BROWN_DEEP, 2)
    head += circle(9, -46.5, 1.8, INK, 0) + circle(25, -43.5, 2.6, INK, 0)
    return tail + body + head + path("M-4,-33Q4,-27 11,-31", width=4, stroke=RED)


def parts() -> str:
    """One companion for each suit."""
    drawers = {"D": cat, "C": goose, "S": cockerel, "B": dog}
    return join(part(f"companion-{suit}", draw()) for suit, draw in drawers.items())
