"""The greedy player of Scala Quaranta: what it does in plain situations, and what it says."""

from __future__ import annotations

import pytest

import italiancards as ic
from italiancards.core.cards import RUMMY
from italiancards.core.errors import BadOption
from italiancards.core.melds.lanes import completions
from italiancards.core.names import LANGUAGES
from italiancards.games.scala40.hints.facts import Facts
from italiancards.hints import bots


def _move(**parts: object) -> str:
    return str(ic.position("scala40", **parts).hint("greedy").move)


def test_it_opens_as_soon_as_it_can_and_leaves_as_few_points_as_it_can() -> None:
    hand = "10c Jc Qc Kc Kd Kh 3s 5d 9h"
    move = _move(hand=hand, drawn="yes", discards="2d")
    assert move == "lay 10c Jc Qc | Kh Kd Kc"


def test_it_takes_a_discard_that_it_may_use() -> None:
    known = {"hand": "5c 6c 9h 2d", "melds": "3h 4h 5h", "laid": "0"}
    assert _move(**known, discards="7c") == "take"
    assert _move(**known, discards="Kd") == "draw"


def test_it_does_not_take_for_ever_what_may_be_kept() -> None:
    known = {"hand": "5c 6c 9h 2d", "melds": "3h 4h 5h", "laid": "0", "picked_must_be_used": False}
    assert _move(**known, discards="7c") == "take"
    assert _move(**known, discards="Kd") == "draw"
    for seed in (0, 2, 5):
        table = ic.deal("scala40", seed=seed, picked_must_be_used=False)
        for _ in range(600):
            if table.to_move is not None:
                table.play(table.hint("greedy").move)
        assert table.over


def test_it_lays_adds_and_then_discards_what_waits_for_least() -> None:
    table = ic.position(
        "scala40", hand="5c 6c 7c 6h 9s 10s 2d Kd", drawn="yes", melds="3h 4h 5h", laid="0",
        discards="Qd",
    )  # fmt: skip
    made = []
    for _ in range(3):
        made.append(str(table.hint("greedy").move))
        table.play(made[-1])
    assert made == ["lay 5c 6c 7c", "add 6h to 1", "discard Kd"]


def test_it_takes_a_joker_that_makes_a_meld_and_leaves_one_that_does_not() -> None:
    known = {"melds": "3h 4h 5h JK=6h", "laid": "0", "drawn": "yes", "discards": "Qd"}
    assert _move(**known, hand="6h 9s 10s Kd 2c") == "swap 6h in 1"
    assert not _move(**known, hand="6h 9s Kd 2c 4d").startswith("swap")


def test_it_keeps_what_it_needs_and_gives_nobody_a_card_to_add() -> None:
    known = {"melds": "3h 4h 5h", "laid": "1", "opened": "0 1", "drawn": "yes", "discards": "Qd"}
    move = _move(**known, hand="9s 10s 7d 7c Kd")
    assert move == "discard Kd"


def test_what_completes_two_cards_is_what_the_finder_needs() -> None:
    naturals = [card for card in RUMMY.known.values() if card != "JK"]
    finder = ic.game("scala40").finder
    assert finder is not None
    for one in (RUMMY.card(text) for text in ("Ah", "2h", "5d", "Qc", "Ks")):
        for other in naturals:
            found = {
                card
                for card in naturals
                if any(len(meld.parts) == 3 for meld in finder.melds((one, other, card)))
            }
            assert set(completions(one, other)) == (found if one != other else set())


def test_the_plan_keeps_a_card_to_discard() -> None:
    table = ic.position("scala40", hand="5c 6c 7c 8c", drawn="yes", discards="Qd", opened="0")
    assert len(Facts(table.view()).plan.left) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_it_says_has_words(language: str) -> None:
    said = set()
    for seed, preset in ((1, "scala40"), (2, "circolo"), (3, "scala40")):
        table = ic.deal("scala40", seed=seed, preset=preset, players=3)
        while not table.over:
            advice = table.hint("greedy").advice
            voice = table.voice(table.to_move, language)
            for each in advice.weighed:
                said |= {voice.finding(reason) for reason in each.reasons}
            said |= {voice.finding(finding) for finding in advice.look}
            table.play(advice.move)
    assert len(said) > 50


def test_a_bot_that_the_game_does_not_have_is_refused_with_those_it_has() -> None:
    own = ("random", "beginner", "learner", "greedy", "club", "hint")
    assert bots(ic.game("burraco")) == own
    with pytest.raises(BadOption, match=f"There is no bot 'sage'; there is: {', '.join(own)}"):
        ic.deal("burraco", seed=1).hint("sage")
