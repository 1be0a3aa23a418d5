"""Faces, hair and beards, drawn around 0,0 (the bridge of the nose), about 40 wide and 50 high."""

from .colours import BLUSH, HAIR, INK, RED, RED_DEEP, SKIN, SKIN_DEEP, WHITE
from .curves import curve
from .style import circle, ellipse, join, part, path


def neck() -> str:
    """A short neck, to be covered by a collar below."""
    return path("M-9,16L-11,36H11L9,16Z", SKIN) + path("M-8,22Q2,30 9,20L9.5,28H-9Z", SKIN_DEEP, 0)


def head_shape() -> str:
    """Skin, with the right side in the shade and warm cheeks."""
    outline = (
        "M-19,-14C-21,2 -18,13 -10,21C-4,26.5 4,26.5 10,21C18,13 21,2 19,-14"
        "C15,-32 -15,-32 -19,-14Z"
    )
    shade = "M19,-14C21,2 18,13 10,21C5,25.5 -1,26 -5,24.3C6,21 14,8 13,-16Z"
    cheeks = ellipse(-12, 6.5, 4.6, 3.4, BLUSH, 0) + ellipse(11.5, 6.5, 4.4, 3.4, BLUSH, 0)
    return path(outline, SKIN, 0) + path(shade, SKIN_DEEP, 0) + cheeks + path(outline)


def eyes() -> str:
    """Two almond eyes under arched brows, looking a little to the left."""
    brows = path("M-15,-9Q-9.5,-13.5 -4,-9.5M4,-9.5Q9.5,-13.5 15,-9", width=2.2)
    almonds = "M-14,-2.5Q-9,-7.5 -4,-2.5Q-9,.5 -14,-2.5ZM4,-2.5Q9,-7.5 14,-2.5Q9,.5 4,-2.5Z"
    pupils = circle(-9.6, -3, 2.2, INK, 0) + circle(8.4, -3, 2.2, INK, 0)
    return brows + path(almonds, WHITE, 1.6) + pupils


def nose_and_mouth() -> str:
    """A straight nose and a small red smile."""
    nose = path("M-1,-5C-2,1 -4.5,5 -4,7.5Q-1,9.5 3,8", width=1.8)
    mouth = path("M-7,13.2Q-3,11.8 -.5,13Q3,11.8 7,13Q0,20 -7,13.2Z", RED, 1.4)
    return nose + mouth + path("M-7.6,12.4Q0,16 7.6,12.2", width=1.3, stroke=RED_DEEP)


def face() -> str:
    """Neck, head and features, without hair."""
    return neck() + head_shape() + eyes() + nose_and_mouth()


def curls() -> str:
    """Shoulder-long hair behind the face."""
    outline = (
        "-16,-20 -24,-8 -27,8 -32,20 -27,28! -20,27 -13,22 13,22 20,27 27,28! 32,20 27,8 24,-8"
        " 16,-20"
    )
    locks = (
        "M-24,2C-26,12 -29,18 -25,24M-19,6C-20,14 -21,18 -18,23"
        "M24,2C26,12 29,18 25,24M19,6C20,14 21,18 18,23"
    )
    return path(curve(outline), HAIR) + path(locks, width=1.8)


def waves() -> str:
    """Longer hair behind the face of a king."""
    outline = "-18,-20 -26,-4 -29,12 -32,24 -24,32! 24,32! 32,24 29,12 26,-4 18,-20"
    return path(curve(outline), HAIR) + path(
        "M-24,4C-27,14 -27,20 -24,27M24,4C27,14 27,20 24,27", width=1.8
    )


def fringe() -> str:
    """Hair on the forehead."""
    outline = (
        "M-21,-2C-22,-22 -12,-27 0,-27C12,-27 22,-22 21,-2C18,-8 17,-13 15,-17"
        "C8,-14 -6,-13 -13,-18C-16,-13 -18,-8 -21,-2Z"
    )
    return path(outline, HAIR, 2.6)


def moustache() -> str:
    """A proud moustache with turned-up ends."""
    outline = "0,10! -6,8.5 -13,12 -19,8 -16,15 -8,17 0,13! 8,17 16,15 19,8 13,12 6,8.5"
    return path(curve(outline), HAIR, 1.8)


def royal_beard() -> str:
    """A full beard with locks, leaving the mouth free, and a moustache over it."""
    outline = (
        "-20,-6! -22,8 -23,20 -18,30 -13,36 -10,45 0,50! 10,45 13,36 18,30 23,20 22,8 20,-6!"
        " 16,8 8,10 0,9 -8,10 -16,8"
    )
    locks = (
        "M-15,15C-17,22 -14,26 -11,31M-7,22C-9,30 -6,35 -4,42M7,22C9,30 6,35 4,42"
        "M15,15C17,22 14,26 11,31M0,25V44"
    )
    mouth = path("M-6,14Q0,11.5 6,14Q0,20 -6,14Z", RED, 1.4)
    return path(curve(outline), HAIR, 2.6) + path(locks, width=1.7) + mouth + moustache()


def parts() -> str:
    """A face, and the hair that makes it young, warlike or royal."""
    return join(
        (
            part("face", face()),
            part("curls", curls()),
            part("waves", waves()),
            part("fringe", fringe()),
            part("moustache", moustache()),
            part("beard", royal_beard()),
        )
    )
