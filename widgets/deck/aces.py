"""The four aces, each one picture that fills the card."""

from .birds import eagle, goldfinch, tail_and_claw
from .colours import (
    BLUE,
    BLUE_LIGHT,
    GOLD,
    GOLD_DEEP,
    GREEN,
    GREEN_DEEP,
    GREEN_LIGHT,
    RED,
    RED_DEEP,
    RED_LIGHT,
    WHITE,
)
from .curves import curve
from .long_pips import bastone, spada
from .ornaments import flower, leaf, pearl
from .style import both_sides, circle, cord, ellipse, group, join, part, path, placement, use


def asso_di_denari() -> str:
    """A crowned double eagle carries the coin on its breast."""
    ring = "M104,72L96,38L112,52L125,30L138,52L154,38L146,72Q125,64 104,72Z"
    crown = path(ring, GOLD, 2.8) + path("M106,63Q125,55 144,63", width=2, stroke=GOLD_DEEP)
    crown += join(pearl(x, y, 4.4) for x, y in ((96, 36), (125, 28), (154, 36)))
    return (
        both_sides("eagle-tail", tail_and_claw())
        + both_sides("eagle", eagle())
        + use("D", placement(125, 216, 0, 1.22))
        + crown
    )


def great_bowl() -> str:
    """The bowl of the great cup: red above, a golden calyx with a heart below."""
    bowl = path("M50,156C46,228 78,290 125,290C172,290 204,228 200,156Z", RED)
    bowl += path("M187,176C184,214 172,244 156,260", width=8, stroke=RED_DEEP)
    bowl += path("M63,178C64,192 66,204 70,214", width=7, stroke=RED_LIGHT)
    calyx = (
        "M62,222C76,200 92,206 102,232C110,202 140,202 148,232C158,206 174,200 188,222"
        "C180,266 158,290 125,290C92,290 70,266 62,222Z"
    )
    bowl += path(calyx, GOLD) + path("M102,232Q104,262 114,284M148,232Q146,262 136,284", width=2.4)
    heart = (
        "M125,216C121,208 104,200 104,188C104,176 121,174 125,184"
        "C129,174 146,176 146,188C146,200 129,208 125,216Z"
    )
    lip = (
        "M46,158C46,142 70,146 125,146C180,146 204,142 204,158C204,172 180,176 125,176"
        "C70,176 46,172 46,158Z"
    )
    bowl += path(heart, GOLD, 2.4) + path(lip, GOLD)
    return bowl + path("M60,162Q125,172 190,162", width=3, stroke=GOLD_DEEP)


def great_foot() -> str:
    """The green foot of the great cup, under a blue knop."""
    foot = path("M68,366C68,340 104,342 112,304H138C146,342 182,340 182,366Z", GREEN)
    foot += path("M82,357Q125,348 168,357", width=5, stroke=GOLD)
    foot += path("M92,350C104,344 110,336 113,326", width=5, stroke=GREEN_LIGHT)
    foot += path("M150,346C156,350 164,352 168,356", width=3, stroke=GREEN_DEEP)
    knop = ellipse(125, 300, 30, 13, BLUE)
    return foot + knop + path("M103,296Q112,291 122,291", width=4, stroke=BLUE_LIGHT)


def asso_di_coppe() -> str:
    """A great cup with curled handles, brimming with flowers."""
    handle = cord("M62,176C30,160 16,196 34,214C48,226 62,214 56,202", GOLD, 13)
    twigs = ((82, 140, 200), (94, 118, 238), (116, 98, 268), (140, 100, -66), (158, 120, -40),
             (170, 140, -18))  # fmt: skip
    leaves = join(leaf(x, y, turn, 1.15) for x, y, turn in twigs)
    blooms = flower(86, 124, GOLD, 0.95) + flower(166, 122, BLUE, 0.95) + flower(126, 102, RED, 1.2)
    buds = flower(106, 138, WHITE, 0.7) + flower(147, 138, WHITE, 0.7)
    return both_sides("handle", handle) + great_foot() + leaves + blooms + buds + great_bowl()


def laurel() -> str:
    """Half a laurel wreath, left of the blade."""
    steps = ((104, 322, 200, 245), (80, 304, 216, 262), (63, 276, 232, 282), (54, 244, 248, 296),
             (53, 212, 260, 312))  # fmt: skip
    stem = path("M125,330C72,318 42,262 58,178", width=3, stroke=GREEN_DEEP)
    pairs = join(leaf(x, y, out, 0.66) + leaf(x, y, inside, 0.6) for x, y, out, inside in steps)
    return stem + pairs + leaf(58, 182, 276, 0.66)


def asso_di_spade() -> str:
    """A great sword through a crown, in a laurel wreath tied with a ribbon."""
    ring = "M88,128L78,88L100,106L125,80L150,106L172,88L162,128Q125,114 88,128Z"
    behind = path(ring, GOLD, 2.8) + join(
        pearl(x, y, 5) for x, y in ((78, 86), (125, 78), (172, 86))
    )
    behind += path("M88,124Q125,108 162,124Q125,136 88,124Z", RED_DEEP, 2.4)
    front = path("M86,122Q125,138 164,122L161,138Q125,154 89,138Z", GOLD, 2.8)
    jewels = ((105, 140, BLUE), (125, 143, RED), (145, 140, GREEN))
    front += join(circle(x, y, 4, colour, 1.6) for x, y, colour in jewels)
    sword = group(spada(348, 17, 0.3), placement(125, 202))
    ribbon = path(
        curve(
            "125,316! 104,304 84,312 70,328 56,328 46,340! 58,342 58,356! 76,358 88,344 102,332"
            " 125,338!"
        ),
        RED,
    )
    knot = path("M110,311H140V342H110Z", RED)
    knot += path("M119,314V339M131,314V339", width=2, stroke=RED_DEEP)
    bow = both_sides("ribbon", ribbon) + knot
    return behind + both_sides("laurel", laurel()) + sword + front + bow


def asso_di_bastoni() -> str:
    """A great club that has begun to flower, with a goldfinch on a twig."""
    club = group(bastone(350, 2.1), placement(125, 200))
    twigs = "M146,256C168,250 180,236 188,216M104,268C82,264 66,250 58,226M150,276Q176,280 184,296"
    twigs += "M106,292Q84,296 74,312"
    foliage = ((186, 222, -60), (172, 240, 14), (60, 232, 230), (72, 250, 165), (62, 236, -60),
               (184, 294, 40), (168, 280, -20), (75, 310, 150), (90, 297, 195))  # fmt: skip
    leaves = join(leaf(x, y, turn, 0.82) for x, y, turn in foliage)
    blooms = flower(57, 218, RED, 0.72) + flower(188, 304, WHITE, 0.7) + flower(72, 320, GOLD, 0.62)
    bird = group(goldfinch(), placement(190, 170))
    return cord(twigs, GREEN, 7) + club + leaves + blooms + bird


ACES = {
    "D": asso_di_denari,
    "C": asso_di_coppe,
    "S": asso_di_spade,
    "B": asso_di_bastoni,
}


def parts() -> str:
    """The four pictures."""
    return join(part(f"ace-{suit}", draw()) for suit, draw in ACES.items())
