"""Every kind of reason at Scala Quaranta, found again by brute force, from cards alone."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from support import situations
from support.depth import TIMES, in_part
from support.scala40 import moments

import italiancards as ic
from italiancards.core.cards import RUMMY
from italiancards.core.melds import Part
from italiancards.core.names import LANGUAGES
from italiancards.hints import Budget, last

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "hdcs"
KINDS = [rank + suit for suit in SUITS for rank in RANKS]
WORTH = {"A": 11, "J": 10, "Q": 10, "K": 10}


def _points(cards: Any) -> int:
    return sum(25 if c == "JK" else WORTH.get(c[:-1]) or int(c[:-1]) for c in map(str, cards))


def _three(cards: Any) -> bool:
    """Whether three cards, none a joker, make a meld: told once more, from the rule."""
    ranks, suits = [c[:-1] for c in cards], {c[-1] for c in cards}
    if len(set(ranks)) == 1:
        return len(suits) == 3
    if len(suits) > 1:
        return False
    line = (*RANKS, "A")
    return any(set(line[at : at + 3]) == set(ranks) for at in range(len(line) - 2))


def _completing(hand: Any) -> set[str]:
    """The kinds of card, none of them held, that make a meld with two of the hand."""
    own = {str(c) for c in hand} - {"JK"}
    pairs = [*combinations(sorted(own), 2)]
    return {kind for kind in KINDS if kind not in own and any(_three((kind, *p)) for p in pairs)}


class At:
    """A moment, a line, and what comes of it, played on the table itself."""

    def __init__(self, table: ic.Table, line: Any) -> None:
        self.begun, self.view, self.line = table, table.view(), line
        self.seat = int(self.view.seat)
        self.state = table.moment.state
        self.table = table.branch(table.now)
        self.throws = str(line[-1])[8:] if str(line[-1]).startswith("discard") else None
        self.drawn = str(line[0]) == "draw"
        if not self.drawn:
            for move in line[: len(line) - (self.throws is not None)]:
                self.table.play(move)
        self.before = [str(c) for c in self.table.moment.state.hands[self.seat]]
        self.kept = [*self.before]
        if self.throws:
            self.kept.remove(self.throws)
        shown = [c for s, cards in enumerate(self.view.shown) if s != self.seat for c in cards]
        lying = [str(c) for meld in self.table.view(self.seat).melds for c in meld.cards]
        seen = [*map(str, self.table.moment.state.discards), *map(str, shown), *lying]
        self.seen = Counter(seen)
        self.unseen = sum(str(card) != "JK" for card in self.view.unseen)

    def left(self, kinds: Any) -> int:
        """How many copies of some kinds that are not held are still unseen."""
        return sum(2 - self.seen[kind] for kind in kinds)

    def fits(self, card: str) -> list[int]:
        """The melds on the table to which a card can be added, asked of the rules."""
        own = self.table.view(self.seat).melds
        if card == "JK":
            return [
                number
                for number, meld in enumerate(own, start=1)
                if any(
                    meld.extended(Part(RUMMY.card("JK"), RUMMY.card(kind)))
                    for kind in KINDS
                    if kind != "JK"
                )
            ]
        return [
            number
            for number, meld in enumerate(own, start=1)
            if meld.extended(Part.of(RUMMY.card(card)), any_suit=self.view.any_suit)
        ]

    def frees(self, card: str) -> list[int]:
        """The melds whose joker stands for a card, or, in a set where any suit will do, could."""
        any_suit = self.view.any_suit
        return [
            number
            for number, meld in enumerate(self.table.view(self.seat).melds, start=1)
            if meld.swapped(RUMMY.card(card), any_suit=any_suit)
        ]

    @property
    def next_seat(self) -> int:
        playing = [int(seat) for seat in self.view.playing]
        return playing[(playing.index(self.seat) + 1) % len(playing)]

    def laid(self) -> list[str]:
        """The cards that went to the table, swapped ones apart."""
        moved = [move for move in self.line if str(move).startswith(("lay", "add"))]
        return [str(c) for move in moved for c in move.uses.hand]

    def open_points(self) -> int | None:
        """The points of the opening, from what the table tells of it."""
        events = [
            e.facts["points"] for _, e in self.table.log(everything=True) if e.name == "opened"
        ]
        return events[-1] if events else None

    def least(self) -> int:
        """The fewest points that any turn leaves: every legal move of the table is tried."""
        start = self.begun.branch(self.begun.now)
        return _least(start.play("take") if str(self.line[0]) == "take" else start, {})


def _least(table: ic.Table, known: dict[Any, int]) -> int:
    state = table.moment.state
    key = (tuple(sorted(state.hands[state.turn])), tuple(sorted(map(str, state.melds))))
    if key in known:
        return known[key]
    known[key] = 10_000
    best, now = 10_000, table.now
    for move in table.legal():
        if move.ends_turn:
            left = [str(c) for c in state.hands[state.turn]]
            left.remove(str(move.card))
            best = min(best, _points(left))
        else:
            best = min(best, _least(table.branch(now).play(move), known))
    known[key] = best
    return best


def _pairs(k: At) -> int:
    own = sorted({*k.kept} - {"JK"})
    return sum(any(_three((a, b, kind)) for kind in KINDS) for a, b in combinations(own, 2))


def _helpful(k: At) -> int:
    kinds = _completing(k.view.hand)
    unseen = [str(c) for c in k.view.unseen if str(c) != "JK"]
    opened = k.seat in k.view.opened
    return sum(c in kinds or (opened and bool(k.fits(c))) for c in unseen)


def _lost(k: At) -> set[str]:
    return _completing(k.before) - _completing(k.kept) - {k.throws}


CHECKS = {
    "advice-draws": lambda k, f: (
        k.drawn
        and (f["number"], f["unseen"]) == (_helpful(k), k.unseen)
        and (f["opened"] == "yes") == (k.seat in k.view.opened)
    ),
    "advice-closes": lambda k, f: k.kept == [] and k.throws is not None,
    "advice-takes": lambda k, f: (
        str(k.line[0]) == "take" and f["card"] == k.view.discards[-1]
    ),
    "advice-opens": lambda k, f: (
        k.seat not in k.view.opened and f["points"] == k.open_points() and f["least"] == 40
    ),
    "advice-swaps": lambda k, f: f"swap {f['card']} in {f['number']}" in map(str, k.line),
    "advice-lays": lambda k, f: (
        (f["number"], f["points"]) == (len(k.laid()), _points(k.laid()))
    ),
    "advice-holds": lambda k, f: (
        k.seat not in k.table.view(k.seat).opened and _can_open(k, f["points"])
    ),
    "advice-least": lambda k, f: f["points"] == f["least"] == _points(k.kept) == k.least(),
    "advice-more": lambda k, f: f["points"] == _points(k.kept) > f["least"] == k.least(),
    "advice-danger": lambda k, f: (
        f["number"] == len(k.state.hands[f["seat"]]) <= 4
        and f["seat"] in k.view.opened
        and f["points"] == _points(k.kept)
    ),
    "advice-throws-joker": lambda k, f: k.throws == "JK" and f["points"] == 25,
    "advice-throws-twin": lambda k, f: (
        k.before.count(k.throws) == 2
        and k.throws in k.kept
        and _completing(k.before) == _completing(k.kept)
    ),
    "advice-breaks": lambda k, f: (
        any(_three((k.throws, *p)) for p in combinations(sorted({*k.kept} - {"JK"}), 2))
    ),
    "advice-throws-lonely": lambda k, f: (
        not any(_three((k.throws, c, kind)) for c in {*k.kept} - {"JK", k.throws} for kind in KINDS
                if kind not in (c, k.throws))
        and f["points"] == _points([k.throws])
    ),
    "advice-throws": lambda k, f: (
        f["points"] == _points([k.throws])
        and f["number"] == k.left(_lost(k))
        and f["seen"] == 2 * len(_lost(k)) - f["number"]
        and _lost(k)
    ),
    "advice-throws-spare": lambda k, f: f["points"] == _points([k.throws]) and not _lost(k),
    "advice-may-not-take": lambda k, f: (
        f["seat"] == k.next_seat not in k.view.opened
        and k.view.options.draw_discard == "opened_only"
    ),
    "advice-gives": lambda k, f: (
        f["seat"] == k.next_seat in k.view.opened and f["number"] == k.fits(k.throws)[0]
    ),
    "advice-gives-joker": lambda k, f: (
        f["seat"] == k.next_seat in k.view.opened and f["number"] == k.frees(k.throws)[0]
    ),
    "advice-gives-nothing": lambda k, f: (
        not k.fits(k.throws) and not k.frees(k.throws)
    ),
    "advice-out-of-match": lambda k, f: (
        f["score"] == k.view.scores[k.seat] > 0
        and f["points"] == _points(k.kept)
        and f["score"] + f["points"] >= k.view.options.target
    ),
    "advice-keeps-joker": lambda k, f: (
        f["points"] == 25 * k.kept.count("JK") > 0 and f["number"] == _pairs(k)
    ),
    "advice-waits": lambda k, f: (
        f["unseen"] == k.unseen
        and f["number"] == k.left(_completing(k.kept)) - (k.throws in _completing(k.kept))
    ),
}  # fmt: skip


def _can_open(k: At, points: int) -> bool:
    """Whether some legal lay-down opens with so many points."""
    start = k.table
    for move in start.legal():
        if str(move).startswith("lay"):
            after = start.branch(start.now).play(move)
            opened = [
                e.facts["points"] for _, e in after.log(everything=True) if e.name == "opened"
            ]
            if opened[-1:] == [points]:
                return True
    return False


@in_part
def test_every_reason_is_true(whole: bool) -> None:
    """One check for each kind, and every kind is met often enough to mean something."""
    met: Counter[str] = Counter()
    for table, line, reasons in situations.with_reasons(moments(90 * TIMES if whole else 8)):
        at = At(table, line)
        for reason in reasons:
            assert CHECKS[reason.name](at, reason.facts), (reason, [*map(str, line)], table)
            met[reason.name] += 1
    seldom = {
        "advice-throws-joker", "advice-closes", "advice-gives-joker", "advice-out-of-match",
    }  # fmt: skip
    assert not whole or set(CHECKS) - set(met) <= seldom, met


def test_reasons_are_short_and_have_words_in_both_languages() -> None:
    lengths = []
    for table, _, reasons in situations.with_reasons(moments(4 * TIMES)):
        for language in LANGUAGES:
            voice = table.voice(table.to_move, language)
            said = [voice.finding(reason) for reason in reasons]
            assert all(said)
            lengths += [len(said[0].split())]
    assert max(lengths) <= 18
    assert sorted(lengths)[len(lengths) // 2] <= 12


def _first(table: ic.Table, line: str) -> list[str]:
    """What is said of a turn."""
    found = last(table.think("hint", Budget(6), also=((table.read(line),),)))
    told = found.of((table.read(line),))
    return [reason.name for reason in told.reasons]


def test_of_a_twin_that_lies_in_a_meld_of_its_own_it_is_said_that_a_meld_is_broken() -> None:
    known = {"drawn": "yes", "opened": "0", "discards": "2d"}
    two = ic.position("scala40", hand="5c 6c 7c 5c 5h 5d Kd 9s", **known)
    assert "advice-breaks" in _first(two, "discard 5c")
    spare = ic.position("scala40", hand="5c 6c 7c 5c 5h Kd 9s Js", **known)
    assert "advice-throws-twin" in _first(spare, "discard 5c")


def test_where_other_cards_wait_for_the_same_no_pair_is_lost() -> None:
    table = ic.position("scala40", hand="3s 5s 4c 4d Kh 9d", drawn="yes", discards="2d")
    told = _first(table, "discard 3s")
    assert [each for each in told if each.startswith("advice-throws")] == ["advice-throws-spare"]


def test_a_discard_that_frees_a_joker_is_a_present() -> None:
    table = ic.position(
        "scala40", hand="7c Kd 9s 2h", drawn="yes", opened="0 1", melds="5c 6c JK=7c", laid=1,
        discards="2d",
    )  # fmt: skip
    assert "advice-gives-joker" in _first(table, "discard 7c")
    assert "advice-gives-nothing" in _first(table, "discard 9s")


def test_a_hand_that_would_put_one_out_of_the_match_is_counted() -> None:
    known = {"hand": "Kd Kh 9s 2h", "drawn": "yes", "opened": "0 1", "discards": "2d"}
    table = ic.position("scala40", melds="4s 5s 6s", laid=1, scores="92 40", **known)
    assert "advice-out-of-match" in _first(table, "discard Kd")
    told = last(table.think("hint", Budget(6), also=((table.read("discard Kd"),),)))
    reason = told.of((table.read("discard Kd"),)).reasons[0]
    assert CHECKS[reason.name](At(table, (table.read("discard Kd"),)), reason.facts)
    table = ic.position("scala40", melds="4s 5s 6s", laid=1, scores="60 40", **known)
    assert "advice-out-of-match" not in _first(table, "discard Kd")


def test_a_joker_is_a_present_wherever_a_meld_takes_it() -> None:
    known = {"hand": "JK Kd", "drawn": "yes", "opened": "0 1", "laid": 1, "discards": "2d"}
    table = ic.position("scala40", melds="2s 3s 4s", **known)
    assert "advice-gives" in _first(table, "discard JK")
    table = ic.position("scala40", melds="9h 9d 9c 9s", **known)
    assert "advice-gives-nothing" in _first(table, "discard JK")


def test_cards_that_may_come_are_counted_without_jokers() -> None:
    """Two and five of clubs complete the hand, four cards fit the table: two copies of each."""
    table = ic.position(
        "scala40", hand="4c 3c", opened="0 1", melds="9h 10h Jh | 5d 6d 7d", laid="1 0",
        discards="Kd",
    )  # fmt: skip
    (reason,) = last(table.think("hint", Budget(6))).reasons
    unseen = [card for card in table.view(0).unseen if str(card) != "JK"]
    kinds = ("2c", "5c", "8h", "Qh", "4d", "8d")
    number = sum(str(card) in kinds for card in unseen)
    assert reason.facts == {"number": number, "unseen": len(unseen), "opened": "yes"}
    assert number == 12


def test_the_card_that_is_thrown_is_none_of_those_that_may_still_come() -> None:
    """Jack and queen of hearts wait for the ten and the king: two copies, and one of the king."""
    table = ic.position("scala40", hand="Jh Qh Kh 4s", drawn="yes", discards="2d")
    line = (table.read("discard Kh"),)
    told = last(table.think("hint", Budget(6), also=(line,))).of(line)
    (waits,) = (reason for reason in told.reasons if reason.name == "advice-waits")
    assert waits.facts["number"] == 3
