"""Whole turns at Scala Quaranta that are worth weighing: at most six, each to its discard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from italiancards.core.melds import Discard, Draw, Lay, Take
from italiancards.core.melds.lanes import NAMED, PLACED, WILD
from italiancards.core.moves import Move
from italiancards.games.scala40.finish import following, line
from italiancards.games.scala40.view import Scala40View
from italiancards.hints.montecarlo import Moves
from italiancards.hints.scala40.allowed import hand_of, may_discard
from italiancards.hints.scala40.laid import laid
from italiancards.hints.scala40.least import Least, least_left
from italiancards.hints.scala40.recorded import Recorded
from italiancards.hints.scala40.sensible import ADDS, ALL, BY_POINTS, BY_VALUE, LAYS, build, opens
from italiancards.hints.scala40.simulator import NONE, Deal
from italiancards.hints.scala40.worth import expected

MOST = 6
"""So many lines are weighed."""
GIVEN = 8.0
"""By so many points a discard is worse, at first sight, that somebody who has opened can add."""
WAYS = ((BY_POINTS, ALL), (BY_VALUE, ALL), (BY_POINTS, 0), (BY_POINTS, LAYS), (BY_POINTS, ADDS))
"""How one may open, and what is done then."""


@dataclass(frozen=True)
class Plan:
    """A turn from here to its end.

    Args:
        line: its moves.
        worth: at first sight, points that the own hand will count in the end, less being better.
    """

    line: Moves
    worth: float


def begun(view: Scala40View) -> Deal:
    """The deal as far as a seat sees it: of the others the cards they have shown, and no stock."""
    hands = [*view.shown]
    hands[view.seat] = view.hand
    deal = Deal(
        view.options,
        hands,
        (),
        view.discards,
        int(view.seat),
        map(laid, view.melds),
        [int(seat) for seat in view.playing],
        {int(seat) for seat in view.opened},
    )
    deal.drawn, deal.opening, deal.renewed = view.drawn, view.opening, view.renewed
    deal.turns = 0 if view.first_round else len(deal.playing)
    deal.picked = PLACED[view.picked[0]] if view.picked else NONE
    return deal


def alone(view: Scala40View) -> Recorded:
    """The same with as many cards in stock and hands as there are, whatever they may be."""
    deal = begun(view)
    deal.stock, deal.size = [NONE] * view.stock_size, list(view.hand_sizes)
    return Recorded.of(deal)


class Plans:
    """The turns that a seat thinks of.

    Args:
        view: what it knows.
        legal: its legal moves, as they are listed.
    """

    def __init__(self, view: Scala40View, legal: Sequence[Move]) -> None:
        self.view = view
        self.lays = {_key(move): move for move in legal if isinstance(move, Lay)}
        self.least: Least | None = None
        if view.drawn:
            self.plans = self._chosen(self._turns(view))
        else:
            taken = following(view, Take()) if any(isinstance(m, Take) for m in legal) else None
            after = self._turns(taken) if taken is not None else []
            self.plans = [
                Plan((Draw(),), 0.0),
                *(
                    Plan((Take(), *each.line), each.worth)
                    for each in self._chosen(after)[: MOST - 1]
                ),
            ]

    @property
    def closes(self) -> bool:
        """Whether the seat can close now."""
        return any(each.worth < 0 for each in self.plans)

    @property
    def lines(self) -> list[Moves]:
        """Their moves."""
        return [each.line for each in self.plans]

    def _turns(self, view: Scala40View) -> list[list[Plan]]:
        """For each way to lay and add, every discard, the best first."""
        deal, kinds = alone(view), []
        known: set[Moves] = set()
        for before in self._built(view, deal):
            key = tuple(before.moves)
            if key not in known:
                known.add(key)
                kinds.append(sorted(self._thrown(before), key=lambda each: each.worth))
        return [each for each in kinds if each]

    def _built(self, view: Scala40View, deal: Recorded) -> Iterator[Recorded]:
        """What can be laid and added, in the ways that one thinks of."""
        if view.has_opened:
            self.least = least_left(deal)
            if self.least.played is not None:
                yield self.least.played
                if not self.least.left:
                    return
        start = deal
        if deal.picked != NONE:  # first of all, what was taken is used
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
        others = any(has for seat, has in enumerate(deal.opened) if seat != deal.turn)
        seat = deal.turn
        for place in dict.fromkeys(hand_of(deal)):
            if not may_discard(deal, place):
                continue
            after = deal.copy()
            after.spend(place)
            gives = others and place != WILD and deal.fits >> place & 1
            worth = expected(after, seat) if after.size[seat] else -1.0
            yield Plan((*told, Discard(NAMED[place])), worth + GIVEN * gives)

    def _listed(self, move: Move) -> Move:
        """A lay-down as the table lists it, its melds in that order."""
        return self.lays.get(_key(move), move) if isinstance(move, Lay) else move

    def _chosen(self, kinds: list[list[Plan]]) -> list[Plan]:
        """The best of each way, then the next best of all."""
        kinds.sort(key=lambda kind: kind[0].worth)
        first = [kind[0] for kind in kinds[: MOST // 2]]
        if first and len(first[0].line) and first[0].worth < 0:
            return first[:1]
        rest = sorted((plan for kind in kinds for plan in kind), key=lambda plan: plan.worth)
        lines = {plan.line: plan for plan in (*first, *rest)}
        return list(lines.values())[:MOST]


def _key(move: Lay) -> frozenset[tuple[str, int]]:
    """A lay-down, in whatever order its melds are told."""
    groups = (" ".join(map(str, group)) for group in move.groups)
    return frozenset(Counter(groups).items())
