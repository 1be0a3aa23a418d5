"""The hint: strong moves, honest numbers, and nothing that its seat does not know."""

from __future__ import annotations

from random import Random

import pytest
from support.depth import often
from support.situations import tables

import italiancards as ic
from italiancards.games.briscola.hints.search import BriscolaRollout
from italiancards.hints import Budget, last, think
from italiancards.hints.lookahead import TIMES
from italiancards.hints.montecarlo import Search


def _resampled(table: ic.Table, seed: int) -> ic.Table:
    """The same knowledge of the seat to move, every hidden card drawn anew."""
    return ic.position(table.position(), seed=seed)


@pytest.mark.slow
def test_hidden_cards_change_nothing_in_a_hint_over_many_positions() -> None:
    changed = 0
    for number, table in enumerate(tables(often(500))):
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
    assert changed > often(300)


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


@pytest.mark.slow
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


@pytest.mark.slow
def test_moves_inside_the_error_are_as_good_and_others_are_not() -> None:
    for table in tables(40):
        advice = table.hint(playouts=300).advice
        for each in filter(lambda each: each.estimate, advice.weighed):
            said = advice.against_best(each)
            good = each.move in advice.as_good
            assert good == (said.name in {"advice-as-good", "advice-equal"})
            if not good:
                assert each.estimate.behind > 0 or each.estimate.lost > 0


@pytest.mark.slow
def test_the_estimates_lie_between_nothing_and_all_and_the_first_is_the_best() -> None:
    for table in tables(40):
        weighed = table.hint(playouts=300).advice.weighed
        told = [each.estimate for each in weighed if each.estimate]
        assert told[0].best
        assert all(0 <= each.mean <= 120 and 0 <= each.won <= 1 for each in told)


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


CERTAIN_WIN = (
    "briscola; seat=1; hand=RB 3D 3B; trick=CB; upcard=AS; "
    "taken=RD 4S RC 4B 6B AB AD 6S RS CC 7C 5B 5S 2S 5C CS / "
    "2B FS CD 7D 2D FC 6C FB FD 4D 6D 7B 2C 3C 4C 5D"
)
LAST_CHANCE = (
    "briscola; dealer=1; hand=3C 6B 3D; trick=2S; upcard=3B; "
    "taken=4S 5B 2B RB 6C RC FD 5C CB 7C 2D FC / 7S AS FS CD 5S 3S 6D CS 4C AD CC 7B AC FB"
)
LOW_TRUMP = "briscola; hand=2D 3D FD; upcard=5D; taken=7B RD 7S 2S / RS 4D 4B FS"


def test_the_card_that_always_wins_comes_before_more_points() -> None:
    best, second, _ = ic.position(CERTAIN_WIN, seed=1).hint().advice.weighed
    assert (str(best.move), best.estimate.won, best.estimate.mean) == ("3D", 1.0, 62.0)
    assert (str(second.move), second.estimate.won) == ("3B", pytest.approx(2 / 3))
    assert second.estimate.mean > best.estimate.mean


@pytest.mark.slow
@pytest.mark.parametrize(("position", "card"), [(LAST_CHANCE, "6B"), (LOW_TRUMP, "2D")])
def test_a_deal_is_not_given_up_nor_a_high_trump_led_for_nothing(position: str, card: str) -> None:
    for seed in range(2):
        assert str(ic.position(position, seed=seed).hint().move) == card


def test_the_first_answer_comes_before_anything_is_thought_of_twice() -> None:
    table = ic.position(LOW_TRUMP, seed=1)
    told = [len(each.weighed) for each in table.think("hint", Budget(2000))]
    trial = BriscolaRollout(table.view(), table.legal())
    first = len(list(Search(trial, Random(1)).slices(Budget(2000))))
    assert len(told) >= first + 2 * TIMES


def test_players_who_think_know_only_what_their_seat_does() -> None:
    table = ic.position(LOW_TRUMP, seed=1)
    trial, chance = BriscolaRollout(table.view(), table.legal()), Random(1)
    deal = trial.deal(chance)
    seen = [deal.determinize(1, chance) for _ in range(20)]
    assert {each.hands[1] for each in seen} == {deal.hands[1]}
    assert len({each.hands[0] for each in seen}) > 10
    assert {each.stock[-1] for each in seen} == {deal.stock[-1]}
    cards = {sum((*each.hands, *each.stock)) for each in seen}
    assert cards == {sum((*deal.hands, *deal.stock))}
