"""How the count of a deal of Scopa stands while it runs, beside what anybody can count himself."""

from __future__ import annotations

from random import Random

import pytest

import italiancards as ic
from italiancards.core.cards import ITALIAN, Card
from italiancards.core.score import ScoreLine

PRIMES = dict(zip("76A5432FCR", (21, 18, 16, 15, 14, 13, 12, 10, 10, 10), strict=True))
TABLES = [
    {"players": 2},
    {"players": 3, "primiera": "rough", "napola": True},
    {"players": 4, "scopone": "ten", "rebello": True},
    {"players": 6, "primiera_missing_suit": "zero"},
]
MIDDLE = ic.position(
    "scopa",
    hand="6D 2S RB",
    table="7C 4D",
    taken="7D 3B AS FC / 2D CC 6S 7S",
    scope=" / 2D",
)


def running(table: ic.Table, seat: int = 0) -> dict[str, ScoreLine]:
    """The lines by name, and those of the suits by suit."""
    lines = table.score(seat=seat).sheet.lines
    return {
        part.facts.get("suit", part.name): part for line in lines for part in (line, *line.parts)
    }


def out(line: ScoreLine) -> dict[str, list[str]]:
    """What is still out, by where it lies."""
    return {zone.name: [str(card) for card in zone.cards] for zone in line.out}


def test_cards_and_coins_tell_what_is_left_and_how_many_are_enough() -> None:
    lines = running(MIDDLE)
    assert lines["carte"].counts == ("4", "4")
    assert lines["carte"].note is not None
    assert lines["carte"].note.facts == {"left": 32, "enough": 21}
    assert lines["denari"].cards == (("7D",), ("2D",))
    hidden = ["AD", "3D", "5D", "FD", "CD", "RD"]
    assert out(lines["denari"]) == {"table": ["4D"], "hand": ["6D"], "unseen": hidden}


def test_a_settebello_that_lies_in_a_pile_is_not_out() -> None:
    assert out(running(MIDDLE)["settebello"]) == {}
    before = ic.position("scopa", hand="6D 2S RB", table="7D 4D")
    assert out(running(before)["settebello"]) == {"table": ["7D"]}


def test_the_primiera_has_the_best_card_of_each_suit_and_what_would_be_better() -> None:
    lines = running(MIDDLE)
    assert lines["primiera"].counts == ("60", "43*")
    assert lines["D"].cards == (("7D",), ("2D",))
    assert lines["D"].counts == ("21", "12")
    assert out(lines["D"]) == {"table": ["4D"], "hand": ["6D"], "unseen": ["AD", "5D", "3D"]}
    assert lines["C"].counts == ("10", "10")
    assert out(lines["C"]) == {"table": ["7C"], "unseen": ["6C", "AC", "5C", "4C", "3C", "2C"]}
    assert lines["B"].counts == ("13", "–")
    assert lines["S"].counts == ("16", "21")
    assert out(lines["S"]) == {}


def test_a_missing_suit_is_marked_only_where_it_forbids_the_primiera() -> None:
    marked = [
        line["primiera"].note is not None for line in map(running, _missing("cannot_win", "zero"))
    ]
    assert marked == [True, False]


def _missing(*rules: str) -> list[ic.Table]:
    return [
        ic.position("scopa", hand="6D", table="7C", taken="7D / 6S", primiera_missing_suit=rule)
        for rule in rules
    ]


def test_scope_show_the_cards_that_made_them() -> None:
    assert running(MIDDLE)["scope"].cards == ((), ("2D",))
    assert running(MIDDLE)["scope"].cells == ("0", "1")


@pytest.mark.parametrize("options", TABLES)
def test_in_any_deal_what_is_out_is_what_no_pile_holds(options: dict[str, object]) -> None:
    table = ic.deal("scopa", seed=5, **options)
    chance = Random(5)
    while not table.over:
        view = table.view(0)
        taken = {card for pile in view.taken for card in pile}
        for name, line in running(table).items():
            known = [card for zone in line.out for card in zone.cards]
            assert len(known) == len(set(known))
            assert not taken & set(known)
            for zone in line.out:
                held = {"table": view.table, "hand": view.hand, "unseen": view.unseen}[zone.name]
                assert set(zone.cards) <= set(held)
            if name in ITALIAN.suits:
                assert set(known) == set(_better(name, line, taken))
        coins = {card for card in ITALIAN.cards if card.suit == "D"}
        lines = running(table)["denari"]
        shown = [card for zone in lines.out for card in zone.cards]
        assert {*shown, *(card for cards in lines.cards for card in cards)} == coins
        table.play(chance.choice(table.legal()))
    assert all(line.out == () for line in running(table).values())


def _better(suit: str, line: ScoreLine, taken: set[Card]) -> list[Card]:
    """The cards of a suit in no pile that are worth more than some side's best."""
    best = [max((PRIMES[card.rank] for card in cards), default=0) for cards in line.cards]
    free = [card for card in ITALIAN.cards if card.suit == suit and card not in taken]
    return [card for card in free if PRIMES[card.rank] > min(best)]


def test_the_rough_way_shows_sevens_and_sixes_too() -> None:
    assert "sevens" not in running(MIDDLE)
    table = ic.deal("scopa", seed=5, primiera="rough")
    assert {"sevens", "sixes"} <= set(running(table))
