"""The melds that a card makes of one on the table of Burraco, as numbers, cached.

The rules of melds are in `italiancards.core.melds`; this is proven equal to them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from italiancards.core.melds.lanes import LANE, LANES, WILD
from italiancards.core.melds.parts import PLACE, TOP
from italiancards.games.burraco.rules.kinds import BONUS
from italiancards.games.burraco.rules.moves import MELDS
from italiancards.games.burraco.rules.options import BurracoOptions
from italiancards.games.burraco.rules.state import BURRACO, VALUES, melding
from italiancards.hints.melds.hands import NOTHING, by_place
from italiancards.hints.melds.meld_numbers import SUITS, MeldNumbers, cards_of

TWO = PLACE[MELDS.wild_ranks[0]]
"""Place of a two in its lane."""
VALUE = by_place(VALUES)
"""Points of each card, by its place."""


class MeldOptions(NamedTuple):
    """Agreements about melds at a table.

    Args:
        two_aces: whether a sequence may have an ace at both ends.
        either_end: whether a freed wild card may go to the upper end.
        shifts: whether a wild card at an end may fill a gap at the other.
        two_turns: whether a two in its own place may do so.
        semi: whether there are semi-clean burrachi.
    """

    two_aces: bool
    either_end: bool
    shifts: bool
    two_turns: bool
    semi: bool


@cache
def meld_options(options: BurracoOptions) -> MeldOptions:
    """Return the options about melds, as the search needs them."""
    rules = melding(options)
    return MeldOptions(
        rules.two_aces, rules.freed == "either_end", rules.free_at_end, rules.two_turns_wild,
        options.semi_clean,
    )  # fmt: skip


class ExtendedMeld(NamedTuple):
    """A meld after a card was added.

    Args:
        meld: the longer meld.
        stands: the place of the card that the added one counts as.
        wild: whether that is another card than itself.
        moved: the place of the wild card that was freed, or went to fill a gap; or `NOTHING`.
        end: the end, `low` or `high`, that it went to, or at which an ace lies; else an empty text.
    """

    meld: MeldNumbers
    stands: int
    wild: bool
    moved: int
    end: str


@lru_cache(maxsize=1 << 15)
def extend(meld: MeldNumbers, place: int, ways: MeldOptions) -> tuple[ExtendedMeld, ...]:
    """Return all melds that adding a card to one can make; () if it does not fit.

    Args:
        meld: a meld as numbers, on the table or not.
        place: the card that is added.
        ways: what was agreed about melds.

    Returns:
        Every different meld, once; none where the card does not fit.
    """
    found: dict[MeldNumbers, ExtendedMeld] = {}
    longer_melds = _in_set(meld, place) if meld.row >= SUITS else _in_run(meld, place, ways)
    for each in longer_melds:
        if each.meld.row >= SUITS or is_sound(each.meld, ways):
            found.setdefault(each.meld, each)
    return tuple(found.values())


def is_sound(meld: MeldNumbers, ways: MeldOptions) -> bool:
    """True unless a sequence has a natural ace at both ends and the table forbids that.

    Args:
        meld: a sequence.
        ways: what was agreed about melds.

    Returns:
        False only for a natural ace at both ends where that is not agreed.
    """
    if meld.low or meld.high < TOP or ways.two_aces:
        return True
    return meld.at in (0, TOP)


def may_be_wild(place: int) -> bool:
    """True if a card is a joker or a two."""
    return place == WILD or place % LANE == TWO


def _in_set(meld: MeldNumbers, place: int) -> Iterator[ExtendedMeld]:
    """Yield a set with a card added, as itself or as its wild card; nothing if it does not fit."""
    row, suits, number, _, wild = meld
    if number == MELDS.longest_set:
        return
    if place != WILD and place % LANE == row - SUITS:
        suit = place // LANE
        yield ExtendedMeld(MeldNumbers(row, suits + (1 << 2 * suit), number + 1, NOTHING, wild),
                    place, False, NOTHING, "")  # fmt: skip
    elif may_be_wild(place) and wild == NOTHING:
        stands = LANES[0] + row - SUITS
        yield ExtendedMeld(
            MeldNumbers(row, suits, number + 1, NOTHING, place), stands, True, NOTHING, ""
        )


def run(row: int, low: int, high: int, at: int, wild: int) -> MeldNumbers:
    """Return the numbers of a sequence by its suit, ends and wild card; a two in place is none.

    Args:
        row: the suit, from 0.
        low: the first place, 0 for a low ace.
        high: the last place, `TOP` for a high ace.
        at: the place where the wild card lies, or `NOTHING`.
        wild: that card, `WILD` or the place of a two, or `NOTHING`.

    Returns:
        The meld.
    """
    if at == TWO and wild == LANES[row] + TWO:
        return MeldNumbers(row, low, high, NOTHING, NOTHING)
    return MeldNumbers(row, low, high, at, wild)


def _in_run(meld: MeldNumbers, place: int, ways: MeldOptions) -> Iterator[ExtendedMeld]:
    """Yield a sequence with a card added in each possible way; nothing if it does not fit."""
    row, low, high, at, wild = meld
    lane = LANES[row]
    if place != WILD and place // LANE == row:
        own = place - lane
        for spot in (0, TOP) if own == 0 else (own,):
            end = "" if own else "low" if spot == 0 else "high"
            yield from _put(meld, place, spot, end, ways)
    if wild == NOTHING and may_be_wild(place):
        for spot, from_, to, end in (
            (low - 1, low - 1, high, "low"),
            (high + 1, low, high + 1, "high"),
        ):
            if 0 <= spot <= TOP:
                longer = run(row, from_, to, spot, place)
                which_end = end if spot in (0, TOP) else ""
                yield ExtendedMeld(
                    longer, lane + spot % TOP, longer.wild != NOTHING, NOTHING, which_end
                )
    elif place == lane + TWO and low - 1 == TWO:
        yield ExtendedMeld(MeldNumbers(row, TWO, high, at, wild), place, False, NOTHING, "")


def _put(
    meld: MeldNumbers, place: int, spot: int, end: str, ways: MeldOptions
) -> Iterator[ExtendedMeld]:
    """Yield a sequence with a card put in one place: at an end, for its wild card, past a gap."""
    row, low, high, at, wild = meld
    if spot == low - 1:
        yield ExtendedMeld(MeldNumbers(row, spot, high, at, wild), place, False, NOTHING, end)
    elif spot == high + 1:
        yield ExtendedMeld(MeldNumbers(row, low, spot, at, wild), place, False, NOTHING, end)
    elif spot == at:
        if low > 0:
            yield ExtendedMeld(
                run(row, low - 1, high, low - 1, wild), place, False, wild, end or "low"
            )
        if high < TOP and (ways.either_end or low == 0):
            yield ExtendedMeld(
                run(row, low, high + 1, high + 1, wild), place, False, wild, end or "high"
            )
    elif spot == high + 2:
        first = wild if at == low else LANES[row] + TWO
        natural = wild == NOTHING and low == TWO and ways.two_turns
        if natural or (ways.shifts and at == low):
            yield ExtendedMeld(
                MeldNumbers(row, low + 1, spot, high + 1, first), place, False, first, end
            )
    elif spot == low - 2 and ways.shifts and at == high:
        yield ExtendedMeld(run(row, spot, high - 1, low - 1, wild), place, False, wild, end)


class BurracoExtensions(NamedTuple):
    """Cards that can be added to a meld.

    Args:
        cards: those that can be added as themselves, as bits.
        wild: whether a wild card can be added as such.
    """

    cards: int
    wild: bool


@lru_cache(maxsize=1 << 14)
def extensions(meld: MeldNumbers, ways: MeldOptions) -> BurracoExtensions:
    """Return what can be added to a meld: cards as bits, and True if a wild card fits.

    Args:
        meld: a meld as numbers, on the table or not.
        ways: what was agreed about melds.

    Returns:
        Natural cards as bits, and whether a wild card fits.
    """
    if meld.row >= SUITS:
        room = meld.high < MELDS.longest_set
        cards = sum(1 << lane + meld.row - SUITS for lane in LANES) if room else 0
        return BurracoExtensions(cards, room and meld.wild == NOTHING)
    lane, cards = LANES[meld.row], 0
    for place in {each % TOP for each in (meld.low - 2, meld.low - 1, meld.at, meld.high + 1,
                                          meld.high + 2) if 0 <= each <= TOP}:  # fmt: skip
        if any(not each.wild for each in extend(meld, lane + place, ways)):
            cards |= 1 << lane + place
    return BurracoExtensions(cards, meld.wild == NOTHING and (meld.low > 0 or meld.high < TOP))


@lru_cache(maxsize=1 << 14)
def bonus(meld: MeldNumbers, semi: bool) -> int:
    """Return the bonus of a meld, in points, 0 if it is no burraco.

    Args:
        meld: a meld as numbers, on the table or not.
        semi: whether there are semi-clean burrachi.

    Returns:
        Points, 0 for what is no burraco (`BONUS`, S0; FIBUR).
    """
    return BONUS[kind(meld, semi)]


def kind(meld: MeldNumbers, semi: bool) -> str:
    """Return a burraco's kind: `clean`, `semi` or `dirty`; "" for a meld that is none.

    Args:
        meld: a meld as numbers, on the table or not.
        semi: whether there are semi-clean burrachi.

    Returns:
        `clean`, `semi` or `dirty`; an empty text for a meld of fewer than seven cards.
    """
    length = meld.length
    if length < BURRACO:
        return ""
    if meld.wild == NOTHING:
        return "clean"
    if not semi:
        return "dirty"
    beside = (1, length - 1) if meld.row >= SUITS else (meld.at - meld.low, meld.high - meld.at)
    return "semi" if max(beside) >= BURRACO else "dirty"


@lru_cache(maxsize=1 << 14)
def points(meld: MeldNumbers) -> int:
    """Return the points of a meld's cards."""
    return sum(VALUE[place] for place in cards_of(meld))
