"""The round suit signs, coins and cups, each drawn in a box of 100 x 100 centred on 0,0."""

from .colours import (
    BLUE,
    BLUSH,
    GOLD,
    GOLD_DEEP,
    GREEN,
    GREEN_DEEP,
    GREEN_LIGHT,
    INK,
    RED,
    RED_DEEP,
    RED_LIGHT,
    WHITE,
)
from .copies import CROSSWISE, SLANTING, side_by_side
from .style import circle, ellipse, join, part, path, use


def coin_rim() -> str:
    """The gold edge of a coin with its string of beads and the red field inside."""
    beads = circle(0, 0, 40.5, width=3, stroke=GOLD_DEEP, beads=8.5)
    return circle(0, 0, 46, GOLD) + beads + circle(0, 0, 35, RED, 2.4)


def denaro() -> str:
    """A coin: a flower of eight petals, white and gold."""
    gold = side_by_side("M0,-6C9,-13 9,-25 0,-33C-9,-25 -9,-13 0,-6Z", CROSSWISE)
    white = side_by_side("M0,-6C7,-14 7,-24 0,-31C-7,-24 -7,-14 0,-6Z", SLANTING)
    petals = path(gold, GOLD, 1.6) + path(white, WHITE, 1.6)
    return coin_rim() + petals + circle(0, 0, 10, GOLD, 2) + circle(0, 0, 4.5, BLUE, 1.4)


def sun_coin() -> str:
    """The coin in the heart of the settebello: a smiling sun."""
    flames = side_by_side("M-5,-19C-8,-26 3,-27 0,-33C8,-28 4,-23 5,-19Z", range(0, 360, 60))
    rays = side_by_side("M-6,-19L0,-34L6,-19Z", range(30, 390, 60))
    shine = path(flames, WHITE, 1.4) + path(rays, GOLD, 1.6)
    face = circle(0, 0, 21, GOLD, 2.4)
    face += ellipse(-11.5, 5, 4, 3, BLUSH, 0) + ellipse(11.5, 5, 4, 3, BLUSH, 0)
    face += path("M-12,-6Q-8,-9.5 -4,-6M4,-6Q8,-9.5 12,-6", width=1.8)
    face += circle(-7.5, -2, 2, INK, 0) + circle(7.5, -2, 2, INK, 0)
    face += path("M.5,-3L-2,4Q0,5.5 2.5,4.5", width=1.5)
    face += path("M-8.5,8Q0,16 8.5,8Q0,11 -8.5,8Z", RED, 1.5)
    return coin_rim() + shine + face


def coppa() -> str:
    """A cup: red bowl in a golden calyx, wide golden lip, green foot."""
    foot = path("M-29,46C-29,35 -13,36 -8,22H8C13,36 29,35 29,46Z", GREEN)
    foot += path("M13,37C18,39 22,40 24,43", width=2, stroke=GREEN_DEEP)
    foot += path("M-20,41C-15,39 -11,37 -9,33", width=2.6, stroke=GREEN_LIGHT)
    knop = ellipse(0, 17.5, 14, 6.5, BLUE, 2.6)
    bowl = path("M-36,-30C-38,-2 -22,13 0,13C22,13 38,-2 36,-30Z", RED)
    bowl += path("M29,-22C28,-10 24,-4 20,-1", width=4, stroke=RED_DEEP)
    bowl += path("M-29,-20C-29,-15 -28,-12 -26,-9", width=4, stroke=RED_LIGHT)
    calyx = (
        "M-32,-8C-25,-17 -18,-13 -13,-4C-9,-15 9,-15 13,-4C18,-13 25,-17 32,-8"
        "C27,6 15,13 0,13C-15,13 -27,6 -32,-8Z"
    )
    bowl += path(calyx, GOLD, 2.4) + path("M-13,-4Q-11,5 -7,11M13,-4Q11,5 7,11", width=1.8)
    lip = ellipse(0, -31, 37, 10.5, GOLD) + ellipse(0, -31, 28, 6, RED_DEEP, 2)
    return foot + knop + bowl + lip


def parts() -> str:
    """All round signs, ready to be copied."""
    return join((part("D", denaro()), part("D-sun", sun_coin()), part("C", coppa())))


def small_sign(suit: str, *attributes: str) -> str:
    """The sign of a suit for corners and compact faces: swords and clubs have a stout cousin."""
    return use(suit if suit in "DC" else f"{suit}-stout", *attributes)
