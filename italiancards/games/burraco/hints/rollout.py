"""Rollout policy of Burraco, in the simulator.

A turn takes some fifty microseconds. They take the discards where they can use one of them at once,
or where they are many, for two players always; lay and add all they can without wild cards, keep
these for a burraco or for their last cards, and discard what goes with least of their hand and fits
no meld of the others.
"""

from __future__ import annotations

from functools import lru_cache

from italiancards.core.melds.lanes import LANE, WILD, places, runs
from italiancards.games.burraco.hints.discards import choose_discard
from italiancards.games.burraco.hints.hand_melds import (
    natural_meld,
    number_of,
    wilds,
    with_wild,
)
from italiancards.games.burraco.hints.meld_numbers import (
    TWO,
    ExtendedMeld,
    MeldOptions,
    bonus,
    extend,
    extensions,
    points,
)
from italiancards.games.burraco.hints.simulator import TWOS, BurracoDeal
from italiancards.games.burraco.rules.state import BURRACO
from italiancards.hints.melds.hands import NOTHING
from italiancards.hints.melds.meld_numbers import SUITS, MeldNumbers

LAYS, ADDS, WILDS = 1, 2, 4
ALL = LAYS | ADDS | WILDS
"""Steps of a turn, as bits: melds are laid, cards added, wild cards spent."""
FREELY = 8
"""A step more: wild cards are spent wherever they fit, for the pozzetto or to close."""
MANY = 3
"""Number of discards that are worth taking for their number, where more than two play.

A table of two gathers every pile: against players who take two discards, or one of use, that brings
345 ± 69 points a deal (150 deals from both sides).
"""
STALLED = 2
"""Turns without a meld in a row after which two players draw, and no more exchange one card."""
FEW = 5
"""Hand size up to which wild cards are spent on pairs, and piles left that bring nothing.

Four players who leave these while the pozzetto or the end is near: 21 ± 11 points a deal better
(1,200 deals from both sides).
"""
LATE = 12
"""Stock size up to which a wild card is not kept for later."""


def finish(deal: BurracoDeal) -> list[int]:
    """Play a deal to its end by the rollout policy, in place; return the points by seat.

    Returns:
        The points of each seat's side.
    """
    while not deal.ended:
        turn(deal)
    return deal.totals()


def turn(deal: BurracoDeal) -> None:
    """Play the rest of a turn by the rollout policy, in place."""
    seat = deal.turn
    if not deal.drawn:
        begin(deal, seat)
    build(deal, seat)
    deal.discard(choose_discard(deal, seat))


def begin(deal: BurracoDeal, seat: int) -> None:
    """Take the discards if that helps, else draw, in place.

    Args:
        deal: simulated deal; it is changed.
        seat: the seat to move, which has not drawn.
    """
    if wants_discards(deal, seat):
        deal.take()
    else:
        deal.draw()


def wants_discards(deal: BurracoDeal, seat: int) -> bool:
    """True if the policy takes the discards.

    Two players always do, but for a single one of no use while nobody lays anything; others for a
    card of use, or for many, unless they have few cards and are near the pozzetto or the end.

    Args:
        deal: simulated deal.
        seat: the seat to move.

    Returns:
        False for an empty pile.
    """
    players, number = len(deal.once), len(deal.discards)
    if players == 2:
        plenty = number > 1 or (number == 1 and deal.idle < STALLED)
    else:
        near = deal.size[seat] <= FEW and (not deal.has_pozzetto(seat) or deal.enough(seat))
        plenty = number >= MANY and not near
    return plenty or _has_use(deal, seat)


def _has_use(deal: BurracoDeal, seat: int) -> bool:
    """True if a discard is wild, fits an own meld, or makes one with two cards of the hand."""
    fits = ranks = 0
    for at in deal.own(seat):
        fits |= deal.extensions[at].cards
        meld = deal.melds[at]
        if meld.row >= SUITS:
            ranks |= 1 << meld.row - SUITS
    plain, both = deal.once[seat] & ~TWOS, deal.twice[seat]
    for place in deal.discards:
        if place == WILD or place % LANE == TWO:
            return True
        bit = 1 << place
        if fits & bit or (not plain & bit and runs(plain | bit) & bit):
            return True
        if number_of(plain, both, place) >= 2 and not ranks >> place % LANE & 1:
            return True
    return False


@lru_cache(maxsize=1 << 14)
def best_addition(meld: MeldNumbers, place: int, ways: MeldOptions) -> ExtendedMeld | None:
    """Return the best way to add a card, itself not wild; None if it does not fit.

    Args:
        meld: a meld as numbers, on the table or not.
        place: the card.
        ways: what was agreed about melds.

    Returns:
        The meld of highest bonus; None where the card does not fit so.
    """
    found = [each for each in extend(meld, place, ways) if not each.wild]
    found = [each for each in found if meld.wild != NOTHING or each.meld.wild == NOTHING]
    return max(found, key=lambda each: bonus(each.meld, ways.semi), default=None)


@lru_cache(maxsize=1 << 14)
def addable_cards(meld: MeldNumbers, ways: MeldOptions) -> int:
    """Return a bit mask of the cards that the rollout policy adds to a meld.

    Args:
        meld: a meld as numbers, on the table or not.
        ways: what was agreed about melds.

    Returns:
        The cards as bits.
    """
    cards = extensions(meld, ways).cards
    return sum(1 << place for place in places(cards) if best_addition(meld, place, ways))


