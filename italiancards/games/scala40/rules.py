"""Who may do what in Scala Quaranta: the rules of three files, in the order they are looked at."""

from __future__ import annotations

from italiancards.core.moves import Move
from italiancards.core.rules import RuleBook
from italiancards.games.scala40.ends import ENDS
from italiancards.games.scala40.melding import MELDING
from italiancards.games.scala40.turns import TURNS
from italiancards.games.scala40.view import Scala40View

RULES: RuleBook[Scala40View, Move] = RuleBook([*TURNS.rules, *MELDING.rules, *ENDS.rules])
