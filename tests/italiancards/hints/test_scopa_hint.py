"""The bots of Scopa: legal, in words, strong enough, and without a fault at the end."""

from __future__ import annotations

from random import Random

import pytest
from support.depth import TIMES, often, some
from support.scopa_ways import WAYS

import italiancards as ic
from italiancards.core.moves import Move
from italiancards.core.names import LANGUAGES
from italiancards.core.seats import party_of
from italiancards.games.scopa.hints.search import MOST
from italiancards.games.scopa.hints.simulator import ScopaDeal
from italiancards.hints import HINT, Budget, bots, evaluate_open
from italiancards.hints.rollouts import ahead
from italiancards.review import review


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "way"),
    [
        (name, way)
        for place, name in enumerate(bots(ic.game("scopa")))
        for way in range(len(WAYS))
        if TIMES > 1 or way % (6 if name == HINT else 4) == place % 3
    ],
)
def test_a_hint_is_legal_and_has_words_in_both_languages(name: str, way: int) -> None:
    table = ic.deal("scopa", seed=way, **WAYS[way])
    while table.to_move is not None:
        hint = table.hint(name, playouts=20)
        assert hint.move in table.legal()
        assert {weighed.move for weighed in hint.advice.weighed} == set(table.legal())
        for language in LANGUAGES:
            voice = table.voice(table.to_move, language)
            told = [each for weighed in hint.advice.weighed for each in weighed.reasons]
            told += [each.worth for each in hint.advice.weighed if each.worth is not None]
            assert all(map(voice.finding, [*told, *hint.advice.look]))
        table.play(hint.move)


@pytest.mark.slow
def test_nobody_ends_nought_points_ahead_or_behind_but_level() -> None:
    told = set()
    for seed in range(40):
        table = ic.deal("scopa", seed=seed)
        for each in table.hint(playouts=40).advice.weighed:
            assert each.worth is not None
            sentence = table.voice(0).finding(each.worth).partition(" (")[0]
            told.add(sentence.partition("; ")[2])
    assert "on average you finish level" in told
    assert not any(" 0.0 points" in sentence for sentence in told)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_same_seed_and_budget_give_the_same_hint(players: int) -> None:
    first, second = (ic.deal("scopa", seed=7, players=players).hint(playouts=90) for _ in range(2))
    assert first.advice == second.advice
    assert first.advice.playouts > 60


def _best(table: ic.Table, side: int) -> float:
    """How far a side gets ahead when both play perfectly, over the rules' own tables."""
    if table.to_move is None:
        return ahead(table.score().sheet.totals, side)
    values = []
    for move in table.legal():
        values.append(_best(table.play(move), side))
        table.undo()
    return (max if table.to_move == side else min)(values)


@pytest.mark.slow
@pytest.mark.parametrize("way", some([0, 4, 10, 12, 13, 14, 15, 17], 2))
def test_the_last_cards_are_played_as_brute_force_plays_them(way: int) -> None:
    for seed in range(3):
        table = ic.deal("scopa", seed=seed, **WAYS[way])
        while table.view().stock_size or len(table.view().hand) + len(table.view().unseen) > 5:
            table.play(table.hint("greedy").move)
        while table.to_move is not None:
            advice = table.hint().advice
            assert advice.proven
            for weighed in advice.weighed:
                assert weighed.worth is not None
                assert weighed.worth.name == "advice-proven"
                assert weighed.estimate is not None
                assert weighed.estimate.mean == _best(table.branch(table.now).play(weighed.move),
                                                      int(table.to_move))  # fmt: skip
            table.play(advice.move)


def test_the_last_three_cards_of_each_are_proven_and_before_them_nothing_is() -> None:
    table = ic.deal("scopa", seed=3)
    while table.to_move is not None:
        advice = table.hint("hint", playouts=20).advice
        assert advice.proven == (table.view().stock_size == 0)
        assert (advice.playouts == 0) == advice.proven
        table.play(advice.move)


def test_it_takes_the_settebello_and_says_so() -> None:
    table = ic.position("scopa", hand="7C 2S RB", table="7D 4C 3S FB", seed=1)
    hint = table.hint(playouts=300)
    assert str(hint.move) == "7C x 7D"
    assert "principle-settebello" in {each.name for each in hint.advice.reasons}


