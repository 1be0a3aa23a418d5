"""A seat's turn in a game with melds, tried on deals consistent with what it knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from random import Random
from typing import Any, Generic, TypeVar

from italiancards.core.cards import without
from italiancards.core.events import Event
from italiancards.core.game import Game
from italiancards.core.melds.view import MeldView
from italiancards.core.seats import Seat
from italiancards.hints.adviser import Foresight
from italiancards.hints.melds.hands import places_of
from italiancards.hints.montecarlo import Moves
from italiancards.hints.sampler import DealSampler, GroupConstraints
from italiancards.hints.turns import TurnRollout, TurnSearch

Groups = Sequence[Sequence[int]]
"""Cards that lie together, by their places."""


Likelihood = Callable[[Sequence[int]], float]
"""Likelihood that a player with these cards, by their places, did what was done."""
MeldViewT = TypeVar("MeldViewT", bound=MeldView[Any])


class MeldRollout(TurnRollout, Generic[MeldViewT]):
    """A seat's turn, tried on deals consistent with what it knows, played on or to their end.

    Args:
        view: what the seat knows.
        lines: the turns that are considered.
        also: lines that must be evaluated too.
        begun: the deal as far as the seat sees it.
        playing: the seats in play; of the others nobody knows what they have not shown.
    """

    rounds = 0
    """Rounds that are played before a deal is judged; 0 where it is played to its end."""

    def __init__(
        self,
        view: MeldViewT,
        lines: Sequence[Moves],
        also: Sequence[Moves],
        begun: Any,
        playing: Iterable[int],
    ) -> None:
        super().__init__(int(view.seat), lines, also)
        self.view, self._begun = view, begun
        self.others = [Seat(seat) for seat in playing if seat != view.seat]
        hidden = [self._hidden(seat) for seat in self.others]
        rest = len(view.unseen) - sum(each.size for each in hidden)
        self.deals = DealSampler(
            places_of(view.unseen), [*hidden, GroupConstraints[int](rest, ordered=True)]
        )

    def _hidden(self, seat: Seat) -> GroupConstraints[int]:
        """Return the constraints on the unseen cards of another seat."""
        size = self.view.hand_sizes[seat] - len(self.view.shown[seat])
        return GroupConstraints[int](size, likelihood=self.likelihood(self._begun, seat, size))

    def likelihood(self, deal: Any, seat: Seat, size: int) -> Likelihood | None:
        """Return a function that rates a seat's unseen hand by its acts; here None: no rating.

        Args:
            deal: the deal as far as the seat sees it.
            seat: the player.
            size: number of his cards that nobody knows.
        """
        return None

    def deal(self, chance: Random) -> Any:
        """Return a consistent deal, drawn by its likelihood."""
        *held, rest = self.deals.by_group(self.deals.draw(chance))
        return self.make_deal(held, rest)

    def make_deal(self, held: Groups, rest: Sequence[int]) -> Any:
        """Return a copy of the deal with these cards put into the others' hands and the stock.

        Args:
            held: the cards of each, in the order of `others`.
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
        self.place_rest(deal, rest[stock:])
        return deal

    def place_rest(self, deal: Any, rest: Sequence[int]) -> None:
        """Put the cards neither held nor in the stock where they belong, in place; here do nothing.

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
        """Yield value and moves of each line with all cards open, played on by the rollout policy.

        Args:
            views: what each seat knows, in the order of seats.
            later: what happened afterwards, in order.
            known: the groups that lie beside the stock, as far as they were seen later.
            sizes: number of cards in each of them.

        Returns:
            Pairs of points and line, one by one.
        """
        self.rounds, view = 0, self.view
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


def foresight(
    rollout: Callable[..., MeldRollout[MeldViewT]],
    turn_search: TurnSearch[MeldViewT],
    worth: Callable[[Sequence[int], int], float],
    also: Sequence[Moves] = (),
) -> Foresight[MeldViewT]:
    """Return the functions that the hint of a game with melds needs.

    Args:
        rollout: makes a seat's turn, from its view, its legal moves, and lines to be evaluated too.
        turn_search: the game's functions for the hint.
        worth: value of a finished deal to a party, from the totals of all.
        also: lines that must be evaluated beside those that are considered.
    """

    def evaluate_open(
        game: Game[Any, MeldViewT, Any],
        seat: Seat,
        views: Sequence[MeldViewT],
        later: Sequence[Event],
    ) -> Iterator[tuple[float, Moves]]:
        return rollout(views[seat], game.legal(views[seat]), also).evaluate_open(views, later)

    including = partial(foresight, rollout, turn_search, worth)
    return Foresight(
        partial(turn_search.think, also=also), rollout, evaluate_open, worth, including=including
    )
