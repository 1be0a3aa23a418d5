"""Table of the levels: how often each bot beats the one below it, `python -m tools.levels [GAME]…`.

Each deal is played from every side. A step of about .60 to .65 is what a learner can climb: he
wins about half against a level a little below his own.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import pairwise

import italiancards as ic
from italiancards.arena.contest import Contest, ContestResult, contest
from italiancards.hints import HINT, bots

DEALS, HINT_DEALS = 500, 60
"""Deals of two quick bots, and of the hint, which thinks."""
PLAYOUTS = 300
"""Playouts of a hint."""


def steps(game: str, deals: int, hint_deals: int) -> Iterator[ContestResult]:
    """Yield the result of each bot of a game against the one below it, the weakest first.

    Args:
        game: the game, as its default options have it.
        deals: how many deals two quick bots play.
        hint_deals: how many the hint plays; none leaves it out.
    """
    for below, above in pairwise(bots(ic.game(game))):
        number = hint_deals if above == HINT else deals
        if number:
            yield contest(Contest(game, {}, above, below, number, playouts=PLAYOUTS), quiet=True)


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(prog="python -m tools.levels", description=__doc__)
    parser.add_argument("games", nargs="*", default=ic.GAMES, metavar="GAME")
    parser.add_argument("--deals", type=int, default=DEALS, help=f"default {DEALS}")
    parser.add_argument("--hint-deals", type=int, default=HINT_DEALS, help=f"default {HINT_DEALS}")
    chosen = parser.parse_args()
    print("| game | level | against | deals | share won |\n|---|---|---|---|---|")
    for game in chosen.games:
        for each in steps(game, chosen.deals, chosen.hint_deals):
            share = f"{each.win_share:.3f} ± {each.win_share_ci95:.3f}"
            print(f"| {game} | {each.a} | {each.b} | {each.deals} | {share} |", flush=True)


if __name__ == "__main__":
    main()
