"""Tasks of a class: lessons, puzzles and deals, as one text that a link carries."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from urllib.parse import parse_qsl, quote
from zlib import crc32

from italiancards import game
from italiancards.core.descriptions import describe_preset
from italiancards.core.errors import ItalianCardsError, Unreadable, quoted
from italiancards.core.messages import Message
from italiancards.core.words import Voice
from italiancards.screen.form import title
from italiancards.session.link import last_piece
from italiancards.session.shelf import id_of, number_of, read_puzzle_token
from italiancards.session.token import Token, differing_options
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
        """Return the item (lesson, puzzle or deal) that a text writes; raise if it is none.

        Raises:
            ItalianCardsError: it asks for nothing that there is.
        """
        if re.fullmatch(r"[0-9]{3}_[a-z0-9_]{1,60}", text):
            return cls(LESSON, text)
        if "puzzle" in Token.read(text).options:
            return cls(PUZZLE, id_of(read_puzzle_token(text)[0]))
        token = number_only(Token.read(text))
        token.table()  # it can be dealt
        return cls(DEAL, str(token))

    def label(self, voice: Voice) -> str:
        """Return the item's label; for a lesson its file name.

        >>> Item.read("scopa; number=7").label(Voice(folders=(WORDS,)))
        'Scopa, deal 7'
        """
        if self.kind == LESSON:
            return self.text
        token = Token.read(self.text)
        facts = {"game": title(token.game, voice), "number": token.number}
        if self.kind == PUZZLE:
            puzzle = read_puzzle_token(self.text)[0]
            number = number_of(puzzle)
            return voice.say("class-puzzle", facts | {"number": number})
        agreed = ", ".join(_option_texts(token, voice))
        return voice.say(
            "class-deal-agreed" if agreed else "class-deal", facts | {"agreed": agreed}
        )


def _option_texts(token: Token, voice: Voice) -> list[str]:
    """Return a deal token's options as texts, a preset by its name."""
    own = replace(voice, folders=(*voice.folders, game(token.game).words))
    return [
        describe_preset(own, value)[0] if name == "preset" else f"{name}={value}"
        for name, value in token.options.items()
    ]


def number_only(token: Token) -> Token:
    """Return a deal's token with number, options and dealer only; raise if it has no number.

    Raises:
        Unreadable: it has no number, or cards of its own.
    """
    if not token.number or token.text or token.match_score:
        raise Unreadable(str(token), Message("expected-first-deal"))
    return Token(token.game, token.options, number=token.number, dealer=token.dealer)


def deal_key(table: Table) -> tuple[object, ...]:
    """Return a key that is equal for two tables with the same first deal.

    >>> one, other = Token.read("scopa; number=7"), Token.read("scopa; preset=scopa; number=7")
    >>> deal_key(one.table()) == deal_key(other.table())
    True
    """
    start = table.starts[0]
    assert start is not None  # it was dealt from a number
    options = tuple(sorted(differing_options(table).items()))
    return table.game.name, options, str(table.seed), int(start.dealer)


@dataclass(frozen=True)
class ClassTask:
    """A task of a class.

    Args:
        title: what the teacher calls it.
        items: what is to be done, in its order.

    >>> task = ClassTask.of("Class 3B", ["100_briscola_the_trick", "scopa; number=7"])
    >>> str(task)
    'class=Class%203B&do=100_briscola_the_trick&do=scopa;%20number=7'
    >>> ClassTask.read(str(task)) == task
    True
    """

    title: str
    items: tuple[Item, ...]

    @classmethod
    def of(cls, title: str, items: Iterable[str]) -> ClassTask:
        """Return the task made of some items, each once; raise if it is too long.

        Args:
            title: what the teacher calls it; may be empty.
            items: the items as texts: names of lessons, puzzles, deals by their numbers.

        Raises:
            ItalianCardsError: something that there is not, nothing at all, or too much.
        """
        return last_piece(cls.plan_in_pieces(title, map(Item.read, items)))

    @classmethod
    def plan_in_pieces(cls, title: str, items: Iterable[Item]) -> Iterator[ClassTask | None]:
        """Yield None as pauses while items are read; last, the task of them; raise if too long.

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
    def read(cls, text: str) -> ClassTask:
        """Return the task that a link's text carries; raise if it is unreadable.

        Raises:
            ItalianCardsError: it carries none.
        """
        return last_piece(cls.open_in_pieces(text))

    @classmethod
    def open_in_pieces(cls, text: str) -> Iterator[ClassTask | None]:
        """Yield None as pauses while a link's text is read; last, its task; raise if unreadable.

        Raises:
            ItalianCardsError: see `read`.
        """
        try:
            pairs = parse_qsl(text[:LONGEST], strict_parsing=True, max_num_fields=MOST + 1)
        except ValueError:
            pairs = []
        if len(text) > LONGEST or not pairs or {name for name, _ in pairs} - {"class", "do"}:
            raise Unreadable(text, Message("expected-class-link"))
        titles = [value for name, value in pairs if name == "class"]
        items = (Item.read(value) for name, value in pairs if name == "do")
        yield from cls.plan_in_pieces(" ".join(titles), items)

    def __str__(self) -> str:
        pairs = [("class", self.title)] if self.title else []
        pairs += [("do", item.text) for item in self.items]
        return "&".join(f"{name}={quote(value, safe=';=,/')}" for name, value in pairs)

    @property
    def mark(self) -> str:
        """Id of the task, as its results name it.

        >>> ClassTask.of("", ["scopa; number=7"]).mark
        'bb4c3dc0'
        """
        return f"{crc32(str(self).encode()):08x}"

    def find_item(self, kind: str, text: str) -> Item:
        """Return the task's item of a kind and a text; raise if it is not in the task.

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
