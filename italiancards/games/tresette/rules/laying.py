"""Cards of a position of Tresette: those that are named, and the rest by chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from italiancards.core.cards import ITALIAN, Card, Cards, split_cards
from italiancards.core.errors import BadPosition, quoted
from italiancards.core.language import said
from italiancards.core.position import Pool
from italiancards.games.tresette.rules.options import Options
from italiancards.games.tresette.rules.state import HAND, PACKET, Few, Packets, with_packets
from italiancards.games.tresette.rules.telling import DOWN

TWO = 2
"""Number of players where cards are drawn."""


Named = tuple[tuple[Card | None, ...], ...]
"""Packets of a seat as a position names them, from the top; None for a card face down."""


def packets_told(pool: Pool, options: Options, count: int) -> tuple[Named, ...]:
    """The packets before each seat, as the position names them.

    Args:
        pool: the fields, and the cards that lie nowhere else yet.
        options: the table's; only pizzichino has packets.
        count: the number of seats.

    Returns:
        Packets in turn order from the seat to move; nothing where the table has none.

    Raises:
        BadPosition: packets at a table without them, or too many or too large ones.
    """
    if not with_packets(options):
        if pool.fields.get("packets"):
            raise BadPosition(
                said(
                    en="packets=: this table has none.",
                    it="packets: a questo tavolo non ce ne sono.",
                )
            )
        return ()
    told = [part.split("|") for part in pool.fields.get("packets", "").split("/")]
    if len(told) > count or any(len(own) > 2 for own in told):
        raise BadPosition(
            said(
                en=f"packets={quoted(pool.fields['packets'])}: each seat has at most two.",
                it=f"packets={quoted(pool.fields['packets'])}: ogni posto ne ha due al massimo.",
            )
        )
    named = [[[None if word == DOWN else pool.read(word) for word in split_cards(packet)]
              for packet in own] for own in told]  # fmt: skip
    pool.take(tuple(card for own in named for packet in own for card in packet if card is not None))
    found = []
    for own in named + [[]] * (count - len(named)):
        if any(len(packet) > PACKET for packet in own):
            raise BadPosition(
                said(
                    en=f"A packet has at most {PACKET} cards.",
                    it=f"Un mucchietto ha al massimo {PACKET} carte.",
                )
            )
        found.append((*map(tuple, own), *[()] * (2 - len(own))))
    return tuple(found)


def uncovered(pool: Pool, named: Sequence[Named]) -> tuple[Packets, ...]:
    """The packets with a card by chance for each that lies face down.

    Args:
        pool: the cards that lie nowhere else yet.
        named: the packets of each seat, as `packets_told` gives them.
    """
    return tuple(
        tuple(tuple(card or pool.draw("packets", 1)[0] for card in packet) for packet in own)
        for own in named
    )


def shown(pool: Pool, hand: Cards, count: int) -> tuple[Cards, ...]:
    """The cards in hand that everybody knows, in turn order from the seat to move.

    Args:
        pool: the fields.
        hand: the hand of the seat to move.
        count: the number of seats.

    Raises:
        BadPosition: a card named twice, or one of the first seat's that its hand lacks.
    """
    known = pool.parts("shown", count)
    named = [card for cards in known for card in cards]
    if len(named) > len(set(named)) or not set(known[0]) <= set(hand):
        told = quoted(pool.fields["shown"])
        raise BadPosition(
            said(
                en=f"shown={told} names a card twice, or one that is in no hand.",
                it=f"shown={told}: una carta compare due volte, o non è in mano a nessuno.",
            )
        )
    return known


def hands(
    pool: Pool,
    told: Sequence[Cards],
    packets: Sequence[Named],
    trick: Cards,
    known: Sequence[Cards],
    few: Sequence[Few],
) -> tuple[Cards, ...]:
    """The hands in turn order: named cards, then those that everybody knows, then by chance.

    Nobody is dealt by chance what he has shown not to have.

    Args:
        pool: the cards that lie nowhere else yet.
        told: the cards named for each hand, that of the seat to move complete.
        packets: the packets of each seat; their cards count for the size of its hand.
        trick: the cards played; those seats hold one card less.
        known: the cards of each hand that everybody knows.
        few: the suits that each has shown to be out of.

    Raises:
        BadPosition: a hand of too many cards, or no deal that fits the suits shown.
    """
    piled = [sum(map(len, own)) for own in packets] or [0] * len(told)
    found, missing = [told[0]], [0]
    for seat in range(1, len(told)):
        size = len(told[0]) + piled[0] - (seat >= len(told) - len(trick)) - piled[seat]
        hand = told[seat] + pool.take(tuple(c for c in known[seat] if c not in told[seat]))
        if size < len(hand):
            raise BadPosition(
                said(
                    en=f"A hand must have {size} cards, not {len(hand)}: {' '.join(hand)}.",
                    it=f"In mano ci vogliono {size} carte, non {len(hand)}: {' '.join(hand)}.",
                )
            )
        found.append(hand)
        missing.append(size - len(hand))
    drawn = [pool.draw("others", number) for number in missing]
    hidden = [[c.suit for c in cards if c not in known[n]] for n, cards in enumerate(found)]
    limits = [
        {suit: most - suits.count(suit) for suit, most in own}
        for own, suits in zip(few, hidden, strict=True)
    ]
    if any(few[1:]):
        drawn = _possible(pool, drawn, limits)
    elif any(left < 0 for left in limits[0].values()):
        raise _impossible(pool)
    return tuple(map(tuple.__add__, found, drawn))


SWAPS = 2000
"""Number of random exchanges of two cards, where that makes no hand less possible.

