"""A second copy of Burraco's rules, in the simulator, to compare the rules with."""

from __future__ import annotations

from italiancards.core.melds import Add, Discard, Draw, Lay, Take
from italiancards.core.melds.lanes import LANE, LANES, NAMED, PLACED
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.games.burraco.hints.meld_numbers import ExtendedMeld, extend
from italiancards.games.burraco.hints.simulator import BurracoDeal, end_to_name
from italiancards.games.burraco.hints.simulator_rules import leaves, may_discard, may_lay
from italiancards.games.burraco.rules.candidates import candidates
from italiancards.games.burraco.rules.meaning import melds_of
from italiancards.games.burraco.rules.state import melding
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.melds.meld_numbers import meld_numbers, meld_of


def legal(deal: BurracoDeal) -> list[Move]:
    """The legal moves of the seat to move, among the game's candidates."""
    if deal.over:
        return []
    return [move for move in dict.fromkeys(candidates(view_of_deal(deal))) if allows(deal, move)]


def view_of_deal(deal: BurracoDeal) -> BurracoView:
    """View of the seat to move, without what the others showed."""
    seat, count = deal.turn, len(deal.once)
    partners = tuple(
        Seat(each)
        for each, side in enumerate(deal.side)
        if side == deal.side[seat] and each != seat
    )
    return BurracoView(
        Seat(seat), deal.options, Seat(0), Seat(seat), deal.over,
        tuple(NAMED[place] for place in deal.hand_of(seat)), tuple(deal.size), deal.scores,
        partners,
        shown=((),) * count,
        stock_size=len(deal.stock),
        discards=tuple(NAMED[place] for place in deal.discards),
        pozzetti=tuple(map(len, deal.pozzetti)),
        took=tuple(map(Seat, deal.took)),
        waiting=tuple(map(len, deal.waiting)),
        unplayed=((),) * count,
        melds=tuple(map(meld_of, deal.melds)),
        meld_owners=tuple(map(Seat, deal.meld_owners)),
        drawn=deal.drawn,
        picked=(NAMED[deal.picked],) if deal.picked in NAMED else (),
        quiet=deal.quiet,
        idle=deal.idle,
        closer=None,
        ended=deal.ended,
        melding=melding(deal.options),
    )  # fmt: skip


def allows(deal: BurracoDeal, move: Move) -> bool:
    """True if the seat to move may make a move.

    Args:
        deal: simulated deal, running; it is left unchanged.
        move: a move of any kind, its cards held or not.

    Returns:
        The verdict of the rule book, for moves of the game's candidates.
    """
    if isinstance(move, Draw | Take):
        return not deal.drawn
    seat, used = deal.turn, placed_of(move)
    if not deal.drawn or any(used.count(place) > deal.has(seat, place) for place in used):
        return False
    if isinstance(move, Discard):
        return may_discard(deal, used[0])
    if isinstance(move, Lay):
        found = melds_of(move, melding(deal.options))
        if found is None or not may_lay(deal, [*map(meld_numbers, found)]):
            return False
    elif not isinstance(move, Add) or not _may_add(deal, move):
        return False
    return leaves(deal, used, move)


def placed_of(move: Move) -> list[int]:
    """The places of the cards of the hand that a move uses."""
    return [PLACED[card] for card in move.uses.hand]


def _may_add(deal: BurracoDeal, move: Add) -> bool:
    at = move.meld - 1
    return at in deal.own(deal.turn) and len(_ways_of(deal, move)) == 1


def _ways_of(deal: BurracoDeal, move: Add) -> list[ExtendedMeld]:
    """Melds that an addition may lead to, as far as the move tells."""
    place, told = PLACED[move.card], move.part
    found = [*extend(deal.melds[move.meld - 1], place, deal.ways)]
    if told.wild and told.stands is not None:
        any_suit = found and found[0].meld.row >= len(LANES)
        stands = PLACED[told.stands]
        found = [each for each in found if each.wild and (
            each.stands == stands or (any_suit and (each.stands - stands) % LANE == 0))
        ]  # fmt: skip
    else:
        found = [each for each in found if not each.wild] or found
    if move.goes is not None:
        found = [each for each in found if end_to_name(place, each) == move.goes]
    return found
