"""Texts that lead to a table: reading one is a job, for every move in it is judged again."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple
from urllib.parse import unquote_plus

from italiancards import Table
from italiancards.core.errors import ItalianCardsError, Unreadable
from italiancards.core.language import in_language
from italiancards.core.mail import unquoted
from italiancards.core.messages import Message
from italiancards.core.numbers import whole
from italiancards.core.record import read_record
from italiancards.core.seats import Seat
from italiancards.screen.twins import Changes, numbers
from italiancards.session.link import read_link_pieces
from italiancards.session.marks import Marks
from italiancards.session.seats import check_seats
from italiancards.session.token import Token, check_level, whole_number


class Arrival(NamedTuple):
    """A table that a text leads to, and its seats.

    Args:
        token: what the text says.
        table: the table, its moves made again.
        shown: the moment on the screen.
        seat: the learner's seat.
        players: the bot of each other seat that has one of its own.
        marks: how its deals were played.
        numbers: the numbers of equal cards at each moment of the deal on the screen.
    """

    token: Token
    table: Table
    shown: int
    seat: Seat
    players: dict[int, str]
    marks: Marks
    numbers: list[Changes]


class Refusal(NamedTuple):
    """Reason why a text leads nowhere.

    Args:
        error: what is wrong with it.
        sentence: the sentence in which that is said.
    """

    error: str
    sentence: str = "reply-no-table"


@dataclass(frozen=True, slots=True)
class FindTable:
    """A job: find the table that a text leads to.

    Args:
        text: a token; or what was pasted.
        game: the game of the table where it is asked for.
        seat: the learner's seat there.
        players: the bots there, who stay where game and seat do.
        language: the language of a refusal.
        fresh: how other cards would be dealt there, for a deal number; None where a token is asked.
    """

    text: str
    game: str
    seat: int
    players: Mapping[int, str]
    language: str
    fresh: Token | None = None

    def run(self) -> Iterator[Arrival | Refusal | None]:
        """Yield None as pauses while reading the text, and last the table found or the refusal."""
        return in_language(self.language, self._run())

    def _run(self) -> Iterator[Arrival | Refusal | None]:
        """Yield None as pauses while the text is read; last, the table found or the refusal."""
        text = self.text if self.fresh is None else unquoted(self.text).strip()
        try:
            yield from read_link_pieces(text, self._arrive)
        except ItalianCardsError as error:
            yield Refusal(error.in_language(self.language))

    def _arrive(self, text: str) -> Iterator[Arrival | None]:
        """Yield None while one reading of the text is replayed; last, its table and seats."""
        token = Token.read(text) if self.fresh is None else read_pasted(text, self.fresh)
        for table in token.replay():  # noqa: B007
            yield None
        shown = table.history.number(whole_number("shown", token.shown) if token.shown else None)
        seat = whole_number("seat", token.seat) if token.seat else 0
        same = (table.game.name, seat) == (self.game, self.seat)
        place, players = check_seats(table, seat, self.players if same else {})
        if token.level:
            check_level(token.level)
        marks = Marks.read(token)
        yield None
        yield Arrival(token, table, shown, place, players, marks, numbers(table, place, shown))


def read_pasted(text: str, fresh: Token) -> Token:
    """Return the token that a pasted link, record, number or position stands for; or raise.

    Args:
        text: what was pasted.
        fresh: how other cards would be dealt at the table, for a deal number.

    Raises:
        ItalianCardsError: it is none of these.
    """
    tag = re.search(r"^\s*\[", text, re.MULTILINE)
    if tag:  # what stands before it is a comment, or the mail's
        record = text[tag.end() - 1 :]
        _, game = read_record(record).tags.get("Game", (1, ""))
        return Token(game, text=record)
    _, mark, encoded = text.partition("#")
    if mark:
        return Token.read(_decode(encoded))
    if whole(text) is not None:
        return replace(fresh, number=text)
    token = Token.read(text)
    if token.number or token.match_score or token.moves is not None:
        return token
    return Token(token.game, text=text)


def _decode(encoded: str) -> str:
    """Return the text percent-encoded at the end of a link; raise if the link is cut off.

    Raises:
        Unreadable: it was cut inside an escape, or one of them is none.
    """
    try:
        text = unquote_plus(encoded, errors="strict")
    except UnicodeDecodeError:
        text = ""
    if not text or re.search("%(?![0-9A-Fa-f]{2})", encoded):
        raise Unreadable(encoded, Message("expected-whole-link"))
    return text
