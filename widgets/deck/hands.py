"""Hands, and what kings hold in the hand that has no suit sign."""

from .colours import BLUE, GOLD, GOLD_DEEP, RED, SKIN, SKIN_DEEP
from .style import circle, cord, join, part, path


def fist() -> str:
    """A hand closed round an upright thing: four fingers in front, the thumb above."""
    palm = "M-11,-9C-12,-14 9,-15 12,-9C15,0 14,11 10,14C4,17 -7,17 -10,13C-13,8 -13,-3 -11,-9Z"
    drawn = path(palm, SKIN, 2.6) + path("M11,-4C13,4 12,11 8,14", width=2, stroke=SKIN_DEEP)
    drawn += path("M-10.5,-3.5H5M-11.5,3H5M-11,9.5H4", width=1.7)
    return drawn + path("M11,-6C5,-13 -6,-14 -9,-10C-8,-6 2,-6 7,-2", SKIN, 1.9)


def sceptre() -> str:
    """A golden staff with a lily on top, its grip at 0,0."""
    staff = path("M-4,-62L-3.4,92H3.4L4,-62Z", GOLD, 2.6)
    staff += path("M1.6,-58V88", width=2.2, stroke=GOLD_DEEP)
    lily = (
        "M0,-100C9,-90 8,-80 3,-72C10,-76 14,-84 20,-80C22,-72 14,-66 6,-64H-6"
        "C-14,-66 -22,-72 -20,-80C-14,-84 -10,-76 -3,-72C-8,-80 -9,-90 0,-100Z"
    )
    knob = path("M-10,-66H10L8,-58H-8Z", RED, 2.4)
    return staff + path(lily, GOLD, 2.6) + knob + circle(0, -84, 2.6, BLUE, 1.2)


def orb() -> str:
    """The golden ball of the world with its cross, resting on an open hand at 0,0."""
    ball = circle(0, -14, 17, GOLD, 2.8)
    ball += path("M9,-26C15,-18 13,-8 6,-2", width=3, stroke=GOLD_DEEP)
    bands = cord("M-16.5,-17Q0,-8 16.5,-17M0,-11V2", RED, 3.6)
    cross = cord("M0,-31V-47M-6,-41H6", GOLD, 5)
    hand = path("M-17,-2C-18,8 -8,15 3,14C13,13 18,6 17,-3C10,4 -8,5 -17,-2Z", SKIN, 2.6)
    return ball + bands + cross + hand


def parts() -> str:
    """Hands and royal signs."""
    return join((part("fist", fist()), part("sceptre", sceptre()), part("orb", orb())))
