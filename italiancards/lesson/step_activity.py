"""One step of a lesson being taken: a question answered, a card found, a hand played."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from italiancards.core.numbers import whole
from italiancards.core.words import Voice
from italiancards.jobs import FIRST, Retry, Want
from italiancards.lesson.example import Example
from italiancards.lesson.move_reply import move_reply
from italiancards.lesson.question_view import answer_text
from italiancards.lesson.remarks import RemarkCoach
from italiancards.lesson.steps import Step
from italiancards.lesson.task import button_label, task_text
from italiancards.lesson.watch import WatchActivity
from italiancards.questions.texts import Text
from italiancards.session.activity import ActivityWrapper, Handlers
from italiancards.session.attempt import REPLY, RIGHT, SHOWN, TRY, WRONG, Attempt
from italiancards.session.lesson_model import LessonReply
from italiancards.session.session import Session

ASKING, PLAYING, DONE = "question", "play", "done"
"""The phases of a step, beside `wrong`."""
PHASES = {TRY: PLAYING, REPLY: PLAYING, RIGHT: DONE, SHOWN: DONE, WRONG: WRONG}
"""Phases of an attempt as phases of a step, whose words are read when it is done."""

STATUS = {ASKING: "lesson-choose", WRONG: "lesson-once-more", DONE: "status-go-on"}
"""Sentences of the status line, by phase; play has its own."""


class StepActivity(ActivityWrapper):
    """One step of a lesson.

    Args:
        session: whose table it is.
        step: what the step consists of.
        at: its number in the lesson.
        example: playing at its table, and what is played for the learner.
        collects: whether its act is collected before the next step; else it lies there for that.
        mark: what keeps its key apart from that of a step with the same number.

    A step goes through phases: `question` (something is to be answered), `play` (a card is to be
    played), `done`, or `wrong` (another card was played; the learner may try again).
    """

    def __init__(
        self,
        session: Session,
        step: Step,
        at: int,
        example: Example,
        collects: bool = True,
        mark: str = "",
    ) -> None:
        self.session = session
        self.collects = collects and not step.free and bool(step.moves or step.reveal)
        self.step = step
        self.at = at
        self.key = f"{at}{mark}"  # by which messages name it
        self.example = example
        example.remaining, example.explains = step.examples, step.reasons
        self.asking = step.question is not None
        self.coach = RemarkCoach(step.remarks)
        self.watch = WatchActivity(example, step.stops) if step.replays_deal else None
        has_task = step.moves or step.free or step.examples or step.replays_deal
        self.attempt = Attempt(TRY if has_task else SHOWN)
        self.reply: tuple[bool, Sequence[Text]] | None = None
        self.chosen: int | None = None
        self.retry: int | None = None
        self._want: Want | None = None

    @property
    def inner(self) -> Example | WatchActivity:
        """The replayed deal of the step, or else the play at its table."""
        return self.watch or self.example

    @property
    def handlers(self) -> Handlers:
        """Methods that act on messages, by kind: play's, with the step's own move and answer."""
        own: Handlers = {"move": self.move, "go_on": self.go_on, "answer": self.answer}
        if self.phase in (ASKING, WRONG):  # a card that is touched must not give the answer away
            own = {**own, "ask": self._refuse, "pick": self._refuse}
        return {**self.example.handlers, **own}

    @property
    def want(self) -> Want | None:
        """Job of finding a better move for the hand, or of the inner activity; or None."""
        return self._want or (self.inner.want if self.playing else None)

    @property
    def phase(self) -> str:
        """Phase of the step, as one word: asking, playing, wrong or done."""
        return ASKING if self.asking else PHASES[self.attempt.phase]

    @property
    def playing(self) -> bool:
        """True if the step is in the phase of playing at the table."""
        return self.phase == PLAYING

    @property
    def done(self) -> bool:
        """True if the step's task is done, so that the next step may come."""
        return self.phase == DONE

    @property
    def collecting(self) -> bool:
        """True if the act of a step that is done lies there still: its trick, or what it took."""
        return self.collects and self.done and self.session.shown < self.session.table.now

    @property
    def settled(self) -> bool:
        """True if the step is done, and the table shows all that came of it."""
        return self.done and not self.collecting

    @property
    def readable(self) -> bool:
        """True if the step is done, and its words may be read: what is celebrated is seen first."""
        table = self.session.table
        coming = table.moments[self.session.shown + 1 : table.now + 1]
        great = (each.name in table.game.celebrated for moment in coming for each in moment.events)
        return self.done and not (self.collecting and self.step.moves and any(great))

    @property
    def waiting(self) -> str | None:
        """Word for what comes next without the learner, or to collect the act; else None."""
        return self.inner.waiting if self.playing else "table" if self.collecting else None

    @property
    def asks(self) -> bool:
        """True if the step is in the phase of playing at the table."""
        return self.playing

    @property
    def is_question_open(self) -> bool:
        """True until the step's question is answered."""
        return self.asking

    @property
    def enabled_buttons(self) -> Collection[str]:
        """Names of the buttons that can be pressed: help in a hand, and the score."""
        helps = {"undo", "redo", "hint", "last"} if self.step.free and self.playing else set[str]()
        buttons = {"score"} if self.step.free or self.watch else set[str]()
        return (helps | buttons) & set(self.example.enabled_buttons)

    def react(self, kind: str, waited: str | None) -> None:
        """After a message, judge the hand or complete the step if its task has been done.

        Args:
            kind: the kind of message that was heard.
            waited: the value of `waiting` before it.
        """
        session, step = self.session, self.step
        if not self.playing:
            return
        if self.attempt.replying:
            self._explain_after_reply()
            return
        watched = (step.examples and self.example.is_finished) or (
            self.watch and self.waiting is None
        )
        if step.hand and session.table.over and self.waiting is None:
            self.judge_hand()
        elif watched or (step.press == kind and self._pressed(waited)):
            self.complete()

    def _pressed(self, waited: str | None) -> bool:
        """Return True if the button that the step asks for was pressed with effect."""
        answer = self.session.answer
        if self.step.press == "ask":
            return answer is not None and answer["kind"] == "why"
        if answer is not None:
            return False
        if self.step.press == "go_on":
            return waited == "table"
        return self.step.press != "hint" or self.session.coach.complete

    # Answering

    def answer(self, choice: str, at: str) -> None:
        """Answer the step's question, or set an answer on screen why that is not possible.

        Args:
            choice: the index of the answer, as text.
            at: the key of the step that the sender was looking at.
        """
        question = self.step.question
        if at != self.key or not self.asking or question is None:
            self.session.say("stale", "reply-stale")
            return
        number = whole(choice)
        if number is None or number >= len(question.options):
            self.session.say("note", "reply-no-answer", choice=choice)
            return
        self.choose(number)
        if self.step.reveal is not None and not self.step.moves:
            self._reveal(self.step.reveal)
        self.session.advance_revision()

    def choose(self, chosen: int) -> None:
        """Store the answer chosen, and set the reply; it may ask for the move to be made."""
        question = self.step.question
        assert question is not None  # only a question is answered
        self.chosen, self.asking = chosen, False
        right = chosen == question.right
        if self.step.moves:
            sentences: list[Text] = [
                lambda voice: voice.say(f"lesson-{'right' if right else 'wrong'}")
            ]
            sentences.append(lambda voice: voice.say("lesson-play-it"))
        else:
            then = self._then() if self.step.then else question.because
            sentences = [lambda voice: answer_text(question, voice, chosen), then]
            self.attempt.show()
        self.reply = (right, sentences)

    def keep(self, chosen: int) -> None:
        """Store an answer chosen earlier, without any reply to it."""
        self.chosen, self.asking = chosen, False

    def _reveal(self, move: str) -> None:
        """Play and show the move that a question was about, whichever seat is to move."""
        before = self.session.table.now
        self.session.table.play(move)
        self.session.show(before + 1)

    def show(self) -> None:
        """Do the next part of the step's task in the learner's place, for a class that looks on."""
        question = self.step.question
        if self.asking and question is not None:
            self.answer(str(question.right), self.key)
        elif self.waiting is not None and not self.step.press:
            self.go_on()
        elif not self.playing:
            return
        elif self.step.press:
            self.complete()
        elif self.step.moves:
            self.move(self.step.moves[0])
        else:
            advice = self.example.hint_advice()
            if advice is None:
                self.session.postpone("step", to="show", at=self.key)
            else:
                self.move(str(advice.move))

    # Playing

    def move(self, move: str) -> None:
        """Play the learner's move and judge it, or set a note that none is asked for."""
        if not self.playing:
            self._refuse()
            return
        if self.step.examples or self.watch:
            self.session.say("note", "lesson-looking-on" if self.watch else "lesson-example")
            return
        if self.asked_button:
            self._insist(self.asked_button)
            return
        table = self.session.table
        before = table.now
        self.example.playing.move(move)
        if table.now > before and not self.step.free:
            self.judge_move(str(table.moments[before + 1].move))

    @property
    def asked_button(self) -> str:
        """Name of the button that the step asks for now, or ""."""
        return self.step.press if self.playing else ""

    def _insist(self, press: str) -> None:
        """Set a note on the screen which button the step asks for."""
        self.session.say("note", "lesson-press", button=button_label(press, self.session.voice))

    def _refuse(self, **_: str) -> None:
        """Set a note on the screen why no move is possible now."""
        sentences = {ASKING: "lesson-answer-first", WRONG: "lesson-again-first"}
        self.session.say("note", sentences.get(self.phase, "lesson-not-now"))

    def go_on(self) -> None:
        """Show what comes next without the learner, or collect what the step's act won."""
        if self.playing:
            self.example.go_on()
        elif self.collecting:
            self.session.show(self.session.shown + 1)

    def judge_move(self, move: str) -> None:
        """Judge a move played: complete the step, or start the reply to a wrong move."""
        self.attempt.make(move, not self.step.moves or move in self.step.moves)
        if not self.attempt.replying:
            self.complete()
            return
        self._explain_after_reply()

    def _explain_after_reply(self) -> None:
        """Wait for the bots' reply to a wrong move; once it is there, set the explanation."""
        if self.waiting == "bot":
            self.session.postpone("go_on")
            return
        move = self.attempt.move
        self.attempt.explain()
        own = self.step.but.get(move)
        said = own or self.step.otherwise
        sentence: Text = lambda voice: said.in_language(voice.language) if said else ""  # noqa: E731
        of_move = () if own else (move_reply(self.session.table, move, self.step.moves),)
        self.reply = (False, [*of_move, sentence])

    def complete(self) -> None:
        """Mark the step as done, with its closing words as the reply."""
        self._end(True, [self._then()] if self.step.then else [])

    def _end(self, good: bool, sentences: Sequence[Text]) -> None:
        """End the step with a reply, good or not."""
        self.attempt.phase = RIGHT
        self.reply = (good, sentences)

    def _then(self) -> Text:
        """Return the step's closing words, as a text for any voice."""
        then = self.step.then
        assert then is not None  # asked for only where there is one
        return lambda voice: then.in_language(voice.language)

    def judge_hand(self) -> None:
        """Judge a played hand by its goal; if missed, set the job of finding a better move."""
        session, goal = self.session, self.step.goal
        outcome: list[Text] = []
        good = True
        if goal is not None:
            hand = session.table, session.seat, self.example.playing.first
            good = goal.is_reached(*hand)
            outcome.append(goal.outcome(*hand))
            if not good:
                retry = Retry(session.table.record(), session.seat, goal, hand[2])
                self._want = Want(FIRST, retry, self._offer, lambda: self._offer(None))
        if self.step.then is not None:
            outcome.append(self._then())
        self._end(good, outcome)
        session.advance_revision()

    def _offer(self, moment: int | None) -> None:
        """Store the moment of a move to try again, if any, and say so in the reply."""
        self.retry, self._want = moment, None
        if moment is not None and self.reply is not None:
            good, (went, *rest) = self.reply
            self.reply = good, [went, lambda voice: voice.say("lesson-second-try"), *rest]

    def again(self) -> None:
        """Take the hand back to the one move that could be better."""
        table, moment = self.session.table, self.retry
        assert moment is not None  # else the whole step is tried again
        while table.now >= moment:
            table.undo()
        self.reply = self.retry = None
        self.attempt = Attempt()
        self.session.show(table.now)

    # The view model

    def heading(self, voice: Voice) -> str:
        """Return the name of the game, without a deal's number."""
        return voice.say("game")

    def status(self, voice: Voice) -> str:
        """Return the status line: the step's own task, or of play while there is any to do."""
        if self.playing:
            return self.inner.status(voice)
        return voice.say(STATUS[self.phase])

    @property
    def has_watched(self) -> bool:
        """True once a replayed deal is over and the step replies, to the whole of it."""
        return bool(self.watch and self.reply and self.done and self.readable)

    def text(self, voice: Voice) -> str:
        """Return the step's text, or the comment or remark that fits the moment on the screen."""
        session, step = self.session, self.step
        if self.has_watched:
            return ""
        now = self.watch.comment(voice) if self.watch else None
        if now is not None:
            return now
        if step.remarks and self.playing:
            first = self.example.playing.first
            made = self.coach.remark_at(session.table, session.seat, first, session.shown)
            if made is not None:
                return made.text(voice)
        return "" if step.text is None else step.text.in_language(voice.language)

    def task(self, voice: Voice) -> str:
        """Return what the step asks for, in at most twelve words; "" once it was looked on at."""
        return "" if self.has_watched else task_text(self.step, self.text(voice), voice)

    def reply_view(self, voice: Voice) -> LessonReply | None:
        """Return the reply to an answer or a move, and if it was good; None without a reply."""
        if self.done and not self.readable:
            return None
        good, sentences = self.reply or (True, ())
        said = [each(voice) for each in sentences]
        return {"good": good, "text": " ".join(said)} if any(said) else None
