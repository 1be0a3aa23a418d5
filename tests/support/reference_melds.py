"""Melds by brute force, from RULES.md sections 5 and 6 alone: no code of the rules is used.

Cards are words as a text has them: `5h`, a wild card of which nothing is said (`JK`, at Burraco any
two), or one with the card it is to stand for (`JK=7h`, `2d=7h`; `2h=2h` lies as itself).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random

from support.depth import TIMES

SUITS = "hdcs"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
LINE = (*RANKS, "A")
ALL = tuple(rank + suit for suit in SUITS for rank in RANKS)
ENDS = ("low", "high")

Lies = tuple[str, str]
"""A card, and the card that it counts as."""


@dataclass(frozen=True)
class House:
    """What differs between the two games, and between tables.

    Args:
        twos: whether twos are wild, as jokers are.
        longest_set: cards of a set at most.
        twins: whether a set may have a suit twice.
        two_aces: whether a sequence may have a natural ace at both ends.
        either_end: whether a freed wild card goes to any end, or to the lower one.
        shift: whether a wild card at an end fills a gap at the other.
        two_shifts: whether a natural two does so as well.
    """

    twos: bool
    longest_set: int
    twins: bool
    two_aces: bool = False
    either_end: bool = False
    shift: bool = False
    two_shifts: bool = False

    def wild(self, card: str) -> bool:
        """Whether a card may stand for another."""
        return card == "JK" or (self.twos and card[:-1] == "2")


SCALA40 = House(twos=False, longest_set=4, twins=False)


@dataclass(frozen=True)
class Reading:
    """One way to lie: a set, its cards sorted, or a sequence from its low end.

    Args:
        kind: `set` or `sequence`.
        cards: the cards with what they count as; in a set of twins a wild one as any of its rank.
        low: the place of the first card of a sequence; the low ace has place 0.
    """

    kind: str
    cards: tuple[Lies, ...]
    low: int = 0

    @property
    def wild(self) -> tuple[Lies, ...]:
        """The cards that count as others."""
        return tuple(each for each in self.cards if each[0] != each[1])

    @property
    def high(self) -> int:
        """The place of the last card of a sequence."""
        return self.low + len(self.cards) - 1


def readings(words: Sequence[str], house: House) -> set[Reading]:
    """Every meld of at least three cards, one of them wild at most, that some words may mean.

    Where a wild card need not count as another, it does not: only readings with the fewest wild
    cards are told.
    """
    if len(words) < 3:
        return set()
    found = {
        reading for lies in _each_counts_as(words, house) for reading in shapes(lies, house, words)
    }
    fewest = min((len(each.wild) for each in found), default=0)
    return {each for each in found if len(each.wild) == fewest}


def _each_counts_as(words: Sequence[str], house: House) -> Iterator[tuple[Lies, ...]]:
    sure = sum(_other(word) for word in words)
    if sure > 1:
        return
    natural = tuple((card, stands or card) for card, _, stands in (w.partition("=") for w in words))
    if sure and "JK" not in words:
        yield natural
    elif sure == 0:
        if "JK" not in words:
            yield natural
        for place, word in enumerate(words):
            if "=" not in word and house.wild(word) and words.count("JK") == (word == "JK"):
                for stands in ALL:
                    if stands != word:
                        yield (*natural[:place], (word, stands), *natural[place + 1 :])


def _other(word: str) -> bool:
    """Whether a word says that a card counts as another."""
    card, said, stands = word.partition("=")
    return bool(said) and card != stands


def shapes(lies: Sequence[Lies], house: House, words: Sequence[str]) -> Iterator[Reading]:
    """A set or sequences of just these cards."""
    as_what = [stands for _, stands in lies]
    ranks, suits = [each[:-1] for each in as_what], [each[-1] for each in as_what]
    if len({*ranks}) == 1:
        deuces = house.twos and ranks[0] == "2"
        if not deuces and len(lies) <= house.longest_set:
            if house.twins:
                of_rank = ((card, f"{ranks[0]}?" if card != stands else stands)
                           for card, stands in lies)  # fmt: skip
                yield Reading("set", tuple(sorted(of_rank)))
            elif len({*suits}) == len(suits):
                yield Reading("set", tuple(sorted(lies, key=lambda each: each[1])))
        return
    if len({*suits}) > 1:
        return
    natural_aces = sum(card[:-1] == "A" for card, _ in lies)
    if natural_aces > 1 + house.two_aces:
        return
    found = []
    for ends in product((0, 13), repeat=ranks.count("A")):
        at, left = {}, list(ends)
        for each, rank in zip(lies, ranks, strict=True):
            at[left.pop(0) if rank == "A" else RANKS.index(rank)] = each
        low = min(at)
        if len(at) == len(lies) == max(at) - low + 1:
            found.append(Reading("sequence", tuple(at[place] for place in sorted(at)), low))
    yield from _as_written(found, words)


def _as_written(found: list[Reading], words: Sequence[str]) -> list[Reading]:
    """Of two sequences that differ in where an ace lies: what is written first lies low.

    An only ace that is silent may lie at either end.
    """
    aces = [word for word in words if word.rpartition("=")[2][:-1] == "A"]
    if len(found) < 2 or not aces:
        return found
    if found[0].low == 0 and found[0].high == 13:
        order = [word.partition("=")[0] for word in words]
        return [min(found, key=lambda each: order.index(each.cards[0][0]))]
    return [each for each in found if (each.low == 0) == (words[0] in aces)]


# Adding a card to a meld of Burraco


@dataclass(frozen=True)
class Added:
    """A meld with one card more.

    Args:
        meld: the longer meld.
        stands: what the card counts as there.
        ace_end: who went to which end, `JK low`, where that could be told; the ace itself too.
    """

    meld: Reading
    stands: str
    ace_end: str = ""


def grown(meld: Reading, word: str, house: House) -> set[Added]:
    """What a meld may become when a card is added, as the word says it; wild cards may move.

    A card that can lie as itself does, unless it is said to count as another.
    """
    card, said, stands = word.partition("=")
    ways = {*_added(meld, card, house)}
    if said and meld.kind == "set" and card != stands:
        return {each for each in ways if each.stands == f"{stands[:-1]}?"}
    if said:
        return {each for each in ways if each.stands == stands}
    return {each for each in ways if each.stands == card} or ways


def _added(meld: Reading, card: str, house: House) -> Iterator[Added]:
    if meld.kind == "set":
        rank = meld.cards[0][1][:-1]
        natural = card != "JK" and card[:-1] == rank
        if len(meld.cards) < house.longest_set and (
            natural or (house.wild(card) and not meld.wild)
        ):
            stands = card if natural else f"{rank}?"
            yield Added(Reading("set", tuple(sorted((*meld.cards, (card, stands))))), stands)
        return
    suit = meld.cards[0][1][-1]
    wild = next((n for n, each in enumerate(meld.cards) if each[0] != each[1]), None)
    if card != "JK" and card[-1] == suit:
        for place in (0, 13) if card[:-1] == "A" else (RANKS.index(card[:-1]),):
            yield from _in_place(meld, card, place, wild, house)
    if house.wild(card):
        for place in (meld.low - 1, meld.high + 1):
            if 0 <= place <= 13:
                as_what = LINE[place] + suit
                if as_what != card and wild is None:
                    cards = ((card, as_what), *meld.cards)
                    if place > meld.low:
                        cards = (*meld.cards, (card, as_what))
                    end = f"{card} {ENDS[place > 0]}" if as_what[:-1] == "A" else ""
                    yield Added(Reading("sequence", cards, min(place, meld.low)), as_what, end)


def _in_place(
    meld: Reading, card: str, place: int, wild: int | None, house: House
) -> Iterator[Added]:
    suit, low, high = card[-1], meld.low, meld.high
    ace = f"{card} {ENDS[place > 0]}" if card[:-1] == "A" else ""
    if ace and not house.two_aces:
        others = (each[0][:-1] == "A" for each in meld.cards)
        if any(others):
            return
    own = (card, card)
    if place == low - 1:
        yield Added(Reading("sequence", (own, *meld.cards), place), card, ace)
    elif place == high + 1:
        yield Added(Reading("sequence", (*meld.cards, own), low), card, ace)
    elif wild is not None and place == low + wild:
        freed = meld.cards[wild][0]
        cards = (*meld.cards[:wild], own, *meld.cards[wild + 1 :])
        if low > 0:
            lies = (freed, LINE[low - 1] + suit)
            yield Added(Reading("sequence", (lies, *cards), low - 1), card, ace or f"{freed} low")
        if high < 13 and (house.either_end or low == 0):
            lies = (freed, LINE[high + 1] + suit)
            yield Added(Reading("sequence", (*cards, lies), low), card, ace or f"{freed} high")
    elif place == high + 2 and _leaves(meld, 0, wild, house):
        moved = meld.cards[0][0]
        cards = (*meld.cards[1:], (moved, LINE[high + 1] + suit), own)
        yield Added(Reading("sequence", cards, low + 1), card, ace)
    elif place == low - 2 and _leaves(meld, len(meld.cards) - 1, wild, house):
        moved = meld.cards[-1][0]
        cards = (own, (moved, LINE[low - 1] + suit), *meld.cards[:-1])
        yield Added(Reading("sequence", cards, place), card, ace)


def _leaves(meld: Reading, end: int, wild: int | None, house: House) -> bool:
    """Whether the card at an end may go to the other."""
    if wild is not None:
        return house.shift and wild == end
    return house.shift and house.two_shifts and meld.cards[end][0][:-1] == "2"


# Texts that may be melds


def plain(house: House) -> Iterator[tuple[str, ...]]:
    """Sequences and sets of three to nine cards, and the longest there are, without wild cards."""
    for size in (*range(3, 10), 13, 14):
        for low in range(15 - size):
            yield tuple(f"{rank}h" for rank in LINE[low : low + size])
    for rank in RANKS:
        for size in range(3, 10):
            if size <= house.longest_set + 1:
                yield tuple(rank + (SUITS * 3)[number] for number in range(size))


def said(house: House) -> Iterator[tuple[str, ...]]:
    """Melds and what looks like some: each card of them wild, and said to be each card."""
    wild = ("JK", "2h", "2s") if house.twos else ("JK",)
    for cards in plain(house):
        yield cards
        for place, card in product(range(len(cards)), wild):
            for stands in ("", *ALL):
                word = f"{card}={stands}" if stands else card
                yield (*cards[:place], word, *cards[place + 1 :])


def silent(house: House) -> Iterator[tuple[str, ...]]:
    """Melds and what looks like some, one card of them wild, of which nothing is said."""
    for cards in plain(house):
        for place, card in product(range(len(cards)), ("JK", "2h", "2s")[: 1 + 2 * house.twos]):
            yield (*cards[:place], card, *cards[place + 1 :])


def said_twice(house: House) -> Iterator[tuple[str, ...]]:
    """Two wild cards in one meld: silent, or said to be what is missing, or to be themselves."""
    wild = ("JK", "2h", "2c") if house.twos else ("JK",)
    for cards in plain(house):
        for one, other in product(range(len(cards)), repeat=2):
            if one < other:
                for first, second in product(wild, repeat=2):
                    for each, last in product(
                        _words(first, cards[one], house), _words(second, cards[other], house)
                    ):
                        words = [*cards]
                        words[one], words[other] = each, last
                        yield tuple(words)


def _words(wild: str, card: str, house: House) -> Iterator[str]:
    yield wild
    yield f"{wild}={card}"
    if wild != "JK":
        yield f"{wild}={wild}"


def shuffled(written: Iterator[tuple[str, ...]], every: int) -> Iterator[tuple[str, ...]]:
    """Some of them, in any order."""
    chance = Random(38)
    for words in part(written, every):
        yield tuple(chance.sample(words, len(words)))


def part(written: Iterable[tuple[str, ...]], every: int) -> list[tuple[str, ...]]:
    """One text of so many; forty times as many for `THOROUGH=2`, and so on up to all."""
    return list(written)[:: every if TIMES == 1 else max(1, every // (20 * TIMES)) | 1]
