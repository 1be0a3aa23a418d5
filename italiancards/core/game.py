"""The interface of a game: its declarations, and pure functions over states."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from italiancards.core.cards import Card, Cards, Pack
from italiancards.core.descriptions import Guide
from italiancards.core.events import MOVE, Events
from italiancards.core.gestures import Gestures
from italiancards.core.layout import Layout
from italiancards.core.match import MatchScore, read_match_score
from italiancards.core.melds.finder import Finder
from italiancards.core.messages import Message
from italiancards.core.moves import Kind, Move, Uses, read_move
from italiancards.core.notation import Notation, notation
from italiancards.core.options import OptionsT
from italiancards.core.position import Fields, field_text
from italiancards.core.rules import Finding, RuleBook
from italiancards.core.score import Sheet
from italiancards.core.seats import Parties, Seat, Seating
from italiancards.core.zones import Zone


class View(Protocol):
    """A seat's knowledge of a deal; a game's own view adds its cards.

    Rules, bots, hints and widgets see this and never the state, so a leak is a type error.
    """

    @property
    def seat(self) -> Seat:
        """The seat that looks."""

    @property
    def options(self) -> Any:
        """The options of the table."""

    @property
    def to_move(self) -> Seat | None:
        """The seat to move; None when the deal is over or something happens by itself."""

    @property
    def over(self) -> bool:
        """True if the deal has ended."""

    @property
    def partners(self) -> tuple[Seat, ...] | None:
        """The seat's partners in the deal, () for none, None while they are unknown to it."""


HIDDEN = "?"
"""A move that was made in secret, where it is printed."""

StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT", bound=View)


@dataclass(frozen=True, slots=True, repr=False)
class DealStart(Generic[OptionsT]):
    """All that decides a deal, before the first move. Prints without the order of the cards.

    Args:
        options: what was agreed.
        dealer: who deals.
        deck: every card in the order it is dealt.
        scores: the count of each party in the match so far.
        playing: the seats in play in this deal; others have dropped out of the match.
    """

    options: OptionsT
    dealer: Seat
    deck: Cards
    scores: tuple[int, ...]
    playing: tuple[Seat, ...]

    def __repr__(self) -> str:
        shown = {"dealer": self.dealer, "scores": self.scores, "playing": self.playing}
        return "; ".join(f"{name}={field_text(value)}" for name, value in shown.items())


@dataclass(frozen=True, slots=True, repr=False)
class Moment:
    """The table after something happened. Prints without the cards that lie hidden.

    Args:
        state: how the deal stands.
        events: what happened to make it so.
        deal: which deal of the match, from 1.
        seat: who moved, or None where it happened by itself.
        move: the move.
    """

    state: Any
    events: Events
    deal: int
    seat: Seat | None = None
    move: Move | None = None

    def __repr__(self) -> str:
        if self.move is None:
            done = ", ".join(dict.fromkeys(event.name for event in self.events))
        else:
            done = HIDDEN if any(MOVE in event.secret for event in self.events) else str(self.move)
            done = str(Message("moment-move", seat=self.seat, move=done))
        return str(Message("moment-of-deal", deal=self.deal, done=done)).rstrip(", ")

    def move_known_to(self, seat: Seat) -> Move | None:
        """Return the move made at this moment; None if there is none or the seat cannot know it."""
        return None if any(event.hides_move_from(seat) for event in self.events) else self.move


