"""The simulator knows Scala Quaranta a second time: proven equal to the rules, move by move."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from support.allowed_scala40 import legal
from support.depth import TIMES, in_part
from support.scala40 import WAYS, simulated

import italiancards as ic
from italiancards.core.cards import RUMMY, Card
from italiancards.core.melds import JOKER, Part
from italiancards.core.melds.lanes import (
    NAMED,
    cards_in_melds,
    cards_in_pairs,
    completing_cards,
    copies,
    places,
    runs,
    sets,
    split,
)
from italiancards.games.scala40.hints.meld_numbers import (
    add_card,
    extensions,
    meld_numbers,
    points,
    swap_joker,
    with_joker,
)
from italiancards.games.scala40.hints.one_ply import ways
from italiancards.games.scala40.hints.rollout import finish, turn
from italiancards.games.scala40.hints.simulator import Scala40Deal, Scala40Recording
from italiancards.games.scala40.rules.state import FINDER, VALUES
from italiancards.hints.melds.hands import NOTHING
from italiancards.hints.melds.meld_numbers import meld_of

EVERY = pytest.mark.parametrize("way", range(len(WAYS)))
NATURALS = [card for card in RUMMY.known.values() if card != JOKER]


def _same(deal: Scala40Deal, table: ic.Table) -> None:
    state = table.moment.state
    assert deal.over == table.over
    assert deal.to_move == table.to_move
    for seat, hand in enumerate(state.hands):
        assert (deal.once[seat], deal.twice[seat], deal.jokers[seat]) == split(hand)
        assert deal.size[seat] == len(hand)
    assert [str(meld_of(each)) for each in deal.melds] == [*map(str, state.melds)]
    assert [NAMED[place] for place in deal.discards] == [*state.discards]
    assert sorted(NAMED[place] for place in deal.stock) == sorted(state.stock)


def _renewed(deal: Scala40Deal, table: ic.Table, before: int) -> None:
    """A stock that was made anew is in another order: it is told to the simulator."""
    if table.moment.state.renewed > before:
        deal.stock = simulated(table).stock


@in_part
@EVERY
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_games_have_the_same_legal_moves_and_score_on_both(way: int, bot: str, whole: bool) -> None:
    looked = 0
    for seed in range(2 * TIMES if whole else 1):
        table, chance = ic.deal("scala40", seed=seed, **WAYS[way]), Random(seed)
        deal = simulated(table)
        for number in range(400):
            if table.to_move is None:
                break
            if number % (1 if bot == "greedy" and whole else 5) == 0:
                assert set(legal(deal)) == set(table.legal()), table
                looked += 1
            seldom = bot == "greedy" and chance.random() < 0.1
            move = table.hint("random" if seldom else bot).move
            before = table.moment.state.renewed
            table.play(move)
            deal.play(move)
            _renewed(deal, table, before)
            _same(deal, table)
        if table.over:
            assert deal.points() == list(table.score().sheet.totals)
            assert legal(deal) == []
    assert looked > (40 if whole else 1)


@EVERY
def test_sensible_players_keep_to_the_rules(way: int) -> None:
    ended = 0
    for seed in range(6 * TIMES):
        table = ic.deal("scala40", seed=seed, **WAYS[way])
        deal = Scala40Recording.of(simulated(table))
        while not deal.over and table.moment.state.renewed == 0:
            deal.moves.clear()
            turn(deal)
            for move in deal.moves:
                assert table.why(str(move)).ok, (table, move, table.why(str(move)))
                table.play(move)
        if table.over and not table.moment.state.void:
            ended += 1
            assert deal.points() == list(table.score().sheet.totals)
    assert ended


@EVERY
def test_a_recorded_deal_is_the_plain_one(way: int) -> None:
    for seed in range(3 * TIMES):
        deal = simulated(ic.deal("scala40", seed=seed, **WAYS[way]))
        recorded = Scala40Recording.of(deal)
        while not recorded.over:
            turn(recorded)
        assert finish(deal.copy()) == recorded.points()


def test_ways_to_lay_leave_the_deal_as_it_is_given() -> None:
    """A card that was taken is laid in every way; the deal that is asked about still owes it."""
    hand = {"hand": "5c 6c 7c 9d Ks 2h", "melds": "7h 8h 9h", "laid": "1", "opened": "0 1"}
    table = ic.position("scala40", **hand, discards="10h", players=2).play("take")
    deal = simulated(table)
    before = (deal.hand_of(0), deal.picked, [*deal.melds])
    found = ways(deal, 0)
    assert (deal.hand_of(0), deal.picked, deal.melds) == before
    assert {each.picked for each in found} == {NOTHING}


@pytest.mark.slow
def test_what_can_be_built_on_a_meld_is_what_the_rules_say() -> None:
    chance = Random(5)
    seen = 0
    for _ in range(30 * TIMES):
        hand = chance.sample(RUMMY.cards, 24)
        melds = [*FINDER.melds(hand)]
        for meld in chance.sample(melds, min(4, len(melds))):
            seen += _grown(meld, chance)
    assert seen > 300


def _grown(meld: Any, chance: Random) -> int:
    """Everything that can be done to a meld, and what it grows to, card by card."""
    seen = 0
    for _ in range(12):
        lies = meld_numbers(meld)
        assert meld_of(lies) == meld
        after = []
        for any_suit in (False, True):
            each = extensions(lies, any_suit)
            for card in NATURALS:
                place = split([card])[0]
                grown = meld.extended(Part.of(card), any_suit=any_suit)
                assert bool(each.cards & place) == (grown is not None), (meld, card)
                if grown is not None:
                    assert meld_of(add_card(lies, place.bit_length() - 1)) == grown
                    after.append(grown)
                other = meld.swapped(card, any_suit=any_suit)
                assert bool(each.swaps & place) == (other is not None), (meld, card)
                if other is not None:
                    assert meld_of(swap_joker(lies, place.bit_length() - 1)) == other
            ways = [part.stands for part in meld.ways(JOKER)]
            assert sorted(each.joker) == sorted(ways)
            for stands in each.joker:
                longer = meld.extended(Part(JOKER, stands), any_suit=any_suit)
                assert meld_of(with_joker(lies, stands)) == longer
                after.append(longer)
            seen += 1
        if not after:
            break
        meld = chance.choice(after)
    return seen


def _names(cards: int) -> set[Card]:
    return {NAMED[place] for place in places(cards)}


@pytest.mark.slow
def test_what_a_hand_holds_and_waits_for_is_what_the_finder_says() -> None:
    chance = Random(7)
    for _ in range(10 * TIMES):
        hand = chance.sample(RUMMY.cards, chance.randrange(4, 16))
        once, twice, jokers = split(hand)
        own = [card for card in hand if card != JOKER]
        melds = [*FINDER.melds(own)]
        in_runs = {card for meld in melds if meld.kind == "sequence" for card in meld.cards}
        in_sets = {card for meld in melds if meld.kind == "set" for card in meld.cards}
        assert (_names(runs(once)), _names(sets(once))) == (in_runs, in_sets)
        assert _names(cards_in_melds(once)) == in_runs | in_sets
        assert points(once) + points(twice) + 25 * jokers == VALUES.hand(hand)
        completing, in_pairs = set(), set()
        for one in set(own):
            for other in set(own) - {one}:
                found = {card for card in NATURALS if _three(one, other, card)}
                completing |= found
                in_pairs |= {one, other} if found else set()
        assert _names(completing_cards(once)) == completing - set(own)
        assert _names(cards_in_pairs(once)) == in_pairs


def _three(*cards: Card) -> bool:
    return any(len(meld.parts) == 3 for meld in FINDER.melds(cards))


def test_copies_that_are_still_to_come_are_counted_one_by_one() -> None:
    chance = Random(9)
    for _ in range(100 * TIMES):
        lying = chance.sample(RUMMY.cards, 40)
        once, twice, _ = split(lying)
        some = [card for card in NATURALS if chance.random() < 0.3]
        left = sum(2 - lying.count(card) for card in some)
        assert copies(split(some)[0], once, twice) == left
