"""However many cards lie on a table of Scopa, what may be taken is counted, not tried.

What a deal can come to is never refused: the most ways there can be are looked for here among all
tables that a deal can reach. What was laid down could take nothing then, so of the cards that make
a sum some card of the table could have taken, the last one laid would have had to take the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from random import Random
from time import process_time
from typing import Any

import pytest
from support.depth import TIMES
from support.scopa_ways import WAYS

import italiancards as ic
from italiancards.core.cards import ITALIAN, Card
from italiancards.games.scopa.rules.capture_rules import captures
from italiancards.games.scopa.rules.captures import MOST, sets_of_sum, value, ways
from italiancards.games.scopa.rules.options import ScopaOptions
from italiancards.session.play_activity import sit_down

LOW = "AD 2D 3D 4D AC 2C 3C 4C AS 2S 3S 4S AB 2B 3B 4B 5D 5C 5S 5B 6D 6C 6S 6B"
EVEN = "2D 4D 6D FD RD 2C 4C 6C FC RC 2S 4S 6S FS RS 2B 4B 6B FB RB"


def _lying(values: Any) -> tuple[Card, ...]:
    """Cards of some values, whatever their suits."""
    counts = Counter(values)
    ranks = {each: rank for rank, each in zip(ITALIAN.ranks, range(1, 11), strict=True)}
    return tuple(Card(ranks[each], suit) for each in counts for suit in "DCSB"[: counts[each]])


def test_sums_are_found_as_by_trying_every_set_the_smaller_ones_first() -> None:
    chance = Random(6)
    for _ in range(300):
        table = tuple(chance.sample(ITALIAN.cards, chance.randint(0, 9)))
        for total in range(1, 15):
            tried = [
                cards
                for size in range(1, len(table) + 1)
                for cards in combinations(table, size)
                if sum(map(value, cards)) == total
            ]
            assert [*sets_of_sum(total, table)] == tried


def test_the_ways_that_are_counted_are_those_that_are_found() -> None:
    chance = Random(7)
    for number in range(100):
        options = ScopaOptions(scopa_a_15=bool(number % 2))
        table = tuple(chance.sample(ITALIAN.cards, chance.randint(0, 12)))
        goals = [15 - value(c) if options.scopa_a_15 else value(c) for c in ITALIAN.cards]
        found = sum(
            len([*sets_of_sum(goal, table)])
            for goal, card in zip(goals, ITALIAN.cards, strict=True)
            if card not in table
        )
        assert ways(options, table) == found


def test_no_deal_comes_to_more_ways_than_a_position_may_have() -> None:
    """Four cards lie there first; each laid later is none that a sum of those makes.

    Of the cards laid the dearer never help to make a cheaper one, so all the others may come,
    one of each value. More cards only make more sums.
    """
    most = 0
    for size in range(5):
        for first in combinations_with_replacement(range(1, 11), size):
            sums = {sum(some) for n in range(5) for some in combinations(first, n)}
            low_cards = [each for each in range(1, 11) if each not in sums]
            most = max(most, ways(ScopaOptions(), _lying([*first, *low_cards])))
    assert most == 339 < MOST


@pytest.mark.slow
def test_nor_does_a_deal_to_fifteen() -> None:
    """No cards that make fifteen lie there, unless all of them lay there first."""
    assert max(map(_to_fifteen, _first_cards())) == 2740 < MOST
    assert ways(ScopaOptions(scopa_a_15=True), tuple(map(ITALIAN.card, EVEN.split()))) == 2740


def _first_cards() -> Iterator[tuple[int, ...]]:
    for size in range(5):
        yield from combinations_with_replacement(range(1, 11), size)


def _to_fifteen(first: tuple[int, ...]) -> int:
    """The most ways of a table on which some cards lay first."""
    counts, sums = Counter(first), 1
    makes = [1] + [0] * 15
    for each in first:
        sums |= sums << each
        makes = [makes[t] + (makes[t - each] if t >= each else 0) for t in range(16)]

    def more(each: int, reach: int, makes: list[int], lying: tuple[int, ...]) -> int:
        if each > 10:
            return sum((4 - there) * makes[15 - v] for v, there in enumerate(lying, start=1))
        best, number = 0, counts[each]
        while True:
            best = max(best, more(each + 1, reach, makes, (*lying, number)))
            number += 1
            reach |= reach << each | sums << each
            if number > 4 or reach >> 15 & 1:
                return best
            makes = [makes[t] + (makes[t - each] if t >= each else 0) for t in range(16)]

    return more(1, 0, makes, ())


@pytest.mark.parametrize("table", [LOW, " ".join(ITALIAN.cards[:37])])
def test_more_ways_than_a_deal_can_come_to_are_refused_in_one_sentence(table: str) -> None:
    with pytest.raises(ic.ItalianCardsError, match=r"allows captures in [\d,]+ ways: 3,000 at"):
        ic.position("scopa", hand="RB", table=table)


def test_all_even_cards_on_a_table_to_fifteen_are_a_position() -> None:
    table = ic.position("scopa", hand="AD", table=EVEN, scopa_a_15=True)
    assert len(table.legal()) == 324
    assert len({*table.legal()}) == 324


def _pasted(chance: Random) -> dict[str, Any]:
    """A position that somebody may paste: any cards on the table, mostly low ones, or even ones."""
    lean = chance.random()
    deck = sorted(
        ITALIAN.cards,
        key=lambda card: value(card) if chance.random() < lean else chance.randint(1, 10),
    )
    if chance.random() < 0.2:
        deck.sort(key=lambda card: value(card) % 2)
    size = chance.randint(0, 24)
    fields = dict(chance.choice(WAYS))
    held = {"nine": 9, "ten": 10}.get(str(fields.get("scopone")), 3)
    hand = deck[size:][: chance.randint(1, held)]
    return {"table": " ".join(deck[:size]), "hand": " ".join(hand), **fields}


def _asked(fields: dict[str, Any]) -> float:
    """The seconds of the processor that the dearest question about a position takes."""
    table = ic.position("scopa", **fields)
    spent = []
    for ask in (
        table.choices,
        table.legal,
        table.position,
        sit_down(table).model,
        lambda: table.hint("greedy"),
        lambda: [captures(table.options, card, table.view().table) for card in ITALIAN.cards],
    ):
        start = process_time()
        ask()
        spent.append(process_time() - start)
    assert len(table.choices()) <= MOST + len(table.view().hand)
    return max(spent)


@pytest.mark.slow
def test_whatever_is_pasted_is_answered_or_refused() -> None:
    chance = Random(8)
    refused = 0
    for _ in range(16 * TIMES):
        try:
            _asked(_pasted(chance))
        except ic.ItalianCardsError as error:
            assert "ways" in str(error)
            refused += 1
    assert 0 < refused < 16 * TIMES
