"""Taking a lesson: going from step to step, resuming it in another kernel, repeating it."""

from __future__ import annotations

from collections.abc import Sequence

from italiancards.core.language import language
from italiancards.core.words import Voice
from italiancards.hints import last
from italiancards.lesson.house_rules import first_step, game_of, is_house_page
from italiancards.lesson.ideas import repeated_steps
from italiancards.lesson.lesson_state import LessonState
from italiancards.lesson.lesson_view import lesson_view
from italiancards.lesson.place import LessonPlace, ParallelPlace, lesson_number
from italiancards.lesson.question_view import question_voice
from italiancards.lesson.recall import first_own_step
from italiancards.lesson.restore import restore_reply
from italiancards.lesson.resume import (
    Resume,
    ResumedPlace,
    Stage,
    StepTable,
    first_table,
    set_up_table,
)
from italiancards.lesson.step_activity import DONE, StepActivity
from italiancards.lesson.steps import Step, is_left_to_collect
from italiancards.questions.wording import foreign_texts
from italiancards.screen.form import form
from italiancards.screen.twins import Changes
from italiancards.session.activity import ActivityWrapper, Handlers
from italiancards.session.attempt import WRONG
from italiancards.session.model import Form, TableModel
from italiancards.session.session import Session
from italiancards.session.texts import Refusal


def begin(steps: Sequence[Step]) -> Session:
    """Return a new session of a learner at the beginning of a lesson.

    Args:
        steps: what it consists of.
    """
    table = first_table(step.record for step in steps)
    return Session(table, lambda session: LessonActivity(session, steps))


class LessonActivity(LessonState, ActivityWrapper):
    """A lesson being taken.

    Args:
        session: who takes it.
        steps: what it consists of.
    """

    def __init__(self, session: Session, steps: Sequence[Step]) -> None:
        super().__init__(session, steps)
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
    def phase(self) -> str:
        """Phase of the step on the screen, as one word: asking, playing, wrong or done."""
        return self.task.phase

    # Going from step to step

    def go(self, to: str, at: str) -> None:
        """Go to another step, try this one again or show its answer; else do nothing.

        Args:
            to: `next`, `back`, `first`, `again`, `end` (of a deal looked on at), `show` (do the
                step's task), `prove` (by its last questions that the lesson is known), or `rule`
                with a house rule that was ticked.
            at: the key of the step that the sender was looking at.
        """
        task, at_end = self.task, self.at + 1 == self.span.stop
        if at != task.key:
            self.session.say("stale", "reply-stale")
        elif to == "prove" and self.can_prove:
            self._prove()
        elif to == "next" and self.fails:
            self._begin_whole()
        elif to == "next" and self.parallel is not None:
            self._ask_parallel(self.parallel)
        elif to == "next" and task.done and not at_end:
            self.enter(self.at + 1)
        elif to == "next" and task.done and self.teaches_rule:
            self.taken.add(self.step.rule)
            self._choose()
        elif (begin := first_step(self.steps, to)) is not None:
            self.enter(begin)
        elif to == "back" and self.parallels.origin:
            self._return(self.at)
        elif self.teaches_rule and (to == "first" or (to == "back" and self.at == self.span.start)):
            self._choose()
        elif to == "back" and self.can_go_back:
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

    def enter(self, number: int) -> None:
        """Go on to a step, at its own table or the one there is; record how it starts."""
        session = self.session
        step_table = StepTable(session.table, self.example.playing.first, session.shown)
        del self.starts[number:]
        for step in self.steps[len(self.starts) : number + 1]:
            table = step.table()
            if table is not None:
                step_table = StepTable(table, table.now, step.begins(table))
            self.starts.append(self.start_at(step_table))
        self._begin(number, step_table)

    def _choose(self) -> None:
        """Go to where house rules are ticked, as the page begins."""
        del self.starts[1:]
        self._return(0)

    def _return(self, number: int) -> None:
        """Go back to a step, at the table as it was when that step first started."""
        records = [step.record for step in self.steps]
        self._begin(number, last(set_up_table(records, number, self.starts[number])))

    def _begin(self, number: int, step_table: StepTable, numbers: Sequence[Changes] = ()) -> None:
        """Begin a step afresh at a table, and show it."""
        step, self.parallels.origin = self.steps[number], None
        collects = not is_left_to_collect(self.steps[number + 1 :])
        mark = "!" if self.proving else ""
        self.task = StepActivity(self.session, step, number, self.example, collects, mark)
        self.example.playing.first = step_table.first
        self.session.hide = step.hide
        self.session.show_table(step_table.table, step_table.shown, numbers=numbers)

    # Asking once more, after a wrong answer

    def _ask_parallel(self, parallel: Step) -> None:
        """Ask a question like the one on the screen, before the lesson goes on."""
        session, table = self.session, parallel.table() or self.session.table
        self.parallels.begin(self._place)
        self.task = StepActivity(session, parallel, self.at, self.example, mark="+")
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
        """Token of the learner's place; "" while questions are repeated, or prove the lesson."""
        place = self.parallels.place(self.task.chosen) or self._place
        return "" if self.repeating or self.proving else str(place)

    @property
    def _place(self) -> LessonPlace:
        """The learner's place at a step of the lesson."""
        task = self.task
        starts = {
            number: start
            for number, start in enumerate(self.starts[: self.at + 1])
            if self.steps[number].record is None
        }
        number = lesson_number(self.steps)
        return LessonPlace(number, self.at, task.phase, task.chosen, self.now, starts)

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
        restore_reply(self.task, place.phase, step_table, self.starts[-1])
        if place.parallel is not None:
            self._resume_parallel(place.parallel)

    def _resume_parallel(self, place: ParallelPlace) -> None:
        """Ask the parallel question of a place again, and give the answer given to it."""
        self.parallels.asked[self.at] = place.number
        if self.parallel is not None:
            self._ask_parallel(self.parallel)
            if place.chosen is not None:
                self.task.answer(str(place.chosen), self.task.key)

    # Skipping the lesson, by its last questions

    def _prove(self) -> None:
        """Ask the lesson's last questions, in place of its steps."""
        self.steps, self.proving = self.last_questions, True
        self.enter(0)

    def _begin_whole(self) -> None:
        """Begin the lesson at its first step, as if none of its last questions had been asked."""
        self.steps, self.proving, self.has_failed = self.whole, False, True
        self.helped.clear()
        self.enter(first_own_step(self.steps))

    # Repeating

    def repeat(self, questions: str) -> None:
        """Replace the lesson's steps by questions about the same ideas as these, by their ids.

        Of an idea the question after the one named is asked; a note is set if there is none.
        """
        steps = repeated_steps(self.steps, questions.split(), self.ideas, self.question_id)
        if not steps:
            self.session.say("note", "lesson-nothing-to-repeat")
            return
        self.session.stop_reading()
        self.repeated, self.steps = [*steps], [*steps.values()]
        self.repeating = True
        self.enter(0)

    # What there is to show

    def form(self, voice: Voice) -> Form:
        """Return the form of the game whose house rules are ticked here; else the step's."""
        steps = self.whole
        return form(game_of(steps[0].chooses)[0].name, voice) if is_house_page(steps) else {}

    def status(self, voice: Voice) -> str:
        """Return the status line: the step's, or that a question like it follows."""
        if self.chooses:
            return voice.say("lesson-tick")
        if self.fails:
            return voice.say("lesson-first-next")
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
            model["lesson"] = lesson_view(self, voice)
        marked = {text: own for text, own in foreign.items() if own != voice.language}
        if marked:  # an id asks for words in another language too
            model["lesson"]["foreign"] = marked
