"""A worked example: cards are played for the learner, and the reasons stand beside them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import italiancards as ic
from italiancards.core.words import Voice
from italiancards.hints import HINT, PLAYOUTS, Advice, Budget, last
from widgets.screen.cards import ViewModel
from widgets.session.activity import Acts, Around
from widgets.session.coach import STEPS, Coach
from widgets.session.playing import Playing
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


class Example(Around):
    """Playing at a table where some of the learner's cards are played for them, by the hint.

    Args:
        session: whose table it is.

    `to_come` of them are still to come. Nothing goes on by itself then, whatever the pace: the
    reasons want to be read.
    """

    def __init__(self, session: Session, to_come: int = 0) -> None:
        self.session = session
        self.playing = Playing(session)
        self.to_come = to_come

    @property
    def inner(self) -> Playing:
        """Playing."""
        return self.playing

    @property
    def acts(self) -> Acts:
        """As at any table; but going on, a card may be played for the learner."""
        return {**self.playing.acts, "go_on": self.go_on}

    @property
    def waiting(self) -> str | None:
        """As at any table; and `example` where the learner's card is about to be played."""
        waiting = self.playing.waiting
        mine = waiting is None and self.session.table.to_move == self.session.seat
        return "example" if mine and self.to_come else waiting

    @property
    def seen(self) -> bool:
        """Whether every card of the example was played, answered and, where due, gathered."""
        waiting = self.playing.waiting
        if self.to_come or waiting == "table":
            return False
        return waiting is None or self.session.table.moments[self.session.shown].seat is None

    def go_on(self) -> None:
        """As at any table; the reasons for a card stay until the next example."""
        waiting, coach = self.waiting, self.session.coach
        if waiting == "example":
            coach = self._play()
        else:
            self.playing.go_on()
        if isinstance(coach, Reasons) and (waiting != "table" or not self.to_come):
            self.session.coach = coach

    def let_answer(self) -> None:
        """Let the others play until it is the learner's turn, or something happens by itself."""
        while self.waiting == "bot":
            self.playing.go_on()

    def _play(self) -> Reasons:
        """Play the hint's move for the learner; the same at the same table, however busy it is."""
        table = self.session.table
        advice = last(table.think(HINT, Budget(PLAYOUTS)))
        before = table.now
        table.play(advice.move)
        self.to_come -= 1
        self.session.show(before + 1)
        return Reasons(advice)

    def advised(self) -> str:
        """The hint's move for the learner."""
        return str(last(self.session.table.think(HINT, Budget(PLAYOUTS))).move)

    def watched(self, advice: Advice | None) -> None:
        """What was played for the learner already is not played again.

        Args:
            advice: the reasons for the last of it, if they stand there.
        """
        session = self.session
        self.to_come -= len(own_cards(session.table, session.seat, self.playing.first))
        if advice is not None:
            session.coach = Reasons(advice)

    def wait(self) -> ViewModel:
        """In a lesson only another's card comes by itself: what is to be read waits."""
        wait = self.playing.wait()
        return wait if wait["for"] == "bot" else {"for": "table", "ms": None}

    def status(self, voice: Voice) -> str:
        """One line; where a card is about to be played for the learner, it says how."""
        if self.session.waiting == "example":
            return voice.say("lesson-example")
        return self.playing.status(voice)


def own_cards(table: ic.Table, seat: int, first: int) -> list[int]:
    """The moments in which a seat played, after a moment of a table."""
    played = range(first + 1, table.now + 1)
    return [number for number in played if table.moments[number].seat == seat]


def unfinished(table: ic.Table, played: int, shown: int) -> bool:
    """Tell whether nothing has happened by itself since a card was played, as far as is shown."""
    return all(moment.seat is not None for moment in table.moments[played : shown + 1])


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
    session = Session(ic.read(record), lambda session: Example(session, cards))
    example = session.activity
    assert isinstance(example, Example)
    while not example.seen:
        example.go_on()
    return session.table.record()
