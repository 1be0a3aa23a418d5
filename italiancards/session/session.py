"""A learner at a table: takes messages, and returns the screen.

No browser and no notebook is needed here: a widget passes messages in and view models out. What is
done at the table is an activity (`activity.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from italiancards import Table
from italiancards.core.errors import in_words
from italiancards.core.moves import Move
from italiancards.hints import HINT, Budget, NoHint, bots, tie_value
from italiancards.jobs import FIRST, Job, Want
from italiancards.registry import MissingCode
from italiancards.session.activity import Activity, Handlers
from italiancards.session.coach import Coach
from italiancards.session.display import Display
from italiancards.session.messages import ANY_TIME, PageMessage
from italiancards.session.model import AnswerKind
from italiancards.session.move_answers import MoveAnswers, text_answer
from italiancards.session.settings import SETTINGS

REFUSALS = {
    **dict.fromkeys(("step", "answer", "repeat"), "reply-no-lesson"),
    **dict.fromkeys(("paste", "form", "cards"), "reply-no-practice"),
    "review": "reply-no-review",
    "sit": "reply-no-token",
    "undo": "reply-nothing-to-undo",
    "redo": "reply-nothing-to-redo",
    "hint": "reply-no-hint-now",
    "deal": "reply-not-over",
}
"""Sentences for messages that the activity does not know or cannot act on now."""
PRESSES = {
    "undo": {"undo"},
    "redo": {"redo"},
    "hint": {"hint"},
    "deal": {"next_deal", "new_match"},
}
"""Messages that come from buttons: heard if one of these can be pressed."""
PLACING = ("sit", "repeat")
"""Messages that put another hand on the table, for which a page waits."""


class Session(Display):
    """A learner in one seat of a table: heard, and answered on a display.

    Args:
        table: the table.
        begin: makes what the learner does there.
        seat: the learner's seat.
        hide: the zones that are not shown.
    """

    def __init__(
        self,
        table: Table,
        begin: Callable[[Session], Activity],
        seat: int = 0,
        hide: frozenset[str] = frozenset(),
    ) -> None:
        super().__init__(table, seat, hide)
        self._postponed: PageMessage | None = None
        self.placing = 0  # how often somebody asked to go on here from elsewhere
        self.reading: Want | None = None
        self.activity = begin(self)

    # What the learner does

    @property
    def _handlers(self) -> Handlers:
        """Methods that act on messages, by kind: those of every table, and the activity's."""
        own: Handlers = {
            "ask": self._ask,
            "pick": self.pick,
            "setting": self._set,
            "hint": self.advise,
        }
        return {**own, **self.activity.handlers}

    def handle(self, message: PageMessage) -> bool:
        """Act on a message, or set the answer why not; return False if nothing on screen changed.

        Returns:
            True if anything may be shown anew; False if it was only postponed.
        """
        waited, kind = self.waiting, message.kind
        answered, postponed = self.answer is not None, self._postponed
        self.answer = None
        self.catch_up()
        if message.revision != self.revision and kind not in ANY_TIME:
            if kind == "go_on":  # the table has gone on meanwhile: there is nothing to be told
                return answered
            self.say("stale", "reply-stale")
        else:
            self.placing += kind in PLACING
            self._act(message)
            if self.reading is None:
                self.placed = self.placing
        self.activity.react(kind, waited)
        return answered or self._postponed is postponed

    def _act(self, message: PageMessage) -> None:
        """Do what a message asks, or set a note why it is not possible now."""
        kind, act = message.kind, self._handlers.get(message.kind)
        if kind == "hint" and not self.has_coach:
            self.note_no_hint()
        elif act is None or (
            kind in PRESSES and not PRESSES[kind] & {*self.activity.enabled_buttons}
        ):
            self.say("note", REFUSALS[kind])
        elif kind == "move":
            self._make(act, message.texts["move"].split(";"))
        else:
            act(**message.texts)

    def _make(self, act: Callable[..., object], moves: Sequence[str]) -> None:
        """Call `act` with each move in turn, until it sets an answer or a wait begins."""
        for move in moves:
            act(move=move.strip())
            if self.answer is not None or self.waiting is not None:
                break

    def _ask(self, move: str) -> None:
        """Set the reply on the screen: why a move may or may not be made."""
        self.answer = self._move_answers.why(move)

    def pick(self, hand: str, table: str, onto: str, begun: str) -> None:
        """Set the reply on the screen to picked cards: the moves they can make, or why none."""
        self.answer = self._move_answers.pick(hand, table, onto, begun)

    @property
    def _move_answers(self) -> MoveAnswers:
        """Answers about moves at the moment on the screen."""
        return MoveAnswers(self.table, self.view, self.voice)

    def _set(self, name: str, value: str) -> None:
        """Change a setting, or set a note that there is none such."""
        if name not in self.settings or value not in SETTINGS[name]:
            self.say("note", "reply-no-setting", name=name, value=value)
            return
        self.settings[name] = value

    @property
    def has_coach(self) -> bool:
        """True if there is a coach (and so reviews) for the game."""
        return HINT in bots(self.table.game)

    def advise(self) -> None:
        """Open the coach's next step, and set the job of its advice."""
        tie = tie_value(self.table.game, self.table.options)
        self.coach.more(lambda: self.table.advise(HINT, Budget()), tie, silent=not self.talks)

    @property
    def want(self) -> Want | None:
        """Job to run now (reading, coach or activity), whose result goes to `give`; or None."""
        return self.reading or self.coach.want or self.activity.want

    def give(self, want: Want, result: Any) -> bool:
        """Take the result of a job if still wanted; return True if the screen changed.

        Args:
            want: the want that was answered.
            result: the answer to its job.

        Returns:
            True if it changes the screen.
        """
        if want is not self.want:
            return False
        shows = want.take(result) is not False
        return self._do_postponed() or shows

    def read(self, job: Job, take: Callable[[Any], None]) -> None:
        """Set the job of reading a text as wanted, in place of any earlier; `take` gets its result.

        Messages that come meanwhile are acted on at the table as it is.

        Args:
            job: reads it.
            take: takes what was read.
        """
        self.reading = Want(FIRST, job, partial(self._on_read, take), self.stop_reading)

    def _on_read(self, take: Callable[[Any], None], found: Any) -> None:
        """Pass on what was read from a text, as an act of the learner's."""
        waited = self.waiting
        self.stop_reading()
        self.answer = None
        self.catch_up()
        take(found)
        self.activity.react("sit", waited)

    def stop_reading(self) -> None:
        """Cancel the job of reading a text."""
        self.reading, self.placed = None, self.placing

    def give_up(self) -> None:
        """Give up the job that is wanted, the coach and the postponed act, after an error."""
        if self.want is not None:
            self.want.leave()
        self.coach, self._postponed = Coach(), None

    def postpone(self, kind: str, **texts: str) -> None:
        """Keep an act of the learner's, to do it once the job that it needs is done.

        It is dropped where the screen shows another moment by then.

        Args:
            kind: the kind of message that asks for it.
            texts: what that carries.
        """
        self._postponed = PageMessage(kind, self.revision, texts)

    def _do_postponed(self) -> bool:
        """Do the postponed act again; return False if there is none, or it is postponed again."""
        message, self._postponed = self._postponed, None
        if message is None or message.revision != self.revision:
            return False
        waited, answer, self.answer = self.waiting, self.answer, None
        self._act(message)
        if self._postponed is not None:
            self.answer = answer
            return False
        self.activity.react(message.kind, waited)
        return True

    # What an activity does with it

    def say(self, kind: AnswerKind, sentence: str, **facts: object) -> None:
        """Set the reply on the screen to the sentence with this id, filled with facts.

        Args:
            kind: `why`, `illegal`, `stale`, `note` or `trouble`.
            sentence: the name of the sentence in the catalogue.
            facts: its facts.
        """
        self.tell(kind, self.voice.say(sentence, facts), self.voice.on_rail.say(sentence, facts))

    def tell(self, kind: AnswerKind, text: str, brief: str = "") -> None:
        """Set the reply on the screen to a text.

        Args:
            kind: `why`, `illegal`, `stale`, `note` or `trouble`.
            text: the answer, in the learner's language.
            brief: its short form, for the rail; by default the same.
        """
        self.answer = text_answer(kind, text, brief)

    def answer_unreadable(self, error: str) -> None:
        """Set the reply on the screen: this error made a message unreadable."""
        self.say("trouble", "reply-unheard", error=error)

    def trouble(self, error: Exception) -> None:
        """Set the reply on the screen to an unexpected error, unless the page shows it itself."""
        if isinstance(error, MissingCode):
            return
        text = in_words(error, self.voice.language)
        self.say("trouble", "reply-trouble", error=f"{type(error).__name__}: {text}")

    def note_no_hint(self) -> None:
        """Set the reply on the screen: there is no coach for this game."""
        self.tell("note", NoHint(self.table.game).in_language(self.voice.language))

    def allowed(self, text: str) -> Move | None:
        """Return the move of a text, if legal now; else set the answer why not; return None."""
        move, refused = self._move_answers.allowed(text)
        self.answer = refused or self.answer
        return move
