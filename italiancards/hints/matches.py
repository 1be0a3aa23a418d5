"""Chances to win a match by points, from its score, for parties that play equally well."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from itertools import combinations_with_replacement, permutations, product
from math import fsum
from operator import ge, itemgetter, mul
from random import Random
from typing import Any

from italiancards.core.cards import shuffled
from italiancards.core.game import DealStart, Game
from italiancards.core.seats import Seat

STARTS, FROM_EACH = 24, 25
"""Initial deals played to learn what deals bring, and rollouts of each."""

PAUSE = 100_000
"""Deals summed up between two pauses: some 10 ms."""

Points = tuple[int, ...]
"""Points of each party."""


class Match:
    """Chances to win a match in which the highest score wins once it has reached the target.

    Parties that are level at the top, past the target, share the chance equally.

    Scores that differ only in their order are worked out once. The chances of the first party from
    each score are kept in one row of numbers, finished matches included: from any score a deal
    leads as many places further.

    Args:
        target: the points that are enough to win.
        deals: how often each outcome of a deal was counted, by the points it brings to each party:
            0 or more, and 0 to all left out. Every order of the parties must be counted as often.

    >>> close = Match(3, {(1, 0): 1, (0, 1): 1})
    >>> close.won((2, 1)), close.won((2, 2)), close.won((3, 1))
    ((0.75, 0.25), (0.5, 0.5), (1.0, 0.0))
    """

    def __init__(self, target: int, deals: Mapping[Points, int]) -> None:
        self.target, self.deals = target, deals
        self._most = max(map(max, deals))
        self._parties, wide = len(next(iter(deals))), target + self._most
        self._steps = [wide**party for party in reversed(range(self._parties))]
        self._often = [often / sum(deals.values()) for often in deals.values()]
        self._after = itemgetter(*map(self._index, deals), 0)  # of two places or more: a tuple
        self._known = set[Points]()
        self._won = array("d")
        for others in product(range(wide), repeat=self._parties - 1):  # all but the last party's
            most = max(others)
            leads, leaders = float(others[0] == most), others.count(most)
            self._won.extend([leads / leaders] * most)
            self._won.append(leads / (leaders + 1))
            self._won.extend([0.0] * (wide - most - 1))

    def won(self, scores: Points) -> tuple[float, ...]:
        """Return the chance of each party to win the match, from 0 to 1; together they are 1.

        Args:
            scores: the points of each party; negative ones are allowed.
        """
        if min(scores) < 0:
            return self._below.won(self._raised(scores))
        most = max(scores)
        if most >= self.target:  # where several lead one more deal is played, as likely for each
            return tuple((score == most) / scores.count(most) for score in scores)
        for _ in self.work_out(scores):
            pass
        return tuple(self._won[self._index(_first(score, scores))] for score in scores)

    def work_out(self, scores: Points) -> Iterator[None]:
        """Work out and store the chances from a score and all after it; yield None as a pause.

        Args:
            scores: the points of each party.

        Yields:
            None at each pause, some 10 ms apart; when it ends, `won` answers at once.
        """
        if min(scores) < 0:
            yield from self._below.work_out(self._raised(scores))
            return
        least, summed = tuple(sorted(scores)), 0
        if least in self._known or least[-1] >= self.target:
            return
        counts = combinations_with_replacement(range(least[0], self.target), self._parties)
        for count in sorted(counts, key=sum, reverse=True):  # what follows a count comes before it
            if count in self._known or not all(map(ge, count, least)):
                continue
            self._enter(count)
            summed += len(self.deals) * (len(set(count)) - 1)
            if summed >= PAUSE:
                yield
                summed = 0

    @cached_property
    def _below(self) -> Match:
        """Match used for scores below 0: as this one, with all scores raised by the target."""
        return Match(2 * self.target, self.deals)

    def _raised(self, scores: Points) -> Points:
        """Return a score raised to the scale of `_below`; what is still below 0 counts as 0."""
        return tuple(max(0, score + self.target) for score in scores)

    def _enter(self, count: Points) -> None:
        """Work out and store the chances from one score, out of those from the scores after it."""
        left, won, (last, *others) = 1.0, dict[int, float](), dict.fromkeys(count)
        for score in others:
            won[score] = self._mean(_first(score, count))
            left -= won[score] * count.count(score)
        won[last] = left / count.count(last)
        for each in permutations(count):
            self._won[self._index(each)] = won[each[0]]
        self._known.add(count)

    def _mean(self, scores: Points) -> float:
        """Return the chance that the first party wins the match, averaged over the next deal."""
        after = self._after(memoryview(self._won)[self._index(scores) :])
        return fsum(map(mul, self._often, after))

    def _index(self, scores: Points) -> int:
        """Return the index of a score in the table of chances."""
        return sum(map(mul, scores, self._steps))

    def in_sight(self, scores: Points) -> bool:
        """True if one more deal may bring a score to the target of the match."""
        return max(scores) + self._most >= self.target


def _first(score: int, scores: Points) -> Points:
    """Return a score with one party's points first, and those of the others in order."""
    others = sorted(scores)
    others.remove(score)
    return (score, *others)


