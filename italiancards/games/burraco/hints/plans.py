"""Whole turns at Burraco that are worth weighing: at most six, each to its discard.

A turn that takes the pozzetto at once ends there, for nobody knows what it will bring.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from italiancards.core.melds import Discard, Draw, Take
from italiancards.core.melds.lanes import NAMED
from italiancards.core.moves import Move
from italiancards.games.burraco.hints.allowed import may_discard
from italiancards.games.burraco.hints.sensible import ADDS, ALL, FREELY, LAYS, build, takes
from italiancards.games.burraco.hints.simulator import Deal, Recorded
from italiancards.games.burraco.hints.throwing import cost_of, discards
from italiancards.games.burraco.hints.worth import FITTED
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.montecarlo import Moves
from italiancards.hints.turns import Plan

MOST = 6
"""Maximum number of lines evaluated."""
WAYS = (ALL, ALL | FREELY, LAYS | ADDS)
"""Steps before the discard: everything sensible, every wild card spent, none spent.

Holding melds back is not among them: `worth` was fitted to players who lay all, and overrates that.
"""
TAKEN = 3
"""Maximum number of turns evaluated that begin with the discards."""


class Plans:
    """The turns that a seat considers.

    Args:
        view: what the seat to move knows.
        legal: its legal moves, as they are listed.

    Attributes:
        plans: its turns, `usual` first once it has drawn.
        usual: the line of a sensible player.
    """

    def __init__(self, view: BurracoView, legal: Sequence[Move]) -> None:
        self.seat, self.players = int(view.seat), view.players
        deal = Recorded.alone(view)
        if view.drawn:
            self.plans = self._chosen(self._turns(deal), MOST)
            self.usual = self.plans[0].line
            return
        self.plans = [Plan((Draw(),), 0.0)]
        likely = takes(deal, self.seat)
        if any(isinstance(move, Take) for move in legal):
            deal.take()
            self.plans += self._chosen(self._turns(deal), TAKEN)
        self.usual = self.plans[likely].line

    @property
    def lines(self) -> list[Moves]:
        """The moves of each plan."""
        return [each.line for each in self.plans]

    @property
    def closes(self) -> bool:
        """True if every plan ends the deal."""
        return all(each.closes for each in self.plans)

    def _turns(self, deal: Recorded) -> list[list[Plan]]:
        """Plans by way of laying and adding, with every discard, the best first."""
        kinds, known = [], set()
        for what in WAYS:
            after = deal.branch()
            build(after, self.seat, what)
            if tuple(after.moves) not in known:
                known.add(tuple(after.moves))
                kinds.append([*self._thrown(after)])
        return [each for each in kinds if each]

    def _thrown(self, deal: Recorded) -> Iterator[Plan]:
        """The plans with each discard, or without one where the pozzetto comes first."""
        told, seat = tuple(deal.moves), self.seat
        if not deal.size[seat]:
            yield Plan(told, self._worth(deal))
            return
        for place in discards(deal, seat):
            if may_discard(deal, place):
                after = Deal.of(deal)
                after.discard(place)
                line = (*told, Discard(NAMED[place]))
                if after.over:
                    yield Plan(line, float(after.totals()[seat]), closes=after.ended == "closed")
                else:
                    yield Plan(line, self._worth(after) - cost_of(deal, seat, place))

    def _worth(self, deal: Deal) -> float:
        return FITTED.told(deal, self.seat, self.players)

    def _chosen(self, kinds: list[list[Plan]], most: int) -> list[Plan]:
        """The turn of sensible players, the best of each other way, then the next best of all."""
        usual, *others = (kind[0] for kind in kinds)
        first = sorted(others, key=lambda plan: -plan.worth)[: most - 3]
        rest = sorted((plan for kind in kinds for plan in kind), key=lambda plan: -plan.worth)
        lines = {plan.line: plan for plan in (usual, *first, *rest)}
        return list(lines.values())[:most]
