"""Cards of a position being laid out: those that its fields name, and the rest by chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from italiancards.core.cards import Card, Cards, split_cards, without
from italiancards.core.errors import BadPosition, quoted
from italiancards.core.game import DealStart
from italiancards.core.notation import Notation, notation
from italiancards.core.numbers import whole
from italiancards.core.options import yes_or_no
from italiancards.core.packets import Groups
from italiancards.core.position import Fields, in_turn
from italiancards.core.seats import Parties, Seat, Seating

ThingT = TypeVar("ThingT")
OptionsT = TypeVar("OptionsT")


def italian_pack(options: Any) -> Notation:
    """Return the notation that a table's option `deck` names."""
    return notation(look=options.deck)


@dataclass(frozen=True, kw_only=True)
class Setting(Generic[OptionsT]):
    """Cards and seats of a game.

    Args:
        deck: all the cards under some options.
        seating: the seats.
        parties: who keeps score together.
        pack: the notation of the table.
    """

    deck: Callable[[OptionsT], Cards]
    seating: Callable[[OptionsT], Seating]
    parties: Callable[[OptionsT], Parties]
    pack: Callable[[OptionsT], Notation] = italian_pack


class CardPool:
    """The cards of a deck being laid out: named ones first, the rest by chance.

    `pool["hand"]` is the value of a field, read when it is first asked for. The methods raise
    `BadPosition` for a field that they cannot read, or cards that are gone.

    Args:
        setting: the cards and seats of the game.
        readers: reads each field that there is, by its name.
        options: the options of the table.
        fields: the position's fields.
        chance: source of the cards that are not named; `sampled` lists the fields they are for.
    """

    def __init__(
        self,
        setting: Setting[Any],
        readers: Mapping[str, Callable[[CardPool, str], Any]],
        options: Any,
        fields: Fields,
        chance: Random,
    ) -> None:
        self.setting, self.readers, self.options = setting, readers, options
        self.fields, self.chance = fields, chance
        self.left = setting.deck(options)
        self.pack = setting.pack(options).of(fields.values())
        self.read = self.pack.card
        self.sampled: list[str] = []
        self.values: dict[str, Any] = {}
        seating, self.parties = setting.seating(options), setting.parties(options)
        self.count = seating.count
        self.me: Seat = self["seat"]
        self.order = tuple(seating.order(self.me))
        self.sides = in_turn(self.parties, self.order)

    def __getitem__(self, name: str) -> Any:
        if name not in self.values:
            self.values[name] = self.readers[name](self, name)
        return self.values[name]

    def text(self, name: str) -> str:
        """Return a field's text; "" if it is missing."""
        return self.fields.get(name, "")

    def quote(self, name: str) -> str:
        """Return a field as `name='text'`, for an error."""
        return f"{name}={quoted(self.text(name))}"

    def error(self, message: str, name: str = "", **facts: object) -> BadPosition:
        """Return an error (not raised) about a field of the position, with facts.

        Args:
            message: its name in the catalogue.
            name: the field that is to blame, `{ $field }` as it is written; without it, the field
                that the message is named after.
            facts: what else fills the message.
        """
        field = self.quote(name or message.partition("-")[2])
        return BadPosition(message, field=field, name=name, **facts)

    def refuse(self, bad: object, message: str, name: str = "", **facts: object) -> None:
        """Raise an error about a field of the position if `bad` is true."""
        if bad:
            raise self.error(message, name, **facts)

    def look(self, name: str) -> Cards:
        """Return the cards that a field names, without taking them out of the pool."""
        return tuple(map(self.read, split_cards(self.text(name))))

    def cards(self, name: str) -> Cards:
        """Return the cards that a field names, and take them out of the pool."""
        return self.take(self.look(name))

    def take(self, cards: Cards) -> Cards:
        """Return some cards, and take them out of the pool; raise if one is not in it."""
        self.left = without(self.left, cards, self.pack.write)
        return cards

    def check_hand(self, hand: Cards, most: int) -> None:
        """Raise if a hand has more than `most` cards."""
        if len(hand) > most:
            raise self.error("position-hand", most=most, count=len(hand), cards=self.write(hand))

    def write(self, cards: Iterable[Card]) -> str:
        """Return cards as text in the table's letters, with spaces between."""
        return self.pack.write_cards(cards)

    def split(self, name: str, count: int | None = None) -> list[str]:
        """Return a field's parts between `/`, filled up with "" for those left out.

        Args:
            name: the field.
            count: how many parts are returned, without it one a seat; those left out are empty.
        """
        parts, most = self.text(name).split("/"), self.count if count is None else count
        self.refuse(len(parts) > most, "position-parts", name, count=len(parts), most=most)
        return [*map(str.strip, parts), *[""] * (most - len(parts))]

    def parts(self, name: str, count: int | None = None) -> Groups:
        """Return the groups of cards that a field names, without taking them out of the pool."""
        return tuple(tuple(map(self.read, split_cards(part))) for part in self.split(name, count))

    def groups(self, name: str, count: int | None = None) -> Groups:
        """Return the groups of cards that a field names, and take them out of the pool."""
        return tuple(map(self.take, self.parts(name, count)))

    def piles(self, name: str) -> Groups:
        """Return a pile of cards for each party from a field, and take them out of the pool."""
        return self.groups(name, len(self.sides))

    def in_piles(self, name: str) -> Groups:
        """Return each party's pile of cards from a field, without taking them out of the pool."""
        return self.parts(name, len(self.sides))

    def others(self, name: str) -> Groups:
        """Return the other seats' groups from a field, and take them out of the pool."""
        return self.groups(name, self.count - 1)

    def add_known(self, hands: Iterable[Cards], known: Iterable[Iterable[Card]]) -> Iterator[Cards]:
        """Yield hands with their known cards added, which are taken out of the pool.

        Args:
            hands: the cards named, taken already.
            known: those known of each hand; one that is named too is the same card.
        """
        for named, more in zip(hands, known, strict=True):
            missing = list(more)
            for card in named:
                if card in missing:
                    missing.remove(card)
            yield named + self.take(tuple(missing))

    def fill_hands(
        self, hands: Iterable[Cards], sizes: Iterable[int], wrong: str = "position-others"
    ) -> Groups:
        """Return hands filled up to their sizes with random cards; raise if one is too large.

        Args:
            hands: the cards named.
            sizes: number of cards of each hand.
            wrong: the message of the error of too large a hand.
        """
        full = []
        for cards, size in zip(hands, sizes, strict=True):
            if len(cards) > size:
                raise self.error(wrong, cards=self.write(cards), count=len(cards), size=size)
            full.append(cards + self.draw("others", size - len(cards)))
        return tuple(full)

    def hand_sizes(self, hand: Cards, trick: Cards) -> list[int]:
        """Return the others' hand sizes: one less for those who have played to the trick."""
        return [len(hand) - (n >= self.count - len(trick)) for n in range(1, self.count)]

    def fill(self, name: str, groups: Sequence[Cards], packets: Sequence[int]) -> Groups:
        """Return groups with packets of random cards added, taken out of the pool.

        Args:
            name: the field; a group written as empty beside a `/` gets no packet.
            groups: the cards that the field names, as `groups` returns them.
            packets: number of cards of each packet.

        Returns:
            All groups, in their order: the cards given, then those drawn from the pool.
        """
        parts = self.text(name).split("/")
        empty = {n for n, part in enumerate(parts) if not part.strip()} if len(parts) > 1 else set()
        filled, places = list(groups), [n for n in range(len(groups)) if n not in empty]
        self.refuse(packets and not places, "position-places", name, count=sum(packets))
        for number, size in enumerate(packets):
            filled[places[number % len(places)]] += self.draw(name, size)
        return tuple(filled)

    def number(self, name: str, valid: Sequence[int], default: int) -> int:
        """Return the whole number in a field, or a default; raise if it is not valid.

        Args:
            name: the field.
            valid: the numbers that are accepted, from the lowest to the highest.
            default: the number if the field is missing.
        """
        if name not in self.fields:
            return default
        number = whole(self.text(name))
        if number is None or number not in valid:
            raise self.error("position-number", name, least=valid[0], most=valid[-1])
        return number

    def says(self, name: str) -> bool:
        """Return True if a field says yes, False if no or missing; raise if neither."""
        answer = yes_or_no(self.text(name) or "no")
        if answer is None:
            raise self.error("position-yes-or-no", name)
        return answer

    def stock(self, name: str) -> Cards:
        """Return the cards of the field `stock`, else of `next`, and take them out of the pool."""
        if self.text("next") and self.text(name) and not self.is_number:
            raise self.error("position-two-stocks", name, next=self.quote("next"))
        return (not self.is_number and self.cards(name)) or self.cards("next")

    def check_next(self, size: int) -> None:
        """Raise if the field `next` names more than `size` cards."""
        coming = len(split_cards(self.text("next")))
        self.refuse(coming > size, "position-next", count=coming, size=size)

    @property
    def is_number(self) -> bool:
        """True if the field `stock` gives a number of cards, not the cards."""
        return whole(self.text("stock")) is not None

    def stock_size(self, named: Cards) -> int:
        """Return the size of the stock: the number in its field, or that of the cards named.

        Args:
            named: the cards it names, taken already.
        """
        hidden = len(self.left) + len(named)
        return self.number("stock", range(hidden + 1), 0) if self.is_number else len(named)

    def seat(self, name: str, default: int = 0) -> Seat:
        """Return the seat whose number a field gives, or a default; raise if there is none."""
        return Seat(self.number(name, range(self.count), default))

    def seats(self, name: str) -> tuple[Seat, ...]:
        """Return the seats whose numbers a field lists; raise if there is no such seat."""
        seats = []
        for word in self.text(name).split():
            number = whole(word)
            if number is None or number not in range(self.count):
                raise self.error("position-seats", name, word=quoted(word), last=self.count - 1)
            seats.append(Seat(number))
        return tuple(seats)

    def scores(self, name: str) -> tuple[int, ...]:
        """Return the match scores by party that a field lists; zeros if missing; raise if wrong."""
        words, count = self.text(name).split() or ["0"] * len(self.parties), len(self.parties)
        readable = all(whole(each.removeprefix("-")) is not None for each in words)
        self.refuse(len(words) != count or not readable, "position-scores", count=count)
        return tuple(map(int, words))

    def draw(self, name: str, number: int, suit: str | None = None) -> Cards:
        """Return random cards taken out of the pool; mark a field as filled by chance.

        Args:
            name: the field they are for.
            number: how many cards.
            suit: the suit they must be of; None for any.

        Returns:
            The cards, which are no longer in the pool.

        Raises:
            BadPosition: the pool holds fewer such cards.
        """
        choice = [card for card in self.left if suit is None or card.suit == suit]
        self.refuse(number > len(choice), "position-draw", name)
        drawn = tuple(self.chance.sample(choice, number))
        self.left = without(self.left, drawn)
        if drawn:
            self.mark_sampled(name)
        return drawn

    def mark_sampled(self, name: str) -> None:
        """Add a field to the list of those filled by chance, in place."""
        if name not in self.sampled:
            self.sampled.append(name)

    def by_seat(self, things: Iterable[ThingT]) -> tuple[ThingT, ...]:
        """Return things that are in turn order, in order of seat numbers."""
        return in_order(things, self.order)

    def by_side(self, things: Iterable[ThingT]) -> tuple[ThingT, ...]:
        """Return things that are in the parties' turn order, in order of party numbers."""
        return in_order(things, self.sides)

    def start(self, dealer: Seat, playing: Iterable[Seat] | None = None) -> DealStart[Any]:
        """Return the deal's start (options, dealer, scores, seats) for the position.

        Args:
            dealer: who dealt.
            playing: the seats in play; without them all.
        """
        seats = self.order if playing is None else playing
        return DealStart(self.options, dealer, (), self["scores"], tuple(sorted(seats)))


def in_order(things: Iterable[ThingT], numbers: Iterable[int]) -> tuple[ThingT, ...]:
    """Return things sorted by the numbers that belong to them.

    >>> in_order("cab", (2, 0, 1))
    ('a', 'b', 'c')
    """
    numbered = dict(zip(numbers, things, strict=True))
    return tuple(numbered[number] for number in sorted(numbered))
