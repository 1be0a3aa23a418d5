"""What a seat at Scala Quaranta can work out: what whole turns come to in deals that fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from italiancards.core.events import Event
from italiancards.core.game import Game
from italiancards.core.melds import Discard
from italiancards.core.melds.lanes import WILD
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.games.scala40.hints import allowed, sensible
from italiancards.games.scala40.hints.plans import Plans, begun
from italiancards.games.scala40.hints.simulator import Deal
from italiancards.games.scala40.hints.worth import ahead
from italiancards.games.scala40.rules.state import seating
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.deals import Hidden
from italiancards.hints.melds.search import MeldTrial
from italiancards.hints.montecarlo import Estimate, Moves, ranked

ADDS_LATER = 0.3
"""How likely a player who has opened kept a card that he could have added, for each such card."""


class Dealt(Deal):
    """A deal that fits, to be played on by sensible players."""

    __slots__ = ()
    legal, go_on, finish = allowed.legal, sensible.turn, sensible.finish


class Scala40Trial(MeldTrial[Scala40View]):
    """A seat's turn, tried on deals that fit what it knows, all played to their end.

    Args:
        view: what the seat knows.
        moves: its legal moves.
        also: lines that are weighed whatever is thought of them.
    """

    missed = 0.7

    def __init__(
        self, view: Scala40View, moves: Sequence[Move], also: Sequence[Moves] = ()
    ) -> None:
        self.plans = Plans(view, moves)
        deal, hidden = Dealt.of(begun(view)), {}
        for seat in seating(view.options).order(view.seat):
            if seat != view.seat and seat in view.playing:
                size = view.hand_sizes[seat] - len(view.shown[seat])
                adds = seat in view.opened and size > 1 and deal.fits
                likely = _kept_back(deal.fits) if adds else None
                hidden[seat] = Hidden[int](size, likelihood=likely)
        super().__init__(view, self.plans.lines, also, deal, hidden)

    @property
    def closes(self) -> bool:
        """Whether the only line there is to think of closes."""
        return isinstance(self.lines[0][-1], Discard) and self.plans.closes

    def first(self, chance: Random, number: int) -> Iterator[list[Estimate]]:
        """What each line comes to as it is judged from what the seat sees: no deals are needed."""
        yield ranked((self.plans.worth(line), line) for line in self.lines)

    def ended(self, deal: Deal) -> float:
        """How many points fewer the seat ends with than the others, on average of these."""
        return ahead(sensible.finish(deal), self.seat, deal.playing)


def _kept_back(fits: int) -> Any:
    """How likely a player holds some cards who adds what he can: mostly none that fits."""

    def likelihood(places: Sequence[int]) -> float:
        return ADDS_LATER ** sum(place != WILD and fits >> place & 1 for place in places)

    return likelihood


def opened(
    game: Game[Any, Scala40View, Any],
    seat: Seat,
    views: Sequence[Scala40View],
    later: Sequence[Event],
    also: Sequence[Moves] = (),
) -> Iterator[tuple[float, Moves]]:
    """What each line comes to with all cards open, all playing on sensibly."""
    view = views[seat]
    return Scala40Trial(view, game.legal(view), also).opened(views, later)
