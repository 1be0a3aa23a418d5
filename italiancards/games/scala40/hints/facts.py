"""Facts about a hand at Scala Quaranta: its melds, and the cards that would make more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from italiancards.core.cards import FRENCH_RANKS, RUMMY, Card, without
from italiancards.core.melds import JOKER, LayDown
from italiancards.core.melds.parts import PLACE, TOP
from italiancards.core.rules import Finding
from italiancards.games.scala40.rules.state import FINDER, VALUES
from italiancards.games.scala40.rules.view import Scala40View


@dataclass(frozen=True)
class Facts:
    """Facts that a seat can work out of its hand.

    Args:
        view: what the seat knows.
    """

    view: Scala40View

    @cached_property
    def plan(self) -> LayDown:
        """The melds that leave fewest points in hand, with a card left to discard."""
        return FINDER.best(self.view.hand, "points", keep=self.view.keep)

    @cached_property
    def planned_cards(self) -> Counter[Card]:
        """The cards of the melds of `plan`, counted."""
        return Counter(card for meld in self.plan.melds for card in meld.cards)

    @cached_property
    def unseen(self) -> Counter[Card]:
        """Number of copies of each card that may still come."""
        return Counter(self.view.unseen)

    def spare(self, card: Card) -> bool:
        """True if the hand has the card beside those of its melds."""
        return self.view.hand.count(card) > self.planned_cards[card]

    def friends(self, card: Card) -> int:
        """Number of other cards of the hand that could stand in a meld with a card."""
        others = dict.fromkeys(without(self.view.hand, [card]))
        return sum(any(True for _ in completions(card, other)) for other in others)

    def outs(self, card: Card) -> int:
        """Number of unseen cards that would make a meld of a card and another of the hand."""
        others = dict.fromkeys(without(self.view.hand, [card]))
        wanted = {each for other in others for each in completions(card, other)}
        return sum(self.unseen[each] for each in wanted)

    def can_lay(self, card: Card) -> bool:
        """True if a card not in the hand could be added, or would make a meld with it."""
        with_it = FINDER.best((*self.view.hand, card), "points", keep=self.view.keep)
        made = with_it.points < self.plan.points + VALUES.card(card)
        return made or self.view.extends(card) is not None

    def better_with_joker(self, card: Card) -> bool:
        """True if a joker in the place of a card leaves fewer points, melds laid."""
        hand = (*without(self.view.hand, [card]), JOKER)
        return FINDER.best(hand, "points", keep=self.view.keep).points < self.plan.points


def completions(one: Card, other: Card) -> Iterator[Card]:
    """The cards that make a meld of two others, jokers apart.

    Args:
        one: a card.
        other: another card.

    Returns:
        Cards, once each; none where the two do not go together.

    >>> [str(card) for card in completions(Card("5", "c"), Card("7", "c"))]
    ['6c']
    >>> [str(card) for card in completions(Card("K", "c"), Card("K", "d"))]
    ['Kh', 'Ks']
    """
    if JOKER in (one, other) or one == other:
        return
    if one.rank == other.rank:
        suits = (suit for suit in RUMMY.suits if suit not in (one.suit, other.suit))
        yield from (Card(one.rank, suit) for suit in suits)
    elif one.suit == other.suit:
        for low, high in _stretches(one, other):
            if high - low == 2:
                yield _at(low + 1, one.suit)
            elif high - low == 1:
                yield from (_at(end, one.suit) for end in (low - 1, high + 1) if 0 <= end <= TOP)


def _stretches(one: Card, other: Card) -> Iterator[tuple[int, int]]:
    """First and last places of two cards of a suit in a sequence: an ace at either end."""
    low, high = sorted((PLACE[one.rank], PLACE[other.rank]))
    yield low, high
    if low == 0:
        yield high, TOP


def _at(place: int, suit: str) -> Card:
    return Card(FRENCH_RANKS[place % TOP], suit)


def look(view: Scala40View) -> tuple[Finding, ...]:
    """Advise where to look first."""
    if view.has_opened:
        return (Finding("advice-look-open", True, {}),)
    best = FINDER.best(view.hand, keep=view.keep)
    facts = {"least": view.options.opening_min, "points": best.value}
    return (Finding("advice-look-closed", True, facts),)
