"""Records as text: tags, then moves, one line a trick or turn; comments after `#`.

A record replays with no randomness: it holds the whole order of every deck, or the whole position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from italiancards.core.errors import BadRecord, ItalianCardsError, nearest, quoted
from italiancards.core.mail import unquoted
from italiancards.core.match import deals_played
from italiancards.core.messages import Message
from italiancards.core.numbers import whole

LONGEST = 200_000
"""Most characters of a record: a match of a hundred deals has about 60,000."""

LONGEST_TEXT = 60
"""Most characters of a name or a deal number."""

MATCH_TAGS = ("Game", "Options", "Names", "Seed", "Standing")
"""The tags of a match, before the first deal; `Standing` if it was resumed from there."""

QUOTES = frozenset('"“”„«»')
"""Quotation marks around a tag's value: records have the first, editors put the others."""

DEAL_TAGS = ("Deal", "Dealer", "Deck", "Position")
"""The tags of a deal, before its moves; `Position` stands for the two before it."""


def writable(what: str, text: str, *, never: str = "#") -> str:
    """Return a text unchanged; raise if a record could not hold it.

    Args:
        what: what the text is, for the error.
        text: the text.
        never: the signs that mean something else where it stands.

    Raises:
        ItalianCardsError: it cannot stand in a record.

    >>> writable("the-name", "Anna")
    'Anna'
    """
    plain = text.isprintable() and text == text.strip() and not set(never) & set(text)
    if not plain or not 1 <= len(text) <= LONGEST_TEXT:
        raise _unwritable(what, text, never)
    return text


def _unwritable(what: str, value: object, never: str) -> ItalianCardsError:
    """Return an error (not raised) on a value that a record cannot hold."""
    shown, signs = quoted(value), " ".join(never)
    return ItalianCardsError(
        "unwritable-text", what=Message(what), value=shown, most=LONGEST_TEXT, signs=signs
    )


def seed_of(seed: object) -> object:
    """Return a deal number unchanged; raise if a record could not hold it.

    Raises:
        ItalianCardsError: it cannot.
    """
    if isinstance(seed, int) and abs(seed) >= 10**LONGEST_TEXT:
        raise _unwritable("the-seed", seed, "#")  # so long a number has no text in Python
    writable("the-seed", str(seed))
    return seed


def names_of(names: Sequence[str], count: int) -> tuple[str, ...]:
    """Return the first `count` names of players; raise if there are too few or one is unfit.

    Args:
        names: the names, seat by seat.
        count: how many players there are.

    Raises:
        ItalianCardsError: too few, or one that a record cannot hold.

    >>> names_of(("Anna", "Rosa", "Aldo"), 2)
    ('Anna', 'Rosa')
    """
    listed = isinstance(names, tuple | list) and all(isinstance(name, str) for name in names)
    if not listed or len(names) < count:
        raise ItalianCardsError("wrong-number-of-names", names=quoted(names), count=count)
    return tuple(writable("the-name", name, never="#,") for name in names[:count])


@dataclass
class DealText:
    """One deal of a record: how it started, and its moves.

    Args:
        line: the line it begins on.
        tags: what its tags say (`Dealer`, `Deck`, or `Position`), with the line of each.
        moves: each move with the line it stands on.
    """

    line: int
    tags: dict[str, tuple[int, str]] = field(default_factory=dict)
    moves: list[tuple[int, str]] = field(default_factory=list)


@dataclass
class RecordText:
    """A record as parsed text; the table decides whether it can be played.

    Args:
        tags: what the tags of the match say, with the line of each.
        deals: its deals.
        first: the number of the first one in the match.
    """

    tags: dict[str, tuple[int, str]] = field(default_factory=dict)
    deals: list[DealText] = field(default_factory=list)
    first: int = 1


def _tag(number: int, line: str) -> tuple[str, str]:
    """Return the name and value of a tag's line; raise if it is malformed."""
    name, _, rest = line.strip("[] \t").partition(" ")
    value = rest.strip()
    if not line.endswith("]") or len(value) < 2 or not {value[0], value[-1]} <= QUOTES:
        raise BadRecord(number, Message("record-expected-tag", line=quoted(line)))
    return name, value[1:-1]


def _enter(record: RecordText, number: int, name: str, value: str) -> None:
    """Add a tag to a record's match or latest deal, in place; raise if it is not valid there."""
    if name == "Deal":
        due = record.first + len(record.deals)
        if value != str(due):
            raise BadRecord(number, Message("record-wrong-deal", value=quoted(value), due=due))
        record.deals.append(DealText(number))
    deal = record.deals[-1] if record.deals else None
    valid = DEAL_TAGS if deal else MATCH_TAGS
    tags = deal.tags if deal else record.tags
    if name not in valid:
        raise BadRecord(
            number,
            Message("record-no-tag", name=quoted(name), known=valid, hint=nearest(name, valid)),
        )
    if name in tags:
        raise BadRecord(number, Message("record-tag-twice", name=repr(name)))
    if deal and deal.moves:
        raise BadRecord(number, Message("record-tag-late", name=repr(name)))
    names = {name, *tags}
    if "Position" in names and (record.first + len(record.deals) > 2 or len(names) > 2):
        raise BadRecord(number, Message("record-late-position"))
    if name == "Standing":
        record.first += _deals_before(number, value)
    tags[name] = (number, value)


def _deals_before(number: int, match_score: str) -> int:
    """Return the number of deals played that a match score gives; raise with the line's number."""
    try:
        return deals_played(match_score)
    except ItalianCardsError as error:
        raise BadRecord(number, error.message) from None


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield a record's lines without comments, with line numbers; broken tags rejoined."""
    begun = None
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        if begun and not line.startswith("["):
            number, line = begun[0], f"{begun[1]} {line}"
        elif begun:
            yield begun
        begun = (number, line) if line.startswith("[") and not line.endswith("]") else None
        if not begun:
            yield number, line
    if begun:
        yield begun


def read_record(text: str) -> RecordText:
    r"""Return a record's text parsed into tags and moves with line numbers; raise if malformed.

    Raises:
        BadRecord: a line that is neither, or a tag that cannot stand there, with its number.

    >>> record = read_record('[Game "briscola"]\n[Deal "1"]\n1. 5B; AB # well played')
    >>> record.tags["Game"], record.deals[0].moves
    ((1, 'briscola'), [(3, '5B'), (3, 'AB')])
    """
    if not isinstance(text, str):
        raise BadRecord(1, Message("record-expected-text", text=quoted(text)))
    if len(text) > LONGEST:
        raise BadRecord(1, Message("record-too-long", most=LONGEST))
    record = RecordText()
    for number, line in _lines(unquoted(text)):
        if line.startswith("["):
            _enter(record, number, *_tag(number, line))
            continue
        if not record.deals:
            raise BadRecord(number, Message("record-before-deal", line=quoted(line)))
        head, dot, rest = line.partition(".")
        moves = rest if dot and whole(head.strip()) is not None else line
        record.deals[-1].moves += [
            (number, move.strip()) for move in moves.split(";") if move.strip()
        ]
    return record
