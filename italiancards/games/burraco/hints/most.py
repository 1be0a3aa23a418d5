"""The best end of a turn of Burraco: every way to lay and add."""

from __future__ import annotations

from collections.abc import Iterator

from italiancards.core.melds.lanes import NAMED
from italiancards.games.burraco.hints.allowed import leaves, may_discard, may_lay
from italiancards.games.burraco.hints.laid import grown
from italiancards.games.burraco.hints.simulator import Recorded
from italiancards.games.burraco.rules.candidates import melds
from italiancards.games.burraco.rules.moves import MELDS
from italiancards.hints.melds.ends import TurnSearch
from italiancards.hints.melds.laid import cards_of, laid


def _steps(deal: Recorded) -> Iterator[Recorded]:
    """Deals after one step more: a card added, or three laid."""
    seat = deal.turn
    held = [*dict.fromkeys(deal.hand_of(seat))]
    for at in deal.own(seat):
        for place in held:
            for to in grown(deal.melds[at], place, deal.ways):
                after = deal.branch()
                after.add(place, at, to)
                if leaves(deal, [place], after.moves[-1]):
                    yield after
    cards = tuple(NAMED[place] for place in deal.hand_of(seat))
    for meld in melds(cards):
        lies = laid(meld)
        if lies.length == MELDS.shortest and may_lay(deal, [lies]):
            after = deal.branch()
            after.lay([lies])
            if leaves(deal, [*cards_of(lies)], after.moves[-1]):
                yield after


MOST = TurnSearch(_steps, may_discard, 1500)
"""Search for the best end of a turn, by a value that each question gives."""
