"""Tokens: where a learner is, as one line of text that a browser keeps and a link carries.

A token holds what was agreed, the deal number and the moves, so that any kernel puts the same hand
on the table, every move judged again. It holds no hidden card: the deal number decides those.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any
from urllib.parse import quote, unquote

import italiancards as ic
from italiancards import Table
from italiancards.core.errors import Unreadable
from italiancards.core.options import differing
from italiancards.core.position import read_position, write_position

NEXT = "next"
"""What stands among the moves where the next deal of the match begins."""


@dataclass(frozen=True)
class Token:
    """Where a learner is at a table; the texts are as they stand in the token.

    Args:
        game: the game.
        options: what was agreed beside the defaults; a `preset` too.
        number: the deal number; without one, a fresh deal.
        dealer: who deals first; without one, whoever usually does.
        names: the players' names, parted by commas, where they are not the usual ones.
        text: the position or the record that the table was set up from, if any.
        seat: the learner's seat.
        level: how well the others play.
        moves: every move since the table was set up, and `next` before each further deal; None
            leaves a record where it ends.
        shown: the moment on the screen, where it is not the last.
        hinted: the deals that were played with hints.
        opened: the deals that were played with all cards open.
        review: the decision that is looked back at, or `list`.
        hindsight: whether that is with all cards open.
        tried: the card tried there, or `show`.

    >>> token = Token.read("briscola; number=7; match=single; moves=2D")
    >>> token.table().view(0).trick, str(token)
    (('2D',), 'briscola; match=single; number=7; moves=2D')
    """

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    number: str = ""
    dealer: str = ""
    names: str = ""
    text: str = ""
    seat: str = ""
    level: str = ""
    moves: tuple[str, ...] | None = None
    shown: str = ""
    hinted: str = ""
    opened: str = ""
    review: str = ""
    hindsight: str = ""
    tried: str = ""

    @classmethod
    def read(cls, text: str) -> Token:
        """The token that a text is.

        Raises:
            ItalianCardsError: it is none, or names a field twice.
        """
        game, told = read_position(text)
        own = {name: told.pop(name) for name in FIELDS if name in told}
        moves = own.pop("moves", None)
        if moves is not None:
            own["moves"] = tuple(move.strip() for move in moves.split(", ") if move.strip())
        if "text" in own:
            own["text"] = unquote(own["text"])
        return cls(game, told, **own)

    def __str__(self) -> str:
        told: dict[str, str] = {name: str(value) for name, value in self.options.items()}
        for name in FIELDS:
            value = getattr(self, name)
            if name == "moves":
                value = None if value is None else ", ".join(value)
            elif name == "text":
                value = quote(value, safe=" =,/[]\"'")
            if value or (name == "moves" and value is not None and self.text):
                told[name] = value
        return write_position(self.game, told)

    @property
    def begun(self) -> Token:
        """The same table before its first move."""
        told = {name: getattr(self, name) for name in SET_UP}
        return Token(self.game, self.options, **told, moves=() if self.text else None)

    def at(self, table: Table) -> Token:
        """The same table as it stands now."""
        return replace(self, moves=moves_of(table))

    def deal(self, table: Table) -> Token:
        """The deal on the table as the first of a match of its own."""
        number, start = table.moment.deal, table.starts[table.moment.deal - 1]
        if number == 1 or start is None or self.text:
            return self.begun
        return replace(self.begun, number=f"{table.seed}/{number}", dealer=str(start.dealer))

    def fresh(self, table: Table) -> Token:
        """Other cards, everything else as agreed at the table."""
        options = told_options(table)
        kept = {name: getattr(self, name) for name in ("dealer", "names", "seat", "level")}
        return Token(self.game, options, **kept)

    def table(self) -> Table:
        """The table, with every move played again.

        Raises:
            ItalianCardsError: something in it that does not exist or is not allowed.
        """
        table = self._set_up()
        if self.text and self.moves is not None:
            while table.now:
                table.undo()
        for move in self.moves or ():
            if move == NEXT:
                table.next_deal()
            else:
                table.play(move)
        return table

    def _set_up(self) -> Table:
        if self.text.startswith("["):
            return ic.read(self.text)
        told: dict[str, Any] = {"seed": self.number} if self.number else {}
        if self.names:
            told["names"] = [name.strip() for name in self.names.split(",")]
        if self.text:
            return ic.position(self.text, **told)
        if self.dealer:
            told["dealer"] = whole_number("dealer", self.dealer)
        return ic.deal(self.game, **told, **self.options)


FIELDS = tuple(each.name for each in fields(Token) if each.name not in ("game", "options"))
SET_UP = ("number", "dealer", "names", "text", "seat", "level")
"""The fields that say which table it is, beside the game and its options."""


def told_options(table: Table) -> dict[str, str]:
    """What was agreed at a table beside the defaults, as text."""
    return {name: str(value) for name, value in differing(table.options).items()}


def whole_number(name: str, text: str) -> int:
    """The number that a field names.

    Raises:
        Unreadable: it is none.
    """
    if not text.isdecimal():
        raise Unreadable(text, f"{name}: a whole number")
    return int(text)


def moves_of(table: Table, first: int = 0) -> tuple[str, ...]:
    """Every move at a table after a moment, with `next` before each further deal."""
    told, deal = list[str](), table.moments[first].deal
    for moment in table.moments[first + 1 : table.now + 1]:
        if moment.deal != deal:
            told.append(NEXT)
            deal = moment.deal
        if moment.move is not None:
            told.append(str(moment.move))
    return tuple(told)
