"""Three tiny games, each breaking what the games of the house take for granted.

`rummy` has twins, turns of several moves and melds; `auction` bids and has a secret partner;
`tricks` has pairs who declare, signal and follow suit. They enter the house as any game does, by
registering, and nothing outside this folder knows them.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from italiancards.registry import REGISTRY
from support.tiny import auction, rummy, tricks

GAMES = {game.name: game for game in (rummy.GAME, auction.GAME, tricks.GAME)}


@contextmanager
def registered() -> Iterator[None]:
    """The tiny games, among all others; one of them has a lesson, whose questions load later."""
    for name, game in GAMES.items():
        REGISTRY.add(name, game=game)
    REGISTRY.add(tricks.GAME.name, questions="support.tiny.asking:QUESTIONS")
    try:
        yield
    finally:
        for name in GAMES:
            REGISTRY.remove(name)
