"""Value of a card at Tresette with all cards open: the last tricks without a fault."""

from __future__ import annotations

from collections.abc import Sequence

from italiancards.core.moves import Move
from italiancards.games.tresette.hints.endings import MOST, TresetteEndgame
from italiancards.games.tresette.hints.simulator import LAST, TresetteDeal
from italiancards.games.tresette.rules.state import deck, thirds
from italiancards.hints.rollouts import ahead

SOLVED = 5
"""Number of tricks to the end from which open cards are played without a fault."""


def endgame(deal: TresetteDeal, side: int) -> TresetteEndgame:
    """Return a solver of the last tricks of a deal, with nothing solved yet."""
    return TresetteEndgame([each == side for each in deal.sides], deal.below)


def after(
    deal: TresetteDeal, move: Move, side: int, cards: int, solver: TresetteEndgame | None = None
) -> Sequence[int]:
    """Return each side's points after a card, all open, `side` playing for the greatest lead.

    The last tricks are played out without a fault; before them all look some cards ahead, and then
    follow the rollout policy. Where three play, the others are taken to play against the side
    together.

    Args:
        deal: the deal.
        move: the card.
        side: the side.
        cards: how many cards are looked ahead where the end is too far.
        solver: what has been solved already, of deals with the same sides and packets.
    """
    played = deal.copy()
    played.play(move)
    tricks = (played.left.bit_count() + len(played.trick)) // len(played.hands)
    long = played.stock or played.options.win_check == "immediate"
    if tricks <= SOLVED and not long:
        return _solve(played, side, solver or endgame(played, side))
    return _ahead(played, side, cards)


def _solve(deal: TresetteDeal, side: int, endings: TresetteEndgame) -> Sequence[int]:
    """Return each side's points under perfect play to the end, all cards open."""
    if deal.to_move is None:
        return deal.totals()
    lying = tuple(bit.bit_length() - 1 for bit in deal.trick)
    hands = tuple(deal.hands)
    mine = (
        endings.trick(hands, deal.leader, lying, -1, MOST)
        if lying
        else endings.best(hands, deal.leader)
    )
    had = [*deal.thirds]
    rest = thirds(deck(deal.options)) + LAST - sum(had) - mine
    had[side] += mine
    for other in range(len(had)):  # of three, the others share evenly what they take together
        if other != side:
            had[other] += rest // (len(had) - 1)
    return deal.points(had, over=True)


def _ahead(deal: TresetteDeal, side: int, cards: int) -> Sequence[int]:
    """Return each side's points after looking some cards ahead, then by a rollout."""
    if cards <= 0 or deal.to_move is None:
        return deal.copy().finish()
    best = max if deal.sides[deal.to_move] == side else min
    found = (after(deal, move, side, cards - 1) for move in deal.legal())
    return best(found, key=lambda totals: ahead(totals, side))
