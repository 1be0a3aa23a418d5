"""Facts that principles tell beside the two cards, counted again from the cards alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from support import situations
from support.depth import often

from italiancards.core.rules import Finding
from italiancards.games.briscola.hints.principles import PRINCIPLES as OF_BRISCOLA
from italiancards.games.scopa.hints.principles import PRINCIPLES as OF_SCOPA
from italiancards.games.tresette.hints.principles import PRINCIPLES as OF_TRESETTE
from italiancards.hints import Budget, last
from italiancards.hints.principles import Principles

CARD_POINTS = {"A": 11, "3": 10, "R": 4, "C": 3, "F": 2}
THIRDS = {"A": 3, "3": 1, "2": 1, "R": 1, "C": 1, "F": 1}
VALUE = {"A": 1, "F": 8, "C": 9, "R": 10}
ORDER = "32ARCF7654"
BURRACO = {"JK": 30, "2": 20, "A": 15, "3": 5, "4": 5, "5": 5, "6": 5, "7": 5}
SCALA = {"JK": 25, "A": 11, "J": 10, "Q": 10, "K": 10} | {str(n): n for n in range(2, 11)}
TURNS = {"burraco": BURRACO, "scala40": SCALA}
RUN = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
WAYS: situations.Ways = ({"players": 2}, {"players": 4})


def _value(card: Any) -> int:
    return VALUE.get(card.rank) or int(card.rank)


def _takes(card: Any, table: list[Any], wanted: Any = None) -> bool:
    """True if a card takes another one from the table; all of it where none is named."""
    if any(_value(each) == _value(card) for each in table):
        return (wanted is None and len(table) == 1) or (
            wanted is not None and _value(wanted) == _value(card)
        )
    if wanted is None:
        return sum(map(_value, table)) == _value(card)
    rest = [each for each in table if each != wanted]
    missing = _value(card) - _value(wanted)
    groups = (some for size in range(len(rest) + 1) for some in combinations(rest, size))
    return any(sum(map(_value, some)) == missing for some in groups)


def _left(view: Any, move: Any) -> list[Any]:
    takes = move.uses.table
    return [c for c in view.table if c not in takes] + ([] if takes else [move.uses.card])


def _scopa(view: Any, best: Any, other: Any, facts: Any) -> bool:
    takers, sweepers = [], []
    for move in (best, other):
        left, lays = _left(view, move), not move.uses.table
        takers.append(sum(lays and _takes(c, left, move.uses.card) for c in view.unseen))
        sweepers.append(sum(bool(left) and _takes(c, left) for c in view.unseen))
    gained = (best.uses.card, *best.uses.table) if best.uses.table else ()
    swept = [facts["sweep"], facts["sweeps"]]
    return (
        [facts["few"], facts["many"]] == takers
        and (swept == sweepers or sum(view.hand_sizes) + view.stock_size <= 3)
        and {*facts["cards"]} <= {*gained}
        and facts["number"] == len(gained)
        and [*facts["there"]] == [*other.uses.table]
        and facts["wait"]
        == sum(any(_takes(c, [*view.table], w) for w in other.uses.table) for c in view.unseen)
        and facts["coins"] == sum(card.suit == "D" for card in gained)
        and facts["mine"] == facts["coins"] + sum(c.suit == "D" for c in view.taken[view.side])
        and facts["left"] == sum(map(_value, _left(view, best)))
    )


def _briscola(view: Any, best: Any, other: Any, facts: Any) -> bool:
    worth = [CARD_POINTS.get(move.uses.card.rank, 0) for move in (best, other)]
    seats = [(view.seat + n) % view.players for n in range(1, view.players - len(view.trick))]
    against = [seat for seat in seats if seat not in (view.partners or ())]
    return (
        [facts["own"], facts["cost"]] == worth
        and facts["trick"] == sum(CARD_POINTS.get(card.rank, 0) for card in view.trick)
        and (facts["whose"] == "lead") == (not view.trick)
        and (facts["feared"] == "nothing") == (not facts["fear"])
        and (facts["feared"] == "one") == (facts["fear"] == len(facts["fears"]) == 1)
        and ("later" not in facts or facts["later"] == against[0])
        and ("later" not in facts or facts["number"] == len(against))
        and {*facts.get("partners", ())} == {*seats} - {*against}
    )


def _tresette(view: Any, best: Any, other: Any, facts: Any) -> bool:
    worth = [THIRDS.get(move.uses.card.rank, 0) for move in (best, other)]
    seen = {*view.trick, *(card for pile in view.taken for card in pile)}
    card = best.uses.card
    above = {
        c for c in seen if c.suit == card.suit and ORDER.index(c.rank) < ORDER.index(card.rank)
    }
    same = [c for c in view.playable if c.suit == card.suit]
    topped = any(ORDER.index(c.rank) < ORDER.index(card.rank) for c in same)
    beside = [c for c in view.playable if c.suit == other.uses.card.suit and c != other.uses.card]
    guards = sorted((c for c in beside if c.rank in "32A"), key=lambda c: ORDER.index(c.rank))
    return (
        [facts["own"], facts["cost"]] == worth
        and {*facts["gone"]} == (set() if topped else above)
        and facts["number"] == len(facts["gone"])
        and [*facts["beside"]] == guards[:1]
        and facts["few"] == sum(c.suit == other.uses.card.suit for c in view.playable)
        and all(c in view.playable and c.rank in "32" for c in facts["tops"])
        and facts["length"] == sum(c.suit == card.suit for c in view.playable)
    )


CHECKS: dict[str, tuple[Principles[Any], Callable[..., bool]]] = {
    "scopa": (OF_SCOPA, _scopa),
    "briscola": (OF_BRISCOLA, _briscola),
    "tresette": (OF_TRESETTE, _tresette),
}


@pytest.mark.parametrize("game", CHECKS)
def test_what_is_told_of_two_cards_is_counted_right(game: str) -> None:
    principles, check = CHECKS[game]
    number = 0
    for table in situations.moments(game, often(80), WAYS, range(36), 0.8):
        view = table.view()
        moves = [move for move in table.legal() if move.uses.card is not None]
        for best, other in combinations(moves, 2):
            if best.uses.card != other.uses.card:
                facts = principles.facts(view, best, other)
                assert check(view, best, other, facts), (best, other, facts, table)
                number += 1
    assert number > often(80)


def _kept(view: Any, line: Any) -> list[str]:
    """The cards left in the hand after a turn."""
    hand = [*map(str, view.hand)]
    for move in line:
        if str(move) == "take":
            hand += map(str, view.discards)
        for card in move.uses.hand:
            hand.remove(str(card))
    return hand


def _turn_reasons(game: str, number: int) -> Iterator[tuple[Any, Any, Any, Finding]]:
    """Principles of turns, each with the view, the best turn and the one it is compared with."""
    for table in situations.moments(game, number, WAYS, range(90), 0.9):
        advice = last(table.think("hint", Budget(60)))
        best, *others = advice.weighed
        for reason in advice.compared:
            card = reason.facts.get("other")
            rival = next((each for each in others if each.line[-1].uses.card == card), None)
            if reason.name.startswith("principle-") and rival and card is not None:
                yield table.view(), best.line, rival.line, reason


@pytest.mark.parametrize("game", TURNS)
def test_what_is_told_of_two_turns_is_counted_right(game: str) -> None:
    worth, number = TURNS[game], 0
    for view, line, other, reason in _turn_reasons(game, often(60)):
        facts, name = reason.facts, reason.name.removeprefix("principle-")
        discard = str(line[-1].uses.card)
        points = [worth.get(str(each[-1].uses.card.rank), 10) for each in (line, other)]
        if name in ("high-first", "dearer"):
            assert [facts["own"], facts["cost"]] == points
            assert points[0] > points[1]
        elif name == "light":
            assert facts["number"] == view.hand_sizes[facts["seat"]] <= 4
            assert facts["fewer"] >= 5
        elif name == "company":
            assert facts["alone"] == _company(discard, _kept(view, line)) < facts["company"]
        else:
            continue
        number += 1
    assert number > often(10)


def _company(card: str, hand: list[str]) -> int:
    """The number of plain cards of a hand that stand with a card in a meld of three."""
    return sum(each != "JK" and each[:-1] != "2" and _near(card, each) for each in hand)


def _near(card: str, other: str) -> bool:
    """True if two plain cards stand in one meld of three, with any third."""
    if card[:-1] == other[:-1]:
        return True
    places = [[n for n, rank in enumerate(RUN) if rank == each[:-1]] for each in (card, other)]
    near = any(abs(one - two) <= 2 for one in places[0] for two in places[1])
    return card[-1] == other[-1] and near
