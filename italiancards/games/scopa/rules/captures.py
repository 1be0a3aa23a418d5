"""Sums of cards, and the sets that make a sum: arithmetic that knows no rule."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from italiancards.core.cards import ITALIAN, Card, Cards
from italiancards.games.scopa.rules.options import ScopaOptions
from italiancards.games.scopa.rules.state import HAND

VALUES = {rank: value for value, rank in enumerate("A234567FCR", start=1)}
"""Value of each rank when it takes or is taken: fante 8, cavallo 9, re 10 (S0)."""
FIFTEEN = 15
MOST = 3000
"""Ways to take that a table may offer to all the cards that lie elsewhere, each with each.

In a deal there are never so many. What was laid down could take nothing at that moment, so no sum
that a card of the table makes goes through a card laid after it: at most 339 ways are left (four
threes lie there first, then one card each of A 2 4 5 7 8 R is laid), and 2740 in Scopa to fifteen
(all the even cards, which take nothing from each other).
"""


def value(card: Card) -> int:
    """Return the value of a card, from 1 to 10, when it takes or is taken.

    >>> value(Card("C", "S"))
    9
    """
    return VALUES[card.rank]


def worth(cards: Cards) -> int:
    """Return the sum of the values of some cards."""
    return sum(map(value, cards))


def goal(options: ScopaOptions, card: Card) -> int:
    """Return the sum that cards must have for a card to take them.

    Args:
        options: to fifteen, or to the card's own value.
        card: the card that takes.
    """
    return FIFTEEN - value(card) if options.scopa_a_15 else value(card)


def sets_of_sum(total: int, table: Cards) -> Iterator[Cards]:
    """Yield every set of cards on the table that makes a total, the smaller sets first.

    Args:
        total: the sum of their values; none makes 0 or less.
        table: the cards that lie there; a set keeps their order.

    >>> cards = (Card("2", "C"), Card("3", "C"), Card("5", "D"), Card("A", "S"))
    >>> list(sets_of_sum(5, cards))
    [('5D',), ('2C', '3C')]
    """
    return iter(_sets_of_sum(total, table))


@lru_cache(maxsize=1 << 12)
def _sets_of_sum(total: int, table: Cards) -> tuple[Cards, ...]:
    """Return the sets of cards on the table that make a total, smaller first; cached."""
    low = tuple(card for card in table if value(card) <= total)
    makes = [1]  # for each place, the sums that the cards from there on can make, as bits
    for card in reversed(low):
        makes.append(makes[-1] | makes[-1] << value(card))
    makes.reverse()
    found: list[Cards] = []

    def more(first: int, left: int, chosen: Cards) -> None:
        if not left:
            found.append(chosen)
            return
        for place in range(first, len(low)):
            if not makes[place] >> left & 1:
                return
            rest = left - value(low[place])
            if rest >= 0 and makes[place + 1] >> rest & 1:
                more(place + 1, rest, (*chosen, low[place]))

    if total > 0:
        more(0, total, ())
    return tuple(sorted(found, key=len))


def ways(options: ScopaOptions, table: Cards) -> int:
    """Return the number of captures that all cards not on the table could make from it.

    Args:
        options: to fifteen, or to a card's own value.
        table: the cards that lie there; each other card of the pack is counted.

    >>> ways(ScopaOptions(), (Card("2", "C"), Card("3", "C"), Card("5", "D")))
    24
    """
    makes = [1] + [0] * FIFTEEN  # how many sets make each sum
    for card in table:
        for total in range(FIFTEEN, value(card) - 1, -1):
            makes[total] += makes[total - value(card)]
    lying = set(table)
    return sum(makes[goal(options, card)] for card in ITALIAN.cards if card not in lying)


def is_ace_sweep(options: ScopaOptions, card: Card, cards: Cards) -> bool:
    """True if an ace took cards that do not have the sum it takes otherwise.

    Args:
        options: to fifteen, or to a card's own value.
        card: the card that took.
        cards: the cards taken.

    >>> options = ScopaOptions(ace_takes_all=True)
    >>> is_ace_sweep(options, Card("A", "S"), (Card("5", "D"), Card("3", "C")))
    True
    """
    return worth(cards) != goal(options, card)


def no_scopa(options: ScopaOptions, card: Card, cards: Cards, later: int) -> str | None:
    """Return the reason, as a finding's name, why a swept table is no scopa; None if it is one.

    Args:
        options: the table's.
        card: the card that takes.
        cards: what it takes.
        later: how many cards are played after it.

    Returns:
        The name of the event that tells it.
    """
    if options.last_scopa == "not_last_card" and not later:
        return "no-scopa-last-card"
    if options.last_scopa == "not_last_round" and later < HAND * options.players:
        return "no-scopa-last-round"
    if is_ace_sweep(options, card, cards) and not options.ace_sweep_is_scopa:
        return "no-scopa-ace"
    return None
