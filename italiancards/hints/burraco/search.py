"""What a seat at Burraco can work out: what whole turns come to in deals that fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from italiancards.core.events import Event
from italiancards.core.game import Game
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.games.burraco.view import BurracoView
from italiancards.hints.burraco import allowed, sensible
from italiancards.hints.burraco.plans import Plans, begun
from italiancards.hints.burraco.simulator import Deal
from italiancards.hints.burraco.worth import ahead, judged
from italiancards.hints.deals import Hidden
from italiancards.hints.melds.hands import placed
from italiancards.hints.melds.search import MeldTrial
from italiancards.hints.montecarlo import Estimate, Moves


class Dealt(Deal):
    """A deal that fits, to be played on by sensible players."""

    __slots__ = ()
    legal, go_on, finish = allowed.legal, sensible.turn, sensible.finish


class BurracoTrial(MeldTrial[BurracoView]):
    """A seat's turn, tried on deals that fit what it knows, all played to their end.

    Args:
        view: what the seat knows.
        moves: its legal moves.
        also: lines that are weighed whatever is thought of them.
    """

    slice = 14

    def __init__(
        self, view: BurracoView, moves: Sequence[Move], also: Sequence[Moves] = ()
    ) -> None:
        self.plans = Plans(view, moves)
        hidden = {
            Seat(seat): Hidden[int](view.hand_sizes[seat] - len(view.shown[seat]))
            for seat in range(view.players)
            if seat != view.seat
        }
        super().__init__(view, self.plans.lines, also, Dealt.of(begun(view)), hidden)

    @property
    def closes(self) -> bool:
        """Whether the only line there is to think of closes."""
        return self.plans.closes

    def beside(self, deal: Deal, rest: Sequence[int]) -> None:
        """Put down the pozzetti: those that wait for their players, and those nobody has taken."""
        view, groups, at = self.view, [], 0
        for size in (*view.waiting, *view.pozzetti):
            groups.append(list(rest[at : at + size]))
            at += size
        deal.waiting, deal.pozzetti = groups[: view.players], groups[view.players :]

    def ended(self, deal: Deal) -> float:
        """How many points more the seat's side has than the others when all play on sensibly."""
        return ahead(sensible.finish(deal), self.seat)

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
    found = {event.facts["seat"]: placed(event.facts["cards"])
             for event in later if event.name == "received"}  # fmt: skip
    takers = [event.facts["seat"] for event in later if event.name == "pozzetto-taken"]
    owners = [*(each for each, size in enumerate(view.waiting) if size), *takers]
    sizes = [size for size in (*view.waiting, *view.pozzetti) if size]
    known = [found.get(owners[number], []) if number < len(owners) else []
             for number in range(len(sizes))]  # fmt: skip
    return BurracoTrial(view, game.legal(view), also).opened(views, later, known, sizes)
