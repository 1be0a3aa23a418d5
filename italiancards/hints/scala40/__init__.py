"""Who plays Scala Quaranta."""

from __future__ import annotations

from italiancards.games.scala40.view import Scala40View
from italiancards.hints.adviser import Adviser
from italiancards.hints.scala40 import greedy

ADVISER: Adviser[Scala40View] = Adviser({"greedy": greedy.choose})
"""What Scala Quaranta lends to hints: nobody looks ahead in it yet."""
