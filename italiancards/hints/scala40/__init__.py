"""Who plays Scala Quaranta, and what is needed to look ahead in it."""

from __future__ import annotations

from pathlib import Path

from italiancards.games.scala40.view import Scala40View
from italiancards.hints.adviser import Adviser, Foresight
from italiancards.hints.scala40 import greedy, hint
from italiancards.hints.scala40.search import Scala40Trial, opened
from italiancards.hints.scala40.worth import worth

ADVISER: Adviser[Scala40View] = Adviser(
    {"greedy": greedy.choose},
    Foresight(hint.think, Scala40Trial, opened, worth=worth),
)
"""What Scala Quaranta lends to hints: a deal is worth the points one has fewer than the others."""
