"""Search of a seat at Scala Quaranta: whole turns, played out in consistent deals."""

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
from italiancards.games.scala40.hints.plans import Plans
from italiancards.games.scala40.hints.simulator import Deal
from italiancards.games.scala40.hints.worth import ahead
from italiancards.games.scala40.rules.state import seating
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.deals import Hidden
from italiancards.hints.melds.search import MeldTrial
from italiancards.hints.montecarlo import Estimate, Moves, ranked

ADDS_LATER = 0.3
"""Likelihood that a player who has opened kept a card he could have added, for each."""


class Dealt(Deal):
    """A consistent deal, to be played on by sensible players."""

    __slots__ = ()
    legal, go_on, finish = allowed.legal, sensible.turn, sensible.finish


class Scala40Trial(MeldTrial[Scala40View]):
    """A seat's turn, tried on deals consistent with what it knows, all played to their end.

    Args:
        view: what the seat to move knows.
        moves: its legal moves.
        also: lines that must be evaluated too.
    """

    missed = 0.7

    def __init__(
        self, view: Scala40View, moves: Sequence[Move], also: Sequence[Moves] = ()
    ) -> None:
        self.plans = Plans(view, moves)
        deal, hidden = Dealt.of(Deal.begun(view)), {}
        for seat in seating(view.options).order(view.seat):
            if seat != view.seat and seat in view.playing:
                size = view.hand_sizes[seat] - len(view.shown[seat])
                adds = seat in view.opened and size > 1 and deal.fits
                likely = _kept_back(deal.fits) if adds else None
                hidden[seat] = Hidden[int](size, likelihood=likely)
        super().__init__(view, self.plans.lines, also, deal, hidden)

    @property
    def closes(self) -> bool:
        """True if the seat can close now; that is then the only line considered."""
        return isinstance(self.lines[0][-1], Discard) and self.plans.closes

    def first(self, chance: Random, number: int) -> Iterator[list[Estimate]]:
        """Judge each line from what the seat sees; no deals are drawn.

        Args:
            chance: not used.
            number: not used.

        Returns:
            One list of predicted leads in points, the best first.
        """
        yield ranked((self.plans.worth(line), line) for line in self.lines)

    def ended(self, deal: Deal) -> float:
        """Lead of the seat when all play on sensibly: the points fewer than the others' average."""
        return ahead(sensible.finish(deal), self.seat, deal.playing)


def _kept_back(fits: int) -> Any:
    """Make the likelihood of a hand whose player adds what he can: mostly no card that fits."""

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
    """Evaluate each line with all cards open, all playing on sensibly.

    Args:
        game: the rules; it lists the legal moves.
        seat: the seat to move.
        views: what each seat knows, in the order of seats.
        later: what happened afterwards in the deal; it shows the stock.
        also: lines that must be evaluated too.

    Returns:
        Pairs of the seat's lead in points and line, one by one.
    """
    view = views[seat]
    return Scala40Trial(view, game.legal(view), also).opened(views, later)
