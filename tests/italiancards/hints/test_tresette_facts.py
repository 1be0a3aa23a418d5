"""Every kind of reason at Tresette, found again by brute force: over all deals that fit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any

import pytest
from support.depth import TIMES, in_part
from support.tresette import WAYS, moments

import italiancards as ic
from italiancards.core.names import LANGUAGES

ORDER = "32ARCF7654"
WORTH = {"A": 3, "3": 1, "2": 1, "R": 1, "C": 1, "F": 1}
FEW = 3_000
"""So many deals at most are counted one by one."""


def _worth(cards: Any) -> int:
    return sum(WORTH.get(card[0], 0) for card in cards)


def _written(number: int) -> str:
    whole, part = divmod(number, 3)
    return " ".join(
        filter(None, [str(whole) if whole or not part else "", f"{part}/3" * bool(part)])
    )


def _beats(card: str, best: str) -> bool:
    return card[1] == best[1] and ORDER.index(card[0]) < ORDER.index(best[0])


class Facts:
    """What is known at a moment, found out from the log and not from the view's own accounts."""

    def __init__(self, table: ic.Table) -> None:
        self.table, self.seat = table, int(table.to_move or 0)
        self.view = view = table.view()
        self.state = table.moment.state
        self.players = table.seating.count
        mine = {*view.hand, *(view.tops[self.seat] if view.tops else ())}
        gone = {card for pile in view.taken for card in pile} | {*view.trick}
        self.own = mine
        deck = [card for card in table.game.deck(table.options) if card not in gone | mine]
        self.out = sorted(deck, key=lambda card: ORDER.index(card[0]))
        self.void: dict[int, set[str]] = {seat: set() for seat in range(self.players)}
        self.known: dict[int, set[str]] = {seat: set() for seat in range(self.players)}
        self._told()

    def _told(self) -> None:
        trick: list[str] = []
        for _, event in self.table.log(self.seat):
            facts = event.facts
            seat = int(facts["seat"]) if isinstance(facts.get("seat"), int) else -1
            if event.name == "played":
                trick.append(facts["card"])
                if facts["card"][1] != trick[0][1]:
                    self.void[seat].add(trick[0][1])
                self.known[seat].discard(facts["card"])
            elif event.name == "trick-taken":
                trick = []
            elif event.name == "drew" and "card" in facts:
                self.known[seat].add(facts["card"])
            elif event.name == "drew":
                self.void[seat] = set()  # he may have drawn it; see `limits`
            elif event.name == "declares":
                self.known[seat] |= {c for c in facts["cards"] if c in self._hand(seat)}
            elif event.name == "holds-four":
                self.known[seat].add(facts["card"])

    def _hand(self, seat: int) -> Any:
        return self.state.hands[seat]

    def after(self) -> list[int]:
        """Who plays to the trick after this seat."""
        number = self.players - 1 - len(self.view.trick)
        return [(self.seat + step) % self.players for step in range(1, number + 1)]

    def against(self) -> list[int]:
        partners = {int(each) for each in self.view.partners}
        return [seat for seat in self.after() if seat not in partners]

    def open_of(self, seat: int) -> set[str]:
        tops = set(self.view.tops[seat]) if self.view.tops else set()
        return self.known[seat] | tops

    def holds(self, seat: int) -> set[str]:
        """What a seat really holds, in hand and on top of its packets."""
        return set(self._hand(seat)) | self.open_of(seat)

    def chance(self, seats: list[int], cards: set[str]) -> float | None:
        """The share of all deals that fit in which one of the seats holds one of the cards."""
        if any(self.open_of(seat) & cards for seat in seats):
            return 1.0
        if not self.table.options.show_drawn and self.players == 2:
            return None  # what was drawn unseen makes it another sum
        others = [seat for seat in range(self.players) if seat != self.seat]
        seen = set().union(*(self.open_of(seat) for seat in others))
        hidden = [card for card in self.out if card not in seen]
        sizes = [len(self._hand(seat)) - len(self.known[seat]) for seat in others]
        ways, left = 1, len(hidden)
        for size in sizes:
            ways, left = ways * comb(left, size), left - size
        if ways > FEW:
            return None
        found = Counter[bool]()
        for hands in _layouts(hidden, others, sizes, self.void):
            held = set().union(*(set(hands[seat]) for seat in seats)) if seats else set()
            found[bool(held & cards)] += 1
        return found[True] / found.total()


