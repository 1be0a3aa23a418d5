"""The moments of a hand of Briscola at which a coach can speak, and its row of ranks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from italiancards.core.cards import Card, Cards
from italiancards.core.rules import Finding
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.questions.moments import DecisionPoint, MomentTest, hint_points_to

CARICO = 10
"""The points from which a trick is a rich one: an ace or a three lies in it."""


def _following(fits: Callable[[int, int], bool]) -> MomentTest:
    """Return a test that gives the finding on a trick to answer if its numbers fit, else None."""

    def found(decision: DecisionPoint) -> Finding | None:
        follow = decision.first_looks.get("advice-look-follow")
        if follow is None or not fits(follow.facts["points"], follow.facts["number"]):
            return None
        return follow

    return found


MOMENTS: Mapping[str, MomentTest] = {
    "lead": hint_points_to("advice-look-lead"),
    "lead-to-all": hint_points_to("advice-look-lead-to-all"),
    "lead-to-four": hint_points_to("advice-look-lead-to-four"),
    "bid": hint_points_to("advice-look-bidding"),
    "call": hint_points_to("advice-look-calling"),
    "hide": hint_points_to("advice-look-hide"),
    "worthless": _following(lambda points, takers: points == 0 and takers > 0),
    "rich": _following(lambda points, takers: points >= CARICO and takers > 0),
    "lost": _following(lambda points, takers: takers == 0),
    "partner": hint_points_to("advice-look-partner"),
    "between": hint_points_to("advice-look-between"),
    "need": hint_points_to("advice-look-need"),
    "last-draw": hint_points_to("advice-look-last-draw"),
    "ending": hint_points_to("advice-look-ending"),
    "won": hint_points_to("advice-look-won"),
    "behind": hint_points_to("advice-look-lost"),
}
"""Moments at which a coach can speak, in this order.

The learner leads to one, to several, or to all others; bids, or calls; is a secret partner; follows
to a trick without points, or to a rich one, and can take it; cannot take it; a partner has it so
far, or an opponent with others still to play; can count what is needed; the last cards are about to
be drawn; nothing is hidden any more; the deal is won, or lost, already."""


def row(view: BriscolaView) -> Cards:
    """Return the trumps from high to low."""
    return tuple(Card(rank, view.trump) for rank in view.order.ranks)
