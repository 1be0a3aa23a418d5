"""Puzzles: find the best play, and see another one refuted on the table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import ceil

from italiancards.core.errors import ItalianCardsError
from italiancards.core.game import View
from italiancards.core.rules import Finding
from italiancards.core.words import Voice
from italiancards.hints import Budget, LineEvaluation, last
from italiancards.ladders import ladder_of
from italiancards.puzzles import Puzzle
from italiancards.screen.cards import named_card
from italiancards.screen.model import NamedCard
from italiancards.session.activity import Activity, Handlers
from italiancards.session.attempt import RIGHT, SHOW, SHOWN, WRONG, Attempt
from italiancards.session.link import read_link
from italiancards.session.model import MoveLine, PuzzleShelf, TableModel, Wait
from italiancards.session.session import Session
from italiancards.session.settings import PAUSES
from italiancards.session.shelf import (
    id_of,
    ladder_title,
    list_of,
    number_of,
    read_puzzle_token,
    shelf,
)

ROLLOUTS = 1000
"""Deals from which a move was tried in rollouts, and not played out by lookahead players."""
REPLYING = 1100
"""Milliseconds before each card of a refutation, for the last one to be seen."""


def sit_down(puzzle: Puzzle) -> Session:
    """Return a new session of a learner at a puzzle.

    Args:
        puzzle: the first one.
    """
    return Session(puzzle.table(), lambda session: PuzzleActivity(session, puzzle))


class PuzzleActivity(Activity):
    """Solve puzzles.

    Args:
        session: who solves them.
        puzzle: the first one.

    Whatever is tried, `attempt` says how far it is; `hinted`, whether a hint was asked for first.
    """

    def __init__(self, session: Session, puzzle: Puzzle) -> None:
        self.session = session
        self.hinted = False
        self._set_up(puzzle)

    def _set_up(self, puzzle: Puzzle, hinted: bool = False) -> None:
        """Replace the puzzle on the screen, with a new attempt."""
        self.puzzle = puzzle
        self.ladder = ladder_of(puzzle)
        self.hinted = hinted
        self.attempt = Attempt()
        table = puzzle.table()
        view = table.view()
        self.unseen = view.unseen
        self.session.show_table(table, 0, view.seat)

    @property
    def handlers(self) -> Handlers:
        """Methods that act on messages, by kind: a move, going on, a hint, the answer, a token."""
        return {
            "move": self.move,
            "go_on": self.go_on,
            "hint": self.hint,
            "review": self.review,
            "sit": self.sit,
        }

    @property
    def waiting(self) -> str | None:
        """`table` while a refutation, or what the answer won, is still to be shown; else None."""
        return "table" if self.attempt.replying or self._collecting else None

    @property
    def _collecting(self) -> bool:
        """True if the answer lies there still: its trick, or what it took."""
        answered = self.attempt.phase in (RIGHT, SHOWN)
        return answered and self.session.shown < self.session.table.now

    def wait(self) -> Wait:
        """Return for whom the screen waits, and milliseconds until the refutation's next moment."""
        session = self.session
        after = session.table.moments[session.shown + 1 :]
        if after and after[0].move is None:
            return {"for": "table", "ms": PAUSES[session.settings["pace"]]}
        return {"for": "bot", "ms": REPLYING}

    @property
    def asks(self) -> bool:
        """True if the learner is still to try a move."""
        return self.attempt.trying

    @property
    def enabled_buttons(self) -> Collection[str]:
        """Names of the buttons that can be pressed: score, last cards, the hint's first step."""
        session = self.session
        hint = self._is_hinted and self.attempt.trying and not session.coach.step
        can = {"score": True, "last": session.has_last_cards, "hint": hint and session.has_coach}
        return {name for name, possible in can.items() if possible}

    @property
    def others(self) -> Sequence[View]:
        """Views of all seats once a hand of a ladder is solved or shown: all hands lie open."""
        return self.session.all_views if self._is_open else ()

    @property
    def _is_open(self) -> bool:
        """True if a hand of a ladder is solved or shown."""
        return self.ladder is not None and self.attempt.phase in (RIGHT, SHOWN)

    @property
    def _is_hinted(self) -> bool:
        """True if a hint can be asked for here: of a puzzle, or before a ladder's last part."""
        return self.ladder is None or self.ladder.is_hinted(self.puzzle)

    @property
    def _is_shown_on_request(self) -> bool:
        """True if the answer is shown to whoever asks; where no hint is, only after a wrong try."""
        return self.attempt.phase == WRONG or (self.attempt.trying and self._is_hinted)

    # What the learner does

    def hint(self) -> None:
        """Open the coach's step, and mark the puzzle as hinted."""
        self.session.advise()
        self.hinted = True

    def move(self, move: str) -> None:
        """Try the learner's move, or set the answer why it cannot be tried."""
        if not self.attempt.trying:
            self.session.say("note", "reply-no-puzzle-now")
            return
        allowed = self.session.allowed(move)
        if allowed is not None:
            self._try(str(allowed))

    def _try(self, move: str) -> None:
        """Play a move and show it; if it is wrong, also play the moves that refute it."""
        self.attempt.make(move, self.puzzle.is_answer(move))
        if self.attempt.replying:
            refuted = self.puzzle.refutation(move)
            table = self.session.table = self.puzzle.table(refuted.number).play(move)
            for reply in refuted.line:
                table.play(reply)
            self.session.show(1)
        else:
            self._play_answer(move)

    def _play_answer(self, move: str) -> None:
        """Play an answer; in a ladder on the cards on which the nearest other move fails."""
        if self.ladder is not None:
            nearest = min(self.puzzle.wrong, key=lambda each: each.behind)
            self.session.table = self.puzzle.table(nearest.number)
        self.session.table.play(move)
        self.session.show(1)

    def go_on(self) -> None:
        """Show the next move of the refutation, at last the explanation; or collect the answer."""
        session = self.session
        if self._collecting:
            session.show(session.shown + 1)
        if not self.attempt.replying:
            return
        if session.shown < session.table.now:
            session.show(session.shown + 1)
        if session.shown == session.table.now:
            self.attempt.explain()
            session.advance_revision()

    def review(self, to: str) -> None:
        """Start the puzzle again, or show its answer; set a note where that is not possible."""
        if to == "again" and self.attempt.over:
            self._set_up(self.puzzle, self.hinted)
        elif to == SHOW and self._is_shown_on_request:
            self._show()
        else:
            self.session.say("note", "reply-no-puzzle-now")

    def _show(self) -> None:
        """Set up the puzzle again, and play its answer."""
        self._set_up(self.puzzle, self.hinted)
        self._play_answer(self.puzzle.best[0])
        self.attempt.show()

    def sit(self, at: str) -> None:
        """Set up the puzzle of a token as it was left; set a note if it cannot be read."""
        try:
            puzzle, tried, hinted = read_link(at, _read_token)
        except ItalianCardsError as error:
            text = error.in_language(self.session.voice.language)
            self.session.say("note", "reply-no-table", error=text)
            return
        self._set_up(puzzle, hinted or (self.hinted and puzzle is self.puzzle))
        if tried == SHOW:
            self._show()
        elif tried:
            self._try(tried)
            while self.attempt.replying:
                self.go_on()

    # What there is to show

    @property
    def token(self) -> str:
        """Token of the puzzle, with the mark of a hint and the move tried."""
        hinted, tried = "; hinted=1" if self.hinted else "", self.attempt.token_text
        return id_of(self.puzzle) + hinted + (f"; tried={tried}" if tried else "")

    def status(self, voice: Voice) -> str:
        """Return the status line: the task, or the outcome."""
        asks = self.puzzle.asks if self.attempt.trying else ""
        return voice.say(asks or f"puzzle-{self.attempt.phase}")

    def heading(self, voice: Voice) -> str:
        """Return the game, the puzzle's number in it, and its grade, as one text.

        Of a hand of a ladder the ladder, its number and whether no hint is given.
        """
        number = number_of(self.puzzle)
        if self.ladder is not None:
            ladder = ladder_title(self.ladder, voice)
            facts = {"ladder": ladder, "number": number, "all": len(self.ladder.hands)}
            return voice.say("hand-heading" if self._is_hinted else "hand-heading-alone", facts)
        grade = voice.say(f"puzzle-{self.puzzle.grade}")
        facts = {"game": voice.say("game"), "number": number, "grade": grade}
        return voice.say("puzzle-heading", facts)

    def form(self, voice: Voice) -> PuzzleShelf:
        """Return the list of every puzzle to choose from, game by game."""
        return shelf(voice)

    def add_to(self, model: TableModel, voice: Voice) -> None:
        """Add the puzzle's id, phase and explanation to a view model, in place.

        Args:
            model: the view model of the table, changed in place.
            voice: who says the texts.
        """
        model["puzzle"] = {
            "id": id_of(self.puzzle),
            "game": self.puzzle.game,
            "list": list_of(self.puzzle),
            "idea": self._idea(voice),
            "shows": self._is_shown_on_request,
            "phase": self.attempt.phase,
            "tried": self._tried(),
            "lines": self._explanation(voice),
            "note": self._note(voice),
            "unseen": self._unseen(voice),
        }

    def _idea(self, voice: Voice) -> str:
        """Return the sentence that a hand of a ladder is about, once it is solved; else ""."""
        return voice.briefly([self._principle]) if self._is_open else ""

    @property
    def _principle(self) -> Finding:
        """Finding that says the idea of a hand of a ladder."""
        return Finding(f"idea-{self.puzzle.principle}", True, {})

    def _tried(self) -> list[str]:
        """Return the cards of the move that was tried or shown, as texts; [] before."""
        made = self.session.table.moments[1:2]
        if self.attempt.trying or not made or made[0].move is None:
            return []
        return [str(card) for card in made[0].move.uses.hand]

    def _unseen(self, voice: Voice) -> list[list[NamedCard]]:
        """Return the cards the learner cannot see (in hands or the stock), suit by suit."""
        suits: dict[str, list[NamedCard]] = {}
        for card in self.unseen:
            suits.setdefault(card.suit, []).append(named_card(card, voice))
        return list(suits.values())

    def _explanation(self, voice: Voice) -> list[MoveLine]:
        """Return the moves to explain with their reasons, once the attempt is over; else []."""
        if not self.attempt.over:
            return []
        table = self.puzzle.table()
        advice = last(table.think("greedy", Budget(1)))  # for its reasons, which all bots share
        weighed = {str(each.move): each for each in advice.weighed}
        if self.attempt.phase == WRONG:
            return [self._wrong_line(weighed[self.attempt.move], voice)]
        others = (*self.puzzle.best, *(each.move for each in self.puzzle.wrong))
        order = dict.fromkeys((self._first, *others))
        return [self._line(weighed[move], voice) for move in order]

    @property
    def _first(self) -> str:
        """Text of the answer explained first: the move tried, or the first best one."""
        return self.attempt.move or self.puzzle.best[0]

    def _line(self, weighed: LineEvaluation, voice: Voice) -> MoveLine:
        """Return a move's line: its name, and its reasons and comparison with the answers."""
        text = voice.briefly(weighed.reasons, self._comparison(str(weighed.move)))
        return {"move": voice.move_name(weighed.move), "text": text}

    def _wrong_line(self, weighed: LineEvaluation, voice: Voice) -> MoveLine:
        """Return the line of a wrong move: what it costs, and then what can be said of it."""
        lost = self._comparison(str(weighed.move))
        text = voice.briefly([*lost, *weighed.reasons])
        return {"move": voice.move_name(weighed.move), "text": text}

    def _comparison(self, move: str) -> list[Finding]:
        """Return findings that compare a move with the answers: its loss, or equal worth."""
        if move in self.puzzle.best:
            return [] if move == self._first else [Finding("advice-equal", True, {})]
        wrong = self.puzzle.refutation(move)
        error = ceil(wrong.error * 10) / 10  # a tenth is what is shown, and nothing is sure
        facts = {"points": wrong.behind, "error": error, "sign": "fewer", "lost": 0}
        name = "advice-behind" if self.puzzle.deals else "advice-behind-proven"
        if self.puzzle.riddle:
            name = f"riddle-{self.puzzle.riddle}-behind"
        return [Finding(name, True, facts)]

    def _note(self, voice: Voice) -> str:
        """Return the note on how the answer was proven or estimated; "" before the end."""
        if not self.attempt.over:
            return ""
        if not self.puzzle.deals:
            return voice.say("puzzle-counted" if self.puzzle.riddle else "puzzle-proven")
        if self.attempt.phase == WRONG:
            return voice.say("puzzle-one-deal")
        name = "hand-tried" if self.puzzle.deals >= ROLLOUTS else "puzzle-played"
        return voice.say(name, {"deals": self.puzzle.deals})


def _read_token(text: str) -> tuple[Puzzle, str, bool]:
    """Return puzzle, move tried and hint mark of a token; raise for a move not in the puzzle."""
    puzzle, tried, hinted = read_puzzle_token(text)
    if tried not in ("", SHOW):
        puzzle.is_answer(tried)
    return puzzle, tried, hinted
