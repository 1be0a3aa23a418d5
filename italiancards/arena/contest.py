"""Contests of bots: how much stronger one is, with the error of the answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from tqdm import tqdm

import italiancards as ic
from italiancards.arena.checkout import checkout
from italiancards.core.match import MatchScore
from italiancards.hints import CERTAIN, Budget, Moves, last
from italiancards.site.pool.executors import batches, executor, results_of

FIGURES = ("margin", "share", "seconds_a", "moves_a", "seconds_b", "moves_b")
"""Figures kept of each deal."""


@dataclass(frozen=True)
class Contest:
    """A contest to be played.

    Args:
        game: the game.
        options: its options.
        a: the bot in one seat or on one side; `hint@FOLDER` is that of another checkout.
        b: the bot in all other seats.
        deals: how many deals; each is played once from every side.
        seed: the number of the first deal.
        playouts: what a bot may spend that tries many deals.
        records: a folder to write every game to, or None.
        standing: how the match stands before each deal, as `table.standing.text` tells: bots that
            weigh it play for the match. Without one the deal decides it: what is counted is won
            deals, and who plays for a match lets one go by for points.
    """

    game: str
    options: Mapping[str, Any]
    a: str
    b: str
    deals: int
    seed: int = 1
    playouts: int = 2000
    records: Path | None = None
    standing: str | None = None

    def table(self, number: int) -> ic.Table:
        """Return a new table with the contest's deal of a number."""
        return ic.deal(self.game, seed=number, standing=self.start_score, **self.options)

    @cached_property
    def start_score(self) -> str | None:
        """Match score from which each deal of the contest starts; None for a new match."""
        if self.standing:
            return self.standing
        return decided_next(ic.deal(self.game, seed=self.seed, **self.options).match_score)


def decided_next(begun: MatchScore) -> str | None:
    """Return a tied match score that the next deal must decide; None for a one-deal match.

    >>> [decided_next(ic.deal(game).match_score) for game in ("tresette", "scala40")]
    ['20 20 after 4', '100 100 after 2']
    """
    if begun.alone:
        return None
    short = int(begun.result.facts["target"]) - 1
    return replace(begun, scores=(short,) * len(begun.scores), deals=len(begun.playing)).text


@dataclass(frozen=True)
class ContestResult:
    """The result of a contest; its fields are the keys of `--json`.

    Args:
        game: its name.
        options: the options of the tables.
        standing: the match score before each deal; None for deals by themselves.
        players: number of players at a table.
        a: the bot in one seat or on one side.
        b: the bot in all other seats.
        deals: number of deals; each was played once from every side.
        margin: points by which A's side did better than the average of the others, a deal.
        margin_ci95: half the width of its 95 % interval; deals are counted, not games.
        win_share: the share of deals that A's side won, a draw shared out, from 0 to 1.
        win_share_ci95: the same for it.
        ms_per_move_a: milliseconds that A took for a move, on average.
        ms_per_move_b: the same for B.
    """

    game: str
    options: Mapping[str, Any]
    standing: str | None
    players: int
    a: str
    b: str
    deals: int
    margin: float
    margin_ci95: float
    win_share: float
    win_share_ci95: float
    ms_per_move_a: float
    ms_per_move_b: float

    def __str__(self) -> str:
        standing = f" at {self.standing}" if self.standing else ""
        return (
            f"{self.game}, {self.players} players: {self.a} against {self.b}, "
            f"{self.deals} deals from every side{standing}\n"
            f"margin     {self.margin:+7.2f} ± {self.margin_ci95:.2f} points a deal\n"
            f"won        {self.win_share:7.3f} ± {self.win_share_ci95:.3f}\n"
            f"ms a move  {self.ms_per_move_a:7.2f} ({self.a})  {self.ms_per_move_b:.2f} ({self.b})"
        )

    def json(self) -> dict[str, Any]:
        """Return the result as a dictionary for JSON."""
        return asdict(self)


