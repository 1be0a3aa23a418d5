"""Arrivals of a class, and the cost of its tables, beside stock Voilà in the same run."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random
from statistics import median

from tools.bench_servers import OURS, STOCK, Server, start_server
from tools.play_visits import Player
from tools.stock import StockPlayer

PLAYERS = {STOCK: StockPlayer, OURS: Player}
CLASS, CROWD = 20, 60
"""Pages opened at once: beside stock Voilà, and on this site right after its start."""
TABLES = 10
"""Tables at which a deal is played."""
EARLIER = 4
"""Tables at which the deal was played before, so that the workers are warm."""
BURRACO = "burraco; number=7; players=2"
"""The deal: 75 turns and more, the most expensive table."""
WARM, STILL = 3.0, 200_000
"""Seconds between two looks at a server's memory, and its change in bytes at rest."""


async def first_moves(kind: str, site: str, number: int) -> list[float]:
    """Return the seconds until each table answered its first move, for pages opened at once.

    Args:
        kind: `STOCK` or `OURS`.
        site: the address of the site.
        number: how many pages.
    """

    async def play(player: Player) -> float:
        start = time.perf_counter()
        await player.arrive()
        await player.click()
        return time.perf_counter() - start

    players = [PLAYERS[kind](site, Random(each)) for each in range(number)]
    seconds = await asyncio.gather(*map(play, players))
    for player in players:
        await player.leave()
    return seconds


async def arrivals(site: str, number: int) -> list[float]:
    """Return the seconds until each page has its table, for pages opened at once.

    Args:
        site: the address of the site.
        number: how many pages.
    """

    async def arrive(player: Player) -> float:
        start = time.perf_counter()
        await player.arrive()
        return time.perf_counter() - start

    players = [Player(site) for _ in range(number)]
    seconds = await asyncio.gather(*map(arrive, players))
    for player in players:
        await player.leave()
    return seconds


async def memory_of_visitors(kind: str, server: Server, rest: float) -> tuple[float, float]:
    """Measure the bytes of memory that a visitor takes, on a server that has had some.

    Args:
        kind: the kind of server.
        server: the server.
        rest: seconds that pass after all lines were cut.

    Returns:
        After a deal of Burraco at the table, and at rest.
    """

    async def play(player: Player) -> None:
        await player.arrive()
        await player.say({"type": "sit", "revision": 0, "at": BURRACO}, player.patience)
        await player.play_deal()

    async def memory_at_rest() -> int:
        """Return the memory of the server, once it has come to rest."""
        last, now = 0, server.memory
        while abs(now - last) > STILL:
            await asyncio.sleep(WARM)
            last, now = now, server.memory
        return now

    first = [PLAYERS[kind](server.address, Random(each)) for each in range(EARLIER)]
    await asyncio.gather(*map(play, first))
    for player in first:
        await player.leave()
    before = await memory_at_rest()
    players = [PLAYERS[kind](server.address, Random(each)) for each in range(TABLES)]
    await asyncio.gather(*map(play, players))
    played = await memory_at_rest()
    for player in players:
        player.cut()
    await asyncio.sleep(rest)
    return (played - before) / TABLES, (server.memory - before) / TABLES


def print_arrivals(rounds: int) -> None:
    """Measure classes that arrive at both, in turn, and print the table."""
    seconds: dict[str, list[list[float]]] = {STOCK: [], OURS: []}
    crowds = []
    for _ in range(rounds):
        for kind, each in seconds.items():
            with start_server(kind) as server:
                if kind == OURS:
                    crowds.append(asyncio.run(arrivals(server.address, CROWD)))
                each.append(asyncio.run(first_moves(kind, server.address, CLASS)))
    print(f"{CLASS} pages at once, until each table has answered its first move:\n")
    print("| | median | slowest |\n|---|---|---|")
    found = {kind: (_middle(each, median), _middle(each, max)) for kind, each in seconds.items()}
    for kind, (middle, slowest) in found.items():
        print(f"| {kind} | {middle:.2f} s | {slowest:.2f} s |")
    times = [stock / ours for stock, ours in zip(found[STOCK], found[OURS], strict=True)]
    print(f"| times as quick | {times[0]:.0f} | {times[1]:.0f} |")
    print(
        f"\n{CROWD} arrivals at once right after a start, until each page has its table: "
        f"{_middle(crowds, median):.2f} s in the median, {_middle(crowds, max):.2f} s the slowest"
    )


def _middle(rounds: list[list[float]], of: Callable[[list[float]], float]) -> float:
    """Return the median over all rounds of a statistic of each."""
    return median(of(each) for each in rounds)


def print_memory(rest: float) -> None:
    """Measure the memory of a visitor at both, and print the table."""
    print(f"\nMemory a visitor, of {TABLES}:\n")
    print(f"| | after a deal of Burraco | {rest:.0f} s after the line was cut |\n|---|---|---|")
    for kind in PLAYERS:
        with start_server(kind) as server:
            played, rested = asyncio.run(memory_of_visitors(kind, server, rest))
        print(f"| {kind} | {played / 1e6:.2f} MB | {rested / 1e6:.2f} MB |")
