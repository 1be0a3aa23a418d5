"""Positions as one line of text: the game, then what lies where.

`briscola; hand=AB RC 6S; trick=5B; upcard=4S` is a position: a table can be set up from it, and it
is what a bug report needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import TypeVar

from italiancards.core.cards import Card, Cards, split_cards, without
from italiancards.core.errors import BadOption, BadPosition, Unreadable, quoted, written
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
    """What a position looks like."""
    one = "'briscola; hand=AB RC 6S; trick=5B; upcard=4S'"
    return said(en=f"a position such as {one}", it=f"una posizione come {one}")


LONGEST = 2_000
"""Characters that the fields of a position may have: two packs, each card told, have about 600."""


LONGEST_NAME = 40
"""Characters that the name of a field may have."""


def write_position(game: str, fields: Mapping[str, object]) -> str:
    """A position in its one form.

    >>> write_position("briscola", {"hand": "AB RC 6S", "trick": "5B"})
    'briscola; hand=AB RC 6S; trick=5B'
    """
    return "; ".join([game, *(f"{name}={value}" for name, value in fields.items())])


def read_position(text: str) -> tuple[str, dict[str, str]]:
    """The game and the fields that a position names.

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


def told_as_text(value: object) -> str:
    """A part of a position as its text: cards and numbers may be told one by one, and so may hands.

    >>> told_as_text((9, 7)), told_as_text(["7D", "RC"]), told_as_text([["7D"], ["RC", "2S"]])
    ('9 7', '7D RC', '7D / RC 2S')
    >>> told_as_text(True), told_as_text(None)
    ('True', '')
    """
    if value is None:
        return ""
    if not isinstance(value, list | tuple):
        return written(value)
    between = " / " if any(isinstance(each, list | tuple) for each in value) else " "
    return between.join(map(told_as_text, value))


def known_fields(fields: Fields, known: Sequence[str], game: str) -> None:
    """Refuse a field that a game does not have.

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
    """The seats that a field names by their numbers, in that order.

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
    """What is told in turn order from some seat, in the order of the seats.

    >>> by_seat("cab", map(Seat, (2, 0, 1)))
    ('a', 'b', 'c')
    """
    told = dict(zip(order, things, strict=True))
    return tuple(told[seat] for seat in sorted(told))


def in_turn(parties: Parties, order: Iterable[Seat]) -> tuple[int, ...]:
    """The numbers of the parties in turn order, as positions tell their piles.

    >>> in_turn(((Seat(0), Seat(2)), (Seat(1), Seat(3))), map(Seat, (1, 2, 3, 0)))
    (1, 0)
    """
    return tuple(dict.fromkeys(party_of(parties, seat) for seat in order))


def told_groups(groups: Iterable[Iterable[str]]) -> str:
    """Groups of cards, or words, as a field tells them, parted by `/`; nothing for none at all.

    >>> told_groups([(), (Card("7", "D"), Card("A", "C"))]), told_groups([(), ()])
    (' / 7D AC', '')
    """
    told = [*map(" ".join, groups)]
    return " / ".join(told) if any(told) else ""


def told_fields(told: Mapping[str, object], pack: Notation = PLAIN) -> Fields:
    """The fields of a position: those that say something, their cards as the table writes them."""
    said = {name: str(value) for name, value in told.items() if value not in ("", None)}
    return {name: pack.rewrite(value) for name, value in said.items()}


class Pool:
    """The cards of a deck being laid out: named ones first, the rest by chance.

    Args:
        deck: all the cards.
        pack: the notation of the table; a position of an earlier release may be in Italian letters.
        fields: the position's fields.
        chance: where the cards come from that are not named.
    """

    def __init__(self, deck: Cards, pack: Notation, fields: Fields, chance: Random) -> None:
        self.left = deck
        self.pack = pack.of(fields.values())
        self.read = self.pack.card
        self.fields = fields
        self.chance = chance
        self.sampled: list[str] = []

    def look(self, name: str) -> Cards:
        """The cards a field names, wherever else they lie."""
        return tuple(map(self.read, split_cards(self.fields.get(name, ""))))

    def cards(self, name: str) -> Cards:
        """The cards a field names, taken from the pool."""
        return self.take(self.look(name))

    def take(self, cards: Cards) -> Cards:
        """Some cards, taken from the pool."""
        self.left = without(self.left, cards, self.pack.write)
        return cards

    def told(self, cards: Iterable[Card]) -> str:
        """Some cards, as the position writes them."""
        return self.pack.write_cards(cards)

    def parts(self, name: str, count: int) -> tuple[Cards, ...]:
        """The cards a field names for several seats, parted by `/`, wherever else they lie."""
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
        """The cards a field names for several seats, parted by `/`, taken from the pool."""
        return tuple(map(self.take, self.parts(name, count)))

    def fill(self, name: str, groups: Sequence[Cards], packets: Sequence[int]) -> tuple[Cards, ...]:
        """Groups with packets of cards by chance, that go round those not told to be empty.

        Args:
            name: the field that names them, parted by `/`.
            groups: the cards that it names.
            packets: how many cards each packet has.
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
        """The number a field names."""
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
        """Whether a field says yes; no where nothing is told."""
        text = self.fields.get(name, "")
        told = yes_or_no(text) if text else False
        if told is None:
            raise BadPosition(
                said(
                    en=f"{name}={quoted(text)} must be yes or no.",
                    it=f"{name}={quoted(text)}: ci vuole sì o no.",
                )
            )
        return told

    def stock(self) -> Cards:
        """What is told of the stock: its cards, or those that come `next` and not the rest."""
        if self.fields.get("next") and self.fields.get("stock") and not self.counted("stock"):
            told = [f"{name}={quoted(self.fields[name])}" for name in ("stock", "next")]
            both = said(en=" and ", it=" e ").join(told)
            raise BadPosition(
                said(
                    en=f"{both}: give either the whole stock or the next cards.",
                    it=f"{both}: indica tutte le carte del mazzo, o solo le prossime.",
                )
            )
        return (
            self.cards("next")
            if self.counted("stock")
            else self.cards("stock") or self.cards("next")
        )

    def check_next(self, size: int) -> None:
        """Refuse more cards to come next than are to come at all."""
        coming = len(split_cards(self.fields.get("next", "")))
        if coming > size:
            told = quoted(self.fields["next"])
            raise BadPosition(
                said(
                    en=f"next={told} names {coming} cards, but the number still to come is {size}.",
                    it=f"next={told} dice {coming} carte; ne restano {size}.",
                )
            )

    def counted(self, name: str) -> bool:
        """Whether a field tells a number, and not the cards themselves."""
        return whole(self.fields.get(name, "")) is not None

    def seat(self, name: str, count: int, default: int = 0) -> Seat:
        """The seat whose number a field names."""
        return Seat(self.number(name, range(count), default))

    def scores(self, count: int, default: tuple[int, ...] | None = None) -> tuple[int, ...]:
        """The count of each party in the match so far; nothing where nothing is told."""
        told = self.fields.get("scores", "").split()
        if not told:
            return (0,) * count if default is None else default
        readable = all(whole(each.removeprefix("-")) is not None for each in told)
        if len(told) != count or not readable:
            raise BadPosition(
                said(
                    en=f"scores={quoted(self.fields['scores'])} must be {count} numbers.",
                    it=f"scores={quoted(self.fields['scores'])}: ci vogliono {count} numeri.",
                )
            )
        return tuple(map(int, told))

    def draw(self, name: str, number: int, suit: str | None = None) -> Cards:
        """Some cards by chance, of a suit if one is told; the field is marked as sampled."""
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