def _layouts(hidden: Any, seats: Any, sizes: Any, void: Any) -> Iterator[dict[int, Any]]:
    if not seats:
        yield {}
        return
    for cards in combinations(hidden, sizes[0]):
        if any(card[1] in void[seats[0]] for card in cards):
            continue
        left = [card for card in hidden if card not in cards]
        for rest in _layouts(left, seats[1:], sizes[1:], void):
            yield {seats[0]: cards, **rest}


def _near(told: int, chance: float | None) -> bool:
    COUNTED[chance is not None] += 1
    if chance is None:
        return 0 < told < 100
    return abs(told - 100 * chance) <= 1 and (told == 100) == (chance == 1)


COUNTED: Counter[bool] = Counter()


def _trick(k: Facts, move: Any) -> Any:
    """What the trick came to, once a card was played to it last."""
    before = k.table.now
    played = k.table.play(move)
    found = [
        e.facts for _, e in played.log(None, before + 1, everything=True) if e.name == "trick-taken"
    ]
    sheets = played.game.count(played.view(k.seat))
    k.table.undo()
    return (found or [None])[0], sheets


def _brute_declared(cards: Any) -> int:
    ranks = Counter(card[0] for card in cards if card[0] in "32A")
    suits = Counter(card[1] for card in cards if card[0] in "32A")
    return sum(n for n in ranks.values() if n >= 3) + 3 * sum(n == 3 for n in suits.values())


def _left_to_declare(k: Facts) -> int:
    done = sum(each.points for seat, each in k.view.declared if seat == k.seat)
    return _brute_declared(k.view.dealt) - done


def _ended(k: Facts, move: Any, f: Any, who: str) -> bool:
    trick, _ = _trick(k, move)
    seat = int(trick["seat"])
    partner = seat in k.view.partners
    kind = "me" if seat == k.seat else "partner" if partner else "other"
    told = (f["thirds"], f["worth"], int(f["seat"]))
    return kind == who and told == (trick["thirds"], _written(trick["thirds"]), seat)


def _whole(k: Facts, move: Any, f: Any, *, gains: bool) -> bool:
    side = k.view.side
    before = _worth(k.view.taken[side])
    trick, _ = _trick(k, move)
    after = before + trick["thirds"]
    mine = trick["seat"] in (*k.view.partners, k.seat) and f["worth"] == _written(after)
    if gains:
        return mine and f["points"] == after // 3 - before // 3 > 0
    return mine and after // 3 == before // 3 and f["number"] == -after % 3


def _same_suit_out(k: Facts, suit: str) -> list[str]:
    return [card for card in k.out if card[1] == suit]


def _takes_so_far(k: Facts, card: str) -> int:
    lying = [*k.view.trick, card]
    best = max(
        range(len(lying)), key=lambda n: (lying[n][1] == lying[0][1], -ORDER.index(lying[n][0]))
    )
    return (int(k.view.leader) + best) % k.players


def _beaters(k: Facts, card: str) -> list[str]:
    return [each for each in k.out if _beats(each, card)]


def _kept(k: Facts, card: str) -> list[str]:
    return [each for each in k.own if each != card and each[1] == card[1]]


def _sure(k: Facts, card: str) -> bool:
    return not _beaters(k, card)


