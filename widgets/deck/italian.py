"""The forty Italian cards: plain faces, corner indexes and compact faces."""

from .colours import INK
from .figures import COURT
from .layouts import CENTRE, MIDDLE, Pip, pips
from .pips import small_sign
from .style import alias, both_ends, bundle, join, placement, spot, symbol, use

SUITS = "DCSB"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "F", "C", "R")
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
    laid = pips(suit, int(rank))
    if suit in "SB" and rank in "4567":
        across = join(printed(pip) for pip in laid if pip.y == CENTRE)
        row = join(printed(pip) for pip in laid if pip.y < CENTRE)
        return across + both_ends(f"{rank}{suit}-row", row)
    mask = use("mask", spot(MIDDLE, CENTRE)) if rank + suit == "3B" else ""
    return join(printed(pip) for pip in laid) + mask


def plain(suit: str, rank: str) -> str:
    """The face as it is in the pack, without letters."""
    return symbol(f"it-{rank}{suit}", use("paper") + picture(suit, rank))


def index(suit: str, rank: str) -> str:
    """Rank and sign in two corners, laid over the plain face when cards overlap."""
    corner = use(f"corner-sign-{suit}") + use(f"corner-{rank}")
    return symbol(f"it-{rank}{suit}-index", both_ends(f"{rank}{suit}-corner", corner))


def compact(suit: str, rank: str) -> str:
    """A big rank and a big sign for very small cards."""
    return symbol(f"it-{rank}{suit}-compact", use(f"big-sign-{suit}") + use(f"big-{rank}", INKED))


def cards() -> str:
    """Every symbol of the Italian pack."""
    return join(
        face(suit, rank) for suit in SUITS for rank in RANKS for face in (plain, index, compact)
    )


def parts() -> str:
    """Corner boxes and compact papers with their sign, ranks in their corner."""
    drawn = ""
    for suit in SUITS:
        small, size = placement(28, 73, 0, 0.33), 2.1 if suit in "SB" else 1.75
        drawn += bundle(f"corner-sign-{suit}", use("corner") + small_sign(suit, small))
        big = small_sign(suit, placement(150, 278, 0, size))
        drawn += bundle(f"big-sign-{suit}", use("paper-bare") + big)
    corner = placement(28, 17, 0, 0.84)
    return drawn + join(alias(f"corner-{rank}", f"rank-{rank}", corner, INKED) for rank in RANKS)
