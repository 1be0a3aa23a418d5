"""The simulator knows Scopa a second time: proven equal to the rules, move by move."""

from __future__ import annotations

from random import Random
from typing import Any

from support.depth import TIMES
from support.scopa_ways import EVERY_WAY, WAYS

import italiancards as ic
from italiancards.core.moves import Capture
from italiancards.core.seats import party_of
from italiancards.games.scopa.hints.pack import BIT, CARDS, PLACE, count_ranks, mask, places
from italiancards.games.scopa.hints.simulator import ScopaDeal
from italiancards.games.scopa.hints.worth import AFTER, total_worth, worth

DEALS = 4 * TIMES
VALUES = {rank: value for value, rank in enumerate("A234567FCR", start=1)}


def _simulated(table: ic.Table) -> ScopaDeal:
    """The same deal in the simulator."""
    state = table.moment.state
    last = state.last_taker
    return ScopaDeal(
        table.options,
        [[PLACE[card] for card in hand] for hand in state.hands],
        mask(state.table),
        [PLACE[card] for card in state.stock],
        int(state.turn),
        [mask(pile) for pile in state.taken],
        [len(cards) for cards in state.scope],
        None if last is None else party_of(table.parties, last),
    )


@EVERY_WAY
def test_random_games_have_the_same_legal_moves_and_score_on_both(way: int) -> None:
    captures = 0
    for seed in range(DEALS):
        table, chance = ic.deal("scopa", seed=seed, **WAYS[way]), Random(seed)
        deal = _simulated(table)
        while table.to_move is not None:
            assert deal.to_move == table.to_move
            legal = table.legal()
            assert sorted(map(str, deal.legal())) == sorted(map(str, legal))
            move = chance.choice(legal)
            captures += isinstance(move, Capture)
            table.play(move)
            deal.play(move)
            state = table.moment.state
            assert deal.totals() == list(table.score().sheet.totals)
            assert (deal.table, deal.piles) == (mask(state.table), [*map(mask, state.taken)])
            assert deal.counts == count_ranks(places(deal.table))
            assert deal.scope == [len(cards) for cards in state.scope]
        assert deal.legal() == []
        assert deal.to_move is None
    assert captures > 4 * DEALS


@EVERY_WAY
def test_the_fast_finish_is_the_sensible_player_move_by_move(way: int) -> None:
    """`finish` against the same player told in cards, making one legal move after another."""
    for seed in range(DEALS):
        table, chance = ic.deal("scopa", seed=seed, **WAYS[way]), Random(seed)
        for _ in range(seed % 30):
            table.play(chance.choice(table.legal()))
        deal = _simulated(table)
        told = deal.copy()
        while table.to_move is not None:
            move = _sensible(table)
            assert told.rollout_move() == move
            told.play(move)
            table.play(move)
        assert deal.copy().finish() == list(table.score().sheet.totals)


def _sensible(table: ic.Table) -> Any:
    """The player that `finish` describes: the first of the moves that bring most at once."""
    view = table.view()
    return max(table.legal(), key=lambda move: (_gain(view, move), *_first(view, move)))


def _gain(view: Any, move: Any) -> int:
    there = sum(VALUES[card.rank] for card in view.table)
    if not isinstance(move, Capture):
        left = there + VALUES[move.card.rank]
        return AFTER[min(left, 11)] - worth(move.card)
    made = sum(VALUES[card.rank] for card in move.cards)
    wanted = VALUES[move.card.rank]
    ordinary = made == (15 - wanted if view.options.scopa_a_15 else wanted)
    left = there - made
    scopa = left or ordinary or view.options.ace_sweep_is_scopa
    return total_worth((move.card, *move.cards)) + (AFTER[min(left, 11)] if scopa else 0)


def _first(view: Any, move: Any) -> tuple[int, ...]:
    """Of equal moves the card held longest, and the shortest and lowest capture, coins first."""
    cards = move.uses.table
    ranks = sorted(VALUES[card.rank] for card in cards)
    lowest = [-rank for rank in ranks]
    return (-view.hand.index(move.card), -len(cards), *lowest, *(-PLACE[card] for card in cards))


def test_every_card_has_its_place_and_its_bit() -> None:
    assert sorted(CARDS) == sorted(ic.game("scopa").pack.cards)
    for place, card in enumerate(CARDS):
        assert places(mask([card])) == [place]
        assert mask([card]) == BIT[place]
