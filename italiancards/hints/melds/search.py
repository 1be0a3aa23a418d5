"""A seat's turn in a game with melds, tried on deals consistent with what it knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from italiancards.core.cards import Cards, without
from italiancards.core.events import Event
from italiancards.core.seats import Seat
from italiancards.hints.melds.hands import places_of
from italiancards.hints.montecarlo import Moves
from italiancards.hints.sampler import DealSampler, GroupConstraints
from italiancards.hints.turns import TurnRollout

Groups = Sequence[Sequence[int]]
"""Cards that lie together, by their places."""


class MeldView(Protocol):
    """A seat's knowledge of a deal in which melds are laid."""

    @property
    def seat(self) -> Seat:
        """The seat that has this view."""

    @property
    def hand(self) -> Cards:
        """The cards it holds."""

    @property
    def shown(self) -> tuple[Cards, ...]:
        """For each seat, the cards in its hand that everybody knows."""

    @property
    def unseen(self) -> Cards:
        """The cards whose place it does not know."""

    @property
    def stock_size(self) -> int:
        """Number of cards still to be drawn."""


MeldViewT = TypeVar("MeldViewT", bound=MeldView)


class MeldRollout(TurnRollout, Generic[MeldViewT]):
    """A seat's turn, tried on deals consistent with what it knows, all played to their end.

    Args:
        view: what the seat knows.
        lines: the turns that are considered.
        also: lines that must be evaluated too.
        begun: the deal as far as the seat sees it.
        hidden: for each other seat in play, what it holds and has not shown.
    """

    def __init__(
        self,
        view: MeldViewT,
        lines: Sequence[Moves],
        also: Sequence[Moves],
        begun: Any,
        hidden: dict[Seat, GroupConstraints[int]],
    ) -> None:
        super().__init__(int(view.seat), lines, also)
        self.view, self.others, self._begun = view, [*hidden], begun
        rest = len(view.unseen) - sum(each.size for each in hidden.values())
        groups = [*hidden.values(), GroupConstraints[int](rest, ordered=True)]
        self.deals = DealSampler(places_of(view.unseen), groups)

    def deal(self, chance: Random) -> Any:
        """A consistent deal, drawn by its likelihood."""
        *held, rest = self.deals.by_group(self.deals.draw(chance))
        return self.make_deal(held, rest)

    def make_deal(self, held: Groups, rest: Sequence[int]) -> Any:
        """The deal in which the others hold these cards, beside those they have shown.

        Args:
            held: the cards of each, in the order of `hidden`.
            rest: the cards that nobody holds: the stock, the next card last, then what lies beside.

        Returns:
            A new deal, ready to be played on.
        """
        deal = self._begun.copy()
        for seat, places in zip(self.others, held, strict=True):
            deal.turn = int(seat)
            for place in places:
                deal.receive(place)
        deal.turn = self.seat
        stock = self.view.stock_size
        deal.stock = list(rest[:stock])
        self.beside(deal, rest[stock:])
        return deal

    def beside(self, deal: Any, rest: Sequence[int]) -> None:
        """Put down the cards that are neither held nor in the stock; here there are none.

        Args:
            deal: simulated deal; it is changed.
            rest: the places of those cards, in the order of their groups.
        """

    def evaluate_open(
        self,
        views: Sequence[MeldViewT],
        later: Sequence[Event],
        known: Groups = (),
        sizes: Sequence[int] = (),
    ) -> Iterator[tuple[float, Moves]]:
        """Evaluate each line with all cards open, all playing on sensibly.

        Args:
            views: what each seat knows, in the order of seats.
            later: what happened afterwards, in order.
            known: the groups that lie beside the stock, as far as they were seen later.
            sizes: number of cards in each of them.

        Returns:
            Pairs of points and line, one by one.
        """
        view = self.view
        held = [places_of(without(views[int(seat)].hand, view.shown[seat])) for seat in self.others]
        drawn = places_of(event.facts["card"] for event in later if event.name == "drew")
        drawn = drawn[: view.stock_size]
        rest = places_of(view.unseen)
        for place in chain(drawn, *held, *known):
            rest.remove(place)
        groups = [cards or [rest.pop() for _ in range(size)]
                  for cards, size in zip(known, sizes, strict=True)]  # fmt: skip
        deal = self.make_deal(held, [*rest, *drawn[::-1], *chain.from_iterable(groups)])
        return ((self.outcome(line, deal).points, line) for line in self.lines)
