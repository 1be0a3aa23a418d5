"""The last tricks of a deal at Tresette when nothing is hidden: played without a fault."""

from __future__ import annotations

from collections.abc import Sequence

from italiancards.games.tresette.hints.pack import ACES, FREE, RISING, SUIT, SUITS, WIDTH, WORTH
from italiancards.games.tresette.hints.simulator import LAST

THIRDS_OF = WORTH * len(SUITS)
"""Thirds of each card, by its place in the pack."""
WORTH_OF_ACE = WORTH[RISING.index("A")]
MOST = 99
"""A bound above all the thirds of a deal."""


class TresetteEndgame:
    """Perfect play of the last tricks, each moment between two tricks solved once.

    The side of the maximiser plays against all others together.

    Args:
        mine: for each seat, whether it plays for the maximiser.
        below: the card that each card of a packet uncovers.
    """

    def __init__(self, mine: Sequence[bool], below: dict[int, int] | None = None) -> None:
        self.mine = tuple(mine)
        self.players = len(self.mine)
        self.below = below or {}
        self._known: dict[tuple[int, ...], tuple[int, int]] = {}

    def best(self, hands: tuple[int, ...], leader: int, low: int = -1, high: int = MOST) -> int:
        """Return the thirds the maximising side still gets from a lead on; else a bound of them.

        Args:
            hands: what each seat can play from, between two tricks.
            leader: who leads.
            low: what is no more than this need not be exact.
            high: nor what is no less than this.
        """
        if not any(hands):
            return 0
        if not self.below and not hands[leader] & hands[leader] - 1:
            return self._last(hands, leader)
        key = (*hands, leader)
        least, most = self._known.get(key) or (0, MOST if self.below else _thirds_left(hands))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        low, high = max(low, least), min(high, most)
        found = self.trick(hands, leader, (), low, high)
        if found <= low:
            most = found
        elif found >= high:
            least = found
        else:
            least = most = found
        self._known[key] = (least, most)
        return found

    def trick(
        self, hands: tuple[int, ...], leader: int, lying: tuple[int, ...], low: int, high: int
    ) -> int:
        """Return the thirds the maximising side still gets from within a trick, by alpha-beta.

        Args:
            hands: what each seat can play from, the cards in the trick left out.
            leader: the seat that led.
            lying: the trick so far, as places in the pack, in the order played.
            low: what is no more than this need not be exact.
            high: nor what is no less than this.
        """
        seat = (leader + len(lying)) % self.players
        mine = self.mine[seat]
        found = -1 if mine else MOST
        for place in self._moves(hands, seat, lying):
            value = self.after(hands, leader, lying, place, low, high)
            if mine:
                found = max(found, value)
                low = max(low, found)
            else:
                found = min(found, value)
                high = min(high, found)
            if low >= high:
                break
        return found

    def after(
        self,
        hands: tuple[int, ...],
        leader: int,
        lying: tuple[int, ...],
        place: int,
        low: int = -1,
        high: int = MOST,
    ) -> int:
        """Return the thirds the maximising side still gets once the seat to move plays a card.

        Args:
            hands: what each seat can play from, that card included.
            leader: the seat that led, or leads.
            lying: the trick before, as places in the pack, in the order played.
            place: the card played, as a place in the pack.
            low: what is no more than this need not be exact.
            high: nor what is no less than this.
        """
        seat = (leader + len(lying)) % self.players
        held = hands[seat] ^ 1 << place
        if self.below:
            held |= self.below.get(1 << place, 0)
        hands = (*hands[:seat], held, *hands[seat + 1 :])
        lying = (*lying, place)
        if len(lying) < self.players:
            return self.trick(hands, leader, lying, low, high)
        taker, worth = self._taker(leader, lying)
        worth += 0 if any(hands) else LAST
        gained = worth if self.mine[taker] else 0
        return gained + self.best(hands, taker, low - gained, high - gained)

    def _taker(self, leader: int, lying: tuple[int, ...]) -> tuple[int, int]:
        """Return the seat that takes the trick so far, and the trick's thirds."""
        best, suit, worth, taker = lying[0], lying[0] // WIDTH, 0, leader
        for step, place in enumerate(lying):
            worth += THIRDS_OF[place]
            if place > best and place // WIDTH == suit:
                best, taker = place, (leader + step) % self.players
        return taker, worth

    def _last(self, hands: tuple[int, ...], leader: int) -> int:
        """Return the thirds of a forced last trick for the maximising side; 0 if others take it."""
        lying = tuple(hands[(leader + step) % self.players].bit_length() - 1
                      for step in range(self.players))  # fmt: skip
        taker, worth = self._taker(leader, lying)
        return worth + LAST if self.mine[taker] else 0

    def _moves(self, hands: tuple[int, ...], seat: int, lying: tuple[int, ...]) -> list[int]:
        """Return the places of the legal cards worth trying; of equal neighbours only one."""
        hand = hands[seat]
        if lying:
            suit = SUIT << lying[0] // WIDTH * WIDTH
            hand = hand & suit or hand
        if not hand & hand - 1:
            return [hand.bit_length() - 1]
        others = sum(1 << place for place in lying)
        for other, cards in enumerate(hands):
            if other != seat:
                others |= cards
        for card, next_one in self.below.items():
            if not hand & card:
                others |= next_one
        found, before = [], -1
        while hand:
            place = (hand & -hand).bit_length() - 1
            hand &= hand - 1
            between = others >> before + 1 & (1 << place - before - 1) - 1 if before >= 0 else 0
            same = (
                before >= 0
                and not between
                and before // WIDTH == place // WIDTH
                and THIRDS_OF[before] == THIRDS_OF[place]
                and not self.below
            )
            if not same:
                found.append(place)
            before = place
        found.reverse()
        if len(found) > 1:
            self._sort_by_promise(found, seat, lying)
        return found

    def _sort_by_promise(self, found: list[int], seat: int, lying: tuple[int, ...]) -> None:
        """Sort cards in place, likely best first: high leads, thirds to one's own side."""
        if not lying:
            found.sort(key=lambda place: place % WIDTH, reverse=True)
            return
        leader = (seat - len(lying)) % self.players
        taker, _ = self._taker(leader, lying)
        if self.mine[taker] == self.mine[seat]:
            found.sort(key=THIRDS_OF.__getitem__, reverse=True)
        elif self._taker(leader, (*lying, found[0]))[0] == taker:
            found.sort(key=THIRDS_OF.__getitem__)


def _thirds_left(hands: tuple[int, ...]) -> int:
    """Return the thirds of all cards in hands, the last trick's point added."""
    cards = sum(hands)
    return (cards & ~FREE).bit_count() + (WORTH_OF_ACE - 1) * (cards & ACES).bit_count() + LAST
