"""What cards of Scala Quaranta count in hand, where they are bits and places."""

from __future__ import annotations

from italiancards.games.scala40.rules.state import VALUES
from italiancards.hints.melds.hands import by_place, counting

VALUE = by_place(VALUES)
"""What a card counts in hand, by its place."""
points = counting(VALUE)
