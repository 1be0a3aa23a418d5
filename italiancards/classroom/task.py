"""Tasks of a class: lessons, puzzles and deals, as one text that a link carries."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from urllib.parse import parse_qsl, quote
from zlib import crc32

from italiancards import game
from italiancards.core.about import about_preset
from italiancards.core.errors import ItalianCardsError, Unreadable, quoted
from italiancards.core.messages import Message
from italiancards.core.words import Voice
from italiancards.puzzles import every
from italiancards.screen.form import title
from italiancards.session.link import complete
from italiancards.session.shelf import id_of, lying
from italiancards.session.token import Token, told_options
from italiancards.table import Table

WORDS = Path(__file__).parent
LESSON, PUZZLE, DEAL = KINDS = ("lesson", "puzzle", "deal")
MOST, LONGEST, LONGEST_TITLE = 40, 8_000, 60
"""Most items of a task, and most characters of its text and its title."""


@dataclass(frozen=True)
class Item:
    """One thing to do.

    Args:
        kind: one of `KINDS`.
        text: the lesson's name, where the puzzle lies, or the token of the deal before its first
            move.

    >>> Item.read("scopa;number=7;seat=1"), Item.read("100_briscola_the_trick").kind
    (Item(kind='deal', text='scopa; number=7'), 'lesson')
    """

    kind: str
    text: str

    @classmethod
    def read(cls, text: str) -> Item:
        """Read an item of a task.

        Raises:
            ItalianCardsError: it asks for nothing that there is.
        """
        if re.fullmatch(r"[0-9]{3}_[a-z0-9_]{1,60}", text):
            return cls(LESSON, text)
        if "puzzle" in Token.read(text).options:
            return cls(PUZZLE, id_of(lying(text)[0]))
        token = numbered(Token.read(text))
        token.table()  # it can be dealt
        return cls(DEAL, str(token))

    def label(self, voice: Voice) -> str:
        """Return the label of the item; a lesson's is its name, for its title is in its notebook.

        >>> Item.read("scopa; number=7").label(Voice(folders=(WORDS,)))
        'Scopa, deal 7'
        """
        if self.kind == LESSON:
            return self.text
        token = Token.read(self.text)
        told = {"game": title(token.game, voice), "number": token.number}
        if self.kind == PUZZLE:
            puzzle = lying(self.text)[0]
            number = every(token.game).index(puzzle) + 1
            return voice.say("class-puzzle", told | {"number": number})
        agreed = ", ".join(_agreed(token, voice))
        return voice.say("class-deal-agreed" if agreed else "class-deal", told | {"agreed": agreed})


def _agreed(token: Token, voice: Voice) -> list[str]:
    """Return the options that differ from the defaults: a preset's name, others as written."""
    own = replace(voice, folders=(*voice.folders, game(token.game).words))
    return [
        about_preset(own, value)[0] if name == "preset" else f"{name}={value}"
        for name, value in token.options.items()
    ]


def numbered(token: Token) -> Token:
    """Return the token of a deal by its number alone, without moves, names or seat.

    Raises:
        Unreadable: it has no number, or cards of its own.
    """
    if not token.number or token.text or token.standing:
        raise Unreadable(str(token), Message("expected-first-deal"))
    return Token(token.game, token.options, number=token.number, dealer=token.dealer)


def same_deal(table: Table) -> tuple[object, ...]:
    """Return the key of a deal: equal for two tables of the same deal.

    >>> one, other = Token.read("scopa; number=7"), Token.read("scopa; preset=scopa; number=7")
    >>> same_deal(one.table()) == same_deal(other.table())
    True
    """
    start = table.starts[0]
    assert start is not None  # it was dealt from a number
    options = tuple(sorted(told_options(table).items()))
    return table.game.name, options, str(table.seed), int(start.dealer)


@dataclass(frozen=True)
class Task:
    """A task of a class.

    Args:
        title: what the teacher calls it.
        items: what is to be done, in its order.

    >>> task = Task.of("Class 3B", ["100_briscola_the_trick", "scopa; number=7"])
    >>> str(task)
    'class=Class%203B&do=100_briscola_the_trick&do=scopa;%20number=7'
    >>> Task.read(str(task)) == task
    True
    """

    title: str
    items: tuple[Item, ...]

    @classmethod
    def of(cls, title: str, items: Iterable[str]) -> Task:
        """Make a task of some items, each once.

        Args:
            title: what the teacher calls it; may be empty.
            items: the items as texts: names of lessons, puzzles, deals by their numbers.

        Raises:
            ItalianCardsError: something that there is not, nothing at all, or too much.
        """
        return complete(cls.planned(title, map(Item.read, items)))

    @classmethod
    def planned(cls, title: str, items: Iterable[Item]) -> Iterator[Task | None]:
        """Make a task: yield None after each item that is read, and the task last.

        Args:
            title: what the teacher calls it; may be empty.
            items: the items; an item that comes again counts once.

        Raises:
            ItalianCardsError: see `of`.
        """
        met: dict[Item, None] = {}
        for item in items:
            met[item] = None
            yield None
        found, title = tuple(met), " ".join(title.split())
        if not 1 <= len(found) <= MOST:
            raise ItalianCardsError("too-many-tasks", most=MOST, count=len(found))
        if len(title) > LONGEST_TITLE or not title.isprintable():
            raise Unreadable(title, Message("expected-shorter-title", most=LONGEST_TITLE))
        yield cls(title, found)

    @classmethod
    def read(cls, text: str) -> Task:
        """Read the task that a link carries.

        Raises:
            ItalianCardsError: it carries none.
        """
        return complete(cls.opened(text))

    @classmethod
    def opened(cls, text: str) -> Iterator[Task | None]:
        """Open a link: yield None after each item that is read, and the task last.

        Raises:
            ItalianCardsError: see `read`.
        """
        try:
            told = parse_qsl(text[:LONGEST], strict_parsing=True, max_num_fields=MOST + 1)
        except ValueError:
            told = []
        if len(text) > LONGEST or not told or {name for name, _ in told} - {"class", "do"}:
            raise Unreadable(text, Message("expected-class-link"))
        titles = [value for name, value in told if name == "class"]
        items = (Item.read(value) for name, value in told if name == "do")
        yield from cls.planned(" ".join(titles), items)

    def __str__(self) -> str:
        told = [("class", self.title)] if self.title else []
        told += [("do", item.text) for item in self.items]
        return "&".join(f"{name}={quote(value, safe=';=,/')}" for name, value in told)

    @property
    def mark(self) -> str:
        """Id of the task in the results of a class.

        >>> Task.of("", ["scopa; number=7"]).mark
        'bb4c3dc0'
        """
        return f"{crc32(str(self).encode()):08x}"

    def asked(self, kind: str, text: str) -> Item:
        """Return the item of a kind and a text, if it is in the task.

        Args:
            kind: one of `KINDS`.
            text: the item's text.

        Raises:
            ItalianCardsError: it is not asked.
        """
        item = Item(kind, text)
        if item not in self.items:
            raise ItalianCardsError("task-of-other-class", text=quoted(text))
        return item
