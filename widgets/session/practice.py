"""Practising: opponents of a chosen level, hints that leave a mark, and a look back at the deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from italiancards import Table, review
from italiancards.core.errors import ItalianCardsError
from italiancards.core.seats import Seat
from italiancards.core.words import Voice
from italiancards.hints import LEVELS, PLAYOUTS, Budget, nearest
from widgets.screen.view_model import ViewModel
from widgets.session.looking_back import LookingBack
from widgets.session.narration import Narration
from widgets.session.places import seated
from widgets.session.session import Session
from widgets.session.settings import LEVEL
from widgets.session.token import Token, checked_level, told_options, whole_number


class PracticeSession(Session):
    """A table to practise at: a session with levels, marks and reviews.

    Args:
        table: the table.
        seat: the learner's seat.
        players: the bot of each other seat; the level's where none is named.
        origin: how the table was set up, so that it can be set up again and gone on from; without
            it there is no other match after this one.
    """

    def __init__(
        self,
        table: Table,
        seat: int = 0,
        players: Mapping[int, str] | None = None,
        origin: Token | None = None,
    ) -> None:
        super().__init__(table, seat, players, again=self._another if origin else None)
        if len(self.players) < table.seating.count - 1:
            self.settings |= {LEVEL: "medium"}
        self.origin = origin
        self.hinted: set[int] = set()
        self.opened: set[int] = set()
        self.back: LookingBack | None = None
        self._wanted: Token | None = None

    def _bot_of(self, seat: int) -> str:
        return self.players.get(seat) or nearest(LEVELS[self.settings[LEVEL]], self.table.game)

    @property
    def _deal_number(self) -> int:
        """Which deal of the match is on the screen."""
        return self.table.moments[self.shown].deal

    def _hint(self) -> None:
        super()._hint()
        if self.coach.advice is not None:
            self.hinted.add(self._deal_number)

    # Going on from a token

    def _another(self) -> Table:
        """The table of another match, as agreed."""
        assert self.origin is not None  # else there is no other
        self.hinted, self.opened = set(), set()
        fresh = self.origin.fresh(self.table)
        table = fresh.table()
        self.origin = replace(fresh, number=str(table.seed))
        return table

    @property
    def token(self) -> str:
        """The table, the moment on the screen, the marks, and what is looked back at.

        There is none where the cards were told one by one: it would have to hold them.
        """
        if self.origin is None or not self.origin.number:
            return ""
        told = {} if self.back is None else self._looked_at(self.back)
        deal = self._deal_number
        if self.back is None and self.shown < self.table.now:
            told["shown"] = str(self.shown - self.table.deals.dealt(deal))
        for name in ("hinted", "opened"):
            marked = [each for each in sorted(getattr(self, name)) if each >= deal]
            told[name] = " ".join(map(str, marked))
        return str(replace(self._at(self.origin), **told))

    def _looked_at(self, back: LookingBack) -> dict[str, str]:
        """What is looked back at, or will be once the decisions have been worked out."""
        if self._wanted is None:
            return back.place()
        return {name: getattr(self._wanted, name) for name in ("review", "hindsight", "tried")}

    def _at(self, origin: Token) -> Token:
        """The deal on the screen as it was played, from the learner's seat."""
        table = self.table if self.back is None else self.back.table
        level = self.settings.get(LEVEL, "")
        told = origin.at(table, self._deal_number, self.seat, self.shown)
        return replace(told, level=level)

    def _mistakes(self) -> list[str]:
        """The decisions of the deal that come back another day, each as a token."""
        if self.back is None or self.origin is None or not self.origin.number:
            return []
        played = self._at(self.origin)
        return [str(replace(played, review=str(number))) for number in self.back.to_repeat()]

    def _sit(self, at: str) -> None:
        try:
            self._seated_at(Token.read(at))
        except ItalianCardsError as error:
            self._say("note", "ui-no-table", error=str(error))

    def _seated_at(self, token: Token) -> None:
        """Another table, or the same again; where something is wrong with it, nothing changes."""
        table = token.table()
        shown = table.history.number(whole_number("shown", token.shown) if token.shown else None)
        seat = whole_number("seat", token.seat) if token.seat else 0
        same = (table.game.name, seat) == (self.table.game.name, self.seat)
        place, players = seated(table, seat, self.players if same else {})
        level = checked_level(token.level or self.settings.get(LEVEL, "medium"))
        hinted, opened = (
            {whole_number("deals", deal) for deal in told.split()}
            for told in (token.hinted, token.opened)
        )
        self.table, self.seat, self.players = table, place, players
        self.narration, self.back = Narration(Seat(place)), None
        self.hinted, self.opened = hinted, opened
        options = {} if token.text else told_options(table)
        told = {"game": table.game.name, "options": options, "number": str(table.seed)}
        self.origin = replace(token.begun, **told)
        self.again = self._another
        if len(players) < table.seating.count - 1:
            self.settings[LEVEL] = level
        self.shown, self.news = shown, []
        self._changed()
        if token.review:
            self._review("open")
            self._wanted = None if self.back is None else token

    # Looking back

    def _review(self, to: str) -> None:
        if to == "open" and self.back is None and self._can()["review"]:
            work = iter(review(self.table, self.seat, budget=Budget(PLAYOUTS)))
            self.back = LookingBack(self.table, self.seat, work)
        elif self.back is not None and to == "close":
            self._close()
        elif self.back is None and not self.advised:
            self._unadvised()
            return
        elif self.back is None or not self.back.ask(to):
            self._say("note", "ui-no-review")
            return
        self._look()

    def _close(self) -> None:
        """Back to the table as it was."""
        assert self.back is not None
        self.table = self.back.table
        self.back = self._wanted = None

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
        if self.back.complete and self._wanted is not None:
            self.back.return_to(self._wanted)
            self._wanted = None
            self._look()
        elif self.back.complete:
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
        return can | {"review": over and self.advised and self._played_before()}

    def _verdicts(self) -> Any:
        return super()._verdicts() if self.back is None or self.back.trying else ()

    def _wait(self) -> ViewModel | None:
        return super()._wait() if self.back is None or self.waiting is None else self.back.wait()

    def model(self) -> ViewModel:
        """The table's view model, with the mark of hints and the review."""
        model = super().model()
        marks = {"score-hinted": self.hinted, "score-opened": self.opened}
        told = [self.voice.say(name) for name, deals in marks.items() if self._deal_number in deals]
        model["score"]["note"] = " ".join(told)
        model["review"] = None if self.back is None else self.back.model(self.voice)
        model["mistakes"] = self._mistakes()
        return model

    def _status(self, voice: Voice) -> str:
        return super()._status(voice) if self.back is None else self.back.status(voice)
