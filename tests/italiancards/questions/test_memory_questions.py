"""Questions from memory: computed from what was seen, and never from a card nobody has seen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.questions.material import material_of
from italiancards.questions.memory import SeenDeal
from italiancards.questions.memory_plan import GRADES, PlannedQuestion, plan_questions
from italiancards.questions.trainer import MemoryTrainer

SEEDS = range(2)
TRAINERS = {
    name: trainer for name in ic.GAMES if (trainer := material_of(ic.game(name)).memory) is not None
}


def hands() -> Iterator[tuple[str, dict[str, Any], int]]:
    """Yield a game, the options of a table and the number of a deal, for every table of each."""
    for name, trainer in TRAINERS.items():
        for options in trainer.tables:
            for seed in SEEDS:
                yield name, dict(options), seed


@cache
def hand(name: str, options: tuple[tuple[str, Any], ...], seed: int) -> ic.Table:
    """Return a hand that was played to its end; of melds by a bot that closes."""
    by = None if ic.game(name).pack.jokers else "random"
    return ic.deal(name, seed=seed, **dict(options)).autoplay(by)


def plan(
    name: str, options: dict[str, Any], seed: int
) -> tuple[ic.Table, MemoryTrainer, tuple[PlannedQuestion, ...]]:
    """Return a hand that was played, what its game asks, and the questions of the hand."""
    table = hand(name, tuple(options.items()), seed)
    return table, TRAINERS[name], plan_questions(table, TRAINERS[name], seed)


ALL = [pytest.param(*each, id=f"{each[0]} {each[1]} {each[2]}") for each in hands()]


def test_trick_and_capture_games_have_a_trainer() -> None:
    assert set(TRAINERS) == set(ic.GAMES)


@pytest.mark.parametrize(("name", "options", "seed"), ALL)
def test_a_hand_has_a_few_questions_that_grow_harder(
    name: str, options: dict[str, Any], seed: int
) -> None:
    table, trainer, planned = plan(name, options, seed)
    grades = {topic.name: topic.grade for topic in trainer.topics}
    fewest = 3 if table.game.pack.jokers else 4  # a hand of melds may close soon
    assert fewest <= len(planned) <= len(GRADES)
    moments = [each.moment for each in planned]
    assert moments == sorted(set(moments))
    asked = [grades[each.topic] for each in planned]
    assert all(grade <= most for grade, most in zip(asked, GRADES, strict=False))
    assert len({each.topic for each in planned}) >= len(planned) - 1


@pytest.mark.parametrize(("name", "options", "seed"), ALL)
def test_reasons_show_only_cards_that_everybody_has_seen(
    name: str, options: dict[str, Any], seed: int
) -> None:
    table, _, planned = plan(name, options, seed)
    for each in planned:
        view = table.view(0, at=each.moment)
        shown = {card for _, cards in each.question.spreads for card in cards}
        if table.game.pack.jokers:  # there is another copy of each card
            continue
        assert not shown & set(view.unseen)
        answer = each.question.options[each.question.right].card
        assert answer is None or answer not in view.unseen


@pytest.mark.parametrize(("name", "options", "seed"), ALL)
def test_a_question_stays_the_same_when_only_its_seat_remembers(
    name: str, options: dict[str, Any], seed: int
) -> None:
    """Nothing that other seats hold is asked: the same log and view give the same question."""
    table, trainer, planned = plan(name, options, seed)
    moment = planned[-1].moment
    for topic in trainer.topics:
        first, second = (topic.ask(SeenDeal(table.branch(moment)), Random(seed)) for _ in range(2))
        voice = table.voice(0)
        assert (first is None) == (second is None)
        if first is not None and second is not None:
            assert (first.right, first.text(voice)) == (second.right, second.text(voice))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "options", "seed"), ALL[::2])
def test_questions_are_said_in_both_languages(
    name: str, options: dict[str, Any], seed: int, language: str
) -> None:
    table, _, planned = plan(name, options, seed)
    voice = table.voice(0, language)
    for each in planned:
        question = each.question
        labels = [option.label(voice) for option in question.options]
        assert len(set(labels)) == len(labels)
        assert question.text(voice).endswith("?")
        assert question.because(voice).endswith(".")


def recount(table: ic.Table, moment: int) -> list[tuple[str, int]]:
    """Return each card played up to a moment, with its seat, from the moves alone."""
    moves = [each for each in table.moments[: moment + 1] if each.move and each.seat is not None]
    return [(str(each.move)[:2], int(each.seat or 0)) for each in moves]


@pytest.mark.parametrize("seed", SEEDS)
def test_numbers_of_trumps_agree_with_the_moves(seed: int) -> None:
    table, trainer, _ = plan("briscola", {"players": 4}, seed)
    asks = {topic.name: topic.ask for topic in trainer.topics}
    ends = [n for n, each in enumerate(table.moments) if n and each.move is None][:-1]
    for moment in ends:
        question = asks["trumps"](SeenDeal(table.branch(moment)), Random(seed))
        trump = table.view(0).trump
        fallen = [card for card, _ in recount(table, moment) if card[1] == trump]
        assert question is not None
        assert question.answer == str(len(fallen))
        assert [str(card) for _, cards in question.spreads for card in cards] == fallen


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_played_a_card_is_found_by_the_moves_too(seed: int) -> None:
    table, trainer, _ = plan("tresette", {"declarations": False}, seed)
    asks = {topic.name: topic.ask for topic in trainer.topics}
    for moment in [n for n, each in enumerate(table.moments) if n and each.move is None][:-1]:
        question = asks["which-card"](SeenDeal(table.branch(moment)), Random(moment))
        if question is not None:
            fallen = dict(recount(table, moment))
            options = [str(option.card) for option in question.options]
            assert [card in fallen for card in options] == [
                place == question.right for place in range(len(options))
            ]


def test_a_player_is_void_where_a_suit_led_was_not_followed() -> None:
    found = 0
    for seed in SEEDS:
        table, trainer, _ = plan("tresette", {"declarations": False}, seed)
        asks = {topic.name: topic.ask for topic in trainer.topics}
        for moment in [n for n, each in enumerate(table.moments) if n and not each.move][:-1]:
            question = asks["voids"](SeenDeal(table.branch(moment)), Random(moment))
            if question is not None:
                found += 1
                assert question.spreads
                for _, cards in question.spreads:
                    assert any(card.suit != cards[0].suit for card in cards)
    assert found


@pytest.mark.parametrize("seed", SEEDS)
def test_sevens_that_are_in_no_hand_and_not_in_the_stock_are_out(seed: int) -> None:
    table, trainer, planned = plan("scopa", {}, seed)
    asks = {topic.name: topic.ask for topic in trainer.topics}
    ranks = {"seven": "7", "sixes": "6", "aces": "A"}
    for each in planned:
        seen = SeenDeal(table.branch(each.moment))
        question, state = asks["sevens"](seen, Random(seed)), seen.table.moment.state
        assert question is not None
        text = question.text(table.voice(0))
        rank = next(letter for word, letter in ranks.items() if word in text)
        hidden = [card for hand in (*state.hands, state.stock) for card in hand]
        assert question.answer == str(4 - sum(card.rank == rank for card in hidden))
