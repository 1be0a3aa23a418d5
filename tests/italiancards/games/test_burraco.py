"""Burraco against brute force, whole deals and matches, and one record of each preset."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support import reference
from support.depth import often, some

import italiancards as ic
from italiancards.core.cards import RUMMY, Card, Cards
from italiancards.core.melds import Add, Discard, Draw, Lay, Part, readings
from italiancards.core.melds.additions import ENDS, End
from italiancards.core.melds.parts import NATURALS
from italiancards.core.moves import Move
from italiancards.games.burraco.rules import moves
from italiancards.games.burraco.rules.candidates import melds
from italiancards.games.burraco.rules.meaning import melds_after
from italiancards.games.burraco.rules.moves import MELDS
from italiancards.games.burraco.rules.rules import RULES
from italiancards.games.burraco.rules.state import pozzetti_of

GAME = ic.game("burraco")
GOLDEN = Path(__file__).parent / "golden"
TABLES = (
    "3h 4h 5h JK=6h | 9c 9d 9h | 5s 6s 7s",
    "Qh Kh JK=Ah | 7h 7d 7s 2d=7h | 2c 3c 4c",
    "4d 5d 6d 7d 8d 9d 2s=10d | 8h 8c JK=8h | Ah 2h 3h",
)
AGREEMENTS: tuple[dict[str, Any], ...] = (
    {"freed_wild": "either_end", "two_aces": False},
    {"free_wild_shift": False, "duplicate_sets": True},
    {"natural_two_may_turn_wild": False, "close_requires": "clean_burraco"},
    {"min_first_meld": 60, "rediscard_single": True},
    {"stock_end": "exhaust", "semi_clean": True},
)


def _cards(text: str) -> Cards:
    return tuple(map(RUMMY.card, text.split()))


def _small(number: int, size: int) -> Iterator[ic.Table]:
    """Small hands beside cards that fit each other and the table, with and without a pozzetto."""
    for seed in range(number):
        chance = Random(seed)
        table = chance.choice(TABLES)
        table_cards = " ".join(word.partition("=")[0] for word in table.split() if word != "|")
        free = (Counter(RUMMY.cards) - Counter(_cards(table_cards))).elements()
        near = [card for card in free if card.rank in ("2", *"345678", "A") or not card.suit]
        hand = chance.sample(near, chance.randint(2, size))
        way = AGREEMENTS[seed % len(AGREEMENTS)] | {"min_first_meld": 0}
        fields = {"hand": " ".join(hand), "melds": table, "laid": chance.choice(("0 1 0", "2 2 2"))}
        fields |= {"took": chance.choice(("", "0", "2 1")), "drawn": "yes"}
        yield ic.position("burraco", **fields, **way, discards="Kd")


def test_the_melds_of_a_hand_are_all_that_its_cards_make() -> None:
    made = 0
    for table in _small(60, size=9):
        hand = table.view().hand
        brute = set()
        for size in range(3, len(hand) + 1):
            for chosen in {tuple(sorted(cards)) for cards in combinations(hand, size)}:
                brute |= set(map(str, readings(chosen, MELDS)))
        found = [str(meld) for meld in melds(hand)]
        assert set(found) == brute
        assert len(found) == len(brute)
        made += bool(brute)
    assert made > 20


def _adds(view: Any) -> Iterator[Move]:
    """Every way in which a card can be written that is added to a meld."""
    for number, meld in enumerate(view.melds, start=1):
        ends = [End(card, end) for card in {*view.hand, *meld.cards} for end in ENDS]
        for card in set(view.hand):
            parts = [Part.of(card)]
            if MELDS.may_be_wild(card):
                parts += [Part(card, each) for each in NATURALS if each != card]
            yield from (
                moves.BurracoAdd(part, number, goes) for part in parts for goes in (None, *ends)
            )


def test_whatever_can_be_added_is_among_the_candidates() -> None:
    added = 0
    for table in _small(30, size=5):
        view = table.view()
        thought_of = [move for move in GAME.legal(view) if isinstance(move, Add)]
        comes_to = {melds_after(view, move) for move in thought_of}
        assert len(comes_to) == len(thought_of)
        for move in _adds(view):
            if GAME.rules.allows(view, move):
                assert melds_after(view, move) in comes_to, (repr(table), str(move))
                added += 1
    assert added > 50


def _ends(table: ic.Table, memo: dict[Any, bool]) -> bool:
    """Whether any line of moves ends the turn, found by trying all of them."""
    view = table.view()
    key = (tuple(sorted(view.hand)), view.melds, view.picked)
    if key not in memo:
        legal = GAME.legal(view)
        memo[key] = any(isinstance(move, Discard) for move in legal) or any(
            _ends(table.branch(table.now).play(move), memo) for move in legal
        )
    return memo[key]


def test_a_turn_is_refused_only_when_no_line_of_moves_would_finish_it() -> None:
    """Every line is tried with the rule emptied, and the rule has to say the same beforehand."""
    place = next(place for place, rule in enumerate(RULES.rules) if rule.name == "can-finish")
    saved_rule, said_no = RULES.rules[place], 0
    for table in _small(80, size=4):
        view = table.view()
        said = {move: GAME.rules.allows(view, move) for move in GAME.candidates(view)}
        RULES.rules[place] = replace(saved_rule, judge=lambda view, move: None)
        try:
            for move, allowed in said.items():
                could = GAME.rules.allows(view, move)
                if could and not isinstance(move, Discard):
                    could = _ends(table.branch(table.now).play(move), {})
                    said_no += not could
                assert could == allowed, (repr(table), str(move))
        finally:
            RULES.rules[place] = saved_rule
    assert said_no > 10


def test_nobody_is_ever_without_a_move_whatever_hand_he_holds() -> None:
    for table in _small(200, size=4):
        assert any(isinstance(move, Discard) for move in table.legal())


def _check_deal(by: str, players: int, seed: int, **way: Any) -> str:
    """One deal: somebody can always move, no card is lost, it ends with a score, it replays."""
    table = ic.deal("burraco", players=players, seed=seed, **way)
    chance = Random(seed)
    while table.to_move is not None:
        legal = table.legal()
        table.play(chance.choice(legal) if by == "random" else table.hint(by).move)
        assert table.now < 3000, "it does not end"
    pack = Counter(RUMMY.cards)
    for moment in table.moments:
        state = moment.state
        groups = (*state.hands, *state.waiting, *state.pozzetti, *(m.cards for m in state.melds))
        held = Counter(card for group in groups for card in group)
        assert held + Counter((*state.stock, *state.discards)) == pack
    result = table.score().sheet.result
    assert result is not None
    assert ic.read(table.record()) == table
    return result.name


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deal_is_played_to_its_end_by_any_number_of_bots(players: int) -> None:
    assert _check_deal("random", players, 1).startswith("ended-")
    assert _check_deal("greedy", players, 1) == "ended-closed"


@pytest.mark.slow
@pytest.mark.parametrize("players", some([3, 2, 4], 3))
def test_many_deals_are_played_to_their_end(players: int) -> None:
    results = Counter(_check_deal("random", players, seed) for seed in range(often(40)))
    greedy = Counter(_check_deal("greedy", players, seed) for seed in range(often(12)))
    assert results["ended-stock"] > often(4)
    assert greedy["ended-closed"] >= often(8)


@pytest.mark.slow
@pytest.mark.parametrize("by", ["random", "greedy"])
@pytest.mark.parametrize("way", AGREEMENTS, ids=lambda way: "-".join(way))
def test_deals_are_played_to_their_end_whatever_was_agreed(way: dict[str, Any], by: str) -> None:
    for seed in range(often(3)):
        _check_deal(by, 2 + seed % 3, seed, **way)


Player = Callable[[ic.Table, Random], Move]


def _greedy(table: ic.Table, chance: Random) -> Move:
    return table.hint("greedy").move


def _plain(table: ic.Table, chance: Random) -> Move:
    return reference.choose(table.view(), chance)


def _random(table: ic.Table, chance: Random) -> Move:
    return chance.choice(table.legal())


def _won(one: Player, other: Player, players: int, deals: int) -> float:
    """The share of deals that a side wins, each dealt twice, from both sides."""
    won = 0.0
    for seed in range(deals):
        for side in (0, 1):
            table, chance = ic.deal("burraco", seed=seed, players=players), Random(seed)
            while (seat := table.to_move) is not None:
                table.play((one if seat % 2 == side else other)(table, chance))
            winners = table.score().sheet.winners
            won += (side in winners) if winners else 0.5
    return won / (2 * deals)


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random_in_nineteen_deals_of_twenty_and_the_plain_player_mostly(
    players: int,
) -> None:
    assert _won(_greedy, _random, players, deals=often(12, 4)) >= 0.95
    assert _won(_greedy, _plain, players, deals=often(12, 2)) >= 0.7


# The deal


@pytest.mark.parametrize(
    ("players", "scores", "sizes", "stock"),
    [
        (4, (0, 0), (11, 11), 41),
        (2, (0, 0), (11, 11), 63),
        (3, (995, 0, 0), (18, 11), 45),
        (3, (1000, 0, 0), (11, 11, 11), 41),
    ],
)
def test_the_pozzetti_and_the_stock_are_as_large_as_the_players_need(
    players: int, scores: tuple[int, ...], sizes: tuple[int, ...], stock: int
) -> None:
    assert pozzetti_of(GAME.options(players=players), scores) == sizes
    score_text = f"{' '.join(map(str, scores))} after 1"
    way = {"standing": score_text, "target": 1505} if any(scores) else {}
    state = ic.deal("burraco", players=players, seed=1, **way).moment.state
    assert tuple(map(len, state.pozzetti)) == sizes
    assert (len(state.stock), len(state.discards)) == (stock, 1)


def test_who_draws_the_lowest_card_deals_the_first_deal_and_the_next_player_the_second() -> None:
    dealers = Counter(ic.deal("burraco", seed=seed).starts[0].dealer for seed in range(200))
    assert min(dealers.values()) > 20
    assert len(dealers) == 4
    table = ic.deal("burraco", seed=3, players=2, target=2005).autoplay("greedy")
    first = table.starts[0].dealer
    assert table.next_deal().starts[1].dealer == (first + 1) % 2
    assert ic.read(table.record()) == table
    assert ic.deal("burraco", seed=3, dealer=2).starts[0].dealer == 2


def test_three_do_not_know_their_partners_until_somebody_has_the_first_pozzetto() -> None:
    table = ic.position("burraco", players=3, hand="5h 6h 7h", drawn=True, discards="Kd")
    assert [table.view(seat).partners for seat in range(3)] == [None] * 3
    table.play("lay 5h 6h 7h")
    assert [table.view(seat).partners for seat in range(3)] == [(), (2,), (1,)]
    alone = ic.position("burraco", players=3, scores="1000 0 0", hand="5h 6h 7h", drawn=True)
    assert [alone.view(seat).partners for seat in range(3)] == [()] * 3


# The sheet


def test_the_sheet_tells_of_each_meld_what_it_is_and_what_it_lacks() -> None:
    table = ic.position(
        "burraco", hand="9c", ended="stock", took="2", laid="0 2 1 0",
        melds="3h 4h 5h 6h JK=7h 8h 9h | Kc Kd Ks 2c=Kh | 4s 5s 6s | Ad 2d 3d 4d 5d 6d 7d",
    )  # fmt: skip
    sheet, voice = table.score().sheet, table.voice(0, "en")
    parts = {voice.line(part): part for part in sheet.lines[0].parts}
    assert [(name, part.cells) for name, part in parts.items()] == [
        ("Meld 1, a sequence: a dirty burraco", ("70 + 100", "")),
        ("Meld 2, a set", ("50", "")),
        ("Meld 3, a sequence", ("", "15")),
        ("Meld 4, a sequence: a clean burraco", ("60 + 200", "")),
    ]
    notes = [part.note and voice.finding(part.note) for part in parts.values()]
    assert notes == [
        "The joker stands for the seven of hearts: with no wild card it would be clean, worth 200.",
        "3 more cards make it a burraco.",
        "4 more cards make it a burraco.",
        None,
    ]
    penalty = next(line for line in sheet.lines if line.name == "pozzetto")
    assert penalty.points == (0, -100)
    assert penalty.note is not None
    assert voice.finding(penalty.note) == "Rosa and Bice: no pozzetto taken."
    assert table.voice(1, "en").finding(penalty.note) == "You and Bice: no pozzetto taken."


def test_before_the_end_a_seat_is_told_no_hand_but_its_own_and_no_penalty() -> None:
    table = ic.deal("burraco", seed=5)
    for _ in range(60):
        view = table.view()
        lines = {line.name: line for line in GAME.count(view).lines}
        for name in ("hands", "unplayed", "pozzetto"):
            assert lines[name].points == (0, 0)
        seen = set(view.hand).union(*view.shown)
        assert {card for cards in lines["hands"].cards for card in cards} <= seen
        table.play(table.hint("greedy").move)


# Texts


@pytest.mark.parametrize("preset", list(GAME.presets))
def test_a_whole_record_replays_as_it_was_written(preset: str) -> None:
    text = (GOLDEN / f"burraco_{preset}.ic").read_text(encoding="utf-8")
    table = ic.read(text)
    assert table.record() == text
    assert table.over
    options = ic.deal("burraco", preset=preset, seed=1).options
    assert {each: getattr(table.options, each) for each in GAME.presets[preset]} == {
        each: getattr(options, each) for each in GAME.presets[preset]
    }


def test_a_deal_can_be_played_with_nothing_but_texts() -> None:
    hand = "5c 6c 7c 7d 7s 2h 9h 9s JK Kd Ks"
    table = ic.deal("burraco", players=2, dealer=1, seed=1, top=hand)
    assert "Your turn." in str(table)
    with pytest.raises(ic.ItalianCardsError, match="First draw a card"):
        table.play("lay 5c 6c 7c")
    with pytest.raises(ic.ItalianCardsError, match="contain one wild card; here the two of"):
        table.play("draw").play("lay 2h 7s 7d JK")
    with pytest.raises(ic.ItalianCardsError, match="stands for.*JK=4c / JK=8c"):
        table.play("lay 5c 6c 7c JK")
    table.play("lay 5c 6c 7c").play("lay 7d 7s 2h").play("add JK=8c to 1").play("9h")
    text = str(table)
    assert "Meld 1, laid down by Anna: 5c 6c 7c JK=8c" in text
    assert table.record().endswith("lay 5c 6c 7c; lay 7d 7s 2h=7h; add JK=8c to 1; discard 9h\n")


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"hand": "5c", "took": "0 2"}, "one of each side"),
        ({"hand": "5c", "melds": "5d 6d JK"}, "must be melds, with the place of each wild card"),
        ({"hand": "5c", "melds": "5d 6d 7d", "laid": "0 1"}, "must name a seat for each meld"),
        ({"hand": "5c", "waiting": "/ 3c"}, "has cards, or took no pozzetto"),
        ({"hand": "5c", "held": "0"}, "holds no card"),
        ({"hand": "5c", "stock": "2"}, "nothing left to draw"),
        ({"hand": "5c", "picked": "7c"}, "must be one card of the hand"),
        ({"hand": ""}, "hand of the seat to move is empty"),
        ({"hand": "5c", "trick": "5c"}, "A position of Burraco has no field"),
        ({"hand": "5c", "idle": "90"}, "idle='90' must be from 0 to 19"),
    ],
)
def test_a_position_that_cannot_be_is_refused_and_says_why(
    fields: dict[str, str], error: str
) -> None:
    with pytest.raises(ic.ItalianCardsError, match=error):
        ic.position("burraco", **fields)


def test_cards_that_a_short_stock_leaves_lie_under_the_discards_and_are_told_as_sampled() -> None:
    table = ic.position("burraco", hand="5c", discards="8d", stock="28")
    assert table.sampled == ("others", "pozzetti", "discards", "stock")
    assert str(table.view().discards[-1]) == "8d"


def test_cards_that_are_named_lie_where_they_are_told_and_the_rest_is_marked() -> None:
    table = ic.position("burraco", hand="5c 6c", others="7c", discards="Kd")
    assert table.sampled == ("others", "pozzetti", "stock")
    assert Card("7", "c") in table.view(1).hand
    assert isinstance(table.legal()[0], Draw)
    assert not any(isinstance(move, Lay) for move in table.legal())
