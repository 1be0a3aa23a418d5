"""Positions as one line of text: the game, then the places of the cards.

`briscola; hand=AB RC 6S; trick=5B; upcard=4S` is a position: a table can be set up from it, and it
is what a bug report needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from italiancards.core.errors import Unreadable, value_text
from italiancards.core.mail import unquoted
from italiancards.core.messages import Message
from italiancards.core.seats import Parties, Seat, party_of

Fields = Mapping[str, str]
"""A position's parts by name, each as text: `{"hand": "AB RC 6S", "trick": "5B"}`."""


def expected() -> Message:
    """Return a message with an example of a position, for an error."""
    return Message("expected-position")


LONGEST = 2_000
"""Most characters of a position's fields: two packs, each card named, have about 600."""


LONGEST_NAME = 40
"""Most characters of a field's name."""


def write_position(game: str, fields: Mapping[str, object]) -> str:
    """Return the text of a position from a game's name and its fields.

    Args:
        game: the name of the game.
        fields: the parts by name, in the order they are written.

    >>> write_position("briscola", {"hand": "AB RC 6S", "trick": "5B"})
    'briscola; hand=AB RC 6S; trick=5B'
    """
    return "; ".join([game, *(f"{name}={value}" for name, value in fields.items())])


def read_position(text: str) -> tuple[str, dict[str, str]]:
    """Return the game's name and the fields of a position's text; raise if unreadable.

    Raises:
        Unreadable: not text, not of that form, or a field named twice.

    >>> read_position("briscola; hand=AB RC 6S;trick = 5B")
    ('briscola', {'hand': 'AB RC 6S', 'trick': '5B'})
    """
    if not isinstance(text, str):
        raise Unreadable(text, expected())
    game, *parts = (part.strip() for part in " ".join(unquoted(text).splitlines()).split(";"))
    if not game or "=" in game:
        raise Unreadable(text, expected())
    fields: dict[str, str] = {}
    for part in filter(None, parts):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        name = name.lower()
        if not equals or not name.isidentifier() or len(name) > LONGEST_NAME:
            raise Unreadable(part, Message("expected-field", position=expected()))
        if name in fields:
            raise Unreadable(part, Message("expected-field-once", name=name))
        fields[name] = value
    return game, fields


SEVERAL = (list, tuple)
"""Types of a value of several parts."""


def field_text(value: object) -> str:
    """Return a field's value as text: numbers or cards with spaces, groups with a slash between.

    >>> field_text((9, 7)), field_text(["7D", "RC"]), field_text([["7D"], ["RC", "2S"]])
    ('9 7', '7D RC', '7D / RC 2S')
    >>> field_text(True), field_text(None)
    ('True', '')
    """
    if not isinstance(value, SEVERAL):
        return "" if value is None else value_text(value)
    if any(isinstance(each, SEVERAL) for each in value):
        return " / ".join(map(field_text, value))
    return " ".join([each if isinstance(each, str) else field_text(each) for each in value])


def in_turn(parties: Parties, order: Iterable[Seat]) -> tuple[int, ...]:
    """Return the numbers of the parties in the turn order of their first seats.

    Args:
        parties: the seats that keep score together.
        order: the seats in turn order.

    >>> in_turn(((Seat(0), Seat(2)), (Seat(1), Seat(3))), map(Seat, (1, 2, 3, 0)))
    (1, 0)
    """
    return tuple(dict.fromkeys(party_of(parties, seat) for seat in order))
