"""Rule book of Burraco: the rules of five files, in the order of judgement."""

from __future__ import annotations

from italiancards.core.moves import Move
from italiancards.core.rules import RuleBook
from italiancards.games.burraco.rules.finish import EACH_MOVE, FINISH
from italiancards.games.burraco.rules.view import BurracoView

RULES: RuleBook[BurracoView, Move] = RuleBook([*EACH_MOVE.rules, *FINISH.rules])
