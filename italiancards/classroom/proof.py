"""Proof of a result, by replaying it.

Every move of a deal is judged again, from the deal's number to its score; every card tried in a
puzzle is compared with its answer. That proves that the moves are allowed and come to that score,
and that the card is right. It does not prove who played, nor how often it was tried before; of a
lesson only what the learner's browser stored of it is known.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from italiancards.classroom.result import LINES, LONGEST_QUESTION, Result, ResultLine
from italiancards.classroom.task import DEAL, LESSON, PUZZLE, ClassTask, Item, deal_key, number_only
from italiancards.classroom.transit import packed, plain, restore
from italiancards.core.errors import ItalianCardsError, Unreadable, quoted
from italiancards.core.messages import Message
from italiancards.session.attempt import SHOW
from italiancards.session.link import last_piece
from italiancards.session.shelf import id_of, read_puzzle_token
from italiancards.session.token import Token
from italiancards.table import Table

RIGHT, WRONG = "right", "wrong"
WON, PLAYED = "won", "played"
LESSON_STATES = ("done", "again", "begun")
"""States of a lesson: most of its quiz was right, it is to be taken again, or only begun."""
LESSON_OUTCOME = rf"({'|'.join(LESSON_STATES)}),([0-9]{{1,3}})/([0-9]{{1,3}})"
"""Form of a result's words about a lesson, without white space."""


@dataclass(frozen=True)
class ItemOutcome:
    """The outcome of one item of a task.

    Args:
        how: `right` or `wrong` for a puzzle, `won` or `replay_deal` for a deal, one of
            `LESSON_STATES`.
        detail: a score, or how many questions were answered right.
        helped: whether hints were asked for, all cards open, or moves undone.
    """

    how: str
    detail: str = ""
    helped: bool = False


@dataclass(frozen=True)
class Proof:
    """A result that was replayed and found true.

    Args:
        text: the result as it was written, by which it is known.
        name: the learner.
        when: when it was written.
        done: what was done, by what was asked.
        wrong_questions: the questions answered wrong: the words of each by its lesson and number.
    """

    text: str
    name: str
    when: str
    done: Mapping[Item, ItemOutcome]
    wrong_questions: Mapping[tuple[str, str], str]


def verify(task: ClassTask, text: str) -> Proof:
    """Replay a result's text; return the proof, each item's outcome; raise if it is untrue.

    Args:
        task: what was asked.
        text: what a learner handed in.

    Raises:
        ItalianCardsError: it is no result of this task, or not true; the sentence names the text
            that is wrong.

    >>> from italiancards import puzzles
    >>> first = puzzles("scopa")[0]
    >>> task = ClassTask.of("", [id_of(first)])
    >>> done = ResultLine("puzzle", f"{id_of(first)}; tried={first.best[0]}", "right")
    >>> proof = verify(task, str(Result("", task.mark, "Rosa", "", (done,))))
    >>> proof.name, proof.done[task.items[0]].how
    ('Rosa', 'right')
    """
    return last_piece(prove(task, text))


def prove(task: ClassTask, text: str) -> Iterator[Proof | None]:
    """Yield None as pauses while a result's text is replayed; last, its proof; raise if untrue.

    Args:
        task: what was asked.
        text: what a learner handed in.

    Raises:
        ItalianCardsError: see `verify`.
    """
    result = Result.read(text)
    if result.task != task.mark:
        raise Unreadable(
            f"task: {result.task}", Message("expected-result-of-class", mark=task.mark)
        )
    done: dict[Item, ItemOutcome] = {}
    wrong_questions: dict[tuple[str, str], str] = {}
    for line in result.lines:
        try:
            if line.kind == "missed":
                wrong_questions[_question(task, line)] = restore(line.says)
            else:
                item, outcome = JUDGES[line.kind](task, line)
                if item in done:
                    raise Unreadable(line.what, Message("expected-line-once"))
                done[item] = outcome
        except ItalianCardsError as error:
            raise ItalianCardsError(
                "line-refused", kind=line.kind, which=_which(line), error=error.message
            ) from error
        yield None
    yield Proof(str(result), result.name, result.when, done, wrong_questions)


def _which(line: ResultLine) -> str:
    """Return the subject of a result's line for an error, without its moves."""
    return quoted("; ".join(line.what.split("; ")[:2]))[1:-1]


