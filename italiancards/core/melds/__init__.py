"""Parts shared by the rummy games: melds, the finder of melds, and the moves of a turn.

A meld is a sequence or a set that lies on the table; a joker in it stands for one card.
"""

from italiancards.core.melds.additions import Add, End, Swap
from italiancards.core.melds.facts import meld_facts, wild_meanings
from italiancards.core.melds.finder import Finder, MeldChoice
from italiancards.core.melds.meld import Meld, arrange, places, possible_melds, read_as, to_say
from italiancards.core.melds.moves import Discard, Draw, Lay, Take, groups_so_far
from italiancards.core.melds.parts import Part
from italiancards.core.melds.readings import Growth, grow, growths, readings
from italiancards.core.melds.rules import JOKER, ONE_JOKER, MeldRules
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
    "Meld",
    "MeldChoice",
    "MeldRules",
    "Part",
    "Swap",
    "Take",
    "Values",
    "arrange",
    "groups_so_far",
    "grow",
    "growths",
    "meld_facts",
    "places",
    "possible_melds",
    "read_as",
    "readings",
    "to_say",
    "wild_meanings",
]
