"""What a learner hands in: a short text, which can be read, sent by mail and checked."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from zlib import crc32

from italiancards.core.errors import ItalianCardsError, Unreadable, quoted
from italiancards.core.language import said

HEADING = "italiancards result"
HEADS = ("class", "task", "name", "when")
LINES = ("lesson", "missed", "puzzle", "deal")
SAYS = " -> "
"""What parts a thing from what is said of it."""
LONGEST, LONGEST_NAME, MOST_LINES = 24_000, 60, 200
"""Characters of a result and of a name, and how many lines a result may have."""


@dataclass(frozen=True)
class Line:
    """One thing that was done.

    Args:
        kind: one of `LINES`.
        what: the lesson; the puzzle with the card tried; the deal with its moves; a question.
        says: what is said of it: how a lesson went, `right` or `wrong`, a score, a question.
    """

    kind: str
    what: str
    says: str

    def __str__(self) -> str:
        return f"{self.kind} {self.what}{SAYS}{self.says}"


@dataclass(frozen=True)
class Result:
    r"""What somebody did of what was asked.

    Args:
        title: what the teacher calls the task.
        task: what the task is known by.
        name: the learner.
        when: when this was written.
        lines: what was done.

    >>> done = Line("puzzle", "scopa; puzzle=1a2b3c4d; tried=7D", "right")
    >>> result = Result("3B", "00c0ffee", "Rosa", "2026-11-22 21:40", (done,))
    >>> print(result)
    italiancards result
    class: 3B
    task: 00c0ffee
    name: Rosa
    when: 2026-11-22 21:40
    puzzle scopa; puzzle=1a2b3c4d; tried=7D -> right
    sum: e6ea8218
    >>> Result.read(f"> {result}".replace("\n", "\n> ")) == result
    True
    """

    title: str
    task: str
    name: str
    when: str
    lines: tuple[Line, ...]

    def __str__(self) -> str:
        heads = zip(HEADS, (self.title, self.task, self.name, self.when), strict=True)
        told = [HEADING, *(f"{name}: {value}" for name, value in heads), *map(str, self.lines)]
        return "\n".join((*told, f"sum: {summed(told)}"))

    @classmethod
    def read(cls, text: str) -> Result:
        """The result that a text is, however a mail has broken its lines.

        Raises:
            ItalianCardsError: it is none, or was changed on its way.
        """
        heading, *lines = _unwrapped(text)
        if heading != HEADING:
            raise Unreadable(text, said(en=f"'{HEADING}'", it=f"'{HEADING}'") + _first())
        end = next((at for at, line in enumerate(lines) if line.startswith("sum:")), len(lines))
        total = " ".join("".join(lines[end : end + 1]).split()[:2])  # what follows is the mail's
        del lines[end:]
        if total != f"sum: {summed((heading, *lines))}":
            raise ItalianCardsError(
                said(
                    en="The text was changed on its way, or a part is missing, for its last line, "
                    f"{quoted(total)}, does not fit those above it: ask for it again.",
                    it="Il testo è cambiato per strada, o ne manca un pezzo, perché l’ultima riga, "
                    f"{quoted(total)}, non si accorda con quelle sopra: fattelo mandare di nuovo.",
                )
            )
        heads = [_after(f"{name}:", line) for name, line in zip(HEADS, lines, strict=False)]
        if len(heads) < len(HEADS) or len(lines) > MOST_LINES:
            raise Unreadable(text, ", ".join(HEADS))
        title, task, name, when = heads
        return cls(title, task, checked_name(name), when, _lines(lines[len(HEADS) :]))


def summed(lines: Iterable[str]) -> str:
    """The sum of a text, by which a slip on its way is noticed: eight hexadecimal digits.

    How its lines are broken and spaced does not count.

    >>> summed(["a b", "c"]) == summed(["a", "bc "]) != summed(["a", "bd"])
    True
    """
    return f"{crc32(''.join(''.join(lines).split()).encode(errors='replace')):08x}"


def checked_name(name: str) -> str:
    """A learner's name as it is written in lists.

    Raises:
        Unreadable: there is none, it is too long, or nobody could print it.
    """
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Unreadable(
            name,
            said(
                en=f"a name of 1 to {LONGEST_NAME} characters",
                it=f"un nome da 1 a {LONGEST_NAME} caratteri",
            ),
        )
    return name


def name_in(text: str) -> str:
    r"""Whose text it is, as far as it can be told: its name, or how it begins.

    >>> name_in("italiancards result\nname: Rosa"), name_in("Hello, here it comes")
    ('Rosa', "'Hello, here it comes'")
    """
    for line in _unwrapped(text[:LONGEST]):
        if line.startswith("name:") and line[5:].strip():
            return " ".join(line[5:].split())[:LONGEST_NAME]
    return quoted(" ".join(text[:LONGEST_NAME].split()))


def _first() -> str:
    return said(en=" as its first line", it=" come prima riga")


def _unwrapped(text: str) -> list[str]:
    """The lines as they were written: marks of a quotation left out, broken ones joined."""
    if len(text) > LONGEST:
        raise Unreadable(
            text,
            said(
                en=f"a result of {LONGEST} characters at most",
                it=f"un risultato di {LONGEST} caratteri al massimo",
            ),
        )
    begins = re.compile(rf"{HEADING}|({'|'.join((*HEADS, 'sum'))}):|({'|'.join(LINES)}) ")
    lines: list[str] = []
    for piece in (re.sub(r"^[>\s]+", "", each).strip() for each in text.splitlines()):
        if begins.match(piece) or not lines:
            lines.append(piece)
        elif piece:
            lines[-1] += f" {piece}"
    return [" ".join(line.split()) for line in lines if line] or [""]


def _after(name: str, line: str) -> str:
    if not line.startswith(name):
        raise Unreadable(line, f"'{name} …'")
    return line.removeprefix(name).strip()


def _lines(lines: Iterable[str]) -> tuple[Line, ...]:
    """What was done, each thing once.

    Raises:
        Unreadable: a line that says nothing, or twice the same.
    """
    found: dict[tuple[str, str], Line] = {}
    for each in lines:
        kind, _, rest = each.partition(" ")
        what, says, value = rest.partition(SAYS)
        if kind not in LINES or not says:
            raise Unreadable(each, "'lesson … -> …'")
        if (kind, what) in found:
            raise Unreadable(each, said(en="this once only", it="questo una volta sola"))
        found[kind, what] = Line(kind, what, value)
    return tuple(found.values())