def _says(k: Facts, m: Any, f: Any) -> bool:
    left = [c for c in k.view.hand if c != m.card and c[1] == m.card[1]]
    true = {"volo": not left, "striscio": len(left) >= 3, "busso": any(c[0] in "32A" for c in left)}
    return f["word"] == m.word and (f["true"] == "yes") == true[m.word]


CHECKS = {
    "advice-declares": lambda k, m, f: (
        f["points"] == sum(each.points for each in m.combinations)
        and f["left"] == _left_to_declare(k) - f["points"]
    ),
    "advice-passes": lambda k, m, f: f["left"] == _left_to_declare(k) > 0,
    "advice-nothing-to-declare": lambda k, m, f: _left_to_declare(k) == 0,
    "advice-takes": lambda k, m, f: _ended(k, m, f, "me"),
    "advice-partner-takes": lambda k, m, f: _ended(k, m, f, "partner"),
    "advice-gives": lambda k, m, f: _ended(k, m, f, "other"),
    "advice-adds": lambda k, m, f: (
        bool(k.after()) and f["thirds"] == _worth([m.card]) and f["own"] == _written(f["thirds"])
    ),
    "advice-whole": lambda k, m, f: _whole(k, m, f, gains=True),
    "advice-short": lambda k, m, f: _whole(k, m, f, gains=False),
    "advice-thrown": lambda k, m, f: (
        f["suit"] == k.view.trick[0][1] and not any(card[1] == f["suit"] for card in k.own)
    ),
    "advice-below": lambda k, m, f: (
        _takes_so_far(k, m.card) == int(f["seat"]) != k.seat
        and (f["side"] == "ours") == (f["seat"] in k.view.partners)
    ),
    "advice-nothing-beats": lambda k, m, f: (
        _sure(k, m.card) and _takes_so_far(k, m.card) == k.seat
    ),
    "advice-they-cannot": lambda k, m, f: (
        set(f["cards"]) == set(_beaters(k, m.card)) != set()
        and not any(k.holds(seat) & set(f["cards"]) for seat in k.against())
        and k.chance(k.against(), set(f["cards"])) in (None, 0.0)
    ),
    "advice-some-beat": lambda k, m, f: (
        set(f["cards"]) == set(_beaters(k, m.card))
        and f["number"] == len(f["cards"]) > 0
        and (f["named"] == "yes") == (f["number"] <= 3)
        and (f["chance"] == 100 or _near(f["chance"], k.chance(k.against(), set(f["cards"]))))
        and (f["chance"] < 100 or k.chance(k.against(), set(f["cards"])) in (None, 1.0))
    ),
    "advice-suit-out": lambda k, m, f: f["number"] == len(_same_suit_out(k, m.card[1])),
    "advice-out-of": lambda k, m, f: (
        not any(card[1] == f["suit"] for card in k.holds(int(f["seat"])))
        and f["seat"] not in k.view.partners
    ),
    "advice-partner-out-of": lambda k, m, f: (
        not any(card[1] == f["suit"] for card in k.holds(int(f["seat"])))
        and f["seat"] in k.view.partners
    ),
    "advice-partner-top": lambda k, m, f: (
        f["card"] == _same_suit_out(k, m.card[1])[0]
        and (f["chance"] == 100 or _near(f["chance"], k.chance([int(f["seat"])], {f["card"]})))
    ),
    "advice-ace-out": lambda k, m, f: (
        f["card"] in k.out and f["card"][0] == "A" and _sure(k, m.card)
        and f["card"][1] == m.card[1]
    ),
    "advice-runs": lambda k, m, f: (
        set(f["cards"]) == {card for card in _kept(k, m.card) if _sure(k, card)}
        and f["number"] == len(f["cards"]) > 0
    ),
    "advice-bares-ace": lambda k, m, f: (
        _kept(k, m.card) == [f["card"]] and f["card"][0] == "A"
        and set(f["cards"]) == set(_beaters(k, f["card"])) != set()
    ),
    "advice-keeps-last": lambda k, m, f: (
        k.own - {m.card} == {f["card"]} and _sure(k, f["card"]) and not k.view.stock_size
    ),
    "advice-says": _says,
}  # fmt: skip


