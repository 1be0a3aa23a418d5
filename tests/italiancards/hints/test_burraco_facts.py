"""Every kind of reason at Burraco, found again by brute force, from cards alone."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from support import situations
from support.burraco_deals import moments
from support.depth import TIMES, in_part, often

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.games.burraco.hints.turn_facts import reasons
from italiancards.hints import Budget, last

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
WORTH = {"JK": 30, "2": 20, "A": 15, "3": 5, "4": 5, "5": 5, "6": 5, "7": 5}
BONUS = {"": 0, "dirty": 100, "semi": 150, "clean": 200}
KINDS = [rank + suit for suit in "hdcs" for rank in RANKS] + ["JK"]


def _points(cards: Any) -> int:
    return sum(WORTH.get(c if c == "JK" else c[:-1], 10) for c in map(str, cards))


def _wild(card: str) -> bool:
    return card == "JK" or card[:-1] == "2"


def _three(cards: Any) -> bool:
    """Whether three cards make a meld, told once more: one wild card at most."""
    for at, card in enumerate(cards):
        others = [*cards[:at], *cards[at + 1 :]]
        if _wild(card) and "JK" not in others and _two(*others):
            return True
    return "JK" not in cards and _natural(cards)


def _two(one: str, other: str) -> bool:
    """Whether two cards make a meld with any third."""
    return any(kind != "JK" and _natural((one, other, kind)) for kind in KINDS)


def _natural(cards: Any) -> bool:
    ranks = [c[:-1] for c in cards]
    if len(set(ranks)) == 1:
        return ranks[0] != "2"
    line = (*RANKS, "A")
    return len({c[-1] for c in cards}) == 1 and any(
        sorted(line[at : at + 3]) == sorted(ranks) for at in range(len(line) - 2)
    )


class At:
    """A moment, a line, and what comes of it, played on the table itself."""

    def __init__(self, table: ic.Table, line: Any) -> None:
        self.view, self.line = table.view(), line
        self.seat = int(self.view.seat)
        self.throws = str(line[-1])[8:] if str(line[-1]).startswith("discard") else None
        self.drawn = str(line[0]) == "draw"
        self.took = str(line[0]) == "take"
        self.begun = table.branch(table.now)
        if self.took:
            self.begun.play("take")
        self.table = self.begun.branch(self.begun.now)
        if not self.drawn:
            for move in line[self.took : len(line) - (self.throws is not None)]:
                self.table.play(move)
        self.at_once = [*self.table.moment.state.took] != [*self.view.took]
        self.start = [str(c) for c in self.begun.moment.state.hands[self.seat]]
        held = () if self.at_once else self.table.moment.state.hands[self.seat]
        self.before = [*map(str, held)]
        self.kept = [*self.before]
        if self.throws:
            self.kept.remove(self.throws)
        self.pile = [*map(str, self.table.moment.state.discards)]

    @property
    def laid(self) -> list[str]:
        """The cards that went to the table."""
        moves = self.line[self.took : len(self.line) - (self.throws is not None)]
        return [str(c) for move in moves for c in move.uses.hand]

    def melds(self, table: ic.Table) -> list[str]:
        """The kinds of burraco on the table, from the sheet that counts them."""
        found = []
        for line in table.score().sheet.lines:
            found += [part.facts["kind"] for part in line.parts]
        return ["" if each == "none" else each for each in found]

    def made(self) -> set[tuple[str, int]]:
        """What became of the burrachi: the new kind, and what that brings."""
        was, now = self.melds(self.begun), self.melds(self.table)
        was += [""] * (len(now) - len(was))
        return {(new, BONUS[new] - BONUS[old]) for old, new in zip(was, now, strict=True)
                if new != old}  # fmt: skip

    def wild_laid(self) -> int:
        """How many more wild cards lie in melds than before."""

        def lying(table: ic.Table) -> int:
            melds = table.moment.state.melds
            return sum(part.card != part.stands for meld in melds for part in meld.parts)

        return lying(self.table) - lying(self.begun)

    def fits(self, card: str) -> list[int]:
        """The melds to which a card could be added, were all of the side that adds."""
        found = []
        for number in range(1, len(self.table.moment.state.melds) + 1):
            owner = self.table.moment.state.meld_owners[number - 1]
            if _adds(self.table, card, number, int(owner)):
                found.append(number)
        return found

    def own(self, number: int) -> bool:
        """Whether a meld is of the seat's side."""
        side = next(each for each in self.table.moment.state.sides if self.seat in each)
        return self.table.moment.state.meld_owners[number - 1] in side

    def usable(self, card: str) -> bool:
        """Whether a card can be laid with what is there."""
        fits = any(self.own(number) for number in self.fits(card))
        plain = [c for c in self.view.hand if not _wild(str(c))]
        pairs = combinations(map(str, plain), 2)
        return fits or any(_three([card, *pair]) for pair in pairs)


