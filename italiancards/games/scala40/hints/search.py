"""Search of a seat at Scala Quaranta: whole turns, played out in consistent deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from italiancards.core.melds import Discard
from italiancards.core.melds.lanes import WILD
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.games.scala40.hints import rollout
from italiancards.games.scala40.hints.plans import Scala40Plans
from italiancards.games.scala40.hints.simulator import Scala40Deal
from italiancards.games.scala40.hints.worth import ahead
from italiancards.games.scala40.rules.state import seating
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.melds.search import Likelihood, MeldRollout
from italiancards.hints.montecarlo import Estimate, Moves, rank_proven

ADDS_LATER = 0.3
"""Likelihood that a player who has opened kept a card he could have added, for each."""


class Scala40Sample(Scala40Deal):
    """A consistent deal, to be finished by the rollout policy."""

    __slots__ = ()
    finish_turn, finish = rollout.turn, rollout.finish


class Scala40Rollout(MeldRollout[Scala40View]):
    """A seat's turn, tried on deals consistent with what it knows, all played to their end.

    Args:
        view: what the seat to move knows.
        moves: its legal moves.
        also: lines that must be evaluated too.
    """

    rollout_bias = 0.7

    def __init__(
        self, view: Scala40View, moves: Sequence[Move], also: Sequence[Moves] = ()
    ) -> None:
        self.plans = Scala40Plans(view, moves)
        order = seating(view.options).order(view.seat)
        playing = [seat for seat in order if seat in view.playing]
        super().__init__(
            view, self.plans.lines, also, Scala40Sample.of(Scala40Deal.visible_deal(view)), playing
        )

    def likelihood(self, deal: Scala40Deal, seat: Seat, size: int) -> Likelihood | None:
        """Return a function that rates a hand whose player did not add; None if he could not."""
        adds = seat in self.view.opened and size > 1 and deal.fits
        return _holding_likelihood(deal.fits) if adds else None

    @property
    def closes(self) -> bool:
        """True if the seat can close now; that is then the only line considered."""
        return isinstance(self.lines[0][-1], Discard) and self.plans.closes

    def first(self, chance: Random, number: int) -> Iterator[list[Estimate]]:
        """Yield once the estimates of the lines, predicted from what the seat sees; no deals drawn.

        Args:
            chance: not used.
            number: not used.

        Returns:
            One list of predicted leads in points, the best first.
        """
        yield rank_proven((self.plans.worth(line), line) for line in self.lines)

    def play_out(self, deal: Scala40Deal) -> float:
        """Play a deal out by the policy, in place; return the seat's lead over the others."""
        return ahead(rollout.finish(deal), self.seat, deal.playing)


def _holding_likelihood(fits: int) -> Likelihood:
    """Return a function that rates hands lower for each card they could have added."""

    def likelihood(places: Sequence[int]) -> float:
        return ADDS_LATER ** sum(place != WILD and fits >> place & 1 for place in places)

    return likelihood
