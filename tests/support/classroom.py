"""A class of thirty, and what they hand in."""

from __future__ import annotations

from random import Random

import italiancards as ic
from italiancards.classroom.proof import judge_puzzle, total
from italiancards.classroom.result import Result, ResultLine
from italiancards.classroom.task import DEAL, LESSON, ClassTask, Item
from italiancards.session.shelf import id_of
from italiancards.session.token import Token, differing_options, moves_of

LESSON_ASKED = "100_briscola_the_trick"
PUZZLE = ic.puzzles("scopa")[3]
TASK = ClassTask.of(
    "Class 3B", [LESSON_ASKED, id_of(PUZZLE), "briscola; number=7", "scopa; number=9"]
)
NAMES = [
    f"{first} {last}"
    for first in ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")
    for last in ("Rossi", "Bianchi", "Verdi", "Neri", "Gallo")
]


def deal(item: Item, chance: Random) -> ResultLine:
    """A deal that somebody played, and what it came to."""
    table = Token.read(item.text).table()
    while table.to_move is not None:
        table.play(chance.choice(table.legal()))
    arguments = differing_options(table), str(table.seed)
    token = Token(
        table.game.name, *arguments, seat="0", moves=moves_of(table, table.seating.seats[0])
    )
    return ResultLine(DEAL, str(token), total(table))


def handed_in(name: str, task: ClassTask = TASK) -> Result:
    """What somebody hands in, who did all that was asked."""
    chance = Random(name)
    lines = []
    for item in task.items:
        if item.kind == LESSON:
            lines.append(ResultLine(LESSON, item.text, f"done, {chance.randint(3, 5)}/5"))
        elif item.kind == DEAL:
            lines.append(deal(item, chance))
        else:
            tried = chance.choice([*PUZZLE.best, *(each.move for each in PUZZLE.wrong)])
            token = f"{item.text}; tried={tried}"
            lines.append(ResultLine("puzzle", token, judge_puzzle(token)))
    if lines[0].kind == LESSON and chance.random() < 0.5:
        lines.append(ResultLine("missed", f"{LESSON_ASKED} 1a2b3c4d", "Who wins the trick?"))
    when = f"2026-11-22 21:{chance.randint(10, 59)}"
    return Result(task.title, task.mark, name, when, tuple(lines))


def changed(result: Result, kind: str, what: tuple[str, str], says: tuple[str, str]) -> str:
    """A result in which somebody has changed a line, and summed it up again."""
    lines = tuple(
        ResultLine(line.kind, line.what.replace(*what), line.says.replace(*says))
        if line.kind == kind
        else line
        for line in result.lines
    )
    assert lines != result.lines
    return str(Result(result.title, result.task, result.name, result.when, lines))


def tampered() -> dict[str, str]:
    """Three of the class whose results are not true: a score, a move, and a text cut off."""
    scored, moved, cut = (handed_in(NAMES[at]) for at in (4, 17, 29))
    briscola = next(line for line in scored.lines if line.what.startswith("briscola"))
    moves = next(line.what for line in moved.lines if line.what.startswith("scopa; number"))
    first, second = moves.partition("moves=")[2].split(", ")[:2]
    return {
        scored.name: changed(scored, "deal", ("", ""), (briscola.says, "120 : 0")),
        moved.name: changed(moved, "deal", (f"{first}, {second}", f"{second}, {first}"), ("", "")),
        cut.name: str(cut)[: len(str(cut)) // 2],
    }


def class_of_thirty() -> list[str]:
    """What thirty hand in, three of them with something that is not true."""
    false = tampered()
    return [false.get(name) or str(handed_in(name)) for name in NAMES]
