"""The best end of a turn of Burraco: every way to lay and add."""

from __future__ import annotations

from collections.abc import Iterator

from italiancards.core.melds.lanes import NAMED
from italiancards.games.burraco.hints.meld_numbers import extend
from italiancards.games.burraco.hints.simulator import BurracoRecording
from italiancards.games.burraco.hints.simulator_rules import leaves, may_discard, may_lay
from italiancards.games.burraco.rules.candidates import melds
from italiancards.games.burraco.rules.moves import MELDS
from italiancards.hints.melds.ends import TurnEndSearch
from italiancards.hints.melds.meld_numbers import cards_of, meld_numbers


def _steps(deal: BurracoRecording) -> Iterator[BurracoRecording]:
    """Yield copies after one more step: a card added, or a meld of three laid."""
    seat = deal.turn
    held = [*dict.fromkeys(deal.hand_of(seat))]
    most = deal.size[seat] - deal.has_pozzetto(seat)
    for at in deal.own(seat):
        for place in held if most else ():
            for to in extend(deal.melds[at], place, deal.ways):
                after = deal.branch()
                after.add(place, at, to)
                if leaves(deal, [place], after.moves[-1]):
                    yield after
    cards = tuple(NAMED[place] for place in deal.hand_of(seat))
    for meld in melds(cards):
        table_meld = meld_numbers(meld)
        if table_meld.length == MELDS.shortest <= most and may_lay(deal, [table_meld]):
            after = deal.branch()
            after.lay([table_meld])
            if leaves(deal, [*cards_of(table_meld)], after.moves[-1]):
                yield after


MOST = TurnEndSearch(_steps, may_discard, 1500)
"""Search for the best end of a turn, by a value that each question gives."""
