"""Candidate moves of a turn: generous, complete, and free of rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice, product

from italiancards.core.cards import RUMMY, Card, Cards
from italiancards.core.melds import Discard, Draw, End, Growth, Meld, Part, Take, growths
from italiancards.core.melds.joins import choices
from italiancards.core.melds.parts import TOP
from italiancards.core.moves import Move
from italiancards.games.burraco.rules.meaning import end_of
from italiancards.games.burraco.rules.moves import MELDS, BurracoAdd, BurracoLay
from italiancards.games.burraco.rules.state import VALUES
from italiancards.games.burraco.rules.view import BurracoView

SHORTEST, LONGEST = MELDS.shortest, MELDS.longest_set
LINE = {suit: tuple(Card(rank, suit) for rank in (*RUMMY.ranks, "A")) for suit in RUMMY.suits}
"""The cards of each suit from the low ace to the high one."""
OF_RANK = tuple(
    tuple(Card(rank, suit) for suit in RUMMY.suits)
    for rank in RUMMY.ranks
    if rank not in MELDS.wild_ranks
)
"""The cards of each rank that sets are made of."""
LAY_DOWNS = 200
"""Maximum number of lay-downs of several melds; those with the dearest melds come first."""


def candidates(view: BurracoView) -> Iterator[Move]:
    """Yield all moves that the rules may judge: draws, lay-downs, additions, discards.

    Where the first melds have to be worth something, lay-downs of several melds are considered too,
    two hundred at most.
    """
    yield Draw()
    yield Take()
    yield from _lay_downs(view.hand)
    if view.options.min_first_meld and not any(True for _ in view.own):
        yield from _several(view.hand)
    cards = dict.fromkeys(view.hand)
    for number, meld in enumerate(view.melds, start=1):
        first = meld.parts[0].stands
        assert first is not None  # in a meld every wild card stands for something
        like = first.rank if meld.kind == "set" else first.suit
        for card in cards:
            if like in (card.rank, card.suit) or MELDS.may_be_wild(card):
                yield from adds(view, card, number)
    for card in cards:
        yield Discard(card)


@lru_cache(maxsize=1 << 8)
def _lay_downs(hand: Cards) -> tuple[BurracoLay, ...]:
    """Return a lay-down of each meld in a hand, cached."""
    return tuple(BurracoLay((meld.parts,)) for meld in melds(hand))


# New melds


def melds(hand: Cards) -> Iterator[Meld]:
    """Yield every meld that some of these cards make, each wild card in each of its places.

    >>> hand = [RUMMY.card(card) for card in "5c 6c 7d 7s JK".split()]
    >>> [str(meld) for meld in melds(hand)]
    ['JK=4c 5c 6c', '5c 6c JK=7c', '7d 7s JK=7h']
    """
    held = Counter(hand)
    wild = [card for card in held if MELDS.may_be_wild(card)]
    gaps = MELDS.most_wild if wild else 0
    for suit in RUMMY.suits:
        if sum(card.suit == suit for card in held) >= SHORTEST - gaps:
            yield from _sequences(LINE[suit], held, wild)
    for same in OF_RANK:
        if sum(held[card] for card in same) >= SHORTEST - gaps:
            yield from _sets(same, held, wild)


def _sequences(line: Cards, held: Counter[Card], wild: list[Card]) -> Iterator[Meld]:
    """Yield the sequences of one suit that the cards held make."""
    gaps = MELDS.most_wild if wild else 0
    for first in range(TOP + 2 - SHORTEST):
        missing: list[int] = []
        for last in range(first, TOP + 1):
            both = first == 0 and last == TOP  # the ace lies at both ends
            if held[line[last]] < 1 + both:
                missing.append(last)
            if len(missing) > gaps:
                break
            if last - first + 1 >= SHORTEST:
                yield from _runs(line[first : last + 1], held, wild, [n - first for n in missing])


def _runs(run: Cards, held: Counter[Card], wild: list[Card], missing: list[int]) -> Iterator[Meld]:
    """Yield a sequence without wild card if complete, and with one in each place it may fill."""
    if not missing:
        yield Meld("sequence", tuple(map(Part.of, run)))
    places: Iterable[int] = range(len(run))
    if missing:
        places = [n for n, card in enumerate(run) if card == run[missing[0]]]
    for place in places:
        for card in wild:
            own = (*run[:place], *run[place + 1 :])
            if card != run[place] and held[card] > own.count(card):
                parts = (Part(card, each) if n == place else Part.of(each)
                         for n, each in enumerate(run))  # fmt: skip
                yield Meld("sequence", tuple(parts))


def _sets(suits: Cards, held: Counter[Card], wild: list[Card]) -> Iterator[Meld]:
    """Yield the sets of one rank that the cards held make, with and without a wild card."""
    stands = suits[0]
    for numbers in product(*(range(held[card] + 1) for card in suits)):
        size = sum(numbers)
        if size < SHORTEST - 1:
            continue
        own = [
            Part.of(card) for card, times in zip(suits, numbers, strict=True) for _ in range(times)
        ]
        if size >= SHORTEST:
            yield Meld("set", tuple(own))
        if size < LONGEST:
            for card in wild:
                yield Meld("set", (*own, Part(card, stands)))


def _several(hand: Cards) -> Iterator[Move]:
    """Yield lay-downs of two or more melds at once, those with most points first."""
    dearest = sorted(melds(hand), key=lambda meld: -VALUES.hand(meld.cards))
    once = list({tuple(sorted(meld.cards)): meld for meld in reversed(dearest)}.values())[::-1]

    yield from (BurracoLay.melds(*each) for each in islice(choices(hand, once), LAY_DOWNS))


# Adding


def adds(view: BurracoView, card: Card, number: int) -> Iterator[BurracoAdd]:
    """Yield the ways to add a card to a meld; if it does not fit, one plain way to be judged.

    Args:
        view: what the seat to move knows.
        card: a card of its hand.
        number: number of the meld on the table, from 1.

    Returns:
        Moves, each with the end it goes to where that makes a difference.
    """
    found = growths(view.melds[number - 1], card, view.melding)
    if not found:
        yield BurracoAdd(Part.of(card), number)
    tally = Counter(growth.part for growth in found)
    for growth in found:
        yield BurracoAdd(growth.part, number, _goes(growth, tally))


def _goes(growth: Growth, tally: Counter[Part]) -> End | None:
    """Return the end to name with an addition, where its card may go to several; else None."""
    return end_of(growth) if tally[growth.part] > 1 else None
