"""Deals of a match: the start of each, the standing before it, and the start of the next."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

from italiancards.core import match
from italiancards.core.cards import Cards, shuffled
from italiancards.core.game import DealStart, Game, Moment
from italiancards.core.match import MatchScore
from italiancards.core.score import Sheet
from italiancards.core.seats import Seat


def deal_name(seed: object, deal: int) -> str:
    """Return the text from which a match's deal can be dealt alone, as `7` or `7/2`.

    Args:
        seed: the deal number of the match, which deals its first deal.
        deal: which deal of the match, from 1.

    >>> deal_name(7, 1), deal_name(7, 2)
    ('7', '7/2')
    """
    return str(seed) if deal == 1 else f"{seed}/{deal}"


def usual_dealer(game: Game[Any, Any, Any], options: Any, before: MatchScore, seed: object) -> Seat:
    """Return the seat that deals next unless another is chosen, as the game and match have it.

    Args:
        game: the game; it may have a rule for the first dealer.
        options: what was agreed.
        before: the standing of the match before the deal.
        seed: the deal number of the match, by which the cards are drawn.
    """
    if game.dealer is None or before.deals:
        return before.playing[-1]
    return game.dealer(options, shuffled(game.deck(options), f"{seed} draw"))


@dataclass(frozen=True)
class Decks:
    """The order of the cards of each deal of a match.

    Args:
        pack: the cards that are dealt.
        seed: the deal number of the match.
        overrides: the decks that were given, by deal; the others are as the deal number says.
    """

    pack: Cards
    seed: object
    overrides: Mapping[int, Cards] = field(default_factory=dict)

    def of(self, deal: int) -> Cards:
        """Return the deck (cards in dealing order) of a deal, one set by hand if there is one."""
        return self.overrides.get(deal) or self.usual(deal)

    def usual(self, deal: int) -> Cards:
        """Return the deck (all cards in dealing order) that the deal number shuffles."""
        return shuffled(self.pack, deal_name(self.seed, deal))


class Deals:
    """The deals that a table holds, each with the standing before it: none is counted twice.

    Args:
        game: the game.
        options: what was agreed.
        decks: the order of the cards of each deal.
        first: how the first deal at the table started; None where a position was set up.
        before: how the match stood before that deal.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any],
        options: Any,
        decks: Decks,
        first: DealStart[Any] | None,
        before: MatchScore,
    ) -> None:
        self.game = game
        self.options = options
        self.starts = [first]
        self._decks = decks
        self._before = [before]
        self._dealt = [0]
        self._ended: dict[int, tuple[Moment, Sheet, MatchScore]] = {}

    def __getstate__(self) -> dict[str, Any]:
        """Return the state to pickle: all but the caches."""
        return vars(self) | {"_ended": {}}

    def __repr__(self) -> str:
        dealt = enumerate(self._before, start=self.first)
        return "\n".join(f"{number}  {before.text}" for number, before in dealt)

    @property
    def first(self) -> int:
        """Number of the first deal at the table; more than 1 if a match was resumed."""
        return self._before[0].deals + 1

    def start(self, number: int) -> DealStart[Any] | None:
        """Return a deal's start (deck, dealer, scores); None if it was set up from a position."""
        return self.starts[number - self.first]

    def before(self, number: int) -> MatchScore:
        """Return the match score as it was before a deal."""
        return self._before[number - self.first]

    def moment_of(self, number: int) -> int:
        """Return the number of the moment at which a deal was dealt."""
        return self._dealt[number - self.first]

    def by_number(self, number: int) -> bool:
        """Return True if a deal's cards are in the order that its number shuffles."""
        start = self.start(number)
        return start is not None and start.deck == self._decks.usual(number)

    def set_decks(self, decks: Mapping[int, Cards]) -> None:
        """Set the decks of later deals by hand, by deal number."""
        self._decks = replace(self._decks, overrides=decks)

    def sheet(self, moment: Moment) -> Sheet | None:
        """Return the score sheet of the deal at a moment, None while the deal is not over."""
        ended = self._end(moment)
        return None if ended is None else ended[0]

    def match_score(self, moment: Moment) -> MatchScore:
        """Return the match score at a moment; a deal counts in it once it is over."""
        ended = self._end(moment)
        return self.before(moment.deal) if ended is None else ended[1]

    def _end(self, moment: Moment) -> tuple[Sheet, MatchScore] | None:
        """Return the final sheet of a deal and the match score after it; None until it is over."""
        cached = self._ended.get(moment.deal)
        if cached is not None and cached[0] is moment:
            return cached[1:]
        view = self.game.view(moment.state, Seat(0))
        if not view.over:
            return None
        sheet, before = self.game.count(view), self.before(moment.deal)
        if before.alone and self.start(moment.deal) is None:
            after = match.single(before, sheet, sheet.parties)
        else:
            after = self.game.match(self.options, before, sheet)
        self._ended[moment.deal] = (moment, sheet, after)
        return sheet, after

    def next(self, last: Moment) -> DealStart[Any]:
        """Return the start of the next deal, after the last moment of one.

        The deal passes to the next player who is still in; after a void deal it does not pass.
        """
        sheet, match_score = self.sheet(last), self.match_score(last)
        assert sheet is not None  # it is over
        dealer = last.state.start.dealer  # a position gives one too
        if not sheet.void:
            seats = self.game.seating(self.options)
            order = seats.order(seats.next(dealer))
            dealer = next(seat for seat in order if seat in match_score.playing)
        deck = self._decks.of(last.deal + 1)
        return DealStart(self.options, dealer, deck, match_score.scores, match_score.playing)

    def add(self, start: DealStart[Any], last: Moment, dealt: int) -> None:
        """Add the deal that follows a moment, in place of any later ones.

        Args:
            start: the start of the new deal.
            last: the last moment of the deal before it.
            dealt: the number of the moment in which it is dealt.
        """
        place = last.deal + 1 - self.first
        self.starts[place:] = [start]
        self._before[place:] = [self.match_score(last)]
        self._dealt[place:] = [dealt]

    def copy(self) -> Deals:
        """Return a copy that can be changed without changing this one."""
        other = copy(self)
        other.starts, other._before, other._dealt = [*self.starts], [*self._before], [*self._dealt]
        other._ended = dict(self._ended)
        return other
