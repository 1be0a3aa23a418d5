"""Taking a learner through the steps of a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.core.numbers import whole
from italiancards.core.rules import Verdict
from italiancards.core.words import Voice
from italiancards.questions import lent_by
from italiancards.questions.telling import Told
from widgets.lesson.asking import answered, question_model
from widgets.lesson.coaching import remarked
from widgets.lesson.example import ExampleSession
from widgets.lesson.steps import Start, Step, second_try
from widgets.screen.view_model import ViewModel, face_of
from widgets.session.messages import Message
from widgets.session.token import moves_of, replay


def _first_table(steps: Sequence[Step]) -> ic.Table:
    """The first table among some steps; where there is none, one that is not seen."""
    told = filter(None, (step.table() for step in steps))
    return next(told, None) or ic.deal(ic.GAMES[0], seed=1)


class LessonSession(ExampleSession):
    """A lesson being taken.

    Args:
        steps: what it consists of.

    A step goes through phases: `question` (something is to be answered), `play` (a card is to be
    played), `done`, or `wrong` (another card was played; the learner may try again).
    """

    def __init__(self, steps: Sequence[Step]) -> None:
        super().__init__(_first_table(steps))
        self.steps = steps
        self.at = 0
        self.starts: list[Start] = []
        self.reply: tuple[bool, list[Told]] | None = None
        self.chosen: int | None = None
        self.retry: int | None = None
        self._enter(self.opening)

    @property
    def opening(self) -> int:
        """The step that the lesson begins with, after what it recalls."""
        return next((number for number, step in enumerate(self.steps) if not step.recall), 0)

    @property
    def step(self) -> Step:
        """The step on the screen."""
        return self.steps[self.at]

    @property
    def has_table(self) -> bool:
        """Whether the step is about a table: its own, or the one that is there already."""
        if self.step.plain or self.step.question is not None:
            return self.step.record is not None
        return any(step.record is not None for step in self.steps[: self.at + 1])

    # Going from step to step

    def _enter(self, number: int) -> None:
        """Go on to a step: to its own table, or to the one that is there."""
        del self.starts[number:]
        for step in self.steps[len(self.starts) : number + 1]:
            table = step.table()
            if table is not None:
                self.table = table
                self.shown = self.first = table.now
            self.starts.append(self._here())
        self._begin(number)

    def _here(self) -> Start:
        """The table as it stands, and the moment on the screen."""
        return Start(moves_of(self.table, self.seat, self.first, self.shown), self.shown)

    def _return(self, number: int) -> None:
        """Go to a step as it was when it started."""
        self._lay(number, self.starts[number])
        self._begin(number)

    def _lay(self, number: int, place: Start) -> None:
        """Lay the table that a step is about: its own, or the last one before it; then play on."""
        before = self.steps[number::-1]
        self.table = _first_table([*before, *self.steps])
        self.first = self.table.now
        replay(self.table, place.moves)
        self.shown = self.table.history.number(place.shown)

    def _begin(self, number: int) -> None:
        """Nothing has been answered or played yet in a step."""
        self.at = number
        self.news = []
        self.hide = self.step.hide
        self.reply = self.chosen = self.retry = None
        self.examples = self.step.examples
        has_task = self.step.question or self.step.moves or self.step.free or self.examples
        self.phase = "done" if not has_task else "question" if self.step.question else "play"
        self._changed()

    def _step(self, to: str, at: str) -> None:
        if at != str(self.at):
            self._say("stale", "ui-stale")
        elif to == "next" and self.phase == "done" and self.at + 1 < len(self.steps):
            self._enter(self.at + 1)
        elif to == "back" and self._can_go_back:
            self._return(self.at - 1)
        elif to == "first":
            self._return(self.opening)
        elif to == "again" and self.phase in ("wrong", "done"):
            self._again()

    @property
    def _can_go_back(self) -> bool:
        """Whether there is a step before this one; what was recalled is not gone back to."""
        return self.at not in (0, self.opening)

    def _again(self) -> None:
        """Put the cards back: the whole step, or to the one trick that could go otherwise."""
        moment = self.retry
        if moment is None:
            chosen = self.chosen
            self._return(self.at)
            if chosen is not None:  # what was guessed stays guessed
                self.chosen, self.phase = chosen, "play"
            return
        while self.table.now >= moment:
            self.table.undo()
        self.reply = self.retry = None
        self.phase = "play"
        self._show(self.table.now)

    # Answering and playing

    def handle(self, message: Message) -> None:
        """Do what a message asks, then see whether the step is done."""
        was_waiting = self.waiting
        super().handle(message)
        if self.phase != "play":
            return
        watched = self.step.examples and self.seen
        if self.step.hand and self.table.over and self.waiting is None:
            self._judge_hand()
        elif watched or (self.step.press == message.kind and self._pressed(was_waiting)):
            self._complete()

    def _complete(self) -> None:
        """The step is done, as it was meant."""
        self.phase = "done"
        self.reply = (True, [self._then()] if self.step.then else [])

    def _pressed(self, was_waiting: str | None) -> bool:
        """Whether the button that the step asks for did what it is for, and was not refused."""
        if self.step.press == "ask":
            return self.answer is not None and self.answer["kind"] == "why"
        if self.answer is not None:
            return False
        if self.step.press == "go_on":
            return was_waiting == "table"
        return self.step.press != "hint" or self.coach.complete

    def _answer(self, choice: str, at: str) -> None:
        question = self.step.question
        if at != str(self.at) or self.phase != "question" or question is None:
            self._say("stale", "ui-stale")
            return
        number = whole(choice)
        if number is None or number >= len(question.options):
            self._say("note", "ui-no-answer", choice=choice)
            return
        self._choose(number)
        self._changed()

    def _choose(self, chosen: int) -> None:
        """An answer is given: it is told whether it is right, or the card is to be played."""
        question = self.step.question
        assert question is not None  # only a question is answered
        self.chosen = chosen
        right = chosen == question.right
        self.phase = "play" if self.step.moves else "done"
        if self.step.moves:
            told: list[Told] = [lambda voice: voice.say(f"lesson-{'right' if right else 'wrong'}")]
            told.append(lambda voice: voice.say("lesson-play-it"))
        else:
            then = self._then() if self.step.then else question.because
            told = [lambda voice: answered(question, voice, chosen), then]
            if self.step.reveal is not None:
                self._reveal(self.step.reveal)
        self.reply = (right, told)

    def _reveal(self, move: str) -> None:
        """Show on the table what a question was about, whoever plays it."""
        before = self.table.now
        self.table.play(move)
        self._show(before + 1)

    def _then(self) -> Told:
        then = self.step.then
        assert then is not None  # asked for only where there is one
        return lambda voice: then.in_language(voice.language)

    def _move(self, move: str) -> None:
        if self.phase != "play":
            question = self.phase == "question"
            self._say("note", "lesson-answer-first" if question else "lesson-not-now")
            return
        if self.step.examples:
            self._say("note", "lesson-example")
            return
        before = self.table.now
        super()._move(move)
        if self.table.now == before or self.step.free:
            return
        self._played(str(self.table.moments[before + 1].move))

    def _played(self, played: str) -> None:
        """A card was played: the step is done, or went wrong."""
        if not self.step.moves or played in self.step.moves:
            self._complete()
            return
        self._let_answer()  # what it comes to is seen before it is said
        self.phase = "wrong"
        said = self.step.but.get(played, self.step.otherwise)
        told: Told = lambda voice: said.in_language(voice.language) if said else ""  # noqa: E731
        self.reply = (False, [told])

    def _judge_hand(self) -> None:
        """The hand is over: whether its goal was reached, and what could have gone otherwise."""
        self.phase = "done"
        goal = self.step.goal
        told: list[Told] = []
        good = True
        if goal is not None:
            hand = self.table, self.seat, self.first
            good = goal.reached(*hand)
            told.append(goal.told(*hand))
            self.retry = None if good else second_try(self.table, self.seat, goal, self.first)
            if self.retry is not None:
                told.append(lambda voice: voice.say("lesson-second-try"))
        if self.step.then is not None:
            told.append(self._then())
        self.reply = (good, told)
        self._changed()

    # What there is to show

    @property
    def waiting(self) -> str | None:
        """As at any table; but once a step is done the cards lie there to be looked at."""
        return super().waiting if self.phase == "play" else None

    def _verdicts(self) -> Sequence[Verdict]:
        return super()._verdicts() if self.phase == "play" else ()

    def _can(self) -> dict[str, bool]:
        can = super()._can()
        free = self.step.free and self.phase == "play"
        return {
            **can,
            "undo": can["undo"] and free,
            "redo": can["redo"] and free,
            "hint": can["hint"] and free,
            "next_deal": False,
            "new_match": False,
            "score": self.step.free,
            "last": can["last"] and free,
        }

    def model(self) -> ViewModel:
        """The table's view model, and the lesson above it."""
        model = super().model()
        model["lesson"] = self._lesson(self.voice)
        return model

    def _heading(self, voice: Voice) -> str:
        """What is played; the cards are the lesson's."""
        return voice.say("game")

    def _lesson(self, voice: Voice) -> dict[str, Any]:
        step, last = self.step, self.at + 1 == len(self.steps)
        kept = [each.keep for each in self.steps[: self.at] if each.keep is not None]
        if step.keep is not None and self.phase == "done":
            kept.append(step.keep)
        reply = None
        if self.reply is not None and any(told(voice) for told in self.reply[1]):
            text = " ".join(told(voice) for told in self.reply[1])
            reply = {"good": self.reply[0], "text": text}
        return {
            "at": str(self.at),
            "step": max(0, self.at + (self.phase == "done") - self.opening),
            "steps": len(self.steps) - self.opening,
            "count": self._count(voice),
            "text": self._told(voice),
            "question": self._asked(voice),
            "reply": reply,
            "kept": [] if step.plain else [say.in_language(voice.language) for say in kept],
            "ladder": [] if self.step.plain else self._ladder(voice),
            "can": {
                "back": self._can_go_back,
                "next": self.phase == "done" and not last,
                "again": self.phase == "wrong" or (self.phase == "done" and bool(step.hand)),
            },
            "done": last and self.phase == "done",
            "quiz": self._quiz() if last else [],
            "table": self.has_table,
        }

    def _count(self, voice: Voice) -> str:
        """Which step it is; what is recalled is counted by itself."""
        if self.step.recall:
            return voice.say("lesson-recall", {"step": self.at + 1, "steps": self.opening})
        steps = len(self.steps) - self.opening
        return voice.say("lesson-count", {"step": self.at + 1 - self.opening, "steps": steps})

    def _quiz(self) -> list[str]:
        """What the questions of the quiz are known by: those asked last, one after another."""
        ids: list[str] = []
        for step in reversed(self.steps):
            if step.question is not None:
                ids.append(self._question_id(step))
            elif ids:
                break
        return ids[::-1]

    def _told(self, voice: Voice) -> str:
        """What the step says; during a hand, what the coach says at this moment of it."""
        step = self.step
        if step.remarks and self.phase == "play":
            made = remarked(self.table, self.seat, step.remarks, self.first, self.shown)
            if made is not None:
                return made.told(voice)
        return "" if step.text is None else step.text.in_language(voice.language)

    def _asked(self, voice: Voice) -> dict[str, Any] | None:
        """The question, with what it is known by."""
        if self.step.question is None:
            return None
        asked = question_model(self.step.question, voice, self.chosen)
        return asked | {"id": self._question_id(self.step)}

    def _question_id(self, step: Step) -> str:
        """What a question is known by, in every language and whatever step it is."""
        if step.question is None:
            return ""
        return step.question.id(replace(self.voice, language=LANGUAGES[0]))

    def _ladder(self, voice: Voice) -> list[dict[str, Any]]:
        """All the ranks from high to low, once a step has shown them: with some of them lit."""
        shown = [step for step in self.steps[: self.at] if step.lit]
        if self.step.lit and self.phase == "done":
            shown.append(self.step)
        table = shown[-1].table() if shown else None
        if table is None:
            return []
        row = lent_by(table.game).row
        assert row is not None  # no step lights ranks where there is no row
        cards = row(table.view())
        return [
            {
                "face": face_of(card, voice),
                "name": voice.card(card),
                "rank": voice.rank(card),
                "lit": card.rank in shown[-1].lit,
            }
            for card in cards
        ]
