"""Types of the view model: the whole, then sessions, activities and lessons.

See `screen/model.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, Never, NotRequired, TypedDict

from italiancards.screen.model import (
    ActModel,
    Bar,
    Choice,
    FormModel,
    NamedCard,
    PartModel,
    ScreenModel,
    TriedMove,
    WayModel,
)
from italiancards.session.attempt import Phase
from italiancards.session.lesson_model import LessonModel


class MoveLine(TypedDict):
    """A move, and a sentence on it."""

    move: str
    text: str


# The coach


class CoachLine(TypedDict):
    """One line of the coach's."""

    move: str | None
    text: str
    play: NotRequired[str]
    short: NotRequired[str]
    said: NotRequired[str]
    acts: NotRequired[list[ActModel]]
    takes: NotRequired[list[NamedCard]]
    cards: NotRequired[Sequence[NamedCard | str]]
    hand: NotRequired[list[str]]
    table: NotRequired[list[str]]


class CoachStep(TypedDict):
    """One of the coach's three steps; see coach.py."""

    step: str
    title: str
    lines: list[CoachLine]
    bars: NotRequired[list[Bar | None]]
    alike: NotRequired[str]
    figures: NotRequired[list[CoachLine]]
    shared: NotRequired[list[ActModel]]
    untried: NotRequired[str]
    play: NotRequired[str]
    label: NotRequired[str]
    brief: NotRequired[str]
    axis: NotRequired[list[str]]


# Looking back, and puzzles


class ReviewDecision(TypedDict):
    """A decision in the list of the dearest."""

    number: str
    label: str
    cost: str
    current: bool


class ReviewPoint(TypedDict):
    """A decision on the line of the deal."""

    number: str
    label: str
    trick: int
    played: str
    before: float
    after: float
    cost: float
    current: bool
    reached: bool


class ReviewMark(TypedDict):
    """The cards of a line of play, of the hand and of the table, and the melds it adds to."""

    hand: list[str]
    table: list[str]
    onto: list[int]


class MoveCards(TypedDict):
    """A move in cards: what it is called, what it plays, what it takes."""

    label: str
    cards: list[NamedCard]
    takes: list[NamedCard]


class ReviewRow(TypedDict):
    """A line of play in cards, with a short reason; the answer, or what was played."""

    good: bool
    moves: list[MoveCards]
    text: str
    cost: str
    label: str


class AttemptModel(TypedDict):
    """An attempt at a decision: marked cards, rows of cards, and the moves explained."""

    played: ReviewMark | None
    better: ReviewMark | None
    rows: list[ReviewRow]
    lines: list[MoveLine]


class ReviewedDeal(TypedDict):
    """The decisions of a deal, and their line."""

    open: bool
    note: str
    decisions: list[ReviewDecision]
    line: list[ReviewPoint]
    scale: list[int]
    caption: str


ReviewPhase = Phase | Literal[""]
"""Phase of the attempt at a decision; empty while none is chosen."""


class ReviewModel(ReviewedDeal, AttemptModel):
    """A look back at a deal; see review_activity.py."""

    phase: ReviewPhase
    complete: bool
    progress: list[int]
    step: list[int]


class PuzzleModel(TypedDict):
    """A puzzle, or a hand of a ladder; see puzzle_activity.py.

    `list` is the value of the list that it stands in, `idea` what it is about, once it is solved.
    """

    id: str
    game: str
    list: str
    idea: str
    shows: bool
    phase: Phase
    tried: list[str]
    lines: list[MoveLine]
    note: str
    unseen: list[list[NamedCard]]


class Grade(TypedDict):
    """The puzzles of a grade."""

    label: str
    puzzles: list[str]


class PuzzleList(TypedDict):
    """The puzzles of a game; or the hands of a ladder, then `ladder` is the game that it is of."""

    value: str
    label: str
    ladder: str
    grades: list[Grade]


class PuzzleShelf(TypedDict):
    """Every puzzle, game by game."""

    puzzles: list[PuzzleList]


# The memory trainer


class MemoryOption(TypedDict):
    """A pace or a number of players to choose, by its token."""

    label: str
    token: str
    current: bool


class MemoryGame(TypedDict):
    """A game whose hands can be watched, and its tables by their numbers of players."""

    game: str
    label: str
    players: list[MemoryOption]


class MemoryModel(TypedDict):
    """The memory trainer beside its table; see lesson/memory_activity.py.

    `topic` is the name of what the question asks about, `topics` what each is called.
    """

    game: str
    label: str
    topic: str
    topics: dict[str, str]
    start: bool
    over: bool
    paces: list[MemoryOption]
    tables: list[MemoryGame]


# Practising


class PracticeModel(TypedDict):
    """The setup of the practice page's table, and its parts to share."""

    game: str
    seat: str
    options: dict[str, str]
    deal: str
    fresh: str
    position: str
    record: str
    file: str
    uncovered: bool


# The table


AnswerKind = Literal["why", "illegal", "stale", "note", "trouble", "picked"]


class AnswerModel(TypedDict):
    """An answer to the learner, in words and in cards; see move_answers.py.

    `only` says that there is but one thing to do: the chosen card ends the turn, or one card of the
    hand goes onto the chosen meld.
    """

    kind: AnswerKind
    text: str
    brief: str
    only: NotRequired[bool]
    cards: NotRequired[list[NamedCard]]
    so_far: NotRequired[list[int]]
    moves: NotRequired[Sequence[Choice]]
    ways: NotRequired[list[WayModel]]
    begun: NotRequired[list[PartModel]]
    shown: NotRequired[list[TriedMove]]


_For = TypedDict("_For", {"for": Literal["table", "bot"]})


class Wait(_For):
    """The seat or table to wait for, and milliseconds; null until the learner goes on."""

    ms: int | None


_From = TypedDict("_From", {"from": str})


class Came(_From):
    """The card just played, and the zone it came from."""

    card: str


class RailModel(TypedDict):
    """The short forms of the status line and of what has just happened, for rail and ear."""

    status: str
    said: str
    heard: str


class SessionModel(ScreenModel):
    """The table and its session, the same in every activity; see session.py."""

    heading: str
    id: str
    revision: int
    placed: int
    dealt: int
    settings: dict[str, str]
    status: str
    said: str
    rail: RailModel
    came: Came | None
    log: list[str]
    just: int
    wait: Wait | None
    answer: AnswerModel | None
    coach: list[CoachStep]
    can: dict[str, bool]
    token: str


class TableModel(SessionModel):
    """Everything the kernel tells of a table, the parts of its activity last; see activity.py."""

    sent: NotRequired[int]
    lesson: NotRequired[LessonModel]
    review: NotRequired[ReviewModel | None]
    mistakes: NotRequired[list[str]]
    practice: NotRequired[PracticeModel | None]
    puzzle: NotRequired[PuzzleModel]
    memory: NotRequired[MemoryModel]


class TermModel(TypedDict):
    """A word of the table, and the words that lead to it; see settings.py."""

    id: str
    word: str
    ipa: str
    gloss: str
    means: str
    forms: list[str]


Words = Annotated[
    dict[str, str | list[TermModel]], "Record<string, string> & { terms: TermModel[] }"
]
"""Labels by name, and the glossary as `terms`; beside it, as TypeScript can say it."""

Form = Annotated[FormModel | PuzzleShelf | dict[str, Never], "Partial<FormModel & PuzzleShelf>"]
"""Choices of other tables, if any."""


class Translation(TypedDict):
    """The whole screen of a table, in one language."""

    model: TableModel
    words: Words
    form: Form
