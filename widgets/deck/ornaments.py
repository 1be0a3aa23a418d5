"""Small things that grow on several cards: leaf, flower, feather, sprig and star."""

from .colours import GOLD, GREEN, GREEN_DEEP, RED
from .style import INHERITED, around, circle, join, part, path, placement, use

FIFTHS = range(0, 360, 72)


def leaf_shape() -> str:
    """A pointed leaf with its rib, growing to the right from 0,0."""
    shape = path("M0,0C8,-16 28,-18 42,-4C28,10 10,12 0,0Z", GREEN)
    return shape + path("M4,-1Q20,-6 34,-4", width=2, stroke=GREEN_DEEP)


def flower_shape() -> str:
    """An open flower of five petals; whoever copies it chooses the colour."""
    petal = path("M0,-4C-13,-12 -12,-25 0,-27C12,-25 13,-12 0,-4Z", INHERITED, 2.6)
    return around(petal, FIFTHS) + circle(0, 0, 8, GOLD, 2.4)


def feather_shape() -> str:
    """A long quill to the right of 0,0; whoever copies it chooses the colour."""
    quill = path("M0,-7C26,-15 62,-14 80,-2C64,14 26,14 0,7Z", INHERITED)
    return quill + path("M22,-1Q46,-5 66,-2", width=1.8)


def sprig_shape() -> str:
    """A twig with a flower between two leaves, to keep lonely pips company."""
    stem = path("M0,34Q-3,20 0,2", width=3, stroke=GREEN_DEEP)
    leaves = leaf(-1, 26, 196, 0.72) + leaf(0, 20, -16, 0.72)
    return stem + leaves + flower(0, -6, RED, 0.72)


def leaf(x: float, y: float, turn: float, size: float = 1.0) -> str:
    """A leaf growing from x, y."""
    return use("leaf", placement(x, y, turn, size))


def flower(x: float, y: float, colour: str, size: float = 1.0) -> str:
    """A flower with its heart at x, y."""
    return use("flower", placement(x, y, 0, size), f'fill="{colour}"')


def feather(x: float, y: float, turn: float, size: float, colour: str) -> str:
    """A feather growing from x, y."""
    return use("feather", placement(x, y, turn, size), f'fill="{colour}"')


def pearl(x: float, y: float, radius: float = 4.0, colour: str = RED) -> str:
    """A small ball: pearls of crowns, buttons, bells."""
    return circle(x, y, radius, colour, 2)


def parts() -> str:
    """Everything that is copied."""
    return join(
        (
            part("leaf", leaf_shape()),
            part("flower", flower_shape()),
            part("feather", feather_shape()),
            part("sprig", sprig_shape()),
        )
    )
