"""Every kind of reason, found again by brute force: over all deals that fit, by playing on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from support.depth import TIMES, in_part, often
from support.situations import tables

import italiancards as ic
from italiancards.core.cards import Cards
from italiancards.core.moves import Move
from italiancards.core.rules import Finding

POINTS = {"A": 11, "3": 10, "R": 4, "C": 3, "F": 2}
ORDER = {False: "A3RCF76542", True: "ARCF765432"}


def _reasons(number: int) -> Iterator[tuple[ic.Table, Move, Finding]]:
    for by in ("random", "greedy"):
        for table in tables(number, by):
            for weighed in table.hint("greedy").advice.weighed:
                for reason in weighed.reasons:
                    yield table, weighed.move, reason


def _beats(view: Any, card: str, best: str) -> bool:
    """Whether a card takes from another, told once more."""
    if card[1] == best[1]:
        order = ORDER[view.options.three_as_three]
        return order.index(card[0]) < order.index(best[0])
    return card[1] == view.trump


def _their_hands(view: Any) -> list[Cards]:
    """Every hand the opponent may hold, each as likely: found by counting, not by a formula."""
    seen = {*view.hand, *view.trick, *view.taken[0], *view.taken[1], *view.shown[0], *view.shown[1]}
    seen |= {view.upcard}
    hidden = [card for card in ic.game("briscola").pack.cards if card not in seen]
    known = view.shown[1 - view.seat]
    return [
        (*known, *drawn)
        for drawn in combinations(hidden, view.hand_sizes[1 - view.seat] - len(known))
    ]


def _count(cards: Any) -> int:
    return sum(POINTS.get(card[0], 0) for card in cards)


@in_part
def test_every_reason_is_true(whole: bool) -> None:
    """One check for each kind, and every kind is met often enough to mean something."""
    met: Counter[str] = Counter()
    for table, move, reason in _reasons(often(300, 2) if whole else 20):
        check = CHECKS[reason.name]
        assert check(table, move, reason.facts), f"{reason} for {move} in {table!r}"
        met[reason.name] += 1
    assert set(met) <= set(CHECKS)
    if whole:
        assert set(met) == set(CHECKS)
        assert min(met.values()) >= often(3, 3), met


def _lead(table: ic.Table, move: Any, facts: Any) -> bool:
    """The number of cards that beat it, and the share of hands that hold one."""
    view = table.view()
    hands = _their_hands(view)
    cards = {card for hand in hands for card in hand}
    beating = {card for card in cards if _beats(view, card, move.card)}
    share = sum(bool(beating & set(hand)) for hand in hands) / len(hands)
    near = abs(facts["chance"] - 100 * share) <= 1 and (facts["chance"] == 100) == (share == 1)
    return facts["number"] == len(beating) and near


def _known_beaters(table: ic.Table, move: Any) -> set[str]:
    """The cards that beat it and that the opponent is known to hold, whatever the deal."""
    view = table.view()
    held = set.intersection(*map(set, _their_hands(view)))
    return {card for card in held if _beats(view, card, move.card)}


def _held(table: ic.Table, move: Any, facts: Any) -> bool:
    return bool(facts["cards"]) and set(facts["cards"]) == _known_beaters(table, move)


def _unseen(table: ic.Table, move: Any, facts: Any) -> bool:
    view = table.view()
    known = {*view.hand, *view.trick, *view.taken[0], *view.taken[1], view.upcard}
    known |= {card for cards in view.shown for card in cards}
    unseen = [card for card in ic.game("briscola").pack.cards if card not in known]
    return facts["unseen"] == len(unseen) and 0 < facts["chance"] < 100


def _after(table: ic.Table, move: Any) -> tuple[Any, list[Any]]:
    """The table after a move, and what happened at it."""
    before, played = table.now, table.play(move)
    events = [event for _, event in played.log(None, before + 1, everything=True)]
    totals = played.score().sheet.totals
    table.undo()
    return totals, events


def _taken(table: ic.Table, move: Any) -> Any:
    return next(event.facts for event in _after(table, move)[1] if event.name == "trick-taken")


def _trumps_left(table: ic.Table, move: Any, facts: Any) -> bool:
    view = table.view()
    left = [card for card in view.hand if card != move.card and card[1] == view.trump]
    return facts["number"] == len(left)


def _drawer(table: ic.Table, move: Any) -> int:
    events = _after(table, move)[1]
    return next(event.facts["seat"] for event in events if event.name == "drew-upcard")


def _decided(table: ic.Table, move: Any, facts: Any, *, mine: bool) -> bool:
    seat = int(table.to_move)
    side = seat if mine else 1 - seat
    before = table.score().sheet.totals[side]
    after = _after(table, move)[0][side]
    return before <= 60 < after == facts["points"]


CHECKS = {
    "advice-nothing-beats": lambda t, m, f: (
        _lead(t, m, f) and f["number"] == 0 and f["points"] == _count([m.card])
    ),
    "advice-some-beat": lambda t, m, f: _lead(t, m, f) and _unseen(t, m, f) and f["number"] > 0,
    "advice-beaten-by": lambda t, m, f: _lead(t, m, f) and _held(t, m, f),
    "advice-surely-beaten": lambda t, m, f: (
        _lead(t, m, f) and f["chance"] == 100 and not _known_beaters(t, m)
    ),
    "advice-lead-worth": lambda t, m, f: f["points"] == _count([m.card]) > 0,
    "advice-lead-free": lambda t, m, f: _count([m.card]) == 0,
    "advice-takes": lambda t, m, f: (
        _taken(t, m)["seat"] == t.to_move and _taken(t, m)["points"] == f["points"]
    ),
    "advice-gives": lambda t, m, f: (
        _taken(t, m)["seat"] != t.to_move
        and _taken(t, m)["points"] == f["points"] > 0
        and f["own"] == f["points"] - f["rest"] == _count([m.card])
    ),
    "advice-gives-nothing": lambda t, m, f: (
        _taken(t, m)["seat"] != t.to_move and _taken(t, m)["points"] == 0
    ),
    "advice-spends-trump": lambda t, m, f: m.card[1] == t.view().trump and _trumps_left(t, m, f),
    "advice-keeps-trumps": lambda t, m, f: (
        m.card[1] != t.view().trump and _trumps_left(t, m, f) and f["number"] > 0
    ),
    "advice-wins-deal": lambda t, m, f: _decided(t, m, f, mine=True),
    "advice-loses-deal": lambda t, m, f: _decided(t, m, f, mine=False),
    "advice-you-draw-upcard": lambda t, m, f: (
        _drawer(t, m) == t.to_move and f["upcard"] == t.view().upcard
    ),
    "advice-they-draw-upcard": lambda t, m, f: (
        _drawer(t, m) != t.to_move and f["upcard"] == t.view().upcard
    ),
    "advice-exchange": lambda t, m, f: (
        f["upcard"] == t.view().upcard and _beats(t.view(), f["upcard"], m.card)
    ),
    "advice-exchange-down": lambda t, m, f: (
        f["upcard"] == t.view().upcard and _beats(t.view(), m.card, f["upcard"])
    ),
}


@pytest.mark.slow
def test_the_first_hint_is_true_too() -> None:
    """Where to look: the points that lie there, the cards that take, the hand that is known."""
    met: Counter[str] = Counter()
    for table in tables(150 * TIMES):
        view = table.view()
        for finding in table.hint("greedy").advice.look:
            met[finding.name] += 1
            facts = finding.facts
            if finding.name == "advice-look-follow":
                takers = [card for card in view.hand if _beats(view, card, view.trick[0])]
                assert (facts["points"], facts["number"]) == (_count(view.trick), len(takers))
            elif finding.name == "advice-look-ending":
                assert sorted(facts["cards"]) == sorted(table.moment.state.hands[1 - view.seat])
            elif finding.name in {"advice-look-need", "advice-look-won", "advice-look-lost"}:
                mine, theirs = (_count(view.taken[seat]) for seat in (view.seat, 1 - view.seat))
                told = (facts["mine"], facts["theirs"], facts["need"], facts["left"])
                assert told == (mine, theirs, 61 - mine, 120 - mine - theirs)
                assert (mine > 60) == (finding.name == "advice-look-won")
                assert (theirs > 60) == (finding.name == "advice-look-lost")
            elif finding.name == "advice-look-last-draw":
                assert table.moment.state.stock[1:] == (facts["upcard"],)
            else:
                assert finding.name == "advice-look-lead"
                assert not view.trick
    assert len(met) == 7
    assert min(met.values()) >= 3, met
