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
from italiancards.games.burraco.rules.options import Options
from italiancards.games.burraco.rules.state import BURRACO, VALUES, melding
from italiancards.hints.melds.hands import NOTHING, by_place
from italiancards.hints.melds.laid import SUITS, Laid, cards_of

TWO = PLACE[MELDS.wild_ranks[0]]
"""Place of a two in its lane."""
VALUE = by_place(VALUES)
"""Points of each card, by its place."""


class Ways(NamedTuple):
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
def ways_of(options: Options) -> Ways:
    """Agreements about melds in some options."""
    rules = melding(options)
    return Ways(
        rules.two_aces, rules.freed == "either_end", rules.free_at_end, rules.two_turns_wild,
        options.semi_clean,
    )  # fmt: skip


class Grown(NamedTuple):
    """A meld after a card was added.

    Args:
        lies: the longer meld.
        stands: the place of the card that the added one counts as.
        wild: whether that is another card than itself.
        moved: the place of the wild card that was freed, or went to fill a gap; or `NOTHING`.
        end: the end, `low` or `high`, that it went to, or at which an ace lies; else an empty text.
    """

    lies: Laid
    stands: int
    wild: bool
    moved: int
    end: str


@lru_cache(maxsize=1 << 15)
def grown(lies: Laid, place: int, ways: Ways) -> tuple[Grown, ...]:
    """Melds that a card makes of one on the table.

    Args:
        lies: a meld as numbers, on the table or not.
        place: the card that is added.
        ways: what was agreed about melds.

    Returns:
        Every different meld, once; none where the card does not fit.
    """
    found: dict[Laid, Grown] = {}
    told = _in_set(lies, place) if lies.row >= SUITS else _in_run(lies, place, ways)
    for each in told:
        if each.lies.row >= SUITS or sound(each.lies, ways):
            found.setdefault(each.lies, each)
    return tuple(found.values())


def sound(lies: Laid, ways: Ways) -> bool:
    """True if a sequence has no more aces than it may.

    Args:
        lies: a sequence.
        ways: what was agreed about melds.

    Returns:
        False only for a natural ace at both ends where that is not agreed.
    """
    if lies.low or lies.high < TOP or ways.two_aces:
        return True
    return lies.at in (0, TOP)


def may_be_wild(place: int) -> bool:
    """True if a card is a joker or a two."""
    return place == WILD or place % LANE == TWO


def _in_set(lies: Laid, place: int) -> Iterator[Grown]:
    row, suits, number, _, wild = lies
    if number == MELDS.longest_set:
        return
    if place != WILD and place % LANE == row - SUITS:
        suit = place // LANE
        yield Grown(Laid(row, suits + (1 << 2 * suit), number + 1, NOTHING, wild),
                    place, False, NOTHING, "")  # fmt: skip
    elif may_be_wild(place) and wild == NOTHING:
        stands = LANES[0] + row - SUITS
        yield Grown(Laid(row, suits, number + 1, NOTHING, place), stands, True, NOTHING, "")


