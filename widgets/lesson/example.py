"""A worked example: cards are played for the learner, and the reasons stand beside them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import italiancards as ic
from italiancards.core.words import Voice
from italiancards.hints import HINT, PLAYOUTS, Advice, Budget, last
from widgets.screen.view_model import ViewModel
from widgets.session.coach import STEPS, Coach
from widgets.session.session import Session


class Reasons(Coach):
    """Advice that was followed: the move and why, told at once and without being asked."""

    def __init__(self, advice: Advice) -> None:
        super().__init__()
        self.advice = advice
        self.step = len(STEPS)

    def told(self, voice: Voice) -> list[dict[str, Any]]:
        """The move, its reasons, and what the others lack; not the hints on the way to it."""
        return super().told(voice)[-1:]


class ExampleSession(Session):
    """A table at which some of the learner's cards are played for them, as the hint would.

    `examples` of them are still to come. Nothing goes on by itself then, whatever the pace: the
    reasons want to be read.
    """

    examples = 0

    @property
    def waiting(self) -> str | None:
        """As at any table; and `example` where the learner's card is about to be played."""
        waiting = super().waiting
        mine = waiting is None and self.table.to_move == self.seat
        return "example" if mine and self.examples else waiting

    @property
    def seen(self) -> bool:
        """Whether every card of the example was played, answered and, where due, gathered."""
        if self.examples or super().waiting == "table":
            return False
        return super().waiting is None or self.table.moments[self.shown].seat is None

    def _go_on(self) -> None:
        """As at any table; the reasons for a card stay until the next example."""
        waiting, coach = self.waiting, self.coach
        if waiting == "example":
            coach = self._play_example()
        else:
            super()._go_on()
        if isinstance(coach, Reasons) and (waiting != "table" or not self.examples):
            self.coach = coach

    def _let_answer(self) -> None:
        """Let the others play until it is the learner's turn, or something happens by itself."""
        while self.waiting == "bot":
            super()._go_on()

    def _play_example(self) -> Reasons:
        """Play the hint's move for the learner; the same at the same table, however busy it is."""
        advice = last(self.table.think(HINT, Budget(PLAYOUTS)))
        before = self.table.now
        self.table.play(advice.move)
        self.examples -= 1
        self._show(before + 1)
        return Reasons(advice)

    def _watched(self) -> None:
        """What was played for the learner already is not played again; its reasons stand there."""
        played = range(self.first + 1, self.table.now + 1)
        own = [number for number in played if self.table.moments[number].seat == self.seat]
        self.examples -= len(own)
        since = self.table.moments[own[-1] : self.shown + 1] if own else []
        if own and all(moment.seat is not None for moment in since):
            budget = Budget(PLAYOUTS)
            self.coach = Reasons(last(self.table.think(HINT, budget, at=own[-1] - 1)))

    def _wait(self) -> ViewModel | None:
        """In a lesson only another's card comes by itself: what is to be read waits."""
        wait = super()._wait()
        return wait if wait is None or wait["for"] == "bot" else {"for": "table", "ms": None}

    def _status(self, voice: Voice) -> str:
        """One line; where a card is about to be played for the learner, it says how."""
        return voice.say("lesson-example") if self.waiting == "example" else super()._status(voice)


def after(table: ic.Table, cards: int) -> ic.Table:
    """The table as an example leaves it, once its last trick is gathered.

    Args:
        table: where it starts.
        cards: how many cards are played for the learner.

    >>> table = ic.position("briscola", hand="6S RB 3C", trick="AD", upcard="4S", others="7D FB")
    >>> after(table, 1).view(0).taken[0]
    ('AD', '6S')
    """
    return ic.read(_after(table.record(), cards))


@lru_cache
def _after(record: str, cards: int) -> str:
    """The same, from record to record: a server plays an example once for all its kernels."""
    session = ExampleSession(ic.read(record))
    session.examples = cards
    while not session.seen:
        session._go_on()
    return session.table.record()
