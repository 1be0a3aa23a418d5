"""Answers of a table: objects that print as words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Self, SupportsIndex, TypeVar, overload

from italiancards.core.errors import Ambiguous, Unreadable, nearest
from italiancards.core.events import Event
from italiancards.core.game import View
from italiancards.core.match import MatchScore
from italiancards.core.messages import Message
from italiancards.core.moves import Move
from italiancards.core.rows import Rows, as_html, as_text, printable
from italiancards.core.rules import Finding, Verdict
from italiancards.core.score import Sheet
from italiancards.core.seats import Parties
from italiancards.core.words import Voice
from italiancards.core.zones import Zone
from italiancards.hints import Advice

ThingT = TypeVar("ThingT")


@dataclass(frozen=True, repr=False)
class Why:
    """The judgement on a move, with its reasons; prints as the reason.

    Args:
        verdict: the judgement.
        text: what it comes to, in words.
    """

    verdict: Verdict
    text: str

    @property
    def move(self) -> Move:
        """The move that was asked about."""
        return self.verdict.move  # type: ignore[no-any-return]

    @property
    def ok(self) -> bool:
        """True if the move is legal."""
        return self.verdict.ok

    @property
    def row(self) -> tuple[str, str, str]:
        """Row of texts for a table: the move, a tick or a cross, and the reason."""
        return str(self.move), "✓" if self.ok else "✗", self.text

    def __str__(self) -> str:
        return printable(" ".join(self.row))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return as_html([self.row])


class PrintedList(list[ThingT]):
    """A list that prints as a table, and so does each part of it."""

    def _row(self, thing: ThingT) -> Sequence[str]:
        """Return the texts of the row that shows one item of the list."""
        raise NotImplementedError

    def _part(self, things: list[ThingT]) -> Self:
        """Return a new list of some of the items, which prints in the same way."""
        return type(self)(things)

    @overload
    def __getitem__(self, place: SupportsIndex) -> ThingT: ...
    @overload
    def __getitem__(self, place: slice) -> Self: ...
    def __getitem__(self, place: SupportsIndex | slice) -> ThingT | Self:
        if isinstance(place, slice):
            return self._part(super().__getitem__(place))
        return super().__getitem__(place)

    def __str__(self) -> str:
        return as_text([*map(self._row, self)])

    def __repr__(self) -> str:
        return str(self) if self else "[]"

    def _repr_html_(self) -> str:
        return as_html([*map(self._row, self)])


class Choices(PrintedList[Why]):
    """Moves, allowed or not, each with its reason: a list that prints as a table.

    >>> import italiancards as ic
    >>> table = ic.position("scopa", hand="7C", table="7D 3S", others="2D", stock="0")
    >>> table.choices()
    7C       ✗  The seven of cups can take the seven of coins, and a card that can take must take.
    7C x 7D  ✓  The seven of cups takes the seven of coins, of the same value.
    >>> [str(why.move) for why in table.choices() if why.ok]
    ['7C x 7D']
    >>> "7C" in table.choices()
    True
    """

    def __contains__(self, move: object) -> bool:
        return super().__contains__(move) or any(
            move in (each.move, str(each.move)) for each in self
        )

    def _row(self, thing: Why) -> Sequence[str]:
        """Return the texts of the row that shows one judged move."""
        return thing.row


class VoicedList(PrintedList[ThingT]):
    """A list that prints as a table, in some voice.

    Args:
        things: the things listed.
        voice: who tells it.
    """

    def __init__(self, things: Iterable[ThingT], voice: Voice) -> None:
        super().__init__(things)
        self.voice = voice

    def _part(self, things: list[ThingT]) -> Self:
        """Return a new list of some of the items, in the same voice."""
        return type(self)(things, self.voice)


class Moves(VoicedList[Move]):
    """Moves that may be played: a list that prints each as it is written, and in words.

    Args:
        things: the moves.
        voice: who tells them.
        read: the move that a text means at the table.

    >>> import italiancards as ic
    >>> moves = ic.position("scopa", hand="7C 2S", table="7D 3S", others="2D", stock="0").legal()
    >>> moves
    7C x 7D  Take the seven of coins with the seven of cups
    2S       Play the two of swords
    >>> "2S" in moves, "two of swords" in moves, "7C" in moves
    (True, True, False)
    """

    def __init__(self, things: Iterable[Move], voice: Voice, read: Callable[[str], Move]) -> None:
        super().__init__(things, voice)
        self.read = read

    def _part(self, things: list[Move]) -> Self:
        """Return a new list of some of the moves, which prints in the same way."""
        return type(self)(things, self.voice, self.read)

    def __contains__(self, move: object) -> bool:
        try:
            meant = self.read(move) if isinstance(move, str) else move
        except (Unreadable, Ambiguous):  # a text that is no move is none of these
            return False
        return super().__contains__(meant)

    def _row(self, thing: Move) -> Sequence[str]:
        """Return a move as a row: as it is written, and in words."""
        return str(thing), self.voice.move(thing)


class Log(VoicedList[tuple[int, Event]]):
    """Events, each with the number of its moment: a list that prints as sentences.

    >>> import italiancards as ic
    >>> ic.deal("briscola", seed=7).play("2D").log(seat=0, since=1)
    1  You play the two of coins.
    """

    def _row(self, thing: tuple[int, Event]) -> Sequence[str]:
        """Return an event as a row: its moment's number, and its sentence."""
        moment, event = thing
        return str(moment), self.voice.event(event)


