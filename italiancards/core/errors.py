"""Errors by stage: unreadable text, ambiguous text, a move against the rules.

Every error names the text that caused it, changes nothing, and is a `ValueError`. It carries the
name of a message and its facts (`core/messages.py`); whoever shows it says it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from italiancards.core.messages import Message, Sayable

if TYPE_CHECKING:
    from italiancards.core.rules import Verdict

SHOWN = 60
"""Longest offending text that a message repeats, in characters: enough to find it again."""


def value_text(value: object) -> str:
    """Return a value as text; a whole number too long to print as `2^n…`.

    >>> value_text(7), len(value_text(10**5000)) < 20
    ('7', True)
    """
    if isinstance(value, int) and abs(value) >= 10**SHOWN:
        return f"{'-' if value < 0 else ''}2^{value.bit_length() - 1}…"
    return str(value)


def quoted(text: object) -> str:
    """Return a value in quotes for an error, a long one shortened; a number or None unquoted.

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


def nearest(word: str, valid: Iterable[str]) -> Message | str:
    """Return a message `Did you mean …?` with the nearest valid word, or "" if none is near.

    A name that is one word of another is nearer than one that is spelt alike.

    Args:
        word: the word as somebody wrote it.
        valid: all the words that are accepted.

    >>> str(nearest("brisola", ["briscola", "scopa"]))
    " Did you mean 'briscola'?"
    >>> [str(nearest(word, ["to_move", "exchange_two", "undo"])) for word in ("undo_move", "two")]
    [" Did you mean 'undo'?", " Did you mean 'exchange_two'?"]
    """
    from difflib import get_close_matches  # a slow import, needed only for a mistake

    names = list(valid)
    close = [name for name in names if name in word.split("_") or word in name.split("_")]
    close = close or get_close_matches(word, names, n=1)
    return Message("did-you-mean", name=repr(close[0])) if close else ""


def _again(kind: type[ItalianCardsError], args: tuple[object, ...]) -> ItalianCardsError:
    """Return a new error of a class, made without calling its `__init__`, for unpickling."""
    return kind.__new__(kind, *args)


class ItalianCardsError(ValueError):
    """Anything this package refuses, with the offending text in its message.

    It is said when it is shown, in the language that is spoken then. It may be pickled and copied:
    a worker can raise it, and whoever hears of it reads it in their own language.

    Args:
        name: the name of the message, or a text that is said as it stands.
        facts: what fills the message (see `Message`).

    >>> error = ItalianCardsError("nothing-to-undo")
    >>> print(error, error.in_language("it"))
    Nothing to undo: no move has been made. Niente da annullare: non è stata fatta nessuna mossa.
    """

    def __init__(self, name: str, /, **facts: object) -> None:
        super().__init__(name)
        self.message = Message(name, **facts)

    def in_language(self, language: str) -> str:
        """Return the error's text in a language, `en` or `it`."""
        return self.message.in_language(language)

    def __str__(self) -> str:
        return str(self.message)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.args), vars(self)


def in_words(error: Exception, language: str) -> str:
    """Return the text of any error; in the language asked for if it is one of ours.

    >>> in_words(ItalianCardsError("no-steps"), "it"), in_words(KeyError("x"), "it")
    ('Una lezione ha bisogno di almeno un passo.', "'x'")
    """
    return error.in_language(language) if isinstance(error, ItalianCardsError) else str(error)


class Unreadable(ItalianCardsError):
    """Text that is no card, move, position or record.

    Args:
        text: what somebody wrote.
        expected: what can be read, as a message or a text.

    >>> raise Unreadable("7X", "a card such as 7D")
    Traceback (most recent call last):
    italiancards.core.errors.Unreadable: Cannot read '7X': expected a card such as 7D.
    """

    def __init__(self, text: object, expected: Sayable | str) -> None:
        self.text = value_text(text)
        self.expected = expected
        super().__init__("unreadable-text", text=quoted(text), expected=expected)


class Ambiguous(ItalianCardsError):
    """Text that can be read in more than one way.

    >>> raise Ambiguous("R", ["RD", "RC"])
    Traceback (most recent call last):
    italiancards.core.errors.Ambiguous: 'R' can be read as RD or RC.
    """

    def __init__(self, text: object, readings: Iterable[object]) -> None:
        self.text = value_text(text)
        self.readings = tuple(str(reading) for reading in readings)
        super().__init__("ambiguous-text", text=quoted(text), readings=self.readings)


class IllegalMove(ItalianCardsError):
    """A readable move that the rules forbid; `verdict` says which rules, and why.

    Args:
        verdict: the judgement that found a broken rule.
        why: that judgement in words.
    """

    def __init__(self, verdict: Verdict, why: Sayable | str) -> None:
        self.verdict = verdict
        super().__init__("illegal-move", move=verdict.move, why=why)


LISTED = 16
"""Number of valid names listed in an error."""


class BadOption(ItalianCardsError):
    """An option, preset, game or bot that does not exist, or a value it cannot take.

    Args:
        what: what there is none of: the name of a message such as `There is no bot`.
        value: what was asked for.
        valid: all that there is.
        facts: what fills that message.
    """

    def __init__(
        self, what: str, value: object, valid: Iterable[object], /, **facts: object
    ) -> None:
        self.value = value_text(value)
        self.valid = tuple(str(value) for value in valid)
        super().__init__(
            "bad-option",
            what=Message(what, **facts),
            value=quoted(value),
            valid=self.valid[:LISTED],
            more="yes" if len(self.valid) > LISTED else "no",
            hint=nearest(self.value, self.valid),
        )


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
        ItalianCardsError.__init__(
            self,
            "option-not-here",
            name=repr(name),
            value=quoted(value),
            other=repr(other),
            needed=self.valid,
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

    def __init__(self, line: int, reason: Sayable | str, good: object = None) -> None:
        self.line = line
        self.reason = reason
        self.good = good
        super().__init__("bad-record", line=line, reason=reason)
