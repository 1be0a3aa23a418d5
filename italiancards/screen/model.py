"""Types of the view model's cards, table and form; written to `src/types.d.ts`.

`tools.view_types` writes that file from these types and those of `session/model.py` and
`classroom/model.py`; a docstring here is a comment there.
"""

from __future__ import annotations

from typing import Literal, Never, NotRequired, TypedDict

from italiancards.core.gestures import Eyes, Mouth, Shoulders
from italiancards.core.layout import Area, Spread
from italiancards.core.moves import Control

# Cards


class NamedCard(TypedDict):
    """A card by itself: its picture and its name."""

    face: str
    name: str


class PlacedCard(NamedCard):
    """A card as it will lie, and the card it stands for if that is another."""

    key: str
    stands: NamedCard | None


_From = TypedDict("_From", {"from": str | None})


class CardModel(NamedCard, _From):
    """A card as the kernel tells it."""

    key: str
    by: str | None
    seat: int | None
    marks: list[str]
    makes: int | None
    stands: NamedCard | None
    move: str | None
    ok: bool
    why: str | None


# Moves


class GestureModel(TypedDict):
    """A gesture, by the positions of face and shoulders."""

    eyes: Eyes
    mouth: Mouth
    shoulders: Shoulders


class Choice(TypedDict):
    """A conceivable move, and its uses; `rank` is the face of a card of the rank that it names."""

    move: str
    control: Control
    touches: str
    hand: list[str]
    table: list[str]
    onto: int | None
    number: int | None
    names: NamedCard | None
    rank: str
    said: str
    gesture: GestureModel | None
    label: str
    short: str
    brief: str
    ok: bool
    why: str


class WayModel(Choice):
    """Something that chosen cards can do, or cannot; see move_answers.py."""

    does: str
    begins: str
    lies: list[list[PlacedCard]]
    meld: list[NamedCard]


class PartModel(TypedDict):
    """A part of an unfinished move, and the move without it."""

    cards: list[PlacedCard]
    told: str
    points: int | None
    rest: str


class TriedMove(TypedDict):
    """A move tried, or one to make instead, in cards."""

    ok: bool
    hand: list[NamedCard]
    table: list[NamedCard]
    label: str


class ActModel(TypedDict):
    """A part of a turn in cards: those laid, added or discarded, and the meld they go onto."""

    label: str
    cards: list[NamedCard]
    onto: list[NamedCard]


_Ends = TypedDict("_Ends", {"from": int})


class Bar(_Ends):
    """The worth of a line of play, in hundredths of a scale whose middle is level; see bars.py."""

    at: int
    to: int
    worth: str
    error: str
    best: bool
    good: bool


# The table


class SortedKeys(TypedDict):
    """The keys of the cards of a hand, in each order."""

    suit: list[str]
    rank: list[str]


class ZoneModel(TypedDict):
    """Some cards that lie together."""

    id: str
    name: str
    label: str
    seat: int | None
    number: int | None
    mine: bool
    cards: list[CardModel]
    down: int
    count: str
    area: Area
    spread: Spread
    touched: bool
    told: str
    across: int
    sorted: SortedKeys | dict[str, Never]
    playable: bool
    choosable: bool
    empty: str


class MatModel(TypedDict):
    """The mat for the melds of a side."""

    seats: list[int]
    label: str
    mine: bool
    points: int
    signs: list[str]


class PastGesture(TypedDict):
    """A gesture made before, and its meaning."""

    gesture: GestureModel
    label: str


class DidModel(TypedDict):
    """Last turn of a seat: the number of cards laid, and the card thrown."""

    text: str
    melded: int
    thrown: NamedCard | None


class SeatModel(TypedDict):
    """A seat, and all that is shown beside it."""

    name: str
    me: bool
    seat: int
    partner: bool
    side: Literal["us", "them", ""]
    dealer: bool
    out: bool
    back: bool
    count: str
    turn: bool
    points: str
    held: str
    says: str
    gestures: list[GestureModel]
    gestured: list[PastGesture]
    did: DidModel | None


class Cheer(TypedDict):
    """The event celebrated now."""

    text: str
    mine: bool


class ScreenModel(TypedDict):
    """The table as one seat sees it; see view_model.py."""

    game: str
    title: str
    deal: int
    look: str
    corners: Literal["letters", "pictures", "numbers"]
    direction: str
    seats: list[SeatModel]
    signs: list[str]
    mats: list[MatModel]
    zones: list[ZoneModel]
    choices: list[Choice]
    cheer: Cheer | None
    several: bool
    score: SheetModel
    over: bool


# The score


class LabelledCards(TypedDict):
    """Some cards under one label."""

    label: str
    cards: list[NamedCard]


class LineModel(TypedDict):
    """A row of the score, while a deal runs as at its end."""

    label: str
    counts: list[str]
    cards: list[list[NamedCard]]
    note: str
    out: list[LabelledCards]
    parts: list[LineModel]
    decided: NotRequired[bool]
    gives: NotRequired[list[int]]


class MatchModel(TypedDict):
    """The score of the match."""

    label: str
    scores: list[int]
    target: int
    result: str
    over: bool


class SheetModel(TypedDict):
    """The score sheet of the deal."""

    heads: list[str]
    mine: int | None
    lines: list[LineModel]
    short: NotRequired[list[LineModel]]
    totals: list[int]
    won: bool
    result: str
    match: MatchModel | None
    note: NotRequired[str]


# The form


class LabelledValue(TypedDict):
    """A value to choose, and its label."""

    value: str
    label: str


class GameTile(LabelledValue):
    """A game to choose."""

    about: str
    faces: list[str]
    told: str
    players: list[LabelledValue]
    levels: list[str]


class PresetModel(LabelledValue):
    """A named way to play a game, and its options."""

    about: str
    options: dict[str, str]


class OptionModel(TypedDict):
    """An option, and the other options it depends on."""

    name: str
    label: str
    about: str
    source: str
    default: str
    when: dict[str, list[str]]
    range: list[int]
    values: list[LabelledValue]


class FormModel(TypedDict):
    """The choices of a game before the cards are dealt."""

    game: str
    games: list[GameTile]
    presets: list[PresetModel]
    options: list[OptionModel]
    players: str
    seats: list[str]
