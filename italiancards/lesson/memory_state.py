"""The state of the memory trainer: which hand goes by, how far, and what has been answered."""

from __future__ import annotations

import italiancards as ic
from italiancards.lesson.memory_place import MemoryPlace
from italiancards.questions.memory_plan import PlannedQuestion
from italiancards.session.session import Session


class MemoryState:
    """A hand at the memory trainer, and the questions about it.

    Args:
        session: whose table it is.
        place: the hand.

    The hand is played to its end ahead of the screen, in a job: `hand` is the table then, and
    `planned` has its questions. `opened` says that the question of the moment on the screen has
    been asked.
    """

    def __init__(self, session: Session, place: MemoryPlace) -> None:
        self.session = session
        self.place = place
        self.hand: ic.Table | None = None
        self.planned: tuple[PlannedQuestion, ...] = ()
        self.opened = False

    @property
    def at(self) -> int | None:
        """Number of the question due at the moment on the screen, from 0; None if none is."""
        if self.hand is None:
            return None
        moments = [each.moment for each in self.planned]
        shown = self.session.shown
        return moments.index(shown) if shown in moments else None

    @property
    def asked(self) -> PlannedQuestion | None:
        """The question on the screen, answered or not; None while the hand goes by."""
        opened = self.at is not None and (self.opened or self.chosen is not None)
        return self.planned[self.at] if opened and self.at is not None else None

    @property
    def chosen(self) -> int | None:
        """The answer given to the question on the screen; None if there is none."""
        answers = self.place.answers
        return answers[self.at] if self.at is not None and self.at < len(answers) else None

    @property
    def is_question_open(self) -> bool:
        """True while a question waits for its answer."""
        return self.asked is not None and self.chosen is None

    @property
    def is_start(self) -> bool:
        """True before the first card."""
        return self.session.shown == 0

    @property
    def is_over(self) -> bool:
        """True once the whole hand has gone by."""
        return self.hand is not None and self.session.shown == self.hand.now

    @property
    def right(self) -> int:
        """Number of right answers in this hand."""
        pairs = zip(self.planned, self.place.answers, strict=False)
        return sum(each.question.right == answer for each, answer in pairs)

    @property
    def key(self) -> str:
        """Key by which messages name the question on the screen; `0` where none is."""
        return str(self.at + 1) if self.at is not None and self.asked is not None else "0"
