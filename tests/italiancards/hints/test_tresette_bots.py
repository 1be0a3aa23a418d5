"""The bots of Tresette: what they say is legal and in words, what a beginner gets wrong."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from support import reference_tresette as reference
from support.depth import some
from support.tresette import WAYS

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.core.seats import Seat
from italiancards.games.tresette.hints.search import TresetteRollout
from italiancards.games.tresette.hints.sides import card_of, with_signal
from italiancards.hints import bots, evaluate_open, last, think
from italiancards.hints.montecarlo import Budget

FROZEN = "028394ce2fe6f45c"
"""The reference as it was before any hint was written."""


def test_the_reference_is_never_changed() -> None:
    text = Path(str(reference.__file__)).read_bytes()
    assert sha256(text).hexdigest()[:16] == FROZEN


@pytest.mark.slow
@pytest.mark.parametrize("name", bots(ic.game("tresette")))
def test_a_hint_is_legal_and_has_words_in_both_languages(name: str) -> None:
    for way in WAYS[:: 1 if name == "random" else 3]:
        table, voices = ic.deal("tresette", seed=3, **way), 0
        while table.to_move is not None:
            hint = table.hint(name, playouts=12)
            assert hint.move in table.legal()
            assert {each.move for each in hint.advice.weighed} == set(table.legal())
            voice = table.voice(table.to_move, LANGUAGES[voices % 2])
            voices += 1
            for each in hint.advice.weighed[:3]:
                assert all(map(voice.finding, [*each.reasons, *filter(None, [each.worth])]))
            assert all(map(voice.finding, hint.advice.look))
            table.play(hint.move)


def test_everybody_but_beginners_declares_all_there_is() -> None:
    hand = "3D 3C 3S 2D AD 4B 5B 6B 7B 4C"
    table = ic.position("tresette", declaration_timing="before_lead", asking="yes", hand=hand)
    for name in ("greedy", "hint"):
        assert str(table.hint(name).move) == "declare 3 without B and napoletana D"
    assert table.hint("hint").advice.weighed[-1].estimate.behind == 6
    forgot = 0
    view, game = table.view(), table.game
    for number in range(40):
        forgot += str(last(think("beginner", game, view, Random(number), Budget())).move) == "pass"
    assert 8 < forgot < 32


def test_what_is_declared_is_weighed_by_where_the_deal_ends_as_cards_are() -> None:
    """A review draws one line through all decisions of a deal."""
    told = "before_lead"
    hand = "4D 5D 6D 7D 4C 5C 6C 7C 4S 3D"
    table = ic.position("tresette", declaration_timing=told, asking="yes", hand=hand, seed=1)
    (nothing,) = table.hint("hint").advice.weighed
    assert -12 < nothing.estimate.mean < -2  # a poor hand
    assert 0 < nothing.estimate.error < 2
    hand = "3D 3C 3S 3B 2D 2C 2S AD AC AS"
    table = ic.position("tresette", declaration_timing=told, asking="yes", hand=hand, seed=1)
    advice = table.hint("hint").advice
    best, worst = advice.weighed[0].estimate, advice.weighed[-1].estimate
    assert best.mean - worst.mean == worst.behind == 19
    assert best.mean > 25
    assert advice.weighed[0].worth.facts["points"] == 19


def test_a_beginner_throws_an_ace_on_a_lost_trick_and_greedy_does_not() -> None:
    told = {"declarations": False, "hand": "AD 5D 4C", "trick": "3D", "taken": "2D 4D 6D 7D"}
    table = ic.position("tresette", **told)
    assert str(table.hint("greedy").move) == "5D"
    moves = {
        str(last(think("beginner", table.game, table.view(), Random(n), Budget())).move)
        for n in range(20)
    }
    assert moves == {"AD", "5D"}


def test_greedy_gives_the_ace_to_a_partner_who_takes_and_to_nobody_else() -> None:
    table = ic.position("tresette", declarations=False, hand="AD 4D CS", trick="5D 3D 6D")
    assert str(table.hint("greedy").move) == "AD"
    table = ic.position("tresette", declarations=False, hand="AD 4D CS", trick="3D 5D 6D")
    assert str(table.hint("greedy").move) == "4D"


def test_a_card_is_weighed_once_whatever_may_be_said_with_it_and_told_with_the_truth() -> None:
    table = ic.position("tresette", hand="4D 3S RS 7C 6C 5C 4C", declarations=False)
    advice = table.hint("hint", playouts=700).advice
    assert len(advice.weighed) == 4 * len(advice.played) == 28
    told = {str(card_of(each.move)): str(each.move) for each in advice.played}
    assert told == {str(card): str(with_signal(table.view(), card)) for card in table.view().hand}
    assert advice.deals_per_line == 100


def test_a_bot_says_what_is_true_where_signals_are_played_with() -> None:
    hand = "3D 4D RS 4C 5C 6C 7C"
    table = ic.position("tresette", hand=hand, declarations=False)
    view = table.view()
    said = {str(card): str(with_signal(view, card)) for card in view.hand}
    assert said == {
        "3D": "3D",
        "4D": "4D !busso",
        "RS": "RS !volo",
        **{card: f"{card} !striscio" for card in ("4C", "5C", "6C", "7C")},
    }
    silent = ic.position("tresette", hand=hand, declarations=False, signals="off").view()
    assert {str(with_signal(silent, card)) for card in silent.hand} == set(hand.split())


def test_the_partner_answers_busso_with_his_highest_and_brings_the_suit_back() -> None:
    table = ic.position(
        "tresette", hand="2D 4D RS", trick="5D 6D", said="/ / 5D busso /", declarations=False
    )
    assert str(table.hint("greedy").move) == "2D"
    back = ic.position(
        "tresette", hand="FD 4D 3S", said="/ / 5D busso /", declarations=False,
        taken="2D 6D 7D RD",
    )  # fmt: skip
    assert str(back.hint("greedy").move).split()[0] == "FD"


def test_what_was_said_is_believed_as_long_as_it_can_be() -> None:
    told = {"hand": "4D 4C 4S", "declarations": False, "taken": "AD 2D 3D RD"}
    volo = ic.position("tresette", said="/ / CD volo /", **told)
    trial = TresetteRollout(volo.view(), volo.legal())
    for number in range(30):
        drawn = trial.deals.by_group(trial.deals.draw(Random(number)))
        assert not any(card.suit == "D" for card in drawn[1])
    knows = ic.position("tresette", said="/ / CD busso /", **told)
    assert TresetteRollout(knows.view(), knows.legal()).deals.number  # 3D 2D AD are gone: not so


@pytest.mark.parametrize("true", [False, True])
def test_what_opponents_say_is_believed_only_where_it_must_be_true(true: bool) -> None:
    told = {"hand": "4D 4C 4S", "declarations": False, "taken": "AD 2D 3D RD"}
    volo = ic.position("tresette", said="/ CD volo / /", signals_must_be_true=true, **told)
    trial = TresetteRollout(volo.view(), volo.legal())
    drawn = [trial.deals.by_group(trial.deals.draw(Random(number)))[0] for number in range(30)]
    assert true == (not any(card.suit == "D" for hand in drawn for card in hand))


def test_the_trial_tries_each_card_once_and_the_last_tricks_are_proven() -> None:
    table = ic.deal("tresette", seed=4, declarations=False)
    trial = TresetteRollout(table.view(), table.legal())
    assert len(trial.lines) == 10 < len(table.legal())
    assert trial.tricks == 10
    told = {"declarations": False, "players": 2, "two_player_form": "pizzichino"}
    end = ic.position("tresette", hand="4D 3S", others="6D 2S", **told)
    advice = end.hint("hint").advice
    assert advice.proven
    assert advice.playouts == 0
    assert str(advice.move) == "4D"


def test_three_cards_each_are_counted_over_every_deal_up_to_two_hundred() -> None:
    """Thirty layouts were played out by policy before; now each is, without a fault."""
    seen = 0
    for seed in range(1, 40):
        table, chance = ic.deal("tresette", seed=seed, declarations=False), Random(seed)
        for _ in range(28 + chance.randrange(4)):
            table.play(table.hint("greedy").move)
        trial = TresetteRollout(table.view(), table.legal())
        if len(trial.lines) < 2 or not 24 < trial.deals.number <= 150:
            continue
        seen += 1
        advice = table.hint().advice
        assert advice.playouts == 0
        assert all(each.estimate.error == 0 for each in advice.weighed)
        thoughts = list(think("hint", table.game, table.view(), Random(1), Budget()))
        assert len(thoughts) == 1
    assert seen > 2


@pytest.mark.slow
@pytest.mark.parametrize("way", some(range(len(WAYS)), 3))
def test_hindsight_looks_at_every_card_and_fits_the_deal(way: int) -> None:
    table = ic.deal("tresette", seed=2, **WAYS[way]).autoplay("greedy")
    looked = 0
    for number in range(0, table.now, 7):
        view = table.view(at=number)
        seat = view.to_move
        if seat is None:
            continue
        views = [table.view(each, number) for each in range(table.seating.count)]
        later = [event for _, event in table.log(None, number + 1, everything=True)]
        found = evaluate_open(table.game, Seat(seat), views, later)
        cards = {card_of(move) for move in table.game.legal(view)}
        assert {card_of(each.move) for each in found} == cards
        assert found[0].behind == 0
        looked += 1
    assert looked > 2


def test_a_review_of_a_deal_has_a_cost_for_what_was_passed_over() -> None:
    top = "3D 3C 3S 2D AD 4B 5B 6B 7B 4C"
    table = ic.deal("tresette", top=top, seed=1, declaration_timing="before_lead").play("pass")
    table.autoplay("greedy")
    first = next(iter(ic.review(table, 0, budget=Budget(60))))
    assert str(first.move) == "pass"
    assert first.cost == 6


@pytest.mark.parametrize(
    ("ending", "best"),
    [
        (
            "tresette; hand=AS CB FS; taken=3C RC AC 5C 2C 4D CC 6C FC 4S 4C 6D 7C 5S 5D 7S 5B AB"
            " 3B 2B 4B FD FB 6S RB RS 6B CD / ; void= / C B / C / C B; said=7C volo /  /  / ",
            "FS",
        ),
        (
            "tresette; seat=2; dealer=3; hand=5B RD 6D; taken=6C 5C AC 7C 4S RS 7S AS 3B FB AB 4B"
            " 2B CB 6B 7B 2S CS 4D 5D / 4C RC CC FC 3S FS 5S 6S; void= /  / S / S;"
            " said=4C volo, 2S volo /  / 6C busso / ",
            "5B",
        ),
    ],
)
def test_with_three_cards_each_all_layouts_are_counted(ending: str, best: str) -> None:
    hint = ic.position(ending, seed=1).hint("hint")
    assert (hint.advice.playouts, str(hint.move).split(" !")[0]) == (0, best)
