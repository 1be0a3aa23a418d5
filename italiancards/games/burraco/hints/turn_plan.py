"""Plan of a turn at Burraco: cards to keep, cards awaited, and what the discard gives away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from italiancards.core.cards import Card, Cards, without
from italiancards.core.melds import Discard, Draw, Take, growths, readings
from italiancards.core.rules import Finding
from italiancards.games.burraco.hints.turn_facts import after_taking, go_together
from italiancards.games.burraco.rules.finish import view_after
from italiancards.games.burraco.rules.moves import MELDS
from italiancards.games.burraco.rules.state import seating
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.melds.plan_facts import groups, plan_findings
from italiancards.hints.montecarlo import Moves


def plan(view: BurracoView, line: Moves) -> tuple[Finding, ...]:
    """Return findings on what a turn keeps, waits for and gives away; () where it keeps nothing.

    Args:
        view: what the seat to move knows before it.
        line: its moves, all of them playable.
    """
    last = line[-1]
    if isinstance(line[0], Draw) or not isinstance(last, Discard):
        return ()
    before = after_taking(view) if isinstance(line[0], Take) else view
    for move in line[isinstance(line[0], Take) : -1]:
        after = view_after(before, move)
        assert after is not None  # it was thought of, so it can be played
        before = after
    hand = without(before.hand, [last.card])
    return (
        (*_hand_findings(replace(before, hand=hand)), *_gift_finding(before, last.card))
        if hand
        else ()
    )


def _hand_findings(view: BurracoView) -> Iterator[Finding]:
    """Yield findings on the cards of a hand that belong together, and on what they wait for."""
    plain = tuple(card for card in view.hand if not MELDS.may_be_wild(card))
    unseen = Counter(card for card in view.unseen if not MELDS.may_be_wild(card))

    def waits(cards: Cards) -> dict[Card, int]:
        """Return the unseen cards that make a meld with two of these, with their copies."""
        pairs = [*combinations(cards, 2)]
        return {
            card: copies
            for card, copies in unseen.items()
            if any(readings((card, one, other), view.melding) for one, other in pairs)
        }

    yield from plan_findings(groups(plain, go_together), len(view.hand) - len(plain), waits)


def _gift_finding(before: BurracoView, card: Card) -> Iterator[Finding]:
    """Yield the finding on what the others can do with a discard; none for a wild one."""
    if MELDS.may_be_wild(card):
        return
    theirs = (
        meld
        for number, meld in enumerate(before.melds, start=1)
        if not before.of_own(number) and growths(meld, card, before.melding)
    )
    meld = next(theirs, None)
    seat = seating(before.options).next(before.seat)
    name = "plan-gives-nothing" if meld is None else "plan-gives"
    onto = {} if meld is None else {"cards": meld.cards, "kind": meld.kind}
    yield Finding(name, True, {"card": card, "seat": seat, **onto})
