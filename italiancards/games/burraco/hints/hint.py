"""The hint at Burraco: whole turns, judged after one round, then played out to the end."""

from __future__ import annotations

from italiancards.games.burraco.hints.search import BurracoRollout
from italiancards.games.burraco.hints.turn_facts import look, reasons
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.turns import TurnSearch

THINKER: TurnSearch[BurracoView] = TurnSearch(BurracoRollout, reasons, look, cost=3)
"""Burraco's functions for the hint that thinks in turns."""
