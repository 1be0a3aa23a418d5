"""Burraco in lessons: questions to ask, goals of a deal, moments for a coach.

>>> from italiancards.games.burraco.questions import what_cards_count
>>> what_cards_count("Ac Kd 7s").answer
'30'
"""

from pathlib import Path

from italiancards.games.burraco.game import GAME
from italiancards.games.burraco.questions import loose_cards
from italiancards.games.burraco.questions.deals import what_we_have, who_deals_first, who_wins_match
from italiancards.games.burraco.questions.melds import (
    is_meld,
    what_a_meld_counts,
    what_cards_count,
    what_the_wild_is,
    where_it_goes,
    which_fits,
    which_kind,
)
from italiancards.games.burraco.questions.moments import MOMENTS, burrachi, closed, pozzetto
from italiancards.questions.bind import bind_game
from italiancards.questions.cards import may_do
from italiancards.questions.cards import which_card as which_of_all
from italiancards.questions.discards import TAKERS, discard_trainer
from italiancards.questions.goals import points
from italiancards.questions.material import Questions

which_card = bind_game(GAME, which_of_all)

QUESTIONS = Questions(
    words=Path(__file__).parents[1] / "words/questions",
    moments=MOMENTS,
    loose_cards=(loose_cards.meld, loose_cards.melds, loose_cards.hand, loose_cards.dealer),
    memory=discard_trainer(TAKERS, {"players": 2}, {}),
)

__all__ = [
    "QUESTIONS",
    "burrachi",
    "closed",
    "is_meld",
    "may_do",
    "points",
    "pozzetto",
    "what_a_meld_counts",
    "what_cards_count",
    "what_the_wild_is",
    "what_we_have",
    "where_it_goes",
    "which_card",
    "which_fits",
    "which_kind",
    "who_deals_first",
    "who_wins_match",
]
