"""Briscola against independent brute force, and one whole record of each preset."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from random import Random

import pytest
from support.depth import TIMES

import italiancards as ic
from italiancards.core.announcements import Bid, Call, Pass, Say, Show, Sign
from italiancards.core.cards import ITALIAN
from italiancards.core.moves import Exchange, Move, Play
from italiancards.core.tricks import TrickOrder
from italiancards.games.briscola.rules.state import RANKS, RANKS_THREE_AS_THREE, points
from italiancards.games.briscola.rules.talk import SENTENCES

GOLDEN = Path(__file__).parent / "golden"


def _strength(card: str, led: str, trump: str, order: str) -> int:
    """A second opinion on tricks: one number for each card, told by the sources' table."""
    rank = len(order) - order.index(card[0])
    return rank + (200 if card[1] == trump else 100 if card[1] == led else -100)


@pytest.mark.parametrize("order", [RANKS, RANKS_THREE_AS_THREE])
def test_the_trick_goes_where_a_second_opinion_sends_it_for_every_pair(order: str) -> None:
    for trump in "DCSB":
        judge = TrickOrder(order, trump)
        for first, second in permutations(ITALIAN.cards, 2):
            strengths = [_strength(card, first.suit, trump, order) for card in (first, second)]
            assert judge.winner((first, second)) == strengths.index(max(strengths))


def test_the_trick_of_four_goes_where_a_second_opinion_sends_it() -> None:
    chance = Random(5)
    for _ in range(2000):
        cards = chance.sample(ITALIAN.cards, 4)
        trump = chance.choice("DCSB")
        strengths = [_strength(card, cards[0].suit, trump, RANKS) for card in cards]
        assert TrickOrder(RANKS, trump).winner(cards) == strengths.index(max(strengths))


@pytest.mark.slow
@pytest.mark.parametrize("preset", ic.game("briscola").presets)
def test_no_readable_move_is_legal_that_is_not_a_candidate(preset: str) -> None:
    readable: list[Move] = [kind(card) for kind in (Play, Exchange) for card in ITALIAN.cards]
    readable += [Show(), Pass(), *map(Sign, "A2345670FCRJQK"), *map(Say, (*SENTENCES, "tre"))]
    readable += [*map(Bid, ITALIAN.ranks), *map(Call, ITALIAN.cards)]
    readable += [Bid(rank, points) for rank in (None, "2", "A") for points in range(58, 122)]
    readable += [Call(card, suit) for card in ITALIAN.cards[::7] for suit in ITALIAN.suits]
    for seed in range(2 * TIMES):
        table = ic.deal("briscola", preset=preset, seed=seed)
        chance = Random(seed)
        while not table.over:
            view = table.view()
            allowed = {move for move in readable if table.game.rules.allows(view, move)}
            assert allowed == set(table.legal())
            assert allowed <= set(table.game.candidates(view))
            table.play(chance.choice(table.legal()))


def test_the_points_of_a_deal_come_to_120() -> None:
    for seed in range(50):
        assert sum(ic.deal("briscola", seed=seed).autoplay("random").score().sheet.totals) == 120


def test_a_deal_has_seventeen_tricks_with_drawing_and_three_without() -> None:
    table = ic.deal("briscola", seed=11).autoplay("random")
    names = [event.name for _, event in table.log()]
    assert names.count("trick-taken") == 20
    assert names.count("drew") + names.count("drew-upcard") == 34
    seventeenth = [place for place, name in enumerate(names) if name == "trick-taken"][16]
    assert "drew-upcard" in names[seventeenth:]
    assert names[-1] == "deal-over"


def test_the_exchanged_two_is_drawn_last_by_the_loser_of_the_seventeenth_trick() -> None:
    table = ic.deal("briscola", preset="sicilian", top="2S RC 6B 2D 4B 6C AS", seed=2)
    table.play("exchange 2S").autoplay("random")
    last = next(event for _, event in table.log() if event.name == "drew-upcard")
    taken = [event for _, event in table.log() if event.name == "trick-taken"]
    assert last.facts["card"] in ("2S", "7S")
    assert last.facts["seat"] != taken[16].facts["seat"]


def test_the_trump_suit_never_changes() -> None:
    for seed in range(40):
        table = ic.deal("briscola", preset="sicilian", seed=seed)
        trump = table.view().trump
        table.autoplay("random")
        assert table.view().trump == trump


def test_a_returned_ace_or_three_is_never_the_upcard() -> None:
    for seed in range(200):
        view = ic.deal("briscola", return_ace_three=True, seed=seed).view()
        assert view.upcard.rank not in "A3"


def test_points_are_those_of_the_sources() -> None:
    values = {"A": 11, "3": 10, "R": 4, "C": 3, "F": 2}
    for card in ITALIAN.cards:
        assert points((card,)) == values.get(card.rank, 0)


@pytest.mark.parametrize("preset", sorted(ic.game("briscola").presets))
def test_the_golden_record_replays_and_is_written_the_same(preset: str) -> None:
    path = GOLDEN / f"briscola_{preset}.ic"
    table = ic.load(path)
    assert table.match_score.over
    assert table.record() == path.read_text(encoding="utf-8")


def test_the_deal_passes_to_the_right_and_the_other_leads() -> None:
    table = ic.deal("briscola", match="points", seed=1)
    first = table.to_move
    table.autoplay("random").next_deal()
    assert table.to_move != first
    assert table.view().scores == table.match_score.scores
