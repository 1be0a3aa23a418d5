"""How sensible players of Burraco go on in the simulator: a turn in some fifty microseconds.

They take the discards where they can use one of them at once, or where they are many; lay and add
all they can without wild cards, keep these for a burraco or for their last cards, and discard what
goes with least of their hand and fits no meld of the others.
"""

from __future__ import annotations

from functools import lru_cache

from italiancards.core.melds.lanes import EACH, LANE, LANES, NAMED, WILD, places, runs
from italiancards.core.melds.parts import TOP
from italiancards.core.melds.pieces import SUIT
from italiancards.games.burraco.state import BURRACO
from italiancards.hints.burraco.allowed import may_discard
from italiancards.hints.burraco.laid import (
    SUITS,
    TWO,
    VALUE,
    Grown,
    Laid,
    Ways,
    bonus,
    building,
    grown,
    points,
)
from italiancards.hints.burraco.simulator import TWOS, Deal, useful
from italiancards.hints.melds.hands import NOTHING

LAYS, ADDS, WILDS = 1, 2, 4
ALL = LAYS | ADDS | WILDS
"""What is done in a turn: melds are laid, cards added, wild cards spent."""
FREELY = 8
"""Wild cards are spent wherever one can be: to reach the pozzetto, or to close."""
MANY = {2: 2, 3: 3, 4: 3}
"""Discards that are worth taking for their number, by how many play. Where two do, whoever leaves
such a pile to the other falls behind: one is taken there for any card that goes with it."""
FEW = 5
"""With so few cards in hand wild cards are spent on pairs."""
FRIEND, FEEDS, WORTH = 12.0, 25.0, 0.2
"""What it costs to discard a card with another of the hand that goes with it, one that others can
add, and what it brings for each point of it."""
SPOILT = 120.0
"""What it costs to discard a wild card."""
LATE = 12
"""With so few cards in the stock a wild card is not kept for later."""


def _near(place: int) -> int:
    """The other cards that can lie in a meld of three with a card."""
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
RANK = [EACH << place % LANE if place in NAMED else 0 for place in range(LANES[-1] + LANE)]


def finish(deal: Deal) -> list[int]:
    """All play on sensibly to the end.

    Returns:
        What the side of each seat has then.
    """
    while not deal.ended:
        turn(deal)
    return deal.totals()


def turn(deal: Deal) -> None:
    """The rest of the turn of the seat to move."""
    seat = deal.turn
    if not deal.drawn:
        begin(deal, seat)
    build(deal, seat)
    deal.discard(thrown(deal, seat))


def begin(deal: Deal, seat: int) -> None:
    """Take the discards where that helps, or draw."""
    if takes(deal, seat):
        deal.take()
    else:
        deal.draw()


def takes(deal: Deal, seat: int) -> bool:
    """Whether a discard can be used at once, or there are many."""
    pile = deal.discards
    players = len(deal.once)
    if len(pile) >= MANY[players]:
        return True
    fits = ranks = 0
    for at in deal.own(seat):
        fits |= deal.building[at].cards
        lies = deal.melds[at]
        if lies.row >= SUITS:
            ranks |= 1 << lies.row - SUITS
    plain, both = deal.once[seat] & ~TWOS, deal.twice[seat]
    for place in pile:
        if place == WILD or place % LANE == TWO:
            return True
        bit = 1 << place
        if fits & bit or (not plain & bit and runs(plain | bit) & bit):
            return True
        same = RANK[place]
        held = (plain & same).bit_count() + (both & same).bit_count()
        if held >= 2 and not ranks >> place % LANE & 1:
            return True
        if players == 2 and plain & NEAR[place]:
            return True
    return False


@lru_cache(maxsize=1 << 14)
def good(lies: Laid, place: int, ways: Ways) -> Grown | None:
    """How a card is best added as itself: never so that a two of the suit becomes wild."""
    found = [each for each in grown(lies, place, ways) if not each.wild]
    found = [each for each in found if lies.wild != NOTHING or each.lies.wild == NOTHING]
    return max(found, key=lambda each: bonus(each.lies, ways.semi), default=None)


