"""Points of cards of Scala Quaranta in hand, where cards are bits and places."""

from __future__ import annotations

from italiancards.games.scala40.rules.state import VALUES
from italiancards.hints.melds.hands import by_place, make_counter

VALUE = by_place(VALUES)
"""Points of each card in hand, by its place."""
points = make_counter(VALUE)
