"""Ladders: hands of rising difficulty, each about one idea, found where bots play, and solved.

`python -m tools.ladder find GAME` prints hands, a line each; `pick GAME FILE...` chooses a ladder
among such lines and prints it as `ladder.toml` keeps it; `shares` prints how often each bot solves.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import italiancards as ic
from italiancards.cli import add_options, options_of, positive
from italiancards.core.moves import Move
from italiancards.hints import BOTS, HINT, NAMED_LEVELS, Budget, Estimate, adviser_of, last
from italiancards.ladders import EIGHT, all_ladders
from italiancards.puzzles import GRADES, Puzzle, read_puzzles
from italiancards.table import Table
from tools.puzzles import (
    FEWEST,
    TRIES,
    PuzzleSearch,
    error_rate,
    puzzle_text,
    refutation_of,
    riddle_puzzle,
    solve,
)

QUICK, SURELY, HELD_OUT = 400, 3000, 3000
"""Playouts that find a hand, that decide on its answer, and that confirm it anew."""
TRIED = 200
"""Playouts of the strongest bot where it is counted how often it errs."""
LATE = 12
"""Most unseen cards at which a position is looked at for an exact answer."""
OF_A_DEAL = 2
"""Most hands that one deal gives."""


def positions(game: str, number: int, options: Mapping[str, Any], exact: bool) -> Iterator[str]:
    """Yield the positions of a deal, as greedy bots play it, with enough moves to choose from.

    Args:
        game: the game.
        number: the deal's number.
        options: what was agreed.
        exact: whether only late positions are wanted, which may have an exact answer.
    """
    table = ic.deal(game, seed=number, **options)
    while table.to_move is not None:
        late = len(table.view().unseen) <= LATE
        if len(table.legal()) >= FEWEST and (late or not exact):
            yield table.position()
        table.play(last(table.think("greedy", Budget(1))).move)


def hand_in(text: str, margin: float, exact: bool) -> Puzzle | None:
    """Return the hand in a position, without an idea; None where no answer is ahead for certain.

    An exact answer is proven by all consistent deals; another is found by rollouts, and confirmed
    by rollouts on other deals, so that nothing is kept that was only lucky.

    Args:
        text: the position.
        margin: points that every other move has to be behind.
        exact: whether only an exact answer will do.
    """
    table = ic.position(text)
    proven = not last(table.think(HINT, Budget(1))).playouts
    if exact and not proven:
        return None
    answer = solve(text, 1 if proven else QUICK, margin, 0.7)
    if answer is None or len(answer[0]) > len(answer[1]):
        return None
    best, wrong, playouts = answer
    if not proven:
        sure, again = solve(text, SURELY, margin, 1.2), solve(text, HELD_OUT, margin / 2, 1.0, 1)
        if sure is None or again is None or set(sure[0]) != set(again[0]):
            return None
        best, wrong, _ = sure
        playouts = SURELY + HELD_OUT
    quick = {bot: error_rate(text, best, bot) for bot in NAMED_LEVELS.values() if bot != HINT}
    quick = {BOTS[0]: round(1 - len(best) / (len(best) + len(wrong)), 2)} | quick
    quick[HINT] = 0.0 if proven else error_rate(text, best, HINT, TRIED)
    return _puzzle(table, best, wrong, playouts, quick)


def _puzzle(
    table: Table,
    best: list[str],
    wrong: Sequence[Estimate],
    deals: int,
    rates: Mapping[str, float],
) -> Puzzle:
    """Return a hand with the refutations of its other moves."""
    text = table.position()
    refuted = tuple(refutation_of(text, best, each, deals) for each in wrong)
    return Puzzle(table.game.name, text, tuple(best), refuted, deals, rates)


def idea_of(puzzle: Puzzle) -> str:
    """Return the idea that parts a hand's answer from the move that tempts; "" if none does.

    Which moves tempt: those of the weaker bots, where they err; else those that are least behind.
    """
    table = puzzle.table()
    view = table.view()
    best = [table.read(move) for move in puzzle.best]
    ideas = adviser_of(table.game).ideas

    def found(other: Move) -> str:
        named = (
            name for name, speaks in ideas.items() if any(speaks(view, one, other) for one in best)
        )
        return next(named, "")

    return found(table.read(_tempting(puzzle)))


def _tempting(puzzle: Puzzle) -> str:
    """Return the wrong move that the strongest erring bot plays, else the one least behind."""
    for bot in ("greedy", "beginner"):
        if puzzle.errs[bot] >= 0.5:
            moves = Counter(
                str(last(puzzle.table(number).think(bot, Budget(1))).move)
                for number in range(TRIES)
            )
            wrong = [move for move, _ in moves.most_common() if move not in puzzle.best]
            return wrong[0]
    return min(puzzle.wrong, key=lambda each: each.behind).move


def found(
    game: str, deals: Iterable[int], options: Mapping[str, Any], margin: float, exact: bool
) -> Iterator[Puzzle]:
    """Yield the hands of some deals, two of a deal at most, each with its idea.

    Args:
        game: the game.
        deals: the numbers of the deals.
        options: what was agreed.
        margin: points that every other move has to be behind.
        exact: whether only exact answers will do.
    """
    for number in deals:
        texts = [*positions(game, number, options, exact)]
        Random(number).shuffle(texts)
        hands = filter(None, (hand_in(text, margin, exact) for text in texts))
        named = (replace(hand, principle=idea_of(hand)) for hand in hands)
        yield from islice((hand for hand in named if hand.principle), OF_A_DEAL)


def riddles(game: str, deals: Iterable[int], wanted: PuzzleSearch) -> Iterator[Puzzle]:
    """Yield the hands of some deals in which a riddle has an exact answer, one of a deal at most.

    Args:
        game: the game.
        deals: the numbers of the deals.
        wanted: what is looked for.
    """
    for number in deals:
        texts = [*positions(game, number, wanted.options, exact=False)]
        Random(number).shuffle(texts)
        hands = filter(None, (riddle_puzzle(text, wanted, GRADES) for text in texts))
        named = (replace(hand, principle=idea_of(hand)) for hand in hands)
        yield from islice((hand for hand in named if hand.principle), 1)


def picked(hands: Sequence[Puzzle]) -> list[Puzzle]:
    """Return a ladder of hands: three eights, each harder than the one before.

    In the first eight all bots but the random one find the answer; in the last the two weaker ones
    miss it; the second has hands of both kinds. Where few are as hard as that, hands that only the
    weakest bot misses stand beside them. Exact answers go before others, wide margins before narrow
    ones, and as many ideas as can be.

    Args:
        hands: what there is to pick from; none twice.
    """
    easy = [each for each in hands if max(each.errs["beginner"], each.errs["greedy"]) < 0.5]
    hard = [each for each in hands if each.errs["greedy"] >= 0.5]
    middle = [each for each in hands if each not in easy and each not in hard]
    half = EIGHT // 2
    apart = half if len(hard) >= EIGHT + half else len(hard) // EIGHT + 1
    first = _varied(easy, EIGHT)
    ends = sorted(hard, key=_hardness)
    second = _varied(ends[: len(ends) // 2], apart, first)
    third = _varied([each for each in ends if each not in second], EIGHT, [*first, *second])
    third += _varied(middle, EIGHT - len(third), [*first, *second, *third])
    left = [each for each in middle if each not in third]
    second += _varied(left, EIGHT - len(second), [*first, *second, *third])
    left = [each for each in (*easy, *ends) if each not in (*first, *second, *third)]
    second += _varied(left, EIGHT - len(second), [*first, *second, *third])
    return [hand for eight in (first, second, third) for hand in sorted(eight, key=_hardness)]


def _varied(hands: Sequence[Puzzle], many: int, before: Sequence[Puzzle] = ()) -> list[Puzzle]:
    """Return some of the hands, of as many ideas as can be."""
    left = sorted(hands, key=lambda each: (each.deals > 0, -_margin(each), each.name))
    taken: list[Puzzle] = []
    while left and len(taken) < many:
        used = Counter(each.principle for each in before)
        now = Counter(each.principle for each in taken)
        taken.append(min(left, key=lambda each: (now[each.principle], used[each.principle])))
        left.remove(taken[-1])
    return taken


def _margin(puzzle: Puzzle) -> float:
    """Return the points that the nearest other move is behind."""
    return min(each.behind for each in puzzle.wrong)


def _hardness(puzzle: Puzzle) -> tuple[float, float, float]:
    """Return a key to sort hands from easy to hard: what the bots miss, then the random one."""
    return puzzle.errs["greedy"], puzzle.errs["beginner"], puzzle.errs["random"]


def shares() -> Iterator[str]:
    """Yield a line for each ladder: the share of each eight that each bot solves."""
    for ladder in all_ladders():
        rates = (
            f"{bot} " + " ".join(f"{solved(eight, bot):.2f}" for eight in ladder.eights)
            for bot in (BOTS[0], *NAMED_LEVELS.values())
        )
        yield f"{ladder.game} {ladder.name}: {'; '.join(rates)}"


def solved(hands: Iterable[Puzzle], bot: str) -> float:
    """Return the share of some hands that a bot solves, from 0 to 1."""
    return fmean(1 - each.errs[bot] for each in hands)


def main(arguments: Sequence[str] | None = None) -> int:
    """Find hands, pick a ladder, or print the shares.

    Returns:
        0 where all went well, 1 where something was refused.
    """
    parser = argparse.ArgumentParser(prog="python -m tools.ladder", description=__doc__)
    parts = parser.add_subparsers(dest="do", required=True)
    find = parts.add_parser("find", help="print the hands of some deals")
    find.add_argument("game", metavar="GAME", help=f"one of {', '.join(ic.GAMES)}")
    find.add_argument("--deals", type=positive, default=100, help="how many to play")
    find.add_argument("--seed", type=int, default=1, help="the first deal's number (default 1)")
    find.add_argument("--margin", type=float, default=1.0, help="points ahead (default 1)")
    find.add_argument("--sampled", action="store_true", help="answers found by rollouts, too")
    find.add_argument("--riddle", default="", help="what is asked, if not what to play")
    find.add_argument("--most", type=positive, default=30, help="legal moves (default 30)")
    add_options(find)
    pick = parts.add_parser("pick", help="choose a ladder among hands")
    pick.add_argument("game", metavar="GAME", help="whose hands they are")
    pick.add_argument("--players", type=positive, help="only hands of so many")
    pick.add_argument("files", nargs="+", type=Path, help="hands as `find` prints them")
    parts.add_parser("shares", help="print how often each bot solves each eight")
    chosen = parser.parse_args(arguments)
    try:
        for text in _texts(chosen):
            print(text, flush=True)
    except ic.ItalianCardsError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _texts(chosen: argparse.Namespace) -> Iterator[str]:
    """Yield what a command prints."""
    if chosen.do == "shares":
        yield from shares()
    elif chosen.do == "pick":
        by_position = {
            hand.position: hand for path in chosen.files for hand in read_puzzles(chosen.game, path)
        }
        fit = [hand for hand in by_position.values() if _fits(hand, chosen.players)]
        named = [replace(hand, principle=idea_of(hand)) for hand in fit if not hand.retired]
        yield from map(puzzle_text, picked([hand for hand in named if hand.principle]))
    else:
        deals, options = range(chosen.seed, chosen.seed + chosen.deals), options_of(chosen)
        if chosen.riddle:
            what = (
                chosen.deals,
                chosen.margin,
                chosen.seed,
                options,
                1,
                chosen.riddle,
                "",
                chosen.most,
            )
            hands_found = riddles(chosen.game, deals, PuzzleSearch(chosen.game, *what))
        else:
            hands_found = found(chosen.game, deals, options, chosen.margin, not chosen.sampled)
        yield from map(puzzle_text, hands_found)


def _fits(hand: Puzzle, players: int | None) -> bool:
    """Return True if a hand is of so many players, or their number does not matter."""
    return players in (None, hand.table().seating.count)


if __name__ == "__main__":
    sys.exit(main())