@lru_cache(maxsize=1 << 14)
def fitting(lies: Laid, ways: Ways) -> int:
    """The cards that are added so."""
    cards = building(lies, ways).cards
    return sum(1 << place for place in places(cards) if good(lies, place, ways))


def build(deal: Deal, seat: int, what: int = ALL) -> None:
    """Lay and add all there is, with something left to go on with.

    Args:
        deal: the deal.
        seat: the seat to move.
        what: which of these it does.
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


def _begin(deal: Deal, seat: int, what: int, least: int) -> None:
    """The first melds of a side, where they have to be worth something."""
    alone = Deal.of(deal)
    melds: list[Laid] = []
    while what & LAYS and (found := _natural(alone, seat)) and alone.size[seat] - found.length > 1:
        alone.lay((found,))
        melds.append(found)
    if sum(map(points, melds)) >= least:
        deal.lay(melds)


def may_leave(deal: Deal, seat: int, used: int, wild: bool, to: Laid) -> bool:
    """Whether so many cards may be laid: what is left can be discarded, or the pozzetto comes.

    Args:
        deal: the deal.
        seat: the seat to move.
        used: how many.
        wild: whether one of them is a wild card.
        to: the meld that comes of it.
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


def _add(deal: Deal, seat: int) -> bool:
    """Add a card as itself where it fits a meld, sequences first."""
    once, ways = deal.once[seat], deal.ways
    for at in sorted(deal.own(seat), key=lambda at: deal.melds[at].row):
        lies = deal.melds[at]
        fit = once & fitting(lies, ways)
        while fit:
            place = fit.bit_length() - 1
            fit ^= 1 << place
            to = good(lies, place, ways)
            if to is not None and may_leave(deal, seat, 1, place % LANE == TWO, to.lies):
                deal.add(place, at, to)
                return True
    return False


def _lay(deal: Deal, seat: int) -> bool:
    """Lay the longest sequence or set without a wild card."""
    found = _natural(deal, seat)
    if found is None:
        return False
    while not may_leave(deal, seat, found.length, False, found):
        if found.length == 3 or found.row >= SUITS:
            return False
        found = found._replace(high=found.high - 1)
    deal.lay((found,))
    return True


def _natural(deal: Deal, seat: int) -> Laid | None:
    """The longest meld that a hand holds without a wild card, of equal ones a sequence."""
    plain, both = deal.once[seat] & ~TWOS, deal.twice[seat] & ~TWOS
    best = _longest(plain) if runs(plain) else None
    one, two, three, four = (plain >> lane & SUIT for lane in LANES)
    ranks = one & two & three | one & two & four | one & three & four | two & three & four
    for lane in LANES:  # two of a suit and another, or two pairs
        twin = both >> lane & SUIT
        ranks |= twin & (one | two | three | four) if twin else 0
    if not ranks:
        return best
    there = _sets(deal, seat)
    for rank in places(ranks):
        if SUITS + rank in there:
            continue
        suits = number = 0
        for suit, lane in enumerate(LANES):
            held = (plain >> lane + rank & 1) + (both >> lane + rank & 1)
            suits += held << 2 * suit
            number += held
        if number >= 3 and (best is None or number > best.length):
            best = Laid(SUITS + rank, suits, number, NOTHING, NOTHING)
    return best


def _sets(deal: Deal, seat: int) -> set[int]:
    """The sets of a side of which there is to be no second one."""
    if deal.options.duplicate_sets:
        return set()
    return {deal.melds[at].row for at in deal.own(seat)}


def _longest(plain: int) -> Laid | None:
    best: Laid | None = None
    for row, lane in enumerate(LANES):
        held = plain >> lane & SUIT
        found = _in_suit(held) if held.bit_count() >= 3 else None
        if found and (best is None or found[1] - found[0] > best.high - best.low):
            best = Laid(row, found[0], found[1], NOTHING, NOTHING)
    return best


