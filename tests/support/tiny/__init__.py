"""Three tiny games, each breaking what the games of the house take for granted.

`rummy` has twins, turns of several moves and melds; `auction` bids and has a secret partner;
`tricks` has pairs who declare, signal and follow suit. Each is a folder like those of the house,
is entered by its name, as a game of any other package is, and nobody outside its folder knows it.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from italiancards.registry import REGISTRY

NAMES = ("rummy", "auction", "tricks")


@contextmanager
def registered() -> Iterator[None]:
    """The tiny games, among all others."""
    for name in NAMES:
        REGISTRY.add(f"tiny_{name}", package=f"{__name__}.{name}")
    try:
        yield
    finally:
        for name in NAMES:
            REGISTRY.remove(f"tiny_{name}")


with registered():
    GAMES = {f"tiny_{name}": REGISTRY.get(f"tiny_{name}") for name in NAMES}
