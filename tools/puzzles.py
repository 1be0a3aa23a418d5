"""Puzzles found at tables where bots play: solved, graded, and written as their file.

`python -m tools.puzzles GAME --margin POINTS` prints them as `puzzles.toml` keeps them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from typing import Any

import italiancards as ic
from italiancards.cli import add_options, options_of, positive
from italiancards.core.position import read_position
from italiancards.core.seats import party_of
from italiancards.hints import (
    BOTS,
    HINT,
    NAMED_LEVELS,
    Budget,
    Estimate,
    adviser_of,
    deal_value,
    foresight,
    last,
)
from italiancards.hints.comparison import half_width
from italiancards.puzzles import GRADES, Puzzle, Refutation, grade_of
from italiancards.review import hindsight
from italiancards.table import Table

PLAYED, ROUGHLY, CLOSELY = 200, 600, 12_000
"""Deals that a move is tried on: while bots play, to find a puzzle, and to be sure of it."""
THINKING = 60
"""Deals that players try their moves on when they play out a puzzle to verify the hint."""
BATCH, LEAST, MOST = 20, 40, 120
"""Deals of a batch when a puzzle is played out, and the least and most deals in all."""
SURE = 2.0
"""Least lead of the answers over every other move, in 95 % intervals."""
FEWEST, MANY = 3, 30
"""Fewest and most legal moves: fewer make a puzzle too easy, more a riddle too long."""
TRIES = 20
"""Times that each bot tries a puzzle, each with other random numbers."""
LAYOUTS = 24
"""Deals among which the one is chosen that best refutes a move."""


@dataclass(frozen=True)
class PuzzleSearch:
    """The search for puzzles: where, and which.

    Args:
        game: the game.
        deals: how many deals are played.
        margin: points that the answer has to bring more than any other move.
        seed: the number of the first deal.
        options: what was agreed.
        each: how many puzzles of each grade are enough.
        riddle: what is asked, if it is one of the game's riddles.
        asked: what else is asked, where the game names it: see `Adviser`.
        most: how many legal moves there are at most.
        without: a field that no position of them has: `trick` finds what to lead.
    """

    game: str
    deals: int
    margin: float
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    each: int = 12
    riddle: str = ""
    asked: str = ""
    most: int = MANY
    without: str = ""


def found(wanted: PuzzleSearch) -> Iterator[Puzzle]:
    """Yield the puzzles of some deals, one of a deal at most, as they are found.

    Raises:
        NoHint: nobody can look ahead in the game.
    """
    foresight(ic.game(wanted.game))  # or the refusal, before anything is played
    enough: Counter[str] = Counter(dict.fromkeys(GRADES, wanted.each))
    for number in range(wanted.seed, wanted.seed + wanted.deals):
        if not +enough:
            return
        table = ic.deal(wanted.game, seed=number, **wanted.options)
        candidates = decisions(table, wanted)
        texts = [text for text in candidates if wanted.without not in read_position(text)[1]]
        Random(number).shuffle(texts)
        work = riddle_puzzle if wanted.riddle else puzzle_in
        made = (work(text, wanted, +enough) for text in texts)
        puzzle = next(filter(None, made), None)
        if puzzle is not None:
            enough[puzzle.grade] -= 1
            yield puzzle


def decisions(table: Table, wanted: PuzzleSearch) -> Iterator[str]:
    """Yield the positions of a deal as bots play it, with neither too few moves nor too many.

    Where something is asked that is not met in every deal, many are played, and quickly.

    Args:
        table: the table, which is played to the end of its deal.
        wanted: what is looked for.
    """
    bot = "greedy" if wanted.riddle or wanted.asked else HINT
    asked = adviser_of(table.game).asked
    while table.to_move is not None:
        few = FEWEST <= len(table.legal()) <= wanted.most
        if few and wanted.asked in ("", asked(table.view())):
            yield table.position()
        table.play(last(table.think(bot, Budget(PLAYED))).move)


def puzzle_in(text: str, wanted: PuzzleSearch, grades: Container[str]) -> Puzzle | None:
    """Return the puzzle in a position, if it is one, and of one of some grades.

    Args:
        text: the position.
        wanted: what is looked for.
        grades: the grades of which more are wanted.
    """
    rough = solve(text, ROUGHLY, wanted.margin, 0.5)
    if rough is None:
        return None
    quick = {bot: error_rate(text, rough[0], bot) for bot in NAMED_LEVELS.values() if bot != HINT}
    if grade_of(quick | {HINT: 0.0}) not in grades:
        return None
    answer = solve(text, CLOSELY, wanted.margin)
    if answer is None:
        return None
    best, wrong, playouts = answer
    deals = 0
    if playouts:
        played = play_out(text, best, [str(each.move) for each in wrong])
        if played is None:
            return None
        wrong, deals = played
    errs = {BOTS[0]: round(1 - len(best) / (len(best) + len(wrong)), 2)}
    errs |= {bot: error_rate(text, best, bot) for bot in NAMED_LEVELS.values()}
    refuted = tuple(refutation_of(text, best, each, deals) for each in wrong)
    return Puzzle(wanted.game, text, tuple(best), refuted, deals, errs)


def riddle_puzzle(text: str, wanted: PuzzleSearch, grades: Container[str]) -> Puzzle | None:
    """Return the puzzle in a position with a countable answer to a riddle, if it is one.

    Args:
        text: the position.
        wanted: what is looked for.
        grades: the grades of which more are wanted.
    """
    table = ic.position(text)
    worth = adviser_of(table.game).riddles[wanted.riddle](table.game, table.view())
    if not FEWEST <= len(worth) <= MANY or len(worth) < len(table.legal()):
        return None
    most = max(points for points, _ in worth.values())
    best = [str(move) for move, (points, _) in worth.items() if points == most]
    wrong = [
        Refutation(str(move), round(most - points, 2), 0.0, 0, tuple(map(str, line)))
        for move, (points, line) in sorted(worth.items(), key=lambda each: -each[1][0])
        if points < most
    ]
    if 2 * len(best) > len(worth) or any(each.behind < wanted.margin for each in wrong):
        return None
    errs = {BOTS[0]: round(1 - len(best) / len(worth), 2)}
    errs |= {bot: error_rate(text, best, bot) for bot in NAMED_LEVELS.values() if bot != HINT}
    if grade_of(errs | {HINT: 0.0}) not in grades:
        return None
    errs[HINT] = error_rate(text, best, HINT, PLAYED)
    return Puzzle(wanted.game, text, tuple(best), tuple(wrong), 0, errs, wanted.riddle)


def solve(
    text: str, playouts: int, margin: float, sure: float = SURE, number: int = 0
) -> tuple[list[str], list[Estimate], int] | None:
    """Find the best moves of a position, the others, and the deals tried; None if not sure.

    Args:
        text: the position.
        playouts: deals to try.
        margin: points that the others have to be behind.
        sure: intervals that they have to be behind.
        number: decides by which chances.
    """
    advice = last(ic.position(text, seed=number).think(HINT, Budget(playouts)))
    estimates = [each.estimate for each in advice.weighed if each.estimate is not None]
    if len(estimates) < len(advice.weighed):
        return None
    best = [str(each.move) for each in estimates if each.best]
    wrong = [each for each in estimates if str(each.move) not in best]
    if not wrong or any(each.behind < max(margin, sure * each.behind_error) for each in wrong):
        return None
    return best, wrong, advice.playouts


def play_out(text: str, best: list[str], others: list[str]) -> tuple[list[Estimate], int] | None:
    """Measure how far the others are behind when lookahead players play all moves out.

    A rollout plays by simple rules and no more: it can be wrong where only search tells.

    Args:
        text: the position.
        best: the moves that may be the answers.
        others: the other legal moves.

    Returns:
        Each of the others, and the deals that were played; None where they are not all behind for
        certain, or the best are not equally good.
    """
    outcomes: dict[str, list[float]] = {move: [] for move in (*best, *others)}
    for deals in range(BATCH, MOST + 1, BATCH):
        for number in range(deals - BATCH, deals):
            table = ic.position(text, seed=number)
            for move, ended_with in outcomes.items():
                ended_with.append(_final_points(table.branch(0).play(move)))
        found = {move: _behind(table, move, outcomes, best[0]) for move in outcomes}
        sure = all(found[move].behind > found[move].behind_error for move in others)
        if sure and deals >= LEAST:
            equal = all(abs(found[each].behind) <= found[each].behind_error for each in best)
            return ([found[move] for move in others], deals) if equal else None
        if any(found[move].behind <= 0 for move in others):
            return None
    return None


def _final_points(table: Table) -> float:
    """Play a deal out by hints; return the points of the seat that moved first."""
    while table.to_move is not None:
        (move, *more) = table.legal()
        table.play(last(table.think(HINT, Budget(THINKING))).move if more else move)
    side = party_of(table.parties, table.view(at=0).seat)
    return deal_value(table.game, table.score().sheet, side)


def _behind(
    table: Table, move: str, outcomes: Mapping[str, Sequence[float]], best: str
) -> Estimate:
    """Compare a move with the best on the same deals."""
    less = [b - own for b, own in zip(outcomes[best], outcomes[move], strict=True)]
    return Estimate(
        (table.read(move),),
        fmean(outcomes[move]),
        behind=fmean(less),
        behind_error=half_width(less),
    )


def error_rate(text: str, best: Container[str], bot: str, playouts: int = 1000) -> float:
    """Return how often a bot goes wrong, from 0 to 1."""
    tables = (ic.position(text, seed=number) for number in range(TRIES))
    moves = [str(last(table.think(bot, Budget(playouts))).move) for table in tables]
    return sum(move not in best for move in moves) / TRIES


def refutation_of(text: str, best: list[str], wrong: Estimate, deals: int) -> Refutation:
    """Return the refutation of a move, in the deal that shows it best."""
    move = str(wrong.move)
    costs = []
    for number in range(LAYOUTS if deals else 1):
        means = {str(each.move): each.mean for each in _open(ic.position(text, seed=number))}
        costs.append(max(means[each] for each in best) - means[move])
    number = costs.index(max(costs))
    line = _line(ic.position(text, seed=number).play(move), to_the_end=not deals)
    behind, error = round(wrong.behind, 2), round(wrong.behind_error, 2)
    return Refutation(move, behind, error, number, tuple(line))


def _open(table: Table) -> Sequence[Estimate]:
    """Return the estimate of each move with all cards open."""
    seat = table.to_move
    assert seat is not None
    return hindsight(table.branch(table.now).autoplay(), seat, table.now)


def _line(table: Table, *, to_the_end: bool) -> Iterator[str]:
    """Yield the others' replies with all cards open, to the seat's next turn or to the end."""
    seat = table.view(at=0).seat
    while table.to_move is not None and (to_the_end or table.to_move != seat):
        move = _open(table)[0].move
        table.play(move)
        yield str(move)


def puzzle_text(puzzle: Puzzle) -> str:
    """Return a puzzle as its file keeps it."""
    errs = ", ".join(f"{bot} = {rate}" for bot, rate in puzzle.errs.items())
    lines = [
        "[[puzzle]]",
        f"position = {json.dumps(puzzle.position)}",
        f"best = {json.dumps(puzzle.best)}",
        f"deals = {puzzle.deals}",
        f"errs = {{ {errs} }}",
    ]
    if puzzle.riddle:
        lines.insert(1, f"riddle = {json.dumps(puzzle.riddle)}")
    if puzzle.retired:
        lines.append("retired = true")
    if puzzle.principle:
        lines.insert(1, f"principle = {json.dumps(puzzle.principle)}")
    for each in puzzle.wrong:
        lines += [
            f"[puzzle.wrong.{json.dumps(each.move)}]",
            f"behind = {each.behind}",
            f"error = {each.error}",
            f"deal = {each.number}",
            f"line = {json.dumps(each.line)}",
        ]
    return "\n".join([*lines, ""])


def main(arguments: Sequence[str] | None = None) -> int:
    """Find puzzles and print them.

    Returns:
        0 where all went well, 1 where something was refused.
    """
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(ic.GAMES)}")
    parser.add_argument("--deals", type=positive, default=200, help="how many to play")
    parser.add_argument("--seed", type=int, default=1, help="the first deal's number (default 1)")
    parser.add_argument("--each", type=positive, default=10, help="of each grade (default 10)")
    parser.add_argument(
        "--margin", type=float, required=True, help="points that the answer has to be ahead"
    )
    parser.add_argument("--riddle", default="", help="what is asked, if not what to play")
    parser.add_argument("--asked", default="", metavar="NAME", help="what else is asked: its name")
    parser.add_argument("--most", type=positive, default=30, help="legal moves (default 30)")
    parser.add_argument("--without", default="", metavar="FIELD", help="positions that lack it")
    add_options(parser)
    options = parser.parse_args(arguments)
    try:
        agreed = (options.deals, options.margin, options.seed, options_of(options), options.each)
        where = (options.riddle, options.asked, options.most, options.without)
        for puzzle in found(PuzzleSearch(options.game, *agreed, *where)):
            print(puzzle_text(puzzle), flush=True)
    except ic.ItalianCardsError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