@lru_cache(maxsize=1 << 13)
def _in_suit(held: int) -> tuple[int, int] | None:
    """The first and the last place of the longest sequence of a suit."""
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


def _wilds(deal: Deal, seat: int) -> list[int]:
    """The wild cards of a hand, twos before jokers."""
    once, both = deal.once[seat] & TWOS, deal.twice[seat] & TWOS
    return [*places(once), *places(both), *[WILD] * deal.jokers[seat]]


def _spend_wild(deal: Deal, seat: int, freely: bool) -> bool:
    """Spend a wild card: for a burraco, on the way out, or where there are several."""
    wilds = _wilds(deal, seat)
    if not wilds:
        return False
    card = wilds[0]
    slots = [
        at for at in deal.own(seat) if deal.building[at].wild and deal.melds[at].length < BURRACO
    ]  # in a clean burraco it would cost points
    slots.sort(key=lambda at: -deal.melds[at].length)
    others = deal.size[seat] - len(wilds)
    out = others <= 1 and len(wilds) <= len(slots)
    if out and deal.has_pozzetto(seat):
        out = others == 1 and (deal.enough(seat) or deal.melds[slots[0]].length == BURRACO - 1)
    late = len(wilds) > 1 or len(deal.stock) <= LATE or not deal.enough(seat)
    for at in slots:
        lies = deal.melds[at]
        if out or freely or (late and lies.length == BURRACO - 1):
            to = _wild_end(lies, card, deal.ways)
            if to is not None and may_leave(deal, seat, 1, True, to.lies):
                deal.add(card, at, to)
                return True
    if len(wilds) > 1 or freely or deal.size[seat] <= FEW:
        found = _with_wild(deal, seat, card)
        if found is not None and may_leave(deal, seat, found.length, True, found):
            deal.lay((found,))
            return True
    return False


@lru_cache(maxsize=1 << 13)
def _wild_end(lies: Laid, card: int, ways: Ways) -> Grown | None:
    """A wild card is added at the lower end, where it may be."""
    return next((each for each in grown(lies, card, ways) if each.wild), None)


def _with_wild(deal: Deal, seat: int, card: int) -> Laid | None:
    """A meld of two cards and a wild one: a sequence where there is one, else a set."""
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
            return Laid(row, min(low, at), max(low + step, at), at, card)
    there = _sets(deal, seat)
    for place in places(plain)[::-1]:
        same = RANK[place]
        if (plain & same).bit_count() + (both & same).bit_count() == 2:
            rank = place % LANE
            if SUITS + rank not in there:
                suits = sum(
                    (plain >> lane + rank & 1) + (both >> lane + rank & 1) << 2 * suit
                    for suit, lane in enumerate(LANES)
                )
                return Laid(SUITS + rank, suits, 3, NOTHING, card)
    return None


def cost_of(deal: Deal, seat: int, place: int, feeds: int | None = None) -> float:
    """What it costs to discard a card: those that go with it, and those it is of use to.

    Args:
        deal: the deal.
        seat: the seat that holds it.
        place: the card.
        feeds: the cards that others can add, where that is known.
    """
    if place == WILD or place % LANE == TWO:
        return SPOILT
    plain, both, near = deal.once[seat] & ~TWOS, deal.twice[seat], NEAR[place]
    friends = (plain & near).bit_count() + (both & near).bit_count() + (both >> place & 1)
    given = (useful(deal, seat) if feeds is None else feeds) >> place & 1
    back = place == deal.picked  # nothing is gained by an exchange that is undone
    return FRIEND * friends + FEEDS * (given + back) - WORTH * VALUE[place]


def discards(deal: Deal, seat: int) -> list[int]:
    """The different cards of a hand, those first that are best discarded."""
    feeds = useful(deal, seat)
    held = [*places(deal.once[seat] & ~TWOS), *dict.fromkeys(_wilds(deal, seat))]
    return sorted(held, key=lambda place: cost_of(deal, seat, place, feeds))


def thrown(deal: Deal, seat: int) -> int:
    """The card that a sensible player discards."""
    return next(place for place in discards(deal, seat) if may_discard(deal, place))
