"""What the Briscola lessons say is true of the engine."""

from __future__ import annotations

import pytest
from support.notebooks import LESSONS, bots_move, lesson_of, played

import italiancards as ic
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.lesson.steps import Step
from italiancards.questions.card_points import worth
from italiancards.questions.wording import LEARNER


def steps(name: str) -> list[Step]:
    (path,) = (path for path in LESSONS if path.stem.startswith(name))
    return lesson_of(path).steps


def guided(name: str) -> Step:
    """The hand of a lesson that has a goal."""
    return next(step for step in steps(name) if step.goal is not None)


def view_of(name: str, hand: str) -> BriscolaView:
    """What the learner knows at the step of a lesson where that is the hand."""
    tables = filter(None, (step.table() for step in steps(name)))
    views = (table.view(LEARNER) for table in tables)
    return next(view for view in views if " ".join(view.hand) == hand)


# The numbers that are told


def test_the_points_that_are_told_are_those_of_the_cards() -> None:
    counted = worth("briscola")
    suit = [counted[card] for card in counted if card.suit == "S"]
    assert sorted(suit, reverse=True) == [11, 10, 4, 3, 2, 0, 0, 0, 0, 0]
    assert (sum(suit), sum(counted.values())) == (30, 120)


@pytest.mark.parametrize(("lesson", "told"), [("110", "45"), ("120", "41"), ("130", "28")])
def test_a_guided_hand_starts_with_the_points_that_it_says(lesson: str, told: str) -> None:
    step = guided(lesson)
    table = step.table()
    assert table is not None
    assert step.goal is not None
    assert step.text is not None
    assert table.score().sheet.totals[LEARNER] == int(told)
    assert table.view(LEARNER).trick_number == 15
    for words in (step.text.en, step.text.it):
        assert f" {told} " in words
        assert f" {step.goal.number}" in words


def test_the_trumps_that_are_said_to_be_out_are_out() -> None:
    view = view_of("130", "RD FC AS")
    assert sorted(card for card in view.unseen if card.suit == view.trump) == ["6B", "AB"]
    assert sorted(view_of("130", "6S 5B 4C").unseen) == ["3D", "5S", "7C"]
    assert "AS" in view_of("130", "3S 4S 2D").unseen


def test_the_chance_of_the_first_lead_is_that_of_nine_trumps_among_36_cards() -> None:
    view = view_of("130", "AD 5C RB")
    beating = [card for card in view.unseen if view.order.beats(card, view.hand[0]).ok]
    assert (len(beating), len(view.unseen), view.hand_sizes[1]) == (9, 36, 3)
    assert {card.suit for card in beating} == {view.trump}


def test_the_carico_that_is_said_to_be_safe_is_beaten_by_nothing() -> None:
    view = view_of("130", "3D 6C 2B")
    assert not [card for card in view.unseen if card.suit == view.trump or card == "AD"]


def test_the_upcard_of_the_guided_hand_goes_to_whoever_loses_the_trick_before_it() -> None:
    table = played(guided("120"), lambda table: bots_move(table, "hint"))
    events = [event for _, event in table.log(everything=True)]
    place = next(n for n, event in enumerate(events) if event.name == "drew-upcard")
    taken = next(each for each in reversed(events[:place]) if each.name == "trick-taken")
    assert events[place].facts["seat"] == LEARNER != taken.facts["seat"]


def test_of_twenty_tricks_seventeen_are_followed_by_drawing() -> None:
    moments = ic.deal("briscola", seed=13).autoplay().moments
    events = [[event.name for event in moment.events] for moment in moments]
    tricks = [names for names in events if "trick-taken" in names]
    assert (len(tricks), sum("drew" in names for names in tricks)) == (20, 17)


def test_without_the_exchange_the_free_hand_of_the_exchanges_is_lost() -> None:
    *_, step = (step for step in steps("150") if step.hand)
    table = step.table()
    assert table is not None
    reached_by = {
        any(move.startswith("exchange") for move in moves)
        for moves, points in ways(table)
        if points >= 61
    }
    assert reached_by == {True}


def ways(table: ic.Table) -> list[tuple[tuple[str, ...], int]]:
    """All the learner can do to the end of a deal, and the points it brings."""
    while table.to_move not in (LEARNER, None):
        table.play(bots_move(table))
    if table.to_move is None:
        return [((), table.score().sheet.totals[LEARNER])]
    now = table.now
    return [
        ((str(move), *moves), points)
        for move in table.legal()
        for moves, points in ways(table.branch(now).play(move))
    ]
