"""Questions are answered by the engine, and checks say why."""

from __future__ import annotations

import pytest

import italiancards as ic
from italiancards.core.words import Voice
from italiancards.games.briscola.questions import (
    check,
    how_many_points,
    may_play,
    which_card,
    who_takes,
)


@pytest.fixture
def voice() -> Voice:
    return ic.deal("briscola", seed=1).voice(0).__class__("en", names=("Anna", "Rosa"))


def test_who_takes_agrees_with_the_table_for_every_card_of_many_hands() -> None:
    for seed in range(40):
        table = ic.deal("briscola", seed=seed, dealer=0)
        table.play(table.legal()[0])
        for move in table.legal():
            question = who_takes(table, str(move))
            played = ic.read(table.record()).play(move)
            mine = len(played.view(0).taken[0]) > 0
            assert question.right == (0 if mine else 1)


def test_points_are_those_of_the_trick_and_stand_among_the_choices(voice: Voice) -> None:
    for led, answer, points in (("AB", "RB", 15), ("2B", "4B", 0), ("3D", "AD", 21)):
        table = ic.position("briscola", hand=f"{answer} 6C 7C", trick=led, upcard="4S")
        question = how_many_points(table, answer)
        labels = [option.label(voice) for option in question.options]
        assert labels[question.right] == str(points)
        assert len(set(labels)) == len(labels) >= 3


def test_which_card_needs_the_card_to_be_among_the_choices() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        which_card("7D", "2D 3D")


def test_may_play_says_no_where_the_rules_do() -> None:
    table = ic.position("briscola", hand="2S RC 6B", upcard="AS", taken="5B AB")
    assert may_play(table, "RC").right == 0
    assert may_play(table, "exchange 2S").right == 1


def test_a_card_that_completes_no_trick_is_no_question() -> None:
    with pytest.raises(ic.ItalianCardsError, match="AB completes no trick"):
        who_takes(ic.position("briscola", hand="AB RC 6S", upcard="4S"), "AB")


def test_a_check_says_right_or_not_and_the_rule(capsys: pytest.CaptureFixture[str]) -> None:
    table = ic.position("briscola", hand="6S RB 3C", trick="AD", upcard="4S")
    check(table, "6S", takes="me")
    check(table, "6S", takes="Rosa")
    check(table, "7D", legal=True)
    right, wrong, illegal = capsys.readouterr().out.splitlines()
    assert right.startswith("Right. The six of swords is a trump")
    assert wrong.startswith("Not this time: me. The six of swords")
    assert illegal == "Not this time. You do not hold the seven of coins."


def test_who_is_to_move_may_also_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    table = ic.position("briscola", hand="6S RB 3C", trick="AD", upcard="4S")
    check(table, "6S", takes="Anna")
    check(table, "3C", takes="Anna")
    right, wrong = capsys.readouterr().out.splitlines()
    assert right.startswith("Right. The six of swords is a trump")
    assert wrong.startswith("Not this time: Rosa.")


def test_a_check_of_nobody_there_is_refused() -> None:
    table = ic.position("briscola", hand="6S RB 3C", trick="AD", upcard="4S")
    with pytest.raises(ValueError, match="takes='Ugo': say 'me' or one of Anna, Rosa"):
        check(table, "6S", takes="Ugo")
