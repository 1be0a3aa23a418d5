"""The parts of a lesson: steps over stacked deals, questions that the engine answers, checks."""

from widgets.lesson.agreements import (
    drawn_last,
    highest,
    may_exchange,
    turned_up,
    who_wins_match,
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
from widgets.lesson.lesson import Lesson
from widgets.lesson.questions import how_many_points, may_play, which_card, which_takes, who_takes
from widgets.lesson.steps import Say, points, say, tricks

__all__ = [
    "Lesson",
    "Say",
    "drawn_last",
    "highest",
    "how_likely_beaten",
    "how_many_points",
    "how_many_together",
    "how_many_tricks",
    "may_exchange",
    "may_play",
    "points",
    "remark",
    "say",
    "still_needed",
    "tricks",
    "trumps_unseen",
    "turned_up",
    "which_card",
    "which_is_unseen",
    "which_takes",
    "who_deals_next",
    "who_draws_first",
    "who_gets_the_upcard",
    "who_leads",
    "who_takes",
    "who_wins",
    "who_wins_match",
    "worth_most",
]
