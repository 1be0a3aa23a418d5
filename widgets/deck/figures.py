"""The court cards of the Italian pack: one knave, one knight, one king, dressed for each suit."""

from . import companions, king, knave, knight
from .colours import (
    BLUE,
    BLUE_DEEP,
    BLUE_LIGHT,
    GOLD,
    GOLD_DEEP,
    GOLD_LIGHT,
    GREEN,
    GREEN_DEEP,
    GREEN_LIGHT,
    GROUND,
    GROUND_DEEP,
    GROUND_LIGHT,
    RED,
    RED_DEEP,
    RED_LIGHT,
    SHADE,
    WHITE,
    Dress,
    dress,
)
from .style import group, join, part, path, placement, spot, use

PAINTS = {
    "gold": (GOLD, GOLD_DEEP, GOLD_LIGHT),
    "red": (RED, RED_DEEP, RED_LIGHT),
    "green": (GREEN, GREEN_DEEP, GREEN_LIGHT),
    "blue": (BLUE, BLUE_DEEP, BLUE_LIGHT),
}


def clothes(ground: str, tunic: str, trim: str, cape: str) -> Dress:
    """The colours of a suit: its land, and what its people wear."""
    return {
        "ground": PAINTS[ground][0],
        "ground-deep": PAINTS[ground][1],
        "ground-light": PAINTS[ground][2],
        "tunic": PAINTS[tunic][0],
        "tunic-deep": PAINTS[tunic][1],
        "trim": PAINTS[trim][0],
        "cape": PAINTS[cape][0],
        "cape-deep": PAINTS[cape][1],
    }


CLOTHES = {
    "D": clothes("gold", tunic="red", trim="gold", cape="blue"),
    "C": clothes("red", tunic="green", trim="gold", cape="red"),
    "S": clothes("blue", tunic="blue", trim="red", cape="gold"),
    "B": clothes("green", tunic="gold", trim="red", cape="green"),
}
HORSES: dict[str, Dress] = {
    "D": {"coat": "#d79a4e", "coat-deep": "#b0752f", "mane": "#fbe9c6"},
    "C": {"coat": WHITE, "coat-deep": SHADE, "mane": "#b3a58d"},
    "S": {"coat": "#8a93a3", "coat-deep": "#666f80", "mane": "#33363f"},
    "B": {"coat": "#a8653a", "coat-deep": "#7f4826", "mane": "#3d2515"},
}
YOUNG_HAIR = {"D": "#7a4a21", "C": "#d08a2e", "S": "#54392b", "B": "#a4552a"}
KNIGHT_HAIR = {"D": "#7a4a21", "C": "#c07a2a", "S": "#54392b", "B": "#8a4a22"}
ROYAL_HAIR = {"D": "#8a5528", "C": "#e4ddd0", "S": "#55504d", "B": "#cf8f3c"}
KNAVE_HAT = {"D": "beret", "C": "wreath", "S": "morion", "B": "hunting-cap"}
KNIGHT_HAT = {"D": "plumed-hat", "C": "beret", "S": "turban", "B": "hunting-cap"}
KING_HOLDS = {"D": "sceptre", "C": "sceptre", "S": "orb", "B": "orb"}
COMPANION_X = {"D": 35, "C": 41, "S": 43, "B": 43}
SIGN_SIZE = {"D": 0.86, "C": 0.92, "S": 0.94, "B": 0.94}


def ground() -> str:
    """Rolling ground inside the frame, with tufts of grass."""
    corners = "V381A10,10 0 0 1 231,391H19A10,10 0 0 1 9,381Z"
    hill = "M9,352C50,342 88,352 125,349C165,345 205,352 241,346" + corners
    front = "M9,378C40,368 66,376 96,378C130,380 168,368 241,374" + corners
    places = ((32, 366), (112, 370), (136, 384), (220, 364), (66, 387))
    tufts = "".join(f"M{x},{y}l-4,-8M{x},{y}v-10M{x},{y}l4,-8" for x, y in places)
    drawn = path(hill, GROUND) + path(front, GROUND_DEEP, 0)
    return drawn + path(tufts, width=2.2, stroke=GROUND_LIGHT) + path(hill, width=2.4)


def held(suit: str, hand: tuple[float, float]) -> str:
    """The sign of the suit with a fist closed on its rim, stem, grip or handle."""
    x, y = hand
    size = SIGN_SIZE[suit]
    lift, aside, turn = {"D": (52, 4, 0), "C": (17, 0, 0), "S": (53, 8, 8), "B": (56, 8, 8)}[suit]
    where = placement(x + aside * size, y - lift * size, turn, size)
    return use(suit, where) + use("fist", spot(*hand))


def fante(suit: str) -> str:
    """The knave of a suit."""
    drawn = (
        use(f"companion-{suit}", spot(COMPANION_X[suit], 364))
        + use("knave")
        + use(KNAVE_HAT[suit], spot(*knave.HEAD))
        + held(suit, knave.HAND)
    )
    colours = dress(CLOTHES[suit], {"hair": YOUNG_HAIR[suit]})
    return group(use("ground") + drawn, colours)


def cavallo(suit: str) -> str:
    """The knight of a suit."""
    drawn = use("knight") + use(KNIGHT_HAT[suit], spot(*knight.HEAD)) + held(suit, knight.HAND)
    colours = dress(CLOTHES[suit], HORSES[suit], {"hair": KNIGHT_HAIR[suit]})
    return group(use("ground") + group(drawn, placement(4, 15, 0, 0.965)), colours)


def re(suit: str) -> str:
    """The king of a suit."""
    x, y = king.OTHER_HAND
    if KING_HOLDS[suit] == "sceptre":
        other = use("sceptre", placement(x, y, -6)) + use("fist", spot(x, y))
    else:
        other = use("orb", spot(x, y - 4))
    colours = dress(CLOTHES[suit], {"hair": ROYAL_HAIR[suit]})
    return group(use("ground") + use("king") + other + held(suit, king.HAND), colours)


COURT = {"F": fante, "C": cavallo, "R": re}


def parts() -> str:
    """The ground, the three figures and the animals."""
    figures = join((knave.parts(), knight.parts(), king.parts()))
    return part("ground", ground()) + figures + companions.parts()
