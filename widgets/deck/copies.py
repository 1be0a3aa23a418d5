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


def from_its_start(data: str, turn: float) -> str:
    """What follows the beginning of a path once it is turned, told from where the pen stands.

    Args:
        data: a path whose commands are absolute, its arcs of circles.
        turn: degrees.

    >>> from_its_start("M0,-6L9,0C9,4 5,9 0,9Z", 90)
    'l-6,9c-4,0 -9,-4 -9,-9z'
    """
    told, pen = "", (0.0, 0.0)
    for command, text in re.findall(r"([A-Z])([^A-Z]*)", data):
        values = [float(each) for each in re.findall(r"-?[\d.]+", text)]
        size = SIZES.get(command, 2)
        for place in range(0, len(values), size):
            piece = values[place : place + size]
            first = 5 if command == "A" else 0
            points = [turned((piece[at], piece[at + 1]), turn) for at in range(first, size, 2)]
            if command != "M":
                steps = [f"{number(x - pen[0])},{number(y - pen[1])}" for x, y in points]
                told += command.lower() + " ".join([*map(number, piece[:first]), *steps])
            pen = points[-1]
    return told + ("z" if data.endswith("Z") else "")


def side_by_side(data: str, turns: Iterable[float], spots: Iterable[Point] = ((0, 0),)) -> str:
    """Copies turned round each of some spots, like petals of which none covers another.

    >>> side_by_side("M0,-6L9,0Z", (0, 180), [(100, 50)])
    'M100,44l9,6zM100,56l-9,-6z'
    """
    x, y = map(float, re.findall(r"-?[\d.]+", data)[:2])
    copies = [(turned((x, y), turn), from_its_start(data, turn)) for turn in turns]
    return "".join(
        f"M{number(left + across)},{number(top + down)}{told}"
        for left, top in spots
        for (across, down), told in copies
    )
