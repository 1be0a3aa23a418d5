"""The moments of a hand of Tresette at which a coach can speak, and its row of ranks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from italiancards.core.cards import Card, Cards
from italiancards.core.rules import Facts, Finding
from italiancards.games.tresette.rules.state import FOUR_OF_COINS, ORDER, WHOLE
from italiancards.games.tresette.rules.view import TresetteView
from italiancards.questions.moments import DecisionPoint, MomentTest, hint_points_to


def _where(name: str, fits: Callable[[Facts], bool]) -> MomentTest:
    """Return a test that gives a hint's first look of this name if its facts fit, else None."""

    def found(decision: DecisionPoint) -> Finding | None:
        first_looks = decision.first_looks.get(name)
        return first_looks if first_looks is not None and fits(first_looks.facts) else None

    return found


FOLLOW, COUNT = "advice-look-follow", "advice-look-thirds"
MOMENTS: Mapping[str, MomentTest] = {
    "declare": hint_points_to("advice-look-declare"),
    "lead": hint_points_to("advice-look-lead"),
    "partner": _where(FOLLOW, lambda facts: facts["side"] == "ours"),
    "theirs": _where(FOLLOW, lambda facts: facts["side"] == "theirs" and facts["number"] > 0),
    "rich": _where(FOLLOW, lambda facts: facts["side"] == "theirs" and facts["thirds"] >= WHOLE),
    "void": _where(FOLLOW, lambda facts: facts["number"] == 0),
    "near": _where(COUNT, lambda facts: facts["missing"] == 1),
    "last": hint_points_to("advice-look-last"),
}
"""Moments at which a coach can speak, in this order.

The learner is asked what to declare; leads; follows to a trick that is a partner’s so far, or an
opponent’s, or an opponent’s with a whole point in it; cannot follow; is one third away from another
point; plays to the last trick."""


def row(view: TresetteView) -> Cards:
    """Return the cards of the suit led from high to low; of coins, where nothing is led."""
    suit = (*view.trick, FOUR_OF_COINS)[0].suit
    return tuple(Card(rank, suit) for rank in ORDER.ranks)
