"""Fits what a hand of Scala Quaranta is judged by, to deals of sensible players.

`python -m app.tools.judging [deals]` writes `worth.toml` beside the hints of the game, and how
far it errs.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import sqrt

import numpy as np

import italiancards as ic
from italiancards.core.cards import shuffled
from italiancards.games.scala40.state import HAND, deck
from italiancards.hints.scala40.sensible import turn
from italiancards.hints.scala40.simulator import Deal
from italiancards.hints.scala40.worth import CASES, KEPT, SEEN, ahead, case, seen_of

DEALS = 6000
"""Deals that are played for each number of players."""
LEFT_OUT = 5
"""Of so many deals one is left out of the fit, to see how far it errs."""
MORE = (3, 4, 5)
PRESETS = ("scala40", "scala40", "circolo")

Row = tuple[int, int, list[float], int]
"""The case, the moment, what is seen of a hand, and what it counted in the end."""


def dealt(number: int, players: int, preset: str) -> Deal:
    """A deal before its first turn."""
    options = ic.game("scala40").options(players=players, **ic.game("scala40").presets[preset])
    cards = [*shuffled(deck(options), f"judging/{number}")]
    hands = [[cards.pop() for _ in range(HAND)] for _ in range(players)]
    up = next(place for place in range(len(cards)) if cards[place] != "JK")
    first = cards.pop(up)
    return Deal(options, hands, cards, [first], 0, (), range(players), ())


def rows(number: int, players: int) -> Iterator[Row]:
    """Every turn of a deal, each hand with what it came to."""
    deal = dealt(number, players, PRESETS[number % len(PRESETS)])
    kept: list[tuple[int, int, int, list[float]]] = []
    moment = 0
    while not deal.over:
        kept += [(seat, case(deal, seat), moment, seen_of(deal, seat)) for seat in deal.playing]
        turn(deal)
        moment += 1
    ended = deal.points()
    for seat, which, at, told in kept:
        yield which, at, told, ended[seat]


def fitted(playing: tuple[int, ...], deals: int) -> tuple[dict[str, list[float]], str]:
    """The weights of each case, and in words how far they err on deals left out of the fit."""
    train: dict[int, list[tuple[list[float], int]]] = {each: [] for each in range(len(CASES))}
    held_out: list[list[Row]] = []
    players = 0
    for number in range(deals):
        players = playing[number % len(playing)]
        found = [*rows(number, players)]
        if number % LEFT_OUT == 0:
            held_out.append(found)
        else:
            for which, _, told, ended in found:
                train[which].append((told, ended))
    weights = {}
    for which, name in enumerate(CASES):
        told, ended = (np.array(each, dtype=float) for each in zip(*train[which], strict=True))
        ridge = np.vstack([told, np.eye(len(SEEN)) * 3.0])
        aims = np.concatenate([ended, np.zeros(len(SEEN))])
        weights[name] = np.linalg.lstsq(ridge, aims, rcond=None)[0].tolist()
    return weights, _errs(held_out, weights)


def _errs(deals: list[list[Row]], weights: dict[str, list[float]]) -> str:
    """How far the points ahead of the first seat are off, and how much of their spread is told."""
    off, spread = [], []
    for found in deals:
        moments: dict[int, list[Row]] = {}
        for row in found:
            moments.setdefault(row[1], []).append(row)
        for each in moments.values():
            seats = range(len(each))
            judged = [max(0.0, float(np.dot(weights[CASES[r[0]]], r[2]))) for r in each]
            truth = ahead([float(row[3]) for row in each], 0, seats)
            off.append(ahead(judged, 0, seats) - truth)
            spread.append(truth)
    error = sqrt(float(np.mean(np.square(off))))
    told = 1 - float(np.var(off) / np.var(spread))
    return f"error = {error:.1f}\ntells = {told:.2f}\n"


def main(deals: int) -> None:
    """Fit, and write what was found."""
    lines = [f"# Written by `python -m app.tools.judging {deals}`: see `worth.py`."]
    lines += [f"# The weights stand for {', '.join(SEEN)}.", ""]
    for name, playing in (("two", (2,)), ("more", MORE)):
        weights, errs = fitted(playing, deals)
        lines += [
            f"[{name}]",
            "# how far the points ahead are off, and how much of their spread is told",
        ]
        lines += [errs.rstrip()]
        lines += [f"{key} = {[round(each, 4) for each in own]}" for key, own in weights.items()]
        lines.append("")
    KEPT.write_text("\n".join(lines), encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
