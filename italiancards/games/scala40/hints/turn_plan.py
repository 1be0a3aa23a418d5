"""Plan of a turn at Scala Quaranta: cards to keep, and cards awaited."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from italiancards.core.cards import without
from italiancards.core.melds import JOKER, Discard, Draw
from italiancards.core.melds.lanes import (
    PLACED,
    cards_in_melds,
    cards_in_pairs,
    completing_cards,
    split,
)
from italiancards.core.rules import Finding
from italiancards.games.scala40.rules.finish import view_after
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.melds.plan_facts import plan_findings
from italiancards.hints.montecarlo import Moves


def plan(view: Scala40View, line: Moves) -> tuple[Finding, ...]:
    """Return findings on what a turn keeps and waits for; () where it keeps nothing.

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
    pairs, completing = cards_in_pairs(once) & ~cards_in_melds(once), completing_cards(once)
    together = tuple(c for c in left.hand if c != JOKER and pairs >> PLACED[c] & 1)
    unseen = Counter(card for card in left.unseen if card != JOKER)
    waits = {
        card: copies
        for card, copies in unseen.items()
        if completing >> PLACED[card] & 1 or (left.has_opened and left.extends(card) is not None)
    }
    return tuple(plan_findings(together, left.hand.count(JOKER), waits if left.hand else {}))
