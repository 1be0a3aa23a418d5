"""Queries: everything a table can be asked; none changes it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import partial
from typing import TYPE_CHECKING, Any, Generic

from italiancards.answers import (
    Choices,
    Hint,
    Log,
    Moves,
    Score,
    TableMatchScore,
    Why,
    no_such,
    table_text,
)
from italiancards.core import words
from italiancards.core.errors import ItalianCardsError
from italiancards.core.game import DealStart, Game, Moment, View
from italiancards.core.match import MatchScore
from italiancards.core.moves import Move
from italiancards.core.notation import Notation
from italiancards.core.options import option_texts
from italiancards.core.position import write_position
from italiancards.core.rows import printable
from italiancards.core.seats import Parties, Seat, Seating
from italiancards.core.words import Voice
from italiancards.deals import Deals, deal_name
from italiancards.hints import PLAYOUTS, Advice, Advise, Budget, best, last
from italiancards.history import History
from italiancards.transcript import match_tags, record_text

if TYPE_CHECKING:  # at runtime a default says nothing, and `typing` has none before Python 3.13
    from typing_extensions import TypeVar

    ViewT = TypeVar("ViewT", bound=View, default=Any)
else:
    from typing import TypeVar

    ViewT = TypeVar("ViewT", bound=View)

NAMES = ("Anna", "Rosa", "Aldo", "Bice", "Ciro", "Dina")
"""Default names of the players."""


class Queries(Generic[ViewT]):
    """Everything that can be asked of a table, now or of an earlier moment."""

    def __init__(
        self,
        game: Game[Any, ViewT, Any],
        options: Any,
        first: Moment,
        deals: Deals,
        *,
        seed: object,
        names: tuple[str, ...] = NAMES,
        sampled: tuple[str, ...] = (),
        ignored: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.names = names
        self.sampled = sampled
        self.ignored = ignored
        self.history = History(first)
        self.deals = deals
        self._seen: tuple[Any, dict[int, ViewT]] = (None, {})  # of one state, what each seat knows

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise AttributeError(no_such(name, self) if "game" in vars(self) else name)

    # What is there

    @property
    def moment(self) -> Moment:
        """The moment at which the table stands now."""
        return self.history.moment

    @property
    def moments(self) -> list[Moment]:
        """All moments of the match, those that were undone included."""
        return self.history.moments

    @property
    def now(self) -> int:
        """Number of the current moment."""
        return self.history.now

    def deal_name(self, deal: int) -> str:
        """Return the text from which a deal of this match can be dealt alone, as `7/2`.

        >>> import italiancards as ic
        >>> table = ic.deal("briscola", seed=7)
        >>> table.deal_name(1), table.deal_name(2)
        ('7', '7/2')
        """
        return deal_name(self.seed, deal)

    @property
    def seating(self) -> Seating:
        """The seats and the direction of play."""
        return self.game.seating(self.options)

    @property
    def parties(self) -> Parties:
        """Parties of seats that score together in the match."""
        return self.game.parties(self.options)

    @property
    def notation(self) -> Notation:
        """The notation (reader and writer of cards) at this table."""
        return self.game.notation(self.options)

    @property
    def to_move(self) -> Seat | None:
        """The seat to move now; None if the deal is over."""
        return self.view(Seat(0)).to_move

    @property
    def over(self) -> bool:
        """True if the current deal is over."""
        return self.view(Seat(0)).over

    def view(self, seat: int | None = None, at: int | None = None) -> ViewT:
        """Return a seat's view at a moment, by default that of the seat to move, now.

        Args:
            seat: whose view.
            at: the number of an earlier moment; without it, now.

        Raises:
            ItalianCardsError: there is no such seat, or no such moment.
        """
        state = self.moments[self.history.number(at)].state
        if seat is None:
            seat = self._view(state, Seat(0)).to_move or 0
        return self._view(state, self.seating.seat(seat))

    def _view(self, state: Any, seat: Seat) -> ViewT:
        """Return a seat's view of a state; cached while the state is the same."""
        if self._seen[0] is not state:
            self._seen = (state, {})
        views = self._seen[1]
        if seat not in views:
            views[seat] = self.game.view(state, seat)
        return views[seat]

    def voice(self, me: int | None = None, language: str | None = None) -> Voice:
        """Return a voice for this table's sentences that addresses a seat, in a language.

        Args:
            me: the seat that is spoken to as "you"; None for nobody.
            language: `en` or `it`; None for the language that is spoken.
        """
        spoken = words.check_language(language) if language else words.language()
        seat = None if me is None else self.seating.seat(me)
        return Voice(spoken, (self.game.words,), seat, self.names, self.game.look(self.options))

    # Asking

    def choices(self) -> Choices:
        """Return all conceivable moves of the seat to move, each with the verdict and why."""
        view = self.view()
        moves = self.game.in_table_letters(self.game.candidates(view), self.options)
        return Choices(self._why(view, move) for move in moves)

    def legal(self) -> Moves:
        """Return the legal moves of the seat to move."""
        view = self.view()
        read = partial(self.game.read_move, options=self.options)
        return Moves(self.game.legal(view), self.voice(view.seat), read)

    def read(self, move: Move | Why | Hint | str) -> Move:
        """Return the move that a text, a hint or a reason means; raise if unreadable.

        Raises:
            Unreadable, Ambiguous: it means none, or several.
        """
        meant = move.move if isinstance(move, Why | Hint) else move
        if isinstance(meant, Move):
            meant = str(meant.by(self.notation.look))
        return self.game.read_move(meant, self.options)

    def why(self, move: Move | Why | Hint | str) -> Why:
        """Return whether the seat to move may make a move, with the reasons.

        Raises:
            Unreadable, Ambiguous: the text is no move.
        """
        return self._why(self.view(), self.read(move))

    def _why(self, view: ViewT, move: Move) -> Why:
        """Return whether a move may be made in a view, with the reasons."""
        verdict = self.game.rules.judge(view, move)
        return Why(verdict, self.voice(view.seat).verdict(verdict))

    def hint(self, by: str | None = None, playouts: int = PLAYOUTS) -> Hint:
        """Return a bot's recommended move for the seat to move, with reasons; raise if it is over.

        Args:
            by: which bot; `italiancards.BOTS` names them. Without one, the best that the game has.
            playouts: how many deals the hint is tried on, all moves together.

        Raises:
            ItalianCardsError: nobody is to move.
            NoHint: the game has nobody to advise.
        """
        if self.view().to_move is None:
            raise ItalianCardsError("no-hint-over")
        advice = last(self.think(by or best(self.game), Budget(playouts)))
        worth = [*filter(None, [advice.weighed[0].worth])]
        return Hint(advice, self.voice(self.to_move).briefly(advice.reasons, worth))

    def think(
        self, by: str, budget: Budget, at: int | None = None, also: Sequence[tuple[Move, ...]] = ()
    ) -> Iterator[Advice]:
        """Yield a bot's advice to the seat to move at a moment, better and better.

        Args:
            by: which bot.
            budget: number of playouts.
            at: the number of an earlier moment; without it, now.
            also: lines that are evaluated too, whatever the bot thinks of them.
        """
        return filter(None, self.advise(by, budget, at, also).run())

    def advise(
        self, by: str, budget: Budget, at: int | None = None, also: Sequence[tuple[Move, ...]] = ()
    ) -> Advise:
        """Return the job of finding a bot's advice at a moment; raise if there is no legal move.

        Its chances come from the deal number and the moment in the deal, nothing else.

        Args:
            by: which bot.
            budget: number of playouts.
            at: the number of an earlier moment; without it, now.
            also: lines of which the hint is to tell too, whatever it thinks of them.

        Raises:
            ItalianCardsError: no move may be played.
        """
        moment = self.history.number(at)
        deal, view = self.moments[moment].deal, self.view(at=moment)
        if self.game.stuck(view):
            raise ItalianCardsError("no-legal-move")
        chance = f"{self.deal_name(deal)}/{moment - self.deals.moment_of(deal)}"
        return Advise(self.game.name, view, chance, by, budget, tuple(also))

    def score(self, at: int | None = None, seat: int | None = None) -> Score:
        """Return the score of the deal and the match at a moment, as a seat knows it.

        Args:
            at: the number of an earlier moment; without it, now.
            seat: who counts, where the deal is not over yet; without one, the seat to move.
        """
        number = self.history.number(at)
        moment = self.moments[number]
        sheet = self.deals.sheet(moment) or self.game.count(self.view(seat, number))
        return Score(sheet, self.deals.match_score(moment), self.voice())

    @property
    def match_score(self) -> MatchScore:
        """Match score now, between or within deals."""
        return self.match_score_at(self.now)

    @property
    def standing(self) -> MatchScore:
        """Match score now, under the name that lessons of before 2026-11 use."""
        return self.match_score

    def match_score_at(self, moment: int) -> MatchScore:
        """Return the match score at a moment."""
        score = self.deals.match_score(self.moments[self.history.number(moment)])
        values: dict[str, Any] = {
            each.name: getattr(score, each.name) for each in fields(MatchScore)
        }
        return TableMatchScore(**values | {"parties": self.parties, "voice": self.voice()})

    def log(
        self,
        seat: int | None = None,
        since: int = 0,
        upto: int | None = None,
        *,
        everything: bool = False,
    ) -> Log:
        """Return the events of a span with moment numbers, as a seat saw them.

        Args:
            seat: who saw it; without one, the seat to move (or the first, when nobody is).
            since: the first moment.
            upto: the last; without it, now.
            everything: whether to tell what nobody saw too, or not everybody.
        """
        mine = self.view().seat if seat is None else self.seating.seat(seat)
        who = None if everything else mine
        return Log(self.history.events(who, since, upto), self.voice(who))

    # Telling

    def position(
        self, *, everything: bool = False, seat: int | None = None, at: int | None = None
    ) -> str:
        """Return the position at a moment as one line, as a seat knows it or with all cards.

        Where nobody is to move it is told from the seat whose turn it would be. On another seat's
        turn a seat's position says what it knows; a table set up from it may differ.

        Args:
            everything: whether to tell what no seat knows whole.
            seat: whose knowledge; without one, that of the seat to move.
            at: the number of an earlier moment; without it, now.

        Raises:
            ItalianCardsError: there is no such seat, or no such moment.
        """
        state = self.moments[self.history.number(at)].state
        if everything:
            return self._written(state, None)
        if seat is None:
            seat = self._view(state, Seat(0)).to_move
        if seat is None:
            seat = int(self.game.fields(state, None).get("seat", 0))
        return self._written(state, self.seating.seat(seat))

    def _written(self, state: Any, seat: Seat | None) -> str:
        """Return a state as a position's text, as a seat knows it; for None with all cards."""
        placed = self.game.fields(state, seat)
        agreed_on = option_texts(self.options, of_match="scores" in placed)
        return write_position(self.game.name, {**agreed_on, **placed})

    def record(self) -> str:
        """Return the match up to now as text, from which `ic.read` builds the table again.

        Where the table went on from a standing it begins with the deal that came then, told by the
        tag `MatchScore`: what was played before is in no memory but that of the first table.
        """
        return self._record(self.deals.first, self.moments[: self.now + 1])

    def opening(self, deal: int) -> str:
        """Return the record of a deal's start, without its moves."""
        return self._record(deal, [self.moments[self.deals.moment_of(deal)]])

    def _record(self, first: int, moments: list[Moment]) -> str:
        """Return the record of moments that begin with the dealing of deal `first`."""
        before = self.deals.before(first)
        stood = before.text if before.deals else ""
        tags = match_tags(self.game.name, self.options, self.names, self.seed, stood)
        return record_text(tags, self._start_tags, moments)

    def _start_tags(self, number: int) -> dict[str, str]:
        """Return the tags of a deal's start in a record: dealer and deck, or a position."""
        start = self.deals.start(number)
        if start is not None:
            return {"Dealer": str(start.dealer), "Deck": self.notation.write_cards(start.deck)}
        state = self.moments[0].state
        return {"Position": self._written(state, None)}

    @property
    def starts(self) -> list[DealStart[Any] | None]:
        """Start of each deal (deck, dealer, scores); None for one set up from a position."""
        return self.deals.starts

    def __str__(self) -> str:
        view = self.view()
        voice = self.voice(view.seat)
        zones, signs = self.game.zones(view), self.game.signs(view)
        text = table_text(voice.say("game"), self.moment.deal, view, zones, signs, voice)
        if self.sampled:
            text += "\n" + voice.say("sampled", {"fields": ", ".join(self.sampled)})
        if self.ignored:
            agreed = option_texts(self.options)
            texts = (f"{name}={agreed[name]}" for name in self.ignored)
            text += "\n" + voice.say("ignored", {"options": ", ".join(texts)})
        return printable(text)

    def __repr__(self) -> str:
        return f"position({self.position()!r})"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """Print the table as text in a notebook."""
        printer.text(str(self))
