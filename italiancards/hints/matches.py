"""How likely a match by points is won from where it stands, by parties that play equally well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import permutations
from random import Random
from typing import Any

from italiancards.core.cards import shuffled
from italiancards.core.game import DealStart, Game
from italiancards.core.seats import Seat

STARTS, FROM_EACH = 24, 25
"""Deals that sensible players play to learn what one brings: from so many hands, so many each."""

Points = tuple[int, ...]
"""What each party has."""


@dataclass
class Match:
    """A match that the party wins that has more than all others once one has enough.

    Args:
        target: the points that are enough.
        deals: what a deal may bring to the parties, and how often it does.

    >>> close = Match(3, {(1, 0): 1, (0, 1): 1})
    >>> close.won((2, 1)), close.won((2, 2)), close.won((3, 1))
    ((0.75, 0.25), (0.5, 0.5), (1.0, 0.0))
    """

    target: int
    deals: Mapping[Points, int]
    _known: dict[Points, tuple[float, ...]] = field(default_factory=dict, repr=False)

    def won(self, scores: Points) -> tuple[float, ...]:
        """What each party has of winning the match from a count, from 0 to 1."""
        found = self._known.get(scores)
        if found is None:
            found = self._known[scores] = self._worked_out(scores)
        return found

    def in_sight(self, scores: Points) -> bool:
        """Whether a deal may end it, as deals usually go."""
        return max(scores) + max(map(max, self.deals)) >= self.target

    def _worked_out(self, scores: Points) -> tuple[float, ...]:
        most = max(scores)
        if most >= self.target:  # where several lead one more deal is played, as likely for each
            return tuple((score == most) / scores.count(most) for score in scores)
        won, number = [0.0] * len(scores), 0
        for deal, often in self.deals.items():
            number += often
            after = self.won(tuple(map(int.__add__, scores, deal)))
            won = [had + often * share for had, share in zip(won, after, strict=True)]
        return tuple(share / number for share in won)


_MATCHES: dict[tuple[str, Any], Match] = {}


def match_of(game: Game[Any, Any, Any], trial: Callable[..., Any], options: Any) -> Match:
    """A match under some options; what its deals bring is learnt from sensible players, once.

    Args:
        game: the game.
        trial: a seat's decision in it, from its view and its legal moves.
        options: what was agreed.
    """
    known = _MATCHES.get((game.name, options))
    if known is None:
        known = _MATCHES[game.name, options] = Match(options.target, _brought(game, trial, options))
    return known


def _brought(game: Game[Any, Any, Any], trial: Callable[..., Any], options: Any) -> Counter[Points]:
    """What deals bring to the parties where all play sensibly, whoever sits where."""
    seating, parties = game.seating(options), game.parties(options)
    brought: Counter[Points] = Counter()
    for number in range(STARTS):
        dealer, deck = Seat(number % seating.count), shuffled(game.deck(options), number)
        dealt, _ = game.deal(DealStart(options, dealer, deck, (0,) * len(parties), seating.seats))
        seat = game.view(dealt, dealer).to_move
        if seat is None:
            continue  # the hands are so weak that they are dealt anew
        view, chance = game.view(dealt, seat), Random(number)
        tried = trial(view, game.legal(view))
        for _ in range(FROM_EACH):
            brought.update(permutations(tried.deal(chance).finish()))
    brought.pop((0,) * len(parties), None)
    return brought
