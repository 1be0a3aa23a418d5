"""The French pack: pips, number cards, courts and joker, with the index always drawn.

The colour of a suit is a CSS variable, so that a page can ask for four colours instead of two.
"""

from .colours import INK
from .courts import COURT_RANKS, half_figure
from .joker import joker
from .style import (
    OTHER_END,
    alias,
    both_ends,
    bundle,
    join,
    path,
    placement,
    rectangle,
    spot,
    symbol,
    tidy,
    use,
)

SUITS = "hdcs"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
COLOURS = {"h": "#a8102f", "d": "#a8102f", "c": "#111111", "s": "#111111"}
SHAPES = {
    "h": (
        "M0,45C-7,30 -44,8 -44,-16C-44,-33 -33,-43 -21,-43C-10,-43 -2,-35 0,-25"
        "C2,-35 10,-43 21,-43C33,-43 44,-33 44,-16C44,8 7,30 0,45Z"
    ),
    "d": "M0,-48C9,-28 22,-12 36,0C22,12 9,28 0,48C-9,28 -22,12 -36,0C-22,-12 -9,-28 0,-48Z",
    "c": (
        "M0,-46A21,21 0 0 1 15,-10A21,21 0 1 1 5,19C6,32 11,40 20,45H-20C-11,40 -6,32 -5,19"
        "A21,21 0 1 1 -15,-10A21,21 0 0 1 0,-46Z"
    ),
    "s": (
        "M0,-48C7,-29 43,-9 43,16C43,30 33,38 22,38C14,38 7,34 4,26C5,36 10,42 19,46"
        "H-19C-10,42 -5,36 -4,26C-7,34 -14,38 -22,38C-33,38 -43,30 -43,16C-43,-9 -7,-29 0,-48Z"
    ),
}
LEFT, MIDDLE, RIGHT = 82, 125, 168
# Heights in the upper half: pairs of pips, single pips; the lower half is the upper turned round.
UPPER: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "2": ((), (84,)),
    "3": ((), (84,)),
    "4": ((84,), ()),
    "5": ((84,), ()),
    "6": ((84,), ()),
    "7": ((84,), ()),
    "8": ((84,), (142,)),
    "9": ((76, 158), ()),
    "10": ((76, 158), (117,)),
}
SMALL_RANKS = ("9", "10")


def colour(suit: str) -> str:
    """The colour of a suit, as a variable of the page with a default."""
    return f"var(--ic-suit-{suit},{COLOURS[suit]})"


def coloured_rank(part: str, suit: str) -> str:
    """A letter in the colour of its suit."""
    return use(part, f'stroke="{colour(suit)}"')


def upper_half(suit: str, rank: str) -> str:
    """Pips that come again upside down in the lower half."""
    if rank not in UPPER:
        return ""
    size = "small" if rank in SMALL_RANKS else "mid"
    pairs, single = UPPER[rank]
    drawn = join(use(f"{suit}-{size}-pair", spot(0, y)) for y in pairs)
    return drawn + join(use(f"{suit}-{size}", spot(MIDDLE, y)) for y in single)


def middle(suit: str, rank: str) -> str:
    """Pips that come only once: on the middle line, and the odd one of the seven."""
    if rank == "A":
        return use(suit, placement(MIDDLE, 200, 0, 1.9))
    drawn = use(f"{suit}-mid-pair", spot(0, 200)) if rank in ("6", "7", "8") else ""
    if rank == "7":
        drawn += use(f"{suit}-mid", spot(MIDDLE, 142))
    if rank in ("3", "5", "9"):
        size = "small" if rank in SMALL_RANKS else "mid"
        drawn += use(f"{suit}-{size}", spot(MIDDLE, 200))
    return drawn


def court_face(suit: str, rank: str) -> str:
    """A half figure with its pip, to be seen twice, cut on the middle line."""
    return half_figure(suit, rank) + use(suit, placement(66, 57, 0, 0.34))


def art(suit: str, rank: str) -> str:
    """What is printed, without paper and corner: a table makes it smaller where cards are small."""
    court = rank in COURT_RANKS
    half = court_face(suit, rank) if court else upper_half(suit, rank)
    drawn = middle(suit, rank) + (both_ends(f"{rank}{suit}-half", half) if half else "")
    return symbol(f"fr-{rank}{suit}-art", drawn + (use("court-frame") if court else ""))


def card(suit: str, rank: str) -> str:
    """A whole French card."""
    name = f"fr-{rank}{suit}"
    ends = use(f"{name}-corner") + use(f"{name}-corner", OTHER_END)
    return symbol(name, use("paper-fr") + use(f"{name}-art") + ends)


def corner(suit: str, rank: str) -> str:
    """Rank and pip, one above the other: what is seen of a card when others overlap it."""
    drawn = use(f"{suit}-corner") + coloured_rank(f"fr-corner-{rank}", suit)
    return bundle(f"fr-{rank}{suit}-corner", drawn)


def cards() -> str:
    """Every symbol of the French pack."""
    return (
        join(face(suit, rank) for suit in SUITS for rank in RANKS for face in (art, card)) + joker()
    )


def indexes() -> str:
    """The corners of the French pack."""
    return join(corner(suit, rank) for suit in SUITS for rank in RANKS)


def pip_parts(suit: str) -> str:
    """A pip in all its sizes."""
    drawn = f'<path id="ic-{suit}" d="{tidy(SHAPES[suit])}" fill="{colour(suit)}"/>'
    for size, scale in (("mid", 0.7), ("small", 0.58)):
        name = f"{suit}-{size}"
        drawn += alias(name, suit, placement(scale=scale))
        drawn += bundle(f"{name}-pair", use(name, spot(LEFT, 0)) + use(name, spot(RIGHT, 0)))
    return drawn + alias(f"{suit}-corner", suit, placement(28, 82, 0, 0.42))


def parts() -> str:
    """Pips, ranks in the corner, and the frame of the court cards."""
    frame = rectangle(48, 34, 154, 332, 6, "none", 2, INK)
    line = path("M48,200H202", width=2.4, stroke=INK)
    ranks = join(
        alias(f"fr-corner-{rank}", f"rank-{rank}",
              placement(28, 12, 0, 1, 0.76 if rank == "10" else 1))
        for rank in RANKS
    )  # fmt: skip
    return join(pip_parts(suit) for suit in SUITS) + ranks + bundle("court-frame", line + frame)
