"""The best end of a turn, found by trying every way to lay and add.

Longer melds are laid as three cards and then added to, so that few moves are enough to reach them
all. Where there are too many ways to look at, nothing is proven.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from italiancards.core.melds.lanes import NAMED
from italiancards.games.burraco.hints.meld_numbers import cards_of, extend, meld_numbers
from italiancards.games.burraco.hints.plans import SoloTurn
from italiancards.games.burraco.hints.simulator_rules import hand_of, leaves, may_discard, may_lay
from italiancards.games.burraco.rules.candidates import melds
from italiancards.games.burraco.rules.moves import MELDS
from italiancards.hints.melds.hands import NOTHING

LOOKED_AT = 1500
"""Maximum number of states of a turn searched."""
Worth = Callable[[SoloTurn, int], float]
"""Value of a turn that ends with a discard, or with `NOTHING` where the pozzetto ends it."""


@dataclass
class BurracoTurnEnd:
    """The best end of a turn found so far.

    Args:
        worth: its value, in the unit of the function that judges ends.
        played: the deal at that moment, before the discard; None before any was found.
        place: the card to be discarded, or `NOTHING`.
        states: number of states searched.
    """

    worth: float = -10_000.0
    played: SoloTurn | None = None
    place: int = NOTHING
    states: int = 0

    @property
    def proven(self) -> bool:
        """True if all states were searched."""
        return self.states <= LOOKED_AT


def best_turn_end(deal: SoloTurn, worth: Worth) -> BurracoTurnEnd:
    """The best end of the turn of the seat to move, which has drawn.

    Args:
        deal: the deal as that seat sees it; it is left unchanged.
        worth: value of an end, from the deal before the discard and the card discarded.

    Returns:
        The end of highest value; `proven` says if nothing can be better.
    """
    found = BurracoTurnEnd()
    _look(deal, worth, found, set())
    return found


def _look(deal: SoloTurn, worth: Worth, found: BurracoTurnEnd, known: set[object]) -> None:
    seat = deal.turn
    key = (deal.once[seat], deal.twice[seat], deal.jokers[seat], deal.picked, *sorted(deal.melds))
    if key in known or found.states > LOOKED_AT:
        return
    known.add(key)
    found.states += 1
    ends = [place for place in dict.fromkeys(hand_of(deal, seat)) if may_discard(deal, place)]
    for place in ends if deal.size[seat] else [NOTHING]:
        value = worth(deal, place)
        if value > found.worth:
            found.worth, found.played, found.place = value, deal, place
    for after in _steps(deal, seat) if deal.size[seat] else ():
        _look(after, worth, found, known)


def _steps(deal: SoloTurn, seat: int) -> Iterator[SoloTurn]:
    """Deals after one step more: a card added, or three laid."""
    held = [*dict.fromkeys(hand_of(deal, seat))]
    for at in deal.own(seat):
        for place in held:
            for to in extend(deal.melds[at], place, deal.ways):
                after = deal.branch()
                after.add(place, at, to)
                if leaves(deal, [place], after.moves[-1]):
                    yield after
    cards = tuple(NAMED[place] for place in hand_of(deal, seat))
    for meld in melds(cards):
        table_meld = meld_numbers(meld)
        if table_meld.length == MELDS.shortest and may_lay(deal, [table_meld]):
            after = deal.branch()
            after.lay([table_meld])
            if leaves(deal, [*cards_of(table_meld)], after.moves[-1]):
                yield after
