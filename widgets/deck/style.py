"""The hand of the deck: its ink line and the few shapes everything is drawn with."""

import re
from collections.abc import Iterable

from .colours import INK

WIDTH, HEIGHT = 250, 400
VIEW_BOX = f"0 0 {WIDTH} {HEIGHT}"
INK_LINE = f'stroke="{INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"'
OTHER_SIDE = f'transform="matrix(-1 0 0 1 {WIDTH} 0)"'
OTHER_END = f'transform="rotate(180 {WIDTH // 2} {HEIGHT // 2})"'
INHERITED = ""  # as fill: the colour given by whoever copies the part


def number(value: float) -> str:
    """A coordinate with at most one decimal and no needless characters."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else re.sub(r"^(-?)0\.", r"\1.", text)


def factor(value: float) -> str:
    """A scale factor with at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return re.sub(r"^(-?)0\.", r"\1.", text)


def paint(fill: str, width: float | None, stroke: str | None) -> str:
    """Fill and line; the line is inherited ink unless said otherwise, width 0 means no line."""
    text = "" if fill == INHERITED else f' fill="{fill}"'
    if width == 0:
        return text + ' stroke="none"'
    if stroke:
        text += f' stroke="{stroke}"'
    if width is not None:
        text += f' stroke-width="{number(width)}"'
    return text


def tidy(data: str) -> str:
    """Path data without the separators that SVG does not need."""
    spaced = re.sub(r"[\s,]+", " ", data)
    return re.sub(r" ?([A-Za-z]) ?", r"\1", re.sub(r" -", "-", spaced))


def path(
    data: str, fill: str = "none", width: float | None = None, stroke: str | None = None
) -> str:
    """A free shape."""
    return f'<path d="{tidy(data)}"{paint(fill, width, stroke)}/>'


def cord(data: str, colour: str, width: float) -> str:
    """A coloured line with an ink outline: reins, stems, handles, chains."""
    return path(data, width=width) + path(data, width=width - 5 if width > 8 else width / 2,
                                          stroke=colour)  # fmt: skip


def circle(
    x: float,
    y: float,
    radius: float,
    fill: str = "none",
    width: float | None = None,
    stroke: str | None = None,
    beads: float | None = None,
) -> str:
    """A disc or ring; `beads` draws its line as a string of dots that far apart."""
    dots = f' stroke-dasharray="0 {number(beads)}"' if beads else ""
    where = f'cx="{number(x)}" cy="{number(y)}" ' if x or y else ""
    return f'<circle {where}r="{number(radius)}"{paint(fill, width, stroke)}{dots}/>'


def ellipse(
    x: float,
    y: float,
    radius_x: float,
    radius_y: float,
    fill: str = "none",
    width: float | None = None,
    stroke: str | None = None,
) -> str:
    """An upright ellipse."""
    where = f'cx="{number(x)}" cy="{number(y)}"'
    size = f'rx="{number(radius_x)}" ry="{number(radius_y)}"'
    return f"<ellipse {where} {size}{paint(fill, width, stroke)}/>"


def rectangle(
    x: float,
    y: float,
    width: float,
    height: float,
    corner: float,
    fill: str,
    line: float | None = None,
    stroke: str | None = None,
) -> str:
    """A rectangle with rounded corners."""
    where = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f'<rect {where} rx="{number(corner)}"{paint(fill, line, stroke)}/>'


def placement(
    x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, scale_x: float | None = None
) -> str:
    """A transform attribute: move, then turn, then scale (scale_x apart for narrower things)."""
    steps = []
    if x or y:
        steps.append(f"translate({number(x)} {number(y)})" if y else f"translate({number(x)})")
    if turn:
        steps.append(f"rotate({number(turn)})")
    if scale_x is not None and scale_x != scale:
        steps.append(f"scale({factor(scale_x)} {factor(scale)})")
    elif scale != 1:
        steps.append(f"scale({factor(scale)})")
    return f'transform="{"".join(steps)}"' if steps else ""


def group(inside: str, *attributes: str) -> str:
    """Shapes moved or coloured together."""
    return f"<g {' '.join(filter(None, attributes))}>{inside}</g>"


def use(name: str, *attributes: str) -> str:
    """A copy of a part defined once."""
    attributes_text = " ".join(filter(None, attributes))
    return (
        f'<use href="#ic-{name}" {attributes_text}/>'
        if attributes_text
        else f'<use href="#ic-{name}"/>'
    )


def spot(x: float, y: float) -> str:
    """Where a copy goes when it is neither turned nor scaled."""
    return " ".join(f'{axis}="{number(value)}"' for axis, value in (("x", x), ("y", y)) if value)


def both_halves(name: str, inside: str) -> str:
    """A drawing and its mirror image on the other side of x=0."""
    return bundle(name, inside) + use(name, 'transform="scale(-1 1)"')


def both_sides(name: str, inside: str) -> str:
    """A drawing on the left half of a card and its mirror image on the right half."""
    return bundle(name, inside) + use(name, OTHER_SIDE)


def both_ends(name: str, inside: str) -> str:
    """A drawing and its copy seen from the other side of the table."""
    return bundle(name, inside) + use(name, OTHER_END)


def around(inside: str, turns: Iterable[float]) -> str:
    """Copies turned round 0,0, like petals."""
    return join(f'<g transform="rotate({number(turn)})">{inside}</g>' for turn in turns)


def part(name: str, inside: str) -> str:
    """A part drawn in ink, to be copied with `use`."""
    return f'<g id="ic-{name}" {INK_LINE}>{inside}</g>'


def bundle(name: str, inside: str) -> str:
    """Parts that are always copied together, without a line of their own."""
    return f'<g id="ic-{name}">{inside}</g>'


def alias(name: str, copied: str, *attributes: str) -> str:
    """A part under a second name, at its place on the card."""
    return use(copied, f'id="ic-{name}"', *attributes)


def symbol(name: str, inside: str) -> str:
    """One whole card (or overlay) of the sprite."""
    return f'<symbol id="ic-{name}" viewBox="{VIEW_BOX}">{inside}</symbol>'


def join(pieces: Iterable[str]) -> str:
    """Pieces drawn one over the other."""
    return "".join(pieces)