def _adds(table: ic.Table, card: str, number: int, owner: int) -> bool:
    """Whether a card fits a meld, asked of the rules at a table of its own."""
    meld = str(table.moment.state.melds[number - 1])
    told = {"players": 2, "drawn": "yes", "laid": "0"} | {
        name: getattr(table.options, name)
        for name in ("two_aces", "freed_wild", "free_wild_shift", "natural_two_may_turn_wild")
        if name != "natural_two_may_turn_wild" or table.options.free_wild_shift
    }
    others = [kind for kind in KINDS if not _wild(kind) and kind not in meld and kind != card]
    own = ic.position("burraco", hand=" ".join([card, *others[:3]]), melds=meld, **told)
    return any(str(move).startswith("add") and str(move.card) == card for move in own.legal())


def _longest(k: At) -> int:
    """The most cards of any new meld without a wild card that the table allows."""
    best = 0
    for move in k.table.legal():
        if str(move).startswith("lay") and " | " not in str(move):
            cards = [*map(str, move.cards)]
            if not any(map(_wild, cards)) and len(cards) <= len(k.before) - 2:
                best = max(best, len(cards))
    return best


def _friends(k: At) -> int:
    return sum(not _wild(c) and _two(k.throws, c) for c in k.kept)


def _live(k: At) -> int:
    """The number of unseen cards that make a meld with two natural ones that are kept."""
    pairs = [*combinations([card for card in k.kept if not _wild(card)], 2)]
    unseen = [card for card in map(str, k.view.unseen) if card != "JK"]
    return sum(any(_natural((one, other, card)) for one, other in pairs) for card in unseen)


def _company(hand: list[str]) -> list[int]:
    """The number of others of a hand that each of its natural cards goes with."""
    plain = [card for card in hand if not _wild(card)]
    return [
        sum(_two(card, other) for other in [*plain[:at], *plain[at + 1 :]])
        for at, card in enumerate(plain)
    ]


def _used(k: At) -> int:
    left = Counter(k.before)
    return len(k.view.discards) - (Counter(map(str, k.view.discards)) & left).total()


CHECKS = {
    "advice-draws": lambda k, f: (
        k.drawn
        and f["unseen"] == len(k.view.unseen)
        and f["number"] == _sum(k)
    ),
    "advice-closes": lambda k, f: k.kept == [] and k.throws and f["points"] == 100,
    "advice-waits": lambda k, f: (
        (not k.drawn or len(k.view.discards) > 0)
        and _took(k, k.seat)
        and (k.kept != [] or k.drawn)
        and _can_close(k)
    ),
    "advice-out": lambda k, f: (
        k.kept == []
        and (k.throws is None) == (f["way"] == "at-once")
        and f["number"] == k.view.pozzetti[0]
    ),
    "advice-makes": lambda k, f: (
        (f["made"], f["gain"] if f["way"] == "more" else -f["gain"]) in k.made()
    ),
    "advice-takes": lambda k, f: (
        k.took
        and (f["number"], f["points"]) == (len(k.view.discards), _points(k.view.discards))
        and f["used"] == _used(k)
        and (f["card"] and str(f["card"])) == k.throws
    ),
    "advice-leaves-pile": lambda k, f: (
        k.drawn
        and f["number"] == len(k.view.discards)
        and f["held"] == len(k.view.hand)
        and not any(map(k.usable, map(str, k.view.discards)))
    ),
    "advice-wanted": lambda k, f: (
        str(f["card"]) == k.throws
        and f["held"] in k.view.shown[f["seat"]]
        and f["seat"] == (k.seat + 1) % k.view.players
        and str(f["held"]) != k.throws
        and _two(k.throws, str(f["held"]))
    ),
    "advice-live": lambda k, f: f["number"] == _live(k),
    "advice-gathers": lambda k, f: (
        k.took and len(k.view.hand_sizes) == 2 and f["number"] == len(k.view.discards)
    ),
    "advice-throws-least": lambda k, f: (
        str(f["card"]) == k.throws and _friends(k) == min(_company(k.before))
    ),
    "advice-lays": lambda k, f: (f["number"], f["points"]) == (len(k.laid), _points(k.laid)),
    "advice-spends": lambda k, f: (
        f["number"] == k.wild_laid() > 0 and f["left"] == sum(map(_wild, k.before))
    ),
    "advice-holds": lambda k, f: (
        len(f["cards"]) == _longest(k) and f["points"] == _points(f["cards"])
    ),
    "advice-danger": lambda k, f: (
        f["number"] == len(k.table.moment.state.hands[f["seat"]]) <= 4
        and f["points"] == _points(k.kept)
        and any(k.melds(k.table))
        and _took(k, f["seat"])
    ),
    "advice-throws-wild": lambda k, f: _wild(k.throws) and f["points"] == _points([k.throws]),
    "advice-throws": lambda k, f: f["number"] == _friends(k) and not _wild(k.throws),
    "advice-gives": lambda k, f: (
        f["number"] == next(number for number in k.fits(k.throws) if not k.own(number))
    ),
    "advice-wastes": lambda k, f: (
        f["number"] == next(number for number in k.fits(k.throws) if k.own(number))
    ),
    "advice-twin": lambda k, f: k.throws in k.pile and str(f["card"]) == k.throws,
    "advice-pile": lambda k, f: (
        f["seat"] == (k.seat + 1) % len(k.view.hand_sizes)
        and (f["number"], f["points"]) == (len(k.pile) + 1, _points([*k.pile, k.throws]))
    ),
    "advice-near": lambda k, f: (
        f["number"] == len(k.kept) <= 4 and not _took(k, k.seat)
    ),
}  # fmt: skip


