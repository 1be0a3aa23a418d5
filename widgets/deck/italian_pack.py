"""The forty Italian cards: whole faces, their art, and the corner that says which card it is."""

from . import signs
from .colours import INK
from .figures import COURT
from .layouts import CENTRE, MIDDLE, Pip, pips
from .pips import small_sign
from .style import alias, both_ends, bundle, join, placement, spot, symbol, use

SUITS = "DCSB"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "F", "C", "R")
FIGURES = {
    "F": {"pictures": "hat", "numbers": "8"},
    "C": {"pictures": "horse", "numbers": "9"},
    "R": {"pictures": "crown", "numbers": "10"},
}
"""What else the corner of a court card may show instead of its letter."""
INKED = f'stroke="{INK}"'


def printed(pip: Pip) -> str:
    """A pip in its place."""
    if pip.turn == 0 and pip.size == 1:
        return use(pip.name, spot(pip.x, pip.y))
    return use(pip.name, placement(pip.x, pip.y, pip.turn, pip.size))


def picture(suit: str, rank: str) -> str:
    """What is printed inside the frame."""
    if rank == "A":
        return use(f"ace-{suit}")
    if rank in COURT:
        return COURT[rank](suit)
    placed = pips(suit, int(rank))
    if suit in "SB" and rank in "4567":
        across = join(printed(pip) for pip in placed if pip.y == CENTRE)
        row = join(printed(pip) for pip in placed if pip.y < CENTRE)
        return across + both_ends(f"{rank}{suit}-row", row)
    mask = use("mask", spot(MIDDLE, CENTRE)) if rank + suit == "3B" else ""
    return join(printed(pip) for pip in placed) + mask


def art(suit: str, rank: str) -> str:
    """What is printed, without paper and corner: a table makes it smaller where cards are small."""
    return symbol(f"it-{rank}{suit}-art", picture(suit, rank))


def plain(suit: str, rank: str) -> str:
    """The face as it is in the pack, without letters."""
    return symbol(f"it-{rank}{suit}", use("paper") + use(f"it-{rank}{suit}-art"))


def corner(name: str, glyph: str, suit: str) -> str:
    """Rank and sign in a box: what is seen of a card when others overlap it."""
    return bundle(f"it-{name}", use(f"corner-sign-{suit}") + use(f"corner-{glyph}"))


def corners(suit: str, rank: str) -> str:
    """The corner of a card; a court card has one for each way of writing its rank."""
    if rank not in FIGURES:
        return corner(f"{rank}{suit}-corner", rank, suit)
    ways = {**FIGURES[rank], "letters": rank}
    return join(corner(f"{rank}{suit}-{way}", glyph, suit) for way, glyph in ways.items())


def cards() -> str:
    """Every symbol of the Italian pack."""
    return join(face(suit, rank) for suit in SUITS for rank in RANKS for face in (art, plain))


def indexes() -> str:
    """The corners of the Italian pack."""
    return join(corners(suit, rank) for suit in SUITS for rank in RANKS)


def parts() -> str:
    """Corner boxes with their sign, and what stands above it."""
    drawn = ""
    for suit in SUITS:
        small = placement(28, 77, 0, 0.33)
        drawn += bundle(f"corner-sign-{suit}", use("corner") + small_sign(suit, small))
    plain, wide = placement(28, 15, 0, 0.9), placement(28, 15, 0, 0.84, 0.62)
    for rank in (*RANKS, "8", "9", "10"):
        place = wide if rank == "10" else plain
        drawn += alias(f"corner-{rank}", f"rank-{rank}", place, INKED)
    return drawn + signs.parts()
