"""The first table of somebody new is like that of the game's first whole deal."""

from __future__ import annotations

import re

import pytest
from support.site import ROOT

import italiancards as ic
from italiancards.screen.layouts import tables

FIRST_DEALS = sorted((ROOT / "lessons").glob("*_a_first_deal.ipynb"))
DEAL = re.compile(r'ic\.deal\(\\"(\w+)\\"([^)]*)\)')


@pytest.mark.parametrize("game", tables())
def test_play_seats_as_many_as_the_first_deal_of_the_lessons(game: str) -> None:
    taught = [
        re.findall(r"players=(\d)", options) or [str(ic.game(name).options().players)]
        for path in FIRST_DEALS
        for name, options in DEAL.findall(path.read_text(encoding="utf-8"))
        if name == game
    ]
    first = ic.game(game).options(**ic.game(game).first_table)
    assert [str(first.players)] == taught[0]
