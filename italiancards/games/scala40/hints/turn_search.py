"""The fewest points in hand after a turn, found by trying every way to play it.

Longer melds are laid as three cards and then added to, so that few moves are enough to reach them
all. Where there are too many ways to look at, nothing is proven.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from italiancards.core.melds import JOKER, Meld
from italiancards.core.melds.lanes import NAMED, WILD, cards_in_melds, cards_in_pairs, places
from italiancards.games.scala40.hints.hand_points import VALUE
from italiancards.games.scala40.hints.meld_numbers import meld_numbers
from italiancards.games.scala40.hints.recording import Scala40Recording
from italiancards.games.scala40.hints.simulator_rules import hand_of, may_discard
from italiancards.games.scala40.rules.state import FINDER

LOOKED_AT = 600
"""Maximum number of states of a turn searched."""
SHORTEST = 3


@dataclass
class Scala40TurnEnd:
    """The best end of a turn found so far.

    Args:
        left: the points left in hand.
        played: the deal at that moment, before the discard; None before any was found.
        place: the card to be discarded.
        states: number of states searched.
    """

    left: int = 10_000
    played: Scala40Recording | None = None
    place: int = WILD
    states: int = 0

    @property
    def proven(self) -> bool:
        """True if all states were searched, or nothing can be less."""
        return self.left == 0 or self.states <= LOOKED_AT


def lowest_turn_end(deal: Scala40Recording) -> Scala40TurnEnd:
    """Fewest points that the seat to move, which has opened and drawn, can be left with."""
    found = Scala40TurnEnd()
    _look(deal, found, set())
    return found


def _look(deal: Scala40Recording, found: Scala40TurnEnd, known: set[object]) -> None:
    seat = deal.turn
    key = (deal.once[seat], deal.twice[seat], deal.jokers[seat], deal.picked, *sorted(deal.melds))
    if key in known or found.left == 0:
        return
    known.add(key)
    found.states += 1
    if found.states > LOOKED_AT:
        return
    hand_points = deal.hand_points(seat)
    for place in dict.fromkeys(hand_of(deal)):
        left = hand_points - VALUE[place]
        if left < found.left and may_discard(deal, place):
            found.left, found.played, found.place = left, deal, place
    for after in _steps(deal, seat):
        _look(after, found, known)


def _steps(deal: Scala40Recording, seat: int) -> Iterator[Scala40Recording]:
    """Deals after one step more; a card that no meld needs is added at once, and nothing else."""
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
    for meld in _short(deal, seat) if room >= SHORTEST else ():
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


def _short(deal: Scala40Recording, seat: int) -> Iterator[Meld]:
    """The melds of three cards that a hand holds."""
    once, jokers = deal.once[seat], deal.jokers[seat]
    cells = cards_in_pairs(once) if jokers else cards_in_melds(once)
    if not cells:
        return
    cards = [NAMED[place] for place in places(cells)] + [JOKER] * (jokers > 0)
    yield from (meld for meld in FINDER.melds(cards) if len(meld.parts) == SHORTEST)
