"""Where the pips of the Italian number cards lie."""

from math import radians, tan
from typing import NamedTuple


class Pip(NamedTuple):
    """One pip: its part, its centre, how far it is turned and how big it is."""

    name: str
    x: float
    y: float
    turn: float = 0
    size: float = 1.0


LEFT, MIDDLE, RIGHT = 80, 125, 170
TOP, CENTRE, BOTTOM = 82, 200, 318


def round_pips(suit: str, rank: int) -> list[Pip]:
    """Coins and cups: pairs in two columns, odd ones in the middle."""
    size = 0.86 if suit == "D" else 0.98

    def pips(size: float, *places: tuple[float, float]) -> list[Pip]:
        return [Pip(suit, x, y, 0, size) for x, y in places]

    if rank == 2:
        return [*pips(1.3, (MIDDLE, 104), (MIDDLE, 296)), *sprigs(CENTRE)]
    if rank == 3:
        return pips(1.12, (MIDDLE, TOP), (MIDDLE, CENTRE), (MIDDLE, BOTTOM))
    if rank == 4:
        four = [(x, y) for y in (104, 296) for x in (LEFT, RIGHT)]
        return [*pips(size, *four), Pip("sprig", MIDDLE, CENTRE, 0, 1.25)]
    if rank == 5:
        four = [(x, y) for y in (TOP + 6, BOTTOM - 6) for x in (LEFT, RIGHT)]
        return [*pips(size, *four), *pips(size * 1.14, (MIDDLE, CENTRE))]
    if rank == 6:
        return pips(size, *((x, y) for y in (TOP, CENTRE, BOTTOM) for x in (LEFT, RIGHT)))
    four = [(x, y) for y in (TOP, BOTTOM) for x in (LEFT, RIGHT)]
    if suit == "D":  # the settebello: a smiling sun in its heart
        sides = pips(0.72, (46, CENTRE), (204, CENTRE))
        return [*pips(size, *four), *sides, Pip("D-sun", MIDDLE, CENTRE, 0, 0.9)]
    return [*pips(size, *four), *pips(0.86, *((x, CENTRE) for x in (48, MIDDLE, 202)))]


def sprigs(y: float) -> list[Pip]:
    """Two twigs left and right of the middle, growing outwards."""
    return [Pip("sprig", 60, y, -90, 1.1), Pip("sprig", 190, y, 90, 1.1)]


def crossed(name: str, angle: float, crossing: float, size: float) -> list[Pip]:
    """Two long signs that cross on the middle line of the card, their centres at half height."""
    aside = (CENTRE - crossing) * tan(radians(angle))
    return [
        Pip(name, MIDDLE - aside, CENTRE, angle, size),
        Pip(name, MIDDLE + aside, CENTRE, -angle, size),
    ]


def long_pips(suit: str, rank: int) -> list[Pip]:
    """Swords and clubs. From four on, the row above comes again below, the odd one lies between."""
    long = f"{suit}-long"
    if rank == 2:
        return crossed(long, 22, 158, 1) if suit == "S" else crossed(long, 25, CENTRE, 1.04)
    if rank == 3 and suit == "S":
        outer = [Pip(long, 65, CENTRE), Pip(long, 185, CENTRE)]
        return [*outer, Pip(long, MIDDLE, CENTRE, 180)]
    if rank == 3:
        return [*crossed(long, 29, CENTRE, 1), Pip(long, MIDDLE, CENTRE)]
    columns = (82, 168) if rank in (4, 5) else (68, 125, 182)
    size, top = (1.0, 106) if rank in (4, 6) else (0.9, 93)
    above = [Pip(suit, x, top, 0, size) for x in columns]
    across = [Pip(suit, MIDDLE, CENTRE, 90, 1.14)] if rank in (5, 7) else []
    return across + above


def pips(suit: str, rank: int) -> list[Pip]:
    """The pips of a number card from two to seven."""
    return round_pips(suit, rank) if suit in "DC" else long_pips(suit, rank)
