"""Candidate moves of a turn: generous, complete, and free of rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from italiancards.core.cards import Cards
from italiancards.core.melds import Add, Discard, Draw, Lay, Meld, Swap, Take
from italiancards.core.melds.joins import choices
from italiancards.core.melds.pieces import AIMS
from italiancards.core.moves import Move
from italiancards.games.scala40.rules.finish import openings
from italiancards.games.scala40.rules.state import FINDER, VALUES
from italiancards.games.scala40.rules.view import Scala40View

LAY_DOWNS = 400
"""Maximum number of lay-downs of several melds; those with the dearest melds come first."""


def candidates(view: Scala40View) -> Iterator[Move]:
    """Yield all moves that the rules may judge: draws, lay-downs, additions, swaps, discards.

    Before a player has opened, lay-downs of several melds are considered too; a joker then stands
    where it is worth most. Of more than four hundred the first are looked at, those with
    the dearest melds, and the finder's own.
    """
    yield Draw()
    yield Take()
    melds = list(FINDER.melds(view.hand))
    yield from (Lay.melds(meld) for meld in melds)
    if not view.has_opened:
        yield from _several(view, melds)
    cards = dict.fromkeys(view.hand)
    for number, meld in enumerate(view.melds, start=1):
        for card in cards:
            for part in meld.ways(card):
                yield Add(part, number)
            if meld.joker is not None and meld.alike(card):
                yield Swap(card, number)
    for card in cards:
        yield Discard(card)


def _several(view: Scala40View, melds: list[Meld]) -> Iterator[Move]:
    """Yield lay-downs of two or more melds at once, each in one order only."""
    known = set[frozenset[tuple[str, int]]]()
    for together in (*islice(_meld_choices(view.hand, melds), LAY_DOWNS), *_best(view)):
        key = frozenset(Counter(map(str, together)).items())
        if len(together) > 1 and key not in known:
            known.add(key)
            yield Lay.melds(*together)


def _meld_choices(hand: Cards, melds: list[Meld]) -> Iterator[tuple[Meld, ...]]:
    """Yield choices of several melds of a hand together, those with most points first."""
    dearest: dict[Cards, Meld] = {}
    for meld in sorted(melds, key=lambda meld: -VALUES.meld(meld)):
        dearest.setdefault(tuple(sorted(meld.cards)), meld)
    return choices(hand, [*dearest.values()])


def _best(view: Scala40View) -> Iterator[tuple[Meld, ...]]:
    """Yield the finder's best melds by each aim, for hands too rich to try all choices."""
    jokers = not view.options.opening_without_joker
    for by in AIMS:
        yield FINDER.best(view.hand, by, keep=view.keep, jokers=jokers).melds
    if view.picked:
        yield from (found.melds for found in openings(view, view.hand, view.picked[0]))
