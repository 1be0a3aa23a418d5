"""Rollout policy of Scala Quaranta, in the simulator.

A turn takes some ten microseconds. They take what they can lay at once, open as soon as they can,
lay and add all they have, swap for a joker that they can use, and discard the dearest card that
nothing waits for.
"""

from __future__ import annotations

from collections.abc import Sequence

from italiancards.core.cards import Card
from italiancards.core.melds import Meld
from italiancards.core.melds.joins import joined
from italiancards.core.melds.lanes import (
    LANES,
    NAMED,
    SUIT,
    WILD,
    cards_in_melds,
    cards_in_pairs,
    completing_cards,
    copies,
    places,
    sets,
)
from italiancards.core.melds.parts import TOP
from italiancards.core.melds.search import PieceSearch
from italiancards.games.scala40.hints.meld_numbers import VALUE, meld_numbers, points
from italiancards.games.scala40.hints.simulator import Scala40Deal
from italiancards.games.scala40.hints.simulator_rules import useful
from italiancards.games.scala40.rules.state import FINDER, VALUES
from italiancards.hints.melds.hands import NOTHING
from italiancards.hints.melds.meld_numbers import MeldNumbers

BY_VALUE, BY_POINTS = 0, 2
"""Places in `AIMS`."""
MOST = max(VALUES.ranks)
"""Maximum points of a joker on the table."""
WAITING = 3
"""Points in hand that a card is worth, if it would complete a meld."""


def finish(deal: Scala40Deal) -> list[int]:
    """Play a deal to its end by the rollout policy, in place; return each hand's points.

    Returns:
        The points of the cards in each hand.
    """
    while not deal.over:
        turn(deal)
    return deal.points()


def turn(deal: Scala40Deal) -> None:
    """Play the rest of a turn by the rollout policy, in place."""
    seat = deal.turn
    if not deal.drawn:
        begin(deal, seat)
    if deal.opened[seat] or try_opening(deal, seat):
        build(deal, seat)
    deal.discard(choose_discard(deal, seat))


def begin(deal: Scala40Deal, seat: int) -> None:
    """Take the last discard if it can be used, else draw, in place.

    Args:
        deal: simulated deal; it is changed, and melds are laid where the discard is used.
        seat: the seat to move, which has not drawn.
    """
    top = deal.discards[-1] if deal.discards else NOTHING
    if top >= 0 and (deal.opened[seat] or deal.options.draw_discard == "to_open"):
        if not deal.opened[seat]:
            if _open_with_discard(deal, seat, top):
                return
        elif deal.size[seat] >= deal.keep and deal.fits >> top & 1:
            deal.take()
            _add(deal, top)
            return
        elif deal.size[seat] >= deal.keep + 2 and completing_cards(deal.once[seat]) >> top & 1:
            deal.take()
            found = FINDER.best(_cards(deal, seat), "points", keep=deal.keep, using=NAMED[top])
            deal.lay(map(meld_numbers, found.melds))
            return
    deal.draw()


def _open_with_discard(deal: Scala40Deal, seat: int, top: int) -> bool:
    """Take the last discard and open with it, in place, if the hand can; True if done."""
    once, jokers = deal.once[seat] | 1 << top, deal.jokers[seat]
    least = deal.options.opening_min
    helps = completing_cards(deal.once[seat]) >> top & 1 or jokers
    if not helps or _most(once, deal.twice[seat], jokers) < least:
        return False
    hand, able = (*_cards(deal, seat), NAMED[top]), not deal.options.opening_without_joker
    found = FINDER.opening(hand, least, keep=deal.keep, jokers=able, using=NAMED[top])
    if found is None:
        return False
    deal.take()
    deal.lay(map(meld_numbers, found.melds))
    return True


def _cards(deal: Scala40Deal, seat: int) -> list[Card]:
    """Return the cards of a seat's hand."""
    return [NAMED[place] for place in deal.hand_of(seat)]


def _most(once: int, twice: int, jokers: int) -> int:
    """Return an upper bound of the points of the melds that a hand can lay."""
    if jokers:
        cells = cards_in_pairs(once)
        return points(cells) + points(cells & twice) + MOST * jokers
    cells = cards_in_melds(once)
    return points(cells) + points(cells & twice) if cells else 0


def try_opening(deal: Scala40Deal, seat: int, aims: Sequence[int] = (BY_POINTS, BY_VALUE)) -> bool:
    """Open with the hand's best melds, in place, if they are enough; True if done.

    Args:
        deal: simulated deal; it is changed.
        seat: the seat to move.
        aims: measures of the melds to try in turn, places in `AIMS`.

    Returns:
        True if the seat has opened.
    """
    once, twice, jokers = deal.once[seat], deal.twice[seat], deal.jokers[seat]
    least = deal.options.opening_min
    if deal.options.opening_without_joker:
        jokers = 0
    if _most(once, twice, jokers) < least:
        return False
    for aim in aims:
        melds = best_melds(deal, seat, aim, jokers)
        if melds and sum(map(VALUES.meld, melds)) >= least:
            deal.lay(map(meld_numbers, melds))
            return True
    return False


