"""The hint at Scala Quaranta: whole turns, judged at once, then played out to the end."""

from __future__ import annotations

from italiancards.games.scala40.hints.facts import look
from italiancards.games.scala40.hints.search import Scala40Rollout
from italiancards.games.scala40.hints.turn_facts import reasons
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.turns import TurnSearch

THINKER: TurnSearch[Scala40View] = TurnSearch(Scala40Rollout, reasons, look)
"""Scala Quaranta's functions for the hint that thinks in turns."""
