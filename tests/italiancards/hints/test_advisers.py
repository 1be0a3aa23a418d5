"""What a game lends to hints: entered as an object, asked for by name, and missed in words."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from support import tiny

import italiancards as ic
from italiancards import hints
from italiancards.core import words
from italiancards.core.errors import BadOption
from italiancards.core.match import MatchScore
from italiancards.core.rules import Finding
from italiancards.core.score import Sheet
from italiancards.core.seats import alternating
from italiancards.hints import (
    HINT,
    Advice,
    Adviser,
    Budget,
    Estimate,
    Foresight,
    LineEvaluation,
    Moves,
    NoHint,
    bots,
    deal_value,
    evaluate_open,
    last,
    nearest,
    rollout,
    think,
    tie_value,
)
from italiancards.hints.adviser import deal_won, match_won
from italiancards.hints.comparison import DealResult
from italiancards.registry import REGISTRY

GAME: Any = tiny.GAMES["tiny_rummy"]
SENTENCE = {
    "en": "Tiny rummy has no hints yet.",
    "it": "Tiny rummy non ha ancora aiuti.",
}


@pytest.fixture(autouse=True)
def _tiny_game() -> Iterator[None]:
    with tiny.registered():
        yield


def _dealt() -> ic.Table:
    return ic.deal(GAME.name, seed=1)


def _first(game: Any, view: Any, chance: Random) -> Advice:
    """A bot that plays the first legal move."""
    return Advice("greedy", tuple(LineEvaluation((move,), 0.0) for move in game.legal(view)))


class _Turn:
    """A trial that weighs every move followed by every other: lines of two."""

    slice = 8
    stake = rollout_bias = 0.0

    def __init__(self, view: Any, moves: Any) -> None:
        self.lines = [(one, other) for one in moves for other in moves if one != other]

    def deal(self, chance: Random) -> float:
        return chance.random()

    def outcome(self, line: Any, deal: float) -> DealResult:
        return DealResult(deal + len(str(line[1])))


def _looking(game: Any, view: Any, chance: Random, budget: Budget) -> Iterator[Advice]:
    lines = _Turn(view, game.legal(view)).lines
    yield Advice(
        "hint", tuple(LineEvaluation(line, 0.0, (), Estimate(line, 1.0)) for line in lines)
    )


def _opened(game: Any, seat: Any, views: Any, later: Any) -> Iterator[tuple[float, Moves]]:
    return ((1.0, line) for line in _Turn(views[seat], game.legal(views[seat])).lines)


FORESIGHT: Foresight[Any] = Foresight(
    _looking,
    _Turn,
    _opened,
    worth=lambda totals, party: float(totals[party]),
    tie_value=lambda _: 7.0,
)


def test_a_game_without_an_adviser_has_nobody_but_who_draws_lots() -> None:
    assert bots(GAME) == ("random",)
    assert nearest("hint", GAME) == "random"
    table = _dealt()
    assert last(table.think("random", Budget(5))).bot == "random"
    table.autoplay("random")
    assert table.over


@pytest.mark.parametrize("language", ["en", "it"])
def test_what_needs_an_adviser_says_in_words_that_there_is_none(language: str) -> None:
    table = _dealt()
    played = _dealt().autoplay("random")
    words.speak(language)
    try:
        for ask in (
            table.hint,
            lambda: table.hint(HINT),
            lambda: last(table.think(HINT, Budget(5))),
            lambda: ic.review(played),
            lambda: rollout(GAME, table.view()),
            lambda: evaluate_open(GAME, table.to_move, [table.view(0), table.view(1)], ()),
            lambda: tie_value(GAME, table.options),
            lambda: deal_value(GAME, played.score().sheet, 0),
        ):
            with pytest.raises(NoHint) as refused:
                ask()
            assert str(refused.value) == SENTENCE[language]
            assert refused.value.game == GAME.name
    finally:
        words.speak("en")


def test_a_bot_that_a_game_does_not_have_is_refused_with_those_it_has() -> None:
    table = _dealt()
    with pytest.raises(BadOption, match=r"tiny_rummy has no bot 'greedy'; there is: random\."):
        table.hint("greedy")
    with pytest.raises(BadOption, match="There is no bot 'stockfish'; there is: random"):
        table.hint("stockfish")


def test_whoever_enters_an_adviser_has_its_bots_and_what_it_lends() -> None:
    REGISTRY.add(GAME.name, hints=Adviser({"greedy": _first}, FORESIGHT))
    table = _dealt()
    assert bots(GAME) == ("random", "greedy", "hint")
    assert table.hint("greedy").move == table.legal()[0]
    assert tie_value(GAME, table.options) == 7.0
    assert sorted(rollout(GAME, table.view()).lines, key=str) == sorted(
        (each.line for each in table.hint().advice.weighed), key=str
    )
    sheet = table.autoplay("random").score().sheet
    assert [deal_value(GAME, sheet, party) for party in (0, 1)] == list(sheet.totals)


def test_bots_alone_are_enough_for_a_hint_in_words_but_not_to_look_ahead() -> None:
    REGISTRY.add(GAME.name, hints=Adviser({"greedy": _first}))
    assert _dealt().hint().advice.bot == "greedy"
    with pytest.raises(NoHint):
        ic.review(_dealt().autoplay("greedy"))


def test_an_advice_weighs_lines_and_a_move_stands_for_the_best_that_begins_with_it() -> None:
    REGISTRY.add(GAME.name, hints=Adviser({}, FORESIGHT))
    table = _dealt()
    advice = table.hint().advice
    assert {len(each.line) for each in advice.weighed} == {2}
    assert advice.move == advice.line[0] == advice.weighed[0].move
    for each in advice.weighed:
        assert advice.of(each.line) == each
        assert advice.of(each.line[:1]) == next(o for o in advice.weighed if o.move == each.move)
    assert len(advice.as_good) == len(set(table.legal()))


def test_a_review_tells_what_was_played_to_the_end_of_the_turn() -> None:
    REGISTRY.add(GAME.name, hints=Adviser({}, FORESIGHT))
    table = _dealt()
    while table.to_move is not None:
        table.play(table.legal()[0])
    decisions = [*ic.review(table, 0, budget=Budget(1))]
    assert decisions
    for each in decisions:
        assert each.line[0] == each.move == table.moments[each.moment + 1].move
        assert each.known.move == each.hindsight.move == each.move
        assert each.cost == 0.0


def test_one_game_is_loaded_without_the_others() -> None:
    code = (
        "import sys, italiancards as ic;"
        "table = ic.deal('briscola', seed=1); table.play(table.hint(playouts=6).move);"
        "print([name for name in sys.modules if '.scopa' in name or '.scala40' in name])"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout
    assert found.strip() == "[]"


def test_the_deal_is_won_lost_or_shared() -> None:
    four, nothing = alternating(4, 2), ()
    assert [deal_won(Sheet(four, nothing, winners=(1,)), party) for party in (0, 1)] == [0, 1]
    assert deal_won(Sheet(four, nothing), 0) == 0.5
    assert deal_won(Sheet(alternating(3, 3), nothing), 2) == pytest.approx(1 / 3)


def test_the_match_is_won_lost_or_still_open() -> None:
    result = Finding("match-on", True, {})
    on = MatchScore("points", (3, 8), (), result, ())
    won = MatchScore("points", (3, 11), (1,), result, ())
    assert [match_won(on, party) for party in (0, 1)] == [0.5, 0.5]
    assert [match_won(won, party) for party in (0, 1)] == [0, 1]


def test_what_a_deal_means_for_the_match_is_told_from_the_standing_before_it() -> None:
    table = ic.deal("briscola", seed=3, best_of=3).autoplay()
    game, options, sheet = table.game, table.options, table.score().sheet
    (winner,) = sheet.winners
    begun = game.match(options, None, None)
    ahead = game.match(options, begun, sheet)
    for party in (0, 1):
        won = float(party == winner)
        assert hints.deal_won(game, sheet, party) == won
        assert hints.match_won(game, options, begun, sheet, party) == 0.5
        assert hints.match_won(game, options, ahead, sheet, party) == won


def test_think_asks_the_adviser_that_stands_in_the_registry_now() -> None:
    REGISTRY.add(GAME.name, hints=Adviser({"greedy": _first}))
    view = _dealt().view()
    assert last(think("greedy", GAME, view, Random(1), Budget())).bot == "greedy"
    REGISTRY.add(GAME.name, hints=None)
    with pytest.raises(BadOption):
        last(think("greedy", GAME, view, Random(1), Budget()))
