"""Practising: opponents of a chosen level, hints that leave a mark, and a look back at the deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from italiancards import Table, review
from italiancards.core.words import Voice
from italiancards.hints import LEVELS, PLAYOUTS, Budget
from widgets.looking_back import LookingBack
from widgets.session import Session
from widgets.settings import LEVEL
from widgets.view_model import ViewModel


class PracticeSession(Session):
    """A table to practise at: a session with levels, marks and reviews.

    Args:
        table: the table.
        seat: the learner's seat.
        players: the bot of each other seat; the level's where none is named.
        again: makes the next match when one is over; without it there is none.
    """

    def __init__(
        self,
        table: Table,
        seat: int = 0,
        players: Mapping[int, str] | None = None,
        again: Callable[[], Table] | None = None,
    ) -> None:
        super().__init__(table, seat, players, again)
        if len(self.players) < table.seating.count - 1:
            self.settings |= {LEVEL: "medium"}
        self.hinted: set[tuple[object, int]] = set()
        self.back: LookingBack | None = None

    def _bot_of(self, seat: int) -> str:
        return self.players.get(seat) or LEVELS[self.settings[LEVEL]]

    @property
    def _deal_id(self) -> tuple[object, int]:
        return (self.table.seed, self.table.moments[self.shown].deal)

    def _hint(self) -> None:
        super()._hint()
        if self.coach.advice is not None:
            self.hinted.add(self._deal_id)

    # Looking back

    def _review(self, to: str) -> None:
        if to == "open" and self.back is None and self._can()["review"]:
            work = review(self.table, self.seat, budget=Budget(PLAYOUTS))
            self.back = LookingBack(self.table, self.seat, work)
        elif self.back is not None and to == "close":
            self._close()
        elif self.back is None or not self.back.ask(to):
            self._say("note", "ui-no-review")
            return
        self._look()

    def _close(self) -> None:
        """Back to the table as it was."""
        assert self.back is not None
        self.table = self.back.table
        self.back = None

    def _look(self) -> None:
        """Show what the review shows; the table of the deal stays as it is."""
        self.table = self.table if self.back is None else self.back.board
        self.shown = self.table.now
        self.news = []
        self._changed()

    @property
    def thinking(self) -> bool:
        """Whether there is more to think about."""
        return super().thinking or (self.back is not None and not self.back.complete)

    def think(self) -> None:
        """Think a little: about one decision of the deal, or on with a hint."""
        if self.back is None or self.back.complete:
            super().think()
            return
        self.back.think()
        if self.back.complete:
            self._changed()

    def give_up_thinking(self) -> None:
        """Think no more: something went wrong."""
        super().give_up_thinking()
        if self.back is not None:
            self._close()

    def _move(self, move: str) -> None:
        if self.back is None:
            super()._move(move)
            return
        verdict = self._judged(move) if self.back.trying else None
        if verdict is None:
            self._say("note", "ui-no-review")
        elif not verdict.ok:
            self.tell("illegal", self.voice.verdict(verdict))
        else:
            self.back.tried(verdict.move)
            self._look()

    def _go_on(self) -> None:
        if self.back is None:
            super()._go_on()
        else:
            self.back.explain()
            self._look()

    @property
    def waiting(self) -> str | None:
        """As at any table; in a review, whether the answer to a move is being looked at."""
        if self.back is None:
            return super().waiting
        return "table" if self.back.replying else None

    def _can(self) -> dict[str, bool]:
        can = super()._can()
        if self.back is not None:
            return dict.fromkeys(can, False)
        over = self.waiting is None and self.view.over
        return can | {"review": over and self._played_before()}

    def _verdicts(self) -> Any:
        return super()._verdicts() if self.back is None or self.back.trying else ()

    def _wait(self) -> ViewModel | None:
        return super()._wait() if self.back is None or self.waiting is None else self.back.wait()

    def model(self) -> ViewModel:
        """The table's view model, with the mark of hints and the review."""
        model = super().model()
        model["score"]["note"] = (
            self.voice.say("score-hinted") if self._deal_id in self.hinted else ""
        )
        model["review"] = None if self.back is None else self.back.model(self.voice)
        return model

    def _status(self, voice: Voice) -> str:
        return super()._status(voice) if self.back is None else self.back.status(voice)
