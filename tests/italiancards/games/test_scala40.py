"""Scala Quaranta against brute force, whole deals and matches, and one record of each preset."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.depth import often, some

import italiancards as ic
from italiancards.core.cards import RUMMY, Card, Cards
from italiancards.core.melds import JOKER, Add, Discard, Draw, Lay, Part, Swap, Take, arrange
from italiancards.core.moves import Move, Uses
from italiancards.core.names import LANGUAGES
from italiancards.games.scala40.rules.hand_melds import cards, opening
from italiancards.games.scala40.rules.offers import offer
from italiancards.games.scala40.rules.rules import RULES

GAME = ic.game("scala40")
GOLDEN = Path(__file__).parent / "golden"
NATURALS = [card for card in RUMMY.known.values() if card != JOKER]
TABLES = (
    "3h 4h 5h JK=6h | 9c 9d 9h | 5s 6s 7s",
    "Qh Kh JK=Ah | 7d 7s JK=7c | 2c 3c 4c",
    "4d 5d 6d | 8h 8c JK=8s",
)
WAYS: tuple[dict[str, object], ...] = (
    {},
    {"set_joker": "either_missing_suit"},
    {"discard_restriction": "everyone"},
    {"picked_must_be_used": False},
    {"first_round_no_close": True, "turns": 0},
)

AGREEMENTS: tuple[dict[str, Any], ...] = (
    {"preset": "circolo"},
    {"picked_must_be_used": False},
    {"draw_discard": "to_open", "picked_must_be_used": False, "close_in_hand": "any_total"},
    {"set_joker": "either_missing_suit", "includes_joker_swap": True, "preset": "circolo"},
    {"first_round_no_close": True, "opening_without_joker": True, "stock_out": "flip"},
    {"close_in_hand": "any_total", "close_in_hand_double": True, "stock_out": "void"},
    {"discard_restriction": "none", "set_joker": "either_missing_suit"},
)


def _situations(number: int, size: int) -> Iterator[ic.Table]:
    """Small hands of a player who has opened, beside cards that fit each other and the table."""
    for seed in range(number):
        chance = Random(seed)
        melds = chance.choice(TABLES)
        free = Counter(RUMMY.cards)
        free -= Counter(cards(_laid(melds)))
        near = [card for card in free.elements() if card.rank in "3456789" or card == JOKER]
        hand = chance.sample(near, chance.randint(2, size))
        rest = Counter(near) - Counter(hand)
        fields = {
            "hand": " ".join(hand),
            "melds": melds,
            "laid": "0 1 0"[: 2 * melds.count("|") + 1],
        }
        yield ic.position("scala40", **fields, opened="0 1", **WAYS[seed % len(WAYS)],
                          discards=chance.choice(list(rest)))  # fmt: skip


def _laid(melds: str) -> str:
    return " ".join(word.partition("=")[0] for word in melds.split() if word != "|")


def _every_move(hand: Cards, melds: int) -> Iterator[Move]:
    """Every move that can be written with the cards of a hand, one meld laid at a time."""
    yield from (Draw(), Take())
    for card in dict.fromkeys(hand):
        yield Discard(card)
        parts = [Part(JOKER, each) for each in NATURALS] if card == JOKER else [Part.of(card)]
        for number in range(1, melds + 1):
            yield Swap(card, number)
            yield from (Add(part, number) for part in parts)
    for size in range(1, len(hand) + 1):
        for chosen_cards in combinations(hand, size):
            own = [Part.of(card) for card in chosen_cards if card != JOKER]
            wild = size - len(own)
            if wild > 1 or len({part.card.suit for part in own}) > 1 < len(
                {part.card.rank for part in own}
            ):
                continue  # two jokers, or neither of one suit nor of one rank: no meld at all
            for stands in NATURALS if wild else [None]:
                parts = [*own, *([Part(JOKER, stands)] if stands else [])]
                for order in (parts, parts[::-1]):
                    yield Lay((tuple(order),))


def _as_written(move: Move) -> Move:
    if isinstance(move, Lay):
        found = arrange(move.groups[0])
        return move if isinstance(found, str) else Lay.melds(found)
    return move


def test_no_writable_move_is_legal_that_is_not_a_candidate() -> None:
    for table in _situations(40, size=6):
        for drawn in (False, True):
            if drawn:
                table.play("draw")
            view = table.view()
            thought_of = set(GAME.candidates(view))
            for move in _every_move(view.hand, len(view.melds)):
                if GAME.rules.allows(view, move):
                    assert _as_written(move) in thought_of, (repr(table), str(move))


def _ends(table: ic.Table, memo: dict[Any, bool]) -> bool:
    """Whether any line of moves ends the turn, found by trying all of them."""
    view = table.view()
    key = (tuple(sorted(view.hand)), view.melds, view.picked)
    if key not in memo:
        memo[key] = False
        for move in GAME.legal(view):
            if isinstance(move, Discard) or (
                not isinstance(move, Draw) and _ends(table.branch(table.now).play(move), memo)
            ):
                memo[key] = True
                break
    return memo[key]


def test_a_turn_is_refused_only_when_no_line_of_moves_would_finish_it() -> None:
    """Every line is tried with the rule emptied, and the rule has to say the same beforehand."""
    place = next(place for place, rule in enumerate(RULES.rules) if rule.name == "can-finish")
    saved_rule = RULES.rules[place]
    refused = allowed = 0
    for table in _situations(120, size=5):
        moves = [move for move in GAME.candidates(table.view()) if not isinstance(move, Draw)]
        for _ in range(2):
            said = {move: GAME.rules.allows(table.view(), move) for move in moves}
            RULES.rules[place] = replace(saved_rule, judge=lambda view, move: None)
            try:
                could = {
                    move: GAME.rules.allows(table.view(), move)
                    and (isinstance(move, Discard) or _ends(table.branch(table.now).play(move), {}))
                    for move in moves
                }
            finally:
                RULES.rules[place] = saved_rule
            assert said == could, repr(table)
            refused += not said[Take()] if Take() in said else 0
            allowed += said.get(Take(), False)
            if not said.get(Take(), False):
                break
            table.play("take")
            moves = [move for move in GAME.candidates(table.view()) if not isinstance(move, Draw)]
    assert refused > 20
    assert allowed > 20


def _check_deal(by: str, players: int, seed: int, **way: Any) -> str:
    """One deal: somebody can always move, no card is lost, it ends with a score, it replays."""
    table = ic.deal("scala40", players=players, seed=seed, **way)
    while table.to_move is not None:
        table.play(table.hint(by).move)
        assert table.now < 3000, "it does not end"
    pack = Counter(RUMMY.cards)
    for moment in table.moments:
        state = moment.state
        meld_cards = (card for meld in state.melds for card in meld.cards)
        held = (card for hand in state.hands for card in hand)
        assert Counter((*held, *meld_cards, *state.stock, *state.discards)) == pack
    result = table.score().sheet.result
    assert result is not None
    assert (result.name == "void") == (table.score().sheet.winners == ())
    assert ic.read(table.record()) == table
    return result.name


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("by", ["random", "greedy"])
def test_a_deal_is_played_to_its_end_by_any_number_of_bots(by: str, players: int) -> None:
    results = Counter(_check_deal(by, players, seed) for seed in range(2))
    assert results.total() > results["void"]


@pytest.mark.slow
@pytest.mark.parametrize("by", ["random", "greedy"])
@pytest.mark.parametrize("way", AGREEMENTS, ids=lambda way: "-".join(way))
def test_deals_are_played_to_their_end_whatever_was_agreed(way: dict[str, Any], by: str) -> None:
    for seed in range(often(5)):
        _check_deal(by, 2 + seed % 5, seed, **way)


@pytest.mark.slow
@pytest.mark.parametrize("players", some(range(2, 7), 4))
@pytest.mark.parametrize("by", ["random", "greedy"])
def test_many_deals_are_played_to_their_end(by: str, players: int) -> None:
    results = Counter(_check_deal(by, players, seed) for seed in range(often(40, 4)))
    assert results["void"] < often(16, 4)


@pytest.mark.slow
def test_a_match_goes_on_until_one_is_left_and_passes_over_who_is_out() -> None:
    table = ic.deal("scala40", players=4, seed=12).autoplay()
    seen = set()
    while not table.match_score.over:
        before = table.match_score
        table.next_deal()
        state = table.moment.state
        assert state.playing == before.playing
        assert state.start.dealer in before.playing
        assert state.turn in before.playing
        assert [bool(hand) for hand in state.hands] == [seat in before.playing for seat in range(4)]
        seen.add(len(before.playing))
        table.autoplay()
    assert len(seen) > 1
    assert len(table.match_score.winners) == 1
    assert (
        min(table.match_score.scores)
        == table.match_score.scores[table.match_score.winners[0]]
        < 101
    )
    assert ic.read(table.record()) == table
    assert ic.read(table.record()).record() == table.record()


def test_the_count_of_a_void_deal_is_the_same_from_every_seat_and_tells_no_hand() -> None:
    table = ic.position("scala40; hand=2c 3c Kd; others=7h 8h JK; discards=5d; closed=void")
    sheets = [table.game.count(table.view(seat)) for seat in (0, 1)]
    assert sheets[0] == sheets[1] == table.score().sheet
    assert sheets[0].void
    assert not any(cards for line in sheets[0].lines for cards in line.cards)


def test_after_a_void_deal_the_same_player_deals_again_and_nobody_counts() -> None:
    table = ic.deal("scala40", seed=1, players=3, stock_out="void")
    while not table.over:
        table.play("draw")
        table.play(next(move for move in table.legal() if isinstance(move, Discard)))
    assert table.score().sheet.void
    assert table.match_score.scores == (0, 0, 0)
    dealer = table.moment.state.start.dealer
    assert table.next_deal().moment.state.start.dealer == dealer
    assert ic.read(table.record()) == table


def test_a_match_can_be_played_with_nothing_but_texts() -> None:
    hand = "Qc Kc Ac 7d 7s 7h 2h 4d 9c 9s 6h 6c 10d"
    other = "2c 3c 5c 8c 10c Jc 2d 3d 5d 8d Jd Qd 4h"
    table = ic.deal("scala40", top=f"{hand} {other} Kd 8s 5h", seed=1)
    assert "Discard pile, latest on top: Kd" in str(table)
    assert "2h 6h 7h 4d 7d 10d Ac 6c 9c Qc Kc 7s 9s" in str(table)
    assert "Your turn." in str(table)
    with pytest.raises(ic.ItalianCardsError, match="31 points, 9 short of the 40 you need"):
        table.play("draw").play("lay Ac Kc Qc")
    table.play("lay Ac Kc Qc | 7h 7d 7s").play("10d")
    text = str(table)
    assert "Meld 1, laid down by Anna: Qc Kc Ac" in text
    assert "To open, lay down 40 points or more at once." in text
    assert table.record().endswith("1. draw; lay Qc Kc Ac | 7h 7d 7s; discard 10d\n")
    table.undo().undo().redo()
    assert table.read("Discard the nine of clubs".replace("the ", "")) == Discard(Card("9", "c"))


def test_a_joker_on_the_table_is_drawn_with_the_card_it_stands_for() -> None:
    table = ic.position("scala40", hand="9c 2d", melds="5c 6c JK=7c", laid="1", discards="Kd")
    assert "Meld 1, laid down by Rosa: 5c 6c JK=7c" in str(table)


def test_scores_that_are_hidden_are_not_told_before_the_end() -> None:
    table = ic.deal("scala40", seed=3, players=3)
    for _ in range(20):
        assert table.score().sheet.totals == (0, 0, 0)
        others = [seat for seat in range(3) if seat != table.to_move]
        shown = {card for seat in others for card in table.view().shown[seat]}
        for line in table.score().sheet.lines:
            assert {card for seat in others for card in line.cards[seat]} <= shown
        table.play(table.legal()[0] if not table.view().drawn else table.legal()[-1])


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ("", "Choose cards from your hand to see what they can do."),
        ("9c 10c Jc Qc", "Sequence in clubs: 39 of 40. One more card opens: any of 3."),
        ("10c Jc Qc", "Sequence in clubs: 30 of 40. One more card opens: the king of clubs or the "
         "joker."),
        ("10c Jc Qc 7h 7d 7s", "2 melds: 51 points. Enough to open."),
        ("Jc Qc", "Two cards: a meld needs at least three."),
        ("Jc Qc 9s", "These cards do not all fit into melds."),
        ("9s", "The nine of spades frees the joker in the set of nines."),
        ("2d", "The two of diamonds fits no meld on the table."),
    ],
)  # fmt: skip
def test_chosen_cards_say_what_they_can_do(told: str, sentence: str) -> None:
    table = ic.position(
        "scala40", hand="9c 10c Jc Qc 7h 7d 7s 9s 2d", drawn="yes", discards="Kd",
        melds="6s 7s 8s | 9h 9d JK=9s", laid="1 1",
    )  # fmt: skip
    assert table.voice(0, "en").finding(offer(table.view(), Uses(cards(told)))) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_about_chosen_cards_has_words(language: str) -> None:
    chance = Random(3)
    for seed in range(10):
        table = ic.deal("scala40", seed=seed)
        for _ in range(30):
            view = table.view()
            if table.over:
                break
            some = tuple(chance.sample(view.hand, min(len(view.hand), chance.randint(0, 6))))
            assert table.voice(view.seat, language).finding(offer(view, Uses(some)))
            table.play(table.hint("greedy").move)


@pytest.mark.slow
def test_greedy_beats_random_in_nine_deals_of_ten() -> None:
    won, deals = 0, often(100)
    for seed in range(deals):
        for side in (0, 1):
            table = ic.deal("scala40", seed=seed)
            while (seat := table.to_move) is not None:
                table.play(table.hint("greedy" if seat == side else "random").move)
            winners = table.score().sheet.winners
            won += 2 * (winners == (side,)) + (winners == ())
    assert won / (4 * deals) >= 0.9


@pytest.mark.parametrize("preset", list(GAME.presets))
def test_a_whole_record_replays_as_it_was_written(preset: str) -> None:
    text = (GOLDEN / f"scala40_{preset}.ic").read_text(encoding="utf-8")
    table = ic.read(text)
    assert table.record() == text
    assert table.match_score.over
    assert table.options == ic.deal("scala40", preset=preset, seed=1).options


@pytest.mark.slow
def test_whoever_can_open_finds_a_lay_down_among_the_candidates_and_nobody_else_does() -> None:
    found = Counter[bool]()
    for seed in range(120):
        chance = Random(seed)
        hand = tuple(chance.sample([card for card in RUMMY.cards if card.rank not in "234"], 14))
        options = {"opening_without_joker": seed % 3 == 0}
        table = ic.position(
            "scala40", hand=" ".join(hand), drawn="yes", discards="2d", **options
        )  # fmt: skip
        best = opening(" ".join(hand), table.options)
        legal = [move for move in table.legal() if isinstance(move, Lay)]
        assert bool(legal) == (best is not None)
        if best is not None:
            assert best.value >= 40
            assert table.why(Lay.melds(*best.melds)).ok
        found[bool(legal)] += 1
    assert min(found.values()) > 20
