"""Whole turns at Scala Quaranta that are worth weighing: at most six, each to its discard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from italiancards.core.melds import Discard, Draw, Lay, Take
from italiancards.core.melds.lanes import NAMED, PLACED
from italiancards.core.moves import Move
from italiancards.games.scala40.hints.allowed import may_discard
from italiancards.games.scala40.hints.least import least_left
from italiancards.games.scala40.hints.sensible import (
    ADDS,
    ALL,
    BY_POINTS,
    BY_VALUE,
    LAYS,
    build,
    opens,
)
from italiancards.games.scala40.hints.simulator import Deal, Recorded
from italiancards.games.scala40.hints.thoughtful import turn
from italiancards.games.scala40.hints.worth import ahead, judged
from italiancards.games.scala40.rules.finish import following, line
from italiancards.games.scala40.rules.state import VALUES
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.melds.hands import NOTHING
from italiancards.hints.melds.laid import Laid
from italiancards.hints.montecarlo import Moves
from italiancards.hints.turns import Plan

MOST = 6
"""Maximum number of lines evaluated."""
WAYS = ((BY_POINTS, ALL), (BY_VALUE, ALL), (BY_POINTS, 0), (BY_POINTS, LAYS), (BY_POINTS, ADDS))
"""Ways to play a turn: the melds to open with, and the steps after that."""


class Plans:
    """The turns that a seat considers.

    Args:
        view: what the seat to move knows.
        legal: its legal moves, as they are listed.
    """

    def __init__(self, view: Scala40View, legal: Sequence[Move]) -> None:
        self.view = view
        self.lays = {_key(move): move for move in legal if isinstance(move, Lay)}
        if view.drawn:
            self.plans = self._chosen(self._turns(view))
            return
        taken = following(view, Take()) if any(isinstance(m, Take) for m in legal) else None
        after = self._chosen(self._turns(taken)) if taken is not None else []
        takes = [replace(each, line=(Take(), *each.line)) for each in after]
        if self._closing(takes):
            self.plans = takes
        else:
            drawn = self._drawn() if takes else 0.0
            self.plans = [Plan((Draw(),), drawn), *takes[: MOST - 1]]

    @property
    def closes(self) -> bool:
        """True if the seat can close now."""
        return self._closing(self.plans)

    @staticmethod
    def _closing(plans: Sequence[Plan]) -> bool:
        return any(each.closes for each in plans)

    def worth(self, line: Moves) -> float:
        """Predicted lead of the seat after a turn, in points."""
        for each in self.plans:
            if each.line == line:
                return each.worth
        if isinstance(line[0], Draw):
            return self._drawn()
        deal = Deal.of(Recorded.alone(self.view))
        for move in line:
            deal.play(move)
        if not deal.over and deal.turn == self.view.seat:  # how it goes on is not told
            deal = turn(deal)
        return self._judged(deal)

    def _drawn(self) -> float:
        """Predicted lead before a card is drawn: on average of those that may come."""
        total = 0.0
        start = Recorded.alone(self.view)
        start.stock.pop()
        coming = Counter(PLACED[card] for card in self.view.unseen)
        for place, number in coming.items():
            deal = Deal.of(start)
            deal.receive(place)
            deal.drawn = True
            total += number * self._judged(turn(deal))
        return total / coming.total()

    def _judged(self, deal: Deal) -> float:
        """Predicted lead after a turn; if it closes, with hidden cards at their average points."""
        view = self.view
        if not deal.over or deal.void:
            return judged(deal, int(view.seat))
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
        """The moves of each plan."""
        return [each.line for each in self.plans]

    def _turns(self, view: Scala40View) -> list[list[Plan]]:
        """Plans by way of laying and adding, with every discard, the best first."""
        deal, kinds = Recorded.alone(view), []
        known: set[tuple[Laid, ...]] = set()
        for before in self._built(view, deal):
            key = tuple(sorted(before.melds))  # in whatever order they were laid
            if key not in known:
                known.add(key)
                kinds.append(sorted(self._thrown(before), key=_worst))
        return [each for each in kinds if each]

    def _built(self, view: Scala40View, deal: Recorded) -> Iterator[Recorded]:
        """Deals after laying and adding, in each of the ways considered."""
        if view.has_opened:
            least = least_left(deal)
            if least.played is not None:
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
            if after.opened[seat] or opens(after, seat, (aim,)):
                build(after, seat, what)
            yield after
        yield start

    def _thrown(self, deal: Recorded) -> Iterator[Plan]:
        """The plans with each discard."""
        told = tuple(self._listed(move) for move in deal.moves)
        closes = deal.size[deal.turn] == 1
        for place in dict.fromkeys(deal.hand_of(deal.turn)):
            if may_discard(deal, place):
                after = Deal.of(deal)
                after.discard(place)
                yield Plan((*told, Discard(NAMED[place])), self._judged(after), closes)

    def _listed(self, move: Move) -> Move:
        """A lay-down as the table lists it, its melds in that order."""
        return self.lays.get(_key(move), move) if isinstance(move, Lay) else move

    def _chosen(self, kinds: list[list[Plan]]) -> list[Plan]:
        """The best of each way, then the next best of all."""
        kinds.sort(key=lambda kind: _worst(kind[0]))
        first = [kind[0] for kind in kinds[: MOST // 2]]
        if self._closing(first):
            return [each for each in first if each.closes][:1]
        rest = sorted((plan for kind in kinds for plan in kind), key=_worst)
        lines = {plan.line: plan for plan in (*first, *rest)}
        return sorted([*lines.values()][:MOST], key=_worst)


def _worst(plan: Plan) -> float:
    return -plan.worth


def _key(move: Lay) -> frozenset[tuple[str, int]]:
    """Key of a lay-down, the same in whatever order its melds are said."""
    groups = (" ".join(map(str, group)) for group in move.groups)
    return frozenset(Counter(groups).items())
