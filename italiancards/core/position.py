"""Positions as one line of text: the game, then the places of the cards.

`briscola; hand=AB RC 6S; trick=5B; upcard=4S` is a position: a table can be set up from it, and it
is what a bug report needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import TypeVar

from italiancards.core.cards import Card, Cards, split_cards, without
from italiancards.core.errors import BadOption, BadPosition, Unreadable, quoted, value_text
from italiancards.core.language import said
from italiancards.core.mail import unquoted
from italiancards.core.notation import PLAIN, Notation
from italiancards.core.numbers import whole
from italiancards.core.options import yes_or_no
from italiancards.core.seats import Parties, Seat, party_of

Fields = Mapping[str, str]
"""A position's parts by name, each as text: `{"hand": "AB RC 6S", "trick": "5B"}`."""

ThingT = TypeVar("ThingT")


def expected() -> str:
    """Return an example of a position in words, for an error message."""
    one = "'briscola; hand=AB RC 6S; trick=5B; upcard=4S'"
    return said(en=f"a position such as {one}", it=f"una posizione come {one}")


LONGEST = 2_000
"""Most characters of a position's fields: two packs, each card named, have about 600."""


LONGEST_NAME = 40
"""Most characters of a field's name."""


def write_position(game: str, fields: Mapping[str, object]) -> str:
    """Write a position in its one form.

    Args:
        game: the name of the game.
        fields: the parts by name, in the order they are written.

    >>> write_position("briscola", {"hand": "AB RC 6S", "trick": "5B"})
    'briscola; hand=AB RC 6S; trick=5B'
    """
    return "; ".join([game, *(f"{name}={value}" for name, value in fields.items())])


