"""A second copy of Burraco's rules, in the simulator: for tests, and for random games."""

from __future__ import annotations

from italiancards.core.melds import Add, Discard, Draw, Lay, Take
from italiancards.core.melds.lanes import NAMED, PLACED
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.games.burraco.hints.laid import grown, may_be_wild
from italiancards.games.burraco.hints.simulator import Deal
from italiancards.games.burraco.rules.candidates import candidates
from italiancards.games.burraco.rules.meaning import melds_of
from italiancards.games.burraco.rules.state import VALUES, melding
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.melds.laid import SUITS, Laid, laid, meld_of


def legal(deal: Deal) -> list[Move]:
    """The legal moves of the seat to move, among the game's candidates."""
    if deal.over:
        return []
    return [move for move in dict.fromkeys(candidates(seen(deal))) if allows(deal, move)]


def seen(deal: Deal) -> BurracoView:
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
        laid_by=tuple(map(Seat, deal.laid_by)),
        drawn=deal.drawn,
        picked=(NAMED[deal.picked],) if deal.picked in NAMED else (),
        quiet=deal.quiet,
        idle=deal.idle,
        closer=None,
        ended=deal.ended,
        melding=melding(deal.options),
    )  # fmt: skip


def allows(deal: Deal, move: Move) -> bool:
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
        if found is None or not may_lay(deal, [*map(laid, found)]):
            return False
    elif not isinstance(move, Add) or not _may_add(deal, move):
        return False
    return leaves(deal, used, move)


def placed_of(move: Move) -> list[int]:
    """The places of the cards of the hand that a move uses."""
    return [PLACED[card] for card in move.uses.hand]


def may_discard(deal: Deal, place: int) -> bool:
    """True if a card that is held may be discarded.

    Args:
        deal: simulated deal whose seat to move has drawn.
        place: a card of its hand.

    Returns:
        False for a single discard just taken, unless its twin is held or that is agreed, and for a
        last card that may not close.
    """
    seat = deal.turn
    back = deal.picked == place and deal.has(seat, place) == 1
    if back and not deal.options.rediscard_single:
        return False
    if deal.size[seat] > 1 or not deal.has_pozzetto(seat):
        return True
    return deal.enough(seat) and not may_be_wild(place)


def may_lay(deal: Deal, found: list[Laid]) -> bool:
    """True if a side may have these melds beside those that it has.

    Args:
        deal: simulated deal.
        found: new melds of the seat to move, laid at once.

    Returns:
        False for a second set of a rank, and for first melds of too few points.
    """
    own = [deal.melds[at] for at in deal.own(deal.turn)]
    ranks = [lies.row for lies in found if lies.row >= SUITS]
    there = {lies.row for lies in own}
    if not deal.options.duplicate_sets and (len({*ranks}) < len(ranks) or there & {*ranks}):
        return False
    least = deal.options.min_first_meld
    if own or not least:
        return True
    return sum(VALUES.hand(meld_of(lies).cards) for lies in found) >= least


def _may_add(deal: Deal, move: Add) -> bool:
    at = move.meld - 1
    return at in deal.own(deal.turn) and len(deal.ways_of(move)) == 1


def leaves(deal: Deal, used: list[int], move: Move) -> bool:
    """True if the turn can be finished after cards were laid.

    Args:
        deal: simulated deal before the move; it is left unchanged.
        used: the places of the cards that the move takes from the hand.
        move: the lay-down or addition.

    Returns:
        True also where the pozzetto comes at once.
    """
    seat = deal.turn
    left = deal.size[seat] - len(used)
    if left > 1:
        return True
    if not left:
        return not deal.has_pozzetto(seat)
    after = deal.copy()
    after.play(move)
    (place,) = after.hand_of(seat)
    if may_discard(after, place):
        return True
    return not after.has_pozzetto(seat) and any(
        [each.wild for each in grown(after.melds[at], place, after.ways)].count(wild) == 1
        for at in after.own(seat)
        for wild in (False, True)
    )
