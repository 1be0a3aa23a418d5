"""Bars of a hint: the move it names is never shown behind another."""

from __future__ import annotations

import italiancards as ic
from italiancards.core.cards import Card
from italiancards.core.moves import Play
from italiancards.hints import Estimate, LineEvaluation
from italiancards.screen.bars import bars
from italiancards.session.play_activity import sit_down

VOICE = sit_down(ic.deal("scopa", seed=1)).voice


def shown(*estimates: tuple[float, float, float, float]) -> list[tuple[str, str]]:
    """The figures of lines with these means, errors, deficits and their errors."""
    line = (Play(Card("7", "S")),)
    weighed = [LineEvaluation(line, 0.0, (), Estimate(line, *each)) for each in estimates]
    return [(each["worth"], each["error"]) for each in bars(weighed, 0.0, VOICE) if each]


def test_a_line_that_chance_puts_ahead_of_the_best_shares_a_figure_with_it() -> None:
    found = shown((349.8, 150.0, 0.0, 0.0), (386.5, 150.0, -36.7, 90.0), (120.0, 99.0, 229.8, 90.0))
    assert found == [("+368", "150"), ("+368", "150"), ("+120", "99")]


def test_a_line_that_wins_less_often_is_not_shown_ahead_for_its_points() -> None:
    line = (Play(Card("7", "S")),)
    best = Estimate(line, 61.0, 2.0, won=0.6)
    richer = Estimate(line, 63.0, 2.0, -2.0, 0.5, won=0.5, lost=0.1, tied=False)
    weighed = [LineEvaluation(line, 0.0, (), each) for each in (best, richer)]
    assert [each["worth"] for each in bars(weighed, 60.0, VOICE) if each] == ["61", "61"]


def test_points_are_whole_where_chance_is_off_by_more_than_one() -> None:
    assert shown((1.64, 0.2, 0.0, 0.0), (0.5, 0.2, 1.14, 0.2)) == [("+1.6", "0.2"), ("+0.5", "0.2")]
    assert shown((85.0, 0.0, 0.0, 0.0), (-20.0, 0.0, 105.0, 0.0)) == [("+85", ""), ("−20", "")]
