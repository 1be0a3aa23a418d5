"""Cards of a position of Tresette: those that are named, and the rest by chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from italiancards.core.cards import ITALIAN, Card, Cards, split_cards
from italiancards.core.packets import Groups
from italiancards.core.pool import CardPool
from italiancards.games.tresette.rules.state import HAND, PACKET, Packets, with_packets

TWO = 2
"""Number of players where cards are drawn."""

DOWN = "?"
"""Mark of a card of a packet that lies face down."""

Named = tuple[tuple[Card | None, ...], ...]
"""Packets of a seat as a position names them, from the top; None for a card face down."""


def read_packets(at: CardPool, name: str) -> tuple[Named, ...]:
    """Read the packets of a field and take their cards from the pool; None is a face-down card.

    Returns:
        Packets in turn order from the seat to move; nothing where the table has none.

    Raises:
        BadPosition: packets at a table without them, or too many or too large ones.
    """
    if not with_packets(at.options):
        at.refuse(at.text(name), "tresette-no-packets")
        return ()
    texts = [part.split("|") for part in at.text(name).split("/")]
    at.refuse(len(texts) > at.count or any(len(own) > 2 for own in texts), "tresette-packets")
    named = [[tuple(None if word == DOWN else at.read(word) for word in split_cards(packet))
              for packet in own] for own in texts]  # fmt: skip
    at.take(tuple(card for own in named for packet in own for card in packet if card is not None))
    if any(len(packet) > PACKET for own in named for packet in own):
        raise at.error("tresette-packet", most=PACKET)
    named += [[]] * (at.count - len(named))
    return tuple((*own, *[()] * (2 - len(own))) for own in named)


def fill_packets(at: CardPool, named: Sequence[Named]) -> tuple[Packets, ...]:
    """Return the packets with a card drawn from the pool for each face-down one.

    Args:
        at: the cards that lie nowhere else yet.
        named: the packets of each seat, as `read_packets` gives them.
    """
    return tuple(
        tuple(tuple(card or at.draw("packets", 1)[0] for card in packet) for packet in own)
        for own in named
    )


def known_cards(at: CardPool, name: str) -> Groups:
    """Return, in turn order, the cards in hand that all know, read from a field; refuse false ones.

    Raises:
        BadPosition: a card named twice, or one of the first seat's that its hand lacks.
    """
    known = at.parts(name)
    named = [card for cards in known for card in cards]
    if len(named) > len(set(named)) or not set(known[0]) <= set(at["hand"]):
        raise at.error("tresette-shown")
    return known


def hands(at: CardPool) -> Groups:
    """Return all hands in turn order: named and known cards, filled with cards drawn by chance.

    Nobody is dealt by chance what he has shown not to have. The cards of packets count for the size
    of a hand.

    Raises:
        BadPosition: a hand of too many cards, or no deal that fits the suits shown.
    """
    known, suit_limits = at["shown"], at["void"]
    piled = [sum(map(len, own)) for own in at["packets"]] or [0] * at.count
    found, missing = [at["hand"]], [0]
    sizes = enumerate(at.hand_sizes(at["hand"], at["trick"]), start=1)
    for hand, (seat, usual) in zip(at.add_known(at["others"], known[1:]), sizes, strict=True):
        size = usual + piled[0] - piled[seat]
        if size < len(hand):
            raise at.error("tresette-others", size=size, count=len(hand), cards=" ".join(hand))
        found.append(hand)
        missing.append(size - len(hand))
    drawn = [at.draw("others", number) for number in missing]
    hidden = [[c.suit for c in cards if c not in known[n]] for n, cards in enumerate(found)]
    limits = [
        {suit: most - suits.count(suit) for suit, most in own}
        for own, suits in zip(suit_limits, hidden, strict=True)
    ]
    if any(suit_limits[1:]):
        drawn = _possible(at, drawn, limits)
    elif any(left < 0 for left in limits[0].values()):
        raise at.error("tresette-void")
    return tuple(map(tuple.__add__, found, drawn))


SWAPS = 2000
"""Number of random exchanges of two cards, where that makes no hand less possible.

Any deal that fits may come of it, one about as likely as the other."""


def _possible(
    at: CardPool, drawn: Sequence[Cards], limits: Sequence[Mapping[str, int]]
) -> list[Cards]:
    """Return drawn cards swapped at random until all fit the limits of suits; raise if none do.

    Args:
        at: the cards that lie nowhere else yet.
        drawn: those drawn for each seat.
        limits: for each seat, how many cards of a suit may be among them at most.
    """
    groups = [*map(list, drawn), [*at.left]]
    limits = [*limits, {}]
    places = [(group, n) for group, cards in enumerate(groups) for n in range(len(cards))]

    def surplus(group: int) -> int:
        """Return how many cards a numbered group has beyond what its limits of suits allow."""
        suits = [card.suit for card in groups[group]]
        return sum(max(0, suits.count(suit) - most) for suit, most in limits[group].items())

    for _ in range(SWAPS if len(places) > 1 else 0):
        (a, m), (b, n) = at.chance.sample(places, 2)
        before = surplus(a) + surplus(b)
        groups[a][m], groups[b][n] = groups[b][n], groups[a][m]
        if surplus(a) + surplus(b) > before:
            groups[a][m], groups[b][n] = groups[b][n], groups[a][m]
    at.refuse(any(map(surplus, range(len(drawn)))), "tresette-void")
    at.left = tuple(groups[-1])
    return [tuple(cards) for cards in groups[:-1]]


def number_to_draw(at: CardPool, named: Cards, *, full: bool) -> int:
    """Return the number of cards in the stock: by its field, or as many as there can be.

    Args:
        at: the cards that lie nowhere else yet.
        named: those of them that the field names.
        full: whether the hands are such that something can be left to draw.
    """
    if "stock" not in at.fields:
        most = min(len(at.left) + len(named), len(ITALIAN.cards) - HAND * TWO)
        return most - most % TWO if full else 0
    size = at.stock_size(named)
    at.refuse(size % TWO or (size and not full), "tresette-stock", count=size)
    return size


def piles(at: CardPool, named: Groups) -> Groups:
    """Return each side's pile: named cards, and all left over, dealt out by whole tricks.

    Args:
        at: all that is left in it is dealt to the piles.
        named: the cards named for each side.

    Raises:
        BadPosition: cards that do not make whole tricks.
    """
    missing = len(at.left)
    if missing % at.count or sum(map(len, named)) % at.count:
        raise at.error("tresette-piles", count=missing)
    return at.fill("taken", named, [at.count] * (missing // at.count))
