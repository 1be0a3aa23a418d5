"""Tresette against independent brute force, and one whole record of each preset."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import chain, combinations
from math import floor
from pathlib import Path
from random import Random

import pytest
from support.depth import TIMES

import italiancards as ic
from italiancards.core.announcements import Pass
from italiancards.core.cards import ITALIAN, Card
from italiancards.core.errors import BadPosition
from italiancards.core.moves import Play
from italiancards.games.tresette.rules.declarations import (
    COMBINATIONS,
    Declaration,
    combinations_in,
)
from italiancards.games.tresette.rules.options import TresetteOptions
from italiancards.games.tresette.rules.score import line_of_cards, thirds_text
from italiancards.games.tresette.rules.signals import SIGNALS, Signal
from italiancards.games.tresette.rules.state import ORDER, deck, parties, thirds

GOLDEN = Path(__file__).parent / "golden"
PRESETS = sorted(ic.game("tresette").presets)
HIGH_TO_LOW = ["3", "2", "A", "R", "C", "F", "7", "6", "5", "4"]
"""The order as S0 tells it."""
WORTH = {"A": Fraction(1), **dict.fromkeys("32RCF", Fraction(1, 3))}
"""What S0 tells a card to be worth."""


def _brute_taker(trick: list[Card]) -> int:
    """A second opinion: of the cards of the suit led, the one told first by the source."""
    for rank in HIGH_TO_LOW:
        for place, card in enumerate(trick):
            if card[1] == trick[0][1] and card[0] == rank:
                return place
    raise AssertionError


def test_a_trick_goes_where_a_second_opinion_sends_it() -> None:
    chance = Random(1)
    for _ in range(2_000 * TIMES):
        trick = chance.sample(ITALIAN.cards, chance.randint(2, 4))
        assert ORDER.winner(trick) == _brute_taker(trick)


def test_what_may_be_played_is_what_a_second_opinion_allows() -> None:
    chance = Random(2)
    for number in range(2_000 * TIMES if TIMES > 1 else 200):
        cards = chance.sample(ITALIAN.cards, 13)
        hand, trick = cards[:10], cards[10 : 10 + chance.randrange(4)]
        options = {"declarations": False, "seed": number}
        table = ic.position("tresette", hand=" ".join(hand), trick=" ".join(trick), **options)
        legal = {move.card for move in table.legal() if type(move) is Play}
        same = {card for card in hand if trick and card[1] == trick[0][1]}
        assert legal == (same or set(hand))


@pytest.mark.parametrize("rounding", ["floor", "nearest"])
def test_thirds_are_made_whole_as_fractions_are(rounding: str) -> None:
    chance, options = Random(3), TresetteOptions(rounding=rounding)
    for _ in range(500 * TIMES):
        cards = chance.sample(ITALIAN.cards, len(ITALIAN.cards))
        cut = chance.randrange(len(cards) + 1)
        piles = (tuple(cards[:cut]), tuple(cards[cut:]))
        line = line_of_cards(piles, options)
        worth = [
            sum((WORTH.get(card[0], Fraction()) for card in pile), Fraction()) for pile in piles
        ]
        whole = [floor(each if rounding == "floor" else each + Fraction(1, 2)) for each in worth]
        assert line.points == tuple(whole)
        assert [_read(text) for text in line.counts] == worth
        changed = [part for part in line.parts if part.name == "rounding"]
        ranks = [part for part in line.parts if part.name != "rounding"]
        for side in range(2):
            assert sum(_read(part.counts[side]) for part in ranks) == worth[side]
            lost = _read(changed[0].counts[side]) if changed else 0
            assert worth[side] + lost == whole[side]
        if rounding == "floor":
            assert sum(whole) == 10


def _read(text: str) -> Fraction:
    """What is written down, as a fraction."""
    if text == "–":
        return Fraction()
    sign = -1 if text.startswith("−") else 1
    return sign * sum(map(Fraction, text.lstrip("−+").split()))


def _brute_held(hand: list[Card]) -> set[tuple[str, ...]]:
    """What a hand can declare, by looking at every three and four of its cards."""
    found = set()
    for four in combinations(hand, 4):
        if len({card[0] for card in four}) == 1 and four[0][0] in "32A":
            found.add(tuple(sorted(four)))
    for three in combinations(hand, 3):
        ranks, suits = {card[0] for card in three}, {card[1] for card in three}
        if ranks == {"3", "2", "A"} and len(suits) == 1:
            found.add(tuple(sorted(three)))
        alike = len(ranks) == 1 and three[0][0] in "32A"
        if alike and sum(card[0] == three[0][0] for card in hand) == 3:
            found.add(tuple(sorted(three)))
    return found


def test_what_can_be_declared_is_what_looking_at_every_card_finds() -> None:
    chance = Random(4)
    high = [card for card in ITALIAN.cards if card.rank in "32A"]
    for number in range(2_000 * TIMES if TIMES > 1 else 600):
        some = chance.sample(high, chance.randrange(9)) if number % 2 else []
        rest = [card for card in ITALIAN.cards if card not in some]
        hand = some + chance.sample(rest, 10 - len(some))
        assert {tuple(sorted(each.cards)) for each in combinations_in(hand)} == _brute_held(hand)
        sizes = {each: len(each.cards) for each in combinations_in(hand)}
        assert all(each.points == size for each, size in sizes.items())


def test_no_hand_declares_more_than_nineteen_points() -> None:
    high = [card for card in ITALIAN.cards if card.rank in "32A"]
    best = max(
        sum(each.points for each in combinations_in(hand)) for hand in combinations(high, 10)
    )
    assert best == 19


def _readable(everything: bool) -> Iterator[object]:
    """Every move that can be written: each card, alone and with each word, each declaration."""
    for card in ITALIAN.cards:
        yield Play(card)
        yield from (Signal(card, word) for word in (*SIGNALS, "asso"))
    yield Pass()
    sizes = (1, 2, 3) if everything else (1, 2)
    for chosen in chain.from_iterable(combinations(COMBINATIONS, size) for size in sizes):
        yield Declaration.of(chosen)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("changes", [{}, {"declaration_timing": "own_second_turn"}])
def test_no_readable_move_is_legal_that_is_not_a_candidate(
    preset: str, changes: dict[str, str]
) -> None:
    more: dict[str, object] = {} if preset == "torneo" else {**changes}
    more |= {"declarations_by_draw": True} if preset == "tresette_in_two" else {}
    for seed in range(TIMES):
        table = ic.deal("tresette", preset=preset, seed=seed, **more)
        chance = Random(seed)
        while not table.over:
            view = table.view()
            readable = [*_readable(everything=False)]
            allowed = {move for move in readable if table.game.rules.allows(view, move)}
            legal = set(table.legal())
            assert allowed <= legal <= set(table.game.candidates(view))
            assert {each for each in legal if each in set(readable)} == allowed
            table.play(chance.choice(sorted(map(str, legal))))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deal_passes_to_the_right_and_who_sits_there_of_the_dealer_leads(players: int) -> None:
    table = ic.deal("tresette", players=players, target=51, dealer=players - 1)
    for dealer in (players - 1, 0, 1):
        assert table.view().dealer == dealer
        assert table.to_move == (dealer + 1) % players
        table.autoplay("random").next_deal()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cards_of_all_sides_come_to_the_thirds_of_the_pack(players: int) -> None:
    for seed in range(5):
        table = ic.deal("tresette", players=players, seed=seed).autoplay("random")
        taken = table.view().taken
        assert sorted(chain.from_iterable(taken)) == sorted(deck(table.options))
        assert sum(map(thirds, taken)) == 32
        cards, last = table.score().sheet.lines[:2]
        assert sum(last.points or ()) == 1
        if players != 3:
            assert sum(cards.points or ()) + 1 == 11
        assert len(taken) == len(parties(table.options))


def test_who_has_shown_to_be_out_of_a_suit_holds_none_of_it() -> None:
    """What is known of the others is true, whatever they drew meanwhile."""
    known = 0
    for preset in PRESETS:
        for seed in (1, 2):
            hides = {"show_drawn": False} if seed == 2 and preset == "tresette_in_two" else {}
            table = ic.deal("tresette", preset=preset, seed=seed, **hides)
            chance = Random(seed)
            while not table.over:
                view = table.view()
                for seat, suit_limits in enumerate(view.suit_limits):
                    hand = table.view(seat).hand
                    assert set(view.shown[seat]) <= set(hand)
                    for suit, most in suit_limits:
                        hidden = set(hand) - set(view.shown[seat])
                        assert sum(card.suit == suit for card in hidden) <= most
                        known += 1
                table.play(chance.choice(table.legal()))
    assert known > 200


@pytest.mark.parametrize("seed", range(20))
def test_a_position_deals_nobody_by_chance_what_he_has_shown_not_to_have(seed: int) -> None:
    table = ic.position(
        "tresette", seed=seed, declarations=False, hand="3D 5S 6B 4C 7D", void="/ D S / C / B D"
    )
    hands = table.moment.state.hands
    for seat, suits in ((1, "DS"), (2, "C"), (3, "BD")):
        assert len(hands[seat]) == 5
        assert not {card.suit for card in hands[seat]} & set(suits)


def test_cards_drawn_unseen_since_may_be_of_the_suit_again_but_no_more_of_them() -> None:
    most = set()
    for seed in range(30):
        table = ic.position(
            "tresette",
            seed=seed,
            players=2,
            show_drawn=False,
            declarations=False,
            hand="4S 5S 6S 7S 4B 5B 6B 7B 4C 5C",
            void="/ D2",
        )
        most.add(sum(card.suit == "D" for card in table.moment.state.hands[1]))
    assert max(most) == 2


def test_what_nobody_can_hold_is_refused() -> None:
    with pytest.raises(BadPosition, match="no remaining cards allow this"):
        ic.position("tresette", declarations=False, hand="3D 4D", void="/ D C S B")


def test_what_is_asked_of_all_is_heard_by_nobody_before_all_have_answered() -> None:
    table = ic.deal("tresette", declaration_timing="before_lead", seed=5)
    for number in range(4):
        assert table.to_move == number
        assert not table.view().declared
        others = [seat for seat in range(4) if seat != number]
        table.play(table.legal()[-1])
        for seat in others:
            last = [event for _, event in table.log(seat) if event.name == "answered"][-1]
            assert last.hidden or number == seat
    assert len([1 for _, event in table.log(0) if event.name.startswith("declares")]) >= 4


def test_thirds_are_written_as_people_write_them() -> None:
    texts = [thirds_text(number) for number in range(8)]
    assert texts == ["0", "1/3", "2/3", "1", "1 1/3", "1 2/3", "2", "2 1/3"]


@pytest.mark.parametrize("preset", PRESETS)
def test_the_golden_record_replays_and_is_written_the_same(preset: str) -> None:
    path = GOLDEN / f"tresette_{preset}.ic"
    table = ic.load(path)
    assert table.match_score.over
    assert table.record() == path.read_text(encoding="utf-8")


def test_partners_who_are_drawn_are_the_same_again_from_the_record_and_in_later_deals() -> None:
    table = ic.deal("tresette", partners="drawn", seed=7)
    assert table.names == ("Anna", "Rosa", "Bice", "Aldo")
    table.autoplay("random").next_deal()
    assert ic.read(table.record()) == table
    assert ic.read(table.record()).names == table.names
    again = ic.deal("tresette", partners="drawn", seed=7, names=table.names)
    assert again.names == table.names  # whoever is named sits where he is named


def test_nobody_wins_at_once_before_all_have_said_what_they_declare() -> None:
    hand, others = "AD 4S 5S 6S 7S FS CS RS 4D 5D", "3D 3C 3S 3B 2C / 2S"
    table = ic.position("tresette", win_check="immediate", scores="20 19", hand=hand,
                        trick="RD CD FD", others=others, seed=1).play("AD")  # fmt: skip
    assert not table.over
    assert all(table.view(seat).asking for seat in range(4))
    table.play("pass").play("declare 3")
    assert not table.over
    table.play("pass").play("pass")
    assert table.over
    assert not any(table.view(seat).asking for seat in range(4))
    assert table.match_score.scores == (22, 23)
    assert table.match_score.winners == (1,)
