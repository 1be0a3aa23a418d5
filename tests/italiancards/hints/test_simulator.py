"""The simulator knows Briscola a second time: proven equal to the rules, move by move."""

from __future__ import annotations

from random import Random

import pytest
from support.depth import TIMES
from support.situations import WAYS

import italiancards as ic
from italiancards.core.seats import party_of
from italiancards.games.briscola.hints.endings import BriscolaEndgame
from italiancards.games.briscola.hints.pack import trump_pack
from italiancards.games.briscola.hints.sides import with_cards
from italiancards.games.briscola.hints.simulator import BriscolaDeal
from italiancards.games.briscola.rules.state import points


def _simulated(table: ic.Table) -> BriscolaDeal:
    """The same deal in the simulator."""
    state = table.moment.state
    pack = trump_pack(table.options, state.trump)
    return BriscolaDeal(
        pack,
        table.options,
        [pack.mask(hand) for hand in state.hands],
        [pack.bits[card] for card in state.stock],
        int(state.leader),
        [pack.bits[card] for card in state.trick],
        [points(pile) for pile in state.taken],
        [len(pile) // state.players for pile in state.taken],
        tuple(party_of(table.parties, seat) for seat in table.seating.seats),
    )


SIX: dict[str, object] = {"players": 6, "table_talk": "open"}
MORE: tuple[dict[str, object], ...] = (
    *({"players": 3} | way for way in WAYS),
    *({"players": 4} | way for way in WAYS),
    {"preset": "sicilian_pairs"},
    {"preset": "sicilian_pairs", "requires_trick": "team", "table_talk": "signals"},
    SIX,
    SIX | {"exchange_seven": True, "requires_trick": "team", "partner_show_end": "stock_empty"},
)


@pytest.mark.slow
@pytest.mark.parametrize("way", [*WAYS, *MORE], ids=str)
def test_random_games_have_the_same_legal_moves_and_score_on_both(way: dict[str, object]) -> None:
    """What is said and shown moves no card: the simulator leaves it out."""
    exchanges = 0
    for seed in range(16 * TIMES):
        table, chance = ic.deal("briscola", seed=seed, **way), Random(seed)
        deal = _simulated(table)
        while table.to_move is not None:
            assert table.view().asking or deal.to_move == table.to_move
            legal = table.legal()
            cards = with_cards(legal)
            if not table.view().asking:
                assert sorted(map(str, deal.legal())) == sorted(map(str, cards))
            open_now = [move for move in cards if move.verb == "exchange"]
            move = chance.choice(open_now * (seed % 2) or legal)
            exchanges += move.verb == "exchange"
            table.play(move)
            if move in cards:
                deal.play(move)
            assert _by_side(table, deal) == list(table.score().sheet.totals)
        assert deal.legal() == []
    assert bool(exchanges) == table.options.exchange_seven


def _by_side(table: ic.Table, deal: BriscolaDeal) -> list[int]:
    return [sum(deal.points[seat] for seat in party) for party in table.parties]


@pytest.mark.parametrize("way", range(len(WAYS)))
def test_the_fast_finish_is_the_sensible_player_move_by_move(way: int) -> None:
    """`finish` against the same player told in words, making one legal move after another."""
    for seed in range(30 * TIMES):
        table, chance = ic.deal("briscola", seed=seed, **WAYS[way]), Random(seed)
        for _ in range(seed % 40):
            table.play(chance.choice(table.legal()))
            if table.to_move is None:
                break
        deal = _simulated(table)
        told = deal.copy()
        while told.legal():
            assert told.rollout_move() == _sensible(told)
            told.play(told.rollout_move())
        assert list(deal.copy().finish()) == told.points


def _sensible(deal: BriscolaDeal) -> object:
    """The player that `finish` describes, in cards."""
    pack, moves = deal.pack, deal.legal()
    price = {card: place for place, card in enumerate(pack.cards)}
    for move in moves:
        if move.verb and price[move.card] < price[next(pack.named(deal.stock[-1]))]:
            return move
    plays = sorted((move for move in moves if not move.verb), key=lambda move: price[move.card])
    if not deal.trick:
        return plays[0]
    led = next(pack.named(deal.trick[0]))
    trump = next(pack.named(pack.seven)).suit
    takers = [move for move in plays if pack.bits[move.card] & pack.beaten_by[deal.trick[0]]]
    free = [move for move in takers if trump not in {move.card.suit, led.suit}]
    if free:
        return free[-1]
    paying = [move for move in takers if pack.bits[move.card] & pack.replies[deal.trick[0]][2]]
    return (paying or plays)[0]


def test_a_trick_of_eleven_is_worth_a_low_trump_and_a_worthless_one_is_not() -> None:
    pack = trump_pack(ic.deal("briscola", seed=1).options, "B")
    led_ace, led_two = pack.bits[_card("AD")], pack.bits[_card("2D")]
    assert pack.bits[_card("4B")] & pack.replies[led_ace][2]
    assert not pack.bits[_card("4B")] & pack.replies[led_two][2]


def _card(text: str) -> object:
    return ic.game("briscola").read_card(text, ic.deal("briscola", seed=1).options)


@pytest.mark.slow
def test_perfect_endings_are_those_of_brute_force() -> None:
    """Against a plain search over the rules' own tables, for endings met in play."""
    for seed in range(25):
        table, chance = ic.deal("briscola", seed=seed), Random(seed)
        while table.moment.state.stock or table.moment.state.trick:
            table.play(chance.choice(table.legal()))
        deal = _simulated(table)
        leads, follows = deal.hands[deal.leader], deal.hands[1 - deal.leader]
        best = BriscolaEndgame(deal.pack.points, deal.pack.beaten_by).best(leads, follows)
        assert best == _brute(table, int(table.to_move or 0)) - _now(table, int(table.to_move or 0))


def _now(table: ic.Table, seat: int) -> int:
    totals = table.score().sheet.totals
    return totals[seat] - totals[1 - seat]


def _brute(table: ic.Table, seat: int) -> int:
    """How far a seat gets ahead when both play perfectly."""
    if table.to_move is None:
        return _now(table, seat)
    best = max if table.to_move == seat else min
    values = []
    for move in table.legal():
        values.append(_brute(table.play(move), seat))
        table.undo()
    return best(values)
