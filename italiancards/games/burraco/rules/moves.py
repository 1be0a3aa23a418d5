"""Moves of Burraco: those of any rummy, by its rules of melds; a whole pile is taken.

`draw`, `take`, `lay 5c 2d=6c 7c | Kc Kd Kd`, `add 8c to 2`, `add 6c to 2 with 2d high`,
`discard 9d`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from italiancards.core import melds
from italiancards.core.melds import MeldRules

MELDS = MeldRules(
    wild_ranks=("2",), most_wild=1, repeats=True, longest_set=9, two_aces=True, shortest=3,
    freed="either_end", free_at_end=True, two_turns_wild=True,
)  # fmt: skip
"""Rules of melds by which moves are read: jokers and twos are wild, one in a meld (S0).

A set has eight cards of its rank at most, and a wild one (S0). Agreements of a table are in
`state.melding`.
"""


@dataclass(frozen=True, slots=True)
class BurracoLay(melds.BurracoLay):
    """Lay down one or more new melds.

    >>> from italiancards.core.notation import FRENCH
    >>> print(BurracoLay.read("7c 2d 5c | 9h 2s 9h", FRENCH))
    lay 5c 2d=6c 7c | 9h 9h 2s=9h
    """

    example: ClassVar[str] = "lay 5c 2d=6c 7c | Kc Kd Kd"
    melding: ClassVar[MeldRules] = MELDS


@dataclass(frozen=True, slots=True)
class BurracoAdd(melds.BurracoAdd):
    """Add a card to a meld of one's own side; where that may lead to several, say which.

    >>> from italiancards.core.notation import FRENCH
    >>> print(BurracoAdd.read("6c to 2 with 2d high", FRENCH))
    add 6c to 2 with 2d high
    """

    example: ClassVar[str] = "add 8c to 2"
    melding: ClassVar[MeldRules] = MELDS
