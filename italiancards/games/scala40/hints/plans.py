"""Whole turns at Scala Quaranta that are worth weighing: at most six, each to its discard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from italiancards.core.melds import Discard, Draw, Lay, Take
from italiancards.core.melds.lanes import NAMED, PLACED
from italiancards.core.moves import Move
from italiancards.games.scala40.hints.meld_numbers import meld_numbers
from italiancards.games.scala40.hints.one_ply import turn
from italiancards.games.scala40.hints.rollout import (
    ADDS,
    ALL,
    BY_POINTS,
    BY_VALUE,
    LAYS,
    build,
    try_opening,
)
from italiancards.games.scala40.hints.simulator import Scala40Deal, Scala40Recording
from italiancards.games.scala40.hints.simulator_rules import may_discard
from italiancards.games.scala40.hints.turn_search import lowest_turn_end
from italiancards.games.scala40.hints.worth import ahead, predicted_lead
from italiancards.games.scala40.rules.finish import line, view_after
from italiancards.games.scala40.rules.state import FINDER, VALUES
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.melds.hands import NOTHING
from italiancards.hints.melds.meld_numbers import MeldNumbers
from italiancards.hints.montecarlo import Moves
from italiancards.hints.turns import TurnPlan

MOST = 6
"""Maximum number of lines evaluated."""
WAYS = ((BY_POINTS, ALL), (BY_VALUE, ALL), (BY_POINTS, 0), (BY_POINTS, LAYS), (BY_POINTS, ADDS))
"""Ways to play a turn: the melds to open with, and the steps after that."""


class Scala40Plans:
    """The turns that a seat considers.

    Args:
        view: what the seat to move knows.
        legal: its legal moves, as they are listed.
        unloads: whether the turn that leaves fewest points is among them, whatever it leads to.

    Attributes:
        unloading: the moves of that turn, if it was asked for.
    """

    def __init__(self, view: Scala40View, legal: Sequence[Move], *, unloads: bool = False) -> None:
        self.view, self.unloads = view, unloads
        self.unloading: list[Moves] = []
        self._left: dict[Moves, int] = {}
        self.lays = {_key(move): move for move in legal if isinstance(move, Lay)}
        if view.drawn:
            self.plans = self._choose(self._turns(view))
            return
        taken = view_after(view, Take()) if any(isinstance(m, Take) for m in legal) else None
        after = self._choose(self._turns(taken)) if taken is not None else []
        takes = [replace(each, line=(Take(), *each.line)) for each in after]
        self.unloading = [(Take(), *each) for each in self.unloading]
        if self._closing(takes):
            self.plans = takes
        else:
            drawn = self._lead_before_draw() if takes else 0.0
            self.plans = [TurnPlan((Draw(),), drawn), *takes[: MOST - 1]]

    @property
    def closes(self) -> bool:
        """True if the seat can close this turn."""
        return self._closing(self.plans)

    @staticmethod
    def _closing(plans: Sequence[TurnPlan]) -> bool:
        """True if one of the plans closes."""
        return any(each.closes for each in plans)

    def worth(self, line: Moves) -> float:
        """Return the seat's predicted lead after a turn, in points; planned ones are looked up."""
        for each in self.plans:
            if each.line == line:
                return each.worth
        if isinstance(line[0], Draw):
            return self._lead_before_draw()
        deal = Scala40Deal.of(Scala40Recording.solo_turn(self.view))
        for move in line:
            deal.play(move)
        if not deal.over and deal.turn == self.view.seat:  # what follows is unknown
            deal = turn(deal)
        return self._predicted_lead(deal)

    def _lead_before_draw(self) -> float:
        """Return the seat's predicted lead if it draws, averaged over the cards to come."""
        total = 0.0
        start = Scala40Recording.solo_turn(self.view)
        start.stock.pop()
        coming = Counter(PLACED[card] for card in self.view.unseen)
        for place, number in coming.items():
            deal = Scala40Deal.of(start)
            deal.receive(place)
            deal.drawn = True
            total += number * self._predicted_lead(turn(deal))
        return total / coming.total()

    def _predicted_lead(self, deal: Scala40Deal) -> float:
        """Return the seat's predicted lead after a turn; hidden cards count on average."""
        view = self.view
        if not deal.over or deal.void:
            return predicted_lead(deal, int(view.seat))
        hidden = VALUES.hand(view.unseen) / len(view.unseen)
        times = 2 if deal.opening and view.options.close_in_hand_double else 1
        totals = [
            times * (VALUES.hand(shown) + hidden * (size - len(shown)))
            for shown, size in zip(view.shown, view.hand_sizes, strict=True)
        ]
        totals[view.seat] = 0.0
        return ahead(totals, int(view.seat), deal.playing)

    @property
    def lines(self) -> list[Moves]:
        """Moves of each plan."""
        return [each.line for each in self.plans]

    def _turns(self, view: Scala40View) -> list[list[TurnPlan]]:
        """Return groups of plans, one for each way to lay, with every discard, the best first."""
        deal, kinds = Scala40Recording.solo_turn(view), []
        known: set[tuple[MeldNumbers, ...]] = set()
        for before in self._after_laying(view, deal):
            key = tuple(sorted(before.melds))  # in whatever order they were laid
            if key not in known:
                known.add(key)
                kinds.append(sorted(self._with_discards(before), key=_best_first))
        return [each for each in kinds if each]

    def _after_laying(
        self, view: Scala40View, deal: Scala40Recording
    ) -> Iterator[Scala40Recording]:
        """Yield recorded deals after laying and adding in each way considered, no discard yet."""
        for opened in (deal,) if view.has_opened else self._openings(deal):
            least = lowest_turn_end(opened)
            if least.played is not None and (view.has_opened or not least.worth):
                yield least.played
                if not least.worth:
                    return
        start = deal
        if deal.picked != NOTHING:  # first of all, what was taken is used
            start = deal.branch()
            for move in line(view) or ():
                start.play(move)
        seat = start.turn
        for aim, what in WAYS:
            after = start.branch()
            if after.opened[seat] or try_opening(after, seat, (aim,)):
                build(after, seat, what)
            yield after
        yield start

    def _openings(self, deal: Scala40Recording) -> Iterator[Scala40Recording]:
        """Yield deals after opening in each way considered, from which the turn may close."""
        seat, options = deal.turn, deal.options
        for aim in (BY_POINTS, BY_VALUE) if deal.picked == NOTHING else ():
            after = deal.branch()
            if try_opening(after, seat, (aim,)):
                yield after
        if options.close_in_hand == "any_total":
            cards = tuple(NAMED[place] for place in deal.hand_of(seat))
            jokers = not options.opening_without_joker
            found = FINDER.best(cards, "cards", keep=deal.keep, jokers=jokers)
            if sum(len(meld.parts) for meld in found.melds) == len(cards) - 1:
                after = deal.branch()
                after.lay(map(meld_numbers, found.melds))
                yield after

    def _with_discards(self, deal: Scala40Recording) -> Iterator[TurnPlan]:
        """Yield a plan for each allowed discard after the moves of a deal."""
        moves = tuple(self._in_table_order(move) for move in deal.moves)
        closes = deal.size[deal.turn] == 1
        for place in dict.fromkeys(deal.hand_of(deal.turn)):
            if may_discard(deal, place):
                after = Scala40Deal.of(deal)
                after.discard(place)
                line = (*moves, Discard(NAMED[place]))
                self._left[line] = after.hand_points(deal.turn)
                yield TurnPlan(line, self._predicted_lead(after), closes)

    def _in_table_order(self, move: Move) -> Move:
        """Return a lay-down with melds in the order of the table's own; other moves unchanged."""
        return self.lays.get(_key(move), move) if isinstance(move, Lay) else move

    def _choose(self, kinds: list[list[TurnPlan]]) -> list[TurnPlan]:
        """Return the plans to compare: the best of each way, then others; or one that closes."""
        kinds.sort(key=lambda kind: _best_first(kind[0]))
        first = [kind[0] for kind in kinds[: MOST // 2]]
        if self._closing(first):
            return [each for each in first if each.closes][:1]
        rest = sorted((plan for kind in kinds for plan in kind), key=_best_first)
        if self.unloads:
            least = min(rest, key=lambda plan: self._left[plan.line])
            self.unloading.append(least.line)
            first.append(least)
        lines = {plan.line: plan for plan in (*first, *rest)}
        return sorted([*lines.values()][:MOST], key=_best_first)


def _best_first(plan: TurnPlan) -> float:
    """Return the sort key of a plan, the best first."""
    return -plan.worth


def _key(move: Lay) -> frozenset[tuple[str, int]]:
    """Return a key of a lay-down that does not depend on the order of its melds."""
    groups = (" ".join(map(str, group)) for group in move.groups)
    return frozenset(Counter(groups).items())
