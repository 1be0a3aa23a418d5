"""Whatever a browser sends, a table answers it in words, soon, and nothing else goes wrong."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from support.depth import TIMES, often
from support.junk import answered, good, junk
from support.learner import WORDS, leading, read, taking, think

from italiancards import deal
from italiancards.core.errors import BadOption, ItalianCardsError, Unreadable
from italiancards.lesson.place import LessonPlace
from italiancards.session.messages import KINDS, LONGER, LONGEST, BadMessage, read_message
from italiancards.session.session import Session
from italiancards.session.token import Token
from italiancards.widgets import CardTable, Lesson, Practice, Puzzles


def _lesson() -> Session:
    lesson = Lesson()
    lesson.step(**WORDS, table=leading(), do="RC")
    return taking(lesson)


TABLES: dict[str, Callable[[], Session]] = {
    "table": lambda: CardTable("scopa", seed=5).session,
    "practice": lambda: Practice("briscola", seed=5).session,
    "puzzles": lambda: Puzzles("scopa").session,
    "lesson": _lesson,
}
FEW = 40
"""How many answers a table is given before the next message comes."""


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_any_text_in_any_message_is_answered_soon(name: str) -> None:
    chance = Random(name)
    session = TABLES[name]()
    texts = [*good(chance), session.token]

    def said(kind: str) -> Callable[[str], None]:
        def say(text: str) -> None:
            fields = dict.fromkeys(KINDS[kind], text)
            session.handle(read_message({"type": kind, "revision": session.revision, **fields}))
            read(session)
            session.model()

        return say

    for number in range(often(40, 4)):
        if number % 20 == 0:
            session = TABLES[name]()
        texts[-1] = session.token
        for kind in KINDS:
            text = junk(chance, texts, LONGER.get(kind, LONGEST))
            answered(said(kind), text, BadMessage)
            think(session, FEW)


@pytest.mark.slow
def test_any_token_is_a_table_or_a_place_or_is_refused_soon() -> None:
    chance = Random(1)
    texts = [*good(chance), _lesson().token, Puzzles("scopa").session.token]
    for _ in range(300 * TIMES):
        text = junk(chance, texts, LONGER["paste"])
        answered(lambda text: Token.read(text).table(), text, ItalianCardsError)
        answered(LessonPlace.read, text, ItalianCardsError)


HUGE = "9" * 150


@pytest.mark.parametrize("number", [HUGE, "٣", "²", "-1", "1.5"])
def test_a_number_that_is_none_is_answered_at_every_entrance(number: str) -> None:
    for name, lay in TABLES.items():
        session = lay()
        for kind, fields in KINDS.items():
            sent = {"type": kind, "revision": session.revision, **dict.fromkeys(fields, number)}
            session.handle(read_message(sent))
            read(session)
            assert session.model()["answer"] or not fields or kind == "setting", (name, kind)


def test_a_puzzle_with_a_name_of_thousands_of_signs_is_answered_in_one_sentence() -> None:
    session = Puzzles("scopa").session
    sent = {"type": "sit", "revision": 0, "at": f"scopa; puzzle={'9' * 5000}"}
    session.handle(read_message(sent))
    assert session.answer is not None
    assert "There is no puzzle '999" in session.answer["text"]


@pytest.mark.parametrize("moves", ["?", "?, ?, ?"])
@pytest.mark.parametrize("game", ["briscola", "scopa", "scala40"])
def test_no_bot_makes_moves_for_a_token_where_none_is_secret(game: str, moves: str) -> None:
    """It thinks for as long as an opponent does: thousands of `?` would hold the table."""
    with pytest.raises(Unreadable):
        Token.read(f"{game}; number=7; level=hard; moves={moves}").table()


def test_a_token_with_a_secret_move_after_the_deal_is_refused() -> None:
    table = deal("scopa", seed=7).autoplay()
    moves = ", ".join(str(moment.move) for moment in table.moments if moment.move)
    with pytest.raises(Unreadable):
        Token.read(f"scopa; number=7; moves={moves}, ?").table()


def test_a_token_with_a_level_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadOption, match="There is no level 'foo'"):
        Token.read("scopa; number=7; level=foo; moves=?").table()
