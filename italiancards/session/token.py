"""Tokens: a learner's place, as one line of text that a browser keeps and a link carries.

A token holds what was agreed, the deal number, how the match stood before the deal on the screen,
and the moves of that deal, so that any kernel puts the same hand on the table, every move judged
again. So it is as long after a hundred deals as after one. The deals before are left behind: at a
resumed table undo ends where its deal began, and its record begins there. A token holds no hidden
card, for the deal number decides those; only where somebody set up a record with cards of its own
does it hold the deck of the deal. Whatever pack lies on the table, options and moves stand in the
game's own letters, as in every release; those of the pack are read too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, TypedDict
from urllib.parse import quote, unquote

import italiancards as ic
from italiancards import Table, records
from italiancards.core.errors import BadOption, Unreadable
from italiancards.core.messages import Message
from italiancards.core.moves import Move
from italiancards.core.numbers import whole
from italiancards.core.options import (
    applicable_changes,
    changed_options,
    declared_options,
    unknown_option,
)
from italiancards.core.position import read_position, write_position
from italiancards.core.seats import Seat
from italiancards.deals import usual_dealer
from italiancards.hints import LEVELS, NAMED_LEVELS, Budget, last, level_bot
from italiancards.session.settings import BOT_PLAYOUTS, LEVEL, SETTINGS
from italiancards.table import NAMES

NEXT = "next"
"""Word among the moves at the start of each next deal."""
SECRET = "?"
"""Sign for a move that was made in secret; its player is asked again."""


def _token_field(name: str, default: Any = "") -> Any:
    """Return a dataclass field of a token, with the name under which tokens write it."""
    return field(default=default, metadata={"written": name})


@dataclass(frozen=True)
class Token:
    """A learner's place at a table; the texts are as they stand in the token.

    Args:
        game: the game.
        options: what was agreed beside the defaults; a `preset` too.
        number: the deal number of the match; without one, a fresh deal.
        dealer: who deals; without one, whoever usually does.
        match_score: how the match stood before the deal; without one the match begins with it.
        names: the players' names, separated by commas, where they are not the usual ones.
        text: the position or the record that the table was set up from, if any.
        seat: the learner's seat.
        level: how well the others play.
        moves: every move since the table was set up, and `next` before each further deal, as the
            tokens of earlier releases have it; None leaves a record where it ends.
        shown: the moment on the screen, where it is not the last.
        hinted: the deals that were played with hints, by their numbers in the match.
        opened: the deals that were played with all cards open.
        undone: the deals in which moves were undone after their answer had been seen.
        review: the decision that is looked back at, or `list`.
        hindsight: whether that is with all cards open.
        tried: the card tried there, or `show`.

    >>> token = Token.read("briscola; number=7; match=single; moves=2D")
    >>> token.table().view(0).trick, str(token)
    (('2D',), 'briscola; match=single; number=7; moves=2D')
    """

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    number: str = _token_field("number")
    dealer: str = _token_field("dealer")
    match_score: str = _token_field("standing")
    names: str = _token_field("names")
    text: str = _token_field("text")
    seat: str = _token_field("seat")
    level: str = _token_field("level")
    moves: tuple[str, ...] | None = _token_field("moves", None)
    shown: str = _token_field("shown")
    hinted: str = _token_field("hinted")
    opened: str = _token_field("opened")
    undone: str = _token_field("undone")
    review: str = _token_field("review")
    hindsight: str = _token_field("hindsight")
    tried: str = _token_field("tried")

    @classmethod
    def read(cls, text: str) -> Token:
        """Return the token that a text writes; raise if it is unreadable.

        Raises:
            ItalianCardsError: it is none, or names a field twice.
        """
        game, texts = read_position(text)
        own: dict[str, Any] = {}
        for name, attribute in FIELDS.items():
            if name not in texts:
                continue
            value = texts.pop(name)
            if name == "moves":
                own[attribute] = tuple(filter(None, map(str.strip, value.split(", "))))
            else:
                own[attribute] = unquote(value) if name in QUOTED else value
        return cls(game, texts, **own)

    def __str__(self) -> str:
        texts: dict[str, str] = {name: str(value) for name, value in self.options.items()}
        for name, attribute in FIELDS.items():
            value = getattr(self, attribute)
            if name == "moves":
                value = None if value is None else ", ".join(value)
            elif name == "text":
                value = quote(value, safe=PLAIN)
            elif name in QUOTED:
                value = value.replace("%", "%25").replace(";", "%3B")
            if value or (name == "moves" and value is not None and self.text):
                texts[name] = value
        return write_position(self.game, texts)

    @property
    def start(self) -> Token:
        """A token of the same table before its first move."""
        return Token(
            self.game,
            self.options,
            number=self.number,
            dealer=self.dealer,
            match_score=self.match_score,
            names=self.names,
            text=self.text,
            seat=self.seat,
            level=self.level,
            moves=() if self.text else None,
        )

    def at(self, table: Table, deal: int, seat: Seat, shown: int) -> Token:
        """Return a token of the table as it stands, from a deal's start, with the moves since.

        Args:
            table: the table.
            deal: the deal, by its number in the match.
            seat: the learner's seat, which knows its moves.
            shown: the moment on the screen.
        """
        moves = moves_of(table, seat, table.deals.moment_of(deal), shown)
        return replace(self._deal_start(table, deal), moves=moves, seat=str(int(seat)))

    def _deal_start(self, table: Table, deal: int) -> Token:
        """Return a token of a deal's start, with the match score as it was then."""
        start, before = table.deals.start(deal), table.deals.before(deal)
        if start is None:
            return self.start
        base = Token(self.game, number=str(table.seed), seat=self.seat, level=self.level)
        if not table.deals.by_number(deal):
            return replace(base, text=table.opening(deal), moves=())
        usual = deal == 1 and start.dealer == usual_dealer(
            table.game, table.options, before, table.seed
        )
        return replace(
            base,
            options=differing_options(table),
            dealer="" if usual else str(start.dealer),
            match_score=before.text if before.deals else "",
            names=", ".join(table.names) if table.names != usual_names(table) else "",
        )

    def deal(self, table: Table) -> Token:
        """Return a token of the deal on the table, as the first of a match of its own."""
        deal = table.moment.deal
        own = self._deal_start(table, deal)
        if deal == 1 or own.text:
            return own
        return replace(own, number=table.deal_name(deal), match_score="")

    def fresh(self, table: Table) -> Token:
        """Return a token for newly dealt cards, with the options and players of the table."""
        options = differing_options(table)
        dealer = "" if self.match_score else self.dealer  # who dealt first was left behind
        return Token(
            self.game,
            options,
            dealer=dealer,
            names=self.names,
            seat=self.seat,
            level=self.level,
        )

    def table(self) -> Table:
        """Return a newly built table with every move of the token replayed.

        Raises:
            ItalianCardsError: something in it that does not exist or is not allowed.
        """
        return last(self.replay())

    def replay(self) -> Iterator[Table]:
        """Yield the table while the token's moves are replayed on it, complete at last.

        Raises:
            ItalianCardsError: see `table`.
        """
        for table in self._set_up():
            yield table
        if self.text and self.moves is not None:
            while table.now:
                table.undo()
        yield from replay_moves(table, self.moves or (), self.level)

    def _set_up(self) -> Iterator[Table]:
        """Yield the token's table before its moves, a record's while it is replayed."""
        if self.text.startswith("["):
            yield from records.replay_steps(self.text)
        else:
            yield self._deal_table()

    def _deal_table(self) -> Table:
        """Return a newly dealt table of the token; raise if it cannot be dealt."""
        valid = ["preset", *(each.name for each in declared_options(ic.game(self.game).options))]
        for name in self.options:
            if name not in valid:
                raise unknown_option(self.game, name, valid)
        arguments: dict[str, Any] = {"seed": self.number} if self.number else {}
        if self.names:
            arguments["names"] = [name.strip() for name in self.names.split(",")]
        if self.text:
            return ic.position(self.text, **arguments)
        if self.match_score:
            arguments["standing"] = self.match_score
        if self.dealer:
            arguments["dealer"] = whole_number("dealer", self.dealer)
        return ic.deal(self.game, **arguments | self._applicable_options())

    def _applicable_options(self) -> dict[str, str]:
        """Return this token's options without those that its other options make void."""
        rules = ic.game(self.game)
        preset = rules.presets.get(self.options.get("preset", ""), {})
        applicable = applicable_changes(rules.options, {**preset, **self.options})
        return {name: value for name, value in self.options.items() if name in applicable}


