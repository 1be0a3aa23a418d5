"""Whole turns at Burraco that are worth weighing: at most six, each to its discard.

Those that close or reach the pozzetto are found by an exact search, and always among them.
A turn that takes the pozzetto at once ends there, for nobody knows what it will bring.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from italiancards.core.melds import Discard, Draw, Take
from italiancards.core.melds.lanes import NAMED
from italiancards.core.moves import Move
from italiancards.games.burraco.hints.discards import cost_of, discards
from italiancards.games.burraco.hints.exits import emptied_hands
from italiancards.games.burraco.hints.rollout import ADDS, ALL, FREELY, LAYS, build, wants_discards
from italiancards.games.burraco.hints.simulator import BurracoDeal, BurracoRecording
from italiancards.games.burraco.hints.simulator_rules import may_discard
from italiancards.games.burraco.hints.worth import MODEL
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.melds.hands import NOTHING
from italiancards.hints.montecarlo import Moves
from italiancards.hints.turns import TurnPlan

MOST = 6
"""Maximum number of lines evaluated."""
WAYS = (ALL, ALL | FREELY, LAYS | ADDS, 0)
"""Steps before the discard: those of the rollout policy, all wild cards spent, none, none at all.

`worth` was fitted to players who lay all, and overrates the last, which holds everything back.
"""
TAKEN = 3
"""Maximum number of turns evaluated that begin with the discards."""


class BurracoPlans:
    """The turns that a seat considers.

    Args:
        view: what the seat to move knows.
        legal: its legal moves, as they are listed.

    Attributes:
        plans: its turns, `usual` first once it has drawn.
        usual: the line of the rollout policy, or one that closes.
        holding: the lines that hold back what could be laid.
    """

    def __init__(self, view: BurracoView, legal: Sequence[Move]) -> None:
        self.seat, self.players = int(view.seat), view.players
        self.holding: set[Moves] = set()
        self._ends: dict[tuple[object, ...], Moves] = {}
        deal = BurracoRecording.solo_turn(view)
        if view.drawn:
            self.plans = self._choose(deal, MOST)
            self.usual = self.plans[0].line
            return
        self.plans = [TurnPlan((Draw(),), 0.0)]
        likely = wants_discards(deal, self.seat)
        if any(isinstance(move, Take) for move in legal):
            deal.take()
            self.plans += self._choose(deal, TAKEN)
            likely = likely or self.plans[1].closes
        self.usual = self.plans[likely].line

    @property
    def lines(self) -> list[Moves]:
        """Moves of each plan."""
        return [each.line for each in self.plans]

    @property
    def closes(self) -> bool:
        """True if every plan closes the deal."""
        return all(each.closes for each in self.plans)

    @property
    def can_close(self) -> bool:
        """True if the seat can close this turn."""
        return any(each.closes for each in self.plans)

    def _turns(self, deal: BurracoRecording) -> list[list[TurnPlan]]:
        """Return groups of plans, one for each way to lay, with every discard, the best first."""
        kinds, known = [], set()
        for what in WAYS:
            after = deal.branch()
            build(after, self.seat, what)
            if tuple(after.moves) not in known:
                known.add(tuple(after.moves))
                kinds.append([*self._with_discards(after)])
                if not what:
                    self.holding.update(plan.line for plan in kinds[-1])
        return [each for each in kinds if each]

    def _emptying(self, deal: BurracoRecording) -> list[TurnPlan]:
        """Return the best plan that closes; or those that take the pozzetto, at once and after."""
        best: dict[bool, TurnPlan] = {}
        for after, place in emptied_hands(deal, self.seat):
            at_once = place == NOTHING
            plan = self._ended(after, None if at_once else place)
            if at_once not in best or best[at_once].worth < plan.worth:
                best[at_once] = plan
        return [best[each] for each in sorted(best, reverse=True)]

    def _with_discards(self, deal: BurracoRecording) -> Iterator[TurnPlan]:
        """Yield a plan for each discard after the moves; one without, where the hand is empty."""
        if not deal.size[self.seat]:
            yield self._ended(deal)
            return
        for place in discards(deal, self.seat):
            if may_discard(deal, place):
                yield self._ended(deal, place)

    def _ended(self, deal: BurracoRecording, place: int | None = None) -> TurnPlan:
        """Return the plan whose moves are recorded in a deal, ended by discarding a card.

        Args:
            deal: the deal before the discard.
            place: the card; None where the turn goes on with the pozzetto.
        """
        moves, seat = tuple(deal.moves), self.seat
        ends = self._ends.setdefault((place, *sorted(deal.melds)), moves)  # in whatever order
        if place is None:
            return TurnPlan(ends, self._worth(deal))
        after = BurracoDeal.of(deal)
        after.discard(place)
        line = (*ends, Discard(NAMED[place]))
        if after.over:
            return TurnPlan(line, float(after.totals()[seat]), closes=after.ended == "closed")
        return TurnPlan(line, self._worth(after) - cost_of(deal, seat, place))

    def _worth(self, deal: BurracoDeal) -> float:
        """Return the predicted final points of the seat's side."""
        return MODEL.predict(deal, self.seat, self.players)

    def _choose(self, deal: BurracoRecording, most: int) -> list[TurnPlan]:
        """Return the plans to compare, from a deal in which the seat has drawn.

        One that closes comes first; then the policy's turn, those that reach the pozzetto, the best
        of other ways, then the next.
        """
        kinds, out = self._turns(deal), self._emptying(deal)
        usual, *others = (kind[0] for kind in kinds)
        closing = [plan for plan in out if plan.closes]
        first = sorted(others, key=lambda plan: -plan.worth)[: most - 3]
        rest = sorted(
            (plan for kind in kinds for plan in kind if plan.line not in self.holding),
            key=lambda plan: -plan.worth,
        )
        lines = {plan.line: plan for plan in (*closing, usual, *out, *first, *rest)}
        return list(lines.values())[:most]
