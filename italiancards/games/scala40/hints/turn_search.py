"""The fewest points in hand after a turn of Scala Quaranta: every way to play it."""

from __future__ import annotations

from collections.abc import Iterator

from italiancards.core.melds import JOKER, Meld
from italiancards.core.melds.lanes import NAMED, cards_in_melds, cards_in_pairs, places
from italiancards.games.scala40.hints.meld_numbers import VALUE, meld_numbers
from italiancards.games.scala40.hints.simulator import Scala40Recording
from italiancards.games.scala40.hints.simulator_rules import may_discard
from italiancards.games.scala40.rules.state import FINDER, MELDS
from italiancards.hints.melds.ends import TurnEnd, TurnEndSearch


def lowest_turn_end(deal: Scala40Recording) -> TurnEnd[Scala40Recording]:
    """Return the turn's end with fewest points in hand, for a seat that has opened and drawn."""
    return LEAST.best(deal, points_left, 0)


def points_left(deal: Scala40Recording, place: int) -> int:
    """Return minus the points left in hand after this discard."""
    return VALUE[place] - deal.hand_points(deal.turn)


def _steps(deal: Scala40Recording) -> Iterator[Scala40Recording]:
    """Yield copies after one more step: a card added, meld laid, joker swapped or added."""
    seat = deal.turn
    once, jokers, room = deal.once[seat], deal.jokers[seat], deal.size[seat] - deal.keep
    addable = once & deal.fits if room > 0 else 0
    swaps = 0
    for each in deal.extensions:
        swaps |= each.swaps
    needless = 0 if jokers or once & swaps else addable & ~cards_in_pairs(once)
    for place in places(needless & -needless or addable):
        for at, each in enumerate(deal.extensions):
            if each.cards >> place & 1:
                after = deal.branch()
                after.add(place, at)
                yield after
    if needless:
        return
    for meld in _melds_of_three(deal, seat) if room >= MELDS.shortest else ():
        after = deal.branch()
        after.lay([meld_numbers(meld)])
        yield after
    for at, each in enumerate(deal.extensions):
        for place in places(once & each.swaps):
            after = deal.branch()
            after.swap(place, at)
            yield after
        for stands in each.joker if jokers and room > 0 else ():
            after = deal.branch()
            after.add_joker(stands, at)
            yield after


def _melds_of_three(deal: Scala40Recording, seat: int) -> Iterator[Meld]:
    """Yield the melds of exactly three cards that a hand can lay."""
    once, jokers = deal.once[seat], deal.jokers[seat]
    cells = cards_in_pairs(once) if jokers else cards_in_melds(once)
    if not cells:
        return
    cards = [NAMED[place] for place in places(cells)] + [JOKER] * (jokers > 0)
    yield from (meld for meld in FINDER.melds(cards) if len(meld.parts) == MELDS.shortest)


LEAST = TurnEndSearch(_steps, may_discard, 600)
"""Search for the best end of a turn."""