def best_melds(deal: Scala40Deal, seat: int, aim: int, jokers: int) -> tuple[Meld, ...]:
    """Return the melds of a hand best by one aim, with a card kept; () if there are none.

    Args:
        deal: simulated deal.
        seat: the seat to move.
        aim: the measure, a place in `AIMS`.
        jokers: number of jokers that may be laid.

    Returns:
        Melds to be laid together; none where there is none.
    """
    once, twice = deal.once[seat], deal.twice[seat]
    whole, wild = FINDER.pieces.pieces_in(once, aim)
    if not whole and not (wild and jokers):
        return ()
    melds = PieceSearch(whole, wild).heaviest(once, twice, jokers)[1]
    if sum(len(meld.parts) for meld in melds) > deal.size[seat] - deal.keep:
        by = ("value", "cards", "points")[aim]
        return FINDER.best(_cards(deal, seat), by, keep=deal.keep, jokers=jokers > 0).melds
    return joined(melds) if len(melds) > 1 else tuple(melds)


LAYS, ADDS, JOKERS = 1, 2, 4
ALL = LAYS | ADDS | JOKERS
"""Steps of a turn, as bits: melds are laid, cards added, jokers spent."""


def build(deal: Scala40Deal, seat: int, what: int = ALL) -> None:
    """Lay, swap and add all that is possible, in place, with a card kept to discard.

    Args:
        deal: simulated deal; it is changed.
        seat: the seat to move, which has opened.
        what: the steps it takes, bits of `ALL`.
    """
    keep = deal.keep
    while deal.size[seat] > keep:
        once, jokers = deal.once[seat], deal.jokers[seat] if what & JOKERS else 0
        if what & LAYS and deal.size[seat] - keep >= 3 - jokers and deal.size[seat] > 3:
            cells = cards_in_melds(once)
            if cells or (jokers and cards_in_pairs(once)):
                found = (
                    (_only(once, cells),)
                    if not jokers and cells.bit_count() == 3 and deal.size[seat] - 3 >= keep
                    else tuple(map(meld_numbers, best_melds(deal, seat, BY_POINTS, jokers)))
                )
                if found:
                    deal.lay(found)
                    continue
        fit = once & deal.fits if what & ADDS else 0
        if fit:
            _add(deal, fit.bit_length() - 1)
        elif jokers and deal.free:
            at = next(number for number, each in enumerate(deal.extensions) if each.joker)
            deal.add_joker(deal.extensions[at].joker[-1], at)
        elif not (what & JOKERS and _swap(deal, seat)):
            return


def _only(once: int, cells: int) -> MeldNumbers:
    """Return the numbers of the one meld of three cards that the hand holds."""
    low = (cells & -cells).bit_length() - 1
    lane = low >> 4
    if sets(once):
        suits = sum(1 << 2 * number for number, start in enumerate(LANES) if cells >> start & SUIT)
        return MeldNumbers(len(LANES) + low - LANES[lane], suits, 3, NOTHING, NOTHING)
    first = low - LANES[lane]
    if first == 0 and not cells >> low + 1 & 1:  # the ace lies above the king
        return MeldNumbers(lane, TOP - 2, TOP, NOTHING, NOTHING)
    return MeldNumbers(lane, first, first + 2, NOTHING, NOTHING)


def _add(deal: Scala40Deal, place: int) -> None:
    """Add a card to the first meld that it fits, in place."""
    for at, each in enumerate(deal.extensions):
        if each.cards >> place & 1:
            deal.add(place, at)
            return


def _swap(deal: Scala40Deal, seat: int) -> bool:
    """Swap a card for a joker, in place, where that helps to a meld; True if done."""
    once = deal.once[seat]
    for at, each in enumerate(deal.extensions):
        own = once & each.swaps
        if own and deal.size[seat] > 3:
            bit = own & -own
            rest = once if deal.twice[seat] & bit else once ^ bit
            if cards_in_pairs(rest):
                deal.swap(bit.bit_length() - 1, at)
                return True
    return False


def choose_discard(deal: Scala40Deal, seat: int) -> int:
    """Return the card that the rollout policy discards, as its number.

    Args:
        deal: simulated deal whose seat to move has drawn.
        seat: the seat to move.

    Returns:
        The place of the card; a joker only where nothing else is held.
    """
    once, twice = deal.once[seat], deal.twice[seat]
    held = once
    if not once:
        return WILD
    who = deal.options.discard_restriction
    if who == "everyone" or (who == "unopened" and not deal.opened[seat]):
        held = once & ~useful(deal) or once
    elif deal.fits & once:
        held = once & ~deal.fits or once  # who has opened may add it
    if deal.picked != NOTHING and deal.has(seat, deal.picked) == 1:
        held = held & ~(1 << deal.picked) or once
    cells = cards_in_melds(once)
    free = held & (~cells | twice) or held
    pairs = cards_in_pairs(once)
    lonely = free & (~pairs | twice)
    if lonely:
        return _dearest(lonely)
    best, found = -1000, 0
    for place in places(free):
        rest = once ^ 1 << place
        score = VALUE[place] + WAITING * copies(completing_cards(rest), deal.seen, deal.seen_both)
        if score > best:
            best, found = score, place
    return found


def _dearest(cards: int) -> int:
    """Return the card with most points, as its number, of cards given as bits."""
    best, found = -1, 0
    for place in places(cards):
        if VALUE[place] > best:
            best, found = VALUE[place], place
    return found