def contest(
    asked: Contest, jobs: int | None = None, where: str = "", *, quiet: bool = False
) -> ContestResult:
    """Play a contest between two bots on the machine or a cluster, and return its result.

    Args:
        asked: what is to be played.
        jobs: processes to play in; on Dask as many as the machine has cores, else one.
        where: `dask` or `dask=ADDRESS`: see `executors.executor`.
        quiet: whether to leave out the progress bar.

    Raises:
        ItalianCardsError: a game, bot, option or executor that there is not.
    """
    table = asked.table(asked.seed)
    for name in (asked.a, asked.b):
        _line(table, name, 1)  # a wrong name is found before anything is played
    if asked.records is not None:
        asked.records.mkdir(parents=True, exist_ok=True)
    figures = np.empty((asked.deals, len(FIGURES)))
    with tqdm(total=asked.deals, unit="deal", disable=quiet or None) as bar:
        for place, rows in _deal_figures(asked, jobs, where):
            figures[place : place + len(rows)] = rows
            bar.update(len(rows))
    margins, shares = figures[:, 0], figures[:, 1]
    seconds_a, moves_a, seconds_b, moves_b = figures[:, 2:].sum(axis=0)
    return ContestResult(
        asked.game,
        dict(asked.options),
        asked.standing,
        table.seating.count,
        asked.a,
        asked.b,
        asked.deals,
        float(margins.mean()),
        _half_width(margins),
        float(shares.mean()),
        _half_width(shares),
        1000 * seconds_a / moves_a,
        1000 * seconds_b / moves_b,
    )


def _half_width(values: np.ndarray) -> float:
    """Return half the width of the 95 % confidence interval of the mean; 0 for one value."""
    return float(CERTAIN * values.std(ddof=1) / sqrt(len(values))) if len(values) > 1 else 0.0


def _deal_figures(asked: Contest, jobs: int | None, where: str) -> Iterator[tuple[int, np.ndarray]]:
    """Yield the contest's figures in batches, with the first deal's index; write the records."""
    numbers = range(asked.seed, asked.seed + asked.deals)
    with executor(where, jobs) as (who, workers):
        if who is None:
            each: Iterator[Any] = ((place, _deals((asked, [n]))) for place, n in enumerate(numbers))
        else:
            sent = batches(numbers, workers)
            each = (
                (sent[place][0] - asked.seed, came)
                for place, came in results_of(who, _deals, [(asked, batch) for batch in sent])
            )
        for place, (rows, records) in each:
            for name, text in records.items():
                assert asked.records is not None
                (asked.records / name).write_bytes(text.encode())
            yield place, rows


def _deals(task: tuple[Contest, Sequence[int]]) -> tuple[np.ndarray, dict[str, str]]:
    """Play deals, once from each side; return rows of figures and records by file name."""
    asked, numbers = task
    records: dict[str, str] = {}
    return np.array([_deal(asked, number, records) for number in numbers]), records


def _deal(asked: Contest, number: int, records: dict[str, str]) -> tuple[float, ...]:
    """Play one deal from each side; return mean margin and share, and each bot's time and moves."""
    sides = range(len(asked.table(number).parties))
    games = [_game(asked, number, side, records) for side in sides]
    margin, share, *spent = np.array(games).T
    return (margin.mean(), share.mean(), *(each.sum() for each in spent))


def _line(table: ic.Table, name: str, playouts: int) -> Moves:
    """Return the moves a bot makes next at a table; of a bot of another checkout, one."""
    bot, _, folder = name.partition("@")
    if not folder:
        return last(table.think(bot, Budget(playouts))).line
    answer = checkout(Path(folder)).move(bot, table.position(), playouts, table.now)
    return (table.read(answer),)


def _game(asked: Contest, number: int, side: int, records: dict[str, str]) -> tuple[float, ...]:
    """Play one game with A on one side; return its margin, share, and times and moves."""
    table = asked.table(number)
    mine = table.parties[side]
    spent, moves = [0.0, 0.0], [0, 0]
    while (seat := table.to_move) is not None:
        who = seat not in mine
        start = perf_counter()
        line = _line(table, asked.b if who else asked.a, asked.playouts)
        spent[who] += perf_counter() - start
        for move in line:  # a whole turn that was thought of is played
            moves[who] += 1
            table.play(move)
    if asked.records is not None:
        records[f"{asked.game}-{number}-{side}.ic"] = table.record()
    sheet = table.score().sheet
    others = [total for each, total in enumerate(sheet.totals) if each != side]
    margin = sheet.totals[side] - sum(others) / len(others)
    if table.game.fewest_win:
        margin = -margin
    winners = sheet.winners or tuple(range(len(sheet.parties)))
    share = (side in winners) / len(winners)
    return (margin, share, spent[0], moves[0], spent[1], moves[1])
