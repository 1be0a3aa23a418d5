"""Melds by ear: one that grows is named by its cards, and a wild card by what it then is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.core.seats import Seat

ADDED = {
    ("burraco", "9h 10h Jh", "Qh"): (
        "Rosa adds queen: nine to queen of hearts.",
        "Rosa attacca donna: dal nove alla donna di cuori.",
    ),
    ("burraco", "8d 8c 8s", "8h"): (
        "Rosa adds eight of hearts: four eights.",
        "Rosa attacca otto di cuori: quattro otto.",
    ),
    ("burraco", "3d 2s 5d", "4d"): (
        "Rosa adds four of diamonds: two to five of diamonds, two of spades as two.",
        "Rosa attacca quattro di quadri: dal due al cinque di quadri, due di picche per due.",
    ),
    ("scala40", "9h JK Jh", "Qh"): (
        "Rosa adds queen: nine to queen of hearts.",
        "Rosa attacca donna: dal nove alla donna di cuori.",
    ),
    ("scala40", "9h 10h Jh", "JK=Qh"): (
        "Rosa adds joker: nine to queen of hearts, joker as queen.",
        "Rosa attacca jolly: dal nove alla donna di cuori, jolly per donna.",
    ),
}


@pytest.mark.parametrize("case", ADDED, ids=" ".join)
def test_a_card_added_names_the_meld_and_where_its_wild_card_is_then(
    case: tuple[str, str, str],
) -> None:
    game, meld, card = case
    opened: dict[str, Any] = {"opened": "0 1"} if game == "scala40" else {}
    hand = f"{card.partition('=')[0]} Ks 9s"
    table = ic.position(game, hand=hand, melds=meld, drawn=True, discards="Kd", **opened)
    add = next(each for each in table.legal() if str(each).startswith(f"add {card} to 1"))
    table.play(add)
    event = next(each for each in table.moments[-1].events if each.name == "added")
    voice = table.voice(Seat(1))
    voice = replace(voice, names=("Rosa", *voice.names[1:]))
    assert tuple(replace(voice, language=each).heard(event) for each in LANGUAGES) == ADDED[case]
    assert voice.to(Seat(0)).heard(event) == ADDED[case][0].replace("Rosa adds", "Added")
