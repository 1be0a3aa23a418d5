"""The parts of a lesson: steps over stacked deals, questions that the engine answers, checks."""

from widgets.lesson.agreements import (
    drawn_last,
    highest,
    may_exchange,
    turned_up,
    who_wins_match,
)
from widgets.lesson.captures import (
    is_scopa,
    may_take,
    what_it_takes,
    which_can_take,
    who_gets_the_rest,
)
from widgets.lesson.coaching import remark
from widgets.lesson.counting import (
    how_likely_beaten,
    how_many_together,
    trumps_unseen,
    which_is_unseen,
    who_wins,
    worth_most,
)
from widgets.lesson.drawing import (
    how_many_tricks,
    who_deals_next,
    who_draws_first,
    who_gets_the_upcard,
    who_leads,
)
from widgets.lesson.endings import still_needed
from widgets.lesson.parity import rank_unseen, which_breaks_pairs
from widgets.lesson.partners import who_plays_last, whose_pile
from widgets.lesson.piles import (
    best_for_primiera,
    ended_with,
    how_many_scored,
    primiera_of,
    who_scores,
    who_wins_primiera,
)
from widgets.lesson.questions import how_many_points, may_play, which_card, which_takes, who_takes
from widgets.lesson.steps import cards, coins, points, scope, tricks
from widgets.lesson.wording import Say, say

__all__ = [
    "Say",
    "best_for_primiera",
    "cards",
    "coins",
    "drawn_last",
    "ended_with",
    "highest",
    "how_likely_beaten",
    "how_many_points",
    "how_many_scored",
    "how_many_together",
    "how_many_tricks",
    "is_scopa",
    "may_exchange",
    "may_play",
    "may_take",
    "points",
    "primiera_of",
    "rank_unseen",
    "remark",
    "say",
    "scope",
    "still_needed",
    "tricks",
    "trumps_unseen",
    "turned_up",
    "what_it_takes",
    "which_breaks_pairs",
    "which_can_take",
    "which_card",
    "which_is_unseen",
    "which_takes",
    "who_deals_next",
    "who_draws_first",
    "who_gets_the_rest",
    "who_gets_the_upcard",
    "who_leads",
    "who_plays_last",
    "who_scores",
    "who_takes",
    "who_wins",
    "who_wins_match",
    "who_wins_primiera",
    "whose_pile",
    "worth_most",
]
