"""Length of the pieces in which jobs run: `python -m tools.job_pauses [game]…`.

A pause is a yield of a job: between two of them whoever shares the process waits. Of each game some
deals are played; at turns spread over them each kind of job is run, and the pieces are timed in
seconds of the processor. Printed are, for each kind, how many jobs there were, the longest piece of
a first job in a process that has only loaded the game, and the longest of all after it.
"""

from __future__ import annotations

import gc
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from time import process_time
from typing import Any

import italiancards as ic
from italiancards.hints import HINT, Budget, bots, nearest
from italiancards.jobs import Job, Retry
from italiancards.questions.goals import points
from italiancards.session.settings import BOT_PLAYOUTS
from tools.bot_turns import AGREED

DEALS, TURNS = 3, 6
"""Deals of each game, and turns of each that are searched."""


def pieces(job: Job) -> Iterator[float]:
    """Yield the seconds between two pauses of a job, to its end."""
    gc.collect()
    gc.disable()  # what else lies in this process is not counted
    thoughts, start = job.run(), process_time()
    for _ in thoughts:
        yield process_time() - start
        start = process_time()
    yield process_time() - start
    gc.enable()


def jobs_of(table: ic.Table) -> Iterator[tuple[str, Job]]:
    """Yield jobs of each kind about a deal that was played."""
    moments = [at for at in range(table.now) if table.view(at=at).to_move is not None]
    chosen = [moments[number * (len(moments) - 1) // (TURNS - 1)] for number in range(TURNS)]
    for at in chosen:
        before = table.branch(at)
        yield "first thought", replace(before.advise(HINT, Budget()), first=True)
        yield "hint", before.advise(HINT, Budget())
        for bot in bots(table.game):
            yield f"bot {bot}", before.advise(bot, Budget(BOT_PLAYOUTS))
    review = ic.review(table)
    while (job := review.job) is not None:
        if job.moment in chosen or len(review.done) % 4 == 0:
            yield "review", job
        review.take(ic.jobs.answer(replace(job, advise=replace(job.advise, budget=Budget(30)))))
    late = [at for at in range(table.now) if table.moments[at + 1].seat == 0][-4:]
    yield "second try", Retry(table.record(), 0, points(10_000), late[0])


def main(chosen: list[str]) -> None:
    """Measure and print."""
    print(f"{'seconds of the longest piece':60} jobs first  most")
    for agreed in AGREED:
        name, *options = agreed.split()
        if chosen and name not in chosen:
            continue
        agreed_options: dict[str, Any] = dict(each.split("=") for each in options)
        times = defaultdict[str, list[float]](list)
        for seed in range(DEALS):
            table = ic.deal(name, seed=seed, **agreed_options)
            table.autoplay(nearest("greedy", table.game))
            for kind, job in jobs_of(table):
                times[kind].append(max(pieces(job)))
        for kind, longest in times.items():
            first, *later = longest
            figures = f"{len(longest):5} {first:5.3f} {max(later, default=0.0):5.3f}"
            print(f"{agreed[:44]:44} {kind:15} {figures}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
