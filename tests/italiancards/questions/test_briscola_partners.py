"""Questions where three, four or six play Briscola: computed, and told in both languages."""

from __future__ import annotations

from itertools import product

import pytest

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.core.words import Voice
from italiancards.questions.briscola import what_is_signed, who_wins_of_three, whose_trick

NAMES = ("Anna", "Rosa", "Aldo", "Bice", "Ciro", "Dina")


def _voice(language: str) -> Voice:
    return Voice(language, me=ic.deal("briscola", seed=1).seating.seat(0), names=NAMES)


def _trick(players: int, seat: int) -> ic.Table:
    """The last card of a trick of coins; whoever leads has the ace."""
    trick = "AD 4D 5D 6D 7D"[: 3 * (players - 1)].strip()
    return ic.position(
        "briscola",
        players=players,
        seat=seat,
        hand="3S 5C 4C",
        trick=trick,
        upcard="7B",
        stock=2 * players,
        seed=3,
    )


@pytest.mark.parametrize(("players", "seat"), [*product((4, 6), range(4))])
def test_a_trick_is_its_takers_side(players: int, seat: int) -> None:
    table = _trick(players, seat)
    question = whose_trick(table, "4C")
    leader = (seat + 1) % players
    assert question.right == leader % 2
    for language in LANGUAGES:
        told = question.because(_voice(language))
        assert NAMES[leader] in told or leader == 0
        assert "11" in told


@pytest.mark.parametrize(
    ("counts", "right"),
    [("41 40 39", 0), ("39 40 41", 2), ("30 60 30", 1), ("41 41 38", 3), ("40 40 40", 3)],
)
def test_of_three_the_one_with_most_wins_and_a_shared_first_place_wins_nothing(
    counts: str, right: int
) -> None:
    question = who_wins_of_three(counts)
    assert question.right == right
    for language in LANGUAGES:
        assert all(each in question.text(_voice(language)) for each in counts.split())
        assert question.because(_voice(language))


def test_points_that_a_deal_does_not_have_are_refused() -> None:
    for counts in ("41 40 40", "1 60 59"):
        with pytest.raises(ic.ItalianCardsError, match="cannot be shared out"):
            who_wins_of_three(counts)


@pytest.mark.parametrize(("sign", "place"), [("A", 0), ("3", 1), ("R", 2), ("C", 3), ("F", 4)])
def test_a_sign_means_its_trump(sign: str, place: int) -> None:
    table = ic.position(
        f"briscola; players=4; table_talk=signals; seat=2; hand={sign}S 4C 5C; upcard=6S"
    )
    question = what_is_signed(table, f"sign {sign}")
    assert question.right == place
    for language in LANGUAGES:
        assert "Aldo" in question.text(_voice(language))


def test_a_sign_of_an_opponent_is_not_seen() -> None:
    table = ic.position("briscola; players=4; table_talk=signals; seat=1; hand=AS 4C 5C; upcard=6S")
    with pytest.raises(ic.ItalianCardsError, match="no sign that you would see"):
        what_is_signed(table, "sign A")
