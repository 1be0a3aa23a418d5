"""Finder of melds: all the melds of a hand, and the best to lay down together. Exact."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from italiancards.core.cards import Card, Cards
from italiancards.core.melds.joins import joined
from italiancards.core.melds.lanes import LANES, PLACED, SUIT, WILD, places, split
from italiancards.core.melds.meld import Meld
from italiancards.core.melds.parts import SHORTEST, TOP
from italiancards.core.melds.pieces import AIMS, Piece, Pieces, of_rank, sequence
from italiancards.core.melds.search import PieceSearch
from italiancards.core.melds.values import Values


@dataclass(frozen=True, slots=True)
class MeldChoice:
    """Some melds of a hand, laid together.

    Args:
        melds: the melds.
        value: what they are worth on the table.
        left: the cards that stay in hand.
        points: what those are worth.
    """

    melds: tuple[Meld, ...]
    value: int
    left: Cards
    points: int


class Finder:
    """Finds melds for a game.

    Args:
        values: what its cards are worth.

    >>> from italiancards.core.cards import RUMMY
    >>> from italiancards.core.melds.values import Values
    >>> finder = Finder(Values((11, *range(2, 11), 10, 10, 10), low_ace=1, joker=25))
    >>> hand = [RUMMY.card(card) for card in "10c Jc Qc Kc Kd Ks 2h 5s JK".split()]
    >>> best = finder.best(hand)
    >>> [str(meld) for meld in best.melds], best.value, best.left, best.points
    (['10c Jc Qc JK=Kc', 'Kd Kc Ks'], 70, ('2h', '5s'), 7)
    """

    def __init__(self, values: Values) -> None:
        self.values = values
        self.pieces = Pieces(values)

    # Every meld

    def melds(self, cards: Iterable[Card]) -> Iterator[Meld]:
        """Yield every meld that cards contain, with a joker in each place it could take."""
        once, _, jokers = split(cards)
        for suit, lane in enumerate(LANES):
            yield from self._sequences(suit, once >> lane & SUIT, jokers)
        for rank in range(TOP):
            there = [suit for suit, lane in enumerate(LANES) if once >> lane + rank & 1]
            for size in range(SHORTEST - 1, len(there) + 1):
                for chosen in combinations(there, size):
                    yield from of_rank(rank, chosen, jokers)

    def _sequences(self, suit: int, held: int, jokers: int) -> Iterator[Meld]:
        """Yield the sequences of a suit that held cards contain, with a joker in each place."""
        line = held | (held & 1) << TOP
        for first in range(TOP + 2 - SHORTEST):
            missing: int | None = None
            for last in range(first, TOP + 1):
                if not line >> last & 1:
                    if missing is not None or not jokers:
                        break
                    missing = last - first
                length = last - first + 1
                if length < SHORTEST:
                    continue
                both = length > TOP  # from ace to ace: one of the two must be the joker
                if missing is None and not both:
                    yield sequence(suit, first, length)
                if missing is None and jokers:
                    for joker in (0, TOP) if both else range(length):
                        yield sequence(suit, first, length, joker)
                if missing is not None and not both:
                    yield sequence(suit, first, length, missing)

    # The best of them together

    def best(
        self,
        cards: Iterable[Card],
        by: str = "value",
        *,
        keep: int = 0,
        jokers: bool = True,
        using: Card | None = None,
    ) -> MeldChoice:
        """Return the best melds of a hand to lay together; none in it if there are no melds.

        Args:
            cards: the hand.
            by: what it is best by, one of `AIMS`.
            keep: how many cards have to stay in hand.
            jokers: whether jokers may be laid.
            using: a card that must be laid; where it cannot be, nothing is.
        """
        hand = tuple(cards)
        once, twice, wild = split(hand)
        pieces_in = self.pieces.pieces_in(once, AIMS.index(by))
        choice = _Choice(pieces_in, None if using is None else PLACED[using])
        found = choice.best_within(once, twice, wild if jokers else 0, len(hand) - keep)
        return self._meld_choice(hand, found[1])

    def opening(
        self,
        cards: Iterable[Card],
        minimum: int,
        *,
        keep: int = 1,
        jokers: bool = True,
        using: Card | None = None,
    ) -> MeldChoice | None:
        """Return melds to lay together worth at least a minimum, or None if there are none.

        Tries the lay-down that leaves the fewest points first, then the one worth most.

        Args:
            cards: the hand.
            minimum: the points that the melds must be worth on the table.
            keep: how many cards have to stay in hand; 1 leaves the discard.
            jokers: whether jokers may be laid.
            using: a card that must be laid; None for no such card.

        >>> from italiancards.core.cards import RUMMY
        >>> from italiancards.core.melds.values import Values
        >>> finder = Finder(Values((11, *range(2, 11), 10, 10, 10), low_ace=1, joker=25))
        >>> hand = [RUMMY.card(card) for card in "Qc Kc JK 7d 7s 7h 2h".split()]
        >>> [str(meld) for meld in finder.opening(hand, 40).melds], finder.opening(hand, 60)
        (['Qc Kc JK=Ac', '7h 7d 7s'], None)
        """
        hand = tuple(cards)
        for by in ("points", "value"):
            found = self.best(hand, by, keep=keep, jokers=jokers, using=using)
            if found.melds and found.value >= minimum:
                return found
        return None

    def _meld_choice(self, hand: Cards, pieces: Iterable[Meld]) -> MeldChoice:
        """Return a choice of melds, its value and the cards left, from pieces of a hand."""
        melds = joined(pieces)
        left = list(hand)
        for meld in melds:
            for card in meld.cards:
                left.remove(card)
        value = sum(map(self.values.meld, melds))
        return MeldChoice(melds, value, tuple(left), self.values.hand(left))


class _Choice:
    """The heaviest pieces of a hand when a card has to be laid or some have to stay.

    Args:
        held: the pieces that the hand holds, without a joker and with one.
        using: the place of a card that has to be laid; `WILD` for a joker.
    """

    def __init__(self, held: tuple[list[Piece], list[Piece]], using: int | None) -> None:
        self.whole, self.wild = held
        self.using = using
        self.search = PieceSearch(self.whole, self.wild)
        self.tried: dict[tuple[int, int, int], Found] = {}

    def best_within(self, once: int, twice: int, jokers: int, most: int) -> Found:
        """Return total weight and melds of the best choice with at most so many cards.

        Args:
            once: the cards held, as bits.
            twice: the cards held twice, as bits.
            jokers: how many jokers may be laid.
            most: how many cards may be laid in all.

        Returns:
            The weight of the pieces, and their melds.
        """
        known = self.tried.get((once, twice, jokers))
        if known is not None:
            return known
        found = self._best_using(once, twice, jokers)
        if sum(len(meld.parts) for meld in found[1]) > most:
            found = max(self._without_one(once, twice, jokers, most), key=_weight, default=(0, []))
        self.tried[once, twice, jokers] = found
        return found

    def _without_one(self, once: int, twice: int, jokers: int, most: int) -> Iterator[Found]:
        """Yield the best choices from the hand without one of its jokers or cards."""
        if jokers:
            yield self.best_within(once, twice, jokers - 1, most)
        for place in places(once):
            card = 1 << place
            if twice & card:
                yield self.best_within(once, twice ^ card, jokers, most)
            elif place != self.using:
                yield self.best_within(once ^ card, twice, jokers, most)

    def _best_using(self, once: int, twice: int, jokers: int) -> Found:
        """Return weight and melds of the best choice, with the required card if there is one."""
        search, using = self.search, self.using
        if using is None:
            return search.heaviest(once, twice, jokers)
        best: Found = (0, [])
        for piece in (*self.whole, *(self.wild if jokers else ())):
            cards, weight, meld = piece
            there = meld.joker is not None if using == WILD else cards >> using & 1
            if there and cards & once == cards:
                more, others = search.heaviest(*_after(once, twice, jokers, piece))
                if weight + more > best[0]:
                    best = (weight + more, [meld, *others])
        return best


def _after(once: int, twice: int, jokers: int, piece: Piece) -> tuple[int, int, int]:
    """Return the hand as (once, twice, jokers) that remains after a piece is laid."""
    spent = piece[0] & twice
    wild = piece[2].joker is not None
    return once ^ piece[0] ^ spent, twice ^ spent, jokers - wild


Found = tuple[int, list[Meld]]
"""Some melds, and their total weight."""


def _weight(found: Found) -> int:
    """Return the total weight of the melds that a search found."""
    return found[0]
