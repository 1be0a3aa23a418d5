"""The finder: which melds a hand holds, and which of them are best laid down together. Exact.

A hand is two masks of 52 bits, the cards it holds and those it holds twice, and a number of jokers.
Longer sequences are made of pieces of three to five cards, so only those are tried: what is laid
together is worth the sum of its pieces, and a joker serves in one piece as well as in the whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from italiancards.core.cards import RUMMY, Card, Cards
from italiancards.core.melds.meld import JOKER, PLACE, SHORTEST, TOP, Meld, Part, Values, arranged

AIMS = ("value", "cards", "points")
"""What a lay-down can be best by: its worth, the cards or the points left in hand. What is equal by
that is best by cards, or by points where cards are counted."""

SUITS = RUMMY.suits
RANKS = RUMMY.ranks
SUIT = (1 << TOP) - 1
"""The bits of a suit, from the ace up."""
OF_RANK = sum(1 << TOP * suit for suit in range(len(SUITS)))
"""The bits of the aces; shifted, those of another rank."""
SHIFT = 12
"""Room for what comes second in a weight."""

_WHOLE = tuple(((1 << length) - 1, length) for length in (3, 4, 5))
_GAPPED = ((0b101, 3, 1), (0b1101, 4, 1), (0b1011, 4, 2), (0b11101, 5, 1), (0b11011, 5, 2),
           (0b10111, 5, 3))  # fmt: skip
"""Pieces with a joker inside: the cards as bits, how long it is, and the place of the joker."""

Piece = tuple[int, int, Meld]
"""A meld of which others are made: its cards as bits, what it weighs, and itself."""


@dataclass(frozen=True, slots=True)
class LayDown:
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


def _bit(card: Card) -> int:
    return TOP * SUITS.index(card.suit) + PLACE[card.rank]


WILD = -1
"""A joker, where a card that must be laid is told by its bit."""
BIT = {card: _bit(card) for card in RUMMY.known.values() if card != JOKER}
CARD = {bit: card for card, bit in BIT.items()}


def masks(cards: Iterable[Card]) -> tuple[int, int, int]:
    """A hand for the finder: the cards it holds, those it holds twice, and its jokers."""
    once = twice = jokers = 0
    for card in cards:
        if card == JOKER:
            jokers += 1
        else:
            bit = 1 << BIT[card]
            twice |= once & bit
            once |= bit
    return once, twice, jokers


def _sequence(suit: int, first: int, length: int, joker: int | None = None) -> Meld:
    """A sequence by its first place; `joker` counts from there."""
    parts = []
    for number in range(length):
        card = CARD[TOP * suit + (first + number) % TOP]
        parts.append(Part(JOKER if number == joker else card, card))
    return Meld("sequence", tuple(parts))


class Finder:
    """Finds melds for a game.

    Args:
        values: what its cards are worth.

    >>> from italiancards.core.melds.meld import Values
    >>> finder = Finder(Values((11, *range(2, 11), 10, 10, 10), low_ace=1, joker=25))
    >>> hand = [RUMMY.card(card) for card in "10c Jc Qc Kc Kd Ks 2h 5s JK".split()]
    >>> best = finder.best(hand)
    >>> [str(meld) for meld in best.melds], best.value, best.left, best.points
    (['10c Jc Qc JK=Kc', 'Kd Kc Ks'], 70, ('2h', '5s'), 7)
    """

    def __init__(self, values: Values) -> None:
        self.values = values
        self._runs = lru_cache(maxsize=1 << 14)(self._find_runs)
        self._sets = lru_cache(maxsize=1 << 10)(self._find_sets)

    # Every meld

    def melds(self, cards: Iterable[Card]) -> Iterator[Meld]:
        """Every meld that can be made of some cards, a joker in each of its places."""
        once, _, jokers = masks(cards)
        for suit in range(len(SUITS)):
            held = once >> TOP * suit & SUIT
            yield from self._sequences(suit, held, jokers)
        for rank in range(TOP):
            there = [suit for suit in range(len(SUITS)) if once >> TOP * suit + rank & 1]
            for size in range(SHORTEST - 1, len(there) + 1):
                for chosen in combinations(there, size):
                    yield from self._of_rank(rank, chosen, jokers)

    def _sequences(self, suit: int, held: int, jokers: int) -> Iterator[Meld]:
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
                    yield _sequence(suit, first, length)
                if missing is None and jokers:
                    for joker in (0, TOP) if both else range(length):
                        yield _sequence(suit, first, length, joker)
                if missing is not None and not both:
                    yield _sequence(suit, first, length, missing)

    def _of_rank(self, rank: int, chosen: tuple[int, ...], jokers: int) -> Iterator[Meld]:
        own = [CARD[TOP * suit + rank] for suit in chosen]
        if len(own) >= SHORTEST:
            yield _set([Part.of(card) for card in own])
        if jokers and len(own) < len(SUITS):
            for suit in range(len(SUITS)):
                if suit not in chosen:
                    joker = Part(JOKER, CARD[TOP * suit + rank])
                    yield _set([*map(Part.of, own), joker])

    # The best of them together

    def best(
        self,
        cards: Iterable[Card],
        by: str = "value",
        *,
        keep: int = 0,
        jokers: bool = True,
        using: Card | None = None,
    ) -> LayDown:
        """The best lay-down of a hand; without melds, one of nothing.

        Args:
            cards: the hand.
            by: what it is best by, one of `AIMS`.
            keep: how many cards have to stay in hand.
            jokers: whether jokers may be laid.
            using: a card that must be laid; where it cannot be, nothing is.
        """
        hand = tuple(cards)
        once, twice, wild = masks(hand)
        found = self._kept(once, twice, wild if jokers else 0, AIMS.index(by), len(hand) - keep,
                           None if using is None else BIT.get(using, WILD))  # fmt: skip
        return self._laid(hand, found[1])

    def opening(
        self,
        cards: Iterable[Card],
        minimum: int,
        *,
        keep: int = 1,
        jokers: bool = True,
        using: Card | None = None,
    ) -> LayDown | None:
        """A lay-down worth so many points, or None where the hand has none.

        Of the lay-downs that leave fewest points and that are worth most, the first that is enough.

        >>> from italiancards.core.melds.meld import Values
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

    def _laid(self, hand: Cards, pieces: Iterable[Meld]) -> LayDown:
        melds = _joined(pieces)
        left = list(hand)
        for meld in melds:
            for card in meld.cards:
                left.remove(card)
        value = sum(map(self.values.meld, melds))
        return LayDown(melds, value, tuple(left), self.values.hand(left))

    def _kept(
        self, once: int, twice: int, jokers: int, aim: int, most: int, using: int | None
    ) -> tuple[int, list[Meld]]:
        """The best pieces of at most so many cards, with what they weigh."""
        found = self._with(once, twice, jokers, aim, using)
        if sum(len(meld.parts) for meld in found[1]) <= most:
            return found
        best: tuple[int, list[Meld]] = (0, [])  # without one card or another
        if jokers:
            best = max(best, self._kept(once, twice, jokers - 1, aim, most, using), key=_weight)
        for bit in _bits(once):
            card = 1 << bit
            if twice & card:
                fewer = (once, twice ^ card)
            elif bit != using:
                fewer = (once ^ card, twice)
            else:
                continue
            best = max(best, self._kept(*fewer, jokers, aim, most, using), key=_weight)
        return best

    def _with(
        self, once: int, twice: int, jokers: int, aim: int, using: int | None
    ) -> tuple[int, list[Meld]]:
        """The best pieces, one of them with the card that must be laid."""
        if using is None:
            return self._solved(once, twice, jokers, aim)
        best: tuple[int, list[Meld]] = (0, [])
        whole, wild = self._pieces(once, aim)
        for cards, weight, meld in (*whole, *(wild if jokers else ())):
            if meld.joker is not None if using == WILD else cards >> using & 1:
                spent = cards & twice
                rest = (once ^ cards ^ spent, twice ^ spent)
                others = self._solved(*rest, jokers - (meld.joker is not None), aim)
                if weight + others[0] > best[0]:
                    best = (weight + others[0], [meld, *others[1]])
        return best

    def _pieces(self, once: int, aim: int) -> tuple[list[Piece], list[Piece]]:
        """The pieces that some cards hold: without a joker, and with one, the heaviest first."""
        whole: list[Piece] = []
        wild: list[Piece] = []
        for suit in range(len(SUITS)):
            held = once >> TOP * suit & SUIT
            if held & held - 1:  # two cards at least
                own, joker = self._runs(suit, held, aim)
                whole += own
                wild += joker
        for rank in range(TOP):
            same = once >> rank & OF_RANK
            if same & same - 1:
                own, joker = self._sets(rank, same, aim)
                whole += own
                wild += joker
        wild.sort(key=lambda piece: -piece[1])
        return whole, wild

    def _solved(self, once: int, twice: int, jokers: int, aim: int) -> tuple[int, list[Meld]]:
        """The heaviest pieces that can be laid together."""
        whole, wild = self._pieces(once, aim)
        search = _Search(whole)
        if not jokers or not wild:
            return search.best(once, twice), search.chosen(once, twice)
        top: tuple[int, int, int, tuple[Meld, ...]] = (-1, 0, 0, ())

        def with_jokers(
            once: int, twice: int, jokers: int, start: int, weight: int, melds: tuple[Meld, ...]
        ) -> None:
            nonlocal top
            plain = weight + search.best(once, twice)
            if plain > top[0]:
                top = (plain, once, twice, melds)
            if not jokers:
                return
            for number in range(start, len(wild)):
                cards, more, meld = wild[number]
                if plain + jokers * more <= top[0]:
                    return  # nothing that comes can be heavier
                if cards & once == cards:
                    spent = cards & twice
                    with_jokers(
                        once ^ cards ^ spent,
                        twice ^ spent,
                        jokers - 1,
                        number,
                        weight + more,
                        (*melds, meld),
                    )

        with_jokers(once, twice, jokers, 0, 0, ())
        weight, once, twice, melds = top
        return weight, [*melds, *search.chosen(once, twice)]

    # What a suit and a rank hold

    def _find_runs(self, suit: int, held: int, aim: int) -> tuple[list[Piece], list[Piece]]:
        line = held | (held & 1) << TOP
        whole, wild = [], []
        for first in range(TOP):
            seen = line >> first
            if not seen & 1:
                continue
            for bits, length in _WHOLE:
                if seen & bits == bits:
                    whole.append(self._piece(_sequence(suit, first, length), aim))
            for length in (2, 3, 4):  # the joker at the dearer end
                bits = (1 << length) - 1
                if seen & bits == bits:
                    above = first + length <= TOP
                    start, joker = (first, length) if above else (first - 1, 0)
                    wild.append(self._piece(_sequence(suit, start, length + 1, joker), aim))
            for bits, length, joker in _GAPPED:
                if seen & bits == bits:
                    wild.append(self._piece(_sequence(suit, first, length, joker), aim))
        return whole, wild

    def _find_sets(self, rank: int, same: int, aim: int) -> tuple[list[Piece], list[Piece]]:
        there = [suit for suit in range(len(SUITS)) if same >> TOP * suit & 1]
        whole: list[Piece] = []
        wild: list[Piece] = []
        for size in range(SHORTEST - 1, len(there) + 1):
            for chosen in combinations(there, size):
                for meld in self._of_rank(rank, chosen, 1):
                    into = wild if meld.joker else whole
                    if not (meld.joker and into and _same(into[-1][2], meld)):
                        into.append(self._piece(meld, aim))
        return whole, wild

    def _piece(self, meld: Meld, aim: int) -> Piece:
        cards = sum(1 << BIT[card] for card in meld.cards if card != JOKER)
        number, points = len(meld.parts), self.values.hand(meld.cards)
        first, second = (
            (self.values.meld(meld), number),
            (number, points),
            (points, number),
        )[aim]
        return cards, (first << SHIFT) + second, meld


