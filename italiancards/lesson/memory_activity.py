"""The memory trainer: a hand goes by, and what has fallen is asked."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

import italiancards as ic
from italiancards.core.errors import ItalianCardsError
from italiancards.core.numbers import whole
from italiancards.core.words import Voice
from italiancards.jobs import EXAMPLE, Want
from italiancards.lesson.memory_place import MemoryPlace, PlayHand, trainer_of
from italiancards.lesson.memory_state import MemoryState
from italiancards.lesson.memory_view import lesson_model, trainer_model, veil
from italiancards.questions.memory_plan import plan_questions
from italiancards.session.activity import Activity, Handlers
from italiancards.session.link import read_link
from italiancards.session.model import TableModel, Wait
from italiancards.session.session import Session
from italiancards.session.settings import PAUSES
from italiancards.session.texts import Refusal

CARD: Mapping[str, int] = {"slow": 1400, "even": 800, "brisk": 400, "key": 800}
"""Milliseconds before each card, by pace."""
TRICK: Mapping[str, int | None] = {
    "slow": PAUSES["slow"],
    "even": PAUSES["usual"],
    "brisk": PAUSES["quick"],
    "key": None,
}
"""Milliseconds that a finished trick stays, by pace; None until the learner goes on."""
BEFORE_QUESTION = 900
"""Milliseconds in which the last trick is seen to go before the table is veiled for a question."""
UNCOUNTED = frozenset({"points"})
"""Hidden all through a hand: what stands on the screen need not be kept in mind."""


def sit_down(place: MemoryPlace) -> Session:
    """Return a new session of a learner at the memory trainer.

    Args:
        place: the first hand.
    """
    table = place.table()
    start = place.dealt(table)
    return Session(table, lambda session: MemoryActivity(session, start), hide=UNCOUNTED)


class MemoryActivity(MemoryState, Activity):
    """Watch a hand, and answer questions about what has been seen of it.

    Args:
        session: whose table it is.
        place: the hand, at its beginning; its table lies there.
    """

    def __init__(self, session: Session, place: MemoryPlace) -> None:
        super().__init__(session, place)
        self._set_up(place)

    def _set_up(self, place: MemoryPlace) -> None:
        """Begin a hand of which only the dealt cards lie there."""
        self.place, self.hand, self.planned, self.opened = place, None, (), False
        self._want: Want | None = self._search()

    def _search(self) -> Want:
        """Return the job of playing the hand to its end."""
        job = PlayHand(str(replace(self.place, shown=0)), self.session.voice.language)
        return Want(EXAMPLE, job, self._take, self._leave)

    @property
    def want(self) -> Want | None:
        """Job of playing the hand; None once it is played."""
        return self._want

    def _take(self, found: tuple[MemoryPlace, ic.Table] | Refusal) -> bool:
        """Store the hand that was played; return False, since nothing is shown yet."""
        self._want = None
        if not isinstance(found, Refusal):
            self._plan(found[1])
        return False

    def _leave(self) -> None:
        """Drop the job, after an error."""
        self._want = None

    def _plan(self, hand: ic.Table) -> None:
        """Store the hand, and its questions."""
        self.hand = hand
        self.planned = plan_questions(hand, trainer_of(self.place.game), self.place.number)

    @property
    def handlers(self) -> Handlers:
        """Methods that act on messages, by kind: going on, an answer, the next step, a token."""
        return {"go_on": self.go_on, "answer": self.answer, "step": self.step, "sit": self.sit}

    # The pace

    @property
    def waiting(self) -> str | None:
        """`bot` before a card, `table` before anything else; None at a question or the end."""
        if self.asked is not None or self.is_over:
            return None
        return "bot" if self._is_card_next else "table"

    @property
    def _is_card_next(self) -> bool:
        """True if a card is played next: the hand has begun, and no question is due first."""
        hand, shown = self.hand, self.session.shown
        if hand is None or self.is_start or self.at is not None:
            return False
        return hand.moments[shown + 1].move is not None

    def wait(self) -> Wait:
        """Return for whom the screen waits, and milliseconds; None before the first card."""
        if self.is_start:
            return {"for": "table", "ms": None}
        pace = self.place.pace
        if self._is_card_next:
            return {"for": "bot", "ms": CARD[pace]}
        return {"for": "table", "ms": TRICK[pace] if self.at is None else BEFORE_QUESTION}

    @property
    def asks(self) -> bool:
        """False: the learner looks on."""
        return False

    @property
    def enabled_buttons(self) -> Collection[str]:
        """No button: each would tell what is asked."""
        return ()

    # What the learner does

    def go_on(self) -> None:
        """Show the next card, or what comes of it; begin the hand once it has been played."""
        session = self.session
        if self.waiting is None:
            return
        if self.hand is None:
            self._want = self._want or self._search()
            session.postpone("go_on")
            return
        if self.at is not None:
            self.opened = True
            session.advance_revision()
        else:
            session.table = self.hand
            self._show_next()

    def _show_next(self) -> None:
        """Show the next moment of the hand."""
        self.opened = False
        self.session.show(self.session.shown + 1)

    def answer(self, choice: str, at: str) -> None:
        """Answer the question on the screen, or set a note why that is not possible.

        Args:
            choice: the place of the answer, as text.
            at: the key of the question that the sender was looking at.
        """
        asked, number = self.asked, whole(choice)
        if at != self.key or asked is None or not self.is_question_open:
            self.session.say("stale", "reply-stale")
        elif number is None or number >= len(asked.question.options):
            self.session.say("note", "reply-no-answer", choice=choice)
        else:
            self.place = replace(self.place, answers=(*self.place.answers, number))
            self.session.advance_revision()

    def step(self, to: str, at: str) -> None:
        """Go on with the hand after an answer, or at its end with the next one.

        Args:
            to: `next`; anything else does nothing.
            at: the key of the question that the sender was looking at.
        """
        if at != self.key:
            self.session.say("stale", "reply-stale")
        elif to == "next" and self.is_over:
            self._begin(self.place.next_hand)
        elif to == "next" and self.asked is not None and not self.is_question_open:
            self._show_next()

    def sit(self, at: str) -> None:
        """Go to the place of a token, or change the pace; set a note if it cannot be read."""
        session = self.session
        try:
            place = read_link(at, MemoryPlace.read)
            if place.number and place.is_same_hand(self.place) and place.shown == session.shown:
                self.place = replace(self.place, pace=place.pace)
                session.advance_revision()
            elif place.shown:
                session.read(PlayHand(at, session.voice.language), self._come_back)
            else:
                self._begin(replace(place, answers=()))
        except ItalianCardsError as error:
            session.say("note", "reply-no-table", error=error.in_language(session.voice.language))

    def _begin(self, place: MemoryPlace) -> None:
        """Deal the hand of a place, and show its first moment."""
        table = place.table()
        self._set_up(place.dealt(table))
        self.session.show_table(table, 0)

    def _come_back(self, found: tuple[MemoryPlace, ic.Table] | Refusal) -> None:
        """Go on with a hand at the place found, or set a note why none was."""
        if isinstance(found, Refusal):
            self.session.say("note", found.sentence, error=found.error)
            return
        place, hand = found
        self._set_up(place)
        self._want = None
        self._plan(hand)
        shown = min(place.shown, hand.now)
        asked = sum(each.moment < shown for each in self.planned)
        at_question = shown in [each.moment for each in self.planned]
        fits = all(
            answer < len(each.question.options)
            for each, answer in zip(self.planned, place.answers, strict=False)
        )
        if not fits or not asked <= len(place.answers) <= asked + at_question:
            self._begin(replace(place, shown=0, answers=()))  # it was another hand then
            return
        self.session.show_table(hand, shown)

    # What there is to show

    def heading(self, voice: Voice) -> str:
        """Return the name of the game, and that its cards are kept in mind."""
        return voice.say("memory-heading", {"game": voice.say("game")})

    def status(self, voice: Voice) -> str:
        """Return the status line: what is to be done, or what comes next on the table."""
        if self.is_start:
            return voice.say("memory-press-start")
        if self.is_over:
            return voice.say("memory-over")
        if self.asked is not None:
            return voice.say("lesson-choose" if self.is_question_open else "status-go-on")
        return self.session.status(voice)

    @property
    def token(self) -> str:
        """Token of the place; at the end of the hand, of the next one."""
        place = self.place.next_hand if self.is_over else self.place
        return str(place if self.is_over else replace(place, shown=self.session.shown))

    def add_to(self, model: TableModel, voice: Voice) -> None:
        """Add question and trainer to a view model in place, and take out what would answer.

        Args:
            model: the view model of the table, changed in place.
            voice: who says the texts.
        """
        veil(model, trainer_of(self.place.game).veiled if self.is_question_open else None)
        model["lesson"] = lesson_model(self, voice)
        model["memory"] = trainer_model(self, voice)
