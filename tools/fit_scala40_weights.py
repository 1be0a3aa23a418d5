"""Fits of the weights that judge turns of Scala Quaranta, to deals of learning players.

`python -m tools.fit_scala40_weights [deals] [rounds]` writes `worth.toml` beside the hints of the
game, and how far it errs. In the first round rollout players play, then those who do what was
judged best before.
Once in a deal somebody does what he would not have done: what that leads to is learnt, too.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from typing import Any

import numpy as np

import italiancards as ic
from italiancards.core.cards import shuffled
from italiancards.games.scala40.hints import one_ply, rollout
from italiancards.games.scala40.hints.simulator import Scala40Deal
from italiancards.games.scala40.hints.worth import (
    CASES,
    WEIGHTS,
    WEIGHTS_FILE,
    ahead,
    case,
    features,
    read,
)
from italiancards.games.scala40.rules.state import HAND, deck

DEALS = 12_000
"""Deals that are played for each number of players, in each round."""
ROUNDS = 3
LEFT_OUT = 10
"""Interval of deals held out of the fit, to measure its error."""
TABLES = {"two": (2,), "more": (3, 4, 4, 5, 6)}
PRESETS = ("scala40", "scala40", "scala40", "circolo")
LAST = 13
"""Turns of each player, in one of which something else is tried."""
RIDGE = 3.0

Sample = tuple[int, list[float], float]
"""The case, the features seen, and the player's lead in points in the end."""
TurnPlayer = Callable[[Scala40Deal], Scala40Deal]


def dealt(number: int, players: int, preset: str, name: str = "judging") -> Scala40Deal:
    """Return a deal before its first turn.

    Args:
        number: the number of the deal.
        players: how many play.
        preset: the preset they play by.
        name: what sets these deals apart from those of the same number elsewhere.
    """
    options = ic.game("scala40").options(players=players, **ic.game("scala40").presets[preset])
    cards = [*shuffled(deck(options), f"{name}/{number}")]
    hands = [[cards.pop() for _ in range(HAND)] for _ in range(players)]
    up = next(place for place in range(len(cards)) if cards[place] != "JK")
    first = cards.pop(up)
    return Scala40Deal(options, hands, cards, [first], 0, (), range(players), ())


def play_by_rollout_policy(deal: Scala40Deal) -> Scala40Deal:
    """Play the turn of a rollout player."""
    rollout.turn(deal)
    return deal


def play_at_random(deal: Scala40Deal, chance: Random) -> Scala40Deal:
    """Play a random turn: anything may be held back, and discarded half of the time.

    Args:
        deal: the deal, at any turn.
        chance: what decides the turn.
    """
    seat = deal.turn
    if not deal.drawn:
        rollout.begin(deal, seat)
    ways = one_ply.ways(deal, seat)
    way = ways[int(chance.random() * len(ways))]
    if chance.random() < 0.5:
        ended = [*one_ply.after_discards(way, seat)]
        return ended[int(chance.random() * len(ended))]
    way.discard(rollout.choose_discard(way, seat))
    return way


def rows(number: int, players: int, turn: TurnPlayer) -> Iterator[Sample]:
    """Yield the features after each turn from the random one on, with the player's final lead.

    Args:
        number: the number of the deal.
        players: how many play.
        turn: plays every other turn.
    """
    deal = dealt(number, players, PRESETS[number % len(PRESETS)])
    chance = Random(f"judging/{number}")
    tried, moment = int(chance.random() * LAST * players), 0
    samples: list[tuple[int, int, list[float]]] = []
    while not deal.over:
        seat = deal.turn
        deal = play_at_random(deal, chance) if moment == tried else turn(deal)
        if moment >= tried and not deal.over:
            samples.append((seat, case(deal, seat), features(deal, seat)))
        moment += 1
    ended = deal.points()
    for seat, which, values in samples:
        yield which, values, ahead(ended, seat, deal.playing)


class Fit:
    """A fit to some tables, from the turns of players who already used the weights before."""

    def __init__(self, playing: tuple[int, ...]) -> None:
        self.playing = playing
        self.sums: dict[int, tuple[Any, Any]] = {}
        self.left_out: list[Sample] = []

    def play(self, numbers: range, turn: TurnPlayer) -> None:
        """Add more deals to the fit.

        Args:
            numbers: the numbers of the deals.
            turn: plays a turn.
        """
        seen: list[list[tuple[list[float], float]]] = [[] for _ in CASES]
        for number in numbers:
            found = rows(number, self.playing[number % len(self.playing)], turn)
            if number % LEFT_OUT == 0:
                self.left_out += found
                continue
            for which, values, ended in found:
                seen[which].append((values, ended))
        for which, each in enumerate(seen):
            looks, aims = (np.array(part, dtype=float) for part in zip(*each, strict=True))
            squares, sums = self.sums.get(which, (RIDGE * np.eye(looks.shape[1]), 0.0))
            self.sums[which] = squares + looks.T @ looks, sums + looks.T @ aims

    @property
    def weights(self) -> list[list[float]]:
        """Fitted weights of each case."""
        return [np.linalg.solve(*self.sums[which]).tolist() for which in range(len(CASES))]


def _error_text(found: list[Sample], weights: list[list[float]]) -> str:
    """Return the error of the lead in points, and the share of its variance explained."""
    truth = np.array([ended for _, _, ended in found])
    off = truth - np.array([np.dot(weights[which], features) for which, features, _ in found])
    explained = 1 - float(np.var(off) / np.var(truth))
    return f"error = {sqrt(float(np.mean(np.square(off)))):.1f}\ntells = {explained:.2f}"


def main(deals: int, rounds: int) -> None:
    """Fit the weights, and write them after each round.

    Args:
        deals: how many deals are played for each number of players, in each round.
        rounds: how many rounds.
    """
    written = (
        f"# Written by `python -m tools.fit_scala40_weights {deals} {rounds}`: see `worth.py`."
    )
    fits: dict[str, Fit] = {}
    for each in range(rounds):
        lines = [written, ""]
        for name, playing in TABLES.items():
            if each < 2:  # the results of rollout players are dropped
                fits[name] = Fit(playing)
            fit = fits[name]
            fit.play(
                range(each * deals, (each + 1) * deals),
                one_ply.turn if each else play_by_rollout_policy,
            )
            weights = fit.weights
            errs = _error_text(fit.left_out, weights)
            lines += [
                f"[{name}]",
                "# how far the points ahead are off, and how much of their spread is told",
                errs,
            ]
            for kind, own in zip(CASES, weights, strict=True):
                lines.append(f"{kind} = {[round(weight, 4) for weight in own]}")
            lines.append("")
            print(name, errs.replace("\n", ", "), flush=True)
        WEIGHTS_FILE.write_text("\n".join(lines), encoding="utf-8")
        WEIGHTS.update(read())


if __name__ == "__main__":
    numbers = [*map(int, sys.argv[1:])]
    main(*numbers, *(DEALS, ROUNDS)[len(numbers) :])
