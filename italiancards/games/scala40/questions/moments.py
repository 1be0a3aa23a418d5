"""Moments of a hand of Scala Quaranta for a coach to speak at, and goals of a hand."""

from __future__ import annotations

from collections.abc import Mapping

from italiancards.core.melds import MeldChoice
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.games.scala40.rules.state import FINDER, VALUES
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.questions.goals import Goal
from italiancards.questions.moments import DecisionPoint, MomentTest
from italiancards.table import Table

FEW = 3
"""Cards in another's hand that are few."""


def _best(view: Scala40View) -> MeldChoice:
    """Return the melds of the hand that leave fewest points."""
    return FINDER.best(view.hand, "points", keep=view.keep)


def _opens(decision: DecisionPoint) -> Finding | None:
    """Return the finding that the seat can open now; None if it cannot."""
    view: Scala40View = decision.view
    if view.has_opened or not view.drawn:
        return None
    found = FINDER.opening(view.hand, view.options.opening_min, keep=view.keep)
    return None if found is None else Finding("seen-can-open", True, {"points": found.value})


def _adds(decision: DecisionPoint) -> Finding | None:
    """Return the finding that a card can be added to a meld now; None if none can."""
    view: Scala40View = decision.view
    if not view.has_opened or not view.drawn or len(view.hand) <= view.keep:
        return None
    card = next((card for card in view.hand if view.extends(card)), None)
    return None if card is None else Finding("seen-can-add", True, {"card": card})


def _frees(decision: DecisionPoint) -> Finding | None:
    """Return the finding that a card can free a joker now; None if none can."""
    view: Scala40View = decision.view
    if not view.has_opened or not view.drawn:
        return None
    for meld in view.melds:
        for card in view.hand:
            if meld.swapped(card, any_suit=view.any_suit):
                return Finding("seen-can-free", True, {"card": card})
    return None


def _closes(decision: DecisionPoint) -> Finding | None:
    """Return the finding that the seat can close by this turn; None if it cannot."""
    view: Scala40View = decision.view
    if not view.drawn or not view.has_opened or len(view.hand) == 1:
        return None
    return Finding("seen-can-close", True, {}) if len(_best(view).left) == 1 else None


def _few(decision: DecisionPoint) -> Finding | None:
    """Return the finding that another player has few cards left; None if none has."""
    view: Scala40View = decision.view
    for seat in view.playing:
        held = view.hand_sizes[seat]
        if seat != view.seat and held <= FEW:
            points = VALUES.hand(view.hand)
            return Finding("seen-few", True, {"seat": seat, "number": held, "points": points})
    return None


MOMENTS: Mapping[str, MomentTest] = {
    "close": _closes,
    "free": _frees,
    "open": _opens,
    "add": _adds,
    "few": _few,
}
"""Moments that a coach can name.

The learner can close by laying melds; a card of his frees a joker; he can open; a card of his fits
a meld; somebody else holds few cards.
"""


def _has_closed(table: Table, seat: Seat, first: int) -> int:
    """Return 1 if the seat has closed the deal, else 0."""
    return int(table.view(seat).closer == seat)


def closed() -> Goal:
    """Return the goal to be the one who closes the deal."""
    return Goal("closed", 1, _has_closed)