def run(row: int, low: int, high: int, at: int, wild: int) -> Laid:
    """Make a sequence; a two in its own place is not wild.

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
        return Laid(row, low, high, NOTHING, NOTHING)
    return Laid(row, low, high, at, wild)


def _in_run(lies: Laid, place: int, ways: Ways) -> Iterator[Grown]:
    row, low, high, at, wild = lies
    lane = LANES[row]
    if place != WILD and place // LANE == row:
        own = place - lane
        for spot in (0, TOP) if own == 0 else (own,):
            end = "" if own else "low" if spot == 0 else "high"
            yield from _put(lies, place, spot, end, ways)
    if wild == NOTHING and may_be_wild(place):
        for spot, from_, to, end in (
            (low - 1, low - 1, high, "low"),
            (high + 1, low, high + 1, "high"),
        ):
            if 0 <= spot <= TOP:
                longer = run(row, from_, to, spot, place)
                told = end if spot in (0, TOP) else ""
                yield Grown(longer, lane + spot % TOP, longer.wild != NOTHING, NOTHING, told)
    elif place == lane + TWO and low - 1 == TWO:
        yield Grown(Laid(row, TWO, high, at, wild), place, False, NOTHING, "")


def _put(lies: Laid, place: int, spot: int, end: str, ways: Ways) -> Iterator[Grown]:
    """Ways for a card in its own place of a sequence: at an end, for a wild card, past a gap."""
    row, low, high, at, wild = lies
    if spot == low - 1:
        yield Grown(Laid(row, spot, high, at, wild), place, False, NOTHING, end)
    elif spot == high + 1:
        yield Grown(Laid(row, low, spot, at, wild), place, False, NOTHING, end)
    elif spot == at:
        if low > 0:
            yield Grown(run(row, low - 1, high, low - 1, wild), place, False, wild, end or "low")
        if high < TOP and (ways.either_end or low == 0):
            yield Grown(run(row, low, high + 1, high + 1, wild), place, False, wild, end or "high")
    elif spot == high + 2:
        first = wild if at == low else LANES[row] + TWO
        natural = wild == NOTHING and low == TWO and ways.two_turns
        if natural or (ways.shifts and at == low):
            yield Grown(Laid(row, low + 1, spot, high + 1, first), place, False, first, end)
    elif spot == low - 2 and ways.shifts and at == high:
        yield Grown(run(row, spot, high - 1, low - 1, wild), place, False, wild, end)


class Building(NamedTuple):
    """Cards that can be added to a meld.

    Args:
        cards: those that can be added as themselves, as bits.
        wild: whether a wild card can be added as such.
    """

    cards: int
    wild: bool


@lru_cache(maxsize=1 << 14)
def building(lies: Laid, ways: Ways) -> Building:
    """Cards that can be added to a meld.

    Args:
        lies: a meld as numbers, on the table or not.
        ways: what was agreed about melds.

    Returns:
        Natural cards as bits, and whether a wild card fits.
    """
    if lies.row >= SUITS:
        room = lies.high < MELDS.longest_set
        cards = sum(1 << lane + lies.row - SUITS for lane in LANES) if room else 0
        return Building(cards, room and lies.wild == NOTHING)
    lane, cards = LANES[lies.row], 0
    for place in {each % TOP for each in (lies.low - 2, lies.low - 1, lies.at, lies.high + 1,
                                          lies.high + 2) if 0 <= each <= TOP}:  # fmt: skip
        if any(not each.wild for each in grown(lies, lane + place, ways)):
            cards |= 1 << lane + place
    return Building(cards, lies.wild == NOTHING and (lies.low > 0 or lies.high < TOP))


@lru_cache(maxsize=1 << 14)
def bonus(lies: Laid, semi: bool) -> int:
    """Points of a meld beside those of its cards.

    Args:
        lies: a meld as numbers, on the table or not.
        semi: whether there are semi-clean burrachi.

    Returns:
        Points, 0 for what is no burraco (`BONUS`, S0; FIBUR).
    """
    return BONUS[kind(lies, semi)]


def kind(lies: Laid, semi: bool) -> str:
    """Kind of a burraco, a word of `BONUS`.

    Args:
        lies: a meld as numbers, on the table or not.
        semi: whether there are semi-clean burrachi.

    Returns:
        `clean`, `semi` or `dirty`; an empty text for a meld of fewer than seven cards.
    """
    length = lies.length
    if length < BURRACO:
        return ""
    if lies.wild == NOTHING:
        return "clean"
    if not semi:
        return "dirty"
    beside = (1, length - 1) if lies.row >= SUITS else (lies.at - lies.low, lies.high - lies.at)
    return "semi" if max(beside) >= BURRACO else "dirty"


@lru_cache(maxsize=1 << 14)
def points(lies: Laid) -> int:
    """Points of a meld's cards."""
    return sum(VALUE[place] for place in cards_of(lies))
