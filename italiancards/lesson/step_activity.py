"""One step of a lesson being taken: a question answered, a card found, a hand played."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from italiancards.core.numbers import whole
from italiancards.core.words import Voice
from italiancards.jobs import FIRST, Retry, Want
from italiancards.lesson.example import Example
from italiancards.lesson.question_view import answer_text, question_model
from italiancards.lesson.remarks import RemarkCoach
from italiancards.lesson.steps import Step
from italiancards.lesson.watch import WatchActivity
from italiancards.questions.texts import Text
from italiancards.session.activity import ActivityWrapper, Handlers
from italiancards.session.attempt import REPLY, RIGHT, SHOWN, TRY, WRONG, Attempt
from italiancards.session.model import LessonReply, QuestionModel
from italiancards.session.session import Session

ASKING, PLAYING, DONE = "question", "play", "done"
"""The phases of a step, beside `wrong`."""
PHASES = {TRY: PLAYING, REPLY: PLAYING, RIGHT: DONE, SHOWN: DONE, WRONG: WRONG}
"""Phases of an attempt as phases of a step, whose words are read when it is done."""


class StepActivity(ActivityWrapper):
    """One step of a lesson.

    Args:
        session: whose table it is.
        step: what the step consists of.
        at: its number in the lesson, by which messages name it.
        example: playing at its table, and what is played for the learner.

    A step goes through phases: `question` (something is to be answered), `play` (a card is to be
    played), `done`, or `wrong` (another card was played; the learner may try again).
    """

    def __init__(self, session: Session, step: Step, at: int, example: Example) -> None:
        self.session = session
        self.step = step
        self.at = at
        self.example = example
        example.remaining = step.examples
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
        """The play at the table, or the looking on."""
        return self.watch or self.example

    @property
    def handlers(self) -> Handlers:
        """Handlers of play, but with the step's own moves and answers."""
        own: Handlers = {"move": self.move, "go_on": self.go_on, "answer": self.answer}
        if self.phase in (ASKING, WRONG):  # a card that is touched must not give the answer away
            own = {**own, "ask": self._refuse, "pick": self._refuse}
        return {**self.example.handlers, **own}

    @property
    def want(self) -> Want | None:
        """Job wanted for the second try at a hand, or by the inner activity in play, or None."""
        return self._want or (self.inner.want if self.playing else None)

    @property
    def phase(self) -> str:
        """Phase of the step, as a word."""
        return ASKING if self.asking else PHASES[self.attempt.phase]

    @property
    def playing(self) -> bool:
        """True if cards are to be played."""
        return self.phase == PLAYING

    @property
    def done(self) -> bool:
        """True if the next step may come."""
        return self.phase == DONE

    @property
    def waiting(self) -> str | None:
        """Word for the next thing that happens; None once the step is done, to leave time."""
        return self.inner.waiting if self.playing else None

    @property
    def asks(self) -> bool:
        """True if a card is asked for."""
        return self.playing

    @property
    def enabled_buttons(self) -> Collection[str]:
        """Buttons that help to play a hand; no other deal is dealt."""
        helps = {"undo", "redo", "hint", "last"} if self.step.free and self.playing else set[str]()
        buttons = {"score"} if self.step.free or self.watch else set[str]()
        return (helps | buttons) & set(self.example.enabled_buttons)

    def react(self, kind: str, waited: str | None) -> None:
        """Check if the step is done.

        Args:
            kind: the kind of message that was heard.
            waited: the value of `waiting` before it.
        """
        session, step = self.session, self.step
        if not self.playing:
            return
        if self.attempt.replying:
            self._see_reply()
            return
        watched = (step.examples and self.example.is_finished) or (
            self.watch and self.waiting is None
        )
        if step.hand and session.table.over and self.waiting is None:
            self.judge_hand()
        elif watched or (step.press == kind and self._pressed(waited)):
            self.complete()

    def _pressed(self, waited: str | None) -> bool:
        """Return True if the step's button did its work, and was not refused."""
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
        """Answer the question.

        Args:
            choice: the index of the answer, as text.
            at: the number of the step that the sender was looking at.
        """
        question = self.step.question
        if at != str(self.at) or not self.asking or question is None:
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
        """Enter an answer: reply if it is right, or ask for the card to be played."""
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
        """Keep the guess when the step is tried again."""
        self.chosen, self.asking = chosen, False

    def _reveal(self, move: str) -> None:
        """Play the move that a question was about, whichever seat is to move."""
        before = self.session.table.now
        self.session.table.play(move)
        self.session.show(before + 1)

    def show(self) -> None:
        """Do the task of the step, one thing at a time, for a class that looks on."""
        question = self.step.question
        if self.asking and question is not None:
            self.answer(str(question.right), str(self.at))
        elif not self.playing:
            return
        elif self.step.press:
            self.complete()
        elif self.waiting is not None:
            self.go_on()
        elif self.step.moves:
            self.move(self.step.moves[0])
        else:
            advice = self.example.hint_advice()
            if advice is None:
                self.session.postpone("step", to="show", at=str(self.at))
            else:
                self.move(str(advice.move))

    # Playing

    def move(self, move: str) -> None:
        """Play a card, if one is asked for."""
        if not self.playing:
            self._refuse()
            return
        if self.step.examples or self.watch:
            self.session.say("note", "lesson-looking-on" if self.watch else "lesson-example")
            return
        table = self.session.table
        before = table.now
        self.example.playing.move(move)
        if table.now > before and not self.step.free:
            self.judge_move(str(table.moments[before + 1].move))

    def _refuse(self, **_: str) -> None:
        """Answer that no card is asked for now, and what is."""
        sentences = {ASKING: "lesson-answer-first", WRONG: "lesson-again-first"}
        self.session.say("note", sentences.get(self.phase, "lesson-not-now"))

    def go_on(self) -> None:
        """Show the next thing that happens, while cards are played."""
        if self.playing:
            self.example.go_on()

    def judge_move(self, move: str) -> None:
        """Judge a card that was played: the step is done, or went wrong."""
        self.attempt.make(move, not self.step.moves or move in self.step.moves)
        if not self.attempt.replying:
            self.complete()
            return
        self._see_reply()

    def _see_reply(self) -> None:
        """Let the others reply to a wrong card, then explain it."""
        if self.waiting == "bot":
            self.session.postpone("go_on")
            return
        move = self.attempt.move
        self.attempt.explain()
        said = self.step.but.get(move, self.step.otherwise)
        sentence: Text = lambda voice: said.in_language(voice.language) if said else ""  # noqa: E731
        self.reply = (False, [sentence])

    def complete(self) -> None:
        """Complete the step."""
        self._end(True, [self._then()] if self.step.then else [])

    def _end(self, good: bool, sentences: Sequence[Text]) -> None:
        self.attempt.phase = RIGHT
        self.reply = (good, sentences)

    def _then(self) -> Text:
        then = self.step.then
        assert then is not None  # asked for only where there is one
        return lambda voice: then.in_language(voice.language)

    def judge_hand(self) -> None:
        """Judge the hand by its goal; if that is missed, want the move that could be otherwise."""
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
        """Add to the reply that one card could have gone otherwise, if one could."""
        self.retry, self._want = moment, None
        if moment is not None and self.reply is not None:
            good, (went, *rest) = self.reply
            self.reply = good, [went, lambda voice: voice.say("lesson-second-try"), *rest]

    def again(self) -> None:
        """Go back to the one trick of a hand that could have gone otherwise."""
        table, moment = self.session.table, self.retry
        assert moment is not None  # else the whole step is tried again
        while table.now >= moment:
            table.undo()
        self.reply = self.retry = None
        self.attempt = Attempt()
        self.session.show(table.now)

    # The view model

    def heading(self, voice: Voice) -> str:
        """Return the name of the game; the cards are the lesson's."""
        return voice.say("game")

    def text(self, voice: Voice) -> str:
        """Return the text of the step; during a hand or a deal, the remark of the moment."""
        session, step = self.session, self.step
        now = self.watch.comment(voice) if self.watch else None
        if now is not None:
            return now
        if step.remarks and self.playing:
            first = self.example.playing.first
            made = self.coach.remark_at(session.table, session.seat, first, session.shown)
            if made is not None:
                return made.text(voice)
        return "" if step.text is None else step.text.in_language(voice.language)

    def question_view(self, voice: Voice, question_id: str) -> QuestionModel | None:
        """Return the question, None without one; its right answer only once one was given.

        Args:
            voice: who asks.
            question_id: the id of the question.
        """
        question = self.step.question
        return (
            None if question is None else question_model(question, voice, self.chosen, question_id)
        )

    def reply_view(self, voice: Voice) -> LessonReply | None:
        """Return the reply to an answer or a move, if there is one."""
        good, sentences = self.reply or (True, ())
        said = [each(voice) for each in sentences]
        return {"good": good, "text": " ".join(said)} if any(said) else None
