"""Search of a seat at Scala Quaranta: whole turns, played out in consistent deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from italiancards.core.melds import Discard
from italiancards.core.melds.lanes import WILD
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.games.scala40.hints import rollout
from italiancards.games.scala40.hints.match_chances import match_chances
from italiancards.games.scala40.hints.one_ply import turn
from italiancards.games.scala40.hints.plans import Scala40Plans
from italiancards.games.scala40.hints.simulator import Scala40Deal
from italiancards.games.scala40.hints.worth import ahead, predicted_lead
from italiancards.games.scala40.rules.state import seating
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.comparison import DealResult
from italiancards.hints.melds.search import Likelihood, MeldRollout
from italiancards.hints.montecarlo import Estimate, Moves, rank_proven

ROUNDS = 2
"""Turns of each seat played by thoughtful players before a deal is judged.

Two lines then differ by 9 points from deal to deal instead of 18 (two players; four: 6 and 10), and
their means by 0.5 from those of deals that thoughtful players finish: 34 pairs of lines.
"""
STAKE = 200.0
"""Value of a match won, in points: where a match begins a point is worth as much as one."""
IN_SIGHT = 60
"""Points below the target from which on a player may be put out by the deal."""
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

    rollout_bias = 1.0
    rounds = ROUNDS

    def __init__(
        self, view: Scala40View, moves: Sequence[Move], also: Sequence[Moves] = ()
    ) -> None:
        self.stake = STAKE if _is_match_in_sight(view) else 0.0
        self.plans = Scala40Plans(view, moves, unloads=bool(self.stake))
        also = [*also, *self.plans.unloading]
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

    def outcome(self, line: Moves, deal: Scala40Deal) -> DealResult:
        """Play a line in a copy of the deal, the rest by the policy; return the seat's result.

        Args:
            line: the seat's moves.
            deal: a deal that `deal` drew; it is left unchanged.

        Returns:
            The lead of the seat in points, and its chance of the match where that is in sight.
        """
        if not self.stake:
            return super().outcome(line, deal)
        played = self._after_rounds(self._after(line, deal), 1)
        totals = rollout.finish(played)
        scores = tuple(map(int.__add__, self.view.scores, totals))
        chances = match_chances(scores, self.view.options.target)
        return DealResult(ahead(totals, self.seat, deal.playing), chances[self.seat])

    def play_out(self, deal: Scala40Deal) -> float:
        """Play some rounds of a deal on; return the seat's lead over the others, if need be judged.

        Args:
            deal: a deal drawn for the seat, after its turn; it is changed.
        """
        if not self.rounds:
            return ahead(rollout.finish(deal), self.seat, deal.playing)
        return predicted_lead(self._after_rounds(deal, self.rounds), self.seat)

    def _after_rounds(self, deal: Scala40Deal, rounds: int) -> Scala40Deal:
        """Return a deal after some turns of each seat, played by thoughtful players."""
        for _ in range(min(rounds, self.rounds) * len(deal.playing)):
            if deal.over:
                break
            deal = turn(deal)
        return deal


def _is_match_in_sight(view: Scala40View) -> bool:
    """True if the deal may put a player out of the match for good."""
    most = max(view.scores[seat] for seat in view.playing)
    return view.options.reentry == "off" and most + IN_SIGHT >= view.options.target


def _holding_likelihood(fits: int) -> Likelihood:
    """Return a function that rates hands lower for each card they could have added."""

    def likelihood(places: Sequence[int]) -> float:
        return ADDS_LATER ** sum(place != WILD and fits >> place & 1 for place in places)

    return likelihood