def _sum(k: At) -> int:
    usable = {card: k.usable(card) for card in {*map(str, k.view.unseen)}}
    return sum(usable[str(card)] for card in k.view.unseen)


def _can_close(k: At) -> bool:
    """True if some order of moves closes the deal in this turn."""
    begun = k.begun.branch(k.begun.now)
    if k.drawn:
        begun.play("take")
    known = set[object]()

    def look(table: ic.Table) -> bool:
        if table.over:
            return True
        state = table.moment.state
        key = tuple(sorted(map(str, state.hands[k.seat]))), tuple(sorted(map(str, state.melds)))
        if key in known or int(state.turn) != k.seat:
            return False
        known.add(key)
        last_card = len(state.hands[k.seat]) == 1
        return any(
            look(table.branch(table.now).play(move))
            for move in table.legal()
            if last_card or not str(move).startswith("discard")
        )

    return look(begun)


def _took(k: At, seat: int) -> bool:
    """Whether the side of a seat has taken its pozzetto."""
    state = k.table.moment.state
    return any(
        {seat, int(each)} <= {*map(int, side)} for each in state.took for side in state.sides
    )


def test_of_the_only_turn_the_first_reason_speaks_for_it() -> None:
    table = ic.position(
        "burraco", players=2, hand="5c 7c", melds="3h 4h 5h 6h 7h 8h 9h", laid="1", took="0 1",
        held="2", drawn=True, discards="Qd",
    )  # fmt: skip
    advice = last(table.think("hint", Budget(12)))
    assert advice.reasons[0].name == "advice-throws-least"
    assert "advice-danger" in [each.name for each in advice.weighed[0].reasons]


@in_part
def test_every_reason_is_true(whole: bool) -> None:
    """One check for each kind, and every kind is met often enough to mean something."""
    met: Counter[str] = Counter()
    for table, line, told in situations.with_reasons(moments(often(80, 2) if whole else 6)):
        at = At(table, line)
        for reason in told:
            assert CHECKS[reason.name](at, reason.facts), (reason, [*map(str, line)], table)
            met[reason.name] += 1
    seldom = {*SELDOM}
    assert not whole or set(CHECKS) - set(met) <= seldom, set(CHECKS) - set(met)


SELDOM = {
    "advice-closes": ({"melds": "3h 4h 5h 6h 7h 8h 9h", "laid": "0", "took": "0"}, "Kd"),
    "advice-waits": ({"melds": "3h 4h 5h 6h 7h 8h 9h", "laid": "0", "took": "0"}, "Kd 10h"),
    "advice-twin": ({"discards": "Kd 3c"}, "Kd 8h 4s"),
    "advice-throws-wild": ({}, "2d 8h 4s"),
    "advice-holds": ({}, "Kd 5c 6c 7c 9s"),
    "advice-wastes": ({"melds": "4h 5h 6h 7h", "laid": "0"}, "3h Kd 4s"),
}


@pytest.mark.parametrize("name", SELDOM)
def test_what_is_told_seldom_is_true_as_well(name: str) -> None:
    told, hand = SELDOM[name]
    table = ic.position("burraco", players=2, hand=hand, drawn=True, **told)
    line = (table.read(f"discard {hand[:2]}"),)
    found = [each for each in reasons(table.view(), line) if each.name == name]
    assert found
    assert CHECKS[name](At(table, line), found[0].facts)


def test_reasons_are_short_and_have_words_in_both_languages() -> None:
    lengths = []
    for table, _, told in situations.with_reasons(moments(4 * TIMES)):
        for language in LANGUAGES:
            voice = table.voice(table.to_move, language)
            said = [voice.finding(reason) for reason in told]
            assert all(said)
            lengths += [len(said[0].split())]
    assert max(lengths) <= 18
    assert sorted(lengths)[len(lengths) // 2] <= 12
