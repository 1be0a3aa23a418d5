"""Which cards a card can take from the table: arithmetic that rules, hints and lessons share."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from italiancards.core.cards import Card, Cards
from italiancards.games.scopa.options import Options
from italiancards.games.scopa.state import HAND

VALUES = {rank: value for value, rank in enumerate("A234567FCR", start=1)}
"""What a card is worth when it takes or is taken: fante 8, cavallo 9, re 10 (S0)."""
FIFTEEN = 15


def value(card: Card) -> int:
    """What a card is worth when it takes or is taken.

    >>> value(Card("C", "S"))
    9
    """
    return VALUES[card.rank]


def worth(cards: Cards) -> int:
    """What some cards make together."""
    return sum(map(value, cards))


def goal(options: Options, card: Card) -> int:
    """What the cards that a card takes have to make together."""
    return FIFTEEN - value(card) if options.scopa_a_15 else value(card)


def equals(options: Options, card: Card, table: Cards) -> Cards:
    """The cards of the same value on the table, where one of them has to be taken before any sum.

    >>> equals(Options(), Card("5", "S"), (Card("5", "D"), Card("2", "C"), Card("3", "C")))
    ('5D',)
    """
    if options.scopa_a_15 or not options.exact_match_obligation:
        return ()
    return tuple(each for each in table if each.rank == card.rank)


def sweeps(options: Options, card: Card, table: Cards) -> bool:
    """Whether a card is an ace that takes all there is."""
    if not options.ace_takes_all or card.rank != "A" or not table:
        return False
    return not (options.ace_on_table_blocks and any(each.rank == "A" for each in table))


def making(total: int, table: Cards) -> Iterator[Cards]:
    """Every set of cards on the table that makes a total, the smaller sets first.

    >>> cards = (Card("2", "C"), Card("3", "C"), Card("5", "D"), Card("A", "S"))
    >>> list(making(5, cards))
    [('5D',), ('2C', '3C')]
    """
    low = tuple(card for card in table if value(card) <= total)
    lowest = sorted(map(value, low))
    for size in range(1, len(low) + 1):
        if sum(lowest[:size]) > total:
            break
        yield from (cards for cards in combinations(low, size) if worth(cards) == total)


def ordinary(options: Options, card: Card, table: Cards) -> tuple[Cards, ...]:
    """What a card may take that is no sweeping ace."""
    equal = equals(options, card, table)
    sets = ((each,) for each in equal) if equal else making(goal(options, card), table)
    found: tuple[Cards, ...] = tuple(sets)
    if options.sum_choice == "fewest_cards":
        return tuple(cards for cards in found if len(cards) == len(found[0]))
    return found


def captures(options: Options, card: Card, table: Cards) -> tuple[Cards, ...]:
    """Every set of cards that a card may take: one of them it must, if there is any.

    >>> table = (Card("5", "D"), Card("3", "C"), Card("2", "B"), Card("R", "S"))
    >>> captures(Options(), Card("5", "S"), table)
    (('5D',),)
    >>> captures(Options(), Card("7", "S"), table)
    (('5D', '2B'),)
    """
    return (table,) if sweeps(options, card, table) else ordinary(options, card, table)


def swept(options: Options, card: Card, cards: Cards) -> bool:
    """Whether an ace took what no other card of its value could have taken.

    >>> swept(Options(ace_takes_all=True), Card("A", "S"), (Card("5", "D"), Card("3", "C")))
    True
    """
    return worth(cards) != goal(options, card)


def no_scopa(options: Options, card: Card, cards: Cards, later: int) -> str | None:
    """Why taking all that lies there is no scopa after all, or None where it is one.

    Args:
        options: what was agreed.
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
    if swept(options, card, cards) and not options.ace_sweep_is_scopa:
        return "no-scopa-ace"
    return None
