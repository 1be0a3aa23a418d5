"""What a table refuses to be asked or told: seats, moments and moves that there are not."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import italiancards as ic
from italiancards.core.errors import IllegalMove, ItalianCardsError, Unreadable, quoted
from italiancards.core.moves import Exchange, Move, Play
from italiancards.core.seats import Seat


@pytest.fixture
def table() -> ic.Table:
    return ic.deal("briscola", seed=7)


@pytest.mark.parametrize("seat", [2, -1, -3, 99, 1.5, 0.0, "0"])
def test_a_seat_that_there_is_not_is_refused_in_one_sentence(table: ic.Table, seat: Any) -> None:
    message = f"There is no seat {seat!r}: there are seats 0 to 1"
    for ask in (table.view, table.log, table.voice):
        with pytest.raises(ItalianCardsError, match=message):
            ask(seat)


@pytest.mark.parametrize("moment", [5, -1, -99, 1.5, 0.0, "0"])
def test_a_moment_that_there_is_not_is_refused_in_one_sentence(
    table: ic.Table, moment: Any
) -> None:
    message = f"There is no moment {moment!r}: there are moments 0 to 0"
    for ask in (
        lambda: table.view(at=moment),
        lambda: table.view(0, at=moment),
        lambda: table.score(moment),
        lambda: table.match_score_at(moment),
        lambda: table.log(0, moment),
        lambda: table.log(upto=moment),
    ):
        with pytest.raises(ItalianCardsError, match=message):
            ask()


def test_what_happens_next_can_be_asked_for_before_it_has_happened(table: ic.Table) -> None:
    assert table.log(since=1) == []
    table.play("2D")
    assert [event.name for _, event in table.log(since=1)] == ["played"]
    assert [number for number, _ in table.log(since=0, upto=0)] == [0, 0, 0, 0]
    assert table.view(Seat(0), at=0).hand == ("2D", "AS", "RD")


def test_a_move_that_is_no_text_is_read_like_its_text(table: ic.Table) -> None:
    table.play(Play("2D"))
    assert table.moment.move == Play(table.game.read_card("2D", table.options))
    assert table.moments[1].move.card.suit == "D"
    table.autoplay("random")
    assert ic.read(table.record()) == table


@pytest.mark.parametrize("move", [Play("9Z"), Play(None), Exchange("x"), Move(), Play(8)])
def test_a_move_with_a_card_that_there_is_not_is_refused(table: ic.Table, move: Move) -> None:
    for ask in (table.play, table.why, table.read):
        with pytest.raises(Unreadable, match="expected a card such as 7S"):
            ask(move)
    assert len(table.moments) == 1


def test_a_move_that_fails_half_way_changes_nothing(table: ic.Table) -> None:
    table.play("2D")
    before = (table.record(), list(table.moments), table.now)
    good, broken = table.game, object.__new__(type(table.game))
    broken.__dict__.update(vars(good) | {"advance": lambda state: 1 / 0})
    table.game = broken
    with pytest.raises(ZeroDivisionError):
        table.play(table.legal()[0])
    table.game = good
    assert (table.record(), table.moments, table.now) == before


def test_an_illegal_move_that_is_no_text_changes_nothing(table: ic.Table) -> None:
    with pytest.raises(IllegalMove, match="You do not hold the seven of cups"):
        table.play(Play("7C"))
    assert len(table.moments) == 1


@pytest.mark.slow
@given(st.text(min_size=1), st.integers(1, 200))
@settings(max_examples=100, deadline=None)
def test_an_offending_text_is_repeated_in_few_characters(text: str, times: int) -> None:
    assert len(quoted(text * times)) <= 62
    with pytest.raises(ItalianCardsError) as caught:
        ic.position("briscola", hand=f"{text * times}~")
    assert len(str(caught.value)) < 300


def test_a_text_of_signs_that_cannot_be_printed_is_repeated_in_few_characters_too() -> None:
    assert len(quoted("\U0001005e" * 60)) == 62
    with pytest.raises(Unreadable) as caught:
        ic.deal("briscola", seed=7).play("\U0001005e" * 60)
    assert len(str(caught.value)) < 300


def test_the_best_of_one_deal_goes_on_after_a_draw_and_says_so() -> None:
    parts = {"hand": "AB", "trick": "2B", "taken": DRAWN, "trump": "D"}
    drawn = ic.position("briscola", **parts).play("AB")
    assert drawn.score().sheet.totals == (60, 60)
    assert drawn.match_score.alone
    assert str(drawn.score()).endswith("60 each: the deal is drawn.")
    options = drawn.game.options(match="best_of", best_of=1)
    standing = drawn.game.match(options, None, drawn.score().sheet)
    assert not standing.alone
    assert not standing.over
    voice = drawn.voice(0, "en")
    assert voice.finding(standing.result) == "The match continues: 1 deal wins it."
    said = voice.to(None).__class__("it").finding(standing.result)
    assert said.endswith("arriva a 1 mano vinta.")


DRAWN = (
    "AS AD AC 3S 2S 2D RS FS 4S 4D 5S 5D 6S 6D 7S 7D 4C 5C"
    " / 3D 3C 3B RD RC RB CS CD CC CB FD FC FB 2C 6C 7C 4B 5B 6B 7B"
)
"""Piles that a last trick of the ace and the two of clubs makes 60 each."""