Any deal that fits may come of it, one about as likely as the other."""


def _possible(
    pool: Pool, drawn: Sequence[Cards], limits: Sequence[Mapping[str, int]]
) -> list[Cards]:
    """Exchange cards drawn by chance, until nobody holds what he cannot have.

    Args:
        pool: the cards that lie nowhere else yet.
        drawn: those drawn for each seat.
        limits: for each seat, how many cards of a suit may be among them at most.
    """
    groups = [*map(list, drawn), [*pool.left]]
    limits = [*limits, {}]
    places = [(group, n) for group, cards in enumerate(groups) for n in range(len(cards))]

    def surplus(group: int) -> int:
        """Number of cards of a group that cannot be there."""
        suits = [card.suit for card in groups[group]]
        return sum(max(0, suits.count(suit) - most) for suit, most in limits[group].items())

    for _ in range(SWAPS if len(places) > 1 else 0):
        (a, m), (b, n) = pool.chance.sample(places, 2)
        before = surplus(a) + surplus(b)
        groups[a][m], groups[b][n] = groups[b][n], groups[a][m]
        if surplus(a) + surplus(b) > before:
            groups[a][m], groups[b][n] = groups[b][n], groups[a][m]
    if any(map(surplus, range(len(drawn)))):
        raise _impossible(pool)
    pool.left = tuple(groups[-1])
    return [tuple(cards) for cards in groups[:-1]]


def _impossible(pool: Pool) -> BadPosition:
    """The error of hands against the suits shown to be out."""
    told = quoted(pool.fields["void"])
    return BadPosition(
        said(
            en=f"void={told}: no remaining cards allow this.",
            it=f"void={told}: non restano carte che possano stare così.",
        )
    )


def to_draw(pool: Pool, named: Cards, *, full: bool) -> int:
    """Number of cards still to be drawn: as the field says, or as many as can be.

    Args:
        pool: the cards that lie nowhere else yet.
        named: those of them that are told.
        full: whether the hands are such that something can be left to draw.
    """
    hidden = len(pool.left) + len(named)
    if "stock" not in pool.fields:
        most = min(hidden, len(ITALIAN.cards) - HAND * TWO)
        return most - most % TWO if full else 0
    size = pool.number("stock", range(hidden + 1), 0) if pool.counted("stock") else len(named)
    if size % TWO or (size and not full):
        raise not_to_draw(size)
    return size


def not_to_draw(size: int) -> BadPosition:
    """Make the error of a number of cards to draw that does not fit the hands."""
    return BadPosition(
        said(
            en=f"{size} cards to draw do not fit these hands.",
            it=f"{size} carte da pescare non sono compatibili con le carte in mano.",
        )
    )


def piles(pool: Pool, named: tuple[Cards, ...], count: int) -> tuple[Cards, ...]:
    """The piles of each side; cards that lie nowhere else go round, trick by trick.

    Args:
        pool: all that is left in it is dealt to the piles.
        named: the cards named for each side.
        count: the number of seats, and of cards in a trick.

    Raises:
        BadPosition: cards that do not make whole tricks.
    """
    missing = len(pool.left)
    if missing % count or sum(map(len, named)) % count:
        raise BadPosition(
            said(
                en=f"{missing} cards are left over, which do not make whole tricks.",
                it=f"Restano {missing} carte, che non fanno prese intere.",
            )
        )
    return pool.fill("taken", named, [count] * (missing // count))
