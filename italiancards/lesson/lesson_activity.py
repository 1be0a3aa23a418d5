"""Taking a lesson: going from step to step, resuming it in another kernel, repeating it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from italiancards.core.language import language
from italiancards.core.names import LANGUAGES
from italiancards.core.words import Voice
from italiancards.hints import last
from italiancards.lesson.agreement import agreed_text, taught_options
from italiancards.lesson.board import ladder, sentences_to_keep
from italiancards.lesson.end import LessonEnding, quiz
from italiancards.lesson.example import Example
from italiancards.lesson.ideas import Idea, ideas_by_question, repeated_steps
from italiancards.lesson.parallel import Parallels
from italiancards.lesson.place import LessonPlace, ParallelPlace, lesson_number
from italiancards.lesson.question_ids import QuestionIds
from italiancards.lesson.question_view import question_model, question_voice
from italiancards.lesson.recall import first_own_step, recall_views, step_count_text
from italiancards.lesson.resume import (
    Resume,
    ResumedPlace,
    Stage,
    StepTable,
    first_table,
    set_up_table,
)
from italiancards.lesson.step_activity import DONE, StepActivity
from italiancards.lesson.steps import Start, Step, is_left_to_collect, shows_table
from italiancards.lesson.task_targets import asked_view
from italiancards.questions.wording import foreign_texts
from italiancards.screen.twins import Changes
from italiancards.session.activity import ActivityWrapper, Handlers
from italiancards.session.attempt import WRONG
from italiancards.session.lesson_model import IdeaModel, LessonModel, QuestionModel
from italiancards.session.model import TableModel
from italiancards.session.session import Session
from italiancards.session.texts import Refusal
from italiancards.session.token import moves_of


def begin(steps: Sequence[Step]) -> Session:
    """Return a new session of a learner at the beginning of a lesson.

    Args:
        steps: what it consists of.
    """
    table = first_table(step.record for step in steps)
    return Session(table, lambda session: LessonActivity(session, steps))


class LessonActivity(ActivityWrapper):
    """A lesson being taken.

    Args:
        session: who takes it.
        steps: what it consists of.
    """

    def __init__(self, session: Session, steps: Sequence[Step]) -> None:
        self.session = session
        self.steps = steps
        self.ids = QuestionIds(steps)
        self.taught = taught_options(steps)
        self.example = Example(session)
        self.starts: list[Start] = []
        self.repeating = False
        self.repeated: list[str] = []  # what was asked to be repeated, by step
        self.helped, self.parallels = set[int](), Parallels()  # steps helped at: wrong, or shown
        self.enter(first_own_step(steps))

    @property
    def inner(self) -> StepActivity:
        """The activity of the step on the screen, to which the rest is passed on."""
        return self.task

    @property
    def handlers(self) -> Handlers:
        """Methods that act on messages, by kind: the step's, and those to go, resume and repeat."""
        own: Handlers = {"step": self.go, "sit": self.sit, "repeat": self.repeat}
        if self.phase == WRONG:
            own = {**own, "move": self._try_move, "pick": self._try_cards}
        return {**self.task.handlers, **own}

    def react(self, kind: str, waited: str | None) -> None:
        """After a message, let the step react, and note whether something went wrong at it."""
        super().react(kind, waited)
        reply = self.task.reply
        if reply is not None and not reply[0]:
            self.helped.add(self.at)

    @property
    def at(self) -> int:
        """Number of the step on the screen."""
        return self.task.at

    @property
    def step(self) -> Step:
        """The step on the screen."""
        return self.task.step

    @property
    def phase(self) -> str:
        """Phase of the step on the screen, as one word: asking, playing, wrong or done."""
        return self.task.phase

    # Going from step to step

    def go(self, to: str, at: str) -> None:
        """Go to another step, try this one again or show its answer; else do nothing.

        Args:
            to: `next`, `back`, `first`, `again`, `end` (of a deal looked on at), or `show` (do
                the step's task).
            at: the key of the step that the sender was looking at.
        """
        task, at_end = self.task, self.at + 1 == len(self.steps)
        if at != task.key:
            self.session.say("stale", "reply-stale")
        elif to == "next" and self.parallel is not None:
            self._ask_parallel(self.parallel)
        elif to == "next" and task.done and not at_end:
            self.enter(self.at + 1)
        elif to == "back" and self.parallels.origin:
            self._return(self.at)
        elif to == "back" and self._can_go_back:
            self._return(self.at - 1)
        elif to == "first":
            self.helped.clear()
            self._return(first_own_step(self.steps))
        elif to == "end" and task.playing and self.step.replays_deal:
            self.session.show_table(self.session.table)
        elif to == "again" and task.phase in (WRONG, DONE):
            self._again()
        elif to == "show":
            if task.phase == WRONG:
                self._again()
            self.helped.add(self.at)
            self.task.show()

    @property
    def _can_go_back(self) -> bool:
        """True if the learner can go back a step: not from the first, nor the first own one."""
        return bool(self.parallels.origin) or self.at not in (0, first_own_step(self.steps))

    def enter(self, number: int) -> None:
        """Go on to a step, at its own table or the one there is; record how it starts."""
        session = self.session
        step_table = StepTable(session.table, self.example.playing.first, session.shown)
        del self.starts[number:]
        for step in self.steps[len(self.starts) : number + 1]:
            table = step.table()
            if table is not None:
                step_table = StepTable(table, table.now, step.begins(table))
            self.starts.append(self._start(step_table))
        self._begin(number, step_table)

    def _start(self, step_table: StepTable) -> Start:
        """Return the start of a step: the moves played so far, and the moment on the screen."""
        return Start(
            moves_of(step_table.table, self.session.seat, step_table.first, step_table.shown),
            step_table.shown,
        )

    def _return(self, number: int) -> None:
        """Go back to a step, at the table as it was when that step first started."""
        records = [step.record for step in self.steps]
        self._begin(number, last(set_up_table(records, number, self.starts[number])))

    def _begin(self, number: int, step_table: StepTable, numbers: Sequence[Changes] = ()) -> None:
        """Begin a step afresh at a table, and show it."""
        step, self.parallels.origin = self.steps[number], None
        collects = not is_left_to_collect(self.steps[number + 1 :])
        self.task = StepActivity(self.session, step, number, self.example, collects)
        self.example.playing.first = step_table.first
        self.session.hide = step.hide
        self.session.show_table(step_table.table, step_table.shown, numbers=numbers)

    # Asking once more, after a wrong answer

    @property
    def parallel(self) -> Step | None:
        """The step that asks a parallel question next; None if none does."""
        return self.parallels.after(self.task, self.steps)

    def _ask_parallel(self, parallel: Step) -> None:
        """Ask a question like the one on the screen, before the lesson goes on."""
        session, table = self.session, parallel.table() or self.session.table
        self.parallels.begin(self._place)
        self.task = StepActivity(session, parallel, self.at, self.example, is_parallel=True)
        self.example.playing.first = table.now
        session.hide = parallel.hide
        session.show_table(table, table.now)

    def _again(self) -> None:
        """Put the step back to its start, or a hand to the one move that could be better."""
        if self.task.retry is not None:
            self.task.again()
            return
        chosen = self.task.chosen
        self._return(self.at)
        if chosen is not None:
            self.task.keep(chosen)

    def _take_back(self) -> None:
        """Put the step back to where the wrong move was made, what lay before it collected."""
        self._again()
        while self.task.waiting == "table":
            self.task.go_on()

    def _try_move(self, move: str) -> None:
        """Take the wrong move back, and make this one in its place."""
        self._take_back()
        self.task.move(move)

    def _try_cards(self, hand: str, table: str, onto: str, begun: str) -> None:
        """Take the wrong move back; play the card if it goes in one way, else answer about it."""
        self._take_back()
        ways = () if table or onto or begun else self.session.ways_to_play(hand)
        if len(ways) == 1:
            self.task.move(ways[0])
        else:
            self.session.pick(hand, table, onto, begun)

    # Going on in another kernel

    @property
    def token(self) -> str:
        """Token of the learner's place in the lesson; "" while questions are repeated."""
        place = self.parallels.place(self.task.chosen) or self._place
        return "" if self.repeating else str(place)

    @property
    def _place(self) -> LessonPlace:
        """The learner's place at a step of the lesson."""
        session, task = self.session, self.task
        starts = {
            number: start
            for number, start in enumerate(self.starts[: self.at + 1])
            if self.steps[number].record is None
        }
        now = self._start(StepTable(session.table, self.example.playing.first, session.shown))
        return LessonPlace(lesson_number(self.steps), self.at, task.phase, task.chosen, now, starts)

    def sit(self, at: str) -> None:
        """Request the place in the lesson that a token names; it is read in a job."""
        session, stages = self.session, tuple(map(Stage.of, self.steps))
        job = Resume(at, lesson_number(self.steps), stages, int(session.seat), language())
        session.read(job, self._come_back)

    def _come_back(self, found: ResumedPlace | Refusal) -> None:
        """Resume the lesson at the place found, or set a note why none was."""
        if isinstance(found, Refusal):
            self.session.say("note", found.sentence, error=found.error)
            return
        place, self.starts, step_table, advice, numbers = found
        self._begin(place.at, step_table, numbers)
        if place.chosen is not None:
            self.task.choose(place.chosen)
        if self.step.examples:
            self.example.restore(advice)
        if place.phase in (DONE, WRONG) or self._awaits_reply(step_table, self.starts[-1]):
            self._restore_reply(step_table)
        if place.parallel is not None:
            self._resume_parallel(place.parallel)

    def _resume_parallel(self, place: ParallelPlace) -> None:
        """Ask the parallel question of a place again, and give the answer given to it."""
        self.parallels.asked[self.at] = place.number
        if self.parallel is not None:
            self._ask_parallel(self.parallel)
            if place.chosen is not None:
                self.task.answer(str(place.chosen), self.task.key)

    def _awaits_reply(self, step_table: StepTable, start: Start) -> bool:
        """Return True if the learner has made a move that the step asks for and still judges."""
        moments = step_table.table.moments[step_table.first + 1 : step_table.table.now + 1]
        made = [moment.seat for moment in moments if moment.move is not None]
        asked = self.step.moves and not self.step.free
        return bool(asked) and self.session.seat in made[len(start.moves) :]

    def _restore_reply(self, step_table: StepTable) -> None:
        """Judge or complete the resumed step again, so that its reply is shown."""
        step, table = self.step, step_table.table
        moments = table.moments[step_table.first + 1 : table.now + 1]
        own = [str(each.move) for each in moments if each.seat == self.session.seat]
        if step.hand and table.over:
            self.task.judge_hand()
        elif step.press or step.examples or step.replays_deal:
            self.task.complete()
        elif step.moves and own:  # where all are asked at once, others have answered since
            self.task.judge_move(own[-1])

    # Repeating

    def repeat(self, questions: str) -> None:
        """Replace the lesson's steps by questions about the same ideas as these, by their ids.

        Of an idea the question after the one named is asked; a note is set if there is none.
        """
        steps = repeated_steps(self.steps, questions.split(), self.ideas, self._question_id)
        if not steps:
            self.session.say("note", "lesson-nothing-to-repeat")
            return
        self.session.stop_reading()
        self.repeated, self.steps = [*steps], [*steps.values()]
        self.repeating = True
        self.enter(0)

    @cached_property
    def ideas(self) -> dict[str, Idea]:
        """The idea that each question asks about, by the id of the question."""
        return ideas_by_question(self.steps, self._question_id)

    def _question(self, voice: Voice) -> QuestionModel | None:
        """Return the view model of the step's question; None without one."""
        question = self.step.question
        if question is None:
            return None
        name = self._question_id(self.step)
        idea = self.ideas[self._question_id(self.steps[self.at])]
        repeats = self.repeated[self.at] if self.repeating else ""
        about = IdeaModel(name=idea.name, part=idea.part, repeats=repeats)
        return question_model(
            question, voice, self.task.chosen, name, about, is_parallel=bool(self.parallels.origin)
        )

    def _question_id(self, step: Step) -> str:
        """Return the id of a step's question, alike in every language; "" without a question."""
        return self.ids.of(step, question_voice(self.session.voice_in(LANGUAGES[0])))

    # What there is to show

    def status(self, voice: Voice) -> str:
        """Return the status line: the step's, or that a question like it follows."""
        return voice.say("lesson-parallel-next") if self.parallel else super().status(voice)

    @property
    def talks(self) -> bool:
        """True: at a lesson's table what is said with a card is taught."""
        return True

    def add_to(self, model: TableModel, voice: Voice) -> None:
        """Add the lesson to a view model, in place.

        Args:
            model: the view model of the table, changed in place.
            voice: who says the texts.
        """
        voice = question_voice(voice)
        with foreign_texts() as foreign:
            model["lesson"] = self._model(voice)
        marked = {text: own for text, own in foreign.items() if own != voice.language}
        if marked:  # an id asks for words in another language too
            model["lesson"]["foreign"] = marked

    def _model(self, voice: Voice) -> LessonModel:
        """Return the lesson's view model: step, question, reply, sentences kept, buttons."""
        task, step, at, at_end = self.task, self.step, self.at, self.at + 1 == len(self.steps)
        first, asks_more = first_own_step(self.steps), self.parallel is not None
        goes_on, ending = not at_end or asks_more, at_end and task.settled and not asks_more
        end = LessonEnding(self.steps, self.helped, self._question_id, voice)
        learnt = self.steps[: at + task.readable]  # what a step leaves is seen once it is done
        return {
            "at": task.key,
            "step": max(0, at + task.settled - first),
            "steps": len(self.steps) - first,
            "count": step_count_text(self.steps, at, voice),
            "title": "" if step.title is None else step.title.in_language(voice.language),
            "text": voice.say("lesson-parallel") if self.parallels.origin else task.text(voice),
            "task": task.task(voice),
            "press": task.asked_button,
            "named": asked_view(step if task.playing else None, self.session, voice),
            "question": self._question(voice),
            "agreed": agreed_text(step, self.taught, voice),
            "reply": task.reply_view(voice),
            "kept": [] if step.plain or task.asking else sentences_to_keep(learnt, voice),
            "learnt": end.learnt(task.text(voice)) if ending else [],
            "asked": end.asked() if ending else [],
            "ladder": [] if step.plain or task.asking else ladder(learnt, voice),
            "can": {
                "back": self._can_go_back,
                "next": task.settled and goes_on,
                "parallel": asks_more,
                "leave": task.collecting and task.readable and goes_on,
                "skip": task.playing and step.replays_deal,
                "again": task.phase == WRONG or (task.done and step.hand),
            },
            "done": ending,
            "quiz": quiz(self.steps, self._question_id) if at_end else [],
            "table": shows_table(step, self.steps[:at]),
            "repeating": self.repeating,
            "recall": recall_views(self.steps) if at == first else [],
        }
