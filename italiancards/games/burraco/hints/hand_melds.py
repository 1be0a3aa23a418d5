"""Melds in a hand of Burraco, without wild cards or with one, and cards that go together.

Hands and cards are bits and places, as in the simulator.
"""

from __future__ import annotations

from functools import lru_cache

from italiancards.core.melds.lanes import EACH, LANE, LANES, NAMED, SUIT, WILD, places, runs
from italiancards.core.melds.parts import TOP
from italiancards.games.burraco.hints.meld_numbers import TWO
from italiancards.games.burraco.hints.simulator import TWOS, BurracoDeal
from italiancards.hints.melds.hands import NOTHING
from italiancards.hints.melds.meld_numbers import SUITS, MeldNumbers


def _near(place: int) -> int:
    """Return a bit mask of the cards that could be in a meld of three with this one; no twos."""
    lane, own = place & -LANE, place % LANE
    found = sum(1 << other + own for other in LANES) & ~(1 << place)
    for step in (-2, -1, 1, 2):
        spot = own + step
        if own == 0 and step < 0:
            spot = TOP + step
        if 0 <= spot <= TOP:
            found |= 1 << lane + spot % TOP
    return found & ~TWOS


NEAR = [_near(place) if place in NAMED else 0 for place in range(LANES[-1] + LANE)]
"""For each card, by its place, the cards that go with it, as bits."""


def number_of(once: int, twice: int, place: int) -> int:
    """Return the number of cards in a hand that have the same rank as this card.

    Args:
        once: the cards, as bits.
        twice: those of them that are there twice.
        place: a card of the rank.

    Returns:
        Cards of all suits, both copies counted.
    """
    same = EACH << place % LANE
    return (once & same).bit_count() + (twice & same).bit_count()


def natural_meld(deal: BurracoDeal, seat: int) -> MeldNumbers | None:
    """Return the longest meld without wild card in a hand, a sequence before a set; or None.

    Args:
        deal: simulated deal.
        seat: its number, from 0.

    Returns:
        A meld that is no forbidden second set of its side; None where the hand holds none.
    """
    plain, both = deal.once[seat] & ~TWOS, deal.twice[seat] & ~TWOS
    best = _longest(plain) if runs(plain) else None
    ranks = ranks_of_three(plain, both)
    if not ranks:
        return best
    there = _sets(deal, seat)
    for rank in places(ranks):
        if SUITS + rank in there:
            continue
        found = _set(plain, both, rank)
        if best is None or found.length > best.length:
            best = found
    return best


def _set(once: int, twice: int, rank: int, wild: int = NOTHING) -> MeldNumbers:
    """Return a set of all a hand's cards of a rank, and of a wild card if one is given."""
    held = [(once >> lane + rank & 1) + (twice >> lane + rank & 1) for lane in LANES]
    suits = sum(number << 2 * suit for suit, number in enumerate(held))
    return MeldNumbers(SUITS + rank, suits, sum(held) + (wild != NOTHING), NOTHING, wild)


def ranks_of_three(once: int, twice: int) -> int:
    """Return a bit mask of the ranks with three or more cards.

    Args:
        once: the cards, as bits.
        twice: those of them that are there twice.

    Returns:
        A bit for each rank, in the lane of the first suit.
    """
    one, two, three, four = (once >> lane & SUIT for lane in LANES)
    twin = (twice | twice >> LANE | twice >> 2 * LANE | twice >> 3 * LANE) & SUIT
    pairs = one & two | three & four | (one | two) & (three | four)
    return twin & pairs | one & two & (three | four) | three & four & (one | two)


def makes_meld(once: int, twice: int) -> bool:
    """True if cards without wild ones make a meld.

    Args:
        once: the cards, as bits, no twos among them.
        twice: those of them that are there twice.

    Returns:
        True for a sequence or three of a rank.
    """
    return bool(runs(once) or ranks_of_three(once, twice))


def _sets(deal: BurracoDeal, seat: int) -> set[int]:
    """Return the rows (ranks) of the side's sets, where no second set is allowed; else empty."""
    if deal.options.duplicate_sets:
        return set()
    return {deal.melds[at].row for at in deal.own(seat)}


def _longest(plain: int) -> MeldNumbers | None:
    """Return the longest sequence of cards without a wild one; None if there is none."""
    best: MeldNumbers | None = None
    for row, lane in enumerate(LANES):
        held = plain >> lane & SUIT
        found = _in_suit(held) if held.bit_count() >= 3 else None
        if found and (best is None or found[1] - found[0] > best.high - best.low):
            best = MeldNumbers(row, found[0], found[1], NOTHING, NOTHING)
    return best


@lru_cache(maxsize=1 << 13)
def _in_suit(held: int) -> tuple[int, int] | None:
    """Return first and last place of the longest sequence in a suit; None if there is none."""
    line = held | (held & 1) << TOP
    best: tuple[int, int] | None = None
    place = TOP
    while place > 1:
        low = place
        while line >> low & 1 and low >= 0:
            low -= 1
        if place - low >= 3 and (best is None or place - low > best[1] - best[0] + 1):
            best = low + 1, place
        place = min(low, place - 1)
    return best


def wilds(deal: BurracoDeal, seat: int) -> list[int]:
    """Return the wild cards of a hand, each copy as a number, twos before jokers.

    Args:
        deal: simulated deal.
        seat: its number, from 0.

    Returns:
        Their places; a two held twice comes again after the others.
    """
    once, both = deal.once[seat] & TWOS, deal.twice[seat] & TWOS
    return [*places(once), *places(both), *[WILD] * deal.jokers[seat]]


def with_wild(deal: BurracoDeal, seat: int, card: int) -> MeldNumbers | None:
    """Return a meld of two cards and a wild one, a sequence before a set; None if there is none.

    Args:
        deal: simulated deal.
        seat: its number, from 0.
        card: the place of a wild card in its hand.

    Returns:
        A meld of three cards; None where no two cards go together.
    """
    plain, both = deal.once[seat] & ~TWOS, deal.twice[seat]
    line = plain | (plain & EACH) << TOP
    for step in (1, 2):
        close = line & line >> step
        if close:
            place = close.bit_length() - 1
            row, low = divmod(place, LANE)
            at = low + 1 if step == 2 else low - 1 if low else low + 2
            if row * LANE + TWO == card and at == TWO:
                continue  # there it would not be wild
            return MeldNumbers(row, min(low, at), max(low + step, at), at, card)
    there = _sets(deal, seat)
    for place in places(plain)[::-1]:
        rank = place % LANE
        if number_of(plain, both, place) == 2 and SUITS + rank not in there:
            return _set(plain, both, rank, card)
    return None
