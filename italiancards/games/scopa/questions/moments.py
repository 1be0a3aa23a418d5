"""The moments of a hand of Scopa at which a coach can speak, and what it is played for."""

from __future__ import annotations

from collections.abc import Mapping

from italiancards.questions.goals import Goal, on_line
from italiancards.questions.moments import MomentTest, hint_points_to

MOMENTS: Mapping[str, MomentTest] = {
    "scopa": hint_points_to("advice-look-scopa"),
    "settebello": hint_points_to("advice-look-settebello"),
    "nothing": hint_points_to("advice-look-nothing"),
    "sum": hint_points_to("advice-look-sum"),
    "takers": hint_points_to("advice-look-takers"),
    "ending": hint_points_to("advice-look-ending"),
}
"""Moments at which a coach can speak, in this order.

A card of the learner's makes a scopa; the settebello lies there; no card of the learner's takes
anything; some card of the learner's would leave so little that one card can sweep it; some card
takes something; nothing is hidden any more."""


def cards(number: int) -> Goal:
    """Return the goal of at least so many cards in the deal, earlier ones among them."""
    return on_line("carte", number)


def coins(number: int) -> Goal:
    """Return the goal of at least so many coins in the deal, earlier ones among them.

    >>> import italiancards as ic
    >>> table = ic.position("scopa", hand="7C", table="7D", taken="2D 2C", stock=0)
    >>> coins(2).is_reached(table.play("7C x 7D"), seat=0)
    True
    """
    return on_line("denari", number)


def scope(number: int) -> Goal:
    """Return the goal of at least so many scope in the deal, earlier ones among them."""
    return on_line("scope", number)
