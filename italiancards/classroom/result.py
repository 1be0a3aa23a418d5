"""Results: short texts handed in by learners, which can be read, sent by mail and checked."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from zlib import crc32

from italiancards.classroom.transit import ARROW, encodable, one_line, packed, plain, restore
from italiancards.core.errors import ItalianCardsError, Unreadable, quoted
from italiancards.core.messages import Message

HEADING = "italiancards result"
HEADS = ("class", "task", "name", "when")
LINES = ("lesson", "missed", "puzzle", "deal")
SAYS = " -> "
"""Sign between a thing that was done and its outcome."""
LONGEST, LONGEST_NAME, LONGEST_QUESTION, MOST_LINES = 24_000, 60, 120, 200
"""Most characters of a result, a name and a question, and most lines of a result."""
MOST_MARKS = 3
"""Most accents on one letter of a name."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Signs that nobody sees, though Python calls them printable."""

HEADINGS = re.compile(r"italiancards\s*result(?=\s*class:)", re.IGNORECASE)
FORM = re.compile(r"class:(.*?)task:\s*([0-9a-f]{8})\s*name:(.*?)when:(.*)")
SUM, SPOILED_SUM = (re.compile(rf"sum:\s*({each})") for each in ("[0-9a-f]{8}(?![0-9a-f])", r"\S*"))
LINE = re.compile(rf"({'|'.join(LINES)})\s*(.*?)\s*(?:{ARROW}\s*(.*))?")
LESSON = "[0-9]{3}_[a-z0-9_]{1,60}?"
BEGINS = re.compile(
    rf"(?=lesson\s*{LESSON}\s*{ARROW}|missed\s*{LESSON}\s*[0-9a-f]{{8}}\s*{ARROW}"
    r"|(?:puzzle|deal)\s*[a-z0-9_]{1,60};)"
)
"""Beginning of a line, anywhere in a text, as a program may have joined the lines."""


@dataclass(frozen=True)
class ResultLine:
    """One thing that was done.

    Args:
        kind: one of `LINES`.
        what: for `lesson` its name; for `missed` the lesson and the id of a question; for `puzzle`
            and `deal` a token with the card tried or the moves.
        says: the outcome: how a lesson went, a question's text, `right` or `wrong`, or a score.
    """

    kind: str
    what: str
    says: str

    def __str__(self) -> str:
        return f"{self.kind} {self.what}{SAYS}{self.says}"


@dataclass(frozen=True)
class Result:
    r"""The things that a learner did of a task.

    Args:
        title: what the teacher calls the task.
        task: id of the task, eight hex digits.
        name: the learner's name.
        when: the minute it was written, as `2026-11-22 21:40`; may be empty.
        lines: what was done, at most `MOST_LINES`.

    >>> done = ResultLine("puzzle", "scopa; puzzle=1a2b3c4d; tried=7D", "right")
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
    lines: tuple[ResultLine, ...]

    def __str__(self) -> str:
        heads = zip(HEADS, (self.title, self.task, self.name, self.when), strict=True)
        lines = [HEADING, *(f"{name}: {value}" for name, value in heads), *map(str, self.lines)]
        return "\n".join((*lines, f"sum: {checksum(lines)}"))

    @classmethod
    def read(cls, text: str) -> Result:
        """Return the result that a text holds, mail damage repaired; raise if it was changed.

        The sum is asked of all that was read, so nothing in the text is passed over.

        Raises:
            ItalianCardsError: it is none, holds several, or a letter of it was changed.
        """
        result, total = _split(restore(text))
        if total not in result.sums:
            with suppress(Unreadable):
                as_it_came, total = _split(encodable(text))
                result = as_it_came if total in as_it_came.sums else result
        if total not in result.sums:
            last = f"sum: {total}" if total else ""
            raise ItalianCardsError("result-changed", last=quoted(last))
        return result._check()

    @property
    def sums(self) -> tuple[str, str]:
        """Checksums that are valid for the text: today's, and that of earlier releases."""
        lines, _, total = str(self).rpartition("\nsum: ")
        return total, _sum(packed(lines))

    def _check(self) -> Result:
        """Return the result with tidy name and date; raise if it has too many or double lines.

        Raises:
            Unreadable: one is none, or the lines are too many or say one thing twice.
        """
        if len(self.lines) > MOST_LINES:
            raise Unreadable(len(self.lines), Message("expected-fewer-lines", most=MOST_LINES))
        met: set[tuple[str, str]] = set()
        for line in self.lines:
            if (line.kind, line.what) in met:
                raise Unreadable(str(line), Message("expected-this-once"))
            met.add((line.kind, line.what))
        return replace(self, name=check_name(self.name), when=check_date(self.when))


