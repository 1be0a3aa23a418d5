"""The moustached mask on the three of clubs, a good-natured spirit of the woods."""

from .colours import (
    BLUSH,
    BROWN,
    BROWN_DEEP,
    GOLD,
    GOLD_DEEP,
    INK,
    RED,
    RED_DEEP,
    WHITE,
)
from .curves import curve
from .ornaments import leaf
from .style import around, both_halves, circle, ellipse, join, part, path


def leafy_mane() -> str:
    """A ring of leaves round the face."""
    blade = leaf(38, 0, 6, 0.8)
    return around(blade, (*range(-80, 281, 24), -90))


def ears() -> str:
    """Two pointed ears, like a cat's."""
    ear = path(curve("-40,-20! -50,-44 -46,-60! -32,-56 -16,-42!"), GOLD)
    ear += path("M-38,-28C-42,-38 -42,-46 -42,-51C-36,-48 -32,-44 -28,-40", RED, 2)
    return both_halves("mask-ear", ear)


def head() -> str:
    """A golden face with wrinkles and rosy cheeks."""
    outline = (
        "M-40,-14C-42,-44 -20,-50 0,-50C20,-50 42,-44 40,-14C40,18 26,50 0,50"
        "C-26,50 -40,18 -40,-14Z"
    )
    shade = "M40,-14C40,18 26,50 0,50C18,40 30,10 30,-34C38,-30 40,-22 40,-14Z"
    wrinkles = path("M-10,-37Q0,-41 10,-37M-7,-31Q0,-34 7,-31", width=2)
    cheeks = ellipse(-27, 5, 7.5, 5, BLUSH, 0) + ellipse(27, 5, 7.5, 5, BLUSH, 0)
    return path(outline, GOLD) + path(shade, GOLD_DEEP, 0) + path(outline) + wrinkles + cheeks


def eyes() -> str:
    """Round eyes under fierce brows."""
    lids = ellipse(-16, -8, 10, 8.5, WHITE, 2.4) + ellipse(16, -8, 10, 8.5, WHITE, 2.4)
    pupils = circle(-14, -7, 4.4, INK, 0) + circle(14, -7, 4.4, INK, 0)
    sparks = circle(-15.5, -9, 1.5, WHITE, 0) + circle(12.5, -9, 1.5, WHITE, 0)
    brow = path("M-32,-16C-26,-30 -10,-26 -4,-14C-12,-20 -22,-22 -32,-16Z", BROWN_DEEP, 2)
    return lids + pupils + sparks + both_halves("mask-brow", brow)


def nose_and_laugh() -> str:
    """A round nose over a laughing mouth."""
    mouth = path("M-17,29C-8,33 8,33 17,29C15,46 -15,46 -17,29Z", RED_DEEP, 2.4)
    mouth += path("M-13,31Q0,35 13,31L11,35Q0,38 -11,35Z", WHITE, 1.2)
    mouth += path("M-7,41Q0,36 7,41Q0,44 -7,41Z", RED, 0)
    nose = "M-4,-12C-6,-2 -12,4 -10,10C-8,16 8,16 10,10C12,4 6,-2 4,-12"
    return mouth + path(nose, GOLD_DEEP, 2.4) + path("M-5,11h2M3,11h2", width=2.6)


def moustache() -> str:
    """The moustache everybody remembers."""
    half = "0,16! -10,10 -24,14 -38,16 -50,8 -52,-4! -62,10 -54,28 -36,32 -14,30 0,24!"
    drawn = path(curve(half), BROWN, 2.8)
    drawn += path("M-8,21C-20,24 -36,26 -50,18M-12,17C-24,20 -38,21 -47,14", width=1.8)
    return both_halves("mask-moustache", drawn)


def parts() -> str:
    """The whole mask."""
    return part("mask", join((leafy_mane(), ears(), head(), eyes(), nose_and_laugh(), moustache())))
