"""The card of the rollout policy, from the hand alone: led, following suit, or out of the suit."""

from __future__ import annotations

from italiancards.games.tresette.hints.pack import ACES, FIGURES, FREE, SUIT, SUITS, WIDTH
from italiancards.games.tresette.hints.rollout import (
    BEST,
    HOLDS,
    KEEN,
    LAST,
    MINE,
    OURS,
    STAKE,
    Habits,
    answer,
    lead,
)
from italiancards.games.tresette.rules.state import WHOLE


def start_of(bit: int) -> int:
    """Return the lowest bit position of the suit to which a card's bit belongs."""
    return (bit.bit_length() - 1) // WIDTH * WIDTH


_LEADS: dict[int, int] = {}
"""Leads that were looked up, by the cards of a suit that are left and those in hand."""


def _lead(own: int, field: int) -> int:
    """Work out, store and return the value of leading a suit, as `lead` packs it."""
    value = _LEADS[field << WIDTH | own] = lead(own, field ^ own, KEEN)
    return value


def choose_lead(hand: int, left: int) -> tuple[int, int]:
    """Return the rollout policy's lead as two numbers: the suit's start, the place within it.

    Args:
        hand: the leader's cards.
        left: all cards that nobody has played yet, the hand among them.
    """
    found, start = -1, 0
    for suit in SUITS:
        own = hand >> suit & SUIT
        if own:
            field = left >> suit & SUIT
            value = _LEADS.get(field << WIDTH | own) or _lead(own, field)
            if value > found:
                found, start = value, suit
    return start, found & 15


def choose_answer(
    own: int, others: int, best: int, worth: int, habits: Habits, *, ours: bool, last: bool
) -> int:
    """Return the place in the suit of the card with which a player follows suit.

    Args:
        own: the cards of the suit in hand.
        others: those that are still out elsewhere.
        best: the place of the card that takes so far.
        worth: the thirds that lie there.
        habits: how he weighs that.
        ours: whether a partner takes so far.
        last: whether nobody plays after this.
    """
    question = own | best << BEST | LAST * last | OURS * ours | MINE * (own > others)
    question |= HOLDS * (ours and others < 2 << best)
    return answer(question + min(worth, WHOLE) * STAKE, habits)


def choose_discard(hand: int, sure: object) -> int:
    """Return the bit of the card played when out of the suit led: points only if `sure`.

    Args:
        hand: his cards, none of the suit led.
        sure: whether a partner surely takes the trick.
    """
    if sure:
        some = hand & ACES or hand & FIGURES or hand & FREE or hand
    else:
        some = hand & FREE or hand & FIGURES or hand & ~ACES or hand
    return some & -some
