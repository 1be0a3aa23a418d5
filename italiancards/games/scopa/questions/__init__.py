"""Questions of lessons about Scopa, goals of its hands, and moments for a coach.

>>> from italiancards.games.scopa.questions import primiera_of
>>> primiera_of("7D 6D 5C AS RB").answer
'62'
"""

from pathlib import Path

from italiancards.games.scopa.game import GAME
from italiancards.games.scopa.questions import loose_cards
from italiancards.games.scopa.questions.captures import (
    is_scopa,
    may_take,
    what_it_takes,
    which_can_take,
    who_gets_the_rest,
)
from italiancards.games.scopa.questions.deals import how_many_rounds, is_dealt_again
from italiancards.games.scopa.questions.memory import TRAINER
from italiancards.games.scopa.questions.moments import MOMENTS, cards, coins, scope
from italiancards.games.scopa.questions.pairs import which_breaks_pairs
from italiancards.games.scopa.questions.partners import who_plays_last, whose_pile
from italiancards.games.scopa.questions.piles import ended_with, how_many_scored, who_scores
from italiancards.games.scopa.questions.primiera import (
    best_for_primiera,
    primiera_of,
    who_wins_primiera,
)
from italiancards.questions import matches
from italiancards.questions.bind import bind_game
from italiancards.questions.cards import (
    how_likely_beaten,
    may_play,
    rank_unseen,
    which_is_unseen,
)
from italiancards.questions.cards import which_card as which_of_all
from italiancards.questions.goals import points
from italiancards.questions.matches import who_deals_next
from italiancards.questions.material import Questions

which_card = bind_game(GAME, which_of_all)
who_wins_match = bind_game(GAME, matches.who_wins_match)

QUESTIONS = Questions(
    words=Path(__file__).parents[1] / "words/questions",
    moments=MOMENTS,
    loose_cards=(loose_cards.captures, loose_cards.primiera, loose_cards.pile),
    memory=TRAINER,
)

__all__ = [
    "QUESTIONS",
    "best_for_primiera",
    "cards",
    "coins",
    "ended_with",
    "how_likely_beaten",
    "how_many_rounds",
    "how_many_scored",
    "is_dealt_again",
    "is_scopa",
    "may_play",
    "may_take",
    "points",
    "primiera_of",
    "rank_unseen",
    "scope",
    "what_it_takes",
    "which_breaks_pairs",
    "which_can_take",
    "which_card",
    "which_is_unseen",
    "who_deals_next",
    "who_gets_the_rest",
    "who_plays_last",
    "who_scores",
    "who_wins_match",
    "who_wins_primiera",
    "whose_pile",
]
