"""The puzzle page: find the best play, and see on the table what is wrong with another."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Any

from italiancards.core.errors import ItalianCardsError, quoted
from italiancards.core.position import read_position, write_position
from italiancards.core.rules import Finding, Verdict
from italiancards.core.words import Voice
from italiancards.hints import Budget, Weighed, last
from italiancards.puzzles import Puzzle, puzzled, puzzles
from widgets.screen.form import title
from widgets.screen.layouts import tables
from widgets.screen.view_model import ViewModel, named_card
from widgets.session.narration import Narration
from widgets.session.session import Session
from widgets.session.settings import PAUSES

REPLYING = 1100
"""Milliseconds before each card of a refutation: time to see where the last one went."""
DONE = ("right", "wrong", "shown")


def games() -> tuple[str, ...]:
    """The games that have puzzles and a card table.

    >>> games()
    ('briscola', 'scopa')
    """
    return tuple(name for name in puzzled() if name in tables())


def id_of(puzzle: Puzzle) -> str:
    """What a browser knows a puzzle by; at the same time where it lies: see `Session.token`."""
    return write_position(puzzle.game, {"puzzle": puzzle.name})


def lying(text: str) -> tuple[Puzzle, str]:
    """The puzzle that a token names, and the card tried there.

    Raises:
        ItalianCardsError: it names none.
    """
    game, told = read_position(text)
    name = told.get("puzzle", "")
    found = next((each for each in puzzles(game) if each.name == name), None)
    if found is None:
        raise ItalianCardsError(f"There is no puzzle {quoted(name)} of {game}.")
    return found, told.get("tried", "")


class PuzzleSession(Session):
    """A learner at a puzzle.

    Args:
        puzzle: the first one.

    A puzzle goes through phases: `try`, then `right` or `reply` (what is wrong with the card is
    played out, without words) and `wrong`; or `shown`.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(puzzle.table())
        self._lay(puzzle)

    def _lay(self, puzzle: Puzzle) -> None:
        """Put a puzzle on the table."""
        self.puzzle = puzzle
        self.phase, self.tried = "try", ""
        self.table = puzzle.table()
        view = self.table.view()
        self.seat, self.unseen = view.seat, view.unseen
        self.narration = Narration(self.seat)
        self.shown, self.news = 0, []
        self._changed()

    # What the learner does

    def _move(self, move: str) -> None:
        if self.phase != "try":
            self._say("note", "ui-no-puzzle-now")
            return
        allowed = self._allowed(move)
        if allowed is not None:
            self._try(str(allowed))

    def _try(self, move: str) -> None:
        """Play a card, and where it is not the answer, what is wrong with it."""
        self.tried = move
        if self.puzzle.answered(move):
            self.phase = "right"
            self.table.play(move)
        else:
            self.phase = "reply"
            refuted = self.puzzle.refutation(move)
            self.table = self.puzzle.table(refuted.number).play(move)
            for reply in refuted.line:
                self.table.play(reply)
        self._show(1)

    def _go_on(self) -> None:
        if self.phase != "reply":
            return
        if self.shown < self.table.now:
            self._show(self.shown + 1)
        if self.shown == self.table.now:
            self.phase = "wrong"
            self._changed()

    def _review(self, to: str) -> None:
        if to == "again" and self.phase in DONE:
            self._lay(self.puzzle)
        elif to == "show" and self.phase in ("try", "wrong"):
            self._lay(self.puzzle)
            self.table.play(self.puzzle.best[0])
            self._show(1)
            self.phase = "shown"
        else:
            self._say("note", "ui-no-puzzle-now")

    def _sit(self, at: str) -> None:
        """Another puzzle; or this one as it was left."""
        try:
            puzzle, tried = lying(at)
            if tried not in ("", "show"):
                puzzle.answered(tried)
        except ItalianCardsError as error:
            self._say("note", "ui-no-table", error=str(error))
            return
        self._lay(puzzle)
        if tried == "show":
            self._review("show")
        elif tried:
            self._try(tried)
            while self.phase == "reply":
                self._go_on()

    # What there is to show

    @property
    def token(self) -> str:
        """The puzzle, and the card that was tried."""
        tried = "show" if self.phase == "shown" else self.tried
        return id_of(self.puzzle) + (f"; tried={tried}" if tried else "")

    @property
    def waiting(self) -> str | None:
        """As at any table while a card is answered; nothing goes on by itself else."""
        return "table" if self.phase == "reply" else None

    def _verdicts(self) -> list[Verdict]:
        return list(super()._verdicts()) if self.phase == "try" else []

    def _wait(self) -> ViewModel | None:
        if self.waiting is None:
            return None
        after = self.table.moments[self.shown + 1 :]
        if after and after[0].move is None:
            return {"for": "table", "ms": PAUSES[self.settings["pace"]]}
        return {"for": "bot", "ms": REPLYING}

    def _can(self) -> dict[str, bool]:
        can = super()._can()
        hint = can["hint"] and self.phase == "try" and not self.coach.step
        return dict.fromkeys(can, False) | {"score": True, "last": can["last"], "hint": hint}

    def _status(self, voice: Voice) -> str:
        return voice.say(f"puzzle-{self.phase}")

    def _heading(self, voice: Voice) -> str:
        facts = {
            "game": voice.say("game"),
            "number": puzzles(self.puzzle.game).index(self.puzzle) + 1,
            "grade": voice.say(f"puzzle-{self.puzzle.grade}"),
        }
        return voice.say("puzzle-heading", facts)

    def form(self) -> dict[str, Any]:
        """Every puzzle there is, game by game."""
        return _all(self.voice)

    def model(self) -> ViewModel:
        """The table's view model, and the puzzle."""
        model, voice = super().model(), self.voice
        model["puzzle"] = {
            "id": id_of(self.puzzle),
            "game": self.puzzle.game,
            "phase": self.phase,
            "lines": self._told(voice),
            "note": self._note(voice),
            "unseen": self._unseen(voice),
        }
        return model

    def _unseen(self, voice: Voice) -> list[list[dict[str, str]]]:
        """The cards that may be in a hand or in the stock, suit by suit."""
        suits: dict[str, list[dict[str, str]]] = {}
        for card in self.unseen:
            suits.setdefault(card.suit, []).append(named_card(card, voice))
        return list(suits.values())

    def _told(self, voice: Voice) -> list[dict[str, str]]:
        """What is said of the cards once the puzzle is no longer a question."""
        if self.phase not in DONE:
            return []
        table = self.puzzle.table()
        advice = last(table.think("greedy", Budget(1)))  # for its reasons, which all bots share
        weighed = {str(each.move): each for each in advice.weighed}
        if self.phase == "wrong":
            return [self._line(weighed[self.tried], voice)]
        first = self.tried or self.puzzle.best[0]
        others = (*self.puzzle.best, *(each.move for each in self.puzzle.wrong))
        order = dict.fromkeys((first, *others))
        return [self._line(weighed[move], voice) for move in order]

    def _line(self, weighed: Weighed, voice: Voice) -> dict[str, str]:
        """A move with what is true of it, and how it compares."""
        told = [*weighed.reasons, *self._compared(str(weighed.move))]
        return {
            "move": voice.made(weighed.move),
            "text": " ".join(map(voice.finding, told)),
        }

    def _compared(self, move: str) -> list[Finding]:
        """How much less a move brings; of the answers, only that they are equally good."""
        if move in self.puzzle.best:
            first = move == (self.tried or self.puzzle.best[0])
            return [] if first else [Finding("advice-equal", True, {})]
        wrong = self.puzzle.refutation(move)
        error = ceil(wrong.error * 10) / 10  # a tenth is what is shown, and nothing is sure
        facts = {"points": wrong.behind, "error": error}
        name = "advice-behind" if self.puzzle.deals else "advice-behind-proven"
        return [Finding(name, True, facts)]

    def _note(self, voice: Voice) -> str:
        """How the answer is known; after a wrong card, what has been shown."""
        if self.phase not in DONE:
            return ""
        if not self.puzzle.deals:
            return voice.say("puzzle-proven")
        if self.phase == "wrong":
            return voice.say("puzzle-one-deal")
        return voice.say("puzzle-played", {"deals": self.puzzle.deals})


@lru_cache(maxsize=8)
def _all(voice: Voice) -> dict[str, Any]:
    """Every puzzle, game by game, from the easiest on; asked for with every view model."""
    told = []
    for game in games():
        grades: dict[str, list[str]] = {}
        for puzzle in puzzles(game):
            grades.setdefault(puzzle.grade, []).append(id_of(puzzle))
        told.append(
            {
                "value": game,
                "label": title(game, voice),
                "grades": [
                    {"label": voice.say(f"puzzle-{grade}"), "puzzles": each}
                    for grade, each in grades.items()
                ],
            }
        )
    return {"puzzles": told}