def read_position(text: str) -> tuple[str, dict[str, str]]:
    """Read the name of the game and the fields of a position; the game may be unknown.

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
            raise Unreadable(
                part, said(en=f"name=value, in {expected()}", it=f"nome=valore, in {expected()}")
            )
        if name in fields:
            raise Unreadable(part, said(en=f"{name} only once", it=f"{name} una volta sola"))
        fields[name] = value
    return game, fields


def field_text(value: object) -> str:
    """Write a part of a position as text: a value, or cards, numbers or hands one by one.

    >>> field_text((9, 7)), field_text(["7D", "RC"]), field_text([["7D"], ["RC", "2S"]])
    ('9 7', '7D RC', '7D / RC 2S')
    >>> field_text(True), field_text(None)
    ('True', '')
    """
    if value is None:
        return ""
    if not isinstance(value, list | tuple):
        return value_text(value)
    between = " / " if any(isinstance(each, list | tuple) for each in value) else " "
    return between.join(map(field_text, value))


def known_fields(fields: Fields, known: Sequence[str], game: str) -> None:
    """Refuse a field that a game does not have.

    Args:
        fields: the fields of the position.
        known: the names the game has.
        game: the name of the game, for the error.

    Raises:
        BadOption: there is one; the message names those there are, and the nearest.
    """
    for name in fields:
        if name not in known:
            raise BadOption(
                said(
                    en=f"A position of {game} has no field",
                    it=f"Una posizione di {game} non ha il campo",
                ),
                name,
                known,
            )


def seats_in(fields: Fields, name: str, count: int) -> tuple[Seat, ...]:
    """Read the seats that a field names by their numbers, in that order.

    Args:
        fields: the fields of the position.
        name: the field to read; a missing one names no seats.
        count: how many seats the table has.

    Raises:
        BadPosition: there is no such seat at a table of so many.

    >>> seats_in({"laid": "1 0 1"}, "laid", 2)
    (Seat(1), Seat(0), Seat(1))
    >>> seats_in({"laid": "2"}, "laid", 2)
    Traceback (most recent call last):
    italiancards.core.errors.BadPosition: laid='2': there are seats 0 to 1.
    """
    seats = []
    for word in fields.get(name, "").split():
        number = whole(word)
        if number is None or number not in range(count):
            raise BadPosition(
                said(
                    en=f"{name}={quoted(word)}: there are seats 0 to {count - 1}.",
                    it=f"{name}={quoted(word)}: ci sono i posti da 0 a {count - 1}.",
                )
            )
        seats.append(Seat(number))
    return tuple(seats)


def by_seat(things: Iterable[ThingT], order: Iterable[Seat]) -> tuple[ThingT, ...]:
    """Reorder things given in turn order into the order of the seats.

    Args:
        things: one for each seat of `order`.
        order: the seats in turn order.

    >>> by_seat("cab", map(Seat, (2, 0, 1)))
    ('a', 'b', 'c')
    """
    at_seat = dict(zip(order, things, strict=True))
    return tuple(at_seat[seat] for seat in sorted(at_seat))


def in_turn(parties: Parties, order: Iterable[Seat]) -> tuple[int, ...]:
    """Return the numbers of the parties in turn order, as positions list their piles.

    Args:
        parties: the seats that keep score together.
        order: the seats in turn order.

    >>> in_turn(((Seat(0), Seat(2)), (Seat(1), Seat(3))), map(Seat, (1, 2, 3, 0)))
    (1, 0)
    """
    return tuple(dict.fromkeys(party_of(parties, seat) for seat in order))


def groups_text(groups: Iterable[Iterable[str]]) -> str:
    """Write groups of cards or words as a field, divided by `/`; empty if all are.

    >>> groups_text([(), (Card("7", "D"), Card("A", "C"))]), groups_text([(), ()])
    (' / 7D AC', '')
    """
    texts = [*map(" ".join, groups)]
    return " / ".join(texts) if any(texts) else ""


def nonempty_fields(values: Mapping[str, object], pack: Notation = PLAIN) -> Fields:
    """Return the fields of a position that are not empty, cards as the table writes them.

    Args:
        values: values by the names of fields; None and "" are left out.
        pack: the notation of the table.
    """
    said = {name: str(value) for name, value in values.items() if value not in ("", None)}
    return {name: pack.rewrite(value) for name, value in said.items()}


class CardPool:
    """The cards of a deck being laid out: named ones first, the rest by chance.

    Its methods raise `BadPosition` for a field that they cannot read, or cards that are gone.

    Args:
        deck: all the cards.
        pack: the notation of the table; a position of an earlier release may be in Italian letters.
        fields: the position's fields.
        chance: source of the cards that are not named; `sampled` lists the fields they are for.
    """

    def __init__(self, deck: Cards, pack: Notation, fields: Fields, chance: Random) -> None:
        self.left = deck
        self.pack = pack.of(fields.values())
        self.read = self.pack.card
        self.fields = fields
        self.chance = chance
        self.sampled: list[str] = []

    def look(self, name: str) -> Cards:
        """Return the cards a field names, none if it is missing, without taking them."""
        return tuple(map(self.read, split_cards(self.fields.get(name, ""))))

    def cards(self, name: str) -> Cards:
        """Take the cards a field names from the pool."""
        return self.take(self.look(name))

    def take(self, cards: Cards) -> Cards:
        """Take some cards from the pool, and return them."""
        self.left = without(self.left, cards, self.pack.write)
        return cards

    def write(self, cards: Iterable[Card]) -> str:
        """Write cards in the notation of the table, with spaces between."""
        return self.pack.write_cards(cards)

    def parts(self, name: str, count: int) -> tuple[Cards, ...]:
        """Return the groups of cards of a field, divided by `/`, without taking them.

        Args:
            name: the field.
            count: how many groups are returned; those left out at the end are empty.
        """
        parts = self.fields.get(name, "").split("/")
        if len(parts) > count:
            raise BadPosition(
                said(
                    en=f"{name}={quoted(self.fields[name])} names {len(parts)} of {count}.",
                    it=f"{name}={quoted(self.fields[name])} ne dice {len(parts)} su {count}.",
                )
            )
        groups = [tuple(map(self.read, split_cards(part))) for part in parts]
        return (*groups, *[()] * (count - len(groups)))

    def groups(self, name: str, count: int) -> tuple[Cards, ...]:
        """Take the groups of cards of a field from the pool, and return them: see `parts`."""
        return tuple(map(self.take, self.parts(name, count)))

    def fill(self, name: str, groups: Sequence[Cards], packets: Sequence[int]) -> tuple[Cards, ...]:
        """Add random packets of cards to groups, one to each in turn: see `draw`.

        Args:
            name: the field; a group written as empty beside a `/` gets no packet.
            groups: the cards that the field names, as `groups` returns them.
            packets: number of cards of each packet.

        Returns:
            All groups, in their order: the cards given, then those drawn from the pool.
        """
        parts = self.fields.get(name, "").split("/")
        empty = {n for n, part in enumerate(parts) if not part.strip()} if len(parts) > 1 else set()
        filled, places = list(groups), [n for n in range(len(groups)) if n not in empty]
        if packets and not places:
            raise BadPosition(
                said(
                    en=f"{name}={quoted(self.fields[name])}: {sum(packets)} cards lie nowhere.",
                    it=f"{name}={quoted(self.fields[name])}: {sum(packets)} carte non stanno da "
                    "nessuna parte.",
                )
            )
        for number, size in enumerate(packets):
            filled[places[number % len(places)]] += self.draw(name, size)
        return tuple(filled)

    def number(self, name: str, valid: Sequence[int], default: int) -> int:
        """Return the whole number a field gives.

        Args:
            name: the field.
            valid: the numbers that are accepted, from the lowest to the highest.
            default: the number if the field is missing.
        """
        text = self.fields.get(name)
        if text is None:
            return default
        number = whole(text)
        if number is None or number not in valid:
            raise BadPosition(
                said(
                    en=f"{name}={quoted(text)} must be from {valid[0]} to {valid[-1]}.",
                    it=f"{name}={quoted(text)}: ci vuole da {valid[0]} a {valid[-1]}.",
                )
            )
        return number

    def says(self, name: str) -> bool:
        """Return True if a field says yes; False if it says no, is empty or is missing."""
        text = self.fields.get(name, "")
        answer = yes_or_no(text) if text else False
        if answer is None:
            raise BadPosition(
                said(
                    en=f"{name}={quoted(text)} must be yes or no.",
                    it=f"{name}={quoted(text)}: ci vuole sì o no.",
                )
            )
        return answer

    def stock(self) -> Cards:
        """Take the cards that `stock` names, or else `next`; a `stock` in figures names none."""
        if self.fields.get("next") and self.fields.get("stock") and not self.is_number("stock"):
            texts = [f"{name}={quoted(self.fields[name])}" for name in ("stock", "next")]
            both = said(en=" and ", it=" e ").join(texts)
            raise BadPosition(
                said(
                    en=f"{both}: give either the whole stock or the next cards.",
                    it=f"{both}: indica tutte le carte del mazzo, o solo le prossime.",
                )
            )
        return (
            self.cards("next")
            if self.is_number("stock")
            else self.cards("stock") or self.cards("next")
        )

    def check_next(self, size: int) -> None:
        """Refuse a field `next` that names more than `size` cards."""
        coming = len(split_cards(self.fields.get("next", "")))
        if coming > size:
            text = quoted(self.fields["next"])
            raise BadPosition(
                said(
                    en=f"next={text} names {coming} cards, but the number still to come is {size}.",
                    it=f"next={text} dice {coming} carte; ne restano {size}.",
                )
            )

    def is_number(self, name: str) -> bool:
        """Return True if a field gives a number, and not the cards themselves."""
        return whole(self.fields.get(name, "")) is not None

    def seat(self, name: str, count: int, default: int = 0) -> Seat:
        """Return the seat whose number a field gives: see `number`."""
        return Seat(self.number(name, range(count), default))

    def scores(self, count: int, default: tuple[int, ...] | None = None) -> tuple[int, ...]:
        """Return the match score of each party, from the field `scores`.

        Args:
            count: how many parties there are.
            default: the scores if the field is missing; None means zeros.
        """
        words = self.fields.get("scores", "").split()
        if not words:
            return (0,) * count if default is None else default
        readable = all(whole(each.removeprefix("-")) is not None for each in words)
        if len(words) != count or not readable:
            raise BadPosition(
                said(
                    en=f"scores={quoted(self.fields['scores'])} must be {count} numbers.",
                    it=f"scores={quoted(self.fields['scores'])}: ci vogliono {count} numeri.",
                )
            )
        return tuple(map(int, words))

    def draw(self, name: str, number: int, suit: str | None = None) -> Cards:
        """Draw random cards from the pool, add the field to `sampled`, and return the cards.

        Args:
            name: the field they are for.
            number: how many cards.
            suit: the suit they must be of; None for any.
        """
        choice = [card for card in self.left if suit is None or card.suit == suit]
        if number > len(choice):
            raise BadPosition(
                said(
                    en=f"There are not enough cards left for {name}.",
                    it=f"Non restano abbastanza carte per {name}.",
                )
            )
        drawn = tuple(self.chance.sample(choice, number))
        self.left = without(self.left, drawn)
        if drawn and name not in self.sampled:
            self.sampled.append(name)
        return drawn
