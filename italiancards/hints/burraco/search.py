"""What a seat at Burraco can work out: what whole turns come to in deals that fit."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Any

from italiancards.core.cards import Cards, without
from italiancards.core.events import Event
from italiancards.core.game import Game
from italiancards.core.melds.lanes import PLACED
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.games.burraco.view import BurracoView
from italiancards.hints.burraco.allowed import legal
from italiancards.hints.burraco.plans import Plans, begun
from italiancards.hints.burraco.sensible import finish, turn
from italiancards.hints.burraco.simulator import Deal
from italiancards.hints.burraco.worth import ahead, judged
from italiancards.hints.deals import Deals, Hidden
from italiancards.hints.montecarlo import Estimate, Moves, ranked
from italiancards.hints.turns import TurnTrial


class Dealt(Deal):
    """A deal that fits, to be played on."""

    __slots__ = ()

    def legal(self) -> list[Move]:
        """The moves of the seat to move."""
        return legal(self)

    def go_on(self) -> None:
        """The rest of the turn of the seat to move."""
        turn(self)

    def finish(self) -> list[int]:
        """All play on sensibly to the end."""
        return finish(self)


class BurracoTrial(TurnTrial):
    """A seat's turn, tried on deals that fit what it knows.

    Args:
        view: what the seat knows.
        moves: its legal moves.
        also: lines that are weighed whatever is thought of them.
    """

    slice = 14

    def __init__(
        self, view: BurracoView, moves: Sequence[Move], also: Sequence[Moves] = ()
    ) -> None:
        self.view = view
        self.plans = Plans(view, moves)
        super().__init__(int(view.seat), self.plans.lines, also)
        self.others = [seat for seat in range(view.players) if seat != view.seat]
        self._begun = Dealt.of(begun(view))
        sizes = [view.hand_sizes[seat] - len(view.shown[seat]) for seat in self.others]
        unseen = [PLACED[card] for card in view.unseen]
        rest = len(unseen) - sum(sizes)
        self.deals = Deals(unseen, [*map(Hidden[int], sizes), Hidden[int](rest, ordered=True)])

    @property
    def closes(self) -> bool:
        """Whether the only line there is to think of closes."""
        return self.plans.closes

    def deal(self, chance: Random) -> Dealt:
        """A deal that fits, each as likely as it is."""
        *held, rest = self.deals.parted(self.deals.draw(chance))
        return self.dealt(held, rest)

    def dealt(self, held: Sequence[Sequence[int]], rest: Sequence[int]) -> Dealt:
        """The deal in which the others hold these cards, beside those they have shown.

        Args:
            held: the cards of each.
            rest: the stock, the next card last, then the pozzetti that wait for their players,
                and those that nobody has taken.
        """
        view, deal = self.view, self._begun.copy()
        for seat, places in zip(self.others, held, strict=True):
            deal.turn = seat
            for place in places:
                deal.receive(place)
        deal.turn = self.seat
        groups, at = [], view.stock_size
        deal.stock = list(rest[:at])
        for size in (*view.waiting, *view.pozzetti):
            groups.append(list(rest[at : at + size]))
            at += size
        deal.waiting, deal.pozzetti = groups[: view.players], groups[view.players :]
        return deal

    def ended(self, deal: Deal) -> float:
        """How many points more the seat's side has than the others when all play on sensibly."""
        return ahead(finish(deal), self.seat)

    def expected(self, deal: Deal) -> float:
        """The same as it is judged."""
        return judged(deal, self.seat)


def opened(
    game: Game[Any, BurracoView, Any],
    seat: Seat,
    views: Sequence[BurracoView],
    later: Sequence[Event],
    also: Sequence[Moves] = (),
) -> list[Estimate]:
    """What each line comes to with all cards open, all playing on sensibly, the best first."""
    view = views[seat]
    trial = BurracoTrial(view, game.legal(view), also)
    held = [_placed(without(views[other].hand, view.shown[other])) for other in trial.others]
    drawn = [PLACED[event.facts["card"]] for event in later if event.name == "drew"]
    drawn = drawn[: view.stock_size]
    found = {event.facts["seat"]: _placed(event.facts["cards"])
             for event in later if event.name == "received"}  # fmt: skip
    takers = [event.facts["seat"] for event in later if event.name == "pozzetto-taken"]
    owners = [*(each for each, size in enumerate(view.waiting) if size), *takers]
    sizes = [size for size in (*view.waiting, *view.pozzetti) if size]
    known = [found.get(owners[number], []) if number < len(owners) else []
             for number in range(len(sizes))]  # fmt: skip
    rest = _placed(view.unseen)
    for place in (*drawn, *chain.from_iterable(held), *chain.from_iterable(known)):
        rest.remove(place)
    groups = [cards or [rest.pop() for _ in range(size)]
              for cards, size in zip(known, sizes, strict=True)]  # fmt: skip
    deal = trial.dealt(held, [*rest, *drawn[::-1], *chain.from_iterable(groups)])
    return ranked((trial.outcome(line, deal), line) for line in trial.lines)


def _placed(cards: Cards) -> list[int]:
    return [PLACED[card] for card in cards]
