"""Fields of a game's positions as a table: the name, the value, the reader, and who may know it.

A game lists its fields once. Reading, writing, the seat's view of a position and the refusal of
unknown fields follow from the table; beside it a game has the checks that no other game has.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Generic, TypeVar

from italiancards.core.errors import BadOption
from italiancards.core.game import DealStart
from italiancards.core.notation import Notation
from italiancards.core.pool import CardPool, Setting
from italiancards.core.position import Fields, field_text, in_turn
from italiancards.core.seats import Seat
from italiancards.core.view import DealState

StateT = TypeVar("StateT", bound=DealState)
OptionsT = TypeVar("OptionsT")
ThingT = TypeVar("ThingT")


@dataclass(frozen=True, slots=True)
class Perspective(Generic[StateT]):
    """A deal as a position writes it.

    Args:
        state: the deal.
        seat: the seat whose knowledge is written; None for everything.
        order: the seats in turn order, from the one whose hand it is.
        sides: the parties in that order.
        pack: the notation of the table.
    """

    state: StateT
    seat: Seat | None
    order: tuple[Seat, ...]
    sides: tuple[int, ...]
    pack: Notation

    @property
    def me(self) -> Seat:
        """The seat from which the position is written: the first in order."""
        return self.order[0]

    def each(
        self, things: Sequence[Sequence[ThingT]], known: Container[Seat] | None = None
    ) -> list[Sequence[ThingT]]:
        """Return each seat's item in turn order, () for seats not known.

        Args:
            things: cards or words, by seat.
            known: the seats whose things are known; without it, all.

        Returns:
            A list in turn order; () for a seat whose things are not known.
        """
        return [things[each] if known is None or each in known else () for each in self.order]

    def by_side(self, things: Sequence[ThingT]) -> list[ThingT]:
        """Return each party's item, the parties in turn order."""
        return [things[side] for side in self.sides]


def everyone(deal: Perspective[Any]) -> bool:
    """Return True for any deal: the field is always written."""
    return True


def everything(deal: Perspective[Any]) -> bool:
    """Return True if the position is written with everything, for no one seat."""
    return deal.seat is None


def open_hands(deal: Perspective[Any]) -> bool:
    """Return True if all hands are written: with everything, or once the deal is over."""
    return deal.seat is None or deal.state.over


@dataclass(frozen=True, slots=True)
class Field(Generic[StateT]):
    """One field of a game's positions.

    Args:
        name: how it is written.
        write: the value to be written as text; the field is left out where that is None, False or
            empty. True is written as `yes`.
        read: reads the value from the pool of a position, by the name of the field.
        visible: whether the position has it.
    """

    name: str
    write: Callable[[Perspective[StateT]], object]
    read: Callable[[CardPool, str], Any]
    visible: Callable[[Perspective[StateT]], bool] = everyone

    def text(self, deal: Perspective[StateT]) -> str:
        """Return the field's text in a deal; "" where it is left out."""
        value = self.write(deal) if self.visible(deal) else None
        if value is None or isinstance(value, bool):
            return "yes" if value else ""
        text = field_text(value)
        return deal.pack.rewrite(text) if text.strip(" /") else ""


@dataclass(frozen=True, kw_only=True)
class Positions(Setting[OptionsT], Generic[StateT, OptionsT]):
    """Positions of a game, by its table of fields.

    Args:
        game: the name of the game, for errors.
        rows: the fields, in the order in which an error lists them; they are written in that
            order too, those that everybody knows first.
        build: a state from the pool of a position.
        turn: the seat from whose place a state is written where everything is.
        order: the names of the fields as they are written, where that is another order.
    """

    game: str
    rows: tuple[Field[StateT], ...]
    build: Callable[[CardPool], StateT]
    turn: Callable[[StateT], Seat]
    order: str = ""

    @cached_property
    def readers(self) -> dict[str, Callable[[CardPool, str], Any]]:
        """Readers of the fields from text, by field name."""
        return {each.name: each.read for each in self.rows}

    @cached_property
    def writing_order(self) -> list[Field[StateT]]:
        """Fields in the order in which a position lists them."""
        if self.order:
            named = {each.name: each for each in self.rows}
            return [named[name] for name in self.order.split()]
        return sorted(self.rows, key=lambda each: each.visible is not everyone)

    def place(
        self, options: OptionsT, fields: Fields, chance: Random
    ) -> tuple[StateT, tuple[str, ...]]:
        """Return the state that fields describe, and the fields filled by chance; or raise.

        Args:
            options: what was agreed.
            fields: texts by name.
            chance: source of the cards that no field names.

        Returns:
            The state, and the names of the fields that were filled by chance.

        Raises:
            BadPosition: cards that cannot lie like that.
            BadOption: a field that the game does not have.
        """
        for name in fields:
            if name not in self.readers:
                raise BadOption("position-no-field", name, self.readers, game=self.game)
        pool = CardPool(self, self.readers, options, fields, chance)
        state = self.build(pool)
        return state, tuple(pool.sampled)

    def fields(self, state: StateT, seat: Seat | None) -> Fields:
        """Return a state's position as texts by field, as a seat knows it; empty fields left out.

        A missing field reads as an empty one, and a position has one form alone.

        Args:
            state: the deal to be written down.
            seat: the seat whose knowledge is written; None for everything, from the seat to move.
        """
        options = state.start.options
        order = tuple(self.seating(options).order(self.turn(state) if seat is None else seat))
        sides = in_turn(self.parties(options), order)
        deal = Perspective(state, seat, order, sides, self.pack(options))
        texts = ((each.name, each.text(deal)) for each in self.writing_order)
        return {name: text for name, text in texts if text}


def dealer(usual: Callable[[Perspective[Any]], Seat]) -> Field[Any]:
    """Return the field for the dealer, which is left out where `usual` gives the same seat."""

    def deal(deal: Perspective[Any]) -> Seat | None:
        start: DealStart[Any] = deal.state.start
        return None if start.dealer == usual(deal) else start.dealer

    return Field("dealer", deal, CardPool.seat)


SEAT: Field[Any] = Field("seat", lambda deal: deal.me or None, CardPool.seat)
"""The seat whose hand it is; left out where that is the first."""
DEALER = dealer(lambda deal: deal.order[-1])
"""The dealer, usually the seat before the first."""
HAND: Field[Any] = Field("hand", lambda deal: deal.state.hands[deal.me], CardPool.cards)
"""The hand of that seat."""
TRICK: Field[Any] = Field("trick", lambda deal: deal.state.trick, CardPool.cards)
"""The cards of the trick, in the order played."""
OTHERS: Field[Any] = Field(
    "others", lambda deal: deal.each(deal.state.hands)[1:], CardPool.others, everything
)
"""The other hands, in turn order."""
STOCK: Field[Any] = Field("stock", lambda deal: deal.state.stock, CardPool.stock, everything)
"""The cards still to be drawn or dealt, or how many."""
NEXT: Field[Any] = Field("next", lambda deal: None, CardPool.cards)
"""The first cards of the stock, without the rest: only read."""
SCORES: Field[Any] = Field(
    "scores",
    lambda deal: deal.state.start.scores if any(deal.state.start.scores) else None,
    CardPool.scores,
)
"""The match score of each party."""
