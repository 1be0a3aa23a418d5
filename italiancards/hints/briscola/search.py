"""What a seat at Briscola can work out: deals that fit, what moves come to in them, the ending."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random
from statistics import fmean
from typing import Any

from italiancards.core.cards import Card, Cards
from italiancards.core.events import Event
from italiancards.core.game import Game
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.games.briscola.state import points
from italiancards.games.briscola.view import BriscolaView
from italiancards.hints.briscola.endings import Endings
from italiancards.hints.briscola.simulator import Deal, suited
from italiancards.hints.montecarlo import Estimate, ranked

SOLVED = 16
"""From how many cards still to be drawn a trial plays the ending without a fault. To do so always
was no stronger in 200 deals, and a third slower."""
COUNTED = 4
"""From how many cards to be drawn every layout of the hidden cards is looked at: 120 at most."""
OPENED, AHEAD = 8, 5
"""Hindsight looks to the end from so many cards to be drawn; before, so many moves ahead."""
TO_THE_END = 40
"""As many moves as a deal can have."""
LEVEL = 60.0
"""What either side ends with where nobody is ahead."""


class BriscolaTrial:
    """A seat's decision, tried on deals that fit what it knows.

    Args:
        view: what the seat knows.
        moves: its legal moves; of equal ones the cheaper card is named first.
    """

    def __init__(self, view: BriscolaView, moves: Sequence[Move]) -> None:
        self.view = view
        self.pack = suited(view.options, view.trump)
        bits = self.pack.bits
        self.moves: Sequence[Move] = sorted(moves, key=lambda move: bits[move.card])  # type: ignore[attr-defined]
        self.seat = int(view.seat)
        self.endings = Endings(self.pack.points, self.pack.beaten_by)
        shown = view.shown[1 - self.seat]
        self._solved = self.endings if view.stock_size <= SOLVED else None
        self._unseen = [self.pack.bits[card] for card in view.unseen]
        self._known = self.pack.mask(shown)
        self._missing = view.hand_sizes[1 - self.seat] - len(shown)
        self._last = [] if view.upcard is None else [self.pack.bits[view.upcard]]
        self._points = [points(pile) for pile in view.taken]
        self._tricks = [len(pile) // 2 for pile in view.taken]

    def deal(self, chance: Random) -> Deal:
        """A deal that fits, each as likely."""
        random = chance.random
        return self._dealt(sorted(self._unseen, key=lambda _: random()))

    def _dealt(self, unseen: list[int]) -> Deal:
        hands = [0, 0]
        hands[self.seat] = self.pack.mask(self.view.hand)
        hands[1 - self.seat] = self._known + sum(unseen[: self._missing])
        return Deal(
            self.pack,
            self.view.options,
            hands,
            unseen[self._missing :] + self._last,
            int(self.view.leader),
            self.pack.mask(self.view.trick),
            self._points[:],
            self._tricks[:],
        )

    def with_cards(self, theirs: Cards, stock: Sequence[Card]) -> Deal:
        """The deal in which the opponent holds some cards, and some lie over the up-card."""
        hidden = [card for card in theirs if card not in self.view.shown[1 - self.seat]]
        return self._dealt([self.pack.bits[card] for card in (*hidden, *stock)])

    def outcome(self, move: Move, deal: Deal) -> float:
        """The card points that the seat ends with."""
        played = deal.copy()
        played.play(move)
        return played.finish(self._solved)[self.seat]

    def layouts(self) -> list[Deal] | None:
        """Every deal that fits, each as likely; None where they are too many to look at all."""
        if self.view.stock_size > COUNTED:
            return None
        return [self._dealt(list(order)) for order in _orders(self._unseen, self._missing)]

    def counted(self, layouts: Sequence[Deal]) -> list[Estimate]:
        """What each move comes to over every layout, the best first: all look at all cards.

        Where nothing is hidden any more there is one, and this is proven.
        """
        worth = [(fmean(_after(deal, move, self) for deal in layouts), move) for move in self.moves]
        return ranked(worth)


def _orders(unseen: Sequence[int], missing: int) -> Iterator[tuple[int, ...]]:
    """Every way the opponent's cards and the stock can be made of the cards not seen."""
    for held in combinations(unseen, missing):
        rest = [card for card in unseen if card not in held]
        for stock in permutations(rest):
            yield (*held, *stock)


def opened(
    game: Game[Any, Any, Any],
    seat: Seat,
    views: Sequence[BriscolaView],
    later: Sequence[Event],
) -> list[Estimate]:
    """What each move comes to with all cards open: some cards ahead, then played on sensibly."""
    view = views[seat]
    found = BriscolaTrial(view, game.legal(view))
    drawn = [event.facts["card"] for event in later if event.name == "drew"]
    deal = found.with_cards(views[1 - seat].hand, drawn)
    moves = TO_THE_END if view.stock_size <= OPENED else AHEAD
    return ranked([(_after(deal, move, found, moves), move) for move in found.moves])


def _after(deal: Deal, move: Move, trial: BriscolaTrial, moves: int = TO_THE_END) -> int:
    """The points of the trial's seat after a move, all cards open, some moves looked ahead."""
    played = deal.copy()
    played.play(move)
    return _ahead(played, trial, moves)


def _ahead(deal: Deal, trial: BriscolaTrial, moves: int) -> int:
    """The points of the trial's seat when both look some moves ahead, then play on sensibly."""
    if not moves or not (deal.stock or deal.led):
        return deal.copy().finish(trial.endings)[trial.seat]
    best = max if deal.to_move == trial.seat else min
    return best(_after(deal, move, trial, moves - 1) for move in deal.legal())


def ended(totals: Sequence[int], side: int) -> int:
    """What `italiancards.hints.ended` counts: a side's own card points."""
    return totals[side]


trial = BriscolaTrial
"""What `italiancards.hints.trial` makes for this game."""
