"""Records as text: tags, then moves, one line a trick or turn; comments after `#`.

A record replays with no randomness: it holds the whole order of every deck, or the whole position.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from italiancards.core.errors import BadRecord

LONGEST = 200_000
"""Characters a record may have: a match of a hundred deals has about 60,000."""


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
    """A record, read as far as its text goes; whether it can be played is for the table to say."""

    tags: dict[str, tuple[int, str]] = field(default_factory=dict)
    deals: list[DealText] = field(default_factory=list)


def _tag(number: int, line: str) -> tuple[str, str]:
    name, _, rest = line.strip("[] \t").partition(" ")
    value = rest.strip()
    if not line.endswith("]") or len(value) < 2 or value[0] != '"' or value[-1] != '"':
        raise BadRecord(number, f'cannot read {line!r}: expected a tag such as [Dealer "1"]')
    return name, value[1:-1]


def read_record(text: str) -> RecordText:
    r"""Tags and moves of a record, with the line of each.

    Raises:
        BadRecord: a line that is neither, with its number.

    >>> record = read_record('[Game "briscola"]\n[Deal "1"]\n1. 5B; AB # well played')
    >>> record.tags["Game"], record.deals[0].moves
    ((1, 'briscola'), [(3, '5B'), (3, 'AB')])
    """
    if len(text) > LONGEST:
        raise BadRecord(1, f"longer than {LONGEST:,} characters")
    record = RecordText()
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        if line.startswith("["):
            name, value = _tag(number, line)
            if name == "Deal":
                record.deals.append(DealText(number))
            tags = record.deals[-1].tags if record.deals else record.tags
            if name in tags:
                raise BadRecord(number, f"the tag {name!r} stands twice")
            tags[name] = (number, value)
            continue
        if not record.deals:
            raise BadRecord(number, f'{line!r} stands before any [Deal "1"]')
        head, dot, rest = line.partition(".")
        moves = rest if dot and head.strip().isdigit() else line
        record.deals[-1].moves += [
            (number, move.strip()) for move in moves.split(";") if move.strip()
        ]
    return record
