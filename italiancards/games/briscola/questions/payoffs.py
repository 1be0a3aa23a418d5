"""Questions about the payoffs of five: the bid and the points taken, as a table agreed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from italiancards.core.announcements import Bid
from italiancards.core.errors import BadOption, ItalianCardsError
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.core.words import Voice
from italiancards.games.briscola.game import GAME
from italiancards.games.briscola.rules.ladder import MOST, ladder, need
from italiancards.games.briscola.rules.payoffs import Contract, payoffs
from italiancards.questions.choices import number
from italiancards.questions.goals import Goal, points
from italiancards.questions.parallels import with_parallel
from italiancards.questions.question import House, Question
from italiancards.questions.texts import Words, lesson_text
from italiancards.questions.wording import LEARNER, BilingualText
from italiancards.records import deal

WORDS = Words(GAME)
ROSA, ALDO, BICE = Seat(1), Seat(2), Seat(3)
ROLES = {
    "caller": (Seat(LEARNER), ROSA),
    "partner": (ROSA, Seat(LEARNER)),
    "other": (ROSA, ALDO),
    "alone": (Seat(LEARNER), Seat(LEARNER)),
}
"""The caller and the holder of the card, for each role of the learner in the deal."""


@with_parallel(GAME)
def what_is_won(
    bid: str, taken: int, role: str = "caller", text: BilingualText | None = None, **options: Any
) -> Question:
    """Return a question about the learner's payoff of a bid, from the points of the caller's side.

    Args:
        bid: the bid, such as `75`, `R` or `2,65`.
        taken: the points of the caller's side.
        role: what the learner was: caller, partner, other, or alone.
        text: the question in words of the lesson's own.
        options: the table's, by name.

    Raises:
        ItalianCardsError: a bid, a number of points or a role that there is not.

    >>> what_is_won("75", 80).answer, what_is_won("75", 74, "other").answer
    ('2', '1')
    >>> what_is_won("91", 95, scoring="bands").answer, what_is_won("75", 60, "alone").answer
    ('8', '−4')
    """
    agreed = deal(GAME.name, seed=1, players=5, **options).options
    if role not in ROLES:
        raise BadOption("no-role", role, tuple(ROLES))
    made = Bid.read(bid, GAME.notation(agreed))
    if made not in ladder(agreed):
        raise ItalianCardsError("bid-not-offered", bid=bid)
    if taken not in range(MOST + 1):
        raise ItalianCardsError("too-many-points", taken=taken, most=MOST)
    contract = Contract(*ROLES[role], made)
    won = payoffs(agreed, contract, taken)
    right = won[LEARNER]
    facts = {
        "role": role,
        "points": taken,
        "need": need(made),
        "result": "made" if taken >= need(made) else "lost",
        "own": with_sign(won[contract.caller]),
        "partner": with_sign(won[contract.holder]),
        "others": with_sign(won[BICE]),
    }
    other = 2 * right if abs(right) == 1 else right // 2
    offered = sorted({right, -right, other, -other})

    def asked(voice: Voice) -> str:
        own = WORDS.of(voice)
        heard = own.finding(Finding("said-bid", True, made.facts))
        return own.say("question-what-is-won", {**facts, "bid": heard})

    return Question(
        lesson_text(text, asked),
        tuple(number(each, with_sign) for each in offered),
        offered.index(right),
        WORDS.say("question-what-is-won-because", **facts),
        house=House(GAME, agreed),
    )


def with_sign(value: int) -> str:
    """Return a payoff in points with its sign, a true minus."""
    return str(value).replace("-", "−")


def deal_won(number: int = 1) -> Goal:
    """Return the goal of so many points in a deal of five: to make the bid, or see it lost."""
    return replace(points(number), name="stake")
