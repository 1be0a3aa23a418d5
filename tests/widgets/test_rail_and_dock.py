"""The rail and the panel beside the table: one verdict on the cards that are chosen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from support.picks import pick

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.session.play_activity import sit_down

MELDS = [(game, preset) for game in ("burraco", "scala40") for preset in ic.game(game).presets]
TURNS = 16
"""Moves of a deal that are looked at."""


def _single_cards(game: str, preset: str, language: str) -> Iterator[dict[str, Any]]:
    """What is said of each card of the hand, at moments of a deal."""
    table = ic.deal(game, seed=3, preset=preset)
    chance = random.Random(3)
    for _ in range(TURNS):
        if table.to_move is None:
            return
        session = sit_down(table, table.to_move)
        session.settings["language"] = language
        for card in dict.fromkeys(table.view().hand):
            yield pick(session, str(card))
        table.play(chance.choice(table.legal()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "preset"), MELDS)
def test_the_rail_never_offers_what_the_panel_refuses(
    game: str, preset: str, language: str
) -> None:
    for answer in _single_cards(game, preset, language):
        ways = [way for way in answer.get("ways", ()) if way["touches"] == ""]
        if ways and not any(way["ok"] or way["begins"] for way in ways):
            assert answer["text"] in {way["why"] for way in ways}


def test_a_card_that_would_fit_is_refused_before_one_has_opened() -> None:
    table = ic.position(
        "scala40", hand="Ks 3h 4d 9c", discards="2d", drawn="yes", melds="Kh Kd Kc", laid="1"
    )
    answer = pick(sit_down(table), "Ks")
    assert answer["brief"] == "You have not opened yet."