class ScreenPlace(TypedDict, total=False):
    """Token fields of the screen: a moment, or the place in a review."""

    shown: str
    review: str
    hindsight: str
    tried: str


class Help(TypedDict):
    """Token fields of the help with which the deals were played."""

    hinted: str
    opened: str
    undone: str


FIELDS = {
    each.metadata["written"]: each.name for each in fields(Token) if "written" in each.metadata
}
"""Fields by their names in a text, in its order, beside the game and its options."""


QUOTED = frozenset(("number", "names", "text"))
"""Fields that may hold any text, even the signs between fields."""
PLAIN = " =,/[]\"'"
"""Signs of a position or a record that are not escaped."""


def usual_names(table: Table) -> tuple[str, ...]:
    """Return the default names of players for a table's number of seats."""
    return NAMES[: table.seating.count]


def differing_options(table: Table) -> dict[str, str]:
    """Return the options of a table that differ from the defaults, as texts by name."""
    return {name: str(value) for name, value in changed_options(table.options).items()}


def whole_number(name: str, text: str) -> int:
    """Return the whole number that a token field writes; raise if it is none.

    Args:
        name: the name of the field, for the error.
        text: its text.

    Raises:
        Unreadable: it is none.
    """
    number = whole(text)
    if number is None:
        raise Unreadable(text, Message("expected-whole-number", name=name))
    return number


