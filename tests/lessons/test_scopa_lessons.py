"""What the Scopa lessons say is true of the engine."""

from __future__ import annotations

from random import Random

import pytest
from support.notebooks import LESSONS, bots_move, lesson_of, played

import italiancards as ic
from italiancards.core.moves import Capture
from italiancards.games.scopa.questions import scope
from italiancards.lesson.example import after
from italiancards.lesson.steps import Step
from italiancards.questions.wording import LEARNER


def steps(name: str) -> list[Step]:
    (path,) = (path for path in LESSONS if path.stem.startswith(name))
    return lesson_of(path).steps


@pytest.mark.parametrize(
    ("lesson", "told"),
    [
        ("205", "RS x 6D+4S"),
        ("210", "7C x 7D"),
        ("220", "RB x 6D+4B"),
        ("230", "RB x 3C+7S"),
        ("250", "FC"),
        ("255", "4B x 4D"),
        ("260", "AS x 7D+2C+FD+RS"),
    ],
)
def test_an_example_plays_the_card_that_its_words_explain(lesson: str, told: str) -> None:
    *others, step = (step for step in steps(lesson) if step.examples)
    assert lesson == "260" or not others
    table = step.table()
    assert table is not None
    watched = after(table, step.examples)
    assert watched.moments[table.now + 1].move == table.read(told)


@pytest.mark.parametrize(("lesson", "number"), [("200", 16), ("220", 1), ("230", 0), ("255", 1)])
def test_a_guided_hand_starts_with_what_its_words_say(lesson: str, number: int) -> None:
    step = next(step for step in steps(lesson) if step.goal is not None)
    table = step.table()
    assert table is not None
    assert step.goal is not None
    assert step.goal.amount(table, LEARNER) == number


def test_where_the_lesson_says_so_nothing_can_be_taken() -> None:
    (step,) = (step for step in steps("200") if len(step.moves) == 3)
    table = step.table()
    assert table is not None
    assert not any(isinstance(move, Capture) for move in table.legal())


def test_two_scope_can_be_made_in_the_free_hand_of_the_sweep() -> None:
    step = next(step for step in steps("205") if step.hand and step.goal is None)
    chances = [Random(number) for number in range(60)]
    tables = [played(step, lambda table: each.choice(table.legal())) for each in chances]  # noqa: B023
    assert any(scope(2).is_reached(table, LEARNER) for table in tables)


def test_of_four_values_in_pairs_the_dealer_takes_last_and_not_once_a_sum_breaks_them() -> None:
    (step,) = (step for step in steps("255") if step.replays_deal)
    even = step.table()
    assert even is not None
    assert even.moments[even.now].events[0].facts["seat"] == even.view(LEARNER).dealer
    odd = even.branch(0).play("7S x 3S+4S")
    while odd.to_move is not None:
        odd.play(bots_move(odd))
    assert odd.moments[odd.now].events[0].facts["seat"] != odd.view(LEARNER).dealer


def test_rosa_has_three_sevens_and_no_sword_where_the_lesson_says_so() -> None:
    step = next(step for step in steps("230") if step.goal is not None)
    table = step.table()
    assert table is not None
    pile = table.view(LEARNER).taken[1]
    assert sum(card.rank == "7" for card in pile) == 3
    assert not any(card.suit == "S" for card in pile)


def test_the_learner_has_two_sevens_and_no_club_where_the_lesson_says_so() -> None:
    step = next(step for step in steps("230") if step.hand and step.goal is None)
    table = step.table()
    assert table is not None
    pile = table.view(LEARNER).taken[0]
    assert sum(card.rank == "7" for card in pile) == 2
    assert not any(card.suit == "B" for card in pile)


def test_in_pairs_the_partner_takes_what_the_example_leaves_and_rosa_nothing() -> None:
    (step,) = (step for step in steps("250") if step.examples)
    table = step.table()
    assert table is not None
    watched = after(table, step.examples)
    rosa, aldo = (moment.move for moment in watched.moments[table.now + 2 : table.now + 4])
    assert not isinstance(rosa, Capture)
    assert aldo == Capture(table.game.pack.card("FB"), (table.game.pack.card("FC"),))


def test_who_leaves_rosa_seven_sees_her_sweep_it() -> None:
    (step,) = (step for step in steps("250") if step.moves)
    table = step.table()
    assert table is not None
    table.play("AB").play(bots_move(table))
    assert table.score().sheet.lines[-1].points == (0, 1)


def test_the_others_have_two_points_where_the_scopone_says_so() -> None:
    step = next(step for step in steps("255") if step.goal is not None)
    table = step.table()
    assert table is not None
    assert table.score().sheet.totals == (1, 2)


def test_three_fives_of_four_are_seen_where_the_scopone_counts_them() -> None:
    step = next(step for step in steps("255") if step.record is not None and step.question)
    assert step.question is not None
    assert step.question.options[step.question.right].label(ic.deal("scopa", seed=1).voice()) == "1"
