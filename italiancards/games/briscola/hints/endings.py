"""The end of a deal at Briscola, when nothing is hidden: played without a fault."""

from __future__ import annotations

from collections.abc import Mapping


class Endings:
    """Perfect play of two open hands without a stock, each position solved once.

    Args:
        points: what each card counts; a card is a bit.
        beaten_by: for each card, the cards that beat it.
    """

    def __init__(self, points: Mapping[int, int], beaten_by: Mapping[int, int]) -> None:
        self.points = points
        self.beaten_by = beaten_by
        self._known: dict[tuple[int, int], int] = {(0, 0): 0}

    def best(self, leads: int, follows: int) -> int:
        """Card points by which the leader beats the other, negative if he falls behind.

        Args:
            leads: the hand of the seat that leads.
            follows: the other hand, as large.
        """
        known = self._known.get((leads, follows))
        if known is None:
            known = max(self.led(leads ^ bit, follows, bit) for bit in bits(leads))
            self._known[leads, follows] = known
        return known

    def led(self, leads: int, follows: int, led: int) -> int:
        """Lead of the leader once a card is led, in card points.

        Args:
            leads: the leader's cards without the one led.
            follows: the other hand, still complete.
            led: the card led, a bit.
        """
        return min(self.replied(leads, follows ^ bit, led, bit) for bit in bits(follows))

    def replied(self, leads: int, follows: int, led: int, reply: int) -> int:
        """Lead of the leader once the card is answered too, in card points.

        Args:
            leads: the leader's cards without the one led.
            follows: the other hand without the reply.
            led: the card led, a bit.
            reply: the card that answers it, a bit.
        """
        gained = self.points[led] + self.points[reply]
        if reply & self.beaten_by[led]:
            return -gained - self.best(follows, leads)
        return gained + self.best(leads, follows)


def bits(hand: int) -> list[int]:
    """The cards of a hand, each as a bit."""
    each = []
    while hand:
        each.append(hand & -hand)
        hand &= hand - 1
    return each
