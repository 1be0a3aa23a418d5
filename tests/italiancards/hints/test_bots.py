"""Bots and their reasons."""

from __future__ import annotations

import pytest
from support.depth import TIMES, often

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.hints import bots, level_bot


def _share(first: str, second: str, deals: int) -> float:
    """The share of games that the first bot wins, each deal played twice with seats swapped."""
    won = 0.0
    for seed in range(deals):
        for seats in ((first, second), (second, first)):
            table = ic.deal("briscola", seed=seed)
            while (seat := table.to_move) is not None:
                table.play(table.hint(seats[seat], playouts=200).move)
            totals = table.score().sheet.totals
            mine, theirs = totals if seats[0] == first else totals[::-1]
            won += 1 if mine > theirs else 0.5 if mine == theirs else 0
    return won / (2 * deals)


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_each_level_beats_the_one_below_it(level: int) -> None:
    """Over few deals here; `italiancards arena` has the figures."""
    briscola = ic.game("briscola")
    above, below = (level_bot(str(each), briscola) for each in (level, level - 1))
    assert _share(above, below, 40) >= 0.55


@pytest.mark.slow
def test_greedy_beats_random_in_at_least_85_percent_of_deals_played_twice() -> None:
    assert _share("greedy", "random", often(400)) >= 0.85


@pytest.mark.slow
@pytest.mark.parametrize("name", bots(ic.game("briscola")))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_legal_and_has_words_in_both_languages(name: str, language: str) -> None:
    for preset in ("briscola", "sicilian"):
        for seed in range(TIMES):
            table = ic.deal("briscola", seed=seed, preset=preset)
            while table.to_move is not None:
                hint = table.hint(name, playouts=60)
                assert hint.move in table.legal()
                assert {weighed.move for weighed in hint.advice.weighed} == set(table.legal())
                voice = table.voice(table.to_move, language)
                assert all(voice.finding(reason) for reason in hint.advice.reasons)
                table.play(hint.move)


def test_greedy_takes_an_ace_with_the_smallest_sure_trump() -> None:
    table = ic.position("briscola", hand="2S RS 6B", trick="AD", upcard="4S")
    assert str(table.hint("greedy").move) == "2S"
    names = [reason.name for reason in table.hint("greedy").advice.reasons]
    assert names == ["advice-takes", "advice-spends-trump"]


def test_greedy_does_not_spend_a_trump_on_nothing() -> None:
    table = ic.position("briscola", hand="2S RS 6B", trick="5D", upcard="4S")
    assert str(table.hint("greedy").move) == "6B"
    names = [reason.name for reason in table.hint("greedy").advice.reasons]
    assert names == ["advice-gives-nothing"]


def test_a_beginner_takes_whatever_he_can() -> None:
    table = ic.position("briscola", hand="2S RS 6B", trick="5D", upcard="4S")
    assert str(table.hint("beginner").move) == "RS"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["beginner", "greedy", "hint"])
def test_nobody_exchanges_a_seven_for_a_weaker_trump(name: str) -> None:
    table = ic.position(
        "briscola", hand="7S RB 3C", upcard="2S", taken="4D 5D / 6D 4C", exchange_seven=True, seed=1
    )
    assert str(table.hint(name).move) != "exchange 7S"
    for weighed in table.hint(name).advice.weighed:
        if weighed.move.verb:
            assert [reason.name for reason in weighed.reasons] == ["advice-exchange-down"]


def test_greedy_exchanges_the_two_for_the_ace() -> None:
    table = ic.position("briscola", hand="2S RC 6B", upcard="AS", exchange_two="first_trick")
    assert str(table.hint("greedy").move) == "exchange 2S"


def test_greedy_says_that_an_ace_it_leads_will_be_taken() -> None:
    table = ic.position("briscola", hand="AB", others="2S", trump="S", stock="0")
    reason = table.hint("greedy").advice.reasons[0]
    assert (reason.name, reason.facts["cards"]) == ("advice-beaten-by", ("2S",))