@dataclass(frozen=True, repr=False)
class Game(Generic[StateT, ViewT, OptionsT]):
    """A game: its declarations, and its pure functions.

    Args:
        name: as in `italiancards.deal(name)`.
        options: the dataclass that declares its options.
        presets: named variants: the options in which each differs from the defaults.
        pack: its cards.
        moves: the kinds of move it has; the first is meant where no verb is written.
        rules: who may do what.
        words: the folder of its sentences, one file for each language.
        seating: the seats under some options.
        parties: who keeps score together in a match, under some options.
        deck: the cards a deal uses under some options, in order.
        deal: the state after the cards are dealt.
        view: what a seat knows of a state.
        candidates: every move a seat could think of: generous, complete, and free of rules.
        play: the state after the seat to move made a legal move.
        advance: what happens next by itself (a trick is gathered, cards are drawn), or None.
        count: the score as a seat knows it; the same from every seat once the deal is over.
        prompt: what the seat to move has to do.
        match: how a match stands after a deal, from how it stood before; without a standing where
            it begins, and without a sheet where no deal has been played since.
        zones: where the cards of a view lie.
        signs: what everybody keeps in mind of a view: the trump suit, the contract.
        reminders: what everybody has seen and may forget: a table shows it to whoever wants that.
        place: a state from a position's fields, and the names of those left to chance.
        fields: a position's fields from a state; with a seat, only what that seat knows.
        guide: the chapters of its rules page; without one it has no rules page.
        fewest_win: whether points are bad, and the fewest win.
        finder: finds the melds of a hand, where the game has melds.
        makes: what a card makes in a sum, where cards of the table are chosen by their sum.
        offer: what some chosen cards are, in words, where there is more to say than the moves.
        further: the moves that chosen cards could make beside those that the kinds of move think
            of: several melds at once, a joker in each of its places.
        offer_finding: what a move that is offered does, or several one after another onto one meld,
            where that can be told: for how many points.
        layout: where its zones lie on a screen; without one it has no card table.
        first_table: the options of the table at which somebody sits down first, where its lessons
            do not teach the usual one.
        celebrated: the events that are great moments, seen on the table as such.
        lots: who sits at each seat, by number, under some options and a deal number: the draw for
            partners is made before the table is; without it nobody draws.
        dealer: who deals a match first, by the cards that are drawn for it; else the last seat.
        gestures: how it looks where something is said without a word.
        gestured: for each seat, what it has told so and still holds, as far as a view knows.
        active_statements: for each seat, what it has said that still stands, such as a bid.
    """

    name: str
    options: type[OptionsT]
    presets: Mapping[str, Mapping[str, object]]
    pack: Pack
    moves: tuple[type[Kind], ...]
    rules: RuleBook[ViewT, Move]
    words: Path
    seating: Callable[[OptionsT], Seating]
    parties: Callable[[OptionsT], Parties]
    deck: Callable[[OptionsT], Cards]
    deal: Callable[[DealStart[OptionsT]], tuple[StateT, Events]]
    view: Callable[[StateT, Seat], ViewT]
    candidates: Callable[[ViewT], Iterable[Move]]
    play: Callable[[StateT, Move], tuple[StateT, Events]]
    advance: Callable[[StateT], tuple[StateT, Events] | None]
    count: Callable[[ViewT], Sheet]
    prompt: Callable[[ViewT], Finding]
    match: Callable[[OptionsT, MatchScore | None, Sheet | None], MatchScore]
    zones: Callable[[ViewT], tuple[Zone, ...]]
    signs: Callable[[ViewT], tuple[Finding, ...]]
    place: Callable[[OptionsT, Fields, Random], tuple[StateT, tuple[str, ...]]]
    fields: Callable[[StateT, Seat | None], Fields]
    guide: Guide | None = None
    fewest_win: bool = False
    finder: Finder | None = None
    makes: Callable[[Card], int] | None = None
    offer: Callable[[ViewT, Uses], Finding] | None = None
    further: Callable[[ViewT, Uses], Iterable[Move]] = lambda view, chosen: ()
    offer_finding: Callable[[ViewT, Sequence[Move]], Finding | None] = lambda view, moves: None
    layout: Layout | None = None
    reminders: Callable[[ViewT], tuple[Finding, ...]] | None = None
    first_table: Mapping[str, object] = field(default_factory=dict)
    celebrated: tuple[str, ...] = ()
    lots: Callable[[OptionsT, object], Sequence[int]] | None = None
    dealer: Callable[[OptionsT, Cards], Seat] | None = None
    gestures: Gestures = field(default_factory=dict)
    gestured: Callable[[ViewT], tuple[tuple[str, ...], ...]] | None = None
    active_statements: Callable[[ViewT], tuple[Finding | None, ...]] | None = None

    def __repr__(self) -> str:
        return f"game({self.name!r})"

    def look(self, options: OptionsT) -> str:
        """Return the name of the pack that is used at the table, by default `italian`."""
        return getattr(options, "deck", "italian")

    def notation(self, options: OptionsT) -> Notation:
        """Return the notation (reader and writer of cards) for the table's pack."""
        return notation(self.pack, self.look(options))

    def read_card(self, text: str, options: OptionsT) -> Card:
        """Return the card that a text means at this table; raise if it means none or several.

        Args:
            text: the card in the notation of the table, or its name in either language.
            options: the options of the table; its pack is one of them.

        Raises:
            Unreadable: it is no card of the game.
            Ambiguous: several cards are called that.
        """
        return self.notation(options).card(text)

    def read_move(self, text: object, options: OptionsT, letters: Notation | None = None) -> Move:
        """Return the move that a text means at this table; raise if it is unreadable.

        Args:
            text: what they wrote.
            options: what was agreed.
            letters: the notation it is written in, where that is not the table's.
        """
        return read_move(text, self.moves, letters or self.notation(options))

    def read_match_score(self, text: str, options: OptionsT) -> MatchScore:
        """Return the match score that a text writes; raise if it is unreadable or cannot be.

        Args:
            text: such as `67 53 after 1`; see `MatchScore.text`.
            options: the options of the table.

        Raises:
            Unreadable: no match of this table can come to that.
        """
        return read_match_score(text, lambda before: self.match(options, before, None))

    def chosen(self, chosen: Uses) -> list[Move]:
        """Return the moves, legal or not, that use exactly the chosen cards and melds."""
        return [move for kind in self.moves for move in kind.chosen(chosen)]

    def in_table_letters(self, moves: Iterable[Move], options: OptionsT) -> Iterator[Move]:
        """Yield the moves as written in the letters of the table's pack.

        Args:
            moves: moves in any letters.
            options: the options of the table; its pack is one of them.
        """
        look = self.look(options)
        return (move.by(look) for move in moves)

    def legal(self, view: ViewT) -> list[Move]:
        """Return the legal moves of the seat that looks."""
        return self.rules.legal(view, self.in_table_letters(self.candidates(view), view.options))

    def chooses(self, view: ViewT) -> bool:
        """Return True if the seat that looks has more than one legal move."""
        allowed = (move for move in self.candidates(view) if self.rules.allows(view, move))
        return len([*islice(allowed, 2)]) > 1

    def stuck(self, view: ViewT) -> bool:
        """Return True if the seat that looks has no legal move."""
        return not any(self.rules.allows(view, move) for move in self.candidates(view))
