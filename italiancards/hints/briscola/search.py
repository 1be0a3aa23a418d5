"""What a seat at Briscola can work out: deals that fit, what moves come to in them, the ending."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
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
from italiancards.hints.montecarlo import Estimate

SOLVED = 16
"""From how many cards still to be drawn a trial plays the ending without a fault. To do so always
was no stronger in 200 deals, and a third slower."""


class BriscolaTrial:
    """A seat's decision, tried on deals that fit what it knows.

    Args:
        view: what the seat knows.
        moves: its legal moves.
    """

    def __init__(self, view: BriscolaView, moves: Sequence[Move]) -> None:
        self.view = view
        self.moves = moves
        self.pack = suited(view.options, view.trump)
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

    @property
    def hidden(self) -> bool:
        """Whether more than one deal fits."""
        return len(self._unseen) > self._missing

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

    def proven(self) -> list[Estimate]:
        """What each move comes to, the best first, once nothing is hidden and nothing is drawn."""
        deal = self._dealt(self._unseen)
        worth = sorted(((self._exact(deal, move), move) for move in self.moves), key=_worth)
        best = worth[0][0]
        return [Estimate(move, points, behind=best - points) for points, move in worth]

    def _exact(self, deal: Deal, move: Move) -> int:
        bit = self.pack.bits[move.card]  # type: ignore[attr-defined]  # only plays are left
        leads, follows = deal.hands[deal.leader], deal.hands[1 - deal.leader]
        if deal.led:
            ahead = -self.endings.replied(leads, follows ^ bit, deal.led, bit)
        else:
            ahead = self.endings.led(leads ^ bit, follows, bit)
        rest = sum(self.pack.points.values()) - sum(deal.points)
        return deal.points[self.seat] + (rest + ahead) // 2


AHEAD = 5
"""Cards that hindsight looks ahead before both play on sensibly."""


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
    worth = []
    for move in found.moves:
        played = deal.copy()
        played.play(move)
        worth.append((_ahead(played, found, AHEAD), move))
    worth.sort(key=_worth)
    best = worth[0][0]
    return [Estimate(move, points, behind=best - points) for points, move in worth]


def _ahead(deal: Deal, trial: BriscolaTrial, moves: int) -> int:
    """The points of the trial's seat when both look some moves ahead."""
    legal = deal.legal()
    if not legal or not moves:
        return deal.copy().finish(trial.endings)[trial.seat] if legal else deal.points[trial.seat]
    best = max if deal.to_move == trial.seat else min
    values = []
    for move in legal:
        played = deal.copy()
        played.play(move)
        values.append(_ahead(played, trial, moves - 1))
    return best(values)


trial = BriscolaTrial
"""What `italiancards.hints.trial` makes for this game."""


def _worth(scored: tuple[int, Move]) -> int:
    return -scored[0]