def test_it_makes_a_scopa_rather_than_take_three_cards() -> None:
    table = ic.position("scopa", hand="5C RS", table="5D", seed=1)
    for name in ("greedy", "hint"):
        hint = table.hint(name)
        assert str(hint.move) == "5C x 5D"
        assert hint.advice.reasons[0].name in ("principle-scopa", "advice-scopa")


def test_the_chance_of_a_scopa_is_told() -> None:
    """Two fives among thirty-three cards, three of which the next player holds."""
    table = ic.position("scopa", hand="AC RB CS", table="3C 2D 5S 5B", seed=1)
    told = {str(each.move): each.reasons for each in table.hint("greedy").advice.weighed}
    text = " ".join(map(table.voice(0, "en").finding, told["RB x 5S+5B"]))
    assert text == (
        "You take 3 cards, no coins. It leaves 5 on the table. 2 of the 33 cards "
        "you have not seen sweep it: 18% chance that Rosa holds one. "
        "It leaves an odd number of kings: "
        "that suits the side that does not deal, which is yours."
    )


@pytest.mark.slow
@pytest.mark.parametrize("way", some(range(len(WAYS)), 3))
def test_hindsight_weighs_every_move_with_all_cards_open(way: int) -> None:
    table = ic.deal("scopa", seed=way, **WAYS[way])
    chance = Random(way)
    for _ in range(20):
        if table.to_move is None:
            break
        table.play(chance.choice(table.legal()))
    at, seat = table.now, table.to_move
    if seat is None:
        return
    views = [table.view(each) for each in range(table.seating.count)]
    legal = set(table.legal())
    table.autoplay("random")
    later = [event for _, event in table.log(None, at + 1, everything=True)]
    found = evaluate_open(table.game, seat, views, later)
    assert {each.move for each in found} == legal
    assert [each.mean for each in found] == sorted((each.mean for each in found), reverse=True)
    assert found[0].behind == 0


def test_a_deal_can_be_reviewed_in_pairs_too() -> None:
    table = ic.deal("scopa", seed=2, players=4).autoplay("greedy")
    decisions = list(ic.review(table, seat=1, budget=Budget(20)))
    assert decisions
    assert all(each.cost >= 0 for each in decisions)


def _margin(first: str, second: str, deals: int, **options: object) -> float:
    """Points a deal that one side is ahead, each deal played once from every side."""
    margins = []
    for seed in range(deals):
        for side in range(len(ic.deal("scopa", seed=seed, **options).parties)):
            table = ic.deal("scopa", seed=seed, **options)
            while (seat := table.to_move) is not None:
                mine = party_of(table.parties, seat) == side
                table.play(table.hint(first if mine else second, playouts=200).move)
            margins.append(ahead(table.score().sheet.totals, side))
    return sum(margins) / len(margins)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("first", "second", "least"),
    [
        pytest.param("hint", "greedy", 0.5, marks=pytest.mark.thorough),
        pytest.param("greedy", "beginner", 0.3, marks=pytest.mark.thorough),
        ("greedy", "random", 1.0),
    ],
)
def test_each_level_beats_the_one_below_it(first: str, second: str, least: float) -> None:
    """Over few deals here; `italiancards arena` has the figures."""
    assert _margin(first, second, often(60, 3)) >= least


def test_looking_ahead_ends_on_a_table_that_somebody_made_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Twelve cards, all hands known: a hundred ways to take and more, millions to play on."""
    table = ic.position(
        "scopa",
        hand="RD RC RS",
        others="CD CC FD",
        table="AD 2D 3D 5D AC 3C 4C 6S 2S 5S 7B 4B",
        stock="0",
    )
    looked = 0
    legal = ScopaDeal.legal

    def counted(deal: ScopaDeal) -> list[Move]:
        nonlocal looked
        moves = legal(deal)
        looked += len(moves)
        return moves

    monkeypatch.setattr(ScopaDeal, "legal", counted)
    assert len(table.legal()) > 100
    advice = table.hint(playouts=200).advice
    assert not advice.proven
    over = table.branch(0).autoplay("greedy")
    (first, *_) = review(over, budget=Budget(200))
    assert len(first.open) == len(table.legal())
    assert looked < 100 * MOST
