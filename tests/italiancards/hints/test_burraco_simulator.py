"""The simulator knows Burraco a second time: proven equal to the rules, move by move."""

from __future__ import annotations

from random import Random

import pytest
from support.allowed_burraco import legal
from support.burraco_deals import WAYS, simulated
from support.depth import TIMES, in_part

import italiancards as ic
from italiancards.core.cards import RUMMY
from italiancards.core.melds import JOKER, Meld, Part, growths
from italiancards.core.melds.lanes import NAMED, PLACED, split
from italiancards.games.burraco.hints.meld_numbers import (
    extend,
    extensions,
    kind,
    may_be_wild,
    meld_options,
    points,
)
from italiancards.games.burraco.hints.rollout import finish, turn
from italiancards.games.burraco.hints.simulator import BurracoDeal, BurracoRecording
from italiancards.games.burraco.rules import kinds
from italiancards.games.burraco.rules.candidates import melds
from italiancards.games.burraco.rules.options import BurracoOptions
from italiancards.games.burraco.rules.state import VALUES, melding
from italiancards.hints.melds.hands import NOTHING
from italiancards.hints.melds.meld_numbers import meld_numbers, meld_of

EVERY = pytest.mark.parametrize("way", range(len(WAYS)))


def _same(deal: BurracoDeal, table: ic.Table) -> None:
    state = table.moment.state
    assert (deal.over, deal.to_move) == (table.over, table.to_move)
    for seat, hand in enumerate(state.hands):
        assert (deal.once[seat], deal.twice[seat], deal.jokers[seat]) == split(hand)
        assert deal.size[seat] == len(hand)
    assert [meld_of(each) for each in deal.melds] == [*state.melds]
    assert [NAMED[place] for place in deal.discards] == [*state.discards]
    assert [NAMED[place] for place in deal.stock[::-1]] == [*state.stock]
    assert (deal.idle, deal.quiet, deal.ended) == (state.idle, state.quiet, state.ended)
    assert deal.took == [int(seat) for seat in state.took]


def _counts(deal: BurracoDeal, table: ic.Table) -> bool:
    """Whether both come to the same points."""
    totals = deal.totals()
    return [totals[party[0]] for party in table.parties] == [*table.score().sheet.totals]


@in_part
@EVERY
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_games_have_the_same_legal_moves_and_score_on_both(way: int, bot: str, whole: bool) -> None:
    looked = 0
    for seed in range(2 * TIMES if whole else 1):
        table, chance = ic.deal("burraco", seed=seed, **WAYS[way]), Random(seed)
        deal, number = simulated(table), 0
        while table.to_move is not None:
            if number % (3 if whole else 12) == 0:
                assert set(legal(deal)) == set(table.legal()), table
                looked += 1
            seldom = bot == "greedy" and chance.random() < 0.1
            move = table.hint("random" if seldom else bot).move
            table.play(move)
            deal.play(move)
            _same(deal, table)
            number += 1
        assert _counts(deal, table)
        assert legal(deal) == []
    assert looked > 3


@EVERY
def test_sensible_players_keep_to_the_rules(way: int) -> None:
    for seed in range(2 * TIMES):
        table = ic.deal("burraco", seed=seed, **WAYS[way])
        deal = BurracoRecording.of(simulated(table))
        plain = finish(simulated(table))
        while not deal.over:
            deal.moves.clear()
            turn(deal)
            for move in deal.moves:
                assert table.why(str(move)).ok, (table, move, table.why(str(move)))
                table.play(move)
            _same(deal, table)
        assert _counts(deal, table)
        assert plain == deal.totals()


AGREED = (
    BurracoOptions(),
    BurracoOptions(two_aces=False, freed_wild="either_end", semi_clean=True),
    BurracoOptions(free_wild_shift=False),
    BurracoOptions(natural_two_may_turn_wild=False, freed_wild="either_end"),
)


@pytest.mark.parametrize("options", AGREED)
def test_what_can_be_built_on_a_meld_is_what_the_rules_say(options: BurracoOptions) -> None:
    chance, looked = Random(5), 0
    for _ in range(4 * TIMES):
        found = [*melds(tuple(chance.sample(RUMMY.cards, 26)))]
        for meld in chance.sample(found, 4):
            looked += _grown(meld, options, chance)
    assert looked > 2000


def _grown(meld: Meld | None, options: BurracoOptions, chance: Random) -> int:
    """All that can be done to a meld, and what it grows to, card by card."""
    looked, rules, ways = 0, melding(options), meld_options(options)
    while meld is not None:
        lies = meld_numbers(meld)
        assert meld_of(lies) == meld
        assert points(lies) == VALUES.hand(meld.cards)
        assert kind(lies, options.semi_clean) == kinds.kind(meld, options)
        can, after = extensions(lies, ways), []
        for card in RUMMY.known.values():
            if card != JOKER and meld.cards.count(card) == RUMMY.cards.count(card):
                continue  # no copy of it is left
            place, told = PLACED[card], growths(meld, card, rules)
            assert [
                (
                    meld_of(each.meld),
                    Part(card, NAMED[each.stands]),
                    NAMED.get(each.moved),
                    each.end,
                )
                for each in extend(lies, place, ways)
            ] == [(each.meld, each.part, each.moved, each.end) for each in told]
            if card != JOKER:
                itself = any(not each.part.wild for each in told)
                assert bool(can.cards >> place & 1) == itself
            if may_be_wild(place) and not meld.alike(card):
                assert can.wild == any(each.part.wild for each in told)
            after += [each.meld for each in told]
            looked += 1
        meld = chance.choice(after) if after else None
    return looked


def test_nothing_is_no_card() -> None:
    assert NOTHING not in NAMED
