"""Scala Quaranta in lessons: questions to ask, goals of a hand, moments for a coach.

>>> from italiancards.games.scala40.questions import what_a_hand_counts
>>> what_a_hand_counts("Ac Kd 7s").answer
'28'
"""

from pathlib import Path

from italiancards.games.scala40.game import GAME
from italiancards.games.scala40.questions import loose_cards
from italiancards.games.scala40.questions.matches import who_is_still_in
from italiancards.games.scala40.questions.melds import (
    how_many_complete,
    is_meld,
    opens,
    what_a_hand_counts,
    what_melds_count,
    what_the_joker_is,
    which_fits,
    which_frees,
)
from italiancards.games.scala40.questions.moments import MOMENTS, closed
from italiancards.questions.bind import bind_game
from italiancards.questions.cards import may_do
from italiancards.questions.cards import which_card as which_of_all
from italiancards.questions.discards import RANKS, discard_trainer
from italiancards.questions.matches import who_deals_next
from italiancards.questions.material import Questions

which_card = bind_game(GAME, which_of_all)

QUESTIONS = Questions(
    words=Path(__file__).parents[1] / "words/questions",
    moments=MOMENTS,
    loose_cards=(loose_cards.meld, loose_cards.opens, loose_cards.hand),
    memory=discard_trainer(RANKS, {}, {"players": 3}, {"players": 4}),
)

__all__ = [
    "QUESTIONS",
    "closed",
    "how_many_complete",
    "is_meld",
    "may_do",
    "opens",
    "what_a_hand_counts",
    "what_melds_count",
    "what_the_joker_is",
    "which_card",
    "which_fits",
    "which_frees",
    "who_deals_next",
    "who_is_still_in",
]
