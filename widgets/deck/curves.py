"""Flowing outlines: a list of points the pen passes through becomes a smooth path."""

from .style import number

Point = tuple[float, float]


def read_points(text: str) -> list[tuple[Point, bool]]:
    """`"10,20 30,5! 50,20"` as points; an exclamation mark makes a sharp corner of that point."""
    found = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        found.append(((float(x), float(y)), word.endswith("!")))
    return found


def toward(start: Point, direction: Point, share: float) -> Point:
    """The point that lies a share of `direction` away from `start`."""
    return start[0] + direction[0] * share, start[1] + direction[1] * share


def between(first: Point, second: Point) -> Point:
    """The arrow from the first point to the second."""
    return second[0] - first[0], second[1] - first[1]


def curve(text: str, closed: bool = True) -> str:
    """A path through all points, rounded (Catmull-Rom) except at the corners."""
    points = read_points(text)
    count = len(points)

    def at(index: int) -> Point:
        return points[index % count if closed else min(max(index, 0), count - 1)][0]

    def sharp(index: int) -> bool:
        return points[index % count][1] or (not closed and index in (0, count - 1))

    written = at(0)
    data = f"M{number(written[0])},{number(written[1])}"
    for index in range(count if closed else count - 1):
        start, end = at(index), at(index + 1)
        if sharp(index) and sharp(index + 1):
            step = between(written, end)
            data += f"l{number(step[0])},{number(step[1])}"
            written = written[0] + round(step[0], 1), written[1] + round(step[1], 1)
            continue
        chord = between(start, end)
        leave = toward(start, chord, 1 / 3)
        if not sharp(index):
            leave = toward(start, between(at(index - 1), end), 1 / 6)
        arrive = toward(end, chord, -1 / 3)
        if not sharp(index + 1):
            arrive = toward(end, between(start, at(index + 2)), -1 / 6)
        mirrored = index > 0 and not sharp(index)  # "s" lets the pen leave as it came
        through = (arrive, end) if mirrored else (leave, arrive, end)
        steps = [between(written, point) for point in through]
        data += "s" if mirrored else "c"
        handles = [f"{round(x)},{round(y)}" for x, y in steps[:-1]]  # nobody sees less than a unit
        data += " ".join([*handles, "{},{}".format(*map(number, steps[-1]))])
        written = written[0] + round(steps[-1][0], 1), written[1] + round(steps[-1][1], 1)
    return data + ("Z" if closed else "")
