"""State of a lesson being taken: its steps, the one on the screen, and how it went so far."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from italiancards.core.names import LANGUAGES
from italiancards.lesson.agreement import taught_options
from italiancards.lesson.example import Example
from italiancards.lesson.house_rules import is_house_page, span_of
from italiancards.lesson.ideas import Idea, ideas_by_question
from italiancards.lesson.parallel import Parallels
from italiancards.lesson.proof import last_questions
from italiancards.lesson.question_ids import QuestionIds
from italiancards.lesson.question_view import question_voice
from italiancards.lesson.recall import first_own_step
from italiancards.lesson.resume import StepTable
from italiancards.lesson.step_activity import StepActivity
from italiancards.lesson.steps import Start, Step
from italiancards.session.session import Session
from italiancards.session.token import moves_of


class LessonState:
    """The state of a lesson being taken.

    Args:
        session: who takes it.
        steps: what it consists of: the `whole`; `steps` are those that are taken now.
    """

    task: StepActivity

    def __init__(self, session: Session, steps: Sequence[Step]) -> None:
        self.session = session
        self.whole = self.steps = steps
        self.ids = QuestionIds(steps)
        self.taught = taught_options(steps)
        self.example = Example(session)
        self.starts: list[Start] = []
        self.repeating = False
        self.proving = False  # whether the last questions are asked first
        self.has_failed = False  # whether they were, and one was answered wrong
        self.taken: set[str] = set()  # the house rules whose steps were taken to their end
        self.repeated: list[str] = []  # what was asked to be repeated, by step
        self.helped, self.parallels = set[int](), Parallels()  # steps helped at: wrong, or shown

    @property
    def at(self) -> int:
        """Number of the step on the screen."""
        return self.task.at

    @property
    def step(self) -> Step:
        """The step on the screen."""
        return self.task.step

    @property
    def span(self) -> range:
        """Numbers of the steps taken together with the one on the screen: all, or one rule's."""
        return span_of(self.steps, self.at)

    @property
    def teaches_rule(self) -> bool:
        """True at a step that teaches a house rule, after which others can be ticked."""
        return is_house_page(self.steps) and self.at > 0

    @property
    def chooses(self) -> bool:
        """True where house rules are ticked."""
        return bool(self.step.chooses)

    @property
    def can_go_back(self) -> bool:
        """True if the learner can go back a step: not from the first, nor while proving."""
        if self.proving:
            return False
        return bool(self.parallels.origin) or self.at not in (0, first_own_step(self.steps))

    @property
    def parallel(self) -> Step | None:
        """The step that asks a parallel question next; None if none does."""
        return None if self.proving else self.parallels.after(self.task, self.steps)

    @property
    def can_prove(self) -> bool:
        """True at the lesson's first step, before anything is done there; once."""
        task, begins = self.task, self.at == first_own_step(self.steps)
        untouched = task.chosen is None and task.reply is None and self.now == self.starts[self.at]
        asked = self.repeating or self.proving or self.has_failed
        return begins and untouched and not asked and bool(self.last_questions)

    @property
    def fails(self) -> bool:
        """True if one of the last questions was answered wrong, so that the lesson begins."""
        question, task = self.step.question, self.task
        return bool(self.proving and task.done and question and task.chosen != question.right)

    def start_at(self, step_table: StepTable) -> Start:
        """Return the start of a step: the moves played so far, and the moment on the screen."""
        return Start(
            moves_of(step_table.table, self.session.seat, step_table.first, step_table.shown),
            step_table.shown,
        )

    @property
    def now(self) -> Start:
        """Moves played at the table since it began, and the moment on the screen."""
        session, first = self.session, self.example.playing.first
        return self.start_at(StepTable(session.table, first, session.shown))

    @cached_property
    def last_questions(self) -> Sequence[Step]:
        """The steps of the questions that prove the lesson; () if it has too few."""
        return last_questions(self.whole)

    @cached_property
    def ideas(self) -> dict[str, Idea]:
        """The idea that each question asks about, by the id of the question."""
        return ideas_by_question(self.whole, self.question_id)

    def question_id(self, step: Step) -> str:
        """Return the id of a step's question, alike in every language; "" without a question."""
        return self.ids.of(step, question_voice(self.session.voice_in(LANGUAGES[0])))
