"""What a seat at Burraco can work out: what whole turns come to in deals that fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from italiancards.core.events import Event
from italiancards.core.game import Game
from italiancards.core.melds.lanes import WILD
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.games.burraco.hints import allowed, sensible
from italiancards.games.burraco.hints.holding import makes
from italiancards.games.burraco.hints.plans import Plans, begun
from italiancards.games.burraco.hints.sensible import fitting
from italiancards.games.burraco.hints.simulator import TWOS, Deal
from italiancards.games.burraco.hints.worth import ahead, judged
from italiancards.games.burraco.rules.state import HAND
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.deals import Hidden
from italiancards.hints.melds.hands import placed
from italiancards.hints.melds.search import MeldTrial
from italiancards.hints.montecarlo import Moves

ADDS_LATER, LAYS_LATER = 0.15, 0.05
"""How likely a player kept a card that he could have added, for each such card, and how likely a
meld without a wild card that he could have laid."""


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
    missed, stays = 65.0, 20.0

    def __init__(
        self, view: BurracoView, moves: Sequence[Move], also: Sequence[Moves] = ()
    ) -> None:
        self.plans = Plans(view, moves)
        deal, hidden = Dealt.of(begun(view)), {}
        deal.many = sensible.opposed(view.players, int(view.seat))
        for seat in (each for each in range(view.players) if each != view.seat):
            size = view.hand_sizes[seat] - len(view.shown[seat])
            played = size < HAND or seat in view.laid_by
            likely = _kept_back(deal, seat) if played else None
            hidden[Seat(seat)] = Hidden[int](size, likelihood=likely)
        super().__init__(view, self.plans.lines, also, deal, hidden)
        self.usual = self.plans.usual

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


def _kept_back(deal: Deal, seat: int) -> Any:
    """How likely a player holds some cards who lays and adds what he can without wild cards."""
    fits = 0
    for at in deal.own(seat):
        fits |= fitting(deal.melds[at], deal.ways)
    fits &= ~TWOS

    def likelihood(places: Sequence[int]) -> float:
        once = both = fit = 0
        for place in places:
            if place != WILD:
                bit = 1 << place & ~TWOS
                both |= once & bit
                once |= bit
                fit += bit & fits > 0
        return ADDS_LATER**fit * (LAYS_LATER if makes(once, both) else 1.0)

    return likelihood


def opened(
    game: Game[Any, BurracoView, Any],
    seat: Seat,
    views: Sequence[BurracoView],
    later: Sequence[Event],
    also: Sequence[Moves] = (),
) -> Iterator[tuple[float, Moves]]:
    """What each line comes to with all cards open, all playing on sensibly."""
    view = views[seat]
    found = {event.facts["seat"]: placed(event.facts["cards"])
             for event in later if event.name == "received"}  # fmt: skip
    takers = [event.facts["seat"] for event in later if event.name == "pozzetto-taken"]
    owners = [*(each for each, size in enumerate(view.waiting) if size), *takers]
    sizes = [size for size in (*view.waiting, *view.pozzetti) if size]
    known = [found.get(owners[number], []) if number < len(owners) else []
             for number in range(len(sizes))]  # fmt: skip
    return BurracoTrial(view, game.legal(view), also).opened(views, later, known, sizes)
