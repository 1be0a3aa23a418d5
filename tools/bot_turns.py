"""Duration of bots' turns: `python -m tools.bot_turns [turns] [game]…`.

Deals are played by the quick bots; of each, one turn of every kind is chosen by chance, thought of
by each bot as at a table, and timed in seconds of the processor. Printed are the median, what 99 in
100 turns stay under, the longest turn and the longest piece of one; and by game the `beats` of its
adviser: how many each kind of turn gets.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from math import ceil
from random import Random
from statistics import median
from time import process_time
from typing import Any

import italiancards as ic
from italiancards.hints import bots, nearest
from italiancards.session.beats import BEAT
from italiancards.session.bot_turn import BotTurn
from italiancards.table import Table

TURNS = 120
"""Turns of each kind that are timed."""
TRANSIT = 0.03
"""Seconds for a job to reach a worker, and its answer to come back."""
AGREED = (
    *("briscola", "briscola players=3", "briscola players=4", "briscola players=5"),
    *("briscola players=6", "scopa", "scopa players=3", "scopa players=4", "scopa players=6"),
    *("scopa players=4 scopone=nine", "scopa players=4 scopone=ten"),
    *("tresette", "tresette players=3", "tresette players=2"),
    *("tresette players=2 two_player_form=pizzichino",),
    *(f"scala40 players={number}" for number in range(2, 7)),
    *("burraco", "burraco players=3", "burraco players=2"),
    "briscola players=4 match=points exchange_two=first_trick exchange_seven=True "
    "partner_show_start=True partner_show_end=last_trick",
    "briscola players=4 table_talk=signals",
)
"""Games and options, with as many players and decisions as possible."""

Kind = tuple[str, int, str, str]
"""A kind of turn: game, players, bot, and the prompt of the first move."""


def time_turn(table: Table, bot: str) -> tuple[float, float]:
    """Time a turn: return its seconds, and its longest piece.

    Args:
        table: the table, at the beginning of the turn.
        bot: the bot that plays.
    """
    turn, total, longest = BotTurn(table, bot), 0.0, 0.0
    while (want := turn.want) is not None:
        thoughts, found, start = want.job.run(), None, process_time()
        for found in thoughts:  # noqa: B007
            now = process_time()
            total, longest, start = total + now - start, max(longest, now - start), now
        want.take(found)
    return total, longest


def measure_turns(agreed: str, turns: int) -> Iterator[tuple[Kind, float, float]]:
    """Yield turns of a game, by kind, with the seconds and the longest piece of each.

    Args:
        agreed: the game and its options, one of `AGREED`.
        turns: how many turns of each kind, and deals at most.
    """
    name, *options = agreed.split()
    agreed_options: dict[str, Any] = dict(each.split("=") for each in options)
    chance, counted, seed = Random(agreed), defaultdict[Kind, int](int), 0
    first = ic.deal(name, seed=seed, **agreed_options)
    for bot in bots(first.game):
        time_turn(first, bot)  # loads the game, once
    while seed < turns and (not counted or min(counted.values()) < turns):
        seed += 1
        table = ic.deal(name, seed=seed, dealer=seed % 2, **agreed_options)
        table.autoplay(nearest(chance.choice(("greedy", "beginner")), table.game))
        moments = defaultdict[str, list[int]](list)
        for number in range(table.now):
            view = table.view(at=number)
            if view.to_move is not None:
                moments[table.game.prompt(view).name].append(number)
        for prompt, numbers in moments.items():
            start = table.branch(chance.choice(numbers))
            for bot in bots(table.game):
                kind = name, table.seating.count, bot, prompt
                counted[kind] += 1
                yield (kind, *time_turn(start, bot))


def main(turns: int, chosen: list[str]) -> None:
    """Measure and print.

    Args:
        turns: how many turns of each kind.
        chosen: the games; all if there are none.
    """
    beats: dict[Kind, int] = {}
    print(f"{'seconds of':54} turns  half   99%  most piece", flush=True)
    for agreed in AGREED:
        if chosen and agreed.split()[0] not in chosen:
            continue
        times = defaultdict[Kind, list[tuple[float, float]]](list)
        for kind, total, longest in measure_turns(agreed, turns):
            times[kind].append((total, longest))
        for kind, measurements in sorted(times.items()):
            took, pieces = (
                sorted(each for each, _ in measurements),
                [piece for _, piece in measurements],
            )
            least = took[ceil(0.99 * len(took)) - 1]
            beats[kind] = max(beats.get(kind, 1), ceil((least + TRANSIT) / BEAT))
            named = " ".join(map(str, kind))
            figures = f"{median(took):5.2f} {least:5.2f} {took[-1]:5.2f} {max(pieces):5.2f}"
            print(f"{named:54} {len(measurements):5} {figures}", flush=True)
    for kind, number in beats.items():
        if number > 1:
            print(f"{kind[0]}: {kind[1:]!r}: {number},".replace("'", '"'))


if __name__ == "__main__":
    turns, *chosen = sys.argv[1:] or [str(TURNS)]
    main(int(turns), chosen)
