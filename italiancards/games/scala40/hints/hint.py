"""The hint at Scala Quaranta: whole turns, judged at once, then played out to the end."""

from __future__ import annotations

from italiancards.games.scala40.hints.facts import look
from italiancards.games.scala40.hints.search import Scala40Trial
from italiancards.games.scala40.hints.telling import reasons
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.turns import Thinker

THINKER: Thinker[Scala40View] = Thinker(Scala40Trial, reasons, look)
"""Scala Quaranta's functions for the hint that thinks in turns."""
