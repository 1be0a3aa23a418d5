"""Parts shared by the rummy games: melds, the finder of melds, and the moves of a turn.

A meld is a sequence or a set that lies on the table; a joker in it stands for one card.
"""

from italiancards.core.melds.building import Add, End, Swap
from italiancards.core.melds.finder import Finder, LayDown
from italiancards.core.melds.meld import Meld, arranged, completed, places, read_as, to_say
from italiancards.core.melds.moves import Discard, Draw, Lay, Take, begun
from italiancards.core.melds.parts import Part
from italiancards.core.melds.readings import Growth, grown, growths, readings
from italiancards.core.melds.rules import JOKER, ONE_JOKER, MeldRules
from italiancards.core.melds.telling import called, standing_for
from italiancards.core.melds.values import Values

__all__ = [
    "JOKER",
    "ONE_JOKER",
    "Add",
    "Discard",
    "Draw",
    "End",
    "Finder",
    "Growth",
    "Lay",
    "LayDown",
    "Meld",
    "MeldRules",
    "Part",
    "Swap",
    "Take",
    "Values",
    "arranged",
    "begun",
    "called",
    "completed",
    "grown",
    "growths",
    "places",
    "read_as",
    "readings",
    "standing_for",
    "to_say",
]