def build(deal: BurracoDeal, seat: int, what: int = ALL) -> None:
    """Lay and add all that is possible, in place, as long as the turn can be finished.

    Args:
        deal: simulated deal; it is changed.
        seat: the seat to move.
        what: the steps it takes: bits of `ALL`, and `FREELY`.
    """
    least = deal.options.min_first_meld
    if least and not deal.own(seat):
        _begin(deal, seat, what, least)
        if not deal.own(seat):
            return
    while deal.size[seat] > 1:
        if what & ADDS and _add(deal, seat):
            continue
        if what & LAYS and _lay(deal, seat):
            continue
        if not (what & (WILDS | FREELY) and _spend_wild(deal, seat, bool(what & FREELY))):
            return
    if deal.size[seat] == 1 and what & ADDS:
        _add(deal, seat)


def _begin(deal: BurracoDeal, seat: int, what: int, least: int) -> None:
    """Lay a side's first melds, in place, if together they are worth the points required."""
    alone = BurracoDeal.of(deal)
    melds: list[MeldNumbers] = []
    while (
        what & LAYS and (found := natural_meld(alone, seat)) and alone.size[seat] - found.length > 1
    ):
        alone.lay((found,))
        melds.append(found)
    if sum(map(points, melds)) >= least:
        deal.lay(melds)


def may_leave(deal: BurracoDeal, seat: int, used: int, wild: bool, to: MeldNumbers) -> bool:
    """True if the turn can be finished after `used` cards are laid: a discard, or the pozzetto.

    Args:
        deal: simulated deal.
        seat: the seat to move.
        used: number of cards that it lays.
        wild: whether one of them is a wild card.
        to: the meld that comes of it.

    Returns:
        False where the last card might have to stay.
    """
    left = deal.size[seat] - used
    if left > 1:
        return True
    had = deal.has_pozzetto(seat)
    if not left:
        return not had
    if deal.picked != NOTHING and not deal.options.rediscard_single:
        return False
    if not had:
        return True
    wilds = deal.jokers[seat] + (deal.once[seat] & TWOS).bit_count()
    wilds += (deal.twice[seat] & TWOS).bit_count()
    if wilds - wild > 0:
        return False
    clean = deal.options.close_requires == "clean_burraco"
    made = to.length >= BURRACO and (not clean or to.wild == NOTHING)
    return made or deal.enough(seat)


def _add(deal: BurracoDeal, seat: int) -> bool:
    """Add one card to a meld that it fits, in place, no wild card; True if done."""
    once, ways = deal.once[seat], deal.ways
    for at in sorted(deal.own(seat), key=lambda at: deal.melds[at].row):
        meld = deal.melds[at]
        fit = once & addable_cards(meld, ways)
        while fit:
            place = fit.bit_length() - 1
            fit ^= 1 << place
            to = best_addition(meld, place, ways)
            if to is not None and may_leave(deal, seat, 1, place % LANE == TWO, to.meld):
                deal.add(place, at, to)
                return True
    return False


def _lay(deal: BurracoDeal, seat: int) -> bool:
    """Lay the longest meld without a wild card, in place; True if done."""
    found = natural_meld(deal, seat)
    if found is None:
        return False
    while not may_leave(deal, seat, found.length, False, found):
        if found.length == 3 or found.row >= SUITS:
            return False
        found = found._replace(high=found.high - 1)
    deal.lay((found,))
    return True


def _spend_wild(deal: BurracoDeal, seat: int, freely: bool) -> bool:
    """Add or lay a wild card, in place, where that is worth it; True if done."""
    held = wilds(deal, seat)
    if not held:
        return False
    card = held[0]
    slots = [
        at for at in deal.own(seat) if deal.extensions[at].wild and deal.melds[at].length < BURRACO
    ]  # in a clean burraco it would cost points
    slots.sort(key=lambda at: -deal.melds[at].length)
    others = deal.size[seat] - len(held)
    out = others <= 1 and len(held) <= len(slots)
    if out and deal.has_pozzetto(seat):
        out = others == 1 and (deal.enough(seat) or deal.melds[slots[0]].length == BURRACO - 1)
    late = len(held) > 1 or len(deal.stock) <= LATE or not deal.enough(seat)
    for at in slots:
        meld = deal.melds[at]
        if out or freely or (late and meld.length == BURRACO - 1):
            to = _wild_end(meld, card, deal.ways)
            if to is not None and may_leave(deal, seat, 1, True, to.meld):
                deal.add(card, at, to)
                return True
    if len(held) > 1 or freely or deal.size[seat] <= FEW:
        found = with_wild(deal, seat, card)
        if found is not None and may_leave(deal, seat, found.length, True, found):
            deal.lay((found,))
            return True
    return False


@lru_cache(maxsize=1 << 13)
def _wild_end(meld: MeldNumbers, card: int, ways: MeldOptions) -> ExtendedMeld | None:
    """Return the way to add a card as wild, at the lower end first; None if it does not fit."""
    return next((each for each in extend(meld, card, ways) if each.wild), None)
