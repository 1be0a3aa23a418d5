"""The cards of Tresette as bits, suit by suit, each suit from its four up to its three."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from italiancards.core.cards import ITALIAN, Card
from italiancards.games.tresette.rules.declarations import COMBINATIONS
from italiancards.games.tresette.rules.state import ORDER, THIRDS
from italiancards.hints.sampler import shuffle

RISING = ORDER.ranks[::-1]
"""The ranks from low to high: the place of a card in its suit."""
WIDTH = len(RISING)
CARDS = tuple(Card(rank, suit) for suit in ITALIAN.suits for rank in RISING)
PLACE = {card: place for place, card in enumerate(CARDS)}
BITS = {card: 1 << place for card, place in PLACE.items()}
SUITS = tuple(range(0, len(CARDS), WIDTH))
"""First place of each suit."""
START = dict(zip(ITALIAN.suits, SUITS, strict=True))
SUIT = (1 << WIDTH) - 1
"""All the cards of a suit, once they are shifted to the right."""
WORTH = tuple(THIRDS.get(rank, 0) for rank in RISING)
"""Thirds of a card, by its place in its suit."""
WORTH_OF = {bit: THIRDS.get(card.rank, 0) for card, bit in BITS.items()}
"""Thirds of each card, a bit."""
ACE = 1 << RISING.index("A")
NOTHING = sum(1 << place for place, worth in enumerate(WORTH) if not worth)
"""The cards of a suit that are worth nothing."""
COURTS = sum(1 << RISING.index(rank) for rank in "FCR")


def everywhere(cards: int) -> int:
    """Return a mask of one suit's cards repeated for all suits."""
    return sum(cards << suit for suit in SUITS)


ACES, FREE, FIGURES = map(everywhere, (ACE, NOTHING, COURTS))


def mask(cards: Iterable[Card]) -> int:
    """Return the bit mask of some cards."""
    return sum(BITS[card] for card in cards)


def places(cards: int) -> list[int]:
    """Return the bit positions set in a mask of cards, from low to high.

    >>> [CARDS[place] for place in places(mask(map(ITALIAN.card, ("3D", "4C", "5D"))))]
    ['5D', '3D', '4C']
    """
    found = []
    while cards:
        found.append((cards & -cards).bit_length() - 1)
        cards &= cards - 1
    return found


def cards_of(cards: int) -> list[Card]:
    """Return the cards of a bit mask, the lowest bit first."""
    return [CARDS[place] for place in places(cards)]


_DECLARED = [(mask(each.cards), mask((each.missing,) if each.missing else ()), each.points)
             for each in COMBINATIONS]  # fmt: skip


def declarable_points(cards: int) -> int:
    """Return the points of all declarations that a hand, given as a bit mask, allows."""
    return sum(
        points for all_of, none_of, points in _DECLARED
        if cards & all_of == all_of and not cards & none_of
    )  # fmt: skip


TRIES = 20
"""Most attempts to share out cards that somebody may not hold.

After these nobody gets any."""


def share_out(
    cards: list[int], sizes: Sequence[int], out: Sequence[int], chance: Random
) -> list[int]:
    """Return random hands as bit masks, nobody with suits he is out of; [] after too many failures.

    Args:
        cards: the cards, each a bit.
        sizes: how many go to each.
        out: what each may not hold.
        chance: decides how they lie.

    Returns:
        The hands; none where no way was found.

    >>> [cards_of(hand) for hand in share_out([BITS[Card("2", "D")], 1], [1, 1], [1, 0], Random(1))]
    [['2D'], ['4D']]
    """
    for _ in range(TRIES):
        shuffle(cards, chance)
        cards.sort(key=lambda bit: -sum(bool(bit & each) for each in out))
        hands, room = [0] * len(sizes), [*sizes]
        for bit in cards:
            may = [each for each, left in enumerate(room) if left and not bit & out[each]]
            if not may:
                break
            to = max(may, key=room.__getitem__)
            hands[to] |= bit
            room[to] -= 1
        else:
            return hands
    return []
