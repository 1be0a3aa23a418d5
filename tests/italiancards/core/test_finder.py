"""The finder against a second opinion that knows nothing of its pieces and its bounds.

The second opinion tries every choice of cards of one suit or one rank, with and without a joker, by
the words of the rule alone, and then every way to lay such choices together.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations
from random import Random

import pytest
from support.depth import often

from italiancards.core.cards import FRENCH_RANKS, RUMMY, Card, Cards
from italiancards.core.melds import JOKER, Finder, Meld, Part, Values, arrange
from italiancards.core.melds.pieces import AIMS, Pieces

FORTY = Values((11, *range(2, 11), 10, 10, 10), low_ace=1, joker=25)
FINDER = Finder(FORTY)
LINE = (*FRENCH_RANKS, "A")
WORTH = {rank: number for number, rank in enumerate(FRENCH_RANKS, start=1)} | dict.fromkeys(
    "JQK", 10
)
Chosen = tuple[int, ...]


@cache
def _worth(ranks: tuple[str, ...], suits: tuple[str, ...], jokers: int) -> int:
    """The most that some cards are worth as one meld, with a joker or without; 0 for none."""
    size, best = len(ranks) + jokers, 0
    if jokers > 1 or size < 3:
        return 0
    if len(set(ranks)) == 1 and len(set(suits)) == len(suits) and size <= 4:
        best = size * (11 if ranks[0] == "A" else WORTH[ranks[0]])
    if len(set(suits)) == 1:
        for start in range(14 - size + 1):
            window = list(LINE[start : start + size])
            for gap in range(size) if jokers else (None,):
                naturals = [rank for place, rank in enumerate(window) if place != gap]
                if sorted(naturals) == sorted(ranks):
                    high = [1 if start + place == 0 else 11 if rank == "A" else WORTH[rank]
                            for place, rank in enumerate(window)]  # fmt: skip
                    best = max(best, sum(high))
    return best


def _choices(hand: Cards) -> Iterator[tuple[Chosen, int]]:
    """Every choice of cards that is a meld, with the most it is worth."""
    wild = [place for place, card in enumerate(hand) if card == JOKER]
    groups: dict[str, list[int]] = {}
    for place, card in enumerate(hand):
        if card != JOKER:
            groups.setdefault(card.suit, []).append(place)
            groups.setdefault(card.rank, []).append(place)
    seen = set()
    for name, group in groups.items():
        most = len(group) if name in RUMMY.suits else 4
        for chosen in chain.from_iterable(combinations(group, size) for size in range(2, most + 1)):
            ranks = tuple(hand[place].rank for place in chosen)
            suits = tuple(hand[place].suit for place in chosen)
            if len(set(zip(ranks, suits, strict=True))) < len(chosen):
                continue
            for joker in ((), *((place,) for place in wild)):
                worth = _worth(ranks, suits, len(joker))
                if worth and (*chosen, *joker) not in seen:
                    seen.add((*chosen, *joker))
                    yield (*chosen, *joker), worth


def _second_opinion(hand: Cards) -> tuple[int, int, int]:
    """The most value, the fewest cards and the fewest points, each found by trying everything."""
    choices = [(sum(1 << place for place in chosen), worth) for chosen, worth in _choices(hand)]
    by_lowest: dict[int, list[tuple[int, int]]] = {}
    for mask, worth in choices:
        by_lowest.setdefault(mask & -mask, []).append((mask, worth))
    points = [FORTY.card(card) for card in hand]

    def weigh(mask: int, worth: int) -> tuple[int, int, int]:
        places = [place for place in range(len(hand)) if mask >> place & 1]
        return worth, len(places), sum(points[place] for place in places)

    weighed = {lowest: [(mask, weigh(mask, worth)) for mask, worth in own]
               for lowest, own in by_lowest.items()}  # fmt: skip

    @cache
    def most(left: int) -> tuple[int, int, int]:
        if not left:
            return (0, 0, 0)
        lowest = left & -left
        best = most(left ^ lowest)
        for mask, more in weighed.get(lowest, ()):
            if mask & left == mask:
                rest = most(left ^ mask)
                best = (max(best[0], rest[0] + more[0]), max(best[1], rest[1] + more[1]),
                        max(best[2], rest[2] + more[2]))  # fmt: skip
        return best

    useful = 0
    for mask, _ in choices:
        useful |= mask
    value, cards, away = most(useful)
    return value, len(hand) - cards, sum(points) - away


def _hand(chance: Random, size: int, jokers: int) -> Cards:
    """A hand of that size with so many jokers among it; every third is dense, to have melds."""
    naturals = [card for card in RUMMY.cards if card != JOKER]
    if chance.random() < 1 / 3:
        low = chance.randrange(9)
        naturals = [card for card in naturals if low <= FRENCH_RANKS.index(card.rank) < low + 6]
    return (*chance.sample(naturals, size - jokers), *[JOKER] * jokers)


def _check(hand: Cards) -> None:
    value, cards, points = _second_opinion(hand)
    found = [FINDER.best(hand, by) for by in AIMS]
    for laid in found:
        _is_a_lay_down_of(hand, laid.melds, laid.left)
        assert laid.value == sum(map(FORTY.meld, laid.melds))
        assert laid.points == FORTY.hand(laid.left)
    assert (found[0].value, len(found[1].left), found[2].points) == (value, cards, points), hand


def _is_a_lay_down_of(hand: Cards, melds: tuple[Meld, ...], left: Cards) -> None:
    laid = [card for meld in melds for card in meld.cards]
    assert sorted([*laid, *left]) == sorted(hand)
    for meld in melds:
        assert len(meld.parts) >= 3
        assert sum(part.wild for part in meld.parts) <= 1
        assert arrange(meld.parts) == meld


@pytest.mark.slow
def test_the_finder_lays_what_a_second_opinion_finds_best() -> None:
    chance = Random(40)
    for _ in range(300):
        _check(_hand(chance, chance.randint(3, 16), chance.choice((0, 0, 1, 1, 2))))


@pytest.mark.slow
def test_the_finder_agrees_with_the_second_opinion_on_thousands_of_hands() -> None:
    chance = Random(41)
    for number in range(often(400)):
        size = 13 + number % 14
        _check(
            _hand(chance, size, chance.choice((0, 1, 1, 2, 2, 3, 4) if size < 19 else (0, 1, 2)))
        )


def _choices_with_every_place(hand: Cards) -> set[str]:
    """Every meld of a hand, a joker in each place, by trying each card for it."""
    found = set()
    for chosen, _ in _choices(hand):
        cards = [hand[place] for place in chosen]
        own = tuple(Part.of(card) for card in cards if card != JOKER)
        if len(own) == len(cards):
            options = [own, own[::-1]]
        else:
            wild = [Part(JOKER, card) for card in set(RUMMY.cards) - {JOKER}]
            options = [parts for joker in wild for parts in ((*own, joker), (joker, *own))]
        for parts in options:
            meld = arrange(parts)
            if isinstance(meld, Meld):
                found.add(str(meld))
    return found


def test_every_meld_of_a_hand_is_listed_once_with_every_place_of_the_joker() -> None:
    chance = Random(42)
    for number in range(150):
        hand = _hand(chance, chance.randint(3, 13), number % 3)
        listed = [str(meld) for meld in FINDER.melds(hand)]
        assert len(listed) == len(set(listed))
        assert set(listed) == _choices_with_every_place(hand)


def test_a_whole_suit_is_one_sequence_and_a_joker_may_be_its_other_ace() -> None:
    hand = tuple(card for card in RUMMY.cards[:52] if card.suit == "c")
    melds = {str(meld) for meld in FINDER.melds((*hand, JOKER)) if len(meld.parts) == 14}
    low = " ".join(f"{rank}c" for rank in FRENCH_RANKS)
    assert melds == {f"{low} JK=Ac", f"JK=Ac{low[2:]} Ac"}
    twice = (*hand, Card("A", "c"))
    assert max(len(meld.parts) for meld in FINDER.melds(twice)) == 13


@pytest.mark.slow
def test_what_must_stay_stays_and_what_must_be_laid_is_laid() -> None:
    chance = Random(43)
    for _ in range(200):
        hand = _hand(chance, chance.randint(5, 12), chance.choice((0, 1)))
        for keep in (1, 2):
            fewer = max(_second_opinion(tuple(rest))[0] for rest in _without(hand, keep))
            assert FINDER.best(hand, keep=keep).value == fewer
            assert len(FINDER.best(hand, keep=keep).left) >= keep
        card = next(card for card in hand if card != JOKER)
        using = FINDER.best(hand, using=card)
        least = hand.count(card)
        others = [chosen for chosen in _choices(hand) if any(hand[p] == card for p in chosen[0])]
        assert bool(using.melds) == bool(others)
        assert not using.melds or using.left.count(card) < least


def _without(hand: Cards, number: int) -> Iterator[list[Card]]:
    for gone in combinations(range(len(hand)), number):
        yield [card for place, card in enumerate(hand) if place not in gone]


def test_a_sequence_is_kept_once_however_many_hands_hold_it() -> None:
    """Sequences in memory stay few, for they are looked through again and again."""
    pieces, chance = Pieces(FORTY), Random(5)
    pieces_in = [
        pieces.pieces_in(chance.getrandbits(52), aim) for _ in range(200) for aim in (0, 1)
    ]
    found = [
        each for whole_and_wild in pieces_in for pieces_of in whole_and_wild for each in pieces_of
    ]
    runs = [(weight, meld) for _, weight, meld in found if meld.kind == "sequence"]
    assert len({id(meld) for _, meld in runs}) == len({*runs}) < len(runs) / 10
