"""Twins: equal cards told apart for a browser, from moment to moment.

The rules know no difference between equal cards of two packs. A browser draws each, and moves it
from where it lay: so each has a number here, which it keeps for as long as it can be seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from itertools import chain, count

from italiancards import Table
from italiancards.core.cards import Card
from italiancards.core.game import Moment
from italiancards.core.seats import Seat
from italiancards.core.zones import Zone

CopyNumbers = Mapping[tuple[str, Card], tuple[int, ...]]
"""The numbers of the copies of a card that lie in a zone, in the order they lie there."""
Changes = Mapping[tuple[str, Card], tuple[int, ...]]
"""Numbers that changed with a moment; () for a card that has no copy in a zone any more."""


def id_of(zone: Zone) -> str:
    """Return a zone's id: its name, with its number or the seat it belongs to."""
    own = zone.seat if zone.number is None else zone.number
    return f"{zone.name}-{'' if own is None else own}"


def key_of(card: Card, number: int) -> str:
    """Return a key for one copy of a card: the card's text, and from the second on `#` number.

    Args:
        card: the card.
        number: the number of the copy, from 1.

    >>> key_of(Card("7", "c"), 1), key_of(Card("7", "c"), 2)
    ('7c', '7c#2')
    """
    return str(card) if number == 1 else f"{card}#{number}"


def card_in_key(key: str) -> str:
    """Return the text of the card in a copy's key, without the copy's number.

    >>> card_in_key("7c#2")
    '7c'
    """
    return key.partition("#")[0]


def number_copies(zones: Iterable[Zone], before: CopyNumbers) -> CopyNumbers:
    """Return copy numbers of the visible cards by zone and card, keeping the earlier ones.

    What lies in a zone where copies lay before keeps their numbers; what came from elsewhere has
    those that were left there, and what was not seen before the first that are free.

    Args:
        zones: where cards lie.
        before: the numbers of a moment before.
    """
    counted = [
        (id_of(zone), Counter(card for card in zone.cards if card is not None))
        for zone in zones
        if not zone.again
    ]
    stay = {
        (zone, card): before.get((zone, card), ())[:number]
        for zone, cards in counted
        for card, number in cards.items()
    }
    came = {
        (zone, card): number - len(stay[zone, card])
        for zone, cards in counted
        for card, number in cards.items()
    }
    cards = {card for (_, card), number in came.items() if number}
    taken, seen = _of_each(cards, stay), _of_each(cards, before)
    free = {card: _free(sorted(seen[card]), {*taken[card]}) for card in cards}
    return {
        (zone, card): (*stay[zone, card], *(next(free[card]) for _ in range(number)))
        for (zone, card), number in came.items()
    }


def _of_each(cards: Iterable[Card], copy_numbers: CopyNumbers) -> dict[Card, list[int]]:
    """Return the copy numbers of some cards, of all zones together, by card."""
    numbers: dict[Card, list[int]] = {card: [] for card in cards}
    for (_, card), own in copy_numbers.items():
        if card in numbers:
            numbers[card] += own
    return numbers


def _free(seen: Sequence[int], taken: Container[int]) -> Iterator[int]:
    """Yield copy numbers that are not taken: first those seen before, then new ones."""
    new = (each for each in count(1) if each not in seen)
    return (each for each in chain(seen, new) if each not in taken)


class Keys:
    """Keys of the cards of one view model; each is asked for once, in order.

    Args:
        copy_numbers: the numbers of equal cards, where the pack has any.
    """

    def __init__(self, copy_numbers: CopyNumbers) -> None:
        self._left = {place: list(numbers) for place, numbers in copy_numbers.items()}
        self._highest = Counter[Card]()
        for (_, card), numbers in copy_numbers.items():
            self._highest[card] = max(self._highest[card], *numbers)

    def of(self, zone: Zone, card: Card) -> str:
        """Return a key for a zone's card; each call takes the next copy of it.

        A zone that shows cards once more has keys of its own for them.

        Args:
            zone: the zone.
            card: a card of it.
        """
        left = [] if zone.again else self._left.get((id_of(zone), card), [])
        if not left:
            self._highest[card] += 1
        return key_of(card, left.pop(0) if left else self._highest[card])


class Twins:
    """The numbers of equal cards at a table, as one seat sees them.

    They follow from what the seat has seen since the deal began, and from nothing else, so that
    whoever goes on elsewhere finds the same. Of each moment what changed is kept: all numbers of
    all moments would be half of what a session takes.
    """

    def __init__(self) -> None:
        self._known: list[tuple[Moment, Changes]] = []
        self._seat: Seat | None = None
        self._put(0)

    def _put(self, number: int) -> None:
        """Rebuild the current copy numbers from the first so many known moments."""
        self._at, self._copy_numbers = number, dict[tuple[str, Card], tuple[int, ...]]()
        for _, changes in self._known[:number]:
            self._change(changes)

    def _change(self, changes: Changes) -> None:
        """Apply changes to the current copy numbers, in place."""
        for place, own in changes.items():
            if own:
                self._copy_numbers[place] = own
            else:
                del self._copy_numbers[place]

    def copy_numbers(self, table: Table, seat: Seat, shown: int) -> CopyNumbers:
        """Return a seat's copy numbers at a moment, by zone and card; {} if no cards are twins.

        Args:
            table: the table.
            seat: who sees it.
            shown: the number of the moment.
        """
        cards = table.game.deck(table.options)
        if len(set(cards)) == len(cards):
            return {}
        first = table.deals.moment_of(table.moments[shown].deal)
        moments = table.moments[first : shown + 1]
        if seat != self._seat:
            self._seat, self._known = seat, []
        pairs = zip(self._known, moments, strict=False)
        same = next((place for place, (each, now) in enumerate(pairs) if each[0] is not now), None)
        if same is not None:
            del self._known[same:]
        known = min(len(self._known), len(moments))
        if known != self._at or same is not None:
            self._put(known)
        for number in range(first + known, shown + 1):
            zones = table.game.zones(table.view(seat, at=number))
            changes = changes_between(self._copy_numbers, number_copies(zones, self._copy_numbers))
            self._known.append((table.moments[number], changes))
            self._change(changes)
        self._at = len(moments)
        return dict(self._copy_numbers)

    def know(self, table: Table, seat: Seat, shown: int, numbers: Iterable[Changes]) -> None:
        """Take over a deal's copy numbers, as changes by moment, from another kernel's table.

        Args:
            table: the table.
            seat: who sees it.
            shown: the number of the moment on the screen.
            numbers: the changes at each moment of its deal, up to that one.
        """
        first = table.deals.moment_of(table.moments[shown].deal)
        moments = table.moments[first : shown + 1]
        self._seat, self._known = seat, list(zip(moments, numbers, strict=False))
        self._put(0)


def changes_between(before: CopyNumbers, now: CopyNumbers) -> Changes:
    """Return the copy numbers that differ between two moments; () for those that are gone.

    Args:
        before: the numbers at the earlier moment.
        now: the numbers at the later one.

    Returns:
        The new numbers where they differ; () where no copy lies any more.
    """
    gone = dict.fromkeys(before.keys() - now.keys(), ())
    return gone | {place: own for place, own in now.items() if before.get(place) != own}


def numbers(table: Table, seat: Seat, shown: int) -> list[Changes]:
    """Return the changes in copy numbers at each moment of a deal up to one, for a seat.

    Args:
        table: the table.
        seat: who sees it.
        shown: the number of the last moment.
    """
    twins = Twins()
    twins.copy_numbers(table, seat, shown)
    return [changes for _, changes in twins._known]
