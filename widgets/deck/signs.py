"""Hat, horse and crown: the court cards' signs in a corner, read in every language."""

from .colours import INK, PAPER
from .style import bundle, circle, group, path, placement

PLACE = placement(12, 13, 0, 0.9)


def hat() -> str:
    """A knave's hat with its feather."""
    crown = path("M5,40C5,29 11,24 18,24S31,29 31,40Z", INK)
    feather = path("M17,23C16,12 22,4 35,3C37,13 30,22 19,25Z", INK)
    return crown + path("M2,44.5H34", width=6, stroke=INK) + feather + _lit("M20,22Q24,13 31,8", 2)


def horse() -> str:
    """A knight's horse, its head."""
    head = path(
        "M9,46C8,35 15,31 18,25C14,26 12,28 9,31C5,34 0,31 2,26C4,21 7,17 9,12C10,8 13,6 16,5L17,0"
        "L22,5C31,8 35,19 34,46Z",
        INK,
    )
    eye = circle(14.5, 13.5, 2.4, PAPER, 0)
    return head + eye + _lit("M25,12C29,17 30,26 29.5,38", 2.2)


def crown() -> str:
    """A king's crown."""
    points = path("M5,37L1,13L11,23L18,6L25,23L35,13L31,37Z", INK, 2, INK)
    pearls = circle(18, 4, 4, INK) + circle(2.5, 11, 3.2, INK) + circle(33.5, 11, 3.2, INK)
    return points + path("M5,44.5H31", width=6, stroke=INK) + pearls


def _lit(data: str, width: float) -> str:
    """A line of paper in the ink."""
    return path(data, width=width, stroke=PAPER)


def parts() -> str:
    """The three signs where a corner has its rank."""
    drawn = {"hat": hat(), "horse": horse(), "crown": crown()}
    line = 'stroke-linecap="round" stroke-linejoin="round"'
    return "".join(
        bundle(f"corner-{name}", group(sign, PLACE, line)) for name, sign in drawn.items()
    )
