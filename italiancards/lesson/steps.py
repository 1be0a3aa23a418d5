"""Steps of a lesson: their contents and tasks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import takewhile

import italiancards as ic
from italiancards.core.errors import Unreadable
from italiancards.core.messages import Message
from italiancards.lesson.remarks import Remark
from italiancards.lesson.watch import Stop
from italiancards.questions.goals import Goal
from italiancards.questions.question import Question
from italiancards.questions.wording import BilingualText


@dataclass(frozen=True)
class Step:
    """One step: one idea, at most forty words, and something to do.

    Args:
        text: what it says; None where its question says it all.
        record: the table it is played at, as a record; None keeps the table that is there.
        question: what is to be answered first, if anything.
        moves: the moves that complete it; none where there is nothing to play.
        then: what is said when it is done.
        but: what is said after another move, by move.
        otherwise: what is said after any other move.
        reveal: a move that the table makes itself once the question is answered.
        hide: the zones that are not shown yet; `signs` and `points` too.
        keep: a sentence that stays on the screen from here on.
        lit: ranks that light up in the row of all ranks, which is shown then.
        goal: what a whole hand is played for.
        hand: whether it is played to its end.
        plain: whether no table is shown with it.
        press: the button that completes it: `go_on`, `undo`, `ask` or `hint` (to its last step).
        examples: how many cards are played for the learner.
        reasons: whether their reasons are shown.
        remarks: what the coach says at moments of a whole hand.
        replays_deal: whether its deal, played already, goes by from its first moment.
        stops: where that stops, and what is said there.
        title: what it is about, in a few words: the heading of its part of the lesson.
        recall: the lesson that its question is from, where it is asked before this one begins, of
            whoever has finished that.
        chooses: the table whose rules are ticked here, as a position has it: the first step of a
            page of house rules, which are taken one by one.
        rule: the rule that it teaches there, as `two_aces=False`; without a value, any number.
    """

    text: BilingualText | None
    record: str | None = None
    question: Question | None = None
    moves: tuple[str, ...] = ()
    then: BilingualText | None = None
    but: Mapping[str, BilingualText] = field(default_factory=dict)
    otherwise: BilingualText | None = None
    reveal: str | None = None
    hide: frozenset[str] = frozenset()
    keep: BilingualText | None = None
    lit: tuple[str, ...] = ()
    goal: Goal | None = None
    hand: bool = False
    press: str = ""
    plain: bool = False
    examples: int = 0
    reasons: bool = True
    remarks: tuple[Remark, ...] = ()
    replays_deal: bool = False
    stops: tuple[Stop, ...] = ()
    title: BilingualText | None = None
    recall: str = ""
    chooses: str = ""
    rule: str = ""

    def __post_init__(self) -> None:
        for text in self.texts:
            if not isinstance(text, BilingualText):
                raise Unreadable(text, Message("expected-words"))

    @property
    def free(self) -> bool:
        """True if the learner may go on playing in the step, with undo and hints."""
        return self.hand or bool(self.press)

    @property
    def texts(self) -> list[BilingualText]:
        """Texts of the step written in the lesson, without those of its question."""
        said = [self.title, self.text, self.then, *self.but.values(), self.otherwise, self.keep]
        said += [*(each.words for each in self.stops), *(each.words for each in self.remarks)]
        return [each for each in said if each is not None]

    def table(self) -> ic.Table | None:
        """Return a fresh table for this step, or None if the one on the screen stays."""
        return None if self.record is None else ic.read(self.record)

    @property
    def is_scene(self) -> bool:
        """True if its table is only shown beside its question, and is no part of what is asked."""
        return (
            self.question is not None and self.question.record is None and self.record is not None
        )

    def begins(self, table: ic.Table) -> int:
        """Return the number of the moment that the step's table shows at its beginning."""
        return 0 if self.replays_deal else table.now


def only_language(steps: Iterable[Step]) -> str:
    """Return the one language that all texts of a lesson are in; "" if there are two.

    Args:
        steps: its steps.
    """
    found = {language for step in steps for text in step.texts for language in text.languages}
    return found.pop() if len(found) == 1 else ""


def shows_table(step: Step, before: Iterable[Step]) -> bool:
    """Return True if a step shows a table: its own, or one left there by an earlier step.

    Args:
        step: the step.
        before: the steps before it.
    """
    own = step.record is not None
    if step.plain or step.question is not None:
        return own
    return own or any(each.record is not None for each in before)


def is_left_to_collect(later: Iterable[Step]) -> bool:
    """Return True if one of the next steps at the same table asks for a press of Continue.

    Args:
        later: the steps that follow, in order.
    """
    same_table = takewhile(lambda step: step.record is None, later)
    return any(step.press == "go_on" for step in same_table)


@dataclass(frozen=True, slots=True)
class Start:
    """The start of a step, to which trying again and going back return.

    Args:
        moves: what had been played at the table that it is about.
        shown: the moment that was on the screen.
    """

    moves: tuple[str, ...]
    shown: int
