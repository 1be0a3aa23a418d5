"""Search of a seat at Burraco: whole turns, played out in consistent deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from italiancards.core.events import Event
from italiancards.core.melds.lanes import WILD
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.games.burraco.hints import rollout
from italiancards.games.burraco.hints.hand_melds import makes_meld
from italiancards.games.burraco.hints.plans import BurracoPlans
from italiancards.games.burraco.hints.rollout import addable_cards
from italiancards.games.burraco.hints.simulator import TWOS, BurracoDeal
from italiancards.games.burraco.hints.worth import ahead, predicted_lead
from italiancards.games.burraco.rules.state import HAND
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.melds.hands import places_of
from italiancards.hints.melds.search import Groups, Likelihood, MeldRollout
from italiancards.hints.montecarlo import Moves

ADDS_LATER, LAYS_LATER = 0.15, 0.05
"""Likelihood that a player kept a card he could have added, and a natural meld.

The first counts for each such card, the second once.
"""
CLOSING_STAYS = 1000.0
"""Points by which a turn must be judged ahead of one that closes: more than a judgement errs.

Only deals played out can show that waiting is better.
"""


HOLDING = 200.0
"""Points by which a turn that holds cards back must be judged ahead to come first.

It is judged too high; whether it is better is for deals played out to show.
"""
ROUNDS = 4
"""Turns of the seat after which a deal is judged instead of played to its end.

Two lines of four players then differ by 238 points from deal to deal instead of 361, of two by 45
instead of 388, and their means by 23 and 31 from those of whole deals: 32 and 14 pairs of lines on
250 deals each.
"""


class BurracoSample(BurracoDeal):
    """A consistent deal, to be finished by the rollout policy."""

    __slots__ = ()
    finish_turn, finish = rollout.turn, rollout.finish


class BurracoRollout(MeldRollout[BurracoView]):
    """Rollout evaluator of a Burraco turn, on sampled deals played to the end.

    Args:
        view: what the seat to move knows.
        moves: its legal moves.
        also: lines that must be evaluated too.
    """

    slice = 14
    rollout_bias, stays = 35.0, 20.0
    rounds = ROUNDS

    def __init__(
        self, view: BurracoView, moves: Sequence[Move], also: Sequence[Moves] = ()
    ) -> None:
        self.plans = BurracoPlans(view, moves)
        deal = BurracoSample.of(BurracoDeal.visible_deal(view))
        super().__init__(view, self.plans.lines, also, deal, range(view.players))
        self.usual = self.plans.usual
        if self.plans.can_close:
            self.stays = CLOSING_STAYS

    def _sort_key(self, line: Moves, outcomes: Sequence[float]) -> float:
        """Return the sort key of a line: the lowest is the best; what holds back is overrated."""
        return super()._sort_key(line, outcomes) + HOLDING * (line in self.plans.holding)

    def likelihood(self, deal: BurracoDeal, seat: Seat, size: int) -> Likelihood | None:
        """Return a function that rates a hand by what its player kept; None before he played."""
        played = size < HAND or seat in self.view.meld_owners
        return _holding_likelihood(deal, seat) if played else None

    @property
    def closes(self) -> bool:
        """True if every plan of the seat closes the deal."""
        return self.plans.closes

    def place_rest(self, deal: BurracoDeal, rest: Sequence[int]) -> None:
        """Put the rest into pozzetti, in place: those waiting before seats, and those not taken.

        Args:
            deal: simulated deal; it is changed.
            rest: the places of those cards, the waiting pozzetti first, in the order of seats.
        """
        view, groups, at = self.view, [], 0
        for size in (*view.waiting, *view.pozzetti):
            groups.append(list(rest[at : at + size]))
            at += size
        deal.waiting, deal.pozzetti = groups[: view.players], groups[view.players :]

    def evaluate_open(
        self,
        views: Sequence[BurracoView],
        later: Sequence[Event],
        known: Groups = (),
        sizes: Sequence[int] = (),
    ) -> Iterator[tuple[float, Moves]]:
        """Yield value and moves of each line, all cards open, pozzetti as found later."""
        view = self.view
        found = {event.facts["seat"]: places_of(event.facts["cards"])
                 for event in later if event.name == "received"}  # fmt: skip
        takers = [event.facts["seat"] for event in later if event.name == "pozzetto-taken"]
        owners = [*(each for each, size in enumerate(view.waiting) if size), *takers]
        sizes = [size for size in (*view.waiting, *view.pozzetti) if size]
        known = [found.get(owners[number], []) if number < len(owners) else []
                 for number in range(len(sizes))]  # fmt: skip
        return super().evaluate_open(views, later, known, sizes)

    def play_out(self, deal: BurracoDeal) -> float:
        """Play some rounds by the policy, in place; return the side's lead, counted or predicted.

        Args:
            deal: a deal drawn for the seat, after its turn; it is changed.
        """
        turns = 0
        while not deal.over:
            if deal.turn == self.seat:
                turns += 1
                if turns == self.rounds:
                    return predicted_lead(deal, self.seat)
            rollout.turn(deal)
        return ahead(deal.totals(), self.seat)

    def expected(self, deal: BurracoDeal) -> float:
        """Predict the lead of the seat's side at the end of a simulated deal, in points."""
        return predicted_lead(deal, self.seat)


def _holding_likelihood(deal: BurracoDeal, seat: int) -> Likelihood:
    """Return a function that rates hands lower for cards not added, and for melds not laid."""
    fits = 0
    for at in deal.own(seat):
        fits |= addable_cards(deal.melds[at], deal.ways)
    fits &= ~TWOS

    def likelihood(places: Sequence[int]) -> float:
        once = both = fit = 0
        for place in places:
            if place != WILD:
                bit = 1 << place & ~TWOS
                both |= once & bit
                once |= bit
                fit += bit & fits > 0
        return ADDS_LATER**fit * (LAYS_LATER if makes_meld(once, both) else 1.0)

    return likelihood
