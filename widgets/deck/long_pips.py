"""The long suit signs, swords and clubs, drawn upright around 0,0 in the lengths a card needs."""

from .colours import (
    BLUE,
    BLUE_DEEP,
    GOLD,
    GOLD_DEEP,
    GREEN,
    GREEN_DEEP,
    GREEN_LIGHT,
    RED,
    STEEL,
    STEEL_DEEP,
)
from .curves import curve
from .style import circle, ellipse, group, join, number, part, path, placement


def blade(tip: float, shoulder: float, half: float) -> str:
    """A double-edged blade with one side in the shade and a blue groove."""
    edge = tip + half * 2
    outline = (
        f"M{number(-half)},{number(shoulder)}L{number(-half - 1)},{number(edge)}L0,{number(tip)}"
        f"L{number(half + 1)},{number(edge)}L{number(half)},{number(shoulder)}Z"
    )
    shade = (
        f"M0,{number(tip + 4)}L{number(half - 0.5)},{number(edge)}"
        f"L{number(half - 1.5)},{number(shoulder)}H0Z"
    )
    groove = f"M0,{number(edge + 6)}V{number(shoulder - 4)}"
    drawn = path(outline, STEEL) + path(shade, STEEL_DEEP, 0)
    return drawn + path(groove, width=half / 3, stroke=BLUE)


def grip(shoulder: float, end: float, half: float) -> str:
    """A red grip wound with gold wire."""
    last = end - half * 1.6
    turns = max(2, round((last - shoulder - 14) / 9))
    outline = (
        f"M{number(1 - half * 0.8)},{number(shoulder)}L{number(-half * 0.8)},{number(last)}"
        f"H{number(half * 0.8)}L{number(half * 0.8 - 1)},{number(shoulder)}Z"
    )
    wire = ""
    for turn in range(turns):
        y = shoulder + 14 + turn * (last - shoulder - 16) / turns
        wire += f"M{number(1 - half * 0.8)},{number(y + 5)}L{number(half * 0.8 - 1)},{number(y)}"
    return path(outline, RED, 2.6) + path(wire, width=2.4, stroke=GOLD)


def guard_and_pommel(shoulder: float, end: float, half: float) -> str:
    """A golden guard with curled ends and a ruby; a pommel with a blue stone."""
    curled = "M0,-5C10,-5 14,5 23,-7C28,4 18,12 0,9C-18,12 -28,4 -23,-7C-14,5 -10,-5 0,-5Z"
    guard = path(curled, GOLD, 2.8) + circle(0, 2, 4, RED, 1.6)
    pommel = circle(0, -10, 10, GOLD, 2.8) + circle(0, -10, 4, BLUE, 1.4)
    size = half / 10
    return group(guard, placement(0, shoulder, 0, size)) + group(pommel, placement(0, end, 0, size))


def spada(length: float, half: float, hilt_share: float = 0.34) -> str:
    """A sword, point up: the blade, then grip and guard over it."""
    end = length / 2
    shoulder = end - length * hilt_share
    drawn = blade(-end, shoulder, half) + grip(shoulder, end, half)
    return drawn + guard_and_pommel(shoulder, end, half)


def lopped_twig(x: float, y: float, side: int, size: float) -> str:
    """The stub of a cut branch, with its pale wood showing."""
    stub = path("M-5,9Q5,4 10,-5L1,-10Q-2,-4 -6,-2Z", GREEN, 2.6 / size)
    wood = group(ellipse(0, 0, 5.5, 3.2, GOLD, 2 / size), placement(5.6, -7.6, 30))
    return group(stub + wood, placement(x, y, 0, size, side * size))


CLUB_OUTLINE = (
    (-7, 1.0), (-9, 0.6), (-10, 0.28), (-14, 0.17), (-12, 0.02), (-14, -0.4), (-19, -0.7),
    (-18, -0.9), (-13, -0.975), (13, -0.975), (18, -0.9), (20, -0.7), (15, -0.45), (17, -0.33),
    (12, -0.2), (11, 0.3), (9, 0.62), (7, 1.0),
)  # fmt: skip
CLUB_SHADE = ((9, -0.8), (8, -0.3), (6, 0.3), (5, 0.7))
CLUB_LIGHT = ((-12, -0.78), (-7.5, -0.3), (-6, -0.05))


