"""The sampler of what a seat cannot see, against every deal that fits, found by enumeration."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any

import pytest
from support.depth import TIMES

from italiancards.hints.sampler import CountConstraint, DealSampler, GroupConstraints, NoDeal

DRAWS = 6000
"""How many deals are drawn; each must come up as often as it should, within six standard errors."""
ERRORS = 6.0

Told = tuple[Any, ...]
"""A deal as a player would tell it: each group's cards, sorted where their order means nothing."""


def _told(groups: Sequence[GroupConstraints[str]], parted: Sequence[Sequence[str]]) -> Told:
    return tuple(
        tuple(cards) if group.ordered else tuple(sorted(cards))
        for group, cards in zip(groups, parted, strict=True)
    )


def _cut(groups: Sequence[GroupConstraints[str]], cards: Sequence[Any]) -> list[list[Any]]:
    parted, rest = [], list(cards)
    for group in groups:
        parted.append(rest[: group.size])
        del rest[: group.size]
    return parted


def _fits(group: GroupConstraints[str], copies: Sequence[tuple[int, str]], seen: set[int]) -> bool:
    """Whether a group keeps to what is known of it, told once more."""
    names = [name for _, name in copies]
    if any(name in group.never for name in names):
        return False
    for each in group.counts:
        number = len([name for name in names if name in each.cards])
        if number < each.least or (each.most is not None and number > each.most):
            return False
    return seen <= {copy for copy, _ in copies}


def _every(unseen: Sequence[str], groups: Sequence[GroupConstraints[str]]) -> dict[Told, Fraction]:
    """Every deal that fits with its chance: each order of the single cards counts once."""
    copies = list(enumerate(unseen))
    known, gone = [], set[int]()
    for group in groups:
        seen = set()
        for name in group.known:
            copy = next(each for each, other in copies if other == name and each not in gone)
            gone.add(copy)
            seen.add(copy)
        known.append(seen)
    weights: dict[Told, Fraction] = {}
    for order in permutations(copies):
        parted = _cut(groups, order)
        if not all(map(_fits, groups, parted, known)):
            continue
        named = [[name for _, name in cards] for cards in parted]
        weight = Fraction(1)
        for group, cards in zip(groups, named, strict=True):
            if group.likelihood is not None:
                weight *= Fraction(group.likelihood(cards))
        told = _told(groups, named)
        weights[told] = weights.get(told, Fraction(0)) + weight
    total = sum(weights.values())
    return {told: weight / total for told, weight in weights.items() if weight}


@dataclass(frozen=True)
class Case:
    """What is known, by name."""

    unseen: str
    groups: tuple[GroupConstraints[str], ...]