def checksum(lines: Iterable[str]) -> str:
    """Return a checksum of lines of text, eight hexadecimal digits.

    How its lines are broken and spaced does not count, nor which quotes, dashes and arrows it has.

    >>> checksum(["a b", "c"]) == checksum(["a", "bc "]) != checksum(["a", "bd"])
    True
    >>> checksum(["l'asso -> 1/2"]) == checksum(["l’asso → ½"])
    True
    """
    return _sum(packed(plain("".join(lines))))


def _sum(text: str) -> str:
    """Return the CRC-32 of a text as eight hexadecimal digits."""
    return f"{crc32(encodable(text).encode()):08x}"


def check_name(name: str) -> str:
    """Return a learner's name with single spaces; raise if it is not fit for a list.

    Raises:
        Unreadable: it is empty or longer than `LONGEST_NAME`, or has signs that cannot be printed
            or seen, or more than `MOST_MARKS` accents in a row.

    >>> check_name(" Rosa   D’Angelo ")
    'Rosa D’Angelo'
    """
    name = " ".join(name.split())
    marks = re.sub(r"[^m]+", " ", "".join("m" if _is_mark(sign) else "-" for sign in name)).split()
    seen = (
        name.isprintable() and not BLANK & {*name} and max(map(len, marks), default=0) <= MOST_MARKS
    )
    if not 1 <= len(name) <= LONGEST_NAME or not seen:
        raise Unreadable(name, Message("expected-learner-name", most=LONGEST_NAME))
    return name


def _is_mark(sign: str) -> bool:
    """Return True if a character is a mark drawn on the one before it."""
    return unicodedata.category(sign) in ("Mn", "Me")


def check_date(when: str) -> str:
    """Return a date and minute in one form, "" for none; raise if malformed.

    Raises:
        Unreadable: it is not empty, and no date with a time.

    >>> check_date("2026–11–22 21:40"), check_date("")
    ('2026-11-22 21:40', '')
    """
    found = re.fullmatch(r"([0-9]{4}-[0-9]{2}-[0-9]{2})\s*([0-9]{2}:[0-9]{2})", plain(when))
    date = " ".join(found.groups()) if found else ""
    with suppress(ValueError):
        if date:
            datetime.fromisoformat(date)
        if date or not when:
            return date
    raise Unreadable(when, Message("expected-date"))


def name_key(name: str) -> str:
    """Return a form of a name that is the same for names that look alike.

    >>> name_key("Rosa  D’Angelo") == name_key("rosa d'angelo")
    True
    """
    return packed(plain(name)).casefold()


def name_in(text: str) -> str:
    r"""Return the name written in a result's text, or else its beginning in quotes.

    >>> name_in("italiancards result\nname: Rosa"), name_in("Hello, here it comes")
    ('Rosa', "'Hello, here it comes'")
    """
    line = one_line(restore(text[:LONGEST]))
    found = re.search(r"name:\s*(.+?)\s*(?:when:|$)", line)
    with suppress(Unreadable):
        if found:
            return check_name(found[1][:LONGEST_NAME])
    return quoted(line[:LONGEST_NAME])


def date_in(text: str) -> str:
    r"""Return the date written in a result's text; "" if it has none that can be read.

    >>> date_in("name: Rosa\nwhen: 2026-11-22 21:40"), date_in("Hello, here it comes")
    ('2026-11-22 21:40', '')
    """
    found = re.search(r"when:\s*(\S{10}\s*\S{5})", one_line(restore(text[:LONGEST])))
    with suppress(Unreadable):
        return check_date(found[1]) if found else ""
    return ""


def _split(text: str) -> tuple[Result, str]:
    """Return a text parsed into a result, and its checksum or ""; raise if malformed.

    Raises:
        Unreadable: it has not the parts of a result, or those of several.
    """
    if len(text) > LONGEST:
        raise Unreadable(text, Message("expected-shorter-result", most=LONGEST))
    _, *results = HEADINGS.split(one_line(text))
    if not results:
        raise Unreadable(text, Message("expected-heading", heading=HEADING))
    if len(results) > 1:
        raise Unreadable(text, Message("expected-one-result"))
    end = SUM.search(results[0]) or SPOILED_SUM.search(results[0])
    form = FORM.fullmatch(results[0][: end.start() if end else None].strip())
    if form is None:
        raise Unreadable(text, ", ".join(HEADS))
    title, task, name, rest = (part.strip() for part in form.groups())
    when, *lines = BEGINS.split(rest)
    return Result(title, task, name, when.strip(), tuple(map(_line, lines))), end[1] if end else ""


def _line(text: str) -> ResultLine:
    """Return a text parsed into a result's line, spaces put right."""
    found = LINE.fullmatch(text.strip())
    assert found is not None  # it begins like one
    kind, what, says = found.groups("")
    what = re.sub(r"\s*([;,])\s*", r"\1 ", what)
    if kind == "missed":
        what = re.sub(r"\s*([0-9a-f]{8})$", r" \1", what)
    return ResultLine(kind, what, says)