def along(points: tuple[tuple[float, float], ...], half: float, girth: float) -> str:
    """Points given across and along a club, as points of the card; both its ends are sharp."""
    ends = (1.0, -0.975)
    return " ".join(
        f"{number(across * girth)},{number(share * half)}{'!' if share in ends else ''}"
        for across, share in points
    )


def bastone(length: float, girth: float = 1.0) -> str:
    """A knotty club, thick end up, bound in red at the grip."""
    half = length / 2
    drawn = path(curve(along(CLUB_OUTLINE, half, girth)), GREEN)
    shade, light = along(CLUB_SHADE, half, girth), along(CLUB_LIGHT, half, girth)
    drawn += path(curve(shade, closed=False), width=4.5, stroke=GREEN_DEEP)
    drawn += path(curve(light, closed=False), width=4, stroke=GREEN_LIGHT)
    for share, side, offset in ((-0.5, 1, 15), (-0.14, -1, 12), (0.24, 1, 10)):
        drawn += lopped_twig(side * offset * girth, share * half, side, girth)
    top = 1 - half * 0.975
    ring = f"M{number(-6 * girth)},{number(top)}h{number(12 * girth)}"
    drawn += ellipse(0, top, 13.5 * girth, 5.5 * girth, GOLD, 2.6)
    drawn += path(ring, width=1.6, stroke=GOLD_DEEP)
    band = path("M-8.4,-20H8.4L8,-11H-8Z", RED, 2.4 / girth)
    return drawn + group(band, placement(0, half, 0, girth))


def stout_spada() -> str:
    """A short broad sword that stays readable as a corner sign."""
    drawn = path("M-10,16L-11,-34L0,-50L11,-34L10,16Z", STEEL, 4)
    drawn += path("M0,-44L9,-32L8,14H0Z", STEEL_DEEP, 0)
    drawn += path("M0,-30V12", width=4, stroke=BLUE_DEEP) + path("M-7,20H7V40H-7Z", RED, 4)
    guard = "M-31,8C-20,18 -10,12 0,12C10,12 20,18 31,8C36,22 20,26 0,26C-20,26 -36,22 -31,8Z"
    return drawn + path(guard, GOLD, 4) + circle(0, 43, 8, GOLD, 4)


def stout_bastone() -> str:
    """A short thick club that stays readable as a corner sign."""
    outline = (
        "-7,50! -10,20 -17,4 -16,-14 -24,-34 -18,-46 0,-50 18,-46 24,-34 17,-16 20,-2 11,16 7,50!"
    )
    drawn = path("M8,6L30,-8L24,-18L8,-8Z", GREEN, 4) + ellipse(27, -13, 5, 7, GOLD, 3.4)
    drawn += path("M-10,-8L-30,-20L-25,-29L-10,-22Z", GREEN, 4)
    drawn += ellipse(-28, -25, 5, 7, GOLD, 3.4) + path(curve(outline), GREEN, 4)
    drawn += path("M11,-34C7,-16 8,0 4,22", width=5, stroke=GREEN_DEEP)
    drawn += path("M-14,-34C-10,-22 -9,-14 -9,-6", width=5, stroke=GREEN_LIGHT)
    return drawn + path("M-9,32H9L8,43H-8Z", RED, 3.6) + ellipse(0, -43, 14, 6, GOLD, 3.6)


def parts() -> str:
    """All long signs, ready to be copied."""
    return join(
        (
            part("S", spada(165, 10)),
            part("S-long", spada(310, 14, 0.3)),
            part("S-stout", stout_spada()),
            part("B", bastone(165)),
            part("B-long", bastone(310, 1.35)),
            part("B-stout", stout_bastone()),
        )
    )
