"""The blank cards, the corner box of the index, and the back."""

from .colours import BLUE_DEEP, CREAM, EDGE, FRENCH_PAPER, GOLD, INK, PAPER
from .copies import CROSSWISE, SLANTING, side_by_side
from .style import HEIGHT, WIDTH, join, part, path, rectangle, symbol

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


def majolica(spots: list[tuple[float, float]]) -> str:
    """Tiles after the glazed floors of Vietri: a flower among quarter rings on each."""
    half = TILE // 2
    rings = side_by_side(f"M-{half},-15A22,22 0 0 0 -15,-{half}", CROSSWISE, spots)
    edges = side_by_side(f"M-{half},-27A10,10 0 0 0 -27,-{half}L-{half},-{half}Z", CROSSWISE, spots)
    petals = side_by_side("M0,-5C10,-12 9,-24 0,-31C-9,-24 -10,-12 0,-5Z", CROSSWISE, spots)
    leaves = side_by_side("M0,-9C5,-14 5,-21 0,-26C-5,-21 -5,-14 0,-9Z", SLANTING, spots)
    hearts, dots = (side_by_side(disc(radius), (0,), spots) for radius in (7, 2.6))
    corners = path(rings, "none", 4, CREAM) + path(edges, GOLD, 0)
    flowers = path(petals, CREAM, 0) + path(leaves, "#6ea3d8", 0)
    return corners + flowers + path(hearts, GOLD, 0) + path(dots, BLUE_DEEP, 0)


def disc(radius: float) -> str:
    """A whole circle round 0,0 as a path."""
    return f"M-{radius},0A{radius},{radius} 0 1 0 {radius},0A{radius},{radius} 0 1 0 -{radius},0Z"


def back() -> str:
    """Three by five tiles on deep blue."""
    left, top = (WIDTH - 3 * TILE) / 2, (HEIGHT - 5 * TILE) / 2
    field = (left, top, 3 * TILE, 5 * TILE, 8)
    tiles = majolica(
        [
            (left + TILE * (column + 0.5), top + TILE * (row + 0.5))
            for row in range(5)
            for column in range(3)
        ]
    )
    blue = rectangle(*field, BLUE_DEEP, 0)
    return symbol("back", sheet(PAPER) + blue + tiles + rectangle(*field, "none", 3, INK))


def parts() -> str:
    """Papers and corner box."""
    return join(
        (
            part("paper", framed_sheet()),
            part("paper-bare", sheet(PAPER)),
            part("paper-fr", sheet(FRENCH_PAPER)),
            part("corner", corner_box()),
        )
    )
