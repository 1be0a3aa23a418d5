"""Every kind of reason at Scopa, found again by brute force: over all hands, by playing on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random
from typing import Any

from support.depth import in_part, often
from support.scopa_ways import WAYS

import italiancards as ic
from italiancards.core.cards import ITALIAN
from italiancards.core.rules import Finding

WORTH = {rank: value for value, rank in enumerate("A234567FCR", start=1)}
PRIME = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "F": 10, "C": 10, "R": 10}
FEW = 700


def _tables(number: int) -> Iterator[ic.Table]:
    """Tables in the course of deals under every agreement, at decisions between several moves."""
    found, seed = 0, 0
    while found < number:
        seed += 1
        table, chance = ic.deal("scopa", seed=seed, **WAYS[seed % len(WAYS)]), Random(seed)
        by = chance.choice(("random", "greedy"))
        for _ in range(chance.randrange(36)):
            table.play(table.hint(by).move)
        if table.to_move is not None:
            found += 1
            yield table


@in_part
def test_every_reason_is_true(whole: bool) -> None:
    """One check for each kind, and every kind is met often enough to mean something."""
    met: Counter[str] = Counter()
    for table in _tables(often(250, 2) if whole else 20):
        for weighed in table.hint("greedy").advice.weighed:
            for reason in weighed.reasons:
                checked = CHECKS[reason.name](table, weighed.move, reason.facts)
                assert checked, f"{reason} for {weighed.move} in {table!r}"
                met[reason.name] += 1
    if whole:
        assert set(met) == set(CHECKS)
        assert min(met.values()) >= often(3, 2), met


def _unseen(view: Any) -> list[Any]:
    """The cards whose place the seat does not know, counted out of the pack."""
    known = {*view.hand, *view.table, *(card for pile in view.taken for card in pile)}
    return [card for card in ITALIAN.cards if card not in known]


def _next(table: ic.Table, move: Any) -> tuple[int | None, int]:
    """Who plays after a move, and how many cards he holds then: found by playing it."""
    table.play(move)
    seat = table.to_move
    held = 0 if seat is None else len(table.moment.state.hands[seat])
    table.undo()
    return seat, held


def _share(unseen: list[Any], wanted: set[Any], held: int) -> Fraction:
    """The share of all hands that hold one of some cards: by looking at each, if they are few."""
    if comb(len(unseen), held) <= FEW:
        hands = list(combinations(unseen, held))
        return Fraction(sum(bool(wanted & set(hand)) for hand in hands), len(hands))
    none = Fraction(1)
    for drawn in range(held):  # one card after another
        none *= Fraction(len(unseen) - len(wanted) - drawn, len(unseen) - drawn)
    return 1 - none


def _near(percent: int, share: Fraction) -> bool:
    certain = (percent in (0, 100)) == (share in (0, 1))
    return certain and abs(percent - 100 * share) <= 1


def _left(view: Any, move: Any) -> list[Any]:
    gone = set(move.uses.table)
    stays = [card for card in view.table if card not in gone]
    return stays if gone else [*stays, move.card]


def _sweeping(view: Any, left: list[Any], cards: list[Any]) -> set[Any]:
    """The cards that would make a scopa of a table as the second to be played from now on."""
    options = view.options
    after = sum(view.hand_sizes) + view.stock_size - 2
    needed = {"count": 0, "not_last_card": 1, "not_last_round": 3 * view.players}
    found = set()
    for card in cards:
        wanted = 15 - WORTH[card[0]] if options.scopa_a_15 else WORTH[card[0]]
        ordinary = sum(WORTH[each[0]] for each in left) == wanted
        ace = options.ace_takes_all and card[0] == "A"
        ace = ace and not (options.ace_on_table_blocks and any(c[0] == "A" for c in left))
        if ordinary or (ace and options.ace_sweep_is_scopa):
            found.add(card)
    return found if after >= needed[options.last_scopa] else set()


def _leaves(table: ic.Table, move: Any, facts: Any) -> bool:
    view = table.view()
    seat, held = _next(table, move)
    left, unseen = _left(view, move), _unseen(view)
    sweeping = _sweeping(view, left, unseen)
    right = facts["sum"] == sum(WORTH[card[0]] for card in left) and facts["seat"] == seat
    right = right and set(facts["cards"]) == sweeping and facts["number"] == len(sweeping)
    return right and ("chance" not in facts or _near(
        facts["chance"], _share(unseen, sweeping, held)))  # fmt: skip


def _takers(table: ic.Table, move: Any, wanted: Any) -> tuple[set[Any], int | None, int]:
    """The unseen cards that take one from the table as it is left: tried one by one, as the rules
    have it, in the hand of whoever plays next.
    """
    view, (seat, held) = table.view(), _next(table, move)
    takers = set()
    for card in _unseen(view) if held else []:
        others = [each for each in _unseen(view) if each != card]
        after = replace(
            view,
            seat=seat,
            to_move=seat,
            hand=(card,),
            table=tuple(_left(view, move)),
            capture=None,
        )
        assert len(others) < 40
        legal = table.game.legal(after)
        if any(wanted in each.uses.table for each in legal):
            takers.add(card)
    return takers, seat, held


def _taken(table: ic.Table, move: Any, facts: Any) -> bool:
    takers, seat, held = _takers(table, move, move.card)
    unseen = _unseen(table.view())
    equal = {card for card in takers if card[0] == move.card[0]}
    told = (facts["number"], facts["equal"], facts["unseen"], facts["seat"])
    right = told == (len(takers), len(equal), len(unseen), seat)
    return right and _near(facts["chance"], _share(unseen, takers, held))


def _settebello(table: ic.Table, move: Any, facts: Any) -> bool:
    takers, seat, held = _takers(table, move, "7D")
    right = "7D" in _left(table.view(), move) and facts["seat"] == seat
    return right and _near(facts["chance"], _share(_unseen(table.view()), takers, held))


def _played(table: ic.Table, move: Any) -> tuple[list[str], Any]:
    """What a move led to, by name, and what its side has taken after it is gathered."""
    at, side = table.now, table.view().side
    table.play(move)
    names = [event.name for _, event in table.log(None, at + 1, at + 2, everything=True)]
    taken = table.moments[at + 2].state.taken
    table.undo()
    return names, [*taken[side:], *taken[:side]]


def _gained(table: ic.Table, move: Any) -> set[Any]:
    return set(_played(table, move)[1][0]) - set(table.view().taken[table.view().side])


def _of(piles: Any, wanted: Any) -> list[int]:
    return [sum(1 for card in pile if wanted(card)) for pile in piles]


def _coin(card: Any) -> bool:
    return str(card)[1] == "D"


def _race(table: ic.Table, move: Any, facts: Any, wanted: Any, total: int, *, won: bool) -> bool:
    """How a race stands after a move; won is what no way to share out the rest can change."""
    mine, *others = _of(_played(table, move)[1], wanted)
    left = total - mine - sum(others)
    told = facts["mine"] == mine and facts["other"] == max(others) and facts["left"] == left
    return told and won == (mine > max(others) + left)


def _prime(pile: Any) -> int | None:
    best = [max([PRIME[c[0]] for c in pile if c[1] == suit], default=0) for suit in "DCSB"]
    return sum(best) if all(best) else None


def _primiera(table: ic.Table, move: Any, facts: Any) -> bool:
    mine, *others = _played(table, move)[1]
    known = [prime for prime in map(_prime, others) if prime is not None]
    before = _prime(table.view().taken[table.view().side])
    right = facts["points"] == _prime(mine) != before
    return right and facts["other"] == max(known, default=0)


def _parity(table: ic.Table, move: Any, facts: Any, *, odd: bool) -> bool:
    """Ranks whose cards on no pile were even and are odd now, or the other way round."""
    view = table.view()
    before = {card for pile in view.taken for card in pile}
    after = {card for pile in _played(table, move)[1] for card in pile}
    changed = {
        rank
        for rank in "A234567FCR"
        if _out(rank, after) % 2 == odd != _out(rank, before) % 2 and _out(rank, after)
    }
    right = {card.rank for card in facts["cards"]} == changed
    deals = any(view.dealer in side and view.seat in side for side in table.parties)
    whom = "you" if deals != odd else "opponent" if view.players == 2 else "opponents"
    return right and facts["helps"] == ("nobody" if len(table.parties) > 2 else whom)


def _out(rank: str, gone: set[Any]) -> int:
    return 4 - sum(card[0] == rank for card in gone)


CHECKS = {
    "advice-takes": lambda t, m, f: (
        (f["number"], f["coins"]) == (len(_gained(t, m)), sum(map(_coin, _gained(t, m))))
    ),
    "advice-takes-settebello": lambda t, m, f: "7D" in _gained(t, m) and f["card"] == "7D",
    "advice-scopa": lambda t, m, f: "scopa" in _played(t, m)[0],
    "advice-no-scopa": lambda t, m, f: any(
        name.startswith("no-scopa") for name in _played(t, m)[0]
    ),
    "advice-gives": lambda t, m, f: str(m) == f["card"] == "7D",
    "advice-wins-cards": lambda t, m, f: _race(t, m, f, lambda card: True, 40, won=True),
    "advice-wins-coins": lambda t, m, f: _race(t, m, f, _coin, 10, won=True),
    "advice-race-coins": lambda t, m, f: (
        _race(t, m, f, _coin, 10, won=f["mine"] > f["other"] + f["left"])
        and any(map(_coin, _gained(t, m)))
    ),
    "advice-sevens": lambda t, m, f: (
        f["mine"] == _of(_played(t, m)[1], lambda card: card[0] == "7")[0]
        and f["left"] == 4 - sum(_of(_played(t, m)[1], lambda card: card[0] == "7"))
    ),
    "advice-primiera": _primiera,
    "advice-leaves-scopa": lambda t, m, f: _leaves(t, m, f) and 0 < f["chance"] < 100,
    "advice-leaves-scopa-surely": lambda t, m, f: _leaves(t, m, f) and f["chance"] == 100,
    "advice-leaves-safe": lambda t, m, f: (
        _leaves(t, m, f)
        and not f["cards"]
        and bool(_sweeping(t.view(), _left(t.view(), m), list(ITALIAN.cards)))
    ),
    "advice-guards": lambda t, m, f: (
        _leaves(t, m, f)
        and not _sweeping(t.view(), _left(t.view(), m), list(ITALIAN.cards))
        and bool(_sweeping(t.view(), list(t.view().table), _unseen(t.view())))
    ),
    "advice-may-be-taken": lambda t, m, f: _taken(t, m, f) and 0 < f["chance"] < 100,
    "advice-surely-taken": lambda t, m, f: _taken(t, m, f) and f["chance"] == 100,
    "advice-nobody-takes": lambda t, m, f: _taken(t, m, f) and f["number"] == 0,
    "advice-leaves-settebello": _settebello,
    "advice-keeps-equal": lambda t, m, f: (
        set(f["cards"]) == {c for c in t.view().hand if c[0] == m.card[0]} - {m.card}
        and f["number"] == len(f["cards"])
    ),
    "advice-spariglio": lambda t, m, f: _parity(t, m, f, odd=True),
    "advice-rappaia": lambda t, m, f: _parity(t, m, f, odd=False),
}


def _told(table: ic.Table, move: str) -> str:
    weighed = table.hint("greedy").advice.weighed
    reasons = next(each.reasons for each in weighed if str(each.move) == move)
    return " ".join(map(table.voice(0).finding, reasons))


def test_a_king_that_is_the_last_of_its_rank_can_be_taken_by_nobody_else() -> None:
    cards = {"hand": "RC 6S 2B", "table": "3D FB", "taken": "RD RS RB", "stock": 24}
    table = ic.position("scopa", **cards)
    assert _told(table, "RC") == "Then no unseen card can take it."
    sweeping = ic.position("scopa", **cards, ace_takes_all=True)
    assert "Rosa can take it with" in _told(sweeping, "RC")
    assert "sum" not in _told(sweeping, "RC")


def test_a_card_that_is_laid_down_may_be_taken_in_a_sum_as_well() -> None:
    """Beside the last three: sevens, knights and kings; a knave takes the knave that lies there."""
    cards = {"hand": "3S 3C 4S", "table": "4C 6B 5D FS AC", "taken": "2S 6D / 6C 5B 3B"}
    table = ic.position("scopa", **cards, last="1")
    told = "Rosa can take it with 13 of the 27 cards you have not seen: 88% chance."
    assert told in _told(table, "3S")


def test_the_settebello_that_is_left_there_is_told() -> None:
    table = ic.position("scopa", hand="RC 6S 2B", table="7D RS", stock=24)
    assert "chance that Rosa takes it" in _told(table, "RC x RS")


@in_part
def test_the_first_hint_is_true_too(whole: bool) -> None:
    """Where to look: how many cards take, whether a scopa lies there, what the table makes."""
    met: Counter[str] = Counter()
    for table in _tables(often(150, 2) if whole else 20):
        view, legal = table.view(), table.legal()
        takers = {move.card for move in legal if move.verb}
        scope = [move for move in legal if move.verb and "scopa" in _played(table, move)[0]]
        for finding in table.hint("greedy").advice.look:
            met[finding.name] += 1
            _look(table, view, takers, scope, finding)
    if whole:
        assert len(met) == 6
        assert min(met.values()) >= 3, met


def _look(table: ic.Table, view: Any, takers: Any, scope: Any, finding: Finding) -> None:
    facts = finding.facts
    if finding.name in ("advice-look-takers", "advice-look-nothing"):
        assert (facts["number"], facts["held"]) == (len(takers), len(view.hand))
        assert bool(takers) == (finding.name == "advice-look-takers")
        assert (facts["which"] == "all") == (len(takers) == len(view.hand))
    elif finding.name == "advice-look-scopa":
        assert scope
    elif finding.name == "advice-look-sum":
        assert not scope
        assert facts["sum"] == sum(WORTH[card[0]] for card in view.table)
        lefts = [sum(WORTH[c[0]] for c in _left(view, move)) for move in table.legal()]
        assert any(0 < left <= 10 for left in lefts)
    elif finding.name == "advice-look-settebello":
        assert "7D" in view.table
    else:
        assert finding.name == "advice-look-ending"
        assert facts["seat"] == 1 - view.seat
        assert sorted(facts["cards"]) == sorted(table.moment.state.hands[1 - view.seat])
