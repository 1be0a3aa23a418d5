"""What a seat at Scala Quaranta can work out: what whole turns come to in deals that fit."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Any

from italiancards.core.cards import Cards, without
from italiancards.core.events import Event
from italiancards.core.game import Game
from italiancards.core.melds import Discard
from italiancards.core.melds.lanes import PLACED, WILD
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.games.scala40.state import seating
from italiancards.games.scala40.view import Scala40View
from italiancards.hints.deals import Deals, Hidden
from italiancards.hints.montecarlo import Estimate, Moves, ranked
from italiancards.hints.scala40.allowed import legal
from italiancards.hints.scala40.plans import Plans, begun
from italiancards.hints.scala40.sensible import finish, turn
from italiancards.hints.scala40.simulator import Deal
from italiancards.hints.scala40.worth import ahead
from italiancards.hints.turns import TurnTrial

ADDS_LATER = 0.3
"""How likely a player who has opened kept a card that he could have added, for each such card."""


class Dealt(Deal):
    """A deal that fits, to be played on."""

    __slots__ = ()

    def legal(self) -> list[Move]:
        """The moves of the seat to move."""
        return legal(self)

    def go_on(self) -> None:
        """The rest of the turn of the seat to move."""
        turn(self)

    def finish(self) -> list[int]:
        """All play on sensibly to the end."""
        return finish(self)


class Scala40Trial(TurnTrial):
    """A seat's turn, tried on deals that fit what it knows, all played to their end.

    Args:
        view: what the seat knows.
        moves: its legal moves.
        also: lines that are weighed whatever is thought of them.
    """

    def __init__(
        self, view: Scala40View, moves: Sequence[Move], also: Sequence[Moves] = ()
    ) -> None:
        self.view = view
        self.plans = Plans(view, moves)
        super().__init__(int(view.seat), self.plans.lines, also)
        self.others = [seat for seat in seating(view.options).order(view.seat)
                        if seat != view.seat and seat in view.playing]  # fmt: skip
        self._begun = Dealt.of(begun(view))
        fits = self._begun.fits
        groups = []
        for seat in self.others:
            size = view.hand_sizes[seat] - len(view.shown[seat])
            adds = seat in view.opened and size > 1 and fits
            groups.append(Hidden[int](size, likelihood=_kept_back(fits) if adds else None))
        unseen = [PLACED[card] for card in view.unseen]
        rest = len(unseen) - sum(each.size for each in groups)
        self.deals = Deals(unseen, [*groups, Hidden[int](rest, ordered=True)])

    @property
    def closes(self) -> bool:
        """Whether the only line there is to think of closes."""
        return isinstance(self.lines[0][-1], Discard) and self.plans.closes

    def deal(self, chance: Random) -> Dealt:
        """A deal that fits, each as likely as it is."""
        *held, stock = self.deals.parted(self.deals.draw(chance))
        return self.dealt(held, stock)

    def dealt(self, held: Sequence[Sequence[int]], stock: Sequence[int]) -> Dealt:
        """The deal in which the others hold these cards, beside those they have shown."""
        deal = self._begun.copy()
        for seat, places in zip(self.others, held, strict=True):
            deal.turn = int(seat)
            for place in places:
                deal.receive(place)
        deal.turn, deal.stock = self.seat, list(stock)
        return deal

    def first(self, chance: Random, number: int) -> list[Estimate]:
        """What each line comes to as it is judged from what the seat sees: no deals are needed."""
        return ranked((self.plans.worth(line), line) for line in self.lines)

    def ended(self, deal: Deal) -> float:
        """How many points fewer the seat ends with than the others, on average of these."""
        return ahead(finish(deal), self.seat, deal.playing)


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
) -> list[Estimate]:
    """What each line comes to with all cards open, all playing on sensibly, the best first."""
    view = views[seat]
    trial = Scala40Trial(view, game.legal(view), also)
    drawn = [PLACED[event.facts["card"]] for event in later if event.name == "drew"]
    drawn = drawn[: view.stock_size]
    held = [_hidden(views[int(other)].hand, view.shown[other]) for other in trial.others]
    rest = [PLACED[card] for card in view.unseen]
    for place in (*drawn, *chain.from_iterable(held)):
        rest.remove(place)
    deal = trial.dealt(held, [*rest, *drawn[::-1]])
    return ranked((trial.outcome(line, deal), line) for line in trial.lines)


def _hidden(hand: Cards, shown: Cards) -> list[int]:
    """The cards of a hand that not everybody knows."""
    return [PLACED[card] for card in without(hand, shown)]
