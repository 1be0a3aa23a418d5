"""What the Tresette lessons say is true of the engine."""

from __future__ import annotations

import pytest
from support.notebooks import LESSONS, bots_move, lesson_of, played

import italiancards as ic
from italiancards.games.tresette.hints.sides import suit_out
from italiancards.games.tresette.rules.declarations import combinations_in
from italiancards.games.tresette.rules.state import deck, thirds
from italiancards.lesson.example import after
from italiancards.lesson.steps import Step
from italiancards.questions.wording import LEARNER


def steps(name: str) -> list[Step]:
    (path,) = (path for path in LESSONS if path.stem.startswith(name))
    return lesson_of(path).steps


def table_of(step: Step) -> ic.Table:
    table = step.table()
    assert table is not None
    return table


def guided(name: str) -> Step:
    """The hand of a lesson that has a goal."""
    return next(step for step in steps(name) if step.goal is not None)


def test_the_pack_holds_32_thirds_and_a_deal_eleven_points() -> None:
    pack = ic.deal("tresette", seed=1)
    assert thirds(deck(pack.options)) == 32
    for seed in range(5):
        sheet = ic.deal("tresette", seed=seed, declarations=False).autoplay().score().sheet
        assert sum(sheet.totals) == 11  # two thirds are always lost


@pytest.mark.parametrize(("lesson", "points"), [("320", 1)])
def test_a_guided_hand_starts_with_the_points_that_it_says(lesson: str, points: int) -> None:
    assert table_of(guided(lesson)).score(seat=LEARNER).sheet.totals[0] == points


@pytest.mark.parametrize("lesson", ["300", "310", "340", "365", "380"])
def test_the_last_five_tricks_are_five(lesson: str) -> None:
    hands = [step for step in steps(lesson) if step.hand]
    step = next(each for each in hands if each.text and "last five tricks" in each.text.en)
    assert len(table_of(step).view(LEARNER).hand) == 5


def test_no_coins_are_left_where_the_lesson_says_so() -> None:
    view = table_of(guided("365")).view(LEARNER)
    assert not suit_out(view, "D")
    assert not [card for card in view.hand if card.suit == "D"]


def test_the_hand_of_the_declarations_holds_what_is_to_be_declared() -> None:
    view = table_of(guided("350")).view(LEARNER)
    assert [str(each) for each in combinations_in(view.hand)] == ["3 without B", "napoletana D"]


def test_in_the_guided_deal_there_is_something_to_declare() -> None:
    assert combinations_in(table_of(guided("370")).view(LEARNER).hand)


def test_the_example_for_the_partner_gives_the_ace() -> None:
    (step,) = (step for step in steps("365") if step.examples)
    table = table_of(step)
    watched = after(table, step.examples)
    assert str(watched.moments[table.now + 1].move) == "AS"


def test_a_whole_deal_is_watched_before_the_first_one_is_played() -> None:
    lesson_steps = steps("330")
    watched = next(n for n, step in enumerate(lesson_steps) if step.examples == 10)
    assert watched < next(n for n, step in enumerate(lesson_steps) if step.hand)
    assert after(table_of(lesson_steps[watched]), 10).over


def test_who_holds_the_four_of_coins_leads_where_the_lesson_says_so() -> None:
    tables = [table for step in steps("385") if (table := step.table()) is not None]
    table = next(each for each in tables if each.options.first_lead == "four_of_coins")
    assert (table.to_move, table.view().dealer) == (LEARNER, 1)
    assert "4D" in table.view(LEARNER).hand


def test_the_ace_falls_to_three_and_two_whoever_holds_it() -> None:
    step = next(each for each in steps("340") if each.moves == ("3C", "2C"))
    for seed in range(10):
        table = ic.position(f"{table_of(step).position()}", seed=seed)
        for move in ("3C", "2C"):
            table.play(move)
            while table.to_move not in (LEARNER, None):
                table.play(bots_move(table))
        assert "AC" in table.view(LEARNER).taken[0]


def test_the_hint_ends_a_guided_hand_with_all_that_it_asks() -> None:
    step = guided("370")
    table = played(step, lambda table: bots_move(table, "hint"))
    assert step.goal is not None
    assert step.goal.is_reached(table, LEARNER)