CASES = {
    "nothing is known": Case(
        "abcdef", (GroupConstraints(2), GroupConstraints(2), GroupConstraints(2, ordered=True))
    ),
    "cards were seen to go there": Case(
        "abcdef", (GroupConstraints(2, known=("c",)), GroupConstraints(2), GroupConstraints(2))
    ),
    "a player is out of two suits": Case(
        "abcdef", (GroupConstraints(2, never="ab"), GroupConstraints(3), GroupConstraints(1))
    ),
    "two players are out of something": Case(
        "abcdef",
        (GroupConstraints(2, never="ab"), GroupConstraints(2, never="bc"), GroupConstraints(2)),
    ),
    "everybody is out of something": Case(
        "abcdef",
        (
            GroupConstraints(2, never="a"),
            GroupConstraints(2, never="b"),
            GroupConstraints(2, never="cd"),
        ),
    ),
    "one of three is held": Case(
        "abcdef",
        (
            GroupConstraints(2, counts=(CountConstraint("abc"),)),
            GroupConstraints(2),
            GroupConstraints(2),
        ),
    ),
    "just two of three are held": Case(
        "abcdef",
        (
            GroupConstraints(3, counts=(CountConstraint("abc", 2, 2),)),
            GroupConstraints(2),
            GroupConstraints(1),
        ),
    ),
    "a declaration that one of two sets was held": Case(
        "abcdef",
        (
            GroupConstraints(3, counts=(CountConstraint("abc", 1), CountConstraint("cde", 1, 2))),
            GroupConstraints(3),
        ),
    ),
    "a stock whose order matters is out of something": Case(
        "abcde", (GroupConstraints(2), GroupConstraints(3, never="a", ordered=True))
    ),
    "known and out of something at once": Case(
        "abcdef",
        (
            GroupConstraints(3, known=("f",), never="ab"),
            GroupConstraints(2, known=("a",)),
            GroupConstraints(1),
        ),
    ),
    "twins": Case(
        "aabbcd",
        (
            GroupConstraints(2, counts=(CountConstraint("a"),)),
            GroupConstraints(2),
            GroupConstraints(2),
        ),
    ),
    "one of two twins was seen to go there": Case(
        "aabbcd",
        (GroupConstraints(2, known=("a",)), GroupConstraints(2, never="c"), GroupConstraints(2)),
    ),
    "both twins are held": Case(
        "aabbcd", (GroupConstraints(3, counts=(CountConstraint("a", 2),)), GroupConstraints(3))
    ),
    "a bid that a strong hand makes three times as often": Case(
        "abcdef",
        (
            GroupConstraints(2, likelihood=lambda cards: 0.75 if "a" in cards else 0.25),
            GroupConstraints(2),
            GroupConstraints(2),
        ),
    ),
    "a true sign of one who is out of something": Case(
        "abcdef",
        (
            GroupConstraints(2, never="f", likelihood=lambda cards: float("a" in cards)),
            GroupConstraints(2, likelihood=lambda cards: 0.5 if "b" in cards else 1.0),
            GroupConstraints(2, counts=(CountConstraint("cd"),)),
        ),
    ),
}
EVERY = pytest.mark.parametrize("name", CASES)


def _deals(name: str) -> DealSampler[str]:
    return DealSampler(CASES[name].unseen, CASES[name].groups)


@pytest.mark.slow
@EVERY
def test_each_deal_that_fits_is_drawn_as_often_as_it_is_likely_and_no_other(name: str) -> None:
    case, deals, chance = CASES[name], _deals(name), Random(f"deals {name}")
    wanted = _every(case.unseen, case.groups)
    drawn = Counter(_told(case.groups, _cut(case.groups, deals.draw(chance))) for _ in range(DRAWS))
    assert set(drawn) <= set(wanted)
    for told, share in wanted.items():
        error = sqrt(DRAWS * share * (1 - share))
        assert abs(drawn[told] - DRAWS * share) <= ERRORS * error + 1e-9, told


@pytest.mark.slow
@EVERY
def test_each_single_fact_is_as_likely_as_enumeration_says(name: str) -> None:
    """Sums over many deals are told apart more finely: who holds which card."""
    case, deals, chance = CASES[name], _deals(name), Random(f"facts {name}")
    draws, wanted, found = 3_000 * TIMES, Counter[Any](), Counter[Any]()
    for told, share in _every(case.unseen, case.groups).items():
        wanted.update({fact: float(share) for fact in _facts(told)})
    for _ in range(draws):
        found.update(_facts(_told(case.groups, _cut(case.groups, deals.draw(chance)))))
    for fact, share in wanted.items():
        error = sqrt(max(draws * share * (1 - share), 0.0))
        assert abs(found[fact] - draws * share) <= 4.5 * error + 1e-6, fact


def _facts(told: Told) -> Iterator[tuple[int, str, int]]:
    for group, cards in enumerate(told):
        for card, copies in Counter(cards).items():
            yield group, card, copies