def _question(task: ClassTask, line: ResultLine) -> tuple[str, str]:
    """Return lesson and question id of a line on a question missed; raise if malformed.

    Raises:
        ItalianCardsError: it is none; its words are too many, or hold a line of their own.
    """
    lesson, _, number = line.what.partition(" ")
    task.find_item(LESSON, lesson)
    if not re.fullmatch(r"[0-9a-f]{8}", number):
        raise Unreadable(line.what, Message("expected-lesson-and-question"))
    words = plain(line.says)
    if len(packed(line.says)) > LONGEST_QUESTION or re.search(rf"({'|'.join(LINES)})\b.*->", words):
        raise Unreadable(line.says, Message("expected-short-question", most=LONGEST_QUESTION))
    return lesson, number


def _lesson(task: ClassTask, line: ResultLine) -> tuple[Item, ItemOutcome]:
    """Return the item and outcome of a lesson's line, taken on trust; raise if malformed."""
    item = task.find_item(LESSON, line.what)
    matched = re.fullmatch(LESSON_OUTCOME, packed(plain(line.says)))
    if matched is None or int(matched[2]) > int(matched[3]):
        raise Unreadable(str(line), "'done, 4/5'")
    return item, ItemOutcome(matched[1], f"{matched[2]}/{matched[3]}")


def _puzzle(task: ClassTask, line: ResultLine) -> tuple[Item, ItemOutcome]:
    """Return the item and outcome of a puzzle's line; raise if its move does not prove it."""
    puzzle, _, hinted = read_puzzle_token(line.what)
    item = task.find_item(PUZZLE, id_of(puzzle))
    how = judge_puzzle(line.what)
    _agree(line, how)
    return item, ItemOutcome(how, helped=hinted)


def judge_puzzle(token: str) -> str:
    """Return the word for right or wrong on the move in a puzzle's token.

    Raises:
        ItalianCardsError: no such puzzle, or no card that may be played there.
    """
    puzzle, tried, _ = read_puzzle_token(token)
    return RIGHT if tried != SHOW and puzzle.is_answer(tried) else WRONG


def _deal(task: ClassTask, line: ResultLine) -> tuple[Item, ItemOutcome]:
    """Return the item and outcome of a deal's line; raise if its moves do not prove it."""
    token = Token.read(line.what)
    item = _deal_item(task, token)
    table, seat = replay_deal(token)
    score = table.score(seat=seat)
    _agree(line, total(table))
    won = any(seat in score.sheet.parties[party] for party in score.sheet.winners)
    helped = bool(token.hinted or token.opened or token.undone)
    return item, ItemOutcome(WON if won else PLAYED, total(table), helped)


def _deal_item(task: ClassTask, token: Token) -> Item:
    """Return the task's item for a deal; raise if there is none."""
    dealt = deal_key(number_only(token).table())
    for item in task.items:
        if item.kind == DEAL and _item_key(item.text) == dealt:
            return item
    return task.find_item(DEAL, str(number_only(token)))


@cache
def _item_key(text: str) -> tuple[object, ...]:
    """Return the key of the deal in an item's token; cached."""
    return deal_key(Token.read(text).table())


def replay_deal(token: Token) -> tuple[Table, int]:
    """Return the table replayed from a deal's token, and the learner's seat; raise if unfinished.

    Raises:
        ItalianCardsError: a move that is not allowed, or a deal that is not at its end.
    """
    table = token.table()
    if not table.over or table.moment.deal != 1:
        raise Unreadable(str(number_only(token)), Message("expected-finished-deal"))
    seat = int(token.seat) if token.seat in map(str, range(table.seating.count)) else 0
    return table, seat


def total(table: Table) -> str:
    """Return a deal's final points as a result's text has them.

    >>> from italiancards import deal
    >>> total(deal("briscola", seed=7).autoplay())
    '88 : 32'
    """
    return " : ".join(map(str, table.score().sheet.last_row))


def _agree(line: ResultLine, came: str) -> None:
    """Raise if a result's line says another outcome than the replay came to.

    Raises:
        ItalianCardsError: it is not.
    """
    if packed(plain(line.says)) != packed(came):
        raise ItalianCardsError("replay-differs", matched=quoted(line.says), came=quoted(came))


JUDGES = {"lesson": _lesson, "puzzle": _puzzle, "deal": _deal}
"""Judges of the lines, by kind."""
