"""Cards as melds: every way to read them, and each longer meld that an added card makes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from italiancards.core.cards import RUMMY, Card, Cards, without
from italiancards.core.melds.meld import Meld, arrange
from italiancards.core.melds.parts import NATURALS, PLACE, TOP, Part, Parts
from italiancards.core.melds.rules import JOKER, ONE_JOKER, MeldRules

RANKS = (*PLACE, "A")


def readings(cards: Iterable[Card], rules: MeldRules = ONE_JOKER) -> tuple[Meld, ...]:
    """Return every meld that uses all of some cards, by any choice of wild ones.

    Args:
        cards: the cards, in any order.
        rules: what makes a meld.

    >>> burraco = MeldRules(("2",), repeats=True, longest_set=9, two_aces=True, freed="low_end")
    >>> candidates = tuple(map(RUMMY.card, ("4h", "5h", "2h", "JK")))
    >>> [str(meld) for meld in readings(candidates, burraco)]
    ['2h JK=3h 4h 5h']
    >>> [str(meld) for meld in readings(candidates)]
    ['2h JK=3h 4h 5h']
    """
    own = tuple(cards)
    if len(own) < rules.shortest:
        return ()
    found: dict[str, Meld] = {}
    for wild in _wild(own, rules):
        naturals = without(own, wild)
        if JOKER in naturals or len({*_ranks(naturals)}) > 1 < len({*_suits(naturals)}):
            continue  # neither of one rank nor of one suit
        for stands in product(*(_stands(card, naturals, rules) for card in wild)):
            parts = (*map(Part, wild, stands), *map(Part.of, naturals))
            for order in _ways_round(parts):
                meld = arrange(order, rules)
                if isinstance(meld, Meld):
                    found.setdefault(str(meld), meld)
    return tuple(found.values())


def _ways_round(parts: Parts) -> Iterator[Parts]:
    """Yield the parts with aces first, and, if there are aces, with them last."""
    aces = tuple(part for part in parts if part.stands and part.stands.rank == "A")
    others = tuple(part for part in parts if part not in aces)
    yield (*aces, *others)
    if aces:
        yield (*others, *aces[::-1])


def _wild(cards: Cards, rules: MeldRules) -> Iterator[Cards]:
    """Yield each subset of cards that may be wild, smallest first."""
    able = tuple(card for card in cards if rules.may_be_wild(card))
    for number in range(min(len(able), rules.most_wild) + 1):
        yield from dict.fromkeys(combinations(sorted(able), number))


def _ranks(cards: Cards) -> Iterator[str]:
    """Yield the ranks of cards."""
    return (card.rank for card in cards)


def _suits(cards: Cards) -> Iterator[str]:
    """Yield the suit of each card, "" for a joker."""
    return (card.suit for card in cards)


def _stands(card: Card, naturals: Cards, rules: MeldRules) -> Iterator[Card]:
    """Yield the cards that a wild card could represent beside some others."""
    ranks, suits = {*_ranks(naturals)}, {*_suits(naturals)}
    for other in NATURALS:
        in_set = len(ranks) == 1 and other.rank in ranks
        if in_set and rules.repeats:
            in_set = other.suit == RUMMY.suits[0]  # its suit does not matter
        in_sequence = len(suits) == 1 < len(ranks) and other.suit in suits
        if (in_set or in_sequence) and other != card:
            yield other


class Growth(NamedTuple):
    """A longer meld made by adding a card, and how it came about.

    Args:
        meld: the longer meld.
        part: the card that was laid, as it lies there.
        moved: the wild card that went to an end, or filled a gap; None where none moved.
        end: the end to which that went; of an ace, the end at which it lies itself.
    """

    meld: Meld
    part: Part
    moved: Card | None = None
    end: str = ""


def grow(meld: Meld, card: Card, rules: MeldRules) -> tuple[Meld, ...]:
    """Return the longer melds that a meld and one more card can make.

    Args:
        meld: the meld.
        card: the card.
        rules: what makes a meld, and how wild cards move.

    >>> burraco = MeldRules(("2",), repeats=True, longest_set=9, two_aces=True, freed="low_end")
    >>> run = readings(tuple(map(RUMMY.card, ("5h", "JK", "7h"))), burraco)[0]
    >>> [str(meld) for meld in grow(run, RUMMY.card("6h"), burraco)]
    ['JK=4h 5h 6h 7h']
    """
    return tuple(growth.meld for growth in growths(meld, card, rules))


@lru_cache(maxsize=1 << 14)
def growths(meld: Meld, card: Card, rules: MeldRules) -> tuple[Growth, ...]:
    """Return the longer melds that a card makes, each with the wild card that moved; cached.

    Args:
        meld: the meld.
        card: the card.
        rules: what makes a meld, and how wild cards move.
    """
    candidates: Iterator[tuple[Parts, Growth]]
    if meld.kind == "set":
        candidates = ((parts, Growth(meld, parts[-1])) for parts in _in_set(meld, card, rules))
    else:
        candidates = _in_run(meld, card, rules)
    found: dict[str, Growth] = {}
    for parts, growth in candidates:
        longer = arrange(parts, rules)
        fits = isinstance(longer, Meld) and longer.kind == meld.kind
        if fits and sum(part.wild for part in parts) <= rules.most_wild:
            assert isinstance(longer, Meld)
            found.setdefault(str(longer), growth._replace(meld=longer))
    return tuple(found.values())


def _in_set(meld: Meld, card: Card, rules: MeldRules) -> Iterator[Parts]:
    """Yield the parts of a set with one more card, as itself or as a wild card."""
    first = meld.parts[0].stands
    assert first is not None  # in a meld every wild card stands for something
    if card.rank == first.rank:
        yield (*meld.parts, Part.of(card))
    elif rules.may_be_wild(card):
        there = {part.stands for part in meld.parts}
        for suit in RUMMY.suits[:1] if rules.repeats else RUMMY.suits:
            stands = Card(first.rank, suit)
            if rules.repeats or stands not in there:
                yield (*meld.parts, Part(card, stands))


def _in_run(meld: Meld, card: Card, rules: MeldRules) -> Iterator[tuple[Parts, Growth]]:
    """Yield candidates, valid or not, for a sequence with one more card."""
    run = _Run(meld)
    for place in run.places(card):
        part = Part.of(card)
        here = Growth(meld, part, end="" if card.rank != "A" else "low" if place == 0 else "high")
        if place == run.low - 1:
            yield (part, *meld.parts), here
        elif place == run.high + 1:
            yield (*meld.parts, part), here
        elif place == run.wild and rules.freed != "hand":
            put = (*meld.parts[: place - run.low], part, *meld.parts[place - run.low + 1 :])
            wild = meld.parts[place - run.low].card
            for parts, end in _freed(run, put, wild, rules):
                yield parts, Growth(meld, part, wild, here.end or end)
        elif place == run.high + 2 and run.free(run.low, rules):
            first = meld.parts[0]
            filling = run.filled(first, run.high + 1)
            yield (*meld.parts[1:], filling, part), here._replace(moved=first.card)
        elif place == run.low - 2 and run.free(run.high, rules):
            last = meld.parts[-1]
            filling = run.filled(last, run.low - 1)
            yield (part, filling, *meld.parts[:-1]), here._replace(moved=last.card)
    if rules.may_be_wild(card):
        if run.low:
            part = run.filled(Part.of(card), run.low - 1)
            yield (part, *meld.parts), Growth(meld, part, end="" if run.low > 1 else "low")
        if run.high < TOP:
            part = run.filled(Part.of(card), run.high + 1)
            yield (*meld.parts, part), Growth(meld, part, end="" if run.high < TOP - 1 else "high")


def _freed(run: _Run, parts: Parts, wild: Card, rules: MeldRules) -> Iterator[tuple[Parts, str]]:
    """Yield parts with the freed wild card at an end, and that end; of either end, both."""
    low, high = run.low > 0, run.high < TOP
    if low:
        yield (run.filled(Part.of(wild), run.low - 1), *parts), "low"
    if high and (rules.freed == "either_end" or not low):
        yield (*parts, run.filled(Part.of(wild), run.high + 1)), "high"


class _Run:
    """A sequence by the places of its cards, from the low ace to the high one."""

    def __init__(self, meld: Meld) -> None:
        first = meld.parts[0].stands
        assert first is not None  # in a meld every wild card stands for something
        self.meld = meld
        self.suit = first.suit
        self.low = PLACE[first.rank]
        self.high = self.low + len(meld.parts) - 1
        wild = [place for place, part in enumerate(meld.parts, start=self.low) if part.wild]
        self.wild = wild[0] if wild else None

    def places(self, card: Card) -> tuple[int, ...]:
        """Return the places of a card in this sequence's suit; () for another suit."""
        if card.suit != self.suit:
            return ()
        return (0, TOP) if card.rank == "A" else (PLACE[card.rank],)

    def filled(self, part: Part, place: int) -> Part:
        """Return a card as the part of a meld that fills a place in this suit.

        Args:
            part: the card to put there.
            place: 0 for the low ace, `TOP` for the high one.
        """
        return Part(part.card, Card(RANKS[place], self.suit))

    def free(self, end: int, rules: MeldRules) -> bool:
        """Return True if the card at one end may move to fill a gap at the other.

        Args:
            end: the place of that end: `low` or `high`.
            rules: whether wild cards at an end may move.
        """
        if self.wild is not None:
            return rules.free_at_end and self.wild == end
        card = self.meld.parts[end - self.low].card
        return rules.two_turns_wild and card.rank in rules.wild_ranks