@EVERY
def test_the_layouts_are_all_there_and_their_number_was_known(name: str) -> None:
    case, deals = CASES[name], _deals(name)
    layouts = [*deals.layouts()]
    assert len(layouts) == deals.number
    total = sum(map(deals.likelihood, layouts))
    shares = Counter[Told]()
    for layout in layouts:
        shares[_told(case.groups, deals.by_group(layout))] += deals.likelihood(layout) / total
    wanted = _every(case.unseen, case.groups)
    assert {told for told, share in shares.items() if share} == set(wanted)
    for told, share in wanted.items():
        assert shares[told] == pytest.approx(float(share))


def test_a_draw_with_nothing_known_is_one_shuffle() -> None:
    deals = DealSampler("abcdef", [GroupConstraints(3), GroupConstraints(3, ordered=True)])
    random = Random(5).random
    assert deals.draw(Random(5)) == sorted("abcdef", key=lambda _: random())


def test_layouts_of_a_hand_and_a_stock_come_hand_by_hand() -> None:
    deals = DealSampler("abc", [GroupConstraints(1), GroupConstraints(2, ordered=True)])
    assert ["".join(each) for each in deals.layouts()] == [
        "abc", "acb", "bac", "bca", "cab", "cba",
    ]  # fmt: skip


def test_the_number_is_known_where_nobody_could_look_at_all() -> None:
    unseen = [f"{rank}{suit}" for suit in "DCSB" for rank in "A234567FCR"][:30]
    cups = [card for card in unseen if card[1] == "C"]
    deals = DealSampler(
        unseen, [GroupConstraints(10, never=cups), GroupConstraints(10), GroupConstraints(10)]
    )
    assert deals.number == 184_756 * 184_756  # ten of twenty for the first, ten of twenty left
    hand = deals.draw(Random(1))[:10]
    assert not set(hand) & set(cups)


@pytest.mark.parametrize(
    "groups",
    [
        (GroupConstraints(2), GroupConstraints(1)),
        (GroupConstraints(2, never="ab"), GroupConstraints(2, never="ab")),
        (GroupConstraints(1, known=("a", "b")), GroupConstraints(3)),
        (GroupConstraints(2, known=("x",)), GroupConstraints(2)),
        (GroupConstraints(2, known=("a",)), GroupConstraints(2, known=("a",))),
        (GroupConstraints(2, known=("a",), never="a"), GroupConstraints(2)),
        (
            GroupConstraints(2, counts=(CountConstraint("ab"),)),
            GroupConstraints(2, counts=(CountConstraint("ab", 2),)),
        ),
        (GroupConstraints(2, counts=(CountConstraint("abcd", 1, 1),)), GroupConstraints(2)),
        (
            GroupConstraints(2, known=("a", "b"), counts=(CountConstraint("ab", 0, 1),)),
            GroupConstraints(2),
        ),
    ],
)
def test_what_cannot_be_is_refused_when_it_is_told(
    groups: tuple[GroupConstraints[str], ...],
) -> None:
    with pytest.raises(NoDeal, match="No deal fits what is known"):
        DealSampler("abcd", groups)


def test_a_bid_that_no_hand_makes_is_refused_when_a_deal_is_asked_for() -> None:
    deals = DealSampler(
        "abcd", [GroupConstraints(2, likelihood=lambda cards: 0.0), GroupConstraints(2)]
    )
    with pytest.raises(NoDeal, match="bid or signed"):
        deals.draw(Random(1))


def test_a_hand_that_hardly_ever_comes_is_still_found() -> None:
    """One in some thousands: chosen by its likelihood among the deals that were drawn."""
    rare = GroupConstraints[int](4, likelihood=lambda cards: 1.0 if sum(cards) < 16 else 1e-9)
    deals = DealSampler(range(20), [rare, GroupConstraints(16)])
    assert sum(sum(deals.draw(Random(seed))[:4]) < 16 for seed in range(10)) >= 8


def test_cards_that_lie_nowhere_still_make_a_deal() -> None:
    assert (
        DealSampler("", [GroupConstraints[str](0), GroupConstraints(0, ordered=True)]).draw(
            Random(1)
        )
        == []
    )
    assert [*DealSampler("", [GroupConstraints[str](0)]).layouts()] == [[]]