_MATCHES: dict[tuple[str, Any], Match] = {}


def match_of(game: Game[Any, Any, Any], rollout: Callable[..., Any], options: Any) -> Match:
    """Return the chances of a match under some options; the first call plays deals to learn them.

    Args:
        game: the rules.
        rollout: makes a seat's decision from its view and its legal moves.
        options: what the table agreed on; its `target` ends the match.

    Returns:
        The match, kept for the next call with the same game and options.
    """
    for _ in learn(game, rollout, options):
        pass
    return _MATCHES[game.name, options]


def learn(game: Game[Any, Any, Any], rollout: Callable[..., Any], options: Any) -> Iterator[None]:
    """Play deals to learn the chances of a match under some options; yield None as a pause.

    Args:
        game: the rules.
        rollout: makes a seat's decision from its view and its legal moves.
        options: what the table agreed on.

    Returns:
        A pause after each initial deal; none where the match is known.
    """
    if (game.name, options) not in _MATCHES:
        brought = Counter[Points]()
        for number in range(STARTS):
            brought.update(_outcomes_of(game, rollout, options, number))
            yield
        brought.pop((0,) * len(game.parties(options)), None)
        _MATCHES[game.name, options] = Match(options.target, brought)


def prepare(
    game: Game[Any, Any, Any], rollout: Callable[..., Any], options: Any, scores: Points
) -> Iterator[None]:
    """Learn a match and work out its chances from a score, for `match_of`; yield None as a pause.

    Args:
        game: the rules.
        rollout: makes a seat's decision from its view and its legal moves.
        options: what the table agreed on.
        scores: the points of each party.

    Returns:
        Pauses; when they are over, `match_of` and `Match.won` answer at once.
    """
    yield from learn(game, rollout, options)
    yield from match_of(game, rollout, options).work_out(scores)


def _outcomes_of(
    game: Game[Any, Any, Any], rollout: Callable[..., Any], options: Any, number: int
) -> Iterator[Points]:
    """Yield the parties' points in deals played by the rollout policy, for every party order."""
    seating, parties = game.seating(options), game.parties(options)
    dealer, deck = Seat(number % seating.count), shuffled(game.deck(options), number)
    dealt, _ = game.deal(DealStart(options, dealer, deck, (0,) * len(parties), seating.seats))
    seat = game.view(dealt, dealer).to_move
    if seat is None:
        return  # the hands are so weak that they are dealt anew
    view, chance = game.view(dealt, seat), Random(number)
    tried = rollout(view, game.legal(view))
    for _ in range(FROM_EACH):
        yield from permutations(tried.deal(chance).finish())
