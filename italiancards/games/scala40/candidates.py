"""What one could think of doing in a turn: generous, complete, and free of rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from italiancards.core.cards import Card, Cards
from italiancards.core.melds import JOKER, Add, Discard, Draw, Lay, Meld, Part, Swap, Take
from italiancards.core.melds.finder import AIMS, BIT
from italiancards.core.moves import Move
from italiancards.games.scala40.state import FINDER, VALUES
from italiancards.games.scala40.view import Scala40View

LAY_DOWNS = 400
"""Lay-downs of several melds that are thought of at most; those worth most come first."""


def candidates(view: Scala40View) -> Iterator[Move]:
    """Draw and take; every meld of the hand; every card where its rank or suit lies; discards.

    Whoever has not opened thinks of several melds at once too; a joker then stands where it is
    worth most, and of more than four hundred such lay-downs the dearest are thought of.
    """
    yield Draw()
    yield Take()
    melds = list(FINDER.melds(view.hand))
    yield from (Lay.melds(meld) for meld in melds)
    if not view.has_opened:
        several = [*islice(_together(view.hand, melds), LAY_DOWNS), *_best(view)]
        yield from dict.fromkeys(several)
    cards = dict.fromkeys(view.hand)
    for number, meld in enumerate(view.melds, start=1):
        for card in cards:
            for part in parts_for(card, meld):
                yield Add(part, number)
            if meld.joker is not None and _alike(card, meld):
                yield Swap(card, number)
    for card in cards:
        yield Discard(card)


def _together(hand: Cards, melds: list[Meld]) -> Iterator[Move]:
    """Two or more melds of a hand at once, the dearest first."""
    dearest: dict[Cards, Meld] = {}
    for meld in sorted(melds, key=lambda meld: -VALUES.meld(meld)):
        dearest.setdefault(tuple(sorted(meld.cards)), meld)
    chosen = list(dearest.values())

    def more(first: int, laid: tuple[Meld, ...], left: Counter[Card]) -> Iterator[Move]:
        for number in range(first, len(chosen)):
            meld = chosen[number]
            if all(left[card] >= 1 for card in meld.cards):
                now = (*laid, meld)
                if laid:
                    yield Lay.melds(*now)
                yield from more(number, now, left - Counter(meld.cards))

    yield from more(0, (), Counter(hand))


def _best(view: Scala40View) -> Iterator[Move]:
    """What the finder would lay, for a hand that holds more lay-downs than are thought of."""
    must = view.picked[0] if view.picked and view.options.picked_must_be_used else None
    for by in AIMS:
        melds = FINDER.best(view.hand, by, keep=view.keep, using=must).melds
        if len(melds) > 1:
            yield Lay.melds(*melds)


def _alike(card: Card, meld: Meld) -> bool:
    """Whether a card has the rank of a set, or the suit of a sequence."""
    first = meld.parts[0].stands
    assert first is not None  # every joker on the table stands for something
    return card.rank == first.rank if meld.kind == "set" else card.suit == first.suit


def parts_for(card: Card, meld: Meld) -> Iterator[Part]:
    """A card as it might be added to a meld; a joker in each of its places."""
    if card != JOKER:
        if _alike(card, meld):
            yield Part.of(card)
        return
    for stands in BIT:
        if _alike(stands, meld) and meld.extended(Part(JOKER, stands)):
            yield Part(JOKER, stands)
