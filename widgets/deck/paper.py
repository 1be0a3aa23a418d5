"""The blank cards, the corner box of the index, and the back."""

from .colours import BLUE_DEEP, CREAM, EDGE, FRENCH_PAPER, GOLD, INK, PAPER
from .style import (
    HEIGHT,
    WIDTH,
    around,
    circle,
    join,
    part,
    path,
    rectangle,
    spot,
    symbol,
    use,
)

TILE = 74


def sheet(colour: str) -> str:
    """A card with nothing on it."""
    return rectangle(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 16, colour, 3, EDGE)


def framed_sheet() -> str:
    """Italian paper has a thin ink frame inside its edge."""
    return sheet(PAPER) + rectangle(9, 9, WIDTH - 18, HEIGHT - 18, 10, "none", 1.4, INK)


def corner_box() -> str:
    """The box for the index: it grows out of the frame and hides what lies below."""
    return path("M9,98V19A10,10 0 0 1 19,9H49V88A10,10 0 0 1 39,98Z", PAPER, 1.4, INK)


def majolica() -> str:
    """One tile of the back, after the glazed floors of Vietri: a flower among quarter rings."""
    half = TILE // 2
    petal = path("M0,-5C10,-12 9,-24 0,-31C-9,-24 -10,-12 0,-5Z", CREAM, 0)
    leaf = path("M0,-9C5,-14 5,-21 0,-26C-5,-21 -5,-14 0,-9Z", "#6ea3d8", 0)
    ring = path(f"M-{half},-15A22,22 0 0 0 -15,-{half}", "none", 4, CREAM)
    ring += path(f"M-{half},-27A10,10 0 0 0 -27,-{half}L-{half},-{half}Z", GOLD, 0)
    crosswise, slanting = (0, 90, 180, 270), (45, 135, 225, 315)
    flower = around(petal, crosswise) + around(leaf, slanting)
    heart = circle(0, 0, 7, GOLD, 0) + circle(0, 0, 2.6, BLUE_DEEP, 0)
    return around(ring, crosswise) + flower + heart


def back() -> str:
    """Three by five tiles on deep blue."""
    left, top = (WIDTH - 3 * TILE) / 2, (HEIGHT - 5 * TILE) / 2
    field = (left, top, 3 * TILE, 5 * TILE, 8)
    tiles = join(
        use("tile", spot(left + TILE * (column + 0.5), top + TILE * (row + 0.5)))
        for row in range(5)
        for column in range(3)
    )
    blue = rectangle(*field, BLUE_DEEP, 0)
    return symbol("back", sheet(PAPER) + blue + tiles + rectangle(*field, "none", 3, INK))


def parts() -> str:
    """Papers, corner box and tile."""
    return join(
        (
            part("paper", framed_sheet()),
            part("paper-bare", sheet(PAPER)),
            part("paper-fr", sheet(FRENCH_PAPER)),
            part("corner", corner_box()),
            part("tile", majolica()),
        )
    )