@dataclass(frozen=True, eq=False, repr=False)
class TableMatchScore(MatchScore):
    """The state of a match at a table; prints as the counts and their meaning.

    Args:
        parties: who keeps score together.
        voice: who says it.

    >>> import italiancards as ic
    >>> ic.deal("scopa", seed=7).match_score
                         Anna  Rosa
    Points in the match  0     0
    The match continues: 11 points win it.
    """

    parties: Parties = ()
    voice: Voice = field(default_factory=Voice)

    @property
    def _table(self) -> tuple[list[str], list[str]]:
        """Heads and figures of the match score, as two rows of texts."""
        counted = self.voice.say("sheet-match", {"unit": self.unit})
        heads = [self.voice.names_of(side) for side in self.parties]
        return ["", *heads], [counted, *map(str, self.scores)]

    def __str__(self) -> str:
        return printable("\n".join([as_text(self._table), self.voice.finding(self.result)]))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        heads, counts = self._table
        return as_html([counts], heads, [self.voice.finding(self.result)])


@dataclass(frozen=True, repr=False)
class Hint:
    """A move and the reasons for it; prints as both.

    Args:
        advice: what the bot weighed.
        why: its reasons, in words.
    """

    advice: Advice
    why: str

    @property
    def move(self) -> Move:
        """The move that the hint recommends."""
        return self.advice.move

    def __str__(self) -> str:
        return printable(f"{self.move}: {self.why}")

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return as_html([(str(self.move), self.why)])


@dataclass(frozen=True, repr=False)
class Score:
    """The score of a deal and the standing of the match; prints as a sheet.

    Args:
        sheet: the deal's lines, totals and result.
        match_score: the match.
        voice: who says it.
    """

    sheet: Sheet
    match_score: MatchScore
    voice: Voice

    @property
    def _heads(self) -> tuple[str, ...]:
        """Heads of the score sheet's columns: an empty one, then each party's names."""
        return ("", *(self.voice.names_of(side) for side in self.sheet.parties))

    @property
    def _rows(self) -> Rows:
        """Rows of the score sheet as texts, with the match score as the last if there is one."""
        rows = sheet_rows(self.sheet, self.voice)
        if not self.match_score.alone:
            match = self.voice.say("sheet-match", {"unit": self.match_score.unit})
            rows.append([match, *map(str, self.match_score.scores)])
        return rows

    @property
    def _after(self) -> list[str]:
        """Sentences on the deal's end and the match; [] during a match of one deal."""
        match = None if self.match_score.alone else self.match_score.result
        return [self.voice.finding(each) for each in (self.sheet.result, match) if each is not None]

    def __str__(self) -> str:
        return printable("\n".join([as_text([self._heads, *self._rows]), *self._after]))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return as_html(self._rows, self._heads, self._after)


