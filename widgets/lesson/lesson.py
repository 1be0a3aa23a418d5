"""A lesson as a Jupyter widget: steps are told one by one, then shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import anywidget

import italiancards as ic
from widgets.card_table import CardTable
from widgets.lesson.player import LessonSession
from widgets.lesson.questions import Question
from widgets.lesson.steps import Goal, Say, Step


class Lesson(CardTable):
    """A lesson: tell its steps, then show it as the last thing of a cell.

    >>> lesson = Lesson()
    >>> lesson.step(en="Look at these cards.", it="Guarda queste carte.")
    >>> len(lesson.steps)
    1
    """

    def __init__(self) -> None:
        anywidget.AnyWidget.__init__(self)
        self.steps: list[Step] = []
        self._opened = False

    def begin(self) -> LessonSession:
        """Start taking the lesson; showing it does that.

        Raises:
            ValueError: it has no steps.
        """
        if not self.steps:
            raise ValueError("a lesson needs at least one step")
        session = LessonSession(self.steps)
        self._open(session)
        self._opened = True
        return session

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        if not self._opened:
            self.begin()
        return super()._repr_mimebundle_(**kwargs)

    def step(
        self,
        en: str,
        it: str,
        table: ic.Table | None = None,
        do: str | tuple[str, ...] = (),
        then: Say | None = None,
        but: Mapping[str, Say] | None = None,
        otherwise: Say | None = None,
        question: Question | None = None,
        hide: str = "",
        keep: Say | None = None,
        lit: str = "",
        press: str = "",
    ) -> None:
        """A step: something said, and one move to make, if any.

        Args:
            en: what it says, at most forty words.
            it: the same in Italian.
            table: the table it is played at; without one, the table stays as it is.
            do: the move or moves that complete it.
            then: what is said when it is done.
            but: what is said after another move, by move.
            otherwise: what is said after any other move.
            question: what is to be answered before playing.
            hide: zones that are not shown yet, parted by spaces; `signs` and `points` too.
            keep: a sentence that stays on the screen from here on.
            lit: ranks that light up in the row of all ranks.
            press: the button that completes it: `go_on`, `undo`, `ask` or `hint`.
        """
        moves = (do,) if isinstance(do, str) else do
        self.steps.append(
            Step(
                Say(en, it),
                None if table is None else table.record(),
                question,
                moves,
                then,
                but or {},
                otherwise,
                hide=frozenset(hide.split()),
                keep=keep,
                lit=lit,
                press=press,
            )
        )

    def guess(
        self,
        question: Question,
        en: str | None = None,
        it: str | None = None,
        then: Say | None = None,
        hide: str = "",
        keep: Say | None = None,
    ) -> None:
        """A question to answer before the table shows it.

        Args:
            question: what is asked, answered by the engine.
            en: what is said above it, if anything.
            it: the same in Italian.
            then: what is said after the answer; without it, the rule that decides.
            hide: zones that are not shown yet.
            keep: a sentence that stays on the screen from here on.
        """
        self.steps.append(
            Step(
                None if en is None or it is None else Say(en, it),
                question.record,
                question,
                then=then,
                reveal=question.reveal,
                hide=frozenset(hide.split()),
                keep=keep,
            )
        )

    def remember(self, en: str, it: str) -> None:
        """The last step: one line to take home.

        Args:
            en: what it says.
            it: the same in Italian.
        """
        self.steps.append(Step(Say(en, it), plain=True))

    def hand(
        self,
        en: str,
        it: str,
        table: ic.Table,
        goal: Goal | None = None,
        then: Say | None = None,
        hide: str = "",
    ) -> None:
        """A hand to play to its end, with hints and undo.

        Args:
            en: what it says.
            it: the same in Italian.
            table: where it starts.
            goal: what it is played for.
            then: what is said at its end.
            hide: zones that are not shown; `signs` and `points` too.
        """
        hidden = frozenset(hide.split())
        self.steps.append(
            Step(Say(en, it), table.record(), then=then, goal=goal, hand=True, hide=hidden)
        )
