"""The hint: strong moves, honest numbers, and nothing that its seat does not know."""

from __future__ import annotations

from random import Random

import pytest
from support.situations import tables

import italiancards as ic
from italiancards.hints import Budget, last, think


def _resampled(table: ic.Table, seed: int) -> ic.Table:
    """The same knowledge of the seat to move, every hidden card drawn anew."""
    return ic.position(table.position(), seed=seed)


@pytest.mark.slow
def test_hidden_cards_change_nothing_in_a_hint_over_500_positions() -> None:
    changed = 0
    for number, table in enumerate(tables(500)):
        game, view = table.game, table.view()
        other = _resampled(table, number)
        changed += other.moment.state.hands != table.moment.state.hands
        said = [
            last(think("hint", game, each.view(), Random(number), Budget(60)))
            for each in (table, other)
        ]
        assert other.view().unseen == view.unseen
        assert said[0].weighed == said[1].weighed
        assert said[0].look == said[1].look
    assert changed > 300


def test_the_same_seed_and_budget_give_the_same_hint() -> None:
    first, second = (ic.deal("briscola", seed=7).hint(playouts=400) for _ in range(2))
    assert first.advice == second.advice
    assert first.advice.playouts == 399  # three moves on 133 deals
    assert ic.deal("briscola", seed=7).hint(playouts=900).advice != first.advice


def test_an_ending_is_proven_and_says_so() -> None:
    table = ic.position("briscola", hand="AB 2S", others="3S 4B", trump="S", stock="0")
    advice = table.hint().advice
    assert advice.playouts == 0
    assert all(each.estimate.error == 0 for each in advice.weighed)
    assert all(each.worth.name == "advice-proven" for each in advice.weighed)


def test_proven_points_are_what_perfect_play_comes_to() -> None:
    """The hint's own line against a hint that answers: the promised points are reached."""
    for seed in range(20):
        table = ic.deal("briscola", seed=seed)
        while table.moment.state.stock or table.moment.state.trick:
            table.play(table.hint("greedy").move)
        seat, promised = int(table.to_move), table.hint().advice.weighed[0].estimate.mean
        table.autoplay("hint")
        assert table.score().sheet.totals[seat] == promised


def test_a_lonely_card_needs_no_search() -> None:
    table = ic.position("briscola", hand="AB", others="2S", trump="S", stock="0", trick="")
    assert str(table.hint().move) == "AB"


def test_it_takes_an_ace_with_a_trump_and_sees_the_ending() -> None:
    table = ic.position("briscola", hand="2S RS 6B", trick="AD", upcard="4S", seed=3)
    assert str(table.hint().move) == "2S"


def test_the_last_draw_is_pointed_out() -> None:
    table = ic.deal("briscola", seed=7)
    while table.view().stock_size > 2:
        table.play(table.hint("greedy").move)
    upcard = table.view().upcard
    assert table.hint(playouts=60).advice.look[-1].facts == {"upcard": upcard}


def test_moves_inside_the_error_are_as_good_and_others_are_not() -> None:
    for table in tables(40):
        advice = table.hint(playouts=300).advice
        for each in filter(lambda each: each.estimate, advice.weighed):
            said = advice.against_best(each)
            good = each.move in advice.as_good
            assert good == (said.name in {"advice-as-good", "advice-equal"})
            if not good:
                assert each.estimate.behind > each.estimate.behind_error


def test_the_estimates_are_ordered_and_lie_between_nothing_and_all() -> None:
    for table in tables(40):
        weighed = table.hint(playouts=300).advice.weighed
        means = [each.estimate.mean for each in weighed if each.estimate]
        assert means == sorted(means, reverse=True)
        assert all(0 <= mean <= 120 for mean in means)


def test_every_layout_is_looked_at_when_few_cards_are_left() -> None:
    """The trick before the last two cards are drawn: the figure is the mean over all layouts."""
    position = (
        "briscola; hand=AC CB 5C; upcard=6B; trump=B; "
        "taken=4D 5S 6D RB 4C 6S CD 2S RD 7C CC RS 6C AD FD FC AS 2C / "
        "FS 3S FB 4B 7D 4S 5B CS 7S AB 2D 5D 2B RC"
    )
    table = ic.position(position, seed=1)
    assert table.view().stock_size == 2
    best = table.hint().advice.weighed[0]
    assert best.worth.name == "advice-counted"
    assert best.estimate.error == 0
    unseen, worth = table.view().unseen, []
    for hidden in unseen:  # the one card that is still to be drawn unseen
        held = " ".join(card for card in unseen if card != hidden)
        open_table = ic.position(f"{position}; others={held}; stock={hidden}")
        worth.append(_guaranteed(open_table.play(best.move), 0))
    assert best.estimate.mean == pytest.approx(sum(worth) / len(worth))


def _guaranteed(table: ic.Table, seat: int) -> int:
    """What a seat ends with when both see all cards and play perfectly."""
    if table.to_move is None:
        return table.score().sheet.totals[seat]
    values = []
    for move in table.legal():
        values.append(_guaranteed(table.play(move), seat))
        table.undo()
    return (max if table.to_move == seat else min)(values)
