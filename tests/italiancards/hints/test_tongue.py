"""How a hint is worded: one reason first in a few words, and all of it in forty."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

import italiancards as ic
from italiancards.core.names import LANGUAGES

GAMES = ("briscola", "scopa", "tresette")
FIRST, ALL = 20, 40


def _tables(game: str, number: int) -> Iterator[ic.Table]:
    """Decisions of deals in which everybody draws lots."""
    for seed in range(number):
        table, chance = ic.deal(game, seed=seed), Random(seed)
        for _ in range(chance.randrange(34)):
            if table.to_move is not None:
                table.play(chance.choice(table.legal()))
        if table.to_move is not None:
            yield table


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_begins_with_a_few_words_and_has_forty_at_most(game: str) -> None:
    long = number = 0
    for table in _tables(game, 25):
        advice = table.hint(playouts=20).advice
        best = advice.weighed[0]
        for language in LANGUAGES:
            voice = table.voice(table.to_move, language)
            worth = [best.worth] if best.worth else []
            told = voice.briefly(advice.reasons, worth)
            first = voice.brief(advice.reasons[0]) if advice.reasons else ""
            number += 1
            long += len(first.split()) > FIRST or len(told.split()) > ALL
            assert "-0" not in told
            sentences = re.split(r"(?<=[.:]) ", told)
            assert len(sentences) == len({*sentences})
    assert long <= number / 50


def test_what_is_no_less_is_not_told_as_nought_less() -> None:
    for table in _tables("scopa", 12):
        advice = table.hint(playouts=40).advice
        for each in advice.weighed:
            compared = advice.against_best(each)
            assert compared is not None
            if compared.name.startswith("advice-behind"):
                assert compared.facts["points"] or compared.facts["lost"]
