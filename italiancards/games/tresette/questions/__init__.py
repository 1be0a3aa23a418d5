"""Questions of lessons about Tresette, goals of its hands, and moments for a coach.

>>> from italiancards.games.tresette.questions import which_takes
>>> which_takes("RC 3S AC 7C").answer
'Ace of cups'
"""

from pathlib import Path

from italiancards.games.tresette.game import GAME
from italiancards.games.tresette.questions import loose_cards
from italiancards.games.tresette.questions.counts import (
    how_many_scored,
    how_many_whole,
    what_it_holds,
    what_they_count,
    worth_most,
)
from italiancards.games.tresette.questions.memory import TRAINER
from italiancards.games.tresette.questions.moments import MOMENTS, row
from italiancards.games.tresette.questions.partners import (
    is_dealt_again,
    what_is_said,
    what_to_declare,
    what_to_say,
    who_plays_with,
)
from italiancards.games.tresette.questions.suits import (
    is_known,
    suit_unseen,
    which_takes,
    who_has_none,
)
from italiancards.games.tresette.questions.winners import is_over, who_wins_match
from italiancards.questions import cards
from italiancards.questions.bind import bind_game
from italiancards.questions.cards import how_likely_beaten, may_do, may_play
from italiancards.questions.check import check
from italiancards.questions.goals import points
from italiancards.questions.matches import who_deals_next
from italiancards.questions.material import Questions
from italiancards.questions.stock import how_many_tricks, who_draws_first
from italiancards.questions.tricks import tricks, who_leads, who_takes

which_card = bind_game(GAME, cards.which_card)

QUESTIONS = Questions(
    words=Path(__file__).parents[1] / "words/questions",
    moments=MOMENTS,
    row=row,
    loose_cards=(loose_cards.points, loose_cards.taker, loose_cards.declarations),
    memory=TRAINER,
)

__all__ = [
    "QUESTIONS",
    "check",
    "how_likely_beaten",
    "how_many_scored",
    "how_many_tricks",
    "how_many_whole",
    "is_dealt_again",
    "is_known",
    "is_over",
    "may_do",
    "may_play",
    "points",
    "suit_unseen",
    "tricks",
    "what_is_said",
    "what_it_holds",
    "what_they_count",
    "what_to_declare",
    "what_to_say",
    "which_card",
    "which_takes",
    "who_deals_next",
    "who_draws_first",
    "who_has_none",
    "who_leads",
    "who_plays_with",
    "who_takes",
    "who_wins_match",
    "worth_most",
]