class _Search:
    """The heaviest of some pieces that can be laid together; each answer is remembered."""

    def __init__(self, pieces: Iterable[Piece]) -> None:
        self.useful = 0
        self.by_lowest: dict[int, list[Piece]] = {}
        for piece in pieces:
            self.useful |= piece[0]
            self.by_lowest.setdefault(piece[0] & -piece[0], []).append(piece)
        self.known: dict[tuple[int, int], tuple[int, Piece | None]] = {}

    def best(self, once: int, twice: int) -> int:
        """What the heaviest pieces weigh together."""
        once &= self.useful
        if not once:
            return 0
        twice &= once
        known = self.known.get((once, twice))
        return known[0] if known else self._look(once, twice)

    def _look(self, once: int, twice: int) -> int:
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
        """Those pieces."""
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


def _weight(found: tuple[int, list[Meld]]) -> int:
    return found[0]


def _bits(mask: int) -> Iterator[int]:
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def _same(one: Meld, other: Meld) -> bool:
    """Whether two melds differ only in what the joker stands for."""
    return {part.card for part in one.parts} == {part.card for part in other.parts}


def _set(parts: list[Part]) -> Meld:
    found = arranged(tuple(parts))
    assert isinstance(found, Meld)  # cards of one rank, each of another suit
    return found


def _joined(pieces: Iterable[Meld]) -> tuple[Meld, ...]:
    """The pieces, sequences that follow each other laid as one where they may be."""
    melds = list(pieces)
    joined = True
    while joined:
        joined = False
        for one, other in combinations(melds, 2):
            whole = _joint(one, other) or _joint(other, one)
            if whole is not None:
                melds.remove(one)
                melds.remove(other)
                melds.append(whole)
                joined = True
                break
    return tuple(melds)


def _joint(one: Meld, other: Meld) -> Meld | None:
    if one.kind != "sequence" or other.kind != "sequence" or (one.joker and other.joker):
        return None
    last, first = one.parts[-1].stands, other.parts[0].stands
    if last is None or first is None or last.suit != first.suit or last.rank == "A":
        return None
    if PLACE[first.rank] != (PLACE[last.rank] + 1) % TOP or first.rank == "A":
        return None
    whole = arranged((*one.parts, *other.parts))
    return whole if isinstance(whole, Meld) else None