def moves_of(table: Table, seat: Seat, first: int = 0, shown: int | None = None) -> tuple[str, ...]:
    """Return texts of all moves after a moment, with `next` between deals and secret ones masked.

    Args:
        table: the table.
        seat: who knows them; `?` stands for a move that was made in secret and is not revealed.
        first: the moment.
        shown: the moment by which they are known; without it, now.
    """
    moves, deal = list[str](), table.moments[first].deal
    for number in range(first + 1, table.now + 1):
        moment = table.moments[number]
        if moment.deal != deal:
            moves.append(NEXT)
            deal = moment.deal
        if moment.move is not None:
            made = table.history.move_known_to(number, seat, shown)
            moves.append(SECRET if made is None else made.plain)
    return tuple(moves)


def replay_moves(table: Table, moves: Iterable[str], level: str = "") -> Iterator[Table]:
    """Play the texts of moves at a table, and yield it at intervals; a bot redoes secret moves.

    Args:
        table: where they are made.
        moves: the moves.
        level: how well the others play.

    Raises:
        ItalianCardsError: a move that is not allowed, or one written as a secret that is none.
    """
    for place, move in enumerate(moves, start=1):
        if move == NEXT:
            table.next_deal()
        elif move == SECRET:
            yield from _ask_again(table, check_level(level or SETTINGS[LEVEL][0]))
        else:
            table.play(read_own(table, move))
        if place % records.SLICE == 0:
            yield table
    yield table


def read_own(table: Table, move: str) -> Move:
    """Return the move that a token's text writes, in the game's letters or the table's.

    Args:
        table: the table at which it is made.
        move: its text.

    Raises:
        Unreadable, Ambiguous: it is none, or several.
    """
    letters = replace(table.notation, older=True)
    return table.game.read_move(move, table.options, letters)


def _ask_again(table: Table, level: str) -> Iterator[Table]:
    """Let a bot make the next, secret move, and yield the table as pauses; raise if it is open.

    It thinks a slice at a time; the table is as it was until it has.
    """
    made = table.now + 1
    if table.to_move is not None:
        bot = level_bot(level, table.game)
        for advice in table.think(bot, Budget(BOT_PLAYOUTS)):  # noqa: B007
            yield table
        table.play(advice.move)
        moment = table.moments[made]
        if any(moment.move_known_to(seat) is None for seat in table.seating.seats):
            return
    raise Unreadable(SECRET, Message("expected-open-move"))


def check_level(level: str) -> str:
    """Return the name of a level unchanged; raise if there is none so named.

    Raises:
        BadOption: there is none.
    """
    known = (*LEVELS, *NAMED_LEVELS)
    if level not in known:
        raise BadOption("no-level", level, known)
    return level
