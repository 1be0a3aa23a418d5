"""Questions about loose cards: the answers are those that a table would give."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import italiancards as ic
from italiancards.core.cards import ITALIAN, RUMMY
from italiancards.games.scala40.rules.hand_melds import melds


def test_the_points_of_two_piles_are_those_of_the_score_sheet() -> None:
    table = ic.deal("briscola", seed=7).autoplay()
    for seat, pile in enumerate(table.view().taken):
        cards = list(pile)
        assert ic.ask.briscola.points(cards).value == table.score().sheet.totals[seat]
    assert ic.ask.briscola.points(ITALIAN.cards).value == 120
    assert ic.ask.briscola.points("").value == 0


@pytest.mark.parametrize("seed", range(5))
def test_who_takes_a_trick_is_who_takes_it_at_a_table(seed: int) -> None:
    table = ic.deal("briscola", seed=seed)
    while not table.over:
        leader, trump = table.to_move, table.view().trump
        cards = [table.legal()[0].card]
        cards.append(table.play(cards[0]).legal()[0].card)
        table.play(cards[1])
        takes = ic.ask.briscola.taker(cards, trump=trump)
        assert takes.value == cards[table.view(0).leader != leader]


def test_what_a_card_may_take_is_what_it_may_take_at_a_table() -> None:
    chance = Random(1)
    for _ in range(40):
        card, *lying = chance.sample(ITALIAN.cards, 6)
        table = ic.position("scopa", hand=card, table=lying)
        assert ic.ask.scopa.captures(card, lying) == table.choices()
    sweep = ic.ask.scopa.captures("A di spade", "5D 3C", ace_takes_all=True)
    assert [str(why.move) for why in sweep if why.ok] == ["AS x 3C+5D"]


def test_the_primiera_and_the_count_of_a_pile_are_those_of_the_score_sheet() -> None:
    table = ic.deal("scopa", seed=7, primiera_missing_suit="zero").autoplay()
    lines = {line.name: line for line in table.score().sheet.lines}
    sums = [ic.ask.scopa.primiera(pile).value for pile in table.view().taken]
    assert lines["primiera"].facts["counts"] == "–".join(map(str, sums))
    for seat, pile in enumerate(table.view().taken):
        told = {line.name: line for line in ic.ask.scopa.pile(pile).sheet.lines}
        for name in ("carte", "denari", "settebello", "primiera"):
            assert told[name].cards[0] == lines[name].cards[seat]
    assert ic.ask.scopa.primiera("7D 7C 7S").value is None
    assert ic.ask.scopa.primiera("7D 7C 7S", primiera_missing_suit="zero").value == 63
    assert "Napola" in str(ic.ask.scopa.pile("AD 2D 3D 4D", napola=True))


def test_every_meld_that_is_found_is_one_and_others_are_none() -> None:
    for each in melds("10c Jc Qc JK 7h 7d 7s"):
        assert ic.ask.scala40.meld(str(each)).value is not None
    assert ic.ask.scala40.meld("5c 6c 8c").value is None
    assert "joker" in str(ic.ask.scala40.meld("5c 6c JK"))
    assert ic.ask.scala40.meld("Ac 2c 3c | Qh Kh Ah").value == 37


def test_whether_melds_open_is_told_with_the_reason() -> None:
    why = ic.ask.scala40.opens("10c Jc Qc")
    assert (why.ok, "10 short of the 40 you need" in str(why)) == (False, True)
    assert ic.ask.scala40.opens("10c Jc Qc | 7h 7d 7s").ok
    assert not ic.ask.scala40.opens("10c JK=Jc Qc Kc", opening_without_joker=True).ok
    assert ic.ask.scala40.hand(["Ac", "Kd", "7s", "JK"]).value == 53
    assert ic.ask.scala40.hand(RUMMY.cards[:13]).value == 85 + 10


@pytest.mark.parametrize(
    ("ask", "told", "message"),
    [
        (lambda: ic.ask.briscola.points, ["7X"], "Cannot read '7X'"),
        (lambda: ic.ask.briscola.points, ["7D 7D"], "7D appears twice"),
        (lambda: ic.ask.briscola.points, [7], "Cannot read 7: expected"),
        (lambda: ic.ask.briscola.taker, [""], "a trick has at least one card"),
        (lambda: ic.ask.briscola.taker, ["5B", "X"], "Cannot read 'X': expected a suit"),
        (lambda: ic.ask.scopa.captures, ["5D", "5D 2C"], "5D appears twice"),
        (lambda: ic.ask.scopa.captures, [5, "2C"], "Cannot read 5"),
        (lambda: ic.ask.scala40.meld, ["5c 6c 9Z"], "Cannot read"),
        (lambda: ic.ask.scala40.opens, [5], "Cannot read 5: expected"),
        (lambda: ic.ask.scala40.opens, [""], "Cannot read"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_one_sentence(
    ask: Any, told: list[Any], message: str
) -> None:
    with pytest.raises(ic.ItalianCardsError, match=message):
        ask()(*told)


def test_an_answer_is_in_the_language_that_is_spoken() -> None:
    ic.speak("it")
    try:
        assert "Assi" in str(ic.ask.briscola.points("AD"))
        assert "Stesso" in str(ic.ask.briscola.taker("5B AB"))
        assert "cinque" in str(ic.ask.scopa.captures("5D", "5C"))
    finally:
        ic.speak("en")


def test_nothing_is_asked_of_a_game_that_is_not_there() -> None:
    with pytest.raises(AttributeError, match="nothing to ask about 'chess'"):
        _ = ic.ask.chess
    assert dir(ic.ask) == ["briscola", "burraco", "scala40", "scopa", "tresette"]


def test_a_question_that_is_not_there_names_those_that_are() -> None:
    with pytest.raises(AttributeError) as refused:
        ic.ask.tresette.foo  # noqa: B018
    named = str(refused.value).partition("there is: ")[2].removesuffix(".")
    assert sorted(named.split(", ")) == dir(ic.ask.tresette)
