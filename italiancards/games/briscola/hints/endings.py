"""The end of a deal at Briscola, when nothing is hidden: played without a fault."""

from __future__ import annotations

from collections.abc import Mapping


class BriscolaEndgame:
    """Perfect play of two open hands without a stock, each position solved once.

    Args:
        points: card points of each card; a card is an integer with one bit set.
        beaten_by: for each card, the cards that beat it when it is led, as a bit mask.

    Hands are bit masks too.

    >>> ace, king = 1, 2
    >>> BriscolaEndgame({ace: 11, king: 4}, {ace: 0, king: ace}).best(king, ace)
    -15
    """

    def __init__(self, points: Mapping[int, int], beaten_by: Mapping[int, int]) -> None:
        self.points = points
        self.beaten_by = beaten_by
        self._known: dict[tuple[int, int], int] = {(0, 0): 0}

    def best(self, leads: int, follows: int) -> int:
        """Return the leader's final margin from a lead on, under perfect play, in card points.

        Args:
            leads: the hand of the seat that leads; with 0, the deal is over.
            follows: the other hand, as large.

        Returns:
            Only points still to be won; negative where the leader falls behind.
        """
        known = self._known.get((leads, follows))
        if known is None:
            known = max(self.lead(leads ^ bit, follows, bit) for bit in bits(leads))
            self._known[leads, follows] = known
        return known

    def lead(self, leads: int, follows: int, lead: int) -> int:
        """Return the leader's final margin after this lead and perfect play, in card points.

        Args:
            leads: the leader's cards without the one led.
            follows: the other hand, still complete.
            lead: the card led, a bit.

        Returns:
            Card points, those of this trick included.
        """
        return min(self.after_reply(leads, follows ^ bit, lead, bit) for bit in bits(follows))

    def after_reply(self, leads: int, follows: int, lead: int, reply: int) -> int:
        """Return the leader's final margin after a lead, a reply and perfect play, in card points.

        Args:
            leads: the leader's cards without the one led.
            follows: the other hand without the reply.
            lead: the card led, a bit.
            reply: the card that answers it, a bit.

        Returns:
            Card points, those of this trick included.
        """
        gained = self.points[lead] + self.points[reply]
        if reply & self.beaten_by[lead]:
            return -gained - self.best(follows, leads)
        return gained + self.best(leads, follows)


def bits(hand: int) -> list[int]:
    """Return a hand's cards as a list of single bits, from the lowest up.

    >>> bits(0b1011)
    [1, 2, 8]
    """
    each = []
    while hand:
        each.append(hand & -hand)
        hand &= hand - 1
    return each