def no_such(name: str, table: Any) -> Message:
    """Return the error message for an attribute that a table lacks, with where to look for it.

    Args:
        name: the attribute asked for.
        table: the table.

    >>> import italiancards as ic
    >>> print(no_such("hand", ic.deal("scopa", seed=7)))
    A table has no 'hand'. To see what a seat knows, ask: table.view().hand
    >>> print(no_such("draw", ic.deal("scala40", seed=7)))
    A table has no 'draw'. It is a move: table.play('draw')
    >>> print(no_such("legal_moves", ic.deal("scopa", seed=7)))
    A table has no 'legal_moves'. Did you mean 'legal'?
    """
    shown = repr(name)
    kind = next((kind for kind in table.game.moves if kind.verb == name), None)
    if kind is not None:
        move = repr(table.notation.example(kind.example))
        return Message("attribute-is-move", name=shown, move=move)
    if not name.startswith("_") and hasattr(table.view(), name):
        return Message("attribute-of-view", name=shown, field=name)
    known = [each for each in dir(type(table)) if not each.startswith("_")]
    if hint := nearest(name, known):
        return Message("attribute-near", name=shown, hint=hint)
    return Message("no-attribute", name=shown, known=known)


def sheet_rows(sheet: Sheet, voice: Voice) -> list[list[str]]:
    """Return a score sheet as rows of texts, with the parts of each line and the totals.

    Args:
        sheet: the score sheet.
        voice: who says the headings, and in whose pack the cards are written.
    """
    rows = []
    for line in sheet.lines:
        for each in (line, *line.parts):
            entries = (
                f"{text}  ({' '.join(map(voice.symbol, cards))})" if cards else text
                for text, cards in zip(each.cells, each.cards, strict=True)
            )
            rows.append([voice.line(each), *entries])
    return [*rows, [voice.say("sheet-total"), *map(str, sheet.last_row)]]


def table_text(
    game: str,
    number: int,
    view: View,
    zones: tuple[Zone, ...],
    signs: tuple[Finding, ...],
    voice: Voice,
) -> str:
    """Return a table as plain text, as the seat of a view sees it.

    Args:
        game: what the game is called.
        number: which deal of the match it is, from 1.
        view: what the seat knows.
        zones: where the cards lie.
        signs: what everybody keeps in mind.
        voice: who says it, to that seat.
    """
    lines = [voice.say("table-deal", {"game": game, "number": number})]
    lines += [voice.finding(sign) for sign in signs]
    for zone in zones:
        stands = dict(zone.stands)
        shown = " ".join(
            voice.symbol(card) + (f"={voice.symbol(stands[place])}" if place in stands else "")
            for place, card in enumerate(zone.cards)
            if card is not None
        )
        if zone.owners:
            shown = "  ".join(
                f"{voice.symbol(card)} ({voice.name(owner)})"
                for card, owner in zip(zone.cards, zone.owners, strict=True)
                if card is not None
            )
        if zone.face_down:
            hidden = voice.say("face-down", {"number": zone.face_down})
            shown = f"{shown} + {hidden}" if shown else hidden
        label = voice.say(f"zone-{zone.name}", {"seat": zone.seat, "number": zone.number})
        lines.append(f"{label}: {shown or voice.say('nothing').lower()}")
    lines.append(voice.say("table-turn", {"seat": view.to_move}))
    return "\n".join(lines)
