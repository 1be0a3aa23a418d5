"""Rule book of Scala Quaranta: the rules of four files, in the order of judgement."""

from __future__ import annotations

from italiancards.core.moves import Move
from italiancards.core.rules import RuleBook
from italiancards.games.scala40.rules.finish import EACH_MOVE, FINISH
from italiancards.games.scala40.rules.view import Scala40View

RULES: RuleBook[Scala40View, Move] = RuleBook([*EACH_MOVE.rules, *FINISH.rules])
