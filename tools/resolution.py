"""Resolution of a hint: of decisions that a judge can part, those whose best line it names.

`python -m tools.resolution GAME [--decisions N] [--deals N] [--playouts N] [--players N]` draws
decisions from deals that bots play, from a fixed seed on, no two of one deal. The judge tries every
line on deals consistent with the seat's view, the next moves made by lookahead players where the
game has them, and leaves out what is surely worse; it has parted a decision where the best line is
ahead of each other by more than its error. The hint resolves it where it names that line and no
other as about as good.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from itertools import islice
from math import sqrt
from random import Random

import italiancards as ic
from italiancards.hints import HINT, PLAYOUTS, Budget, Moves, Rollout, last, rollout
from italiancards.hints.comparison import DealResult, Difference, difference
from italiancards.hints.lookahead import LookaheadRollout, lookahead_outcome
from tools.calibrate_hints import decisions

SEED = 47_000
"""Number of the first deal: fixed before anything was measured."""
DEALS = 400
"""Most deals on which the judge tries a line."""
FIRST = 40
"""Deals after which the judge leaves out what is surely worse, and again each time as many."""
SURELY = 1.5
"""Times its error by which a line must be behind to be left out."""
ROUGHLY = Budget(60)
"""Budget of the hint while decisions are drawn."""


class Judge:
    """The judge of one decision.

    Args:
        tried: the seat's decision, as its game tries it.
        chance: source of the deals.
        most: most deals on which a line is tried.
    """

    def __init__(self, tried: Rollout, chance: Random, most: int) -> None:
        self.tried, self.chance = tried, chance
        self.results: dict[Moves, list[DealResult]] = {line: [] for line in tried.lines}
        lines = [*tried.lines]
        for number in range(1, most + 1):
            deal = tried.deal(chance)
            for line in lines:
                self.results[line].append(self._outcome(line, deal))
            if number % FIRST == 0:
                best = max(lines, key=lambda line: sum(map(self._worth, self.results[line])))
                lines = [each for each in lines if not self._is_worse(best, each, SURELY)]
                if len(lines) == 1:
                    break
        self.left = lines

    def _outcome(self, line: Moves, deal: object) -> DealResult:
        """Return the result of a line in a deal, lookahead players playing on where there are."""
        if isinstance(self.tried, LookaheadRollout):
            return lookahead_outcome(self.tried, line, deal, self.chance)
        return self.tried.outcome(line, deal)

    def _worth(self, result: DealResult) -> float:
        """Return what a result is worth, points and winning together."""
        return result.worth(self.tried.stake)

    def _less(self, best: Moves, line: Moves) -> Difference:
        """Return how much less a line brings, on the deals that both were tried on."""
        more, less = self.results[best], self.results[line]
        number = min(len(more), len(less))
        return difference(more[:number], less[:number], self.tried.stake)

    def _is_worse(self, best: Moves, line: Moves, times: float) -> bool:
        """Return True if a line is behind the best by some times its error."""
        less = self._less(best, line)
        return line != best and less.worth > times * less.worth_error + sys.float_info.epsilon

    @property
    def best(self) -> Moves | None:
        """The line ahead of each other by more than its error; None where nothing is parted."""
        best = max(self.left, key=lambda line: sum(map(self._worth, self.results[line])))
        others = (line for line in self.results if line != best)
        return best if all(self._is_worse(best, line, 1.0) for line in others) else None


def resolution(
    game: str, number: int, deals: int, playouts: int, players: int | None
) -> tuple[int, int, int]:
    """Return how many decisions were parted, the best named in, and resolved.

    Args:
        game: the game.
        number: how many decisions.
        deals: most deals on which the judge tries a line.
        playouts: playouts of the hint.
        players: how many play; None for as many as the game is for.
    """
    decided = named = resolved = 0
    played_out = filter(_is_played_out, decisions(game, SEED, players))
    for place, table in enumerate(islice(played_out, number), start=1):
        advice = last(table.think(HINT, Budget(playouts)))
        judge = Judge(rollout(table.game, table.view()), Random(f"judge {SEED} {place}"), deals)
        if judge.best is not None:
            decided += 1
            right = str(judge.best[0]) == str(advice.played[0].line[0])
            right = right and judge.best == advice.played[0].line[: len(judge.best)]
            named += right
            resolved += right and not advice.tied
        print(f"{place} decisions, {decided} parted, {named} named, {resolved} resolved",
              file=sys.stderr)  # fmt: skip
    return decided, named, resolved


def _is_played_out(table: ic.Table) -> bool:
    """Return True if a decision is judged by playouts, and not proven."""
    return last(table.think(HINT, ROUGHLY)).playouts > 0


def share(number: int, of: int) -> str:
    """Return a share in a hundred with its error."""
    if not of:
        return "none"
    part = number / of
    return f"{100 * part:.0f} ± {196 * sqrt(part * (1 - part) / of):.0f} in 100"


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--deals", type=int, default=DEALS, help="most deals of the judge a line")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="playouts of the hint")
    parser.add_argument("--players", type=int)
    asked = parser.parse_args()
    decided, named, resolved = resolution(
        asked.game, asked.decisions, asked.deals, asked.playouts, asked.players
    )
    print(f"{asked.game}: {asked.decisions} decisions from deal {SEED}, {asked.deals} deals a line")
    print(f"parted     {decided}")
    print(f"named      {share(named, decided)}")
    print(f"resolved   {share(resolved, decided)}")
