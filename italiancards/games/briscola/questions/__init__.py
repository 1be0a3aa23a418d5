"""Questions of lessons about Briscola, goals of its hands, and moments for a coach.

>>> from italiancards.games.briscola.questions import which_takes
>>> which_takes("RC", "7C 3C AD", trump="S").answer
'Three of cups'
"""

from pathlib import Path

from italiancards.games.briscola.game import GAME
from italiancards.games.briscola.questions import loose_cards
from italiancards.games.briscola.questions.auction import (
    best_call,
    how_often_made,
    lowest_bid,
    on_which_side,
)
from italiancards.games.briscola.questions.memory import TRAINER
from italiancards.games.briscola.questions.moments import MOMENTS, row
from italiancards.games.briscola.questions.partners import what_is_signed, who_sees, whose_trick
from italiancards.games.briscola.questions.payoffs import deal_won, what_is_won
from italiancards.games.briscola.questions.secret_partner import (
    callers_still_need,
    who_is_likeliest,
    who_plays_with_caller,
)
from italiancards.games.briscola.questions.stock import (
    drawn_last,
    may_exchange,
    not_in_pack,
    trumps_unseen,
    turned_up,
    who_gets_the_upcard,
)
from italiancards.games.briscola.questions.winners import (
    still_needed,
    who_wins,
    who_wins_match,
    who_wins_of_three,
)
from italiancards.questions import card_points, cards
from italiancards.questions import tricks as in_tricks
from italiancards.questions.bind import bind_game
from italiancards.questions.cards import how_likely_beaten, may_do, may_play, which_is_unseen
from italiancards.questions.check import check
from italiancards.questions.goals import points
from italiancards.questions.matches import who_deals_next
from italiancards.questions.material import Questions
from italiancards.questions.stock import how_many_tricks, who_draws_first
from italiancards.questions.tricks import highest, how_many_points, tricks, who_leads, who_takes

which_card = bind_game(GAME, cards.which_card)
which_takes = bind_game(GAME, in_tricks.which_takes)
how_many_together = bind_game(GAME, card_points.how_many_together)
worth_most = bind_game(GAME, card_points.worth_most)

QUESTIONS = Questions(
    words=Path(__file__).parents[1] / "words/questions",
    moments=MOMENTS,
    row=row,
    loose_cards=(loose_cards.points, loose_cards.taker),
    memory=TRAINER,
)

__all__ = [
    "QUESTIONS",
    "best_call",
    "callers_still_need",
    "check",
    "deal_won",
    "drawn_last",
    "highest",
    "how_likely_beaten",
    "how_many_points",
    "how_many_together",
    "how_many_tricks",
    "how_often_made",
    "lowest_bid",
    "may_do",
    "may_exchange",
    "may_play",
    "not_in_pack",
    "on_which_side",
    "points",
    "still_needed",
    "tricks",
    "trumps_unseen",
    "turned_up",
    "what_is_signed",
    "what_is_won",
    "which_card",
    "which_is_unseen",
    "which_takes",
    "who_deals_next",
    "who_draws_first",
    "who_gets_the_upcard",
    "who_is_likeliest",
    "who_leads",
    "who_plays_with_caller",
    "who_sees",
    "who_takes",
    "who_wins",
    "who_wins_match",
    "who_wins_of_three",
    "whose_trick",
    "worth_most",
]
