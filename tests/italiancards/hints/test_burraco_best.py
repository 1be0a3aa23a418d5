"""The lay-down worth most, against every order of moves that the rules of melds let one think of.

The second opinion knows no bits and no blocks: it lays every three cards or more that read as a
meld, adds every card wherever the meld grows by it, and counts what lies there by `kinds`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any

from support.burraco_deals import moments
from support.depth import in_part, often

import italiancards as ic
from italiancards.core.cards import RUMMY, Card, Cards
from italiancards.core.melds import JOKER, Meld, growths, readings
from italiancards.core.melds.lanes import PLACED
from italiancards.games.burraco.hints.lay_down import LayDown, best_lay_down, best_of
from italiancards.games.burraco.hints.meld_numbers import bonus as bonus_of
from italiancards.games.burraco.hints.meld_numbers import extend, meld_options
from italiancards.games.burraco.hints.meld_numbers import points as points_of
from italiancards.games.burraco.hints.simulator import BurracoRecording
from italiancards.games.burraco.hints.turn_search import MOST
from italiancards.games.burraco.rules.candidates import melds
from italiancards.games.burraco.rules.kinds import bonus
from italiancards.games.burraco.rules.options import BurracoOptions
from italiancards.games.burraco.rules.state import VALUES, melding
from italiancards.hints.melds.meld_numbers import MeldNumbers, cards_of, meld_numbers

AGREED = [
    BurracoOptions(
        two_aces=two_aces, freed_wild=freed, semi_clean=semi, duplicate_sets=twice, **shift
    )
    for two_aces, freed, semi, twice, shift in product(
        (True, False), ("low_end", "either_end"), (False, True), (False, True),
        ({}, {"natural_two_may_turn_wild": False}, {"free_wild_shift": False}),
    )
]  # fmt: skip
read = cache(readings)


def _rank(meld: Meld) -> str | None:
    """The rank of a set."""
    first = meld.parts[0].stands
    return first.rank if first is not None and meld.kind == "set" else None


def _second_opinion(
    hand: Cards, table: tuple[Meld, ...], options: BurracoOptions, keep: int
) -> int:
    rules, known, worths = melding(options), set[object](), list[int]()

    def look(hand: Cards, laid: tuple[Meld, ...]) -> None:
        key = (hand, *sorted(map(str, laid)))
        if key in known:
            return
        known.add(key)
        worths.append(sum(bonus(meld, options) + VALUES.hand(meld.cards) for meld in laid))
        for size in range(1, len(hand) - keep + 1):
            for chosen in combinations(range(len(hand)), size):
                cards = tuple(hand[place] for place in chosen)
                left = tuple(card for place, card in enumerate(hand) if place not in chosen)
                for at, meld in enumerate(laid if size == 1 else ()):
                    for growth in growths(meld, cards[0], rules):
                        look(left, (*laid[:at], growth.meld, *laid[at + 1 :]))
                for meld in read(cards, rules) if size > 2 else ():
                    again = _rank(meld) in {*map(_rank, laid)} - {None}
                    if options.duplicate_sets or not again:
                        look(left, (*laid, meld))

    look(tuple(sorted(hand)), table)
    return max(worths) - worths[0]


def _position(chance: Random, options: BurracoOptions) -> tuple[Cards, tuple[Meld, ...]]:
    """Few cards, near to each other and to up to three melds, which are often long."""
    suits = chance.choice(("hdcs", "hd", "h"))
    cards = [
        card for card in RUMMY.cards
        if card == JOKER or card.suit in suits or chance.random() < 0.15
    ]  # fmt: skip
    table: list[Meld] = []
    for _ in range(chance.choice((0, 1, 1, 2, 2, 3))):
        found = [*melds(tuple(chance.sample(cards, min(len(cards), 24))))]
        if chance.random() < 0.6:
            found = sorted(found, key=lambda meld: -len(meld.parts))[:40]
        found = [meld for meld in found if options.duplicate_sets or _rank(meld) is None
                 or _rank(meld) not in map(_rank, table)]  # fmt: skip
        if found:
            table.append(chance.choice(found))
            for card in table[-1].cards:
                cards.remove(card)

    def far(card: Card) -> float:
        away = chance.random()
        if card == JOKER or card.rank == "2":
            return away * 0.75
        for meld in table:
            first = meld.parts[0].stands
            assert first is not None
            near = card.rank == first.rank if meld.kind == "set" else card.suit == first.suit
            away *= 0.55 if near else 1
        return away

    return tuple(sorted(cards, key=far)[: chance.choice((3, 4, 5, 5))]), tuple(table)


def _found(hand: Cards, table: tuple[Meld, ...], options: BurracoOptions, keep: int) -> LayDown:
    """What is found, each step of it looked at again, and the points counted that it brings."""
    places, melds = [PLACED[card] for card in hand], [*map(meld_numbers, table)]
    ways, second_sets = meld_options(options), options.duplicate_sets
    found = best_of(places, melds, ways, keep=keep, second_sets=second_sets)
    assert found is not None
    before, left = _count(melds, options), Counter(places)
    for at, steps in found.added:
        for place, to in steps:
            assert to in extend(melds[at], place, ways)
            melds[at] = to.meld
            left[place] -= 1
    for lies in found.melds:
        melds.append(lies)
        left.subtract(cards_of(lies))
        assert lies.length >= 3
    assert min(left.values()) >= 0
    assert left.total() >= keep
    ranks = [lies.row for lies in melds if lies.row > 3]
    assert second_sets or len(ranks) == len({*ranks})
    assert _count(melds, options) - before == found.worth
    return found


def _count(melds: list[MeldNumbers], options: BurracoOptions) -> int:
    return sum(points_of(lies) + bonus_of(lies, options.semi_clean) for lies in melds)


@in_part
def test_nothing_is_worth_more_however_one_lays(whole: bool) -> None:
    chance, burrachi = Random(21), 0
    for number in range(often(2000) if whole else 192):
        options, keep = AGREED[number % len(AGREED)], chance.choice((0, 0, 0, 1, 1, 2, 3))
        hand, table = _position(chance, options)
        found = _found(hand, table, options, keep)
        assert found.worth == _second_opinion(hand, table, options, keep), (hand, table, options)
        burrachi += found.worth > 100
    assert burrachi > 5


@in_part
def test_in_play_it_finds_what_looking_at_every_turn_finds(whole: bool) -> None:
    exhaustive = replace(MOST, most=20_000 if whole else 300)
    looked = 0
    for table in moments(often(200, 2) if whole else 24):
        view = table.view()
        first = view.options.min_first_meld and not any(True for _ in view.own)
        if not view.drawn or view.has_pozzetto or view.picked or first:
            continue  # there a turn may be asked for more than for points
        deal, seat = BurracoRecording.solo_turn(view), int(view.seat)
        told = exhaustive.best(deal, lambda end, _, of=seat: end.table_points()[of])
        if told.proven:
            worth = told.worth - deal.table_points()[seat]
            assert best_lay_down(view, keep=0)[0] == worth, table
            looked += 1
    assert looked > (often(50, 2) if whole else 5)


@in_part
def test_its_moves_are_allowed_and_bring_what_it_says(whole: bool) -> None:
    laid_any = 0
    for table in moments(often(100) if whole else 10):
        view = table.view()
        if not view.drawn or (view.options.min_first_meld and not any(True for _ in view.own)):
            continue
        worth, moves = best_lay_down(view, keep=2)
        before = _laid_by(view.own, view.options)
        for move in moves:
            table.play(move)
        assert _laid_by(table.view(view.seat).own, view.options) - before == worth
        laid_any += worth > 0
    assert laid_any


def _laid_by(own: Iterable[Meld], options: BurracoOptions) -> int:
    return sum(VALUES.hand(meld.cards) + bonus(meld, options) for meld in own)


def _told(hand: str, melds: str, keep: int = 1, **agreed: Any) -> tuple[int, list[str]]:
    table = ic.position(
        "burraco", hand=hand, melds=melds, laid=" ".join("0" for _ in melds.split("|")),
        drawn="yes", discards="Qd", players=2, **agreed,
    )  # fmt: skip
    worth, moves = best_lay_down(table.view(), keep)
    return worth, [*map(str, moves)]


SEVEN = "3c 4c 5c 6c 7c 8c | 9h 9d 9s"


def test_a_card_goes_where_it_makes_a_burraco() -> None:
    assert _told("9c Kd", SEVEN) == (210, ["add 9c to 1"])


def test_a_wild_card_is_kept_from_a_clean_burraco_and_laid_where_there_is_another_meld() -> None:
    assert _told("9c JK Kd", SEVEN) == (240, ["add 9c to 1", "add JK=9h to 2"])


def test_a_card_too_few_in_hand_is_one_that_is_worth_least() -> None:
    assert _told("9c 9d", SEVEN, keep=1)[0] == 210
    assert _told("9c 9d", SEVEN, keep=0)[0] == 220


def test_six_of_a_suit_and_a_wild_card_are_one_burraco_and_no_two_melds() -> None:
    worth, moves = _told("3c 4c 5c 7c 8c 9c JK Kd", "9h 9d 9s")
    assert (worth, moves) == (5 * 4 + 10 * 2 + 30 + 100, ["lay 3c 4c 5c JK=6c 7c 8c 9c"])


def test_there_is_no_second_set_of_a_rank_unless_it_is_agreed() -> None:
    assert _told("Kh Kd 2s 4h", "Kc Kc JK")[0] == 20
    assert _told("Kh Kd 2s 4h", "Kc Kc JK", duplicate_sets=True)[0] == 40
