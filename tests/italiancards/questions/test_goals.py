"""What a hand is played for: counted by the game, told in both languages."""

from __future__ import annotations

import pytest

import italiancards as ic
from italiancards.core.words import Voice
from italiancards.games.briscola.questions import points, tricks
from italiancards.games.scopa import questions as scopa
from italiancards.questions.goals import Goal
from italiancards.questions.texts import Words

MISSED = {
    (1, 1): ("You won 1 trick; 1 was needed.", "Hai fatto 1 presa; ne serviva 1."),
    (0, 1): ("You won no tricks; 1 was needed.", "Non hai fatto prese; ne serviva 1."),
    (2, 4): ("You won 2 tricks; 4 were needed.", "Hai fatto 2 prese; ne servivano 4."),
}
"""How many were taken and asked for, and what is said of that."""


@pytest.mark.parametrize(("taken", "goal"), MISSED)
def test_tricks_are_counted_as_one_speaks(taken: int, goal: int) -> None:
    words = Words(ic.game("briscola"))
    for language, told in zip(("en", "it"), MISSED[taken, goal], strict=True):
        facts = {"number": taken, "goal": goal}
        assert words.say("goal-tricks-missed", **facts)(Voice(language)) == told
        assert words.say("goal-tricks-reached", **facts)(Voice(language)).startswith(f"{told} ")


def test_tricks_are_those_of_the_hand_and_points_those_of_the_deal() -> None:
    table = ic.deal("briscola", seed=7)
    while table.now < 20:
        table.play(table.legal()[0])
    first, before = table.now, points(0).amount(table, 0)
    assert tricks(0).amount(table, 0, first) == 0
    amount = sum(event.name == "trick-taken" for _, event in table.autoplay().log(since=first + 1))
    assert sum(tricks(0).amount(table, seat, first) for seat in (0, 1)) == amount > 0
    assert points(0).amount(table, 0) == table.score().sheet.totals[0] >= before


@pytest.mark.parametrize("goal", [scopa.cards, scopa.coins, scopa.scope, scopa.points])
def test_a_goal_of_scopa_is_reached_at_what_the_sheet_shows_and_not_above(goal: object) -> None:
    assert callable(goal)
    table = ic.deal("scopa", seed=7).autoplay()
    has = goal(0).amount(table, 0)
    same, more = goal(has), goal(has + 1)
    assert isinstance(same, Goal)
    assert same.is_reached(table, 0)
    assert not more.is_reached(table, 0)
    for language in ("en", "it"):
        assert str(has + 1) in more.outcome(table, 0)(Voice(language))
        assert same.outcome(table, 0)(Voice(language)) != more.outcome(table, 0)(Voice(language))
