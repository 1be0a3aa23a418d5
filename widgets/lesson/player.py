"""Taking a learner through the steps of a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import italiancards as ic
from italiancards.core.rules import Verdict
from italiancards.core.words import Voice
from widgets.lesson.questions import Told
from widgets.lesson.steps import Step, second_try
from widgets.messages import Message
from widgets.session import Session
from widgets.view_model import ViewModel, face_of

GATHERING = 1300
"""Milliseconds after which a trick is gathered in a step of one move."""


class LessonSession(Session):
    """A lesson being taken.

    Args:
        steps: what it consists of.

    A step goes through phases: `question` (something is to be answered), `play` (a card is to be
    played), `done`, or `wrong` (another card was played; the learner may try again).
    """

    def __init__(self, steps: Sequence[Step]) -> None:
        first = next((step.table() for step in steps if step.record is not None), None)
        super().__init__(first or ic.deal("briscola", seed=1))
        self.steps = steps
        self.at = 0
        self.reply: tuple[bool, list[Told]] | None = None
        self.chosen: int | None = None
        self.retry: int | None = None
        self._enter(0)

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
        """Go to a step, from its beginning."""
        self.at = number
        table = self.step.table()
        if table is not None:
            self.table = table
            self.shown = table.now
        self.news = []
        self.hide = self.step.hide
        self.reply = self.chosen = self.retry = None
        has_task = self.step.question or self.step.moves or self.step.free
        self.phase = "done" if not has_task else "question" if self.step.question else "play"
        self._changed()

    def _step(self, to: str, at: str) -> None:
        if at != str(self.at):
            self._say("stale", "ui-stale")
        elif to == "next" and self.phase == "done" and self.at + 1 < len(self.steps):
            self._enter(self.at + 1)
        elif to == "back" and self.at > 0:
            self._enter(self._started(self.at - 1))
        elif to == "again" and self.phase in ("wrong", "done"):
            self._again()

    def _started(self, number: int) -> int:
        """The step itself, or the one before it whose table it goes on with."""
        while number > 0 and self.steps[number].record is None and self.steps[number].press:
            number -= 1
        return number

    def _again(self) -> None:
        """Put the cards back: the whole step, or to the one trick that could go otherwise."""
        moment = self.retry
        if moment is None:
            chosen = self.chosen
            self._enter(self.at)
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
        was_waiting, revision = self.waiting, self.revision
        super().handle(message)
        if self.phase != "play":
            return
        if self.step.hand and self.table.over and self.waiting is None:
            self._judge_hand()
        elif self.step.press == message.kind and self._pressed(was_waiting, revision):
            self.phase = "done"
            self.reply = (True, [self._then()] if self.step.then else [])

    def _pressed(self, was_waiting: str | None, revision: int) -> bool:
        """Whether the button that the step asks for was pressed, and did something."""
        if self.step.press == "go_on":
            return was_waiting == "table"
        if self.step.press == "hint":
            return self.coach.complete
        return self.step.press == "ask" or self.revision != revision

    def _answer(self, choice: str, at: str) -> None:
        question = self.step.question
        if at != str(self.at) or self.phase != "question" or question is None:
            self._say("stale", "ui-stale")
            return
        if not choice.isdecimal() or int(choice) >= len(question.options):
            self._say("note", "ui-no-answer", choice=choice)
            return
        self.chosen = int(choice)
        right = self.chosen == question.right
        told: list[Told] = [lambda voice: voice.say("lesson-right" if right else "lesson-wrong")]
        told.append(self._then() if self.step.then else question.because)
        self.reply = (right, told)
        self.phase = "play" if self.step.moves else "done"
        if self.step.moves:
            self.reply = (right, told[:1])
        elif self.step.reveal is not None:
            super()._move(self.step.reveal)
        self._changed()

    def _then(self) -> Told:
        then = self.step.then
        assert then is not None  # asked for only where there is one
        return lambda voice: then.in_language(voice.language)

    def _move(self, move: str) -> None:
        if self.phase != "play":
            self._say("note", "lesson-not-now")
            return
        before = self.table.now
        super()._move(move)
        if self.table.now == before or self.step.free:
            return
        played = str(self.table.moments[before + 1].move)
        if not self.step.moves or played in self.step.moves:
            self.phase = "done"
            self.reply = (True, [self._then()] if self.step.then else [])
            return
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
            facts = {"number": goal.taken(self.table, self.seat), "goal": goal.tricks}
            good = goal.reached(self.table, self.seat)
            name = "lesson-goal-reached" if good else "lesson-goal-missed"
            told.append(lambda voice: voice.say(name, facts))
            self.retry = second_try(self.table, self.seat, goal)
            if self.retry is not None:
                told.append(lambda voice: voice.say("lesson-second-try"))
        if self.step.then is not None:
            told.append(self._then())
        self.reply = (good, told)
        self._changed()

    # What there is to show

    @property
    def waiting(self) -> str | None:
        """As at any table; but when a step of one move is done, nobody plays on."""
        waiting = super().waiting
        if waiting == "bot" and not (self.step.free and self.phase == "play"):
            return None
        return waiting

    def _wait(self) -> ViewModel | None:
        wait = super()._wait()
        if wait and wait["for"] == "table" and not self.step.free:
            return {**wait, "ms": GATHERING}
        return wait

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
        question = step.question
        kept = [each.keep for each in self.steps[: self.at] if each.keep is not None]
        if step.keep is not None and self.phase == "done":
            kept.append(step.keep)
        reply = None
        if self.reply is not None and any(told(voice) for told in self.reply[1]):
            text = " ".join(told(voice) for told in self.reply[1])
            reply = {"good": self.reply[0], "text": text}
        return {
            "at": str(self.at),
            "step": self.at + (self.phase == "done"),
            "steps": len(self.steps),
            "count": voice.say("lesson-count", {"step": self.at + 1, "steps": len(self.steps)}),
            "text": "" if step.text is None else step.text.in_language(voice.language),
            "question": question.model(voice, self.chosen) if question else None,
            "reply": reply,
            "kept": [say.in_language(voice.language) for say in kept],
            "strip": self._strip(voice),
            "can": {
                "back": self.at > 0,
                "next": self.phase == "done" and not last,
                "again": self.phase == "wrong" or (self.phase == "done" and bool(step.hand)),
            },
            "done": last and self.phase == "done",
            "table": self.has_table,
        }

    def _strip(self, voice: Voice) -> dict[str, Any] | None:
        """All the ranks of a suit from high to low, some of them lit, once the step is done."""
        if not self.step.lit or self.phase != "done":
            return None
        view: Any = self.view
        pack = self.table.game.pack
        suit = view.trump
        cards = [pack.card(f"{rank}{suit}") for rank in view.order.ranks]
        told = [{"face": face_of(card, voice), "name": voice.card(card)} for card in cards]
        lit = [face_of(card, voice) for card in cards if card.rank in self.step.lit]
        return {"cards": told, "lit": lit}
