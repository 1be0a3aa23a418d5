"""What the rummy games share: melds, the finder of melds, and the moves of a turn.

A meld is a sequence or a set that lies on the table; a joker in it stands for one card.
"""

from italiancards.core.melds.finder import Finder, LayDown
from italiancards.core.melds.meld import Meld, Part, arranged, places
from italiancards.core.melds.moves import Add, Discard, Draw, Lay, Swap, Take
from italiancards.core.melds.readings import grown, readings
from italiancards.core.melds.rules import JOKER, ONE_JOKER, MeldRules
from italiancards.core.melds.values import Values

__all__ = [
    "JOKER",
    "ONE_JOKER",
    "Add",
    "Discard",
    "Draw",
    "Finder",
    "Lay",
    "LayDown",
    "Meld",
    "MeldRules",
    "Part",
    "Swap",
    "Take",
    "Values",
    "arranged",
    "grown",
    "places",
    "readings",
]
