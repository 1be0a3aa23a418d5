"""Types of the view model's lesson: a step, its question and reply, and what the lesson taught."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from italiancards.screen.model import GestureModel, LabelledCards, NamedCard


class QuestionOption(TypedDict):
    """An answer to choose."""

    label: str
    face: str | None


class IdeaModel(TypedDict):
    """The idea that a question asks about, as a browser remembers it.

    `name` is the id of the first question about it, `part` the number of the lesson's part that
    teaches it, or 0; `repeats` is the id that a message asked to repeat, or "".
    """

    name: str
    part: int
    repeats: str


class QuestionModel(TypedDict):
    """A question; the right answer only once one was given.

    `parallel` says that it asks once more after a wrong answer, and counts nowhere.
    """

    text: str
    gesture: GestureModel | None
    options: list[QuestionOption]
    spreads: list[LabelledCards]
    chosen: int | None
    right: int | None
    id: str
    idea: IdeaModel
    parallel: bool


class AskedModel(TypedDict):
    """Cards of the hand, or a zone to touch, that a step's task names.

    `veils` says that what is not asked, or not allowed, may be veiled: nothing is to be found out.
    `any` says that every card of the hand is one to play.
    """

    cards: list[str]
    zone: str
    veils: bool
    any: bool


class LessonReply(TypedDict):
    """The reply to an answer or a move."""

    good: bool
    text: str


class LadderRank(NamedCard):
    """A rank in the row of all ranks."""

    rank: str
    lit: bool


class ProvedIdea(TypedDict):
    """An idea of a lesson that was skipped, known by a question about it; see `IdeaModel`."""

    name: str
    part: int
    question: str


class LessonButtons(TypedDict):
    """The buttons of a lesson that can be pressed; `leave`: Continue collects, then leads on.

    `skip`: a deal that goes by itself can be ended; `parallel`: next is a question like this one;
    `first`: next is the lesson's first step; `prove`: its last questions can be asked first.
    """

    back: bool
    next: bool
    parallel: bool
    first: bool
    prove: bool
    leave: bool
    skip: bool
    again: bool


class Recall(TypedDict):
    """An earlier lesson to recall, and the place of its question."""

    of: str
    token: str


class HouseRule(TypedDict):
    """A house rule to tick: an option, the value that is agreed on, and the steps about it.

    `value` is "" where any number but the usual can be agreed on; `part` is the heading above it.
    `rule` is what its steps are asked for by, `taken` says that they were taken.
    """

    part: str
    option: str
    value: str
    rule: str
    steps: int
    taken: bool


class HouseRules(TypedDict):
    """The house rules of a game, and the table that they change, beside the form of the game."""

    game: str
    table: dict[str, str]
    ticks: list[HouseRule]


class LearntLine(TypedDict):
    """One thing that a lesson taught: in a sentence, with the cards of its step.

    `known` says that nothing went wrong at its step; `question` is the id of what it asked, or "".
    """

    text: str
    cards: list[NamedCard]
    known: bool
    question: str


class LessonModel(TypedDict):
    """A lesson beside its table; see lesson/lesson_activity.py.

    `agreed` is what the step's table has agreed on beside what the lesson teaches. `proves`: its
    last questions are asked first; once all are answered right, `proved` has its ideas.
    """

    at: str
    step: int
    steps: int
    count: str
    title: str
    text: str
    task: str
    press: str
    named: AskedModel
    question: QuestionModel | None
    agreed: str
    reply: LessonReply | None
    kept: list[str]
    learnt: list[LearntLine]
    asked: list[LearntLine]
    ladder: list[LadderRank]
    can: LessonButtons
    done: bool
    quiz: list[str]
    table: bool
    repeating: bool
    proves: bool
    proved: list[ProvedIdea]
    recall: list[Recall]
    rules: NotRequired[HouseRules]
    """The house rules, where they are ticked."""
    foreign: NotRequired[dict[str, str]]
    """The language of each text that is not in the page's own, by the text."""
