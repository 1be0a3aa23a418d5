"""Plan of a turn at Scala Quaranta: cards to keep, cards awaited, and what the discard gives."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from italiancards.core.cards import Card, Cards, without
from italiancards.core.melds import JOKER, Discard, Draw
from italiancards.core.melds.lanes import (
    PLACED,
    cards_in_melds,
    cards_in_pairs,
    completing_cards,
    completions,
    split,
)
from italiancards.core.rules import Finding
from italiancards.games.scala40.hints.turn_facts import gift_findings
from italiancards.games.scala40.rules.finish import view_after
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.melds.plan_facts import groups, plan_findings
from italiancards.hints.montecarlo import Moves


def plan(view: Scala40View, line: Moves) -> tuple[Finding, ...]:
    """Return findings on what a turn keeps, waits for and gives; () where it keeps nothing.

    Args:
        view: what the seat to move knows before it.
        line: its moves, all of them playable.
    """
    last, before = line[-1], view
    if isinstance(line[0], Draw) or not isinstance(last, Discard):
        return ()
    for move in line[:-1]:
        after = view_after(before, move)
        assert after is not None  # it was thought of, so it can be played
        before = after
    left = replace(before, hand=without(before.hand, [last.card]))
    once = split(left.hand)[0]
    pairs = cards_in_pairs(once) & ~cards_in_melds(once)
    together = [c for c in left.hand if c != JOKER and pairs >> PLACED[c] & 1]
    unseen = Counter(card for card in left.unseen if card != JOKER)

    def waits(cards: Cards) -> dict[Card, int]:
        """Return the unseen cards that make a meld with two of these, with their copies."""
        completing = completing_cards(split(cards)[0])
        return {card: copies for card, copies in unseen.items() if completing >> PLACED[card] & 1}

    if not left.hand:
        return ()
    grouped = groups(together, lambda one, two: bool(completions(one, two)))
    held = plan_findings(grouped, left.hand.count(JOKER), waits)
    return (
        *held,
        *(replace(each, name=_PLANS[each.name]) for each in gift_findings(before, last.card)),
    )


_PLANS = {
    "advice-may-not-take": "plan-may-not-take",
    "advice-gives": "plan-gives",
    "advice-gives-joker": "plan-gives-joker",
    "advice-gives-nothing": "plan-gives-nothing",
}
"""Names of the findings on what a discard gives away, as a plan tells them."""