def chosen() -> Iterator[ic.Table]:
    """What is met too seldom: hands to declare or not, and tricks that a partner takes."""
    hands = ("3D 3C 3S 2D AD 4B 5B 6B 7B 4C", "AD AC AS AB 2B 3B 5C 6C 7C RC",
             "4D 5D 6D 7D RD CD FD RC CC FC", "3D 2D 4C 5C 6C 7C 4S 5S 6S 7S")  # fmt: skip
    for hand in hands:
        yield ic.position("tresette", declaration_timing="before_lead", asking="yes", hand=hand)
    for trick in ("5D 3D 6D", "5D RD 6D", "7C RC FC"):
        yield ic.position("tresette", declarations=False, hand="FD AD 4D CS", trick=trick)


@in_part
def test_every_reason_is_true(whole: bool) -> None:
    """One check for each kind, and every kind is met often enough to mean something."""
    met: Counter[str] = Counter()
    some = 60 * TIMES if whole else 8
    for table in (*chosen(), *moments(some), *moments(some // 2, WAYS[:5], late=True)):
        known, voice = Facts(table), table.voice(table.to_move, LANGUAGES[len(met) % 2])
        for weighed in table.hint("greedy").advice.weighed:
            for reason in weighed.reasons:
                right = CHECKS[reason.name](known, weighed.move, reason.facts)
                assert right, f"{reason} for {weighed.move} in {table!r}"
                assert voice.finding(reason)
                met[reason.name] += 1
    if whole:
        assert set(met) == set(CHECKS)
        assert min(met.values()) >= 2, met
        assert COUNTED[True] > 5, COUNTED


def test_the_first_hint_is_true_too() -> None:
    met: Counter[str] = Counter()
    for table in moments(24):
        known = Facts(table)
        view = known.view
        for finding in table.hint("greedy").advice.look:
            facts = finding.facts
            met[finding.name] += 1
            if finding.name == "advice-look-follow":
                assert facts["thirds"] == _worth(view.trick)
                assert facts["number"] == len([c for c in known.own if c[1] == view.trick[0][1]])
                best = max(view.trick, key=lambda c: (c[1] == view.trick[0][1], -ORDER.index(c[0])))
                seat = (int(view.leader) + view.trick.index(best)) % known.players
                assert int(facts["seat"]) == seat
                assert (facts["side"] == "ours") == (facts["seat"] in view.partners)
            elif finding.name == "advice-look-thirds":
                had = _worth(view.taken[view.side])
                assert (had + facts["missing"]) % 3 == 0 < facts["missing"] <= 3
                assert facts["worth"] == _written(had)
            elif finding.name == "advice-look-declare":
                assert view.asking
            elif finding.name == "advice-look-last":
                assert len(known.own) == 1
            else:
                assert finding.name == "advice-look-lead"
                assert not view.trick
    assert len(met) >= 4


@pytest.mark.slow
def test_what_is_known_of_the_others_is_true_and_bots_signal_the_truth() -> None:
    """At every moment of greedy play the real deal fits what the sampler takes for certain."""
    from italiancards.games.tresette.hints.sides import hand_constraint

    bound = 0
    for way in WAYS:
        for seed in range(TIMES):
            table = ic.deal("tresette", seed=seed, **way)
            while (seat := table.to_move) is not None:
                view = table.view()
                for other in range(table.seating.count):
                    if other == seat:
                        continue
                    found = hand_constraint(view, table.seating.seat(other))
                    held = [c for c in table.view(other).hand if c not in view.shown[other]]
                    assert found.size == len(held)
                    assert found.fits(held), (found, held, table)
                    bound += found.bound
                table.play(table.hint("greedy").move)
    assert bound > 50
