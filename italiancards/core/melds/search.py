"""Exact search for the heaviest pieces that can be laid together; answers are remembered.

A search serves for every hand that is part of the one whose pieces it was given. The lowest card of
a hand is left over, or lies in one of the pieces that begin with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from italiancards.core.melds.meld import Meld
from italiancards.core.melds.pieces import Piece

FEW = 3
"""Most jokers laid by trying the heaviest pieces for each; more are searched like cards."""


class NaturalSearch:
    """The heaviest pieces without a joker.

    Args:
        pieces: the pieces.
    """

    def __init__(self, pieces: Iterable[Piece]) -> None:
        self.useful = 0
        self.by_lowest: dict[int, list[Piece]] = {}
        for piece in pieces:
            self.useful |= piece[0]
            self.by_lowest.setdefault(piece[0] & -piece[0], []).append(piece)
        self.known: dict[tuple[int, int], tuple[int, Piece | None]] = {}

    def best(self, once: int, twice: int) -> int:
        """Return the greatest total weight of melds, without jokers, that a hand can lay.

        Args:
            once: the cards held, as bits.
            twice: the cards held twice, as bits.
        """
        once &= self.useful
        if not once:
            return 0
        twice &= once
        known = self.known.get((once, twice))
        return known[0] if known else self._look(once, twice)

    def _look(self, once: int, twice: int) -> int:
        """Search, store and return the greatest total weight of melds in a hand."""
        lowest = once & -once
        best = (
            self.best(once, twice ^ lowest) if twice & lowest else self.best(once ^ lowest, twice)
        )
        chosen = None
        for piece in self.by_lowest.get(lowest, ()):
            cards = piece[0]
            if cards & once == cards:
                spent = cards & twice
                weight = piece[1] + self.best(once ^ cards ^ spent, twice ^ spent)
                if weight > best:
                    best, chosen = weight, piece
        self.known[once, twice] = (best, chosen)
        return best

    def chosen(self, once: int, twice: int) -> list[Meld]:
        """Return the melds of greatest total weight, without jokers, that a hand can lay.

        Args:
            once: the cards held, as bits.
            twice: the cards held twice, as bits.
        """
        melds = []
        while self.best(once, twice):
            once &= self.useful
            twice &= once
            piece = self.known[once, twice][1]
            if piece is None:
                lowest = once & -once
                once, twice = (once, twice ^ lowest) if twice & lowest else (once ^ lowest, twice)
            else:
                melds.append(piece[2])
                spent = piece[0] & twice
                once, twice = once ^ piece[0] ^ spent, twice ^ spent
        return melds


class PieceSearch:
    """The heaviest pieces, those with a joker among them.

    Args:
        whole: the pieces without a joker.
        wild: those with one.
    """

    def __init__(self, whole: Sequence[Piece], wild: Sequence[Piece]) -> None:
        self.plain = NaturalSearch(whole)
        self.wild = wild
        self.dearest: list[Piece] = []
        self.by_lowest: dict[int, list[Piece]] = {}
        self.known: dict[tuple[int, int, int], tuple[int, tuple[Meld, ...]]] = {}

    def heaviest(self, once: int, twice: int, jokers: int) -> tuple[int, list[Meld]]:
        """Return the greatest total weight that a hand can lay, jokers included, and the melds.

        Args:
            once: the cards held, as bits.
            twice: the cards held twice, as bits.
            jokers: how many jokers it may lay.
        """
        if not jokers or not self.wild:
            return self.plain.best(once, twice), self.plain.chosen(once, twice)
        if jokers <= FEW:
            return self._few(once, twice, jokers)
        if not self.by_lowest:
            for piece in self.wild:
                self.by_lowest.setdefault(piece[0] & -piece[0], []).append(piece)
        weight, melds = self._many(once, twice, jokers)
        return weight, [*melds]

    def _few(self, once: int, twice: int, jokers: int) -> tuple[int, list[Meld]]:
        """Return greatest weight and melds, by trying the heaviest pieces for a few jokers."""
        top: tuple[int, int, int, tuple[Meld, ...]] = (-1, 0, 0, ())
        dearest = self.dearest = self.dearest or sorted(self.wild, key=lambda piece: -piece[1])
        best = self.plain.best

        def lay(
            once: int, twice: int, jokers: int, start: int, weight: int, melds: tuple[Meld, ...]
        ) -> None:
            nonlocal top
            plain = weight + best(once, twice)
            if plain > top[0]:
                top = (plain, once, twice, melds)
            if not jokers:
                return
            for number in range(start, len(dearest)):
                cards, more, meld = dearest[number]
                if plain + jokers * more <= top[0]:
                    return  # nothing that comes can be heavier
                if cards & once == cards:
                    spent = cards & twice
                    left = once ^ cards ^ spent, twice ^ spent
                    lay(*left, jokers - 1, number, weight + more, (*melds, meld))

        lay(once, twice, jokers, 0, 0, ())
        weight, once, twice, melds = top
        return weight, [*melds, *self.plain.chosen(once, twice)]

    def _many(self, once: int, twice: int, jokers: int) -> tuple[int, tuple[Meld, ...]]:
        """Return greatest weight and melds, by searching card by card for many jokers."""
        if not jokers:
            return self.plain.best(once, twice), (*self.plain.chosen(once, twice),)
        if not once:
            return 0, ()
        known = self.known.get((once, twice, jokers))
        if known is not None:
            return known
        lowest = once & -once
        if twice & lowest:
            best, chosen = self._many(once, twice ^ lowest, jokers)
        else:
            best, chosen = self._many(once ^ lowest, twice, jokers)
        for spent_on, pieces in enumerate((self.plain.by_lowest, self.by_lowest)):
            for cards, weight, meld in pieces.get(lowest, ()):
                if cards & once == cards:
                    spent = cards & twice
                    left = once ^ cards ^ spent, twice ^ spent
                    more, others = self._many(*left, jokers - spent_on)
                    if weight + more > best:
                        best, chosen = weight + more, (meld, *others)
        self.known[once, twice, jokers] = (best, chosen)
        return best, chosen
