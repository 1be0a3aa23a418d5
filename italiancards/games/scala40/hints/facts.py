"""Facts about a hand at Scala Quaranta: its melds, and the cards that would make more."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from italiancards.core.cards import Card, without
from italiancards.core.melds import JOKER, MeldChoice
from italiancards.core.melds.lanes import completions
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
    def plan(self) -> MeldChoice:
        """The hand's best melds, that leave fewest points, with a card kept to discard."""
        return FINDER.best(self.view.hand, "points", keep=self.view.keep)

    @cached_property
    def planned_cards(self) -> Counter[Card]:
        """Cards of the planned melds, with the number of copies of each."""
        return Counter(card for meld in self.plan.melds for card in meld.cards)

    @cached_property
    def unseen(self) -> Counter[Card]:
        """Number of unseen copies of each card."""
        return Counter(self.view.unseen)

    def spare(self, card: Card) -> bool:
        """True if the hand has a copy of the card that the planned melds do not need."""
        return self.view.hand.count(card) > self.planned_cards[card]

    def friends(self, card: Card) -> int:
        """Return how many different cards of the hand could be in a meld with this one."""
        others = dict.fromkeys(without(self.view.hand, [card]))
        return sum(bool(completions(card, other)) for other in others)

    def outs(self, card: Card) -> int:
        """Return the number of unseen cards that complete a meld of this card and another."""
        others = dict.fromkeys(without(self.view.hand, [card]))
        completing_cards = {each for other in others for each in completions(card, other)}
        return sum(self.unseen[each] for each in completing_cards)

    def can_lay(self, card: Card) -> bool:
        """True if a card not in the hand could be added to a meld, or laid with the hand."""
        with_it = FINDER.best((*self.view.hand, card), "points", keep=self.view.keep)
        made = with_it.points < self.plan.points + VALUES.card(card)
        return made or self.view.extends(card) is not None

    def better_with_joker(self, card: Card) -> bool:
        """True if trading this card of the hand for a joker leaves fewer points after laying."""
        hand = (*without(self.view.hand, [card]), JOKER)
        return FINDER.best(hand, "points", keep=self.view.keep).points < self.plan.points


def look(view: Scala40View) -> tuple[Finding, ...]:
    """Return the finding that says what to look at first, in a tuple of one."""
    if view.has_opened:
        return (Finding("advice-look-open", True, {}),)
    best = FINDER.best(view.hand, keep=view.keep)
    facts = {"least": view.options.opening_min, "points": best.value}
    return (Finding("advice-look-closed", True, facts),)
