"""Discards that are allowed at Scala Quaranta, in the simulator."""

from __future__ import annotations

from italiancards.core.melds.lanes import WILD
from italiancards.games.scala40.hints.simulator import Scala40Deal
from italiancards.hints.melds.hands import NOTHING


def may_discard(deal: Scala40Deal, place: int) -> bool:
    """True if the seat to move may discard this card of its hand.

    Args:
        deal: simulated deal whose seat to move has drawn.
        place: a card of its hand.

    Returns:
        False also while a card that was taken must still be used.
    """
    seat, options = deal.turn, deal.options
    if deal.picked != NOTHING:
        must = options.picked_must_be_used or not deal.opened[seat]
        if must or (deal.picked == place and deal.has(seat, place) == 1):
            return False
    if deal.keep > 1 and deal.size[seat] < deal.keep:
        return False
    who = options.discard_restriction
    if who == "none" or (who == "unopened" and deal.opened[seat]):
        return True
    feeding = useful(deal)
    return not _feeds(feeding, place) or all(_feeds(feeding, each) for each in others(deal))


def useful(deal: Scala40Deal) -> int:
    """Return a bit mask of the cards that fit a meld or, if agreed, free a joker."""
    found = deal.fits
    if deal.options.includes_joker_swap:
        for each in deal.extensions:
            found |= each.swaps
    return found


def _feeds(feeding: int, place: int) -> bool:
    """True if a card is a joker, or in a bit mask of cards that feed a meld."""
    return place == WILD or bool(feeding >> place & 1)


def others(deal: Scala40Deal) -> list[int]:
    """Return the cards of the hand to move but the one just taken, each as its number."""
    held = deal.hand_of(deal.turn)
    if deal.picked != NOTHING:
        held.remove(deal.picked)
    return held
