"""Fits what a turn of Scala Quaranta is judged by, to deals of players who learn from it.

`python -m tools.judging [deals] [rounds]` writes `worth.toml` beside the hints of the game, and
how far it errs. In the first round sensible players play, then those who do what was judged best
before. Once in a deal somebody does what he would not have done: what that leads to is learnt, too.
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
from italiancards.games.scala40.hints import sensible, thoughtful
from italiancards.games.scala40.hints.simulator import Deal
from italiancards.games.scala40.hints.worth import CASES, KEPT, WEIGHTS, ahead, case, read, seen_of
from italiancards.games.scala40.rules.state import HAND, deck

DEALS = 12_000
"""Deals that are played for each number of players, in each round."""
ROUNDS = 3
LEFT_OUT = 10
"""Of so many deals one is left out of the fit, to see how far it errs."""
TABLES = {"two": (2,), "more": (3, 4, 4, 5, 6)}
PRESETS = ("scala40", "scala40", "scala40", "circolo")
LAST = 13
"""Something else is tried in one of so many turns of each player."""
RIDGE = 3.0

Row = tuple[int, list[float], float]
"""The case, what was seen, and how many points that player was ahead in the end."""
Turn = Callable[[Deal], Deal]


def dealt(number: int, players: int, preset: str, name: str = "judging") -> Deal:
    """A deal before its first turn."""
    options = ic.game("scala40").options(players=players, **ic.game("scala40").presets[preset])
    cards = [*shuffled(deck(options), f"{name}/{number}")]
    hands = [[cards.pop() for _ in range(HAND)] for _ in range(players)]
    up = next(place for place in range(len(cards)) if cards[place] != "JK")
    first = cards.pop(up)
    return Deal(options, hands, cards, [first], 0, (), range(players), ())


def plainly(deal: Deal) -> Deal:
    """The turn of a sensible player."""
    sensible.turn(deal)
    return deal


def otherwise(deal: Deal, chance: Random) -> Deal:
    """A turn of which nobody thought: anything may be held back, and thrown half of the time."""
    seat = deal.turn
    if not deal.drawn:
        sensible.begin(deal, seat)
    ways = thoughtful.ways(deal, seat)
    way = ways[int(chance.random() * len(ways))]
    if chance.random() < 0.5:
        ended = [*thoughtful.discarded(way, seat)]
        return ended[int(chance.random() * len(ended))]
    way.discard(sensible.thrown(way, seat))
    return way


def rows(number: int, players: int, turn: Turn) -> Iterator[Row]:
    """What was seen after each turn since the other one, with what it came to."""
    deal = dealt(number, players, PRESETS[number % len(PRESETS)])
    chance = Random(f"judging/{number}")
    tried, moment = int(chance.random() * LAST * players), 0
    kept: list[tuple[int, int, list[float]]] = []
    while not deal.over:
        seat = deal.turn
        deal = otherwise(deal, chance) if moment == tried else turn(deal)
        if moment >= tried and not deal.over:
            kept.append((seat, case(deal, seat), seen_of(deal, seat)))
        moment += 1
    ended = deal.points()
    for seat, which, told in kept:
        yield which, told, ahead(ended, seat, deal.playing)


class Fit:
    """What was learnt at some tables: all that players saw who already did what was judged best."""

    def __init__(self, playing: tuple[int, ...]) -> None:
        self.playing = playing
        self.sums: dict[int, tuple[Any, Any]] = {}
        self.left_out: list[Row] = []

    def play(self, numbers: range, turn: Turn) -> None:
        """Learn from more deals."""
        seen: list[list[tuple[list[float], float]]] = [[] for _ in CASES]
        for number in numbers:
            found = rows(number, self.playing[number % len(self.playing)], turn)
            if number % LEFT_OUT == 0:
                self.left_out += found
                continue
            for which, told, ended in found:
                seen[which].append((told, ended))
        for which, each in enumerate(seen):
            looks, aims = (np.array(part, dtype=float) for part in zip(*each, strict=True))
            squares, sums = self.sums.get(which, (RIDGE * np.eye(looks.shape[1]), 0.0))
            self.sums[which] = squares + looks.T @ looks, sums + looks.T @ aims

    @property
    def weights(self) -> list[list[float]]:
        """The weights of each case."""
        return [np.linalg.solve(*self.sums[which]).tolist() for which in range(len(CASES))]


def _errs(found: list[Row], weights: list[list[float]]) -> str:
    """How far the points ahead are off, and how much of their spread is told."""
    truth = np.array([ended for _, _, ended in found])
    off = truth - np.array([np.dot(weights[which], told) for which, told, _ in found])
    told = 1 - float(np.var(off) / np.var(truth))
    return f"error = {sqrt(float(np.mean(np.square(off)))):.1f}\ntells = {told:.2f}"


def main(deals: int, rounds: int) -> None:
    """Fit, and write what was found."""
    written = f"# Written by `python -m tools.judging {deals} {rounds}`: see `worth.py`."
    fits: dict[str, Fit] = {}
    for each in range(rounds):
        lines = [written, ""]
        for name, playing in TABLES.items():
            if each < 2:  # what sensible players came to is forgotten
                fits[name] = Fit(playing)
            fit = fits[name]
            fit.play(range(each * deals, (each + 1) * deals), thoughtful.turn if each else plainly)
            weights = fit.weights
            errs = _errs(fit.left_out, weights)
            lines += [
                f"[{name}]",
                "# how far the points ahead are off, and how much of their spread is told",
                errs,
            ]
            for kind, own in zip(CASES, weights, strict=True):
                lines.append(f"{kind} = {[round(weight, 4) for weight in own]}")
            lines.append("")
            print(name, errs.replace("\n", ", "), flush=True)
        KEPT.write_text("\n".join(lines), encoding="utf-8")
        WEIGHTS.update(read())


if __name__ == "__main__":
    told = [*map(int, sys.argv[1:])]
    main(*told, *(DEALS, ROUNDS)[len(told) :])
