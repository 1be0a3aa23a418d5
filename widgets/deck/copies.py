"""Copies of a shape that lie beside each other as one path: a browser works by the element."""

import re
from collections.abc import Iterable
from math import cos, radians, sin

from .style import number

Point = tuple[float, float]
CROSSWISE, SLANTING = (0, 90, 180, 270), (45, 135, 225, 315)
SIZES = {"L": 2, "C": 6, "A": 7}
"""How many numbers each command tells: points, or of an arc its radii, three signs and a point."""


def turned(point: Point, turn: float) -> Point:
    """A point turned round 0,0, clockwise, as it is written.

    >>> turned((0, -6), 90)
    (6.0, -0.0)
    """
    (x, y), across, along = point, cos(radians(turn)), sin(radians(turn))
    return round(across * x - along * y, 1), round(along * x + across * y, 1)


def from_its_start(data: str, turn: float) -> tuple[Point, str, Point]:
    """A path once it is turned: where it begins, what follows as the pen goes, and where that ends.

    Args:
        data: a path whose commands are absolute, its arcs of circles.
        turn: degrees.

    >>> from_its_start("M0,-6L9,0C9,4 5,9 0,9", 90)
    ((6.0, -0.0), 'l-6,9c-4,0 -9,-4 -9,-9', (-9.0, 0.0))
    """
    drawn = ""
    points: list[Point] = []
    for command, text in re.findall(r"([A-Z])([^A-Z]*)", data):
        values = [float(each) for each in re.findall(r"-?[\d.]+", text)]
        size = SIZES.get(command, 2)
        for place in range(0, len(values), size):
            piece = values[place : place + size]
            first = 5 if command == "A" else 0
            ends = [turned((piece[at], piece[at + 1]), turn) for at in range(first, size, 2)]
            if points:
                steps = [step(points[-1], end) for end in ends]
                drawn += command.lower() + " ".join([*map(number, piece[:first]), *steps])
            points += ends
    closed = data.endswith("Z")
    return points[0], drawn + "z" * closed, points[0] if closed else points[-1]


def step(start: Point, end: Point) -> str:
    """The way from a point to another, as it is written."""
    return f"{number(end[0] - start[0])},{number(end[1] - start[1])}"


def side_by_side(data: str, turns: Iterable[float], spots: Iterable[Point] = ((0, 0),)) -> str:
    """Copies turned round each of some spots, like petals of which none covers another.

    Each begins from where the one before ends: what is the same is written the same, and packs.

    >>> side_by_side("M0,-6L9,0Z", (0, 180), [(100, 50)])
    'M100,44l9,6zm0,12l-9,-6z'
    """
    turned_copies = [from_its_start(data, turn) for turn in turns]
    drawn, pen = "", (0.0, 0.0)
    for left, top in spots:
        for (x, y), copy, (right, bottom) in turned_copies:
            drawn += ("m" if drawn else "M") + step(pen, (left + x, top + y)) + copy
            pen = left + right, top + bottom
    return drawn
