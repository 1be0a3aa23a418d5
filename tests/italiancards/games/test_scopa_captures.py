"""Captures of Scopa, and what is legal, against brute force."""

from __future__ import annotations

from itertools import chain, combinations
from random import Random
from typing import Any

import pytest
from support.depth import TIMES, often
from support.scopa_ways import EVERY_WAY, WAYS

import italiancards as ic
from italiancards.core.cards import ITALIAN
from italiancards.core.moves import Capture, Play
from italiancards.games.scopa.rules.capture_rules import captures
from italiancards.games.scopa.rules.options import ScopaOptions

WORTH = {"A": 1, "F": 8, "C": 9, "R": 10} | {str(number): number for number in range(2, 8)}


def _subsets(table: Any) -> Any:
    return chain.from_iterable(combinations(table, size) for size in range(1, len(table) + 1))


def _by_sum(table: Any) -> dict[int, list[frozenset[str]]]:
    """Every set of table cards by what it makes: found by trying them all."""
    found: dict[int, list[frozenset[str]]] = {}
    for cards in _subsets(table):
        found.setdefault(sum(WORTH[card[0]] for card in cards), []).append(frozenset(cards))
    return found


def _allowed(options: ScopaOptions, card: str, table: Any, made: Any) -> set[frozenset[str]]:
    """A second opinion on what a card may take, told by the table of RULES section 1."""
    if options.ace_takes_all and card[0] == "A" and table:
        ace_lies_there = any(each[0] == "A" for each in table)
        if not (ace_lies_there and options.ace_on_table_blocks):
            return {frozenset(table)}
    if options.scopa_a_15:
        sets = made.get(15 - WORTH[card[0]], [])
    else:
        sets = made.get(WORTH[card[0]], [])
        singles = [cards for cards in sets if len(cards) == 1]
        if singles and options.exact_match_obligation:
            sets = singles
    if options.sum_choice == "fewest_cards":
        fewest = min(map(len, sets), default=0)
        sets = [cards for cards in sets if len(cards) == fewest]
    return set(sets)


def _tables(number: int, seed: int) -> Any:
    chance = Random(seed)
    for _ in range(number):
        table = tuple(chance.sample(ITALIAN.cards, chance.randint(0, 10)))
        yield table, _by_sum(table)


@pytest.mark.slow
def test_captures_are_those_of_brute_force_on_1000_tables_for_every_card() -> None:
    _captures_are_right(1000, ScopaOptions(), seed=1)


@pytest.mark.slow
def test_captures_are_those_of_brute_force_on_thousands_of_tables_for_every_card() -> None:
    _captures_are_right(often(20_000), ScopaOptions(), seed=2)


def _captures_are_right(number: int, options: ScopaOptions, seed: int) -> None:
    for table, made in _tables(number, seed):
        lying = set(table)
        for card in ITALIAN.cards:
            if card not in lying:
                found = [frozenset(cards) for cards in captures(options, card, table)]
                assert len(found) == len(set(found))
                assert set(found) == _allowed(options, card, table, made), (card, table)


@pytest.mark.slow
@EVERY_WAY
def test_captures_are_those_of_brute_force_under_every_agreement(way: int) -> None:
    options = ic.deal("scopa", seed=1, **WAYS[way]).options
    _captures_are_right(60 * TIMES, options, seed=way)


@pytest.mark.slow
@EVERY_WAY
def test_what_is_legal_is_what_a_second_opinion_allows_and_nothing_readable_beside(
    way: int,
) -> None:
    """Every card laid down, and every card with every set of table cards, in whole deals."""
    for seed in range(4):
        table = ic.deal("scopa", seed=seed, **WAYS[way])
        chance = Random(seed)
        while not table.over:
            view, made = table.view(), _by_sum(table.view().table)
            wanted: set[Any] = set()
            for card in view.hand:
                sets = _allowed(table.options, card, view.table, made)
                wanted |= {Capture(card, tuple(cards)) for cards in sets} or {Play(card)}
            assert set(table.legal()) == wanted
            if len(view.table) <= 6 and len(view.hand) <= 10:
                readable = [Play(card) for card in view.hand]
                readable += [
                    Capture(card, cards) for card in view.hand for cards in _subsets(view.table)
                ]
                rules = table.game.rules
                assert {move for move in readable if rules.allows(view, move)} == wanted
            assert wanted <= set(table.game.candidates(view))
            table.play(chance.choice(table.legal()))
