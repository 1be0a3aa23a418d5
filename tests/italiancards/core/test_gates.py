"""The gates that every game has stand first in its rule book, and stop the judgement."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

import italiancards as ic
from italiancards.core import gates
from italiancards.core.cards import RUMMY, Cards
from italiancards.core.melds import Draw, Lay
from italiancards.core.moves import Move, Play
from italiancards.core.rules import Judgement, RuleBook, broken, ok
from italiancards.core.seats import Seat


@dataclass(frozen=True)
class View:
    seat: Seat
    to_move: Seat | None
    over: bool = False
    hand: Cards = tuple(map(RUMMY.card, ("5c", "6c", "7c", "7c")))


ME, OTHER = Seat(0), Seat(1)
BOOK: RuleBook[View, Move] = RuleBook()
BOOK.enter(gates.deal_is_on, source="tests", gate=True)
BOOK.enter(gates.your_turn, source="tests", gate=True)
BOOK.enter(gates.hold_the_cards, source="tests", gate=True)


def _broken(view: View, move: Move) -> list[str]:
    return [finding.name for finding in BOOK.judge(view, move).reasons]


def test_a_gate_that_is_shut_is_all_that_is_said() -> None:
    other = Play(RUMMY.card("Kd"))
    assert _broken(View(ME, None, over=True), other) == ["deal-is-on"]
    assert _broken(View(ME, OTHER), other) == ["your-turn"]
    assert _broken(View(ME, None), other) == ["your-turn"]
    assert _broken(View(ME, ME), other) == ["hold-the-cards"]
    assert _broken(View(ME, ME), Play(RUMMY.card("5c"))) == []


def test_twins_are_held_as_often_as_they_are_held() -> None:
    assert _broken(View(ME, ME), Lay.of("7c 7c 5c")) == []
    verdict = BOOK.judge(View(ME, ME), Lay.of("7c 7c 7c"))
    assert verdict.reasons[0].facts["cards"] == ("7c",)
    assert _broken(View(ME, ME), Draw()) == []


@pytest.mark.parametrize("name", ic.GAMES)
def test_every_game_has_the_gates_and_says_where_its_own_come_from(name: str) -> None:
    rules = {rule.name: rule for rule in ic.game(name).rules.rules}
    for gate in ("deal-is-on", "your-turn"):
        assert rules[gate].gate
        assert rules[gate].source
    held = [rule for rule in rules.values() if rule.name.startswith("hold-the-card")]
    assert [rule.judge.__module__ for rule in held] == ["italiancards.core.gates"]


def test_a_rule_is_asked_of_its_own_kind_of_move_alone() -> None:
    book: RuleBook[View, Move] = RuleBook()

    @book.rule(Play, source="tests")
    def no_fives(view: View, move: Play) -> Judgement:
        return (broken if move.card.rank == "5" else ok)(card=move.card)

    five, seven = map(Play, map(RUMMY.card, ("5c", "7c")))
    assert [book.allows(View(ME, ME), move) for move in (five, seven, Draw())] == [0, 1, 1]
    assert [len(book.judge(View(ME, ME), move).findings) for move in (five, Draw())] == [1, 0]
    assert book.lines == ("rule-no-fives",)
