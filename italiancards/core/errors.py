"""Errors by stage: unreadable text, ambiguous text, a move against the rules.

Every error names the text that caused it, changes nothing, and is a `ValueError`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from italiancards.core.language import said
from italiancards.core.rows import printable

if TYPE_CHECKING:
    from italiancards.core.rules import Verdict

SHOWN = 60
"""Longest offending text that a message repeats, in characters: enough to find it again."""


def value_text(value: object) -> str:
    """Return a value as text; a number of thousands of digits in a short form (`2^n…`).

    >>> value_text(7), len(value_text(10**5000)) < 20
    ('7', True)
    """
    if isinstance(value, int) and abs(value) >= 10**SHOWN:
        return f"{'-' if value < 0 else ''}2^{value.bit_length() - 1}…"
    return str(value)


def quoted(text: object) -> str:
    """Quote the offending text, a long one shortened in the middle; numbers without quotes.

    >>> quoted("7X"), len(quoted("x" * 5000)), quoted("2"), quoted(2)
    ("'7X'", 62, "'2'", '2')
    """
    if isinstance(text, int | float) or text is None:
        return value_text(text)
    shown = repr(value_text(text))
    if len(shown) > SHOWN + 2:  # the quotes
        half = (SHOWN + 1) // 2
        shown = f"{shown[:half]}…{shown[-half - 1 :]}"
    return shown


def nearest(word: str, valid: Iterable[str]) -> str:
    """Return ` Did you mean …?` for a mistyped word, or nothing if no valid word is near.

    A name that is one word of another is nearer than one that is spelt alike.

    Args:
        word: the word as somebody wrote it.
        valid: all the words that are accepted.

    >>> nearest("brisola", ["briscola", "scopa"])
    " Did you mean 'briscola'?"
    >>> nearest("undo_move", ["to_move", "undo"]), nearest("two", ["to_move", "exchange_two"])
    (" Did you mean 'undo'?", " Did you mean 'exchange_two'?")
    """
    from difflib import get_close_matches  # a slow import, needed only for a mistake

    names = list(valid)
    close = [name for name in names if name in word.split("_") or word in name.split("_")]
    close = close or get_close_matches(word, names, n=1)
    if not close:
        return ""
    return said(en=f" Did you mean {close[0]!r}?", it=f" Forse {close[0]!r}?")


def _again(kind: type[ItalianCardsError], args: tuple[object, ...]) -> ItalianCardsError:
    """Make an error again with the message it had, whatever its class takes."""
    return kind.__new__(kind, *args)


class ItalianCardsError(ValueError):
    """Anything this package refuses, with the offending text in its message.

    It may be pickled and copied: a worker can raise it, and its message stays in the language it
    was told in.
    """

    def __str__(self) -> str:
        return printable(super().__str__())

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.args), vars(self)


class Unreadable(ItalianCardsError):
    """Text that is no card, move, position or record.

    >>> raise Unreadable("7X", "a card such as 7D")
    Traceback (most recent call last):
    italiancards.core.errors.Unreadable: Cannot read '7X': expected a card such as 7D.
    """

    def __init__(self, text: object, expected: str) -> None:
        self.text = value_text(text)
        self.expected = expected
        shown = quoted(text)
        super().__init__(
            said(
                en=f"Cannot read {shown}: expected {expected}.",
                it=f"{shown} non è leggibile: ci vuole {expected}.",
            )
        )


class Ambiguous(ItalianCardsError):
    """Text that can be read in more than one way.

    >>> raise Ambiguous("R", ["RD", "RC"])
    Traceback (most recent call last):
    italiancards.core.errors.Ambiguous: 'R' can be read as RD or RC.
    """

    def __init__(self, text: object, readings: Iterable[object]) -> None:
        self.text = value_text(text)
        self.readings = tuple(str(reading) for reading in readings)
        shown, alternatives = quoted(text), said(en=" or ", it=" o ").join(self.readings)
        super().__init__(
            said(
                en=f"{shown} can be read as {alternatives}.",
                it=f"{shown} si può leggere come {alternatives}.",
            )
        )


class IllegalMove(ItalianCardsError):
    """A readable move that the rules forbid; `verdict` says which rules, and why.

    Args:
        verdict: the judgement that found a broken rule.
        text: that judgement in words.
    """

    def __init__(self, verdict: Verdict, text: str) -> None:
        self.verdict = verdict
        super().__init__(f"{verdict.move}: {text}")


LISTED = 16
"""Number of valid names listed in an error."""


class BadOption(ItalianCardsError):
    """An option, preset, game or bot that does not exist, or a value it cannot take.

    Args:
        what: what there is none of, in the language that is spoken, such as `There is no bot`.
        value: what was asked for.
        valid: all that there is.
    """

    def __init__(self, what: str, value: object, valid: Iterable[object]) -> None:
        self.value = value_text(value)
        self.valid = tuple(str(value) for value in valid)
        there, hint = said(en="there is", it="ci sono"), nearest(self.value, self.valid)
        listed = self.valid[:LISTED]
        more = said(en=" and others", it=" e altri") if len(self.valid) > LISTED else ""
        super().__init__(f"{what} {quoted(value)}; {there}: {', '.join(listed)}{more}.{hint}")


class NotHere(BadOption):
    """An option that is agreed on where it does not apply.

    Args:
        name: the option.
        value: what was agreed.
        other: the option that would have to be different.
        needed: what that would have to be.

    >>> raise NotHere("best_of", 5, "match", ["best_of"])
    Traceback (most recent call last):
    italiancards.core.errors.NotHere: The option 'best_of' cannot be 5 here: it applies only where \
'match' is best_of.
    """

    def __init__(self, name: str, value: object, other: str, needed: Iterable[object]) -> None:
        self.value = value_text(value)
        self.valid = tuple(map(str, needed))
        some = said(en=" or ", it=" o ").join(self.valid)
        ItalianCardsError.__init__(
            self,
            said(
                en=f"The option {name!r} cannot be {quoted(value)} here: it applies only where "
                f"{other!r} is {some}.",
                it=f"Qui l’opzione {name!r} non può essere {quoted(value)}: vale solo se "
                f"{other!r} è {some}.",
            ),
        )


class BadPosition(ItalianCardsError):
    """Cards that cannot lie like that: one twice, too many in a hand, one not in the deck."""


class BadRecord(ItalianCardsError):
    """A record that does not replay.

    Args:
        line: number of the offending line, from 1.
        reason: what is wrong with it.
        good: the table up to that line, or None where not even its cards could be read.
    """

    def __init__(self, line: int, reason: str, good: object = None) -> None:
        self.line = line
        self.reason = reason
        self.good = good
        super().__init__(said(en=f"line {line}: {reason}", it=f"riga {line}: {reason}"))
