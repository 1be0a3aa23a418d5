"""What a seat at Briscola can work out: deals that fit, what moves come to in them, the ending."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from italiancards.core.moves import Move
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


trial = BriscolaTrial
"""What `italiancards.hints.trial` makes for this game."""


def _worth(scored: tuple[int, Move]) -> int:
    return -scored[0]
